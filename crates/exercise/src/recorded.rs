//! A recorded search of a tree, seen by MAX.

use plyground_registry::{Algorithm, CONVENTIONS, Conventions, Score, SearchTask, open};

use crate::tree::ExerciseTree;

/// A visit to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeenNode {
    /// The index of the node.
    pub(crate) node: usize,
    /// Whether it is a re-search.
    pub(crate) again: bool,
    /// Alpha and beta on entering.
    pub(crate) window: [Score; 2],
    /// The value returned.
    pub(crate) value: Score,
    /// How many children were cut off.
    pub(crate) skipped: usize,
}

/// More events than a search of any tree here has.
const EVENTS: usize = 100_000;

/// Records the search of a tree by the registry.
pub(crate) fn record(tree: &ExerciseTree, algorithm: Algorithm, conventions: Conventions) -> Vec<SeenNode> {
    let order: &dyn Fn(usize) -> Vec<usize> = &|node| tree.children(node).collect();
    record_in_order(tree, order, algorithm, conventions)
}

/// The same with the children of each node in another order.
pub(crate) fn record_in_order(
    tree: &ExerciseTree,
    order: &dyn Fn(usize) -> Vec<usize>,
    algorithm: Algorithm,
    conventions: Conventions,
) -> Vec<SeenNode> {
    let session = open(&format!("explicit({})", tree.text_in_order(order))).expect("the tree is well formed");
    let task = SearchTask { conventions, ..SearchTask::new(algorithm) };
    let (_, recording) =
        session.record(&task, EVENTS).expect("a tree can be searched by any textbook search");
    let mut places: Vec<usize> = Vec::with_capacity(recording.visits.len());
    let mut seen = Vec::with_capacity(recording.visits.len());
    for visit in &recording.visits {
        let node = match (visit.parent, &visit.movement) {
            (Some(parent), Some(movement)) => child(tree, order, places[parent], movement),
            _ => 0,
        };
        places.push(node);
        let value = visit.value.expect("the search was not stopped");
        let (window, value) = if tree.is_max(node) { (visit.window, value) } else { (-visit.window, -value) };
        seen.push(SeenNode {
            node,
            again: visit.again,
            window: [window.alpha, window.beta],
            value,
            skipped: visit.cut.as_ref().map_or(0, |cut| cut.skipped.len()),
        });
    }
    seen
}

/// The child that a move leads to: moves are names, or numbers from 1 where the children have none.
fn child(tree: &ExerciseTree, order: &dyn Fn(usize) -> Vec<usize>, parent: usize, movement: &str) -> usize {
    let children = order(parent);
    let named = children.iter().find(|&&child| tree.name(child) == movement);
    let numbered = || movement.parse::<usize>().ok().and_then(|number| children.get(number.checked_sub(1)?));
    *named.or_else(numbered).expect("a recorded move leads to a child")
}

/// Whether a fact about the search is the same under every convention that `counts`.
pub(crate) fn is_same_everywhere<T: PartialEq>(
    tree: &ExerciseTree,
    algorithm: Algorithm,
    counts: impl Fn(&Conventions) -> bool,
    fact: impl Fn(&[SeenNode]) -> T,
) -> bool {
    let ours = fact(&record(tree, algorithm, Conventions::PLYGROUND));
    let mut others =
        CONVENTIONS.iter().map(|named| named.conventions).filter(|conventions| counts(conventions));
    others.all(|conventions| fact(&record(tree, algorithm, conventions)) == ours)
}

/// The conventions of a name.
pub(crate) fn named(id: &str) -> Conventions {
    let found = CONVENTIONS.iter().find(|named| named.id == id);
    found.expect("the registry knows the conventions that exercises name").conventions
}
