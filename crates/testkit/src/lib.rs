//! What the tests of the workspace share.

pub mod agreement;
pub mod conformance;
pub mod golden;
pub mod maze;
pub mod playthrough;
pub mod trees;
