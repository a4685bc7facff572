//! The lab report: from a game and a few settings to a finished document.
//!
//! [`Settings`] decide the counts; [`measure()`] finds them; everything that is said follows from the [`Findings`] and from
//! the language.

mod asker;
mod board;
mod chapters;
mod claim;
pub mod document;
mod files;
mod findings;
mod measure;
mod mistakes;
mod pictures;
mod playing;
mod scenes;
mod settings;
mod title;

pub use chapters::{Cover, compose};
pub use claim::{Claim, Difference, Refusal, difference_on_page};
pub use files::{File, files};
pub use findings::{Counts, Findings, hash};
pub use measure::{QUICK, Stage, Surroundings, measure};
pub use mistakes::{Answered, Mistake, Witness};
pub use playing::{Played, PlayedMove};
pub use scenes::{Part, Scene, Watched, Worked};
pub use settings::{Settings, Start, suitable_depths};
pub use title::Title;
