//! The endpoints: from the fields of a request to JSON or a file. Each is short; the work is done by the crates below.

pub(crate) mod compare;
pub(crate) mod exercise;
pub(crate) mod export;
pub(crate) mod lab_json;
pub(crate) mod overview;
pub(crate) mod playouts;
pub(crate) mod position;
pub(crate) mod puzzles;
pub(crate) mod reply;
pub(crate) mod report;
pub(crate) mod search;
pub(crate) mod solve;
pub(crate) mod swap2;
pub(crate) mod tree;
