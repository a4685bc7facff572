//! What textbooks disagree about, as data.
//!
//! Apart from what a finished game is worth, none of these choices changes the value of a search with a full window:
//! they change which nodes are entered and what comes back for moves that are not best. With them a book's own counts
//! come out, and two programs that differ can be told why.

/// What a node returns when its value lies outside its window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failing {
    /// The best value seen, which bounds the true one more closely.
    Soft,
    /// The bound itself: never less than alpha, never more than beta.
    Hard,
    /// Never less than alpha, but the value itself above beta: what a program does that returns its alpha.
    HardBelow,
}

/// When the remaining moves of a node are cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// As soon as alpha reaches beta.
    AtLeast,
    /// Only when a value exceeds beta; sound, but equal values are searched on.
    Above,
}

/// The window at the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RootWindow {
    /// From minus to plus infinity.
    Full,
    /// The evaluator's range.
    Range,
    /// From minus this to plus this, whatever the evaluator can say.
    Fixed(i32),
}

/// Whether a root move profits from the moves before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// The root is a node like any other.
    Shared,
    /// Root moves share alpha, but each is searched for its value and none is only tested.
    Unscouted,
    /// Every root move is searched with the whole root window, so that each gets its exact value.
    Unshared,
}

/// Where `NegaScout` starts when it searches a child again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Research {
    /// From alpha.
    FromAlpha,
    /// From the value that the test returned, which is a lower bound already. A little cheaper; but where the value
    /// turns out to be that very bound, the line found below it is not always the best one.
    FromValue,
}

/// What a finished game is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finished {
    /// What the evaluator says, which may depend on the distance from the root.
    Evaluator,
    /// What the evaluator says of the end itself: the distance does not count.
    Flat,
    /// A billion less the distance for a win, whatever the evaluator says.
    Nearer,
}

/// What becomes of a search whose root is a finished game. A search cannot tell; whoever sets up the position acts on
/// it, with [`Game::reopened`](plyground_core::Game::reopened).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedRoot {
    /// It returns the value of the end.
    Answered,
    /// It tries moves all the same, where the game can: some programs never look.
    Expanded,
}

/// The best move when none beats the lower bound of the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hopeless {
    /// The first one: it is as good as any.
    FirstMove,
    /// None.
    NoMove,
}

/// One answer to every question on which textbooks differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conventions {
    /// How alpha-beta fails.
    pub alpha_beta: Failing,
    /// How `NegaScout` fails.
    pub negascout: Failing,
    /// When alpha-beta cuts.
    pub alpha_beta_cut: Cut,
    /// When `NegaScout` cuts.
    pub negascout_cut: Cut,
    /// The window at the root.
    pub root_window: RootWindow,
    /// Whether root moves share it.
    pub root: Root,
    /// Where a re-search starts.
    pub research: Research,
    /// What a finished game is worth.
    pub finished: Finished,
    /// What a finished root does.
    pub finished_root: FinishedRoot,
    /// What a hopeless root plays.
    pub hopeless: Hopeless,
}

impl Conventions {
    /// Ours: fail-soft, cut on equality, full window, shared root, re-search from alpha.
    pub const PLYGROUND: Self = Self {
        alpha_beta: Failing::Soft,
        negascout: Failing::Soft,
        alpha_beta_cut: Cut::AtLeast,
        negascout_cut: Cut::AtLeast,
        root_window: RootWindow::Full,
        root: Root::Shared,
        research: Research::FromAlpha,
        finished: Finished::Evaluator,
        finished_root: FinishedRoot::Answered,
        hopeless: Hopeless::FirstMove,
    };
}

/// Where conventions come from: a value, or a type that stands for one value.
///
/// The second kind lets the compiler leave out every question that has only one answer: alpha-beta on tic-tac-toe takes
/// 13 % less time so.
pub trait Choices: Copy {
    /// The choices.
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
        Conventions { alpha_beta: Failing::Hard, negascout: Failing::Hard, ..OURS },
    ),
    named(
        "knuth-moore",
        "Knuth & Moore 1975, procedure F2: never less than alpha, cut on >=",
        Conventions { alpha_beta: Failing::HardBelow, negascout: Failing::HardBelow, ..OURS },
    ),
    named(
        "aima",
        "Russell & Norvig: fail-soft, cut on >=, a finished game is worth the same at any distance",
        Conventions { finished: Finished::Flat, ..OURS },
    ),
    named(
        "wikipedia",
        "the encyclopedia's first pseudo-code: cut only on >; its PVS returns alpha and re-searches from alpha",
        Conventions { alpha_beta_cut: Cut::Above, negascout: Failing::HardBelow, ..OURS },
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
            negascout: Failing::HardBelow,
            root: Root::Unscouted,
            finished_root: FinishedRoot::Expanded,
            ..OURS
        },
    ),
    named(
        "line-powers",
        "document 004: returns alpha, which a move must beat",
        Conventions {
            alpha_beta: Failing::HardBelow,
            negascout: Failing::HardBelow,
            hopeless: Hopeless::NoMove,
            ..OURS
        },
    ),
];

const OURS: Conventions = Conventions::PLYGROUND;
