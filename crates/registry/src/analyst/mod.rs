//! Analysts: they search a position deeper and deeper until they are stopped, and report after each depth.

mod five;
mod relay;
mod textbook;

pub use five::GomokuAnalyst;
pub(crate) use relay::Relay;
pub(crate) use textbook::{TextbookAnalyst, final_worth};

use std::cmp::Ordering;
use std::sync::atomic::Ordering::Relaxed;

use plyground_core::{End, Limits, Outcome, Player, Score, StopReason};

use crate::NamedEvaluator;

/// How a position is to be analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalystOptions {
    /// The number of best moves to report, each with its line.
    pub lines: usize,
    /// Threads of the gomoku engine; other games are searched on one.
    pub threads: usize,
    /// The depth at which to stop; `None` for as deep as the limits of a call allow.
    pub depth: Option<u16>,
    /// The evaluator; `None` for the game's own. With one the textbook's search analyses, also where the game has an engine.
    pub evaluator: Option<NamedEvaluator>,
}

impl AnalystOptions {
    /// This many lines, on one thread, as deep as possible.
    pub const fn lines(lines: usize) -> Self {
        Self { lines, threads: 1, depth: None, evaluator: None }
    }
}

/// Searches one position deeper and deeper and keeps its results: a second call continues where the first was stopped.
pub trait Analyst: Send {
    /// Continues until a limit is met or nothing more can be learned, and reports after each depth that had not been
    /// reported.
    ///
    /// The limits are those of this call. The work on an unfinished depth is not all lost, but a few long calls search
    /// deeper than many short ones; where a call is stopped before it has reported anything new, the next one should be
    /// allowed more. Unless it is cancelled, the first call reports at least once where there is a move: the shallowest
    /// search takes next to no time.
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> AnalystEnd;

    /// Positions entered since the first call.
    fn nodes(&self) -> u64;
}

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalystEnd {
    /// Nothing more can be learned: the end of every reported line is known, or as far as the game counts.
    Done,
    /// By a limit; another call may find more.
    Stopped(StopReason),
}

/// The result of a depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// The depth to which every line was searched; 0 for a win that was found without such a search.
    pub depth: u16,
    /// The length of the longest line searched.
    pub deepest: u16,
    /// Positions entered since the first call.
    pub nodes: u64,
    /// The best moves, best first; the requested number, unless fewer are known.
    pub lines: Vec<Prospect>,
}

/// A move, the expected continuation, and its worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The moves of both sides, the one to play first.
    pub moves: Vec<String>,
    /// Their cells, counted from 0 along the rows from the top left, where moves are cells.
    pub cells: Vec<Option<usize>>,
    /// The worth of the position for the side to move if the first of them is played.
    pub worth: Worth,
}

/// The worth of a position for the side to move.
///
/// How certain a win, a loss or a draw is depends on the analyst. The textbook's search is exhaustive: its results are
/// proven. The engine of five in a row is selective; a win or a loss that it reports was played out to its end under
/// the rules, against the replies that it considers best and not against all of them, and it never reports a draw. For
/// a proof use [`Analyse::solve`](crate::Analyse::solve), which accepts a win by threats only after every legal reply
/// was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// A win in this number of plies, as far as is known.
    Win(u16),
    /// A loss in this number of plies.
    Loss(u16),
    /// Neither side can win.
    Draw,
    /// Not known; the evaluation in points of the evaluator. Where a game counts gains, the gain.
    Points(i32),
}

impl Worth {
    /// The worth of a finished game for a side.
    pub fn of_outcome(outcome: Outcome, side: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(winner) if winner == side => Self::Win(0),
            Outcome::Win(_) => Self::Loss(0),
        }
    }

    /// The worth that a score stands for: a win or a loss where it is a mate score, points elsewhere.
    pub fn of_score(score: Score) -> Self {
        match score.end() {
            Some(End::Win(plies)) => Self::Win(plies),
            Some(End::Loss(plies)) => Self::Loss(plies),
            None => Self::Points(score.get()),
        }
    }

    /// Whether the result of the game is claimed, a draw included; the type says how certain that is.
    pub const fn is_certain(self) -> bool {
        !matches!(self, Self::Points(_))
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies),
            Self::Loss(plies) => Self::Win(plies),
            Self::Draw => Self::Draw,
            Self::Points(points) => Self::Points(-points),
        }
    }

    /// Win, undecided or loss; then nearer wins, more points and later losses are better. A draw is worth no points.
    const fn rank(self) -> (i8, i32) {
        match self {
            Self::Win(plies) => (1, -(plies as i32)),
            Self::Draw => (0, 0),
            Self::Points(points) => (0, points),
            Self::Loss(plies) => (-1, plies as i32),
        }
    }

    /// Which of two is better for the side to move; a draw and 0 points are equally good.
    pub fn compare(self, other: Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

/// The limit that has been met, if one has.
fn met(limits: Limits<'_>, nodes: u64) -> Option<StopReason> {
    if limits.nodes.is_some_and(|most| nodes >= most) {
        Some(StopReason::Nodes)
    } else if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) {
        Some(StopReason::Cancelled)
    } else if limits.deadline.is_some_and(|expired| expired()) {
        Some(StopReason::Deadline)
    } else {
        None
    }
}
