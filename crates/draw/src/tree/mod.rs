//! The tree of a recorded search: the visits, their windows and values, and the moves left out.
//!
//! Values and windows in a [`TreeNode`] are for the side to move there, as in the search; [`Tree::seen_by_root`] and
//! [`Tree::window_for_root`] convert them to the side of the root, as pictures and sentences show them.
//!
//! A [`Scene`] chooses what is shown of a tree, a [`Picture`] adds positions and texts, and every output is made from
//! that.

mod board;
mod board_svg;
mod card;
mod colours;
mod dot;
mod events;
mod film;
mod groups;
mod guide;
pub mod layout;
mod naming;
mod outline;
mod picture;
mod scene;
mod selection;
mod signs;
mod svg;
mod text;
mod tikz;
mod visits;
mod words;
mod wrap;

use plyground_core::{Bound, Leaf, Player, Score, Window};
use plyground_search::observers::Recording;

pub use board::{BoardPart, Stone};
pub use card::{Card, CardShape, Frame, Mark, Role, SkipBox, TextLine};
pub use events::Event;
pub use film::Film;
pub use guide::{Count, Guide};
pub use picture::{Edge, EdgeStyle, KeyEntry, KeySign, Picture};
pub use scene::{Extent, Item, ItemKind, NATURAL, Scene, Skip, Skipped};
pub use signs::{DrawnSign, SignedCell};
pub use words::{bounded, value, window};

/// The index of a node in [`Tree::nodes`].
pub type Id = usize;

/// A recorded search.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    /// What was searched, and how.
    pub header: Header,
    /// Every recorded visit in the order of entering; the first is the root.
    pub nodes: Vec<TreeNode>,
}

/// What was searched, and how: enough to repeat the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game with its parameters.
    pub game: String,
    /// Whether the game is an explicit game tree.
    pub is_written: bool,
    /// The position as one line.
    pub position: String,
    /// Whose turn it is there.
    pub to_move: Player,
    /// The search.
    pub algorithm: String,
    /// Whether that search enters every position at most once.
    pub visits_once: bool,
    /// The evaluator.
    pub evaluator: String,
    /// Plies looked ahead.
    pub depth: u16,
    /// The conventions by name.
    pub convention: String,
    /// The order of moves.
    pub ordering: String,
    /// Mistakes that were made on purpose.
    pub mutations: Vec<String>,
    /// The text of the evaluator's file, weights or a formula, where there was one.
    pub weights: Option<String>,
    /// The moves above the root, where branches are named from further up.
    pub above: Vec<String>,
}

/// One visit to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeNode {
    /// The visit from which this one was made; `None` for the root.
    pub parent: Option<Id>,
    /// The visits made from here, in order. A move that was searched twice appears twice.
    pub children: Vec<Id>,
    /// The move that leads here; empty for the root.
    pub movement: String,
    /// The distance from the root.
    pub ply: u16,
    /// Whose turn it is here.
    pub side: Player,
    /// The window on entering.
    pub window: Window,
    /// The number of legal moves here.
    pub moves: usize,
    /// The returned value; `None` if the search was stopped before.
    pub value: Option<Score>,
    /// Whether that value is exact or a bound.
    pub bound: Bound,
    /// The kind of leaf, if it is one.
    pub leaf: Option<Leaf>,
    /// The child whose move is the best one.
    pub best: Option<Id>,
    /// The cutoff, if there was one.
    pub cut: Option<Cutoff>,
    /// Whether its result was stored in the transposition table.
    pub stored: bool,
    /// Whether its move was the best of the parent's so far when it returned.
    pub improved: bool,
    /// Whether it is a re-search.
    pub again: bool,
    /// Visits below that were not recorded, to save room.
    pub dropped: u64,
    /// Further remarks of the search.
    pub remarks: Vec<Remark>,
}

/// A remark of a search about a node, besides the usual events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A transposition table entry was found.
    Table {
        /// The value of the entry.
        value: Score,
        /// Whether that value is exact or a bound.
        bound: Bound,
    },
    /// A text.
    Note(String),
}

/// A cutoff.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cutoff {
    /// The move that caused it; empty if the subtree was dropped.
    pub by: String,
    /// Number of moves searched, that one included.
    pub searched: usize,
    /// The moves left out, in the order in which they would have been searched; empty if only their number is known,
    /// which is that of the legal moves minus those searched.
    pub skipped: Vec<String>,
}

impl TreeNode {
    /// The value from the transposition table in place of a search, for the side to move, and whether it is exact.
    pub fn from_table(&self) -> Option<(Score, Bound)> {
        self.remarks.iter().find_map(|remark| match remark {
            Remark::Table { value, bound } if self.children.is_empty() && self.leaf.is_none() => {
                Some((*value, *bound))
            }
            _ => None,
        })
    }

    /// The number of moves that a cutoff has left out.
    pub fn skipped(&self) -> usize {
        self.cut.as_ref().map_or(0, |cut| self.moves.saturating_sub(cut.searched))
    }
}

impl Tree {
    /// The tree of a recorded search.
    pub fn new(header: Header, recording: &Recording<String>) -> Self {
        let mut nodes: Vec<TreeNode> = Vec::with_capacity(recording.visits.len());
        for (id, visit) in recording.visits.iter().enumerate() {
            if let Some(parent) = visit.parent {
                nodes[parent].children.push(id);
                if visit.improved {
                    nodes[parent].best = Some(id);
                }
            }
            nodes.push(TreeNode {
                parent: visit.parent,
                children: Vec::new(),
                movement: visit.movement.clone().unwrap_or_default(),
                ply: visit.ply,
                side: visit.side,
                window: visit.window,
                moves: visit.moves,
                value: visit.value,
                bound: Bound::Unknown,
                leaf: visit.leaf,
                best: None,
                cut: visit.cut.as_ref().map(|cut| Cutoff {
                    by: String::new(),
                    searched: cut.searched,
                    skipped: cut.skipped.clone(),
                }),
                stored: visit.stored,
                improved: visit.improved,
                again: visit.again,
                dropped: visit.dropped,
                remarks: visit
                    .table
                    .map(|(value, bound)| Remark::Table { value, bound })
                    .into_iter()
                    .collect(),
            });
        }
        let mut tree = Self { header, nodes };
        tree.name_cutting_moves();
        for id in (0..tree.nodes.len()).rev() {
            tree.nodes[id].bound = tree.judged(id);
        }
        tree
    }

    /// The last move searched is the one that caused the cutoff.
    fn name_cutting_moves(&mut self) {
        for id in 0..self.nodes.len() {
            let last = self.nodes[id].children.last().map(|&child| self.nodes[child].movement.clone());
            if let (Some(cut), Some(last)) = (&mut self.nodes[id].cut, last) {
                cut.by = last;
            }
        }
    }

    /// The root.
    pub fn root(&self) -> &TreeNode {
        &self.nodes[0]
    }

    /// Whether a node's value is exact or a bound, derived from those of its children.
    ///
    /// A leaf is exact. A value is a lower bound if a move really achieves it, and an upper bound if no move was left
    /// out and none can achieve more; if it is both, it is exact, even outside the window. If the children were not
    /// recorded, the window decides: a value at or beyond its edge is a bound.
    pub fn judged(&self, id: Id) -> Bound {
        let node = &self.nodes[id];
        let Some(value) = node.value else { return Bound::Unknown };
        if node.leaf.is_some() {
            return Bound::Exact;
        }
        if let Some((_, bound)) = node.from_table() {
            return bound;
        }
        if node.dropped > 0 {
            return match value {
                value if value >= node.window.beta && node.window.beta < Score::INFINITE => Bound::Lower,
                value if value <= node.window.alpha && node.window.alpha > -Score::INFINITE => Bound::Upper,
                _ => Bound::Exact,
            };
        }
        let for_us = |child: Id| {
            let same_side = self.nodes[child].side == node.side;
            match self.nodes[child].bound {
                Bound::Lower if !same_side => Bound::Upper,
                Bound::Upper if !same_side => Bound::Lower,
                bound => bound,
            }
        };
        let gets = |child: Id| {
            self.value_for_parent(child) >= Some(value)
                && matches!(for_us(child), Bound::Exact | Bound::Lower)
        };
        let holds = |child: Id| {
            self.value_for_parent(child) <= Some(value)
                && matches!(for_us(child), Bound::Exact | Bound::Upper)
        };
        // Of a move that was searched twice, one visit may give the lower bound and the other the upper.
        let moves = || node.children.chunk_by(|_, &next| self.nodes[next].again);
        let no_move_gets_more = || moves().all(|visits| visits.iter().any(|&visit| holds(visit)));
        let is_least = value == -Score::INFINITE || node.children.iter().any(|&child| gets(child));
        let is_most = value == Score::INFINITE || (moves().count() == node.moves && no_move_gets_more());
        match (is_least, is_most) {
            (true, true) => Bound::Exact,
            (true, false) => Bound::Lower,
            (false, true) => Bound::Upper,
            (false, false) => Bound::Unknown,
        }
    }

    /// A node's value for the root's side.
    pub fn seen_by_root(&self, id: Id) -> Option<Score> {
        let node = &self.nodes[id];
        let value = node.value?;
        Some(if node.side == self.root().side { value } else { -value })
    }

    /// A node's window for the root's side.
    pub fn window_for_root(&self, id: Id) -> Window {
        let node = &self.nodes[id];
        if node.side == self.root().side { node.window } else { -node.window }
    }

    /// Whether a node's value is exact or a bound, for the root's side.
    pub fn bound_for_root(&self, id: Id) -> Bound {
        let node = &self.nodes[id];
        match node.bound {
            Bound::Lower if node.side != self.root().side => Bound::Upper,
            Bound::Upper if node.side != self.root().side => Bound::Lower,
            bound => bound,
        }
    }

    /// A node's value for the side that moved there.
    pub fn value_for_parent(&self, id: Id) -> Option<Score> {
        let node = &self.nodes[id];
        let parent = &self.nodes[node.parent?];
        Some(if node.side == parent.side { node.value? } else { -node.value? })
    }

    /// The value that the side to move at a node is sure of after its first `count` visits: the best of them, unless it
    /// lies outside the window. Then it is a bound on the wrong side.
    pub fn sure(&self, id: Id, count: usize) -> Option<Score> {
        let node = &self.nodes[id];
        let improved = node.children.iter().take(count).filter(|&&child| self.nodes[child].improved);
        improved
            .filter_map(|&child| self.value_for_parent(child))
            .max()
            .filter(|&best| best > node.window.alpha)
    }

    /// Whether a node was entered with a null window set by its parent, which can only decide "better" or "not better".
    pub fn is_tested(&self, id: Id) -> bool {
        let node = &self.nodes[id];
        let Some(parent_id) = node.parent else { return false };
        let parent = &self.nodes[parent_id];
        let seen = -node.window;
        // Most windows are wide, and checking all earlier children would take long where there are many moves.
        if node.side == parent.side || seen != seen.scout() {
            return false;
        }
        let before = parent.children.iter().position(|&child| child == id).unwrap_or_default();
        let mut rest = parent.window;
        rest.raise(self.sure(parent_id, before).unwrap_or(-Score::INFINITE));
        // The remaining window may be a null window by itself; then the parent has not set it.
        seen == rest.scout() && seen != rest
    }

    /// Whether the root's side chooses at this node.
    pub fn is_max(&self, id: Id) -> bool {
        self.nodes[id].side == self.root().side
    }

    /// The moves from the root to a node.
    pub fn path(&self, id: Id) -> Vec<&str> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.nodes[at].parent {
            path.push(self.nodes[at].movement.as_str());
            at = parent;
        }
        path.reverse();
        path
    }

    /// The nodes of the principal variation, the root first.
    pub fn line(&self) -> Vec<Id> {
        std::iter::successors(Some(0), |&id| self.nodes[id].best).collect()
    }
}
