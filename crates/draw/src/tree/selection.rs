//! Which visits are shown if there is no room for all of them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::scene::{Extent, MOST_SKIPS_APART, is_bare};
use super::visits::Visits;
use super::{Id, Tree};

/// The visits that are shown.
pub(super) struct Selection {
    /// Whether each visit is shown; the others are bundled.
    pub(super) shown: Vec<bool>,
    /// Whether all are shown.
    pub(super) whole: bool,
}

/// The size of a drawn tree: the number of items, and the width of each level.
#[derive(Clone, Default)]
struct TreeSize {
    items: usize,
    levels: Vec<usize>,
}

/// The largest tree that a page holds.
#[derive(Clone, Copy)]
struct PageLimits {
    items: usize,
    abreast: usize,
}

impl PageLimits {
    /// A tree of at most this size is shown as a whole.
    const WHOLE: Self = Self { items: 200, abreast: 110 };
    /// A larger one is reduced to this, so that it can still be read on one page.
    const SINGLE: Self = Self { items: 64, abreast: 24 };

    fn holds(self, size: &TreeSize) -> bool {
        size.items <= self.items && size.levels.iter().all(|&width| width <= self.abreast)
    }
}

impl TreeSize {
    /// Adds items on a level.
    fn take(&mut self, level: usize, items: usize, width: usize) {
        self.items += items;
        self.levels.resize(self.levels.len().max(level + 1), 0);
        self.levels[level] += width;
    }

    fn release(&mut self, level: usize, items: usize, width: usize) {
        self.items -= items;
        self.levels[level] -= width;
    }
}

/// The width of an inner node, in leaves.
const WIDE: usize = 2;

/// Number of visits in a row without room after which no smaller one is tried.
const PATIENCE: usize = 100;

/// Chooses the principal variation first, then its neighbours, then the visits near the root.
pub(super) fn select(tree: &Tree, visits: &Visits<'_>, extent: Extent) -> Selection {
    let count = tree.nodes.len();
    let all = Selection { shown: vec![true; count], whole: true };
    let page = match extent {
        Extent::All => return all,
        Extent::Fitting if PageLimits::WHOLE.holds(&whole(tree)) => return all,
        Extent::Fitting => PageLimits::SINGLE,
        Extent::AtMost(most) if whole(tree).items <= most => return all,
        Extent::AtMost(most) => PageLimits { items: most, abreast: usize::MAX },
    };
    let mut shown = vec![false; count];
    let mut used = TreeSize::default();
    let mut line = tree.line();
    // Even the principal variation can be longer than a page: the rest of it is bundled.
    line.truncate(page.items.max(PageLimits::SINGLE.items));
    for &id in &line {
        show(tree, &mut shown, &mut used, id);
    }
    let mut waiting = BinaryHeap::new();
    let offer = |parent: Id, cost: u64, line: bool, waiting: &mut BinaryHeap<_>| {
        for (index, rank) in ranks(tree, parent).into_iter().enumerate() {
            let child = tree.nodes[parent].children[index];
            let step = match rank {
                0 if !line => 4,
                // The neighbours of the principal variation matter less the deeper they are.
                rank => 10 + 4 * rank + if line { 3 * u64::from(tree.nodes[parent].ply) } else { 0 },
            };
            // Of two equal ones, the one with the larger subtree is shown first.
            waiting.push((Reverse(cost + step), visits.size(child), Reverse(child)));
        }
    };
    for &id in &line {
        offer(id, 0, true, &mut waiting);
    }
    let mut refused = 0;
    while let Some((Reverse(cost), _, Reverse(id))) = waiting.pop() {
        if shown[id] {
            continue;
        }
        let mut tried = used.clone();
        show(tree, &mut shown, &mut tried, id);
        if page.holds(&tried) {
            used = tried;
            offer(id, cost, false, &mut waiting);
        } else {
            shown[id] = false;
            refused += 1;
            if refused > PATIENCE {
                break;
            }
        }
    }
    Selection { shown, whole: false }
}

/// The size of a whole tree.
fn whole(tree: &Tree) -> TreeSize {
    let mut size = TreeSize::default();
    for (id, node) in tree.nodes.iter().enumerate() {
        let level = usize::from(node.ply);
        size.take(level, 1, if is_bare(tree, id) { 1 } else { WIDE });
        let below = node.skipped() + usize::from(node.dropped > 0);
        size.take(level + 1, below, below);
    }
    size
}

/// Shows a visit whose parent is shown, with nothing below it yet, and adds its size.
fn show(tree: &Tree, shown: &mut [bool], used: &mut TreeSize, id: Id) {
    let node = &tree.nodes[id];
    let level = usize::from(node.ply);
    if let Some(parent) = node.parent {
        let before = bundles(tree, shown, parent);
        used.release(level, before, WIDE * before);
        shown[id] = true;
        let after = bundles(tree, shown, parent);
        used.take(level, after, WIDE * after);
    } else {
        shown[id] = true;
    }
    used.take(level, 1, if is_bare(tree, id) { 1 } else { WIDE });
    let below = bundles(tree, shown, id) + usize::from(node.dropped > 0);
    used.take(level + 1, below, WIDE * below);
    match node.skipped() {
        0 => {}
        skips => used.take(level + 1, 1, if skips <= MOST_SKIPS_APART { skips } else { WIDE }),
    }
}

/// The number of bundles that the hidden children of a visit form.
fn bundles(tree: &Tree, shown: &[bool], id: Id) -> usize {
    let runs = tree.nodes[id].children.chunk_by(|&a, &b| !shown[a] && !shown[b]);
    runs.filter(|run| !shown[run[0]]).count()
}

/// The rank of each child, 0 for the most important: the best one, then those that were searched twice, then the first
/// ones.
fn ranks(tree: &Tree, id: Id) -> Vec<u64> {
    let node = &tree.nodes[id];
    let name = |child: Id| tree.nodes[child].movement.as_str();
    let again: Vec<&str> =
        node.children.iter().filter(|&&child| tree.nodes[child].again).map(|&child| name(child)).collect();
    let rank = |(index, &child): (usize, &Id)| {
        if node.best == Some(child) {
            0
        } else if again.contains(&name(child)) {
            1
        } else {
            1 + index as u64
        }
    };
    node.children.iter().enumerate().map(rank).collect()
}
