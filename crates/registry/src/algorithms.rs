//! The searches by name.

/// A search that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// Both players named, no pruning.
    Minimax,
    /// The same with one sign.
    Negamax,
    /// Negamax with a window.
    AlphaBeta,
    /// Alpha-beta that tests before it searches.
    NegaScout,
}

/// A search as a list shows it.
#[derive(Clone, Copy, Debug)]
pub struct AlgorithmEntry {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// The search itself.
    pub algorithm: Algorithm,
}

/// Every search there is, in the order in which they are taught.
pub static ALGORITHMS: &[AlgorithmEntry] = &[
    entry("minimax", "both players named, every move searched (any game)", Algorithm::Minimax),
    entry("negamax", "minimax with one sign (turns must alternate)", Algorithm::Negamax),
    entry("alpha-beta", "negamax that skips what cannot matter (turns must alternate)", Algorithm::AlphaBeta),
    entry("negascout", "alpha-beta that trusts the first move and tests the others", Algorithm::NegaScout),
];

const fn entry(id: &'static str, summary: &'static str, algorithm: Algorithm) -> AlgorithmEntry {
    AlgorithmEntry { id, summary, algorithm }
}

impl Algorithm {
    /// The name typed on a command line.
    pub fn id(self) -> &'static str {
        let entry = ALGORITHMS.iter().find(|entry| entry.algorithm == self);
        entry.expect("every search stands in the list").id
    }

    /// The search of this name.
    pub fn named(id: &str) -> Option<Self> {
        ALGORITHMS.iter().find(|entry| entry.id == id).map(|entry| entry.algorithm)
    }

    /// Whether it leaves out what cannot matter; one that does not enters every node.
    pub fn cuts(self) -> bool {
        match self {
            Self::Minimax | Self::Negamax => false,
            Self::AlphaBeta | Self::NegaScout => true,
        }
    }

    /// Whether it enters every node once at most, and none a second time.
    pub fn visits_once(self) -> bool {
        match self {
            Self::Minimax | Self::Negamax | Self::AlphaBeta => true,
            Self::NegaScout => false,
        }
    }
}
