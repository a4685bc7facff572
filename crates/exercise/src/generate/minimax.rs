//! Values: minimax's for MAX, negamax's for the side to move.

use plyground_core::Dice;
use plyground_registry::{Algorithm, Conventions};

use super::{Candidate, SearchedTree, part};
use crate::difficulty::TreeRecipe;
use crate::recorded::record;
use crate::{Asked, Difficulty, Solution};

/// The name of the part that asks for the best move.
pub(crate) const BEST: &str = "best";

/// The minimax values of the inner nodes and the best move, which is the only one.
pub(super) fn values(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let searched = SearchedTree::random(&difficulty.recipe(), dice)?;
    let (tree, values) = (&searched.tree, minimax_values(&searched));
    let best: Vec<usize> = tree.children(0).filter(|&child| values[child] == values[0]).collect();
    let &[best] = best.as_slice() else { return None };
    let inner = tree.inner().into_iter();
    let mut parts: Vec<_> =
        inner.map(|node| part(tree.name(node), Asked::Number, 1, Solution::Number(values[node]))).collect();
    parts.push(part(BEST, Asked::Node, 1, Solution::Node(tree.name(best).to_owned())));
    Some(searched.candidate(parts))
}

/// The values of the inner nodes by negamax. A node of MIN whose value is 0 would not show whether the sign was turned.
pub(super) fn signs(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let recipe = TreeRecipe { values: -15..=15, ..difficulty.recipe() };
    let searched = SearchedTree::random(&recipe, dice)?;
    let (tree, values) = (&searched.tree, minimax_values(&searched));
    let inner = tree.inner();
    if inner.iter().any(|&node| values[node] == 0) {
        return None;
    }
    let value = |node: usize| if tree.is_max(node) { values[node] } else { -values[node] };
    let parts = inner
        .into_iter()
        .map(|node| part(tree.name(node), Asked::Number, 1, Solution::Number(value(node))))
        .collect();
    Some(searched.candidate(parts))
}

/// The minimax value of every node for MAX.
pub(super) fn minimax_values(searched: &SearchedTree) -> Vec<i32> {
    let mut values = vec![0; searched.tree.nodes.len()];
    for seen in record(&searched.tree, Algorithm::Minimax, Conventions::PLYGROUND) {
        values[seen.node] = seen.value.get();
    }
    values
}
