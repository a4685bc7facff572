//! Evaluation by the lines that can still be filled, and by how soon a game is won.

use plyground_core::{Evaluator, Outcome, Player, Position, Score, Term, Window};

use super::{Connect, ConnectShape};
use crate::general::{symmetric, worth};

/// The lines without a stone of the opponent's, mine less yours; each counts the square of the stones in it.
#[derive(Clone, Debug)]
pub struct OpenFours {
    lines: Vec<u64>,
}

impl OpenFours {
    /// For boards of this shape.
    pub fn new(shape: &ConnectShape) -> Self {
        let mut lines = Vec::new();
        let (width, height, k) = (shape.width() as i32, shape.height() as i32, shape.k() as i32);
        for (dx, dy) in [(0, 1), (1, -1), (1, 0), (1, 1)] {
            for column in 0..width {
                for row in 0..height {
                    let (last_column, last_row) = (column + dx * (k - 1), row + dy * (k - 1));
                    if last_column < width && (0..height).contains(&last_row) {
                        let cell = |i: i32| shape.bit((column + dx * i) as usize, (row + dy * i) as usize);
                        lines.push((0..k).fold(0, |line, i| line | cell(i)));
                    }
                }
            }
        }
        // A line of one cell is the same in all directions.
        lines.sort_unstable();
        lines.dedup();
        Self { lines }
    }

    fn points(&self, pos: &Connect, player: Player) -> i32 {
        let (mine, theirs) = (pos.of(player), pos.of(player.other()));
        let open = self.lines.iter().filter(|&&line| line & theirs == 0);
        open.map(|line| (line & mine).count_ones().pow(2) as i32).sum()
    }
}

impl Evaluator<Connect> for OpenFours {
    fn evaluate(&self, pos: &Connect) -> Score {
        let me = pos.to_move();
        Score::new(self.points(pos, me) - self.points(pos, me.other()))
    }

    fn terms(&self, pos: &Connect) -> Vec<Term> {
        let of = |player| Term { name: "open-line", player, points: self.points(pos, player) };
        Player::BOTH.into_iter().map(of).collect()
    }
}

/// The stones that the winner has left at the end, the winning one included: 1 for a win with the very last stone, 2 for one
/// with the last but one. It is the scale of P. Pons' solver, on which a game is won the higher the sooner.
///
/// With N stones on a board of C cells after the winning one, that is half of C + 2 - N, rounded down: each side has half of
/// what is free, and on a board with an odd number of cells the side that began has the odd one.
#[derive(Clone, Copy, Debug)]
pub struct StonesLeft;

impl StonesLeft {
    fn of(pos: &Connect) -> i32 {
        let cells = pos.shape.board.count_ones() as i32;
        (cells + 2 - pos.taken.count_ones() as i32) / 2
    }
}

impl Evaluator<Connect> for StonesLeft {
    fn evaluate(&self, _: &Connect) -> Score {
        Score::ZERO
    }

    fn finished(&self, pos: &Connect, outcome: Outcome, _: u16) -> Score {
        worth(pos, outcome, Self::of(pos))
    }

    /// No board has more than 64 cells, and a win takes a stone.
    fn range(&self) -> Window {
        symmetric(32)
    }
}
