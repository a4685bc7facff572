//! The answers: from the fields of a question to JSON or a file. Every one is short; the thinking is done below.

pub(crate) mod compare;
pub(crate) mod export;
pub(crate) mod overview;
pub(crate) mod position;
pub(crate) mod reply;
pub(crate) mod report;
pub(crate) mod search;
pub(crate) mod solve;
pub(crate) mod tree;
