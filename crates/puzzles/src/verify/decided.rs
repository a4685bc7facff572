//! Minimax of won and not won: some own move, every reply. A table keeps positions that were decided.

use std::collections::HashMap;

use plyground_core::{Game, Keyed, Outcome, Player};

use super::Referee;
use crate::PuzzleGoal;

/// Positions of one question.
const MOST: u64 = 40_000_000;

/// A position of any game, and the side that solves the puzzle.
#[derive(Clone)]
pub(super) struct Decided<G> {
    position: G,
    solver: Player,
}

impl<G: Game + Keyed> Decided<G> {
    pub(super) fn new(position: G) -> Self {
        Self { solver: position.to_move(), position }
    }
}

/// Whether a side wins within a number of own moves.
struct Minimax {
    side: Player,
    known: HashMap<(u64, u16), bool>,
    left: u64,
}

/// More own moves than any game has.
const TO_THE_END: u16 = 1_000;

impl Minimax {
    fn of(side: Player) -> Self {
        Self { side, known: HashMap::new(), left: MOST }
    }

    fn wins<G: Game + Keyed>(&mut self, position: &mut G, moves: u16) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome == Outcome::Win(self.side));
        }
        if moves == 0 {
            return Some(false);
        }
        // To the end of the game the number of moves left says nothing.
        let own = position.to_move() == self.side;
        let key = (position.key(), if moves >= TO_THE_END / 2 { TO_THE_END } else { moves });
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut wins = !own;
        let legal: Vec<G::Move> = position.moves().collect();
        for m in legal {
            let after = position.after(m, |after| self.wins(after, moves - u16::from(own)))?;
            if after == own {
                wins = own;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }
}

impl<G: Game + Keyed> Referee for Decided<G> {
    fn legal(&self) -> Vec<String> {
        self.position.moves().map(|m| self.position.write_move(m)).collect()
    }

    fn play(&mut self, movement: &str) -> bool {
        let Ok(m) = self.position.read_move(movement) else { return false };
        self.position.make(m);
        true
    }

    fn reaches(&mut self, goal: PuzzleGoal) -> Option<bool> {
        let side = self.solver;
        match goal {
            PuzzleGoal::WinIn(moves) => Minimax::of(side).wins(&mut self.position, u16::from(moves) - 1),
            PuzzleGoal::WinEnding(_) => Minimax::of(side).wins(&mut self.position, TO_THE_END),
            PuzzleGoal::NotLose => {
                Minimax::of(side.other()).wins(&mut self.position, TO_THE_END).map(|wins| !wins)
            }
            _ => None,
        }
    }

    fn is_solved(&mut self, goal: PuzzleGoal) -> bool {
        match goal {
            PuzzleGoal::WinIn(_) => self.position.outcome() == Some(Outcome::Win(self.solver)),
            // What follows is won by every move, or was agreed to be the end.
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use plyground_core::Position;
    use plyground_games::Connect;

    use super::*;

    #[test]
    fn tic_tac_toe_is_drawn_and_a_fork_wins() {
        use plyground_games::Mnk;
        use plyground_games::mnk::Small;
        let mut start = Mnk::<Small>::start("3,3,3").unwrap();
        assert_eq!(Minimax::of(Player::First).wins(&mut start, TO_THE_END), Some(false));
        for m in ["a1", "b1"] {
            let m = start.read_move(m).unwrap();
            start.make(m);
        }
        assert_eq!(Minimax::of(Player::First).wins(&mut start, 3), Some(true));
        assert_eq!(Minimax::of(Player::First).wins(&mut start, 2), Some(false));
    }

    #[test]
    fn a_row_of_two_on_the_ground_wins_in_two() {
        let mut game = Connect::start("7,6,4").unwrap();
        for m in ["4", "4", "5", "5"] {
            let m = game.read_move(m).unwrap();
            game.make(m);
        }
        assert_eq!(Minimax::of(Player::First).wins(&mut game, 1), Some(false));
        assert_eq!(Minimax::of(Player::First).wins(&mut game, 2), Some(true));
    }
}
