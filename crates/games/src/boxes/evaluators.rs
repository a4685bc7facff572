//! The lead in boxes, now and after the expected rest of the game.

use plyground_core::{Evaluator, Outcome, Player, Position, Score, Term, Window};

use super::{Boxes, BoxesShape, chains};

/// The boxes of a side less those of the other. At the end that is the result, so that a search to the end finds by how much
/// a game is won.
#[derive(Clone, Copy, Debug)]
pub struct BoxLead {
    boxes: i32,
}

impl BoxLead {
    /// For boards of this shape.
    pub fn new(shape: &BoxesShape) -> Self {
        Self { boxes: shape.boxes.count_ones() as i32 }
    }
}

impl Evaluator<Boxes> for BoxLead {
    #[inline]
    fn evaluate(&self, pos: &Boxes) -> Score {
        Score::new(pos.lead())
    }

    #[inline]
    fn finished(&self, pos: &Boxes, _: Outcome, _: u16) -> Score {
        Score::new(pos.lead())
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(-self.boxes), beta: Score::new(self.boxes) }
    }
}

/// The lead and the value of the rest: as if both sides drew safe lines while there are some, and then opened the
/// shortest chain.
#[derive(Clone, Copy, Debug)]
pub struct Chains;

impl Evaluator<Boxes> for Chains {
    fn evaluate(&self, pos: &Boxes) -> Score {
        Score::new(pos.lead() + chains::rest(pos))
    }

    fn finished(&self, pos: &Boxes, _: Outcome, _: u16) -> Score {
        Score::new(pos.lead())
    }

    fn terms(&self, pos: &Boxes) -> Vec<Term> {
        let boxes = |player| Term { name: "boxes", player, points: pos.count(player) as i32 };
        let chains = Term { name: "chains", player: pos.to_move(), points: chains::rest(pos) };
        Player::BOTH.into_iter().map(boxes).chain([chains]).collect()
    }
}
