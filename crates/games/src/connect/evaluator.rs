//! Lines that a side can still fill, by how much of them is there.

use plyground_core::{Evaluator, Player, Position, Score, Term};

use super::{Connect, Shape};

/// The lines without a stone of the opponent's, mine less yours; each counts the square of the stones in it.
#[derive(Clone, Debug)]
pub struct OpenFours {
    lines: Vec<u64>,
}

impl OpenFours {
    /// For boards of this shape.
    pub fn new(shape: &Shape) -> Self {
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
