//! The engine's board as a game of the textbook layer, and its evaluation as an evaluator.
//!
//! This is how the two layers are held to each other: every textbook search runs on this board, and the engine with
//! its shortcuts switched off must find the same values.

use plyground_core::{Alternating, Evaluator, Keyed, Outcome, Player, Position, Score};

use crate::board::Board;
use crate::cells::{Cell, CellSet, Cells};
use crate::score::{MOST, WIN};
use crate::threat::Threat;

impl Position for Board {
    type Move = Cell;
    type Undo = ();
    type Moves = Cells;

    fn to_move(&self) -> Player {
        self.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn moves(&self) -> Cells {
        if self.outcome().is_some() {
            return CellSet::EMPTY.into_iter();
        }
        let mut cells = *self.empty();
        if self.to_move() == Player::First && self.count(Player::First, Threat::Suspect) > 0 {
            // To see whether a move is forbidden takes trying it.
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

/// The engine's evaluation.
#[derive(Clone, Copy, Default, Debug)]
pub struct Static;

impl Evaluator<Board> for Static {
    fn evaluate(&self, board: &Board) -> Score {
        Score::new(board.evaluate().clamp(-MOST, MOST))
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
