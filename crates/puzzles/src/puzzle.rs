//! A puzzle.

use plyground_core::{Message, Player};
use plyground_registry::{Session, open};

use crate::{Measures, PuzzleGoal, PuzzleKind, Solution, difficulty, rating};

/// A position with a goal and its solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// What it is about.
    pub kind: PuzzleKind,
    /// The game, as the registry opens it.
    pub game: String,
    /// The moves of the game that lead to the position.
    pub moves: Vec<String>,
    /// What the side to move has to reach.
    pub goal: PuzzleGoal,
    /// All solutions.
    pub solution: Solution,
    /// What its difficulty is made of.
    pub measures: Measures,
}

impl Puzzle {
    /// A name that depends on the position and the goal only: the kind and a hash.
    pub fn id(&self) -> String {
        let text = format!("{} {} {}", self.game, self.moves.join(" "), self.goal);
        // FNV-1a, by G. Fowler, L. C. Noll and K.-P. Vo.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{}-{:08x}", self.kind, (hash >> 32) as u32 ^ hash as u32)
    }

    /// Its rating.
    pub fn rating(&self) -> u16 {
        rating(&self.measures)
    }

    /// Its difficulty, from 1 to 5.
    pub fn difficulty(&self) -> u8 {
        difficulty(self.rating())
    }

    /// The game at the position.
    pub fn open(&self) -> Result<Box<dyn Session>, Message> {
        let mut session = open(&self.game)?;
        for movement in &self.moves {
            session.play(movement)?;
        }
        Ok(session)
    }

    /// The side that solves it.
    pub fn side(&self) -> Result<Player, Message> {
        Ok(self.open()?.to_move())
    }
}
