//! Observers: they count, record and stop searches from outside.

mod completeness;
mod counting;
mod limit;
mod principal_variation;

mod recorder;

pub use completeness::Completeness;
pub use counting::Counting;
pub use limit::{INTERVAL, Limit, SharedLimit};
pub use principal_variation::{Best, PrincipalVariation, RootValue};
pub use recorder::{Cutoff, Recorder, Recording, Visit};
