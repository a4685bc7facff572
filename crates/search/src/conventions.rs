//! Conventions: the choices in which textbooks differ, as data.
//!
//! Apart from [`Finished`], no convention changes the value of an unfinished root that is searched with a full window.
//! Conventions change which nodes are entered and what is returned for moves that are not best. With the conventions of a book
//! a search reproduces its node counts, and the difference between two programs can be explained.

use plyground_core::{Evaluator, Outcome, Position, Score, Window};

/// What a node returns when its value lies outside its window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailMode {
    /// Fail-soft: the best value found, which is the tighter bound.
    Soft,
    /// Fail-hard: alpha or beta itself, so never less than alpha and never more than beta.
    Hard,
    /// Never less than alpha, but possibly more than beta, as in a program that raises alpha to the best value and returns
    /// alpha.
    HardBelow,
}

/// When the remaining moves of a node are cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutRule {
    /// As soon as alpha reaches beta.
    AtLeast,
    /// Only when a value exceeds beta; sound, but the search goes on where a value equals beta.
    Above,
}

/// The window at the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RootWindow {
    /// From minus to plus infinity.
    Full,
    /// The evaluator's range; with [`Finished::Nearer`] the full window.
    Range,
    /// From minus this to plus this; values outside are returned as bounds.
    Fixed(i32),
}

/// Which window the root moves get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// The root is a node like any other.
    Shared,
    /// Every root move is searched with what is left of the root window, and none with a null window.
    Unscouted,
    /// Every root move is searched with the whole root window, so that each gets its exact value.
    Unshared,
}

/// The lower bound of the window of a re-search in `NegaScout`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Research {
    /// Alpha.
    FromAlpha,
    /// The value that the null-window search returned, which is a lower bound. A little cheaper; but if the re-search returns
    /// exactly this bound, it has failed low, and the principal variation may be wrong.
    FromValue,
}

/// The value of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finished {
    /// The evaluator's, which may depend on the distance from the root.
    Evaluator,
    /// The evaluator's at distance 0: the distance from the root does not count.
    Flat,
    /// [`Score::WIN`] less the distance for a win, with any evaluator.
    Nearer,
}

impl Finished {
    /// The value of a finished game under this convention, `ply` moves below the root.
    #[inline]
    pub fn value<P, E>(self, evaluator: &E, pos: &P, outcome: Outcome, ply: u16) -> Score
    where
        P: Position,
        E: Evaluator<P> + ?Sized,
    {
        match self {
            Self::Evaluator => evaluator.finished(pos, outcome, ply),
            Self::Flat => evaluator.finished(pos, outcome, 0),
            Self::Nearer => DistanceScore.finished(pos, outcome, ply),
        }
    }

    /// Bounds of all values under this convention, for an evaluator with this range.
    pub fn range(self, evaluator: Window) -> Window {
        match self {
            Self::Evaluator | Self::Flat => evaluator,
            // The values of finished games are not the evaluator's, so its range does not bound them.
            Self::Nearer => Window::FULL,
        }
    }
}

/// An evaluator with the default value of a finished game.
struct DistanceScore;

impl<P: Position> Evaluator<P> for DistanceScore {
    fn evaluate(&self, _: &P) -> Score {
        Score::ZERO
    }
}

/// What happens if the root is a finished game. No search reads this convention: for `Expanded` the caller sets up the position
/// with [`Game::reopened`](plyground_core::Game::reopened).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedRoot {
    /// Its value is returned.
    Answered,
    /// Its moves are searched, where the game allows it, as in programs that do not check whether the root is finished.
    Expanded,
}

/// The best move if no move exceeds the lower bound of the root window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hopeless {
    /// The first one.
    FirstMove,
    /// None.
    NoMove,
}

/// One choice for each question on which textbooks differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conventions {
    /// How alpha-beta fails.
    pub alpha_beta: FailMode,
    /// How `NegaScout` fails.
    pub negascout: FailMode,
    /// When alpha-beta cuts.
    pub alpha_beta_cut: CutRule,
    /// When `NegaScout` cuts.
    pub negascout_cut: CutRule,
    /// The window at the root.
    pub root_window: RootWindow,
    /// Which window the root moves get.
    pub root: Root,
    /// The lower bound of the window of a re-search.
    pub research: Research,
    /// The value of a finished game.
    pub finished: Finished,
    /// What happens if the root is a finished game.
    pub finished_root: FinishedRoot,
    /// The best move if no move exceeds the lower bound of the root window.
    pub hopeless: Hopeless,
}

impl Conventions {
    /// Ours: fail-soft, cut on equality, full window, shared root, re-search from alpha.
    pub const PLYGROUND: Self = Self {
        alpha_beta: FailMode::Soft,
        negascout: FailMode::Soft,
        alpha_beta_cut: CutRule::AtLeast,
        negascout_cut: CutRule::AtLeast,
        root_window: RootWindow::Full,
        root: Root::Shared,
        research: Research::FromAlpha,
        finished: Finished::Evaluator,
        finished_root: FinishedRoot::Answered,
        hopeless: Hopeless::FirstMove,
    };
}

/// Conventions as a value, or as a type that stands for one value.
///
/// With a type the compiler removes all branches on conventions: alpha-beta on tic-tac-toe takes 13 % less time.
pub trait Choices: Copy {
    /// The conventions.
    fn conventions(self) -> Conventions;
}

impl Choices for Conventions {
    #[inline]
    fn conventions(self) -> Conventions {
        self
    }
}

/// [`Conventions::PLYGROUND`] as a type.
#[derive(Clone, Copy, Debug)]
pub struct Ours;

impl Choices for Ours {
    #[inline]
    fn conventions(self) -> Conventions {
        Conventions::PLYGROUND
    }
}

impl Default for Conventions {
    fn default() -> Self {
        Self::PLYGROUND
    }
}

/// A set of conventions with the name of the book or document that it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// The choices.
    pub conventions: Conventions,
}

const fn named(id: &'static str, summary: &'static str, conventions: Conventions) -> Named {
    Named { id, summary, conventions }
}

/// Every named set; the first is the default.
pub static NAMED: &[Named] = &[
    named("plyground", "fail-soft, cut on >=, full window, shared root, re-search from alpha", OURS),
    named(
        "from-value",
        "as ours, but NegaScout searches again from the value that its test returned, as Reinefeld's does",
        Conventions { research: Research::FromValue, ..OURS },
    ),
    named(
        "fail-hard",
        "as ours, but a node never returns less than alpha or more than beta",
        Conventions { alpha_beta: FailMode::Hard, negascout: FailMode::Hard, ..OURS },
    ),
    named(
        "knuth-moore",
        "Knuth & Moore 1975, procedure F2: never less than alpha, cut on >=",
        Conventions { alpha_beta: FailMode::HardBelow, negascout: FailMode::HardBelow, ..OURS },
    ),
    named(
        "aima",
        "Russell & Norvig: fail-soft, cut on >=, a finished game is worth the same at any distance",
        Conventions { finished: Finished::Flat, ..OURS },
    ),
    named(
        "wikipedia",
        "the encyclopedia's first pseudo-code: cut only on >; its PVS returns alpha and re-searches from alpha",
        Conventions { alpha_beta_cut: CutRule::Above, negascout: FailMode::HardBelow, ..OURS },
    ),
    named(
        "open-lines",
        "document 000: fail-soft, root window of plus and minus a win",
        Conventions { root_window: RootWindow::Range, ..OURS },
    ),
    named(
        "pattern-ladder",
        "document 001: fail-soft, full window; no move where every move is infinitely bad",
        Conventions { hopeless: Hopeless::NoMove, ..OURS },
    ),
    named("numbered-cells", "document 002: fail-soft, full window, cut on >=", OURS),
    named(
        "nearer-wins",
        "document 003: NegaScout returns alpha and re-searches from it; a finished root is expanded",
        Conventions {
            negascout: FailMode::HardBelow,
            root: Root::Unscouted,
            finished_root: FinishedRoot::Expanded,
            ..OURS
        },
    ),
    named(
        "line-powers",
        "document 004: returns alpha, which a move must beat",
        Conventions {
            alpha_beta: FailMode::HardBelow,
            negascout: FailMode::HardBelow,
            hopeless: Hopeless::NoMove,
            ..OURS
        },
    ),
];

const OURS: Conventions = Conventions::PLYGROUND;
