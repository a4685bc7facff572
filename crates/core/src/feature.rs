//! Features: numbers that a game counts in a position, for evaluators that people write as formulas.

use crate::Player;

/// A number that a game counts for either side of a position.
///
/// # Contract
///
/// Positions with the same key have the same number, and counting it allocates nothing.
#[derive(Debug)]
pub struct Feature<G: ?Sized> {
    /// The name typed in a formula: small letters, digits and underscores.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// Counts it for a side.
    pub value: fn(&G, Player) -> i64,
    /// Whether all symmetric images of a position have the same number.
    pub is_symmetric: bool,
}

impl<G: ?Sized> Feature<G> {
    /// A feature that may differ between the symmetric images of a position.
    pub const fn new(id: &'static str, summary: &'static str, value: fn(&G, Player) -> i64) -> Self {
        Self { id, summary, value, is_symmetric: false }
    }

    /// The same with [`is_symmetric`](Self::is_symmetric).
    pub const fn with_symmetry(self) -> Self {
        Self { is_symmetric: true, ..self }
    }
}

impl<G: ?Sized> Clone for Feature<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: ?Sized> Copy for Feature<G> {}
