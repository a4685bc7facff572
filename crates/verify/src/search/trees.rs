//! Searches on random trees.

use plyground_core::{Score, Window};

use super::checks::{Maker, SearchProblem, examine};
use super::{CaseSource, answers::Trial};
use crate::dice::Dice;
use crate::failure::Fault;
use crate::tree::{AnyTree, Sketch, TreeEvaluator};
use crate::{ContractRule, Failure, TestPlan, Verification, Watcher};

/// Compares a search with minimax on random trees with scrambled numbers, where turns alternate or not according to the
/// trial's type of tree.
///
/// `make` is called for every case; it makes the search, with a table of its own where it needs one, and passes it on:
///
/// ```
/// use plyground_search::{AlphaBeta, Pvs, Table};
/// use plyground_verify::{LooseTree, TestPlan, Tree, Trial, search};
///
/// let plan = TestPlan { rounds: 20, ..TestPlan::default() };
/// let passed = search(&|trial: &mut Trial<'_, Tree>| trial.with(&AlphaBeta), &plan, &mut |_| true)?;
/// assert!(passed.is_complete);
/// let with_table = |trial: &mut Trial<'_, LooseTree>| {
///     let table = Table::new(100);
///     trial.with(&Pvs::new(&table));
/// };
/// search(&with_table, &plan, &mut |_| true)?;
/// # Ok::<(), Box<plyground_verify::Failure>>(())
/// ```
///
/// The checks: the whole report, twice; every window; stops at every node, each followed by a new search; and the same
/// with a search made anew. A failing tree is shrunk as long as it fails.
pub fn search<const ALTERNATES: bool>(
    make: &dyn Fn(&mut Trial<'_, AnyTree<ALTERNATES>>),
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Verification {
    super::run(&Trees::<ALTERNATES>, make, plan, watcher)
}

struct Trees<const ALTERNATES: bool>;

/// A tree and how it is searched.
#[derive(Clone, Debug)]
struct Case {
    sketch: Sketch,
    depth: u16,
    by_distance: bool,
    /// Whether the evaluator reports the range of its values.
    is_bounded: bool,
}

/// The largest number in a tree: small, so that there are many ties.
const SPREAD: i32 = 4;
const DEEPEST: usize = 5;
const WIDEST: usize = 4;
/// A larger tree is cut down to its first branches.
const LARGEST: usize = 90;

impl<const ALTERNATES: bool> CaseSource for Trees<ALTERNATES> {
    type Position = AnyTree<ALTERNATES>;
    type Case = Case;

    fn draw(&self, dice: &mut Dice, _: &TestPlan) -> Case {
        let deepest = 1 + dice.below(DEEPEST);
        let widest = 1 + dice.below(WIDEST);
        let mut room = LARGEST;
        let mut sketch = grow(dice, deepest, widest, ALTERNATES, &mut room);
        // Equal subtrees in different places are where a table helps, and where its mistakes show.
        for _ in 0..dice.below(3) {
            let size = sketch.size();
            let branch = sketch.place(dice.below(size)).clone();
            let place = sketch.place(dice.below(size));
            if place.children.is_empty() && branch.size() + size <= LARGEST {
                *place = Sketch { again: place.again, ..branch };
            }
        }
        sketch.again = false;
        let height = usize::from(sketch.height());
        let depth = if dice.below(3) == 0 { dice.below(height + 2) } else { height } as u16;
        Case { sketch, depth, by_distance: dice.below(4) == 0, is_bounded: dice.below(3) == 0 }
    }

    fn ask(&self, case: &Case, make: Maker<'_, Self::Position>, plan: &TestPlan) -> Result<u64, Fault> {
        let tree = AnyTree::<ALTERNATES>::new(&case.sketch);
        let most = case.is_bounded.then(|| largest(&case.sketch));
        let numbers = TreeEvaluator { by_distance: case.by_distance, most };
        let scores = || (-SPREAD - 1)..=(SPREAD + 1);
        let pairs = scores().flat_map(|alpha| scores().map(move |beta| (alpha, beta)));
        let windows: Vec<Window> = pairs
            .filter(|(alpha, beta)| alpha < beta && !case.by_distance)
            .map(|(alpha, beta)| Window { alpha: Score::new(alpha), beta: Score::new(beta) })
            .collect();
        let nodes = case.sketch.size() as u64;
        let stops: Vec<u64> = (0..=nodes.min(40)).chain([nodes + 1]).collect();
        let depths = [case.depth.saturating_sub(1)];
        let restored = |left: &AnyTree<ALTERNATES>| {
            let fault = || Fault::new(ContractRule::Restored, "==", shown(&tree), shown(left));
            (*left != tree).then(fault)
        };
        let question = SearchProblem {
            pos: &tree,
            evaluator: &numbers,
            another: &|| Box::new(numbers),
            depth: case.depth,
            depths: &depths,
            windows: &windows,
            stops: &stops,
            restored: &restored,
            write: &|m| m.to_string(),
            is_repeatable: plan.is_repeatable,
        };
        examine(&question, make)
    }

    fn smaller(&self, case: &Case) -> Vec<Case> {
        let mut smaller: Vec<Case> = Vec::new();
        let with = |sketch: Sketch| Case { sketch, ..case.clone() };
        // A branch instead of the whole.
        for child in &case.sketch.children {
            let depth = case.depth.saturating_sub(1);
            smaller.push(Case { sketch: promoted(child), depth, ..case.clone() });
        }
        if case.sketch.height() > case.depth {
            smaller.push(with(cut(&case.sketch, case.depth)));
        }
        smaller.extend(edits(&case.sketch).into_iter().map(with));
        if case.depth > 0 {
            smaller.push(Case { depth: case.depth - 1, ..case.clone() });
        }
        if case.by_distance {
            smaller.push(Case { by_distance: false, ..case.clone() });
        }
        if case.is_bounded {
            smaller.push(Case { is_bounded: false, ..case.clone() });
        }
        smaller
    }

    fn tell(&self, case: &Case, failure: &mut Failure) {
        failure.position = case.sketch.write();
        failure.depth = Some(case.depth);
        failure.evaluator = case.by_distance.then(|| "64 * n - signum(n) * ply".to_owned());
    }
}

fn grow(dice: &mut Dice, left: usize, widest: usize, alternates: bool, room: &mut usize) -> Sketch {
    *room = room.saturating_sub(1);
    let again = !alternates && dice.below(3) == 0;
    let value = dice.around(SPREAD);
    // A node high up is rarely a leaf, or most trees would be very small.
    let is_leaf = left == 0 || *room == 0 || dice.below(3 + 2 * left) == 0;
    let count = if is_leaf { 0 } else { 1 + dice.below(widest) };
    let children = (0..count).map(|_| grow(dice, left - 1, widest, alternates, room)).collect();
    Sketch { value, again, children }
}

fn largest(sketch: &Sketch) -> i32 {
    let below = sketch.children.iter().map(largest).max().unwrap_or(0);
    sketch.value.abs().max(below)
}

/// A branch as a tree of its own, in which MAX begins again.
fn promoted(child: &Sketch) -> Sketch {
    let mut sketch = child.clone();
    if !child.again {
        negate(&mut sketch);
    }
    sketch.again = false;
    sketch
}

fn negate(sketch: &mut Sketch) {
    sketch.value = -sketch.value;
    sketch.children.iter_mut().for_each(negate);
}

/// The tree down to the depth of the search.
fn cut(sketch: &Sketch, depth: u16) -> Sketch {
    let children = if depth == 0 { &[][..] } else { &sketch.children };
    let children = children.iter().map(|child| cut(child, depth - 1)).collect();
    Sketch { children, ..sketch.clone() }
}

/// Every tree that is one step simpler: a branch less, a leaf instead of a branch, a number nearer to zero.
fn edits(sketch: &Sketch) -> Vec<Sketch> {
    let mut simpler = Vec::new();
    if !sketch.children.is_empty() {
        simpler.push(Sketch { children: Vec::new(), ..sketch.clone() });
        let leaf = |child: &Sketch| Sketch { value: child.value, again: sketch.again, children: Vec::new() };
        simpler.extend(sketch.children.iter().map(leaf));
    }
    for i in 0..sketch.children.len() {
        let mut without = sketch.clone();
        without.children.remove(i);
        simpler.push(without);
    }
    if sketch.again {
        simpler.push(Sketch { again: false, ..sketch.clone() });
    }
    let value = sketch.value;
    for nearer in [0, value / 2, value - value.signum()] {
        if nearer.abs() < value.abs() {
            simpler.push(Sketch { value: nearer, ..sketch.clone() });
        }
    }
    for (i, child) in sketch.children.iter().enumerate() {
        simpler.extend(edits(child).into_iter().map(|child| {
            let mut changed = sketch.clone();
            changed.children[i] = child;
            changed
        }));
    }
    simpler
}

fn shown<const ALTERNATES: bool>(tree: &AnyTree<ALTERNATES>) -> String {
    plyground_core::Game::write_position(tree)
}
