//! The tree that a search walked: what it entered, with which window, what came back and what it left out.
//!
//! Values and windows in a [`Node`] are for the side to move there, as the search saw them; [`Tree::seen_by_root`] and
//! [`Tree::window_for_root`] turn them to the side of the root, as pictures and sentences show them.

mod board;
mod card;
mod choice;
mod dot;
mod film;
mod guide;
mod ink;
pub mod layout;
mod outline;
mod picture;
mod scene;
mod svg;
mod text;
mod tikz;
mod visits;
mod words;

pub use board::{Board, Stone};
pub use card::{Card, Frame, Line, Mark, Role, Shape, SkipBox};
pub use film::Film;
pub use guide::{Count, Guide, SessionGuide};
pub use picture::{Edge, EdgeStyle, KeyEntry, Picture, Sign};
pub use scene::{Extent, Item, Kind, Scene, Skip, Skipped};
pub use words::{bounded, value, window};

use plyground_core::{Bound, Leaf, Player, Score, Window};

/// A node's place in [`Tree::nodes`].
pub type Id = usize;

/// A search, as it went.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    /// What was searched, and how.
    pub header: Header,
    /// Every recorded visit in the order of entering; the first is the root.
    pub nodes: Vec<Node>,
}

/// What was searched, and how: enough to do it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game with its parameters.
    pub game: String,
    /// The position as one line.
    pub position: String,
    /// Whose turn it is there.
    pub to_move: Player,
    /// The search.
    pub algorithm: String,
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
}

/// One visit to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The visit from which this one was made; `None` for the root.
    pub parent: Option<Id>,
    /// The visits made from here, in order. A move that was searched twice stands here twice.
    pub children: Vec<Id>,
    /// The move that leads here; empty for the root.
    pub movement: String,
    /// The distance from the root.
    pub ply: u16,
    /// Whose turn it is here.
    pub side: Player,
    /// The window at the moment of entering.
    pub window: Window,
    /// The number of legal moves here.
    pub moves: usize,
    /// The value with which it was left; `None` if the search was stopped before.
    pub value: Option<Score>,
    /// What that value says about the true one.
    pub bound: Bound,
    /// Why it was valued without looking at a child, if it was.
    pub leaf: Option<Leaf>,
    /// The child whose move is the best one.
    pub best: Option<Id>,
    /// Why moves were left out, if some were.
    pub cut: Option<Cut>,
    /// Whether its parent had tested this move before and now searches it again.
    pub again: bool,
    /// Visits below that were not recorded, to save room.
    pub dropped: u64,
}

/// The end of a loop over the moves before its last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The move that sufficed.
    pub by: String,
    /// How many moves were searched, that one included.
    pub searched: usize,
    /// The moves left out, in the order in which they would have been searched; may be empty where only their number is
    /// known, which is then that of the legal moves less those searched.
    pub skipped: Vec<String>,
}

impl Tree {
    /// The root.
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// A node's value as the root's side sees it.
    pub fn seen_by_root(&self, id: Id) -> Option<Score> {
        let node = &self.nodes[id];
        let value = node.value?;
        Some(if node.side == self.root().side { value } else { -value })
    }

    /// A node's window as the root's side sees it.
    pub fn window_for_root(&self, id: Id) -> Window {
        let node = &self.nodes[id];
        if node.side == self.root().side { node.window } else { -node.window }
    }

    /// What a node's value says about the true one, as the root's side sees it.
    pub fn bound_for_root(&self, id: Id) -> Bound {
        let node = &self.nodes[id];
        match node.bound {
            Bound::Lower if node.side != self.root().side => Bound::Upper,
            Bound::Upper if node.side != self.root().side => Bound::Lower,
            bound => bound,
        }
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

    /// The nodes of the chosen line, the root first.
    pub fn line(&self) -> Vec<Id> {
        std::iter::successors(Some(0), |&id| self.nodes[id].best).collect()
    }
}
