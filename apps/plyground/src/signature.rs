//! `plyground signature`: the node total of a fixed set of searches.

use crate::failure::Failure;
use crate::output;

pub(crate) fn run() -> Result<(), Failure> {
    output::line(&format!("signature {}", plyground_registry::signature()?))
}
