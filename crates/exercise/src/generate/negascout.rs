//! What `NegaScout` searches again.

use plyground_core::Dice;
use plyground_registry::{Algorithm, Conventions, Root};

use super::{Candidate, SearchedTree, part};
use crate::measures::researched;
use crate::recorded::{is_same_everywhere, record};
use crate::{Asked, Difficulty, Solution};

/// The inner nodes searched again, in order. The question says that the root is a node like any other; sets of conventions
/// that treat it differently are another search.
pub(super) fn research(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let searched = SearchedTree::random(&difficulty.recipe(), dice)?;
    let tree = &searched.tree;
    if searched.measures.researches < difficulty.pick([1, 1, 1, 2, 2]) {
        return None;
    }
    let is_shared = |conventions: &Conventions| conventions.root == Root::Shared;
    if !is_same_everywhere(tree, Algorithm::NegaScout, is_shared, |seen| researched(tree, seen)) {
        return None;
    }
    let seen = record(tree, Algorithm::NegaScout, Conventions::PLYGROUND);
    let names = researched(tree, &seen).into_iter().map(|node| tree.name(node).to_owned()).collect();
    let parts = vec![part("", Asked::Nodes, 3, Solution::Nodes(names))];
    Some(searched.candidate(parts))
}
