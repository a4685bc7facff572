//! What several tests of engines share.

pub(crate) mod brain;
pub(crate) mod manager;
