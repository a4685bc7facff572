//! The engine's board as a game of the textbook layer, and its evaluation as an evaluator.
//!
//! With this every textbook search can run on the engine's board. Tests compare alpha-beta with the engine's plain search,
//! which must return the same values.

use plyground_core::{Alternating, Evaluator, Keyed, Outcome, Player, Position, Score};

use crate::board::Board;
use crate::cells::{Cell, CellIter, CellSet};
use crate::score::{MAX_EVALUATION, WIN};
use crate::threat::Threat;

impl Position for Board {
    type Move = Cell;
    type Undo = ();
    type Moves = CellIter;

    fn to_move(&self) -> Player {
        self.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn moves(&self) -> CellIter {
        if self.outcome().is_some() {
            return CellSet::EMPTY.into_iter();
        }
        let mut cells = *self.empty();
        if self.to_move() == Player::First && self.count(Player::First, Threat::Suspect) > 0 {
            // `forbidden` plays the move and takes it back, so it needs a board of its own.
            let mut board = self.clone();
            for cell in cells {
                if board.forbidden(cell).is_some() {
                    cells.toggle(cell);
                }
            }
        }
        cells.into_iter()
    }

    fn make(&mut self, cell: Cell) {
        self.play(cell);
    }

    fn unmake(&mut self, _cell: Cell, (): ()) {
        self.undo();
    }
}

impl Alternating for Board {}

impl Keyed for Board {
    fn key(&self) -> u64 {
        self.key()
    }
}

/// The engine's static evaluation.
#[derive(Clone, Copy, Default, Debug)]
pub struct Static;

impl Evaluator<Board> for Static {
    fn evaluate(&self, board: &Board) -> Score {
        Score::new(board.evaluate().clamp(-MAX_EVALUATION, MAX_EVALUATION))
    }

    fn finished(&self, board: &Board, outcome: Outcome, ply: u16) -> Score {
        let win = WIN - i32::from(ply);
        Score::new(match outcome {
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == board.to_move() => win,
            Outcome::Win(_) => -win,
        })
    }
}
