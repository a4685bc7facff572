//! A game that is given as its tree, written as `[[3,12,8],[2,4,6]]` or made of the positions of another game. Numbers are the
//! gain of X.

use std::sync::Arc;

use plyground_core::{Message, message};

use crate::WIN;
use crate::infinite::HUGE;
use crate::model::{Ended, PlainGame};
use crate::visits::SeenPosition;

#[derive(Clone, PartialEq, Eq, Debug)]
enum TreeNode {
    Gain(i32),
    Children(Vec<usize>),
}

/// A place in a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TreeGame {
    nodes: Arc<[TreeNode]>,
    /// For each node, what tells it apart: how it is written, or the number of its position.
    keys: Arc<[u64]>,
    /// What each node is worth to X where the depth ends there; empty if that is 0 everywhere.
    evaluations: Arc<[i32]>,
    /// From the root to the current node.
    path: Vec<usize>,
    is_x_first: bool,
}

/// The largest number of a leaf: far below the value of a win.
pub(crate) const LARGEST_LEAF: i32 = 99;
/// Trees of tasks are small.
const MOST_NODES: usize = 10_000;
const DEEPEST: usize = 50;

impl TreeGame {
    /// Reads a tree without spaces.
    pub(crate) fn parse(text: &str, is_x_first: bool) -> Result<Self, Message> {
        let mut nodes = Vec::new();
        let rest = node(text, &mut nodes, 0).ok_or_else(|| unreadable(text))?;
        if !rest.is_empty() || matches!(nodes[0], TreeNode::Gain(_)) {
            return Err(unreadable(text));
        }
        let keys = alike(&nodes);
        Ok(Self::new(nodes, Vec::new(), keys, is_x_first))
    }

    /// The positions of another game as a tree: the root first, children after their parents.
    pub(crate) fn of_positions(positions: &[SeenPosition], is_x_first: bool) -> Self {
        let node = |position: &SeenPosition| match position.gain {
            Some(gain) => TreeNode::Gain(gain),
            None => TreeNode::Children(position.children.clone()),
        };
        let evaluations = positions.iter().map(|position| position.evaluation).collect();
        let keys = positions.iter().map(|position| position.key as u64).collect();
        Self::new(positions.iter().map(node).collect(), evaluations, keys, is_x_first)
    }

    fn new(nodes: Vec<TreeNode>, evaluations: Vec<i32>, keys: Vec<u64>, is_x_first: bool) -> Self {
        let (keys, evaluations) = (keys.into(), evaluations.into());
        Self { nodes: nodes.into(), keys, evaluations, path: vec![0], is_x_first }
    }

    fn place(&self) -> usize {
        *self.path.last().expect("the path begins at the root")
    }

    fn here(&self) -> &TreeNode {
        &self.nodes[self.place()]
    }

    /// The largest finite value, for either side.
    pub(crate) fn largest(&self) -> i32 {
        let gain = |node: &TreeNode| if let TreeNode::Gain(gain) = node { *gain } else { 0 };
        let values = self.nodes.iter().map(gain).chain(self.evaluations.iter().copied());
        values.map(i32::saturating_abs).filter(|&value| value < HUGE).max().unwrap_or(0)
    }

    /// The places of the positions after each move; none for a finished game.
    pub(crate) fn children(&self, place: usize) -> &[usize] {
        match &self.nodes[place] {
            TreeNode::Gain(_) => &[],
            TreeNode::Children(children) => children,
        }
    }

    /// What X gains, if the game is over.
    pub(crate) fn gain(&self, place: usize) -> Option<i32> {
        if let TreeNode::Gain(gain) = self.nodes[place] { Some(gain) } else { None }
    }

    /// The number of nodes.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }
}

/// For each node a number that only those have that are written in the same way, in this tree or in another: a table may
/// remember positions from one task to the next.
fn alike(nodes: &[TreeNode]) -> Vec<u64> {
    let mut keys = vec![0; nodes.len()];
    // Children come after their parents: from the end on they are known.
    for place in (0..nodes.len()).rev() {
        keys[place] = match &nodes[place] {
            TreeNode::Gain(gain) => mixed(1, gain.cast_unsigned().into()),
            TreeNode::Children(children) => children.iter().fold(2, |key, &child| mixed(key, keys[child])),
        };
    }
    keys
}

/// A number that depends on both, after the finaliser of `SplitMix64` (S. Vigna).
fn mixed(key: u64, next: u64) -> u64 {
    let mut bits = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ next;
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

fn unreadable(text: &str) -> Message {
    message!(
        "grade-tree-unreadable",
        "`{tree}` is not a tree: write nested lists of whole numbers from -{most} to {most}, such as [[3,12],[2,4]]",
        tree = text.escape_debug().to_string(),
        most = LARGEST_LEAF
    )
}

/// Reads a node and returns what follows it.
fn node<'a>(text: &'a str, nodes: &mut Vec<TreeNode>, depth: usize) -> Option<&'a str> {
    let here = nodes.len();
    if here >= MOST_NODES || depth > DEEPEST {
        return None;
    }
    nodes.push(TreeNode::Gain(0));
    let Some(mut rest) = text.strip_prefix('[') else {
        let end = text.find([',', ']']).unwrap_or(text.len());
        let gain = text[..end].parse().ok().filter(|gain| (-LARGEST_LEAF..=LARGEST_LEAF).contains(gain))?;
        nodes[here] = TreeNode::Gain(gain);
        return Some(&text[end..]);
    };
    let mut children = Vec::new();
    loop {
        children.push(nodes.len());
        rest = node(rest, nodes, depth + 1)?;
        if let Some(more) = rest.strip_prefix(',') {
            rest = more;
        } else {
            nodes[here] = TreeNode::Children(children);
            return rest.strip_prefix(']');
        }
    }
}

impl PlainGame for TreeGame {
    fn is_x_to_move(&self) -> bool {
        (self.path.len() % 2 == 1) == self.is_x_first
    }

    fn moves(&self) -> Vec<u16> {
        match self.here() {
            TreeNode::Gain(_) => Vec::new(),
            TreeNode::Children(children) => (0..children.len() as u16).collect(),
        }
    }

    fn free_from(&self, cell: u16) -> Option<u16> {
        Some(cell).filter(|&cell| usize::from(cell) < self.moves().len())
    }

    fn make(&mut self, m: u16) {
        if let TreeNode::Children(children) = self.here() {
            let child = children[usize::from(m)];
            self.path.push(child);
        }
    }

    fn unmake(&mut self, _: u16) {
        self.path.pop();
    }

    // A node of a tree is no board: there is nothing to forget.
    fn leave_stone(&mut self) {
        self.path.pop();
    }

    fn ended(&self) -> Option<Ended> {
        match self.here() {
            TreeNode::Gain(gain) => Some(Ended::Gain(if self.is_x_to_move() { *gain } else { -gain })),
            TreeNode::Children(_) => None,
        }
    }

    fn win(&self) -> i32 {
        WIN
    }

    fn evaluate(&self) -> i32 {
        let for_x = self.evaluations.get(self.place()).copied().unwrap_or(0);
        if self.is_x_to_move() { for_x } else { -for_x }
    }

    fn key(&self, _: bool) -> u128 {
        // Boards have no bit here.
        1 << 127 | u128::from(self.keys[self.place()]) << 1 | u128::from(self.is_x_to_move())
    }

    fn is_board(&self) -> bool {
        false
    }

    fn cells(&self) -> u16 {
        self.moves().len() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_read_and_walked() {
        let mut tree = TreeGame::parse("[[3,12,8],-2,[4,[-99,5]]]", true).unwrap();
        assert_eq!((tree.size(), tree.moves(), tree.ended()), (11, vec![0, 1, 2], None));
        tree.make(1);
        assert_eq!(tree.ended(), Some(Ended::Gain(2)), "X loses two, which O, to move, gains");
        tree.unmake(1);
        tree.make(2);
        assert_eq!(tree.moves().len(), 2);
    }

    #[test]
    fn equal_parts_have_one_key_in_every_tree() {
        let keys = |text: &str| TreeGame::parse(text, true).unwrap().keys.to_vec();
        let (one, other) = (keys("[[3,-2],[[3,-2],4]]"), keys("[5,[3,-2]]"));
        assert_eq!((one[1], one[1]), (one[5], other[2]));
        assert_ne!(one[1], keys("[[-2,3]]")[1], "the order matters");
        assert_ne!(one[2], one[3]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "5", "[]", "[1", "[1]]", "[1,]", "[1 ,2]", "[100]", "[x]", "[[1,2],[]]", "[1.5]"] {
            assert!(TreeGame::parse(text, true).is_err(), "{text}");
        }
    }
}
