//! The contracts that a game claims to keep.

use std::fmt::Debug;

use plyground_core::{Alternating, EvaluatorEntry, Game, Indexed, Keyed, Symmetric};

/// The claims of a game beyond [`Game`] itself. A claim that the type does not support is a compile error.
///
/// ```text
/// Claims::<Nim>::new().alternating().keyed().compared()
/// ```
pub struct Claims<G: Game> {
    /// Whether turns alternate.
    pub alternates: bool,
    /// The key.
    pub key: Option<fn(&G) -> u64>,
    /// The symmetric key, which a position shares with its images.
    pub image: Option<fn(&G) -> u64>,
    /// The bound of the indices of moves, and the index of a move.
    pub index: Option<Numbering<G>>,
    /// Whether two positions are equal, and how one is printed.
    pub equality: Option<Equality<G>>,
    /// The evaluators to be checked.
    pub evaluators: Vec<EvaluatorEntry<G>>,
    /// Evaluators whose value for one side is the negative of the value for the other.
    pub antisymmetric: Vec<&'static str>,
}

/// [`Indexed`] as two functions.
pub type Numbering<G> = (fn(&G) -> usize, fn(&G, <G as plyground_core::Position>::Move) -> usize);

/// `==` and `{:?}` as two functions.
pub type Equality<G> = (fn(&G, &G) -> bool, fn(&G) -> String);

impl<G: Game> Claims<G> {
    /// Nothing beyond [`Game`], with the game's own evaluators.
    pub fn new() -> Self {
        Self {
            alternates: false,
            key: None,
            image: None,
            index: None,
            equality: None,
            evaluators: G::evaluators().to_vec(),
            antisymmetric: Vec::new(),
        }
    }

    /// Turns alternate.
    pub fn alternating(self) -> Self
    where
        G: Alternating,
    {
        Self { alternates: true, ..self }
    }

    /// Positions have keys.
    pub fn keyed(self) -> Self
    where
        G: Keyed,
    {
        Self { key: Some(G::key), ..self }
    }

    /// Positions have keys, and symmetric keys that they share with their images.
    pub fn symmetric(self) -> Self
    where
        G: Symmetric,
    {
        Self { key: Some(G::key), image: Some(G::symmetric_key), ..self }
    }

    /// Moves have indices.
    pub fn indexed(self) -> Self
    where
        G: Indexed,
    {
        Self { index: Some((G::indices, G::index)), ..self }
    }

    /// Positions can be compared: then everything that `==` compares must be restored, not only what the methods
    /// return.
    pub fn compared(self) -> Self
    where
        G: PartialEq + Debug,
    {
        Self { equality: Some((G::eq, |pos| format!("{pos:?}"))), ..self }
    }

    /// With these evaluators the value for one side is the negative of the value for the other. It can be checked where
    /// [`read_position`](Game::read_position) accepts either side to move.
    pub fn antisymmetric(self, evaluators: &[&'static str]) -> Self {
        Self { antisymmetric: evaluators.to_vec(), ..self }
    }
}

impl<G: Game> Default for Claims<G> {
    fn default() -> Self {
        Self::new()
    }
}
