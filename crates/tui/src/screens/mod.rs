//! The screens.

mod analyse;
mod form;
mod games;
mod home;
mod lab;
mod learn;
mod play;
mod play_from;
mod preparing;
mod review;
mod settings;
mod setup;
mod steps;
mod watch;

pub use analyse::Analyse;
pub use form::{FormActions, FormScreen};
pub use games::Games;
pub use home::Home;
pub use lab::LabRun;
pub use play::Play;
pub use review::ReviewScreen;
pub use steps::LearnScreen;
pub use watch::Watch;
