//! Lines that a side can still fill.

use std::sync::Arc;

use plyground_core::{Evaluator, Outcome, Player, Position, Score, Term, Window};

use crate::general::{symmetric, worth};
use crate::mnk::{Mnk, MnkShape, Stones};

/// The number of lines without a mark of the opponent's, mine minus yours; a finished game is worth plus or minus
/// 100, or one more than the number of lines where that is larger.
#[derive(Clone, Copy, Debug)]
pub struct OpenLines {
    win: i32,
}

impl OpenLines {
    /// For boards of this shape.
    pub fn new(shape: &Arc<MnkShape>) -> Self {
        Self { win: (shape.lines().len() as i32 + 1).max(100) }
    }

    /// Lines on which `player` can still win.
    pub fn open_to<S: Stones>(pos: &Mnk<S>, player: Player) -> i32 {
        let closed_by = pos.stones(player.other());
        let open = |line: &&crate::mnk::WinningLine| !line.cells().any(|cell| closed_by.contains(cell));
        pos.shape().lines().iter().filter(open).count() as i32
    }
}

fn has_line<S: Stones>(pos: &Mnk<S>) -> bool {
    !pos.shape().rules().misere && pos.shape().completed(pos.stones(pos.to_move())).is_some()
}

impl<S: Stones> Evaluator<Mnk<S>> for OpenLines {
    fn evaluate(&self, pos: &Mnk<S>) -> Score {
        let me = pos.to_move();
        Score::new(Self::open_to(pos, me) - Self::open_to(pos, me.other()))
    }

    fn finished(&self, pos: &Mnk<S>, outcome: Outcome, _ply: u16) -> Score {
        match outcome {
            // A full board is evaluated like any other: no line is open to either side.
            Outcome::Draw => self.evaluate(pos),
            // On an unreachable board both sides may have a line: that of the side to move counts first.
            Outcome::Win(winner) if winner != pos.to_move() && has_line(pos) => Score::new(self.win),
            Outcome::Win(_) => worth(pos, outcome, self.win),
        }
    }

    fn range(&self) -> Window {
        symmetric(self.win)
    }

    fn terms(&self, pos: &Mnk<S>) -> Vec<Term> {
        let of = |player| {
            let open = Self::open_to(pos, player) as usize;
            std::iter::repeat_n(Term { name: "open-line", player, points: 1 }, open)
        };
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}
