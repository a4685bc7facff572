//! Observers: they count, record and stop searches from outside.

mod completeness;
mod counting;
mod limit;
mod line;
mod recorder;

pub use completeness::Completeness;
pub use counting::Counting;
pub use limit::{INTERVAL, Limit, SharedLimit};
pub use line::{Best, Line, RootValue};
pub use recorder::{Cut, Recorder, Recording, Visit};
