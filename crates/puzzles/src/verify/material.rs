//! Whether material can be won: some own move, every reply, to a quiet position.

use plyground_core::{Game, Noisy, Outcome, Player, Position};
use plyground_games::Draughts;
use plyground_games::draughts::Variant;

use super::Referee;
use crate::PuzzleGoal;

/// Positions of one question.
const MOST: u64 = 20_000_000;
/// A king in men.
const KING: i64 = 3;

/// A position of draughts, and the side that solves the puzzle.
#[derive(Clone)]
pub(super) struct Balance<V: Variant> {
    position: Draughts<V>,
    solver: Player,
}

impl<V: Variant> Balance<V> {
    pub(super) fn new(position: Draughts<V>) -> Self {
        Self { solver: position.to_move(), position }
    }

    fn ahead(&self) -> i64 {
        let count = |name: &str, side: Player| {
            let feature = Draughts::<V>::features().iter().find(|feature| feature.id == name);
            feature.map_or(0, |feature| (feature.value)(&self.position, side))
        };
        let [own, other] =
            [self.solver, self.solver.other()].map(|side| count("men", side) + KING * count("kings", side));
        own - other
    }

    /// Whether the next move is a capture: then all are.
    fn must_capture(&self) -> bool {
        self.position.moves().next().is_some_and(|m| self.position.is_noisy(m))
    }

    /// Whether the solver gets the balance within the plies and the captures after them.
    fn gets(&self, balance: i64, plies: u8, left: &mut u64) -> Option<bool> {
        *left = left.checked_sub(1)?;
        if let Some(outcome) = self.position.outcome() {
            return Some(outcome == Outcome::Win(self.solver));
        }
        if plies == 0 && !self.must_capture() {
            return Some(self.ahead() >= balance);
        }
        let own = self.position.to_move() == self.solver;
        for m in self.position.moves() {
            let mut after = self.clone();
            after.position.make(m);
            if after.gets(balance, plies.saturating_sub(1), left)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}

impl<V: Variant> Referee for Balance<V> {
    fn legal(&self) -> Vec<String> {
        self.position.moves().map(|m| self.position.write_move(m)).collect()
    }

    fn play(&mut self, movement: &str) -> bool {
        let Ok(m) = self.position.read_move(movement) else { return false };
        self.position.make(m);
        true
    }

    fn reaches(&mut self, goal: PuzzleGoal) -> Option<bool> {
        let PuzzleGoal::Material { balance, plies } = goal else { return None };
        self.gets(i64::from(balance), plies.saturating_sub(1), &mut MOST.clone())
    }

    fn is_solved(&mut self, goal: PuzzleGoal) -> bool {
        let PuzzleGoal::Material { balance, .. } = goal else { return false };
        match self.position.outcome() {
            Some(outcome) => outcome == Outcome::Win(self.solver),
            None => !self.must_capture() && self.ahead() >= i64::from(balance),
        }
    }
}
