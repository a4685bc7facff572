//! What a game promises.

use std::fmt::Debug;

use plyground_core::{Alternating, EvaluatorEntry, Game, Indexed, Keyed, Symmetric};

/// The promises of a game beyond [`Game`] itself. A promise that the type does not make is a compile error.
///
/// ```text
/// Claims::<Nim>::new().alternating().keyed().compared()
/// ```
pub struct Claims<G: Game> {
    /// Whether the turn passes with every move.
    pub alternates: bool,
    /// The key.
    pub key: Option<fn(&G) -> u64>,
    /// The key that a position shares with its images.
    pub image: Option<fn(&G) -> u64>,
    /// The bound of the numbers of moves, and the number of a move.
    pub index: Option<Numbering<G>>,
    /// Whether two positions are equal, and how one is shown.
    pub equality: Option<Equality<G>>,
    /// The evaluators to be held to what they promise.
    pub evaluators: Vec<EvaluatorEntry<G>>,
    /// Evaluators by whom a position is worth to one side what it costs the other.
    pub antisymmetric: Vec<&'static str>,
}

/// [`Indexed`] as two functions.
pub type Numbering<G> = (fn(&G) -> usize, fn(&G, <G as plyground_core::Position>::Move) -> usize);

/// `==` and `{:?}` as two functions.
pub type Equality<G> = (fn(&G, &G) -> bool, fn(&G) -> String);

impl<G: Game> Claims<G> {
    /// Nothing beyond [`Game`], with the evaluators that the game has itself.
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

    /// Positions have keys, and another that they share with their images.
    pub fn symmetric(self) -> Self
    where
        G: Symmetric,
    {
        Self { key: Some(G::key), image: Some(G::symmetric_key), ..self }
    }

    /// Moves have numbers.
    pub fn indexed(self) -> Self
    where
        G: Indexed,
    {
        Self { index: Some((G::indices, G::index)), ..self }
    }

    /// Positions can be compared: then everything that `==` sees must be restored, not only what can be asked for.
    pub fn compared(self) -> Self
    where
        G: PartialEq + Debug,
    {
        Self { equality: Some((G::eq, |pos| format!("{pos:?}"))), ..self }
    }

    /// By these evaluators a position is worth to the one side what it costs the other. It can be tried where
    /// [`read_position`](Game::read_position) lets either side move.
    pub fn antisymmetric(self, evaluators: &[&'static str]) -> Self {
        Self { antisymmetric: evaluators.to_vec(), ..self }
    }
}

impl<G: Game> Default for Claims<G> {
    fn default() -> Self {
        Self::new()
    }
}
