//! Positions whose stones are known, but not the order in which they came.

use plyground_core::Player;

use super::Board;
use crate::cells::Cell;
use crate::rule::Rule;
use crate::threat::Threat;

impl Board {
    /// Puts stones on empty cells, in an order in which none of them wins, and returns those for which there is none.
    ///
    /// Nobody knows the order. A stone that would win waits: it may be the middle of a row that is too long in the end, or
    /// of one that is closed at both ends.
    pub fn set_up(&mut self, stones: &[(Player, Cell)]) -> Vec<(Player, Cell)> {
        let mut left = stones.to_vec();
        loop {
            let before = left.len();
            left.retain(|&(player, cell)| {
                let wins = self.threat(player, cell) == Threat::Five;
                if !wins {
                    self.put(player, cell);
                }
                wins
            });
            if left.is_empty() || left.len() == before {
                return left;
            }
        }
    }

    /// The position with these stones, each on a cell of its own, whether or not they have decided the game. None where a
    /// side of the board is outside [`SIDES`](crate::SIDES), and where rows win that no single last stone can have completed.
    pub fn of_stones(
        width: usize,
        height: usize,
        rule: Rule,
        stones: &[(Player, Cell)],
        to_move: Player,
    ) -> Option<Self> {
        let empty = Self::new(width, height, rule)?;
        let mut board = empty.clone();
        let left = board.set_up(stones);
        if let Some(&(winner, _)) = left.first() {
            // Those that were left are the likeliest to have come last, but each of them may have waited for another.
            let others = stones.iter().filter(|stone| !left.contains(stone));
            let mut last = left.iter().chain(others).filter(|(player, _)| *player == winner);
            board = last.find_map(|last| {
                let mut board = empty.clone();
                let rest: Vec<_> = stones.iter().copied().filter(|stone| stone != last).collect();
                let fits = board.set_up(&rest).is_empty() && board.threat(winner, last.1) == Threat::Five;
                fits.then(|| {
                    board.put(winner, last.1);
                    board
                })
            })?;
        }
        board.set_turn(to_move);
        Some(board)
    }
}
