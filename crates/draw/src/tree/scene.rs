//! What is shown of a tree: visits, bundles of visits drawn as one, and moves left out.

use plyground_core::{Grid, Leaf, Score};

use super::board::Crop;
use super::guide::{Count, Guide};
use super::selection::select;
use super::visits::{Elsewhere, Visits};
use super::{Id, Tree};

/// How much of a tree to show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Extent {
    /// Everything if it fits a page, otherwise the most important part.
    #[default]
    Fitting,
    /// The most important part, about this many items.
    AtMost(usize),
    /// Everything.
    All,
}

/// The picture's content, without positions and texts. The first item is the root; parents come before their children.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The tree.
    pub tree: &'a Tree,
    /// The items shown.
    pub items: Vec<Item>,
    /// Different positions that the search entered: a second visit does not count.
    pub places: Count,
    /// Visits, second ones included.
    pub visits: u64,
    /// Number of positions that minimax would have entered.
    pub minimax: Count,
    /// Whether the search has alpha-beta windows: minimax and negamax have none.
    pub windows: bool,
    /// A title in place of the search and the game.
    pub own_title: Option<String>,
    /// The part of the board that every item shows.
    pub(super) crop: Crop,
}

/// An item of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// The item above, always a visit.
    pub parent: Option<usize>,
    /// The items below, from left to right.
    pub children: Vec<usize>,
    /// The distance from the root.
    pub level: usize,
    /// Its kind.
    pub kind: ItemKind,
}

/// A kind of item.
#[derive(Clone, PartialEq, Debug)]
pub enum ItemKind {
    /// A visit.
    Visit {
        /// The visit.
        id: Id,
        /// The board there.
        grid: Option<Grid>,
        /// The cells that decided the game there, along the rows of the board.
        won: Vec<usize>,
        /// Whether it is on the principal variation.
        chosen: bool,
    },
    /// Neighbouring visits drawn as one.
    Bundle {
        /// The topmost of them.
        ids: Vec<Id>,
        /// All of them.
        visits: u64,
        /// Whether others of the same node are shown.
        more: bool,
    },
    /// Visits that were not recorded.
    Unrecorded {
        /// Their number.
        visits: u64,
    },
    /// Moves that the search left out.
    Skipped(Skipped),
}

/// Moves left out after a cutoff.
#[derive(Clone, PartialEq, Debug)]
pub struct Skipped {
    /// The visit with the cutoff.
    pub at: Id,
    /// Their number.
    pub count: usize,
    /// The moves, where they are known.
    pub moves: Vec<Skip>,
    /// Whether they are drawn separately.
    pub apart: bool,
    /// The positions behind them that no visit entered.
    pub never: Count,
}

/// A move that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skip {
    /// The move.
    pub movement: String,
    /// The value written there, in an explicit game tree.
    pub written: Option<Score>,
    /// Whether another visit to the same position searched it.
    pub visited: bool,
    /// Whether it is certain that no other visit did.
    sure: bool,
}

/// The most boards in a picture.
const MOST_BOARDS: usize = 2_000;
/// The most moves left out that are drawn separately, where room is scarce.
pub(super) const MOST_SKIPS_APART: usize = 3;
/// The most moves left out of a whole tree that are drawn separately.
const FEW_SKIPS: usize = 30;
/// The most positions that are counted for one picture.
const COUNTING: u64 = 20_000_000;

impl<'a> Scene<'a> {
    /// Chooses what is shown of a tree, and completes it with the guide's knowledge.
    pub fn new(tree: &'a Tree, guide: &dyn Guide, extent: Extent) -> Self {
        let visits = Visits::new(tree);
        let selection = select(tree, &visits, extent);
        let mut scene = Self {
            tree,
            items: Vec::new(),
            places: visits.places(tree),
            visits: visits.size(0),
            minimax: Count::Unknown,
            own_title: None,
            crop: Crop::default(),
            windows: tree.nodes.iter().any(|node| node.window != plyground_core::Window::FULL),
        };
        let mut on_line = vec![false; tree.nodes.len()];
        for id in tree.line() {
            on_line[id] = true;
        }
        // Items still to be added, the next one last.
        let mut waiting = vec![(None, ItemKind::Visit { id: 0, grid: None, won: Vec::new(), chosen: true })];
        while let Some((parent, kind)) = waiting.pop() {
            let here = scene.push(parent, kind);
            if let ItemKind::Visit { id, .. } = scene.items[here].kind {
                let below = scene.below(id, &visits, &selection.shown, &on_line, selection.whole);
                waiting.extend(below.into_iter().rev().map(|kind| (Some(here), kind)));
            }
        }
        scene.ask(guide, &visits);
        scene
    }

    /// The visit that an item shows.
    pub fn visit(&self, item: usize) -> Option<Id> {
        match self.items[item].kind {
            ItemKind::Visit { id, .. } => Some(id),
            _ => None,
        }
    }

    fn push(&mut self, parent: Option<usize>, kind: ItemKind) -> usize {
        let here = self.items.len();
        let level = parent.map_or(0, |parent| self.items[parent].level + 1);
        self.items.push(Item { parent, children: Vec::new(), level, kind });
        if let Some(parent) = parent {
            self.items[parent].children.push(here);
        }
        here
    }

    /// The items below a visit, from left to right.
    fn below(
        &self,
        id: Id,
        visits: &Visits<'_>,
        shown: &[bool],
        on_line: &[bool],
        whole: bool,
    ) -> Vec<ItemKind> {
        let node = &self.tree.nodes[id];
        let more = node.children.iter().any(|&child| shown[child]);
        let mut kinds = Vec::new();
        for run in node.children.chunk_by(|&a, &b| !shown[a] && !shown[b]) {
            match run {
                &[child] if shown[child] || is_bare(self.tree, child) => {
                    kinds.push(ItemKind::Visit {
                        id: child,
                        grid: None,
                        won: Vec::new(),
                        chosen: on_line[id] && on_line[child],
                    });
                }
                run => kinds.push(ItemKind::Bundle {
                    ids: run.to_vec(),
                    visits: run.iter().map(|&child| visits.size(child)).sum(),
                    more,
                }),
            }
        }
        if node.dropped > 0 {
            kinds.push(ItemKind::Unrecorded { visits: node.dropped });
        }
        let count = node.skipped();
        if count > 0 {
            let apart = (whole && self.has_few_skips()) || count <= MOST_SKIPS_APART;
            kinds.push(ItemKind::Skipped(Skipped {
                at: id,
                count,
                moves: Vec::new(),
                apart,
                never: Count::Unknown,
            }));
        }
        kinds
    }

    /// Whether the moves left out are so few that all of them can be drawn separately.
    fn has_few_skips(&self) -> bool {
        let skipped: usize = self.tree.nodes.iter().map(super::TreeNode::skipped).sum();
        skipped <= FEW_SKIPS
    }

    /// Fills in what requires knowledge of the game.
    fn ask(&mut self, guide: &dyn Guide, visits: &Visits<'_>) {
        let tree = self.tree;
        let boards = self.items.len() <= MOST_BOARDS;
        let mut cuts =
            self.items.iter().filter(|item| matches!(item.kind, ItemKind::Skipped(_))).count() as u64;
        let mut left = COUNTING;
        for item in &mut self.items {
            match &mut item.kind {
                ItemKind::Visit { id, grid, won, .. } if boards => {
                    let path = tree.path(*id);
                    *grid = guide.grid(&path);
                    if tree.nodes[*id].leaf == Some(Leaf::Finished) {
                        *won = guide.winning_cells(&path);
                    }
                }
                ItemKind::Skipped(skipped) => {
                    let path = tree.path(skipped.at);
                    skipped.moves = skips(tree, visits, guide, skipped, &path);
                    let most = round(left / cuts);
                    skipped.never = never(tree, guide, skipped, &path, most);
                    left -= match skipped.never {
                        Count::Exactly(count) | Count::MoreThan(count) => count.min(left),
                        Count::Unknown => 0,
                    };
                    cuts -= 1;
                }
                _ => {}
            }
        }
        self.crop = Crop::around(self.items.iter().filter_map(|item| match &item.kind {
            ItemKind::Visit { grid, .. } => grid.as_ref(),
            _ => None,
        }));
        self.minimax = self.count_minimax(guide);
    }

    /// The number of positions that minimax would have entered, up to a limit.
    fn count_minimax(&self, guide: &dyn Guide) -> Count {
        let moves = guide.moves(&[]);
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let Some(depth) = self.tree.header.depth.checked_sub(1).filter(|_| !moves.is_empty()) else {
            return Count::Unknown;
        };
        let most = round(COUNTING.max(10 * self.visits));
        match guide.positions(&[], &moves, depth, most) {
            Count::Exactly(count) => Count::Exactly(count + 1),
            other => other,
        }
    }
}

/// Whether there is nothing below a visit.
pub(super) fn is_bare(tree: &Tree, id: Id) -> bool {
    let node = &tree.nodes[id];
    node.children.is_empty() && node.dropped == 0 && node.skipped() == 0
}

/// The moves left out, by name.
fn skips(tree: &Tree, visits: &Visits<'_>, guide: &dyn Guide, skipped: &Skipped, path: &[&str]) -> Vec<Skip> {
    let node = &tree.nodes[skipped.at];
    let recorded = node.cut.as_ref().map(|cut| cut.skipped.clone()).unwrap_or_default();
    let names = if recorded.len() == skipped.count { recorded } else { unnamed(tree, guide, skipped, path) };
    let skip = |movement: String| {
        let mut there = path.to_vec();
        there.push(&movement);
        let written = if skipped.apart { guide.written(&there) } else { None };
        let elsewhere = visits.elsewhere(skipped.at, &movement);
        Skip {
            written,
            visited: elsewhere == Elsewhere::Visited,
            sure: elsewhere == Elsewhere::Never,
            movement,
        }
    };
    names.into_iter().map(skip).collect()
}

/// The id of the game's own order of moves in a [`Header`](super::Header).
pub const NATURAL: &str = "natural";

/// The moves left out, if the recording has only their number: the remaining ones, if they are certain.
fn unnamed(tree: &Tree, guide: &dyn Guide, skipped: &Skipped, path: &[&str]) -> Vec<String> {
    let node = &tree.nodes[skipped.at];
    let mut names = guide.moves(path);
    if node.dropped > 0 {
        // The moves searched are not recorded either; in the game's own order they came first.
        if names.len() != node.moves || tree.header.ordering != NATURAL {
            return Vec::new();
        }
        return names.split_off(node.moves - skipped.count);
    }
    names.retain(|name| node.children.iter().all(|&child| tree.nodes[child].movement != *name));
    if names.len() == skipped.count { names } else { Vec::new() }
}

/// The number of positions behind the moves left out that no visit entered.
fn never(tree: &Tree, guide: &dyn Guide, skipped: &Skipped, path: &[&str], most: u64) -> Count {
    let unvisited: Vec<&Skip> = skipped.moves.iter().filter(|skip| !skip.visited).collect();
    if skipped.moves.is_empty() || unvisited.iter().any(|skip| !skip.sure) {
        return Count::Unknown;
    }
    let moves: Vec<&str> = unvisited.iter().map(|skip| skip.movement.as_str()).collect();
    let depth = tree.header.depth.saturating_sub(tree.nodes[skipped.at].ply + 1);
    guide.positions(path, &moves, depth, most)
}

/// The largest of 1, 2, 5, 10, 20, 50 … that is not above the number.
fn round(number: u64) -> u64 {
    let power = 10_u64.pow(number.max(1).ilog10());
    match number / power {
        0 | 1 => power,
        2..=4 => 2 * power,
        _ => 5 * power,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_round_numbers() {
        assert_eq!([0, 1, 3, 9, 10, 49, 99_999].map(round), [1, 1, 2, 5, 10, 20, 50_000]);
    }
}
