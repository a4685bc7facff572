//! The result of a search.

use std::fmt;
use std::ops::AddAssign;

use crate::{Score, StopReason};

/// Counters, defined in the same way for every search.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Nodes entered, the root included; every visit counts.
    pub nodes: u64,
    /// Nodes by distance from the root.
    pub nodes_by_ply: Vec<u64>,
    /// Leaves by distance from the root.
    pub leaves_by_ply: Vec<u64>,
    /// Leaves where the game was over.
    pub leaves_finished: u64,
    /// Leaves at the horizon, where the depth was used up.
    pub leaves_horizon: u64,
    /// Legal moves summed over every node entered, leaves included; `None` unless asked for, since it takes a move generation
    /// at every leaf.
    pub generated: Option<u64>,
    /// Cutoffs by the index of the move that caused them, counted only where a move was left unsearched.
    pub cutoffs_by_index: Vec<u64>,
    /// Cutoffs by the last move of a node, which cut nothing off.
    pub cutoffs_on_last: u64,
    /// Null-window searches of a child by a node whose own window is not null. Below such a child every window is null; these
    /// searches are not counted.
    pub scouts: u64,
    /// Re-searches of a child after a null window.
    pub researches: u64,
}

impl Counts {
    /// The largest distance from the root that was reached.
    pub fn seldepth(&self) -> u16 {
        self.nodes_by_ply.len().saturating_sub(1) as u16
    }

    /// All leaves.
    pub fn leaves(&self) -> u64 {
        self.leaves_finished + self.leaves_horizon
    }

    /// All cutoffs with at least one move unsearched.
    pub fn cutoffs(&self) -> u64 {
        self.cutoffs_by_index.iter().sum()
    }

    /// The effective branching factor: the `b` for which `1 + b + b² + … + b^depth == nodes`. `None` for depth 0 and for a
    /// single node.
    pub fn effective_branching(&self, depth: u16) -> Option<f64> {
        if depth == 0 || self.nodes < 2 {
            return None;
        }
        let nodes = self.nodes as f64;
        let size = |b: f64| (0..depth).fold(1.0, |sum, _| sum * b + 1.0);
        let (mut low, mut high) = (0.0, nodes);
        for _ in 0..100 {
            let middle = f64::midpoint(low, high);
            if size(middle) < nodes { low = middle } else { high = middle }
        }
        Some(f64::midpoint(low, high))
    }
}

impl AddAssign<&Self> for Counts {
    fn add_assign(&mut self, other: &Self) {
        self.nodes += other.nodes;
        self.leaves_finished += other.leaves_finished;
        self.leaves_horizon += other.leaves_horizon;
        self.generated = match (self.generated, other.generated) {
            (Some(mine), Some(theirs)) => Some(mine + theirs),
            (mine, theirs) => mine.or(theirs),
        };
        add(&mut self.nodes_by_ply, &other.nodes_by_ply);
        add(&mut self.leaves_by_ply, &other.leaves_by_ply);
        add(&mut self.cutoffs_by_index, &other.cutoffs_by_index);
        self.cutoffs_on_last += other.cutoffs_on_last;
        self.scouts += other.scouts;
        self.researches += other.researches;
    }
}

fn add(mine: &mut Vec<u64>, theirs: &[u64]) {
    mine.resize(mine.len().max(theirs.len()), 0);
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
}

/// How a value bounds the minimax value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the minimax value.
    Exact,
    /// A lower bound: the search failed high, or was stopped.
    Lower,
    /// An upper bound: the search failed low.
    Upper,
    /// Nothing is known.
    Unknown,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Exact => "exact",
            Self::Lower => "lower",
            Self::Upper => "upper",
            Self::Unknown => "unknown",
        })
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The value for the side to move; `None` if the search was stopped before it had one.
    pub value: Option<Score>,
    /// How it bounds the minimax value.
    pub bound: Bound,
    /// The best move, of several the first in the order of the search; `None` in a leaf, and if the search was stopped before
    /// it had one.
    pub best: Option<M>,
    /// The principal variation, `best` first.
    pub pv: Vec<M>,
    /// The depth of the search; with iterative deepening, of the last search that was completed, or of the first if none was.
    pub depth: u16,
    /// The counters.
    pub counts: Counts,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
    /// Whether every line that was searched ended with the end of the game, so that a deeper search returns the same. If an
    /// entry of the transposition table was used, the lines of the search that stored it count.
    pub is_complete: bool,
    /// The root moves that were searched, in the order of the search.
    pub root_moves: Vec<RootMove<M>>,
}

/// A root move and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove<M> {
    /// The move.
    pub movement: M,
    /// The value that its search returned, for the side to move at the root.
    pub value: Score,
    /// How it bounds the minimax value: if root moves share a window, a move that is no better than an earlier one has an upper
    /// bound only.
    pub bound: Bound,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_uniform_tree_has_its_own_branching_factor() {
        let counts = Counts { nodes: 1 + 3 + 9 + 27, ..Counts::default() };
        let b = counts.effective_branching(3).unwrap();
        assert!((b - 3.0).abs() < 1e-9, "{b}");
        assert_eq!(counts.effective_branching(0), None);
    }
}
