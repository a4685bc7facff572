//! Shared by the tests of the workspace.

pub mod agreement;
pub mod conformance;
pub mod golden;
pub mod playthrough;
pub mod random_game;
pub mod trees;
