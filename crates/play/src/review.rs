//! A game seen afterwards: where it was decided, and what would have been better.

use std::cmp::Ordering;

use plyground_core::{Limits, Player};
use plyground_i18n::{Texts, say};
use plyground_registry::{Insight, Progress, Prospect, Session, Worth};

use crate::Ending;
use crate::worth::{before, share, words};

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

impl Moment {
    /// What should have been played instead; `None` where the move was as good as anything.
    pub fn better(&self) -> Option<&str> {
        let best = self.best.first().filter(|_| self.verdict != Verdict::Best)?;
        (*best != self.movement).then_some(best)
    }

    /// What is to be said of the move.
    pub fn words(&self, texts: &Texts) -> String {
        let movement = &self.movement;
        let Some(better) = self.better() else {
            return match self.best.first() {
                Some(best) if best != movement => {
                    say!(texts, "review-as-good", movement = movement, best = best)
                }
                _ => say!(texts, "review-best", movement = movement),
            };
        };
        match (self.verdict, self.before, self.after) {
            (Verdict::Turning, Worth::Win(plies), Worth::Loss(_)) => {
                say!(texts, "review-win-to-loss", movement = movement, better = better, plies = plies)
            }
            (Verdict::Turning, Worth::Win(plies), _) => {
                say!(texts, "review-win-gone", movement = movement, better = better, plies = plies)
            }
            (Verdict::Turning, Worth::Points(_), _) => {
                say!(texts, "review-loses-seen", movement = movement, better = better)
            }
            (Verdict::Turning, ..) => {
                say!(texts, "review-loses", movement = movement, better = better)
            }
            (Verdict::Slip, ..) => say!(texts, "review-slip", movement = movement, better = better),
            _ => say!(texts, "review-good", movement = movement, better = better),
        }
    }
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
    /// What the last position is worth to the side to move there.
    end: Option<Worth>,
    /// That side.
    last: Player,
}

impl Review {
    /// A review of the moves that were made so far.
    pub fn new(session: &dyn Session) -> Self {
        let session = session.copy();
        let last = session.to_move();
        Self { moves: session.history().to_vec(), session, next: None, moments: Vec::new(), end: None, last }
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
            self.next = look(&*self.session, 1, limits).and_then(|lines| Some(lines.first()?.worth));
            self.end = self.next;
            return true;
        };
        let Some(movement) = self.session.history().last().cloned() else { return false };
        self.session.undo();
        let after = before(next);
        let Some((worth, best)) = look_aside(&*self.session, &movement, after, limits) else {
            // Put it back: this position is still to be looked at.
            let _ = self.session.play(&movement);
            return true;
        };
        let (here, after) = settle(worth, after, best.first() == Some(&movement));
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

    /// Whether there was a reason for an ending away from the board: "O resigned although no loss was in sight". `None` for
    /// a game that was played out, and until the last position has been looked at.
    pub fn verdict_on_ending(&self, ending: &Ending, texts: &Texts) -> Option<String> {
        let (loser, keys) = match *ending {
            Ending::Board(_) => return None,
            Ending::Resigned(loser) => {
                (loser, ["review-resigned-won", "review-resigned-open", "review-resigned-lost"])
            }
            Ending::OutOfTime(loser) => (loser, ["review-time-won", "review-time-open", "review-time-lost"]),
        };
        let end = self.end?;
        let worth = if loser == self.last { end } else { end.turned() };
        let key = match worth {
            Worth::Win(_) => keys[0],
            Worth::Draw | Worth::Points(_) => keys[1],
            Worth::Loss(_) => keys[2],
        };
        Some(say!(texts, key, side = self.session.side_name(loser), worth = words(worth, texts)))
    }

    /// The last move of a side before which it had not lost yet, if it lost later; as far as the review has come.
    pub fn last_hold(&self, player: Player) -> Option<&Moment> {
        let mut own = self.moments.iter().filter(|moment| moment.by == player);
        let lost = own.clone().next().is_some_and(|last| matches!(last.after, Worth::Loss(_)));
        own.find(|moment| lost && !matches!(moment.before, Worth::Loss(_)))
    }
}

/// What a position and the move that was made in it are worth to the same side, by a look at either.
///
/// A search that is cut short can like the game's own move better once it is made. But what is certain stays certain: a
/// win by the move that was made is one, even if the look at what came of it was too short to see that.
fn settle(worth: Worth, after: Worth, is_best: bool) -> (Worth, Worth) {
    match is_best || after.compare(worth) == Ordering::Greater {
        true if worth.is_certain() && !after.is_certain() => (worth, worth),
        true => (after, after),
        false => (worth, after),
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

/// What a position is worth to the side to move, and the best line; `after` is what is known of a move there.
///
/// A best move that is known to lose says nothing about the others: the best of those is then what there was.
fn look_aside(
    session: &dyn Session,
    movement: &str,
    after: Worth,
    limits: Limits<'_>,
) -> Option<(Worth, Vec<String>)> {
    let mut lines = look(session, 1, limits)?;
    let is_it = |line: &Prospect| line.moves.first().is_some_and(|first| first == movement);
    let is_mistaken = |line: &Prospect| is_it(line) && !matches!(line.worth, Worth::Loss(_));
    if matches!(after, Worth::Loss(_)) && lines.first().is_some_and(is_mistaken) {
        let others = look(session, 2, limits)?.into_iter().filter(|line| !is_it(line));
        // A loss that comes sooner is not what the side to move would choose.
        lines.splice(0..0, others.filter(|line| line.worth.compare(after) == Ordering::Greater));
    }
    lines.into_iter().next().map(|line| (line.worth, line.moves))
}

/// The best lines in a position for the side to move; one without moves where the game is over.
fn look(session: &dyn Session, lines: usize, limits: Limits<'_>) -> Option<Vec<Prospect>> {
    if let Some(worth) = session.final_worth() {
        return Some(vec![Prospect { moves: Vec::new(), cells: Vec::new(), worth }]);
    }
    let mut last: Option<Insight> = None;
    let _: Progress = session.analyst(lines).look(limits, &mut |insight| last = Some(insight.clone()));
    Some(last?.lines)
}
