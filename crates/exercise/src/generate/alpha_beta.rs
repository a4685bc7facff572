//! Alpha-beta: leaves never visited, windows, returned values.

use plyground_core::Dice;
use plyground_registry::{Algorithm, Score};

use super::{Candidate, SearchedTree, choose, part};
use crate::recorded::{SeenNode, is_same_everywhere, named, record};
use crate::{Asked, Difficulty, ExerciseTree, Solution};

/// The words after a node's letter in the parts that ask for a returned value.
pub(crate) const SOFT: &str = "soft";
pub(crate) const HARD: &str = "hard";

/// The leaves never visited.
pub(super) fn unvisited(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let searched = SearchedTree::random(&difficulty.recipe(), dice)?;
    let (tree, measures) = (&searched.tree, searched.measures);
    let leaves = never_visited(tree, &searched.alpha_beta);
    // A whole subtree is cut off, not only leaves beside a visited one.
    let entered = |node: usize| searched.alpha_beta.iter().any(|seen| seen.node == node);
    let has_subtree =
        leaves.iter().any(|&leaf| tree.nodes[leaf].parent.is_some_and(|parent| !entered(parent)));
    // Sheets of a difficulty have about the same number of letters to find, for the same points.
    let skipped = difficulty.pick([(2, 2), (2, 3), (4, 5), (6, 7), (9, 11)]);
    let is_suitable = (skipped.0..=skipped.1).contains(&measures.skipped)
        && measures.cuts >= difficulty.pick([1, 1, 2, 3, 3])
        && measures.deep >= difficulty.pick([0, 0, 0, 0, 1])
        && (has_subtree || difficulty.level() < 4);
    let is_clear = || {
        is_same_everywhere(tree, Algorithm::AlphaBeta, |_| true, |seen| never_visited(tree, seen) == leaves)
    };
    if !is_suitable || !is_clear() {
        return None;
    }
    let names = leaves.iter().map(|&leaf| tree.name(leaf).to_owned()).collect();
    let parts = vec![part("", Asked::Leaves, 4, Solution::Leaves(names))];
    Some(searched.candidate(parts))
}

fn never_visited(tree: &ExerciseTree, seen: &[SeenNode]) -> Vec<usize> {
    tree.leaves().filter(|&leaf| seen.iter().all(|seen| seen.node != leaf)).collect()
}

/// The windows of some inner nodes, from MAX's point of view.
pub(super) fn windows(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let searched = SearchedTree::random(&difficulty.recipe(), dice)?;
    let tree = &searched.tree;
    if searched.measures.cuts == 0 {
        return None;
    }
    let finite = |seen: &SeenNode| seen.window.iter().filter(|bound| bound.is_finite()).count();
    let entered: Vec<&SeenNode> =
        inner_visits(tree, &searched.alpha_beta).filter(|seen| finite(seen) > 0).collect();
    let count = difficulty.pick([2, 3, 3, 4, 5]);
    let mut marked = choose(&entered, count, dice);
    let closed = marked.iter().filter(|seen| finite(seen) == 2).count();
    if marked.len() < count || closed < difficulty.pick([0, 0, 1, 1, 2]) {
        return None;
    }
    marked.sort_by_key(|seen| (tree.nodes[seen.node].ply, seen.node));
    let windows = |visits: &[SeenNode]| -> Vec<Option<[Score; 2]>> {
        let window = |node| visits.iter().find(|seen| seen.node == node).map(|seen| seen.window);
        marked.iter().map(|seen| window(seen.node)).collect()
    };
    if !is_same_everywhere(tree, Algorithm::AlphaBeta, |_| true, windows) {
        return None;
    }
    let bound = |score: Score| score.is_finite().then(|| score.get());
    let window = |seen: &&SeenNode| {
        let [alpha, beta] = seen.window.map(bound);
        part(tree.name(seen.node), Asked::Window, 2, Solution::Window(alpha, beta))
    };
    let parts = marked.iter().map(window).collect();
    Some(searched.candidate(parts))
}

/// The values that some inner nodes return. The question states both conventions; when a node is cut must not matter.
pub(super) fn returned(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let searched = SearchedTree::random(&difficulty.recipe(), dice)?;
    let tree = &searched.tree;
    let (soft, hard) = (&searched.alpha_beta, record(tree, Algorithm::AlphaBeta, named("fail-hard")));
    let value =
        |visits: &[SeenNode], node| visits.iter().find(|seen| seen.node == node).map(|seen| seen.value);
    let entered: Vec<&SeenNode> = inner_visits(tree, soft).collect();
    let count = difficulty.pick([2, 2, 3, 3, 4]);
    let mut marked = choose(&entered, count, dice);
    let differ = marked.iter().filter(|seen| value(&hard, seen.node) != Some(seen.value)).count();
    if marked.len() < count || differ < difficulty.pick([1, 1, 1, 2, 2]) {
        return None;
    }
    let nodes = |visits: &[SeenNode]| -> Vec<usize> { visits.iter().map(|seen| seen.node).collect() };
    if !is_same_everywhere(tree, Algorithm::AlphaBeta, |_| true, nodes) {
        return None;
    }
    marked.sort_by_key(|seen| (tree.nodes[seen.node].ply, seen.node));
    let mut parts = Vec::new();
    for seen in marked {
        let name = tree.name(seen.node);
        for (word, visits) in [(SOFT, soft), (HARD, &hard)] {
            // A fail-hard value is a bound, which may be infinite only at the root.
            let value = value(visits, seen.node).filter(|value| value.is_finite())?;
            parts.push(part(format!("{name} {word}"), Asked::Number, 1, Solution::Number(value.get())));
        }
    }
    Some(searched.candidate(parts))
}

/// The visits to inner nodes below the root.
fn inner_visits<'a>(tree: &'a ExerciseTree, seen: &'a [SeenNode]) -> impl Iterator<Item = &'a SeenNode> {
    seen.iter().filter(|seen| seen.node > 0 && tree.nodes[seen.node].value.is_none())
}
