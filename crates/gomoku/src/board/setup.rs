//! Positions given by their stones, without the order of the moves.

use plyground_core::Player;

use super::Board;
use crate::cells::Cell;
use crate::rule::Rule;
use crate::threat::Threat;

impl Board {
    /// Puts stones on empty cells in an order in which none of them wins. Returns the stones that were left out because each
    /// would win.
    ///
    /// A stone that would win is postponed: other stones may make its row too long, or close it at both ends.
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

    /// The position with these stones, on distinct cells, whether or not the game is over. None if a side of the board is
    /// outside [`SIDES`](crate::SIDES), or if no single last stone completes all winning rows.
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
            // The last stone is probably one of those left over, so these are tried first.
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
