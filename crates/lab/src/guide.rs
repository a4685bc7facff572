//! The game of a recorded search, for the pictures of its tree.

use plyground_core::{Grid, Score};
use plyground_draw::tree::{Count, Guide, Header};
use plyground_registry::{Algorithm, MUTATIONS, SearchTask, Session, Target, adopt, open};

/// The game of a recorded search, at the position of the root. `None` if the game is unknown or the search followed
/// other rules.
pub fn session_of(header: &Header) -> Option<Box<dyn Session>> {
    let rules = |id: &String| {
        MUTATIONS.iter().any(|mutation| mutation.id == id && matches!(mutation.target, Target::Rules(_)))
    };
    if header.mutations.iter().any(rules) {
        return None;
    }
    let mut session = open(&header.game).ok()?;
    if session.position() != header.position || session.to_move() != header.to_move {
        session.set_position(&header.position, Some(header.to_move), false).ok()?;
    }
    // The tree can be drawn without the evaluator.
    let _ = adopt(&mut *session, &header.evaluator, header.weights.as_deref());
    Some(session)
}

/// A session at the root of the search.
#[derive(Clone, Copy)]
pub struct SessionGuide<'a> {
    /// The session.
    pub session: &'a dyn Session,
    /// The evaluator of the search.
    pub evaluator: &'a str,
}

impl Guide for SessionGuide<'_> {
    fn grid(&self, path: &[&str]) -> Option<Grid> {
        self.session.after(path).ok()?.grid()
    }

    fn winning_cells(&self, path: &[&str]) -> Vec<usize> {
        self.session.after(path).map(|there| there.winning_cells()).unwrap_or_default()
    }

    fn moves(&self, path: &[&str]) -> Vec<String> {
        self.session.after(path).map(|there| there.legal_moves()).unwrap_or_default()
    }

    fn written(&self, path: &[&str]) -> Option<Score> {
        let there = self.session.after(path).ok()?;
        if there.grid().is_some() || there.outcome().is_none() {
            return None;
        }
        let evaluator = there.evaluator(self.evaluator).ok()?;
        let task =
            SearchTask { depth: Some(0), evaluator: Some(evaluator), ..SearchTask::new(Algorithm::Minimax) };
        let value = there.search(&task).ok()?.report.value?;
        Some(if there.to_move() == self.session.to_move() { value } else { -value })
    }

    fn positions(&self, path: &[&str], moves: &[&str], depth: u16, most: u64) -> Count {
        let Ok(here) = self.session.after(path) else { return Count::Unknown };
        let mut sum = 0;
        for &movement in moves {
            let Ok(there) = here.after(&[movement]) else { return Count::Unknown };
            match there.positions(depth, most - sum) {
                Some(count) => sum += count,
                None => return Count::MoreThan(most),
            }
        }
        Count::Exactly(sum)
    }
}
