//! Boards on which an end of the game is not noticed: the mistakes that the documents make in their rules.
//!
//! They are kept out of the rules themselves: such a board has no lines that decide, or a full board has no result.

use std::sync::Arc;

use plyground_core::Outcome;

use super::{Mnk, MnkShape, Stones};

impl MnkShape {
    /// The same board, on which a completed line is not noticed.
    pub fn without_wins(mut self) -> Self {
        // No run is as long as that.
        self.run = usize::MAX;
        self.deciding = 0;
        self.tests.clear();
        self.starts = [0; 65];
        self.won = [0; 1024];
        self
    }

    /// The same board, on which it is not noticed that it is full.
    pub fn without_draws(mut self) -> Self {
        self.full = None;
        self
    }

    /// Whether a completed line is noticed.
    pub(super) fn notices_wins(&self) -> bool {
        self.run == self.k()
    }

    /// Whether every end of the game is noticed, as the rules have it.
    pub fn notices_ends(&self) -> bool {
        self.notices_wins() && self.full.is_some()
    }
}

impl<S: Stones> Mnk<S> {
    /// The same position with a mistake in its rules; `None` for the name of a mistake in something else.
    pub(super) fn mistaken(&self, mistake: &str) -> Option<Self> {
        let shape = MnkShape::clone(&self.shape);
        let shape = match mistake {
            "full-board-unseen" => shape.without_draws(),
            "global-game" => shape.without_wins(),
            _ => return None,
        };
        let mut pos = Self::set_up(&Arc::new(shape), self.stones, self.to_move);
        if !pos.shape.notices_wins() && matches!(self.outcome, Some(Outcome::Win(_))) {
            // The win test with this mistake looks at the board of the game, not of the search, and there the win is
            // seen.
            pos.outcome = self.outcome;
        }
        Some(pos)
    }
}

#[cfg(test)]
mod tests {
    use plyground_core::{Game, Player, Position};

    use super::super::{Large, Small};
    use super::*;

    /// Tic-tac-toe after these moves.
    fn after<S: Stones>(mut pos: Mnk<S>, moves: &str) -> Mnk<S> {
        for word in moves.split(' ') {
            let cell = pos.read_move(word).unwrap();
            pos.make(cell);
        }
        pos
    }

    /// What comes of a row of X and of a full board, with mistakes from the beginning.
    fn ends<S: Stones>(mistakes: &[&str]) -> [Option<Outcome>; 2] {
        let start = Mnk::<S>::start("3,3,3").unwrap();
        let pos = mistakes.iter().fold(start, |pos, mistake| pos.mistaken(mistake).unwrap());
        let full = "b2 a3 c3 a1 a2 c2 b3 b1 c1";
        [after(pos.clone(), "a1 a2 b1 b2 c1").outcome(), after(pos, full).outcome()]
    }

    #[test]
    fn a_mistake_hides_its_own_end_and_no_other() {
        let (win, draw) = (Some(Outcome::Win(Player::First)), Some(Outcome::Draw));
        for ends in [ends::<Small>, ends::<Large>] {
            assert_eq!(ends(&[]), [win, draw]);
            assert_eq!(ends(&["full-board-unseen"]), [win, None]);
            assert_eq!(ends(&["global-game"]), [None, draw]);
            assert_eq!(ends(&["global-game", "full-board-unseen"]), [None, None]);
        }
    }

    #[test]
    fn a_win_at_the_root_is_seen_by_the_global_game() {
        let won = after(Mnk::<Small>::start("3,3,3").unwrap(), "a1 a2 b1 b2 c1");
        let global = won.mistaken("global-game").unwrap();
        assert_eq!(global.outcome(), won.outcome());
        assert!(won.shape().notices_ends() && !global.shape().notices_ends());
        assert!(won.mistaken("no-such-mistake").is_none());
    }
}
