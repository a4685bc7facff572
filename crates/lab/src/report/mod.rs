//! The lab report: from a game and a few settings to a finished document.
//!
//! [`Settings`] decide the counts; [`measure()`] finds them; everything that is said follows from the [`Findings`] and from
//! the language.

mod asker;
pub mod document;
mod findings;
mod measure;
mod mistakes;
mod playing;
mod scenes;
mod settings;

pub use findings::{Counts, Findings, hash};
pub use measure::{QUICK, Stage, Surroundings, measure};
pub use mistakes::{Answered, Mistake, Witness};
pub use playing::{Played, PlayedMove};
pub use scenes::{Part, Scene, Watched, Worked};
pub use settings::{Settings, Start, suitable_depths};
