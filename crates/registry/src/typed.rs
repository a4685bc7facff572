//! The games behind their names, for those who need to know their types.

pub use crate::erased_run::{ErasedResult, ErasedRun, ErasedSearchFn, with_moves};
pub use crate::games::with_type;
pub use crate::plugin::{Abilities, Build, Numbering, Offer, Run, SearchFn};

use plyground_core::Game;

/// What is done with a game of a known type. It is compiled for every game of the list, in the crate that asks for it.
pub trait Visitor {
    /// What it finds.
    type Output;

    /// Is handed the position as it stands and what the game offers.
    fn visit<G: Game>(self, pos: &G, abilities: &Abilities<G>) -> Self::Output;
}
