//! How many leaves alpha-beta visits, in the order of the tree and in the best one.

use plyground_core::Dice;
use plyground_registry::{Algorithm, CONVENTIONS, Conventions};

use super::minimax::minimax_values;
use super::{Candidate, SearchedTree, part};
use crate::recorded::{SeenNode, is_same_everywhere, record_in_order};
use crate::{Asked, Difficulty, ExerciseTree, Solution};

/// The names of the two parts.
pub(crate) const VISITED: &str = "visited";
pub(crate) const FEWEST: &str = "fewest";

/// The children of the nodes of each level, by difficulty: several shapes, so that the fewest leaves differ.
fn shapes(difficulty: Difficulty) -> &'static [&'static [usize]] {
    const BY_LEVEL: [&[&[usize]]; 5] = [
        &[&[2, 3], &[3, 2], &[3, 3], &[2, 4], &[4, 2], &[3, 4], &[4, 3]],
        &[&[2, 2, 2], &[2, 3, 2], &[2, 2, 3], &[3, 2, 2], &[4, 4], &[3, 5]],
        &[&[3, 2, 2], &[2, 4, 2], &[3, 3, 2], &[2, 3, 3], &[2, 2, 4], &[4, 2, 2], &[3, 2, 3]],
        &[&[2, 2, 2, 2], &[2, 3, 2, 2], &[3, 2, 2, 2], &[2, 2, 2, 3], &[2, 3, 3], &[2, 3, 4], &[3, 2, 3]],
        &[&[3, 3, 3], &[2, 3, 4], &[2, 4, 3], &[4, 2, 3], &[2, 2, 2, 3], &[3, 2, 2, 2], &[4, 3, 2]],
    ];
    difficulty.pick(BY_LEVEL)
}

/// The leaves visited in a tree whose levels are uniform, where the fewest are known: a tree of `b₁, b₂, …` children has
/// `b₁b₃… + b₂b₄… - 1` of them (Knuth and Moore, 1975).
pub(super) fn counts(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let shapes = shapes(difficulty);
    let shape = shapes[dice.below(shapes.len())];
    let leaves = shape.iter().product();
    let searched = SearchedTree::of(ExerciseTree::of_shape(shape, 1..=40, dice));
    let tree = &searched.tree;
    let values = minimax_values(&searched);
    let best_first = |node: usize| {
        let mut children: Vec<usize> = tree.children(node).collect();
        children.sort_by_key(|&child| if tree.is_max(node) { -values[child] } else { values[child] });
        children
    };
    let visited = leaf_visits(tree, &searched.alpha_beta);
    let in_best_order = |conventions: Conventions| {
        leaf_visits(tree, &record_in_order(tree, &best_first, Algorithm::AlphaBeta, conventions))
    };
    let fewest = in_best_order(Conventions::PLYGROUND);
    let is_suitable = fewest < visited && visited < leaves;
    let is_clear = is_suitable
        && is_same_everywhere(tree, Algorithm::AlphaBeta, |_| true, |seen| leaf_visits(tree, seen))
        && CONVENTIONS.iter().all(|named| in_best_order(named.conventions) == fewest);
    let number = |count: usize| Solution::Number(i32::try_from(count).expect("trees here are small"));
    is_clear.then(|| {
        let parts = vec![
            part(VISITED, Asked::Number, 2, number(visited)),
            part(FEWEST, Asked::Number, 2, number(fewest)),
        ];
        searched.candidate(parts)
    })
}

fn leaf_visits(tree: &ExerciseTree, seen: &[SeenNode]) -> usize {
    seen.iter().filter(|seen| tree.nodes[seen.node].value.is_some()).count()
}
