//! Mutations: textbook searches, each with one mistake that a published program has.
//!
//! They let a student see the effect of the mistake. The rest of the crate does not use them. Most return wrong values; one
//! only misses cutoffs.

mod leaf_for_mover;
mod low_overwritten;
mod min_int_overflow;

pub use leaf_for_mover::LeafForMover;
pub use low_overwritten::LowOverwritten;
pub use min_int_overflow::{OverflowingAlphaBeta, OverflowingNegaScout};
