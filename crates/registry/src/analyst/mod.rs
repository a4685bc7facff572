//! Somebody who looks at a position for as long as they are let, and says what they see.

mod five;
mod relay;
mod textbook;

pub(crate) use five::FiveAnalyst;
pub(crate) use relay::Relay;
pub(crate) use textbook::{TextbookAnalyst, final_worth};

use std::cmp::Ordering;
use std::sync::atomic::Ordering::Relaxed;

use plyground_core::{End, Limits, Outcome, Player, Score, StopReason};

/// Looks at one position, deeper and deeper, and remembers what it saw: a second call goes on where the first was stopped.
pub trait Analyst: Send {
    /// Looks on until a limit is met or nothing more can be learned, and reports after each depth that had not been reported.
    ///
    /// The limits are those of this call. A depth that was begun is not all lost, but a few long looks see more than many short
    /// ones; where a search is stopped before it has told anything new, the next look should be allowed more. Unless it is
    /// cancelled, the first call reports at least once where there is a move: the shallowest look takes no time to speak of.
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> Progress;
}

/// How a look ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nothing more can be learned: of every line that was told the end is known, or as far as the game counts.
    Done,
    /// By a limit; another look may see more.
    Stopped(StopReason),
}

/// What is known after a depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// How many plies everything was looked at; 0 for a win that was seen without that.
    pub depth: u16,
    /// The longest line looked at.
    pub deepest: u16,
    /// Positions entered since the first look.
    pub nodes: u64,
    /// The best moves, best first; as many as were asked for, unless fewer are known.
    pub lines: Vec<Prospect>,
}

/// A move, what is expected to follow, and what that is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The moves of both sides, the one to play first.
    pub moves: Vec<String>,
    /// Their cells, counted from 0 along the rows from the top left, where moves are cells.
    pub cells: Vec<Option<usize>>,
    /// What the position is worth to the side to move if the first of them is played.
    pub worth: Worth,
}

/// What a position is worth to the side to move.
///
/// How sure a win, a loss or a draw is depends on who says so. The textbook's search has looked at everything: what it says
/// is so. The engine of five in a row leaves moves out; what it calls a win or a loss was played out to its end under the
/// rules, against the replies that it thinks best and not against all of them, and it calls nothing a draw. Whoever needs
/// more asks [`Session::solve`](crate::Session::solve), which believes a win by threats only after every legal reply was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It wins; so many moves of both sides are left, as far as is known.
    Win(u16),
    /// It loses, after so many moves of both sides.
    Loss(u16),
    /// Neither side can win.
    Draw,
    /// Not known; so many points of the evaluator in favour. Where a game counts gains, the gain.
    Points(i32),
}

impl Worth {
    /// What a finished game is worth to a side.
    pub fn of_outcome(outcome: Outcome, side: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(winner) if winner == side => Self::Win(0),
            Outcome::Win(_) => Self::Loss(0),
        }
    }

    /// What a score says: a win or a loss where it has counted one out, points elsewhere.
    pub fn of_score(score: Score) -> Self {
        match score.end() {
            Some(End::Win(plies)) => Self::Win(plies),
            Some(End::Loss(plies)) => Self::Loss(plies),
            None => Self::Points(score.get()),
        }
    }

    /// Whether it is said who wins, or that nobody does; how sure that is, is said above.
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
    match () {
        () if limits.nodes.is_some_and(|most| nodes >= most) => Some(StopReason::Nodes),
        () if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) => Some(StopReason::Cancelled),
        () if limits.deadline.is_some_and(|expired| expired()) => Some(StopReason::Deadline),
        () => None,
    }
}
