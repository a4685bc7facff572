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
}
