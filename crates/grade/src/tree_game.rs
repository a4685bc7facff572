//! A game that is given as its tree, written as `[[3,12,8],[2,4,6]]` or made of the positions of another game. Numbers are the
//! gain of X.

use std::collections::BTreeMap;
use std::sync::Arc;

use plyground_core::{Message, message};

use crate::WIN;
use crate::infinite::HUGE;
use crate::model::{Ended, PlainGame};
use crate::visits::SeenPosition;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum TreeNode {
    Gain(i32),
    Children(Vec<usize>),
}

/// A place in a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TreeGame {
    nodes: Arc<[TreeNode]>,
    /// For each node, what tells it apart: the place of the last that is written in the same way, or the number of its position.
    keys: Arc<[usize]>,
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
        let keys = positions.iter().map(|position| position.key).collect();
        Self::new(positions.iter().map(node).collect(), evaluations, keys, is_x_first)
    }

    fn new(nodes: Vec<TreeNode>, evaluations: Vec<i32>, keys: Vec<usize>, is_x_first: bool) -> Self {
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

/// For each node, the one of those that are written in the same way.
fn alike(nodes: &[TreeNode]) -> Vec<usize> {
    let mut alike: Vec<usize> = (0..nodes.len()).collect();
    let mut seen: BTreeMap<TreeNode, usize> = BTreeMap::new();
    // Children come after their parents: from the end on they are known.
    for place in (0..nodes.len()).rev() {
        let same = match &nodes[place] {
            TreeNode::Gain(gain) => TreeNode::Gain(*gain),
            TreeNode::Children(children) => {
                TreeNode::Children(children.iter().map(|&child| alike[child]).collect())
            }
        };
        alike[place] = *seen.entry(same).or_insert(place);
    }
    alike
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
        2 * self.keys[self.place()] as u128 + u128::from(self.is_x_to_move())
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
    fn other_texts_are_refused() {
        for text in ["", "5", "[]", "[1", "[1]]", "[1,]", "[1 ,2]", "[100]", "[x]", "[[1,2],[]]", "[1.5]"] {
            assert!(TreeGame::parse(text, true).is_err(), "{text}");
        }
    }
}
