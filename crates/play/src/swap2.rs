//! The opening rule swap2, step by step: what is due, who does it, and what a choice leads to.
//!
//! The opener places three stones of both sides. The other player, the chooser, takes the side to move, takes the other side,
//! or adds two stones; then the opener takes a side. After a side was taken, an ordinary game goes on.

use plyground_registry::{Limits, Session};

/// One of the two players, who have no sides yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swap2Player {
    /// Places the first three stones.
    Opener,
    /// Chooses first.
    Chooser,
}

impl Swap2Player {
    /// The name in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opener => "opener",
            Self::Chooser => "chooser",
        }
    }
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swap2Step {
    /// A player places this many more stones, of both sides in turn.
    Place(Swap2Player, usize),
    /// A player takes a side, or adds two stones if that is still possible.
    Choose(Swap2Player, bool),
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideChoice {
    /// The side to move.
    Stay,
    /// The other side.
    Swap,
}

impl SideChoice {
    /// The name in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stay => "stay",
            Self::Swap => "swap",
        }
    }
}

/// What a program does in its step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Swap2Decision {
    /// It places these stones.
    Place(Vec<String>),
    /// It takes a side.
    Take(SideChoice),
}

/// The step that is due after so many stones; `adds` if the chooser has decided to add two. None where no such opening can
/// be.
pub const fn swap2_step(stones: usize, adds: bool) -> Option<Swap2Step> {
    use Swap2Player::{Chooser, Opener};
    match (stones, adds) {
        (0..=2, false) => Some(Swap2Step::Place(Opener, 3 - stones)),
        (3, false) => Some(Swap2Step::Choose(Chooser, true)),
        (3 | 4, true) => Some(Swap2Step::Place(Chooser, 5 - stones)),
        (5, true) => Some(Swap2Step::Choose(Opener, false)),
        _ => None,
    }
}

/// What a program decides in a step: a function of the seed, and of the limits where they are tight. None where the program
/// has nothing to decide: it never adds stones, and it places all three.
pub fn swap2_decision(
    session: &dyn Session,
    adds: bool,
    seed: u64,
    limits: Limits<'_>,
) -> Option<Swap2Decision> {
    match swap2_step(session.history().len(), adds)? {
        Swap2Step::Place(Swap2Player::Opener, 3) => {
            session.swap2_opening(seed, limits).map(Swap2Decision::Place)
        }
        Swap2Step::Place(..) => None,
        Swap2Step::Choose(..) => {
            let swaps = session.swaps_sides(limits)?;
            Some(Swap2Decision::Take(if swaps { SideChoice::Swap } else { SideChoice::Stay }))
        }
    }
}
