//! What Plyground shows in a terminal: charts to print, a screen for walking through a search, and the whole program of
//! screens that `plyground` opens.
//!
//! The program is a stack of [`screen::Screen`]s in an [`App`], to which everything that happens comes through one channel
//! (see [`signal`]). It knows nothing of the terminal, so tests drive it in memory; [`run`] puts it on one.
//!
//! Deliberately absent: games and searches. What is shown comes from the registry, the table and the laboratory.

mod app;
pub mod board;
mod chart;
pub mod context;
pub mod form;
pub mod forms;
pub mod glyphs;
pub mod graph;
pub mod help;
pub mod job;
pub mod kept;
pub mod keybar;
pub mod layout;
pub mod list;
pub mod numbers;
pub mod palette;
pub mod pane;
pub mod panel;
pub mod pointing;
mod run;
pub mod running_game;
pub mod screen;
pub mod screens;
pub mod settings;
pub mod signal;
pub mod spots;
pub mod step;
pub mod store;
mod terminal;
pub mod typing;
pub mod verdict;

pub use app::{App, SMALLEST};
pub use chart::chart;
pub use context::Environment;
pub use run::run;
pub use terminal::width;
