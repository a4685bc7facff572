//! Mistakes that printed programs make, kept so that a student can watch what each one does.
//!
//! Every file here is a textbook search with one mistake in it. Nothing else in the crate knows of them. Most give
//! wrong answers; one only loses cuts.

mod leaf_for_mover;
mod low_overwritten;
mod min_int_overflow;

pub use leaf_for_mover::LeafForMover;
pub use low_overwritten::LowOverwritten;
pub use min_int_overflow::{OverflowingAlphaBeta, OverflowingNegaScout};
