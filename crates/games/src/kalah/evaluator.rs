//! The lead in seeds.

use plyground_core::{Evaluator, Outcome, Player, Score, Term, Window};

use super::Kalah;

/// The seeds in a side's store less those in the other's. At the end that is the result, so that a search to the end finds by
/// how much a game is won.
#[derive(Clone, Copy, Debug)]
pub struct Seeds {
    total: i32,
}

impl Seeds {
    /// For games with as many seeds as this one.
    pub fn new(pos: &Kalah) -> Self {
        Self { total: pos.total() as i32 }
    }
}

impl Evaluator<Kalah> for Seeds {
    #[inline]
    fn evaluate(&self, pos: &Kalah) -> Score {
        Score::new(pos.lead())
    }

    #[inline]
    fn finished(&self, pos: &Kalah, _: Outcome, _: u16) -> Score {
        Score::new(pos.lead())
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(-self.total), beta: Score::new(self.total) }
    }

    fn terms(&self, pos: &Kalah) -> Vec<Term> {
        let store = |player| Term { name: "seeds", player, points: pos.store(player).into() };
        Player::BOTH.into_iter().map(store).collect()
    }
}
