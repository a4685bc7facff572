//! Positions as one line of text, and boards as people see them.

use std::cmp::Ordering;
use std::sync::Arc;

use plyground_core::{Message, Outcome, Player, message};

use super::{Mnk, MnkCell, MnkShape, Stones, WinningLine};
use crate::reachable::{line_to_move, uneven};
use crate::rows;

impl<S: Stones> Mnk<S> {
    /// Reads rows, or all cells in one run. Without `to_move` the side with fewer stones moves, X if they are even.
    pub(super) fn read_rows(
        shape: &Arc<MnkShape>,
        text: &str,
        to_move: Option<Player>,
    ) -> Result<Self, Message> {
        let cells = rows::read(text.trim(), shape.width(), shape.height())?;
        let mut stones = [S::default(); 2];
        for (i, owner) in cells.into_iter().enumerate() {
            if let Some(player) = owner {
                stones[player.index()].toggle(MnkCell::new(i));
            }
        }
        let to_move = to_move.unwrap_or_else(|| {
            // The side with fewer stones; where they are even, X, unless X has just completed a line.
            let x_done = shape.completed(&stones[0]).is_some() && shape.completed(&stones[1]).is_none();
            match stones[0].len().cmp(&stones[1].len()) {
                Ordering::Less => Player::First,
                Ordering::Equal if !x_done => Player::First,
                _ => Player::Second,
            }
        });
        Ok(Self::set_up(shape, stones, to_move))
    }

    /// Refuses unreachable positions; either side may have begun.
    pub(super) fn check_reachable(&self) -> Result<(), Message> {
        let [first, second] = self.stones;
        let (x, o) = (first.len(), second.len());
        let waiting = self.to_move.other();
        if x.abs_diff(o) > 1 {
            return Err(uneven([x, o]));
        }
        if self.stones(self.to_move).len() > self.stones(waiting).len() {
            return Err(message!(
                "position-wrong-turn",
                "{side} has moved once more ({x} X, {o} O) and cannot be to move",
                side = self.to_move.mark(),
                x = x,
                o = o
            ));
        }
        let has_line = |p: Player| self.shape.completed(self.stones(p)).is_some();
        match (has_line(self.to_move), has_line(waiting)) {
            (false, false) => Ok(()),
            (true, true) => Err(message!(
                "position-two-lines",
                "both sides have completed a line, which play cannot reach"
            )),
            (true, false) => Err(line_to_move(self.to_move)),
            (false, true) if self.was_last_stone_decisive(waiting) => Ok(()),
            (false, true) => Err(message!(
                "position-lines-apart",
                "{side} has lines that no single last stone completes",
                side = waiting.mark()
            )),
        }
    }

    /// Whether some stone of `player`, taken away, leaves no completed line.
    fn was_last_stone_decisive(&self, player: Player) -> bool {
        let mut stones = *self.stones(player);
        stones.cells().any(|cell| {
            stones.toggle(cell);
            let open = self.shape.completed(&stones).is_none();
            stones.toggle(cell);
            open
        })
    }

    /// The line that decided the game.
    pub(super) fn decisive_line(&self) -> Option<WinningLine> {
        let Some(Outcome::Win(_)) = self.outcome else { return None };
        Player::BOTH.into_iter().find_map(|p| self.shape.completed(self.stones(p)))
    }
}
