//! Shared by the tests of the workspace.

pub mod agreement;
pub mod conformance;
pub mod golden;
pub mod maze;
pub mod playthrough;
pub mod trees;
