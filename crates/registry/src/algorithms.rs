//! The searches by name.

use plyground_core::{Message, message};

use crate::names::{normal, unknown};

/// A search that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// Minimax: two cases, one for each player, no pruning.
    Minimax,
    /// The same as one case, with the sign changed at every ply.
    Negamax,
    /// Negamax with a window.
    AlphaBeta,
    /// Alpha-beta with null windows after the first move.
    NegaScout,
    /// Alpha-beta with a transposition table.
    Memory,
    /// The same with an aspiration window around the value of the previous iteration.
    Aspiration,
    /// MTD(f): null windows from the value of the previous iteration.
    Mtd,
    /// SSS*: null windows from above.
    Sss,
    /// DUAL*: null windows from below.
    Dual,
    /// Principal variation search with all its enhancements.
    Pvs,
    /// Alpha-beta with quiescence search at the horizon.
    Quiescence,
}

/// The search that a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A search that finds a value, see [`ALGORITHMS`].
    Search(Algorithm),
    /// [`MONTE_CARLO`].
    MonteCarlo,
}

/// Monte Carlo tree search: its name, and one line for a list. It is not among [`ALGORITHMS`] because it finds no value
/// that could be compared with minimax: it reports how often random games were won.
pub static MONTE_CARLO: (&str, &str) =
    ("monte-carlo", "plays games by chance to their end, and those more often that go well (any game)");

impl Named {
    /// The search of this name.
    pub fn find(name: &str) -> Result<Self, Message> {
        let wanted = normal(name);
        match Algorithm::named(&wanted) {
            Some(algorithm) => Ok(Self::Search(algorithm)),
            None if wanted == MONTE_CARLO.0 => Ok(Self::MonteCarlo),
            None => {
                let ids = ALGORITHMS.iter().map(|entry| entry.id).chain([MONTE_CARLO.0]);
                Err(unknown("algorithm", name, ids))
            }
        }
    }
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

/// Every search, in the order in which they are taught.
pub static ALGORITHMS: &[AlgorithmEntry] = &[
    entry("minimax", "both players named, every move searched (any game)", Algorithm::Minimax),
    entry("negamax", "minimax with one sign (turns must alternate)", Algorithm::Negamax),
    entry("alpha-beta", "negamax that skips what cannot matter (turns must alternate)", Algorithm::AlphaBeta),
    entry("negascout", "alpha-beta that trusts the first move and tests the others", Algorithm::NegaScout),
    entry("memory", "alpha-beta with a transposition table (positions must have keys)", Algorithm::Memory),
    entry("aspiration", "alpha-beta with a table that expects the value of last time", Algorithm::Aspiration),
    entry("mtd-f", "MTD(f): null windows only, from the value of last time", Algorithm::Mtd),
    entry("sss-star", "SSS* by null windows that come down from above", Algorithm::Sss),
    entry("dual-star", "DUAL* by null windows that go up from below", Algorithm::Dual),
    entry("pvs", "principal variation search with a table, learnt orders and threads", Algorithm::Pvs),
    entry(
        "quiescence",
        "alpha-beta that settles captures before it judges (noisy games)",
        Algorithm::Quiescence,
    ),
];

/// Those of the textbook: every convention applies to them, moves can be searched in any order, and every step can be
/// shown.
pub static TEXTBOOK: &[AlgorithmEntry] = ALGORITHMS.split_at(4).0;

const fn entry(id: &'static str, summary: &'static str, algorithm: Algorithm) -> AlgorithmEntry {
    AlgorithmEntry { id, summary, algorithm }
}

impl Algorithm {
    /// The name typed on a command line.
    pub fn id(self) -> &'static str {
        let entry = ALGORITHMS.iter().find(|entry| entry.algorithm == self);
        entry.expect("every search stands in the list").id
    }

    /// The search that people mean by this name, where a value is needed.
    pub fn find(name: &str) -> Result<Self, Message> {
        match Named::find(name)? {
            Named::Search(algorithm) => Ok(algorithm),
            Named::MonteCarlo => Err(message!(
                "monte-carlo-no-value",
                "monte-carlo plays games by chance, so it finds no value to compare with minimax and has no steps to show: use `plyground search --algorithm monte-carlo`, or let it play"
            )),
        }
    }

    /// The search of this name.
    pub fn named(id: &str) -> Option<Self> {
        ALGORITHMS.iter().find(|entry| entry.id == id).map(|entry| entry.algorithm)
    }

    /// Whether it stands in the [`TEXTBOOK`].
    pub fn is_textbook(self) -> bool {
        TEXTBOOK.iter().any(|entry| entry.algorithm == self)
    }

    /// Whether it finds minimax's value. A quiescence search finds another one.
    pub fn has_minimax_value(self) -> bool {
        self != Self::Quiescence
    }

    /// Whether it prunes; one that does not enters every node.
    pub fn cuts(self) -> bool {
        !matches!(self, Self::Minimax | Self::Negamax)
    }

    /// Whether it enters no node twice.
    pub fn visits_once(self) -> bool {
        matches!(self, Self::Minimax | Self::Negamax | Self::AlphaBeta)
    }
}
