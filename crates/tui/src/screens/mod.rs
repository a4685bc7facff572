//! The screens.

mod analyse;
mod games;
mod home;
mod lab;
mod learn;
mod onward;
mod play;
mod preparing;
mod review;
mod settings;
mod setup;
mod sheet;
mod steps;
mod watch;

pub use analyse::Analyse;
pub use games::Games;
pub use home::Home;
pub use lab::LabRun;
pub use play::Play;
pub use review::ReviewScreen;
pub use sheet::{Purposeful, SheetScreen};
pub use steps::Steps;
pub use watch::Watch;
