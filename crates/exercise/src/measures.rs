//! What makes an exercise difficult, in numbers.

use plyground_registry::Score;
use serde::{Deserialize, Serialize};

use crate::recorded::SeenNode;
use crate::tree::ExerciseTree;

/// The size of an exercise, and what its search does. Quantities of the other sort of subject are 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Measures {
    /// Inner nodes of the tree.
    pub inner: usize,
    /// Leaves.
    pub leaves: usize,
    /// Levels below the root.
    pub depth: u16,
    /// The most children of a node.
    pub branching: usize,
    /// Nodes where alpha-beta cuts off children.
    pub cuts: usize,
    /// Leaves that it never visits.
    pub skipped: usize,
    /// Those of them that only deep cutoffs save: a search in which a node knows its parent's bound alone visits them.
    pub deep: usize,
    /// Leaves whose value another leaf has too.
    pub equal: usize,
    /// Inner nodes that `NegaScout` searches again.
    pub researches: usize,
    /// Empty cells of the position.
    pub empty: usize,
    /// Plies to the win.
    pub plies: u16,
}

impl Measures {
    /// Of a tree, its alpha-beta search and its `NegaScout` search.
    pub(crate) fn of_tree(tree: &ExerciseTree, alpha_beta: &[SeenNode], negascout: &[SeenNode]) -> Self {
        let leaves: Vec<usize> = tree.leaves().collect();
        let visited = |leaf: usize| alpha_beta.iter().any(|seen| seen.node == leaf);
        let mut shallow = Vec::new();
        visit_shallow(tree, 0, None, &mut shallow);
        let value = |leaf: usize| tree.nodes[leaf].value;
        Self {
            inner: tree.nodes.len() - leaves.len(),
            leaves: leaves.len(),
            depth: tree.depth(),
            branching: (0..tree.nodes.len()).map(|node| tree.children(node).count()).max().unwrap_or(0),
            cuts: alpha_beta.iter().filter(|seen| seen.skipped > 0).count(),
            skipped: leaves.iter().filter(|&&leaf| !visited(leaf)).count(),
            deep: leaves.iter().filter(|&&leaf| !visited(leaf) && shallow.contains(&leaf)).count(),
            equal: leaves
                .iter()
                .filter(|&&leaf| leaves.iter().any(|&other| other != leaf && value(other) == value(leaf)))
                .count(),
            researches: researched(tree, negascout).len(),
            ..Self::default()
        }
    }
}

/// The inner nodes that are searched again, in order.
pub(crate) fn researched(tree: &ExerciseTree, seen: &[SeenNode]) -> Vec<usize> {
    let is_inner = |node: usize| tree.nodes[node].value.is_none();
    seen.iter().filter(|seen| seen.again && is_inner(seen.node)).map(|seen| seen.node).collect()
}

/// Searches with shallow cutoffs only: a node is left once it reaches the bound of its parent, but does not know the bounds
/// above that. Returns its value for MAX.
fn visit_shallow(tree: &ExerciseTree, node: usize, bound: Option<i32>, leaves: &mut Vec<usize>) -> i32 {
    if let Some(value) = tree.nodes[node].value {
        leaves.push(node);
        return value;
    }
    let is_max = tree.is_max(node);
    let mut best: Option<i32> = None;
    for child in tree.children(node) {
        let value = visit_shallow(tree, child, best, leaves);
        let better = best.map_or(value, |best| if is_max { best.max(value) } else { best.min(value) });
        best = Some(better);
        if bound.is_some_and(|bound| if is_max { better >= bound } else { better <= bound }) {
            break;
        }
    }
    best.unwrap_or(Score::ZERO.get())
}
