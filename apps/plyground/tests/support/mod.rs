//! Common parts of the tests with engines.

pub(crate) mod brain;
pub(crate) mod manager;
