//! What a search has to say when it is done.

use std::fmt;
use std::ops::AddAssign;

use crate::{Score, StopReason};

/// What a search did, by one definition for every algorithm.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Positions entered, the root included; a second visit counts again.
    pub nodes: u64,
    /// The same by distance from the root.
    pub nodes_by_ply: Vec<u64>,
    /// Leaves by distance from the root.
    pub leaves_by_ply: Vec<u64>,
    /// Leaves where the game was over.
    pub leaves_finished: u64,
    /// Leaves where the depth was used up and the evaluator asked.
    pub leaves_horizon: u64,
    /// Legal moves summed over every node entered, leaves included.
    pub generated: u64,
    /// Cutoffs by the index of the move that caused them, counted only where a move was left unsearched.
    pub cutoffs_by_index: Vec<u64>,
    /// Bounds met by a node's very last move: a textbook "cutoff" that cuts nothing.
    pub cutoffs_on_last: u64,
    /// Visits to a child with a null window that the search made itself, only to learn whether its move is better. Below such
    /// a child every window is null, and none of them is a test of its own.
    pub scouts: u64,
    /// Second visits to a child after a null-window test.
    pub researches: u64,
}

impl Counts {
    /// The largest distance from the root that was reached.
    pub fn seldepth(&self) -> u16 {
        self.nodes_by_ply.len().saturating_sub(1) as u16
    }

    /// Nodes valued without looking at a child.
    pub fn leaves(&self) -> u64 {
        self.leaves_finished + self.leaves_horizon
    }

    /// Nodes left early with at least one move unsearched.
    pub fn cutoffs(&self) -> u64 {
        self.cutoffs_by_index.iter().sum()
    }

    /// The uniform number of moves a node that would give a tree of this depth as many nodes:
    /// the `b` of `1 + b + b² + … + b^depth = nodes`. `None` for a tree without depth.
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
        self.generated += other.generated;
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

/// How a reported value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this: the search was stopped, or its window closed above.
    Lower,
    /// The value is at most this: the window closed below.
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

/// The answer of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The value for the side to move; `None` when the search was stopped before it knew anything.
    pub value: Option<Score>,
    /// What that value says about the true one.
    pub bound: Bound,
    /// The first of the best moves; `None` in a leaf.
    pub best: Option<M>,
    /// The line that both sides are expected to follow, `best` first.
    pub pv: Vec<M>,
    /// The depth that was searched completely, or was asked for if none was.
    pub depth: u16,
    /// What it cost.
    pub counts: Counts,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
    /// Whether nothing was left to judgement: every line that mattered was followed to the end of the game, here or by whoever
    /// filled the table, so that no deeper search says anything else.
    pub is_complete: bool,
    /// Every root move that was searched, in order, with the value that came back for it.
    pub root_moves: Vec<RootMove<M>>,
}

/// A root move and what a search found out about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove<M> {
    /// The move.
    pub movement: M,
    /// The value that came back, for the side to move at the root.
    pub value: Score,
    /// What that says about the true one: where root moves share a window, a move that is no better than one before it is
    /// only known to be worth this or less.
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
