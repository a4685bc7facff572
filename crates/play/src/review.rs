//! The review of a game: where it was decided, and which moves were better.

use std::cmp::Ordering;
use std::time::Duration;

use plyground_core::{Limits, Player};
use plyground_i18n::{Texts, say};
use plyground_registry::{AnalystEnd, AnalystOptions, Insight, Prospect, Session, Worth};

use crate::Ending;
use crate::accuracy::SideSummary;
use crate::mistake_kind::MistakeKind;
use crate::worth::{before, share, words};

/// How good a move was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveVerdict {
    /// No better move was found.
    Best,
    /// Nearly as good as the best.
    Good,
    /// It lost part of the advantage, but not the result.
    Slip,
    /// It changed the result: a won game is no longer won, or a held one is lost.
    Turning,
}

impl MoveVerdict {
    /// The name in the API.
    pub fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Slip => "slip",
            Self::Turning => "turning",
        }
    }
}

/// A move of the game with its review.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The number of moves before it.
    pub ply: usize,
    /// The side that made it.
    pub by: Player,
    /// The move.
    pub movement: String,
    /// The principal variation in the position before it.
    pub best: Vec<String>,
    /// The value of that position for the side to move.
    pub before: Worth,
    /// The value after the move, for the same side.
    pub after: Worth,
    /// How good the move was.
    pub verdict: MoveVerdict,
    /// Whether it was the only legal move.
    pub is_forced: bool,
}

impl Moment {
    /// How much of the expected score the move gave away, from 0 to 1: see [`share`].
    pub fn loss(&self) -> f64 {
        (share(self.before) - share(self.after)).max(0.0)
    }

    /// The kind of mistake that it was; `None` for a good move.
    pub fn mistake(&self) -> Option<MistakeKind> {
        let is_mistake = matches!(self.verdict, MoveVerdict::Slip | MoveVerdict::Turning);
        is_mistake.then(|| MistakeKind::of(self.before, self.after, self.loss()))
    }

    /// The better move; `None` if no move was better.
    pub fn better(&self) -> Option<&str> {
        let best = self.best.first().filter(|_| self.verdict != MoveVerdict::Best)?;
        (*best != self.movement).then_some(best)
    }

    /// The sentences about the move.
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
            (MoveVerdict::Turning, Worth::Win(plies), Worth::Loss(_)) => {
                say!(texts, "review-win-to-loss", movement = movement, better = better, plies = plies)
            }
            (MoveVerdict::Turning, Worth::Win(plies), _) => {
                say!(texts, "review-win-gone", movement = movement, better = better, plies = plies)
            }
            (MoveVerdict::Turning, Worth::Points(_), _) => {
                say!(texts, "review-loses-seen", movement = movement, better = better)
            }
            (MoveVerdict::Turning, ..) => {
                say!(texts, "review-loses", movement = movement, better = better)
            }
            (MoveVerdict::Slip, ..) => say!(texts, "review-slip", movement = movement, better = better),
            _ => say!(texts, "review-good", movement = movement, better = better),
        }
    }
}

/// The largest loss of expected score of a good move.
pub(crate) const GOOD: f64 = 0.08;

/// Reviews a game from its end to its beginning, a position at a time.
///
/// Backwards, because the value of a move is the value of the position after it: every position is searched once.
pub struct Review {
    moves: Vec<String>,
    /// The game at the next position to search.
    session: Box<dyn Session>,
    /// The value of the position after that for the side to move there.
    next: Option<Worth>,
    moments: Vec<Moment>,
    /// The value of the last position for the side to move there.
    end: Option<Worth>,
    /// That side.
    last: Player,
}

impl Review {
    /// The time limit for one move when a person waits for the review.
    pub const TIME: Duration = Duration::from_millis(1_500);
    /// The node limit for one move.
    pub const NODES: u64 = 1_000_000;

    /// A review of the moves made so far.
    pub fn new(session: &dyn Session) -> Self {
        let session = session.copy();
        let last = session.to_move();
        Self { moves: session.history().to_vec(), session, next: None, moments: Vec::new(), end: None, last }
    }

    /// The number of positions searched, and of all positions.
    pub fn progress(&self) -> (usize, usize) {
        let done = if self.next.is_none() { 0 } else { self.moments.len() + 1 };
        (done, self.moves.len() + 1)
    }

    /// Searches one position within the limits; false if none is left. A position whose search gave no result, because
    /// the review was stopped for example, is searched again by the next call.
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
            // Put it back: this position is still to be searched.
            let _ = self.session.play(&movement);
            return true;
        };
        let (here, after) = settle(worth, after, best.first() == Some(&movement));
        self.moments.push(Moment {
            is_forced: self.session.legal_moves().len() == 1,
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

    /// The results so far, from the end of the game to its beginning.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// How exactly a side played, among the moves reviewed so far.
    pub fn summary(&self, player: Player) -> SideSummary {
        SideSummary::of(&self.moments, player)
    }

    /// A sentence on whether an ending off the board was justified: "O resigned although no loss was in sight". `None`
    /// for a game that was played out, and until the last position has been searched.
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

    /// The last move of a side before which it was not yet lost, if it lost later; among the moves reviewed so far.
    pub fn last_hold(&self, player: Player) -> Option<&Moment> {
        let mut own = self.moments.iter().filter(|moment| moment.by == player);
        let lost = own.clone().next().is_some_and(|last| matches!(last.after, Worth::Loss(_)));
        own.find(|moment| lost && !matches!(moment.before, Worth::Loss(_)))
    }
}

/// The values of a position and of the move made in it, for the same side, from two searches.
///
/// A truncated search can value the game's move higher after it is made than before. Proven values take precedence: a
/// win by the move that was made stays a win, even if the search after it was too short to see it.
fn settle(worth: Worth, after: Worth, is_best: bool) -> (Worth, Worth) {
    match is_best || after.compare(worth) == Ordering::Greater {
        true if worth.is_certain() && !after.is_certain() => (worth, worth),
        true => (after, after),
        false => (worth, after),
    }
}

/// The verdict on a move, by the values before and after it.
fn verdict(before: Worth, after: Worth) -> MoveVerdict {
    let class = |worth| match worth {
        Worth::Win(_) => 1,
        Worth::Draw | Worth::Points(_) => 0,
        Worth::Loss(_) => -1,
    };
    let given = share(before) - share(after);
    if class(after) < class(before) {
        MoveVerdict::Turning
    } else if after.compare(before) != Ordering::Less {
        MoveVerdict::Best
    } else if given <= GOOD {
        MoveVerdict::Good
    } else {
        MoveVerdict::Slip
    }
}

/// The value of a position for the side to move, and the best line; `after` is the known value of one move there.
///
/// If the search's best move is known to lose, the best of the other moves is used instead.
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
        // A quicker loss is not better for the side to move.
        lines.splice(0..0, others.filter(|line| line.worth.compare(after) == Ordering::Greater));
    }
    lines.into_iter().next().map(|line| (line.worth, line.moves))
}

/// The best lines in a position for the side to move; one line without moves if the game is over.
fn look(session: &dyn Session, lines: usize, limits: Limits<'_>) -> Option<Vec<Prospect>> {
    if let Some(worth) = session.final_worth() {
        return Some(vec![Prospect { moves: Vec::new(), cells: Vec::new(), worth }]);
    }
    let mut last: Option<Insight> = None;
    let _: AnalystEnd = session
        .analyst(AnalystOptions::lines(lines))
        .look(limits, &mut |insight| last = Some(insight.clone()));
    Some(last?.lines)
}
