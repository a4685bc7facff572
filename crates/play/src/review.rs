//! A game seen afterwards: where it was decided, and what would have been better.

use std::cmp::Ordering;

use plyground_core::{Limits, Outcome, Player};
use plyground_registry::{Insight, Progress, Session, Worth};

use crate::worth::{before, share};

/// How far a move fell short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing better was found.
    Best,
    /// Nearly as good as the best.
    Good,
    /// It gave something away, but not the result.
    Slip,
    /// It changed the result: a win let go, or a game that was held lost.
    Turning,
}

impl Verdict {
    /// The name for programs.
    pub fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Slip => "slip",
            Self::Turning => "turning",
        }
    }
}

/// A move of the game, and what was found about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// How many moves were made before it.
    pub ply: usize,
    /// Who made it.
    pub by: Player,
    /// The move.
    pub movement: String,
    /// The best line in the position where it was made.
    pub best: Vec<String>,
    /// What that position was worth to the side to move.
    pub before: Worth,
    /// What the move left of it, to the same side.
    pub after: Worth,
    /// How far it fell short.
    pub verdict: Verdict,
}

/// The part of the bar that a move may give away and still be good.
const GOOD: f64 = 0.08;

/// Goes through a game from its end to its beginning, a position at a time.
///
/// Backwards, because what a move was worth is what the position after it is: every position is looked at once.
pub struct Review {
    moves: Vec<String>,
    /// The game, as it stands at the next position to look at.
    session: Box<dyn Session>,
    /// What the position after that is worth to the side to move there.
    next: Option<Worth>,
    moments: Vec<Moment>,
}

impl Review {
    /// A review of the moves that were made so far.
    pub fn new(session: &dyn Session) -> Self {
        let session = session.copy();
        Self { moves: session.history().to_vec(), session, next: None, moments: Vec::new() }
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let done = if self.next.is_none() { 0 } else { self.moments.len() + 1 };
        (done, self.moves.len() + 1)
    }

    /// Looks at one position as long as the limits allow; false where none is left. A position of which the limits left
    /// nothing known, as when somebody stops the review, is looked at again.
    pub fn step(&mut self, limits: Limits<'_>) -> bool {
        let (done, all) = self.progress();
        if done == all {
            return false;
        }
        let Some(next) = self.next else {
            self.next = look(&*self.session, limits).map(|(worth, _)| worth);
            return true;
        };
        let Some(movement) = self.session.history().last().cloned() else { return false };
        self.session.undo();
        let Some((best_worth, best)) = look(&*self.session, limits) else {
            // Put it back: this position is still to be looked at.
            let _ = self.session.play(&movement);
            return true;
        };
        let after = before(next);
        let is_best = best.first() == Some(&movement);
        // A search that is cut short can like the game's own move better once it is made.
        let here = if is_best || after.compare(best_worth) == Ordering::Greater { after } else { best_worth };
        self.moments.push(Moment {
            ply: self.session.history().len(),
            by: self.session.to_move(),
            movement,
            best,
            before: here,
            after,
            verdict: verdict(here, after),
        });
        self.next = Some(here);
        true
    }

    /// What is known so far, from the end of the game to its beginning.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The last move of a side before which it had not lost yet, if it lost later; as far as the review has come.
    pub fn last_hold(&self, player: Player) -> Option<&Moment> {
        let mut own = self.moments.iter().filter(|moment| moment.by == player);
        let lost = own.clone().next().is_some_and(|last| matches!(last.after, Worth::Loss(_)));
        own.find(|moment| lost && !matches!(moment.before, Worth::Loss(_)))
    }
}

/// How far a move fell short of what there was.
fn verdict(before: Worth, after: Worth) -> Verdict {
    let class = |worth| match worth {
        Worth::Win(_) => 1,
        Worth::Draw | Worth::Points(_) => 0,
        Worth::Loss(_) => -1,
    };
    let given = share(before) - share(after);
    if class(after) < class(before) {
        Verdict::Turning
    } else if after.compare(before) != Ordering::Less {
        Verdict::Best
    } else if given <= GOOD {
        Verdict::Good
    } else {
        Verdict::Slip
    }
}

/// What a position is worth to the side to move, and the best line.
fn look(session: &dyn Session, limits: Limits<'_>) -> Option<(Worth, Vec<String>)> {
    if let Some(outcome) = session.outcome() {
        let worth = match outcome {
            Outcome::Draw => Worth::Draw,
            Outcome::Win(winner) if winner == session.to_move() => Worth::Win(0),
            Outcome::Win(_) => Worth::Loss(0),
        };
        return Some((worth, Vec::new()));
    }
    let mut last: Option<Insight> = None;
    let _: Progress = session.analyst(1).look(limits, &mut |insight| last = Some(insight.clone()));
    let best = last?.lines.into_iter().next()?;
    Some((best.worth, best.moves))
}
