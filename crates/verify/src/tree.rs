//! A game that is a tree with numbers, made at random or read from text.
//!
//! `[[3,12],[2,4]]` is a game of two moves: MAX chooses a list, MIN a number, which is MAX's gain. So far trees are
//! written as in the game `explicit`. Two things are added: `5=[1,2]` is a node that is worth 5 where a search ends
//! there, instead of 0; and `![1,2]` is a node where the side that has just moved moves again.

use std::ops::Range;
use std::sync::Arc;

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Indexed, Keyed, Message, Outcome, Player, Position, Score,
    Window,
};

use crate::dice::mix;

/// A tree in which turns alternate.
pub type Tree = AnyTree<true>;
/// A tree in which a side may move twice.
pub type LooseTree = AnyTree<false>;

/// A node of a tree; whether turns alternate is a part of the type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyTree<const ALTERNATES: bool> {
    nodes: Arc<[AnyNode]>,
    here: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct AnyNode {
    /// Its value for MAX.
    value: i32,
    to_move: Player,
    /// Nodes with equal trees below them share it.
    key: u64,
    children: Vec<usize>,
}

/// A tree as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sketch {
    /// The value of the node for MAX: at a leaf, or where a search ends.
    pub(crate) value: i32,
    /// Whether the side that has just moved moves again.
    pub(crate) again: bool,
    pub(crate) children: Vec<Sketch>,
}

impl<const ALTERNATES: bool> AnyTree<ALTERNATES> {
    /// Reads a tree.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let wrong = |why: &str| Message::from(format!("{why}: write a tree as [[3,12],[2,4]]"));
        let compact: String = text.split_whitespace().collect();
        let mut rest = compact.as_str();
        let sketch = read(&mut rest).ok_or_else(|| wrong("the tree cannot be read"))?;
        match rest {
            "" if sketch.again || (ALTERNATES && sketch.repeats()) => {
                Err(wrong("`!` is not for trees in which turns alternate, nor for the first place"))
            }
            "" => Ok(Self::new(&sketch)),
            _ => Err(wrong("something follows the tree")),
        }
    }

    pub(crate) fn new(sketch: &Sketch) -> Self {
        let mut nodes = Vec::new();
        add(sketch, Player::First, &mut nodes);
        Self { here: nodes.len() - 1, nodes: nodes.into() }
    }

    fn node(&self) -> &AnyNode {
        &self.nodes[self.here]
    }

    /// The value of the node for the side to move.
    pub(crate) fn worth(&self) -> i32 {
        let node = self.node();
        if node.to_move == Player::First { node.value } else { -node.value }
    }
}

impl Sketch {
    /// The number of nodes.
    pub(crate) fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }

    pub(crate) fn height(&self) -> u16 {
        self.children.iter().map(|child| 1 + child.height()).max().unwrap_or(0)
    }

    /// The node of this number, counted from the root in preorder.
    pub(crate) fn place(&mut self, number: usize) -> &mut Self {
        let (mut left, mut here) = (number, self);
        while left > 0 {
            left -= 1;
            let mut next = 0;
            while left >= here.children[next].size() {
                left -= here.children[next].size();
                next += 1;
            }
            here = &mut here.children[next];
        }
        here
    }

    fn repeats(&self) -> bool {
        self.again || self.children.iter().any(Self::repeats)
    }

    /// As text that [`AnyTree::parse`] reads.
    pub(crate) fn write(&self) -> String {
        let again = if self.again { "!" } else { "" };
        if self.children.is_empty() {
            return format!("{again}{}", self.value);
        }
        let value = if self.value == 0 { String::new() } else { format!("{}=", self.value) };
        let children: Vec<String> = self.children.iter().map(Self::write).collect();
        format!("{again}{value}[{}]", children.join(","))
    }
}

/// Adds a tree to the list, its root last, and returns the index of the root.
fn add(sketch: &Sketch, to_move: Player, nodes: &mut Vec<AnyNode>) -> usize {
    let side = |child: &Sketch| if child.again { to_move } else { to_move.other() };
    let children: Vec<usize> = sketch.children.iter().map(|child| add(child, side(child), nodes)).collect();
    let own = mix((sketch.value as u64) << 1 | to_move.index() as u64);
    let key = children.iter().fold(own, |key, &child| mix(key.rotate_left(7) ^ nodes[child].key));
    nodes.push(AnyNode { value: sketch.value, to_move, key, children });
    nodes.len() - 1
}

fn read(rest: &mut &str) -> Option<Sketch> {
    let again = skip(rest, "!");
    let digits = rest.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, after) = rest.split_at(digits);
    *rest = after;
    let value = if number.is_empty() { None } else { Some(number.parse().ok()?) };
    // A number by itself is a leaf; before a list the number is optional.
    if value.is_some() && !skip(rest, "=") {
        return Some(Sketch { value: value?, again, children: Vec::new() });
    }
    let mut children = Vec::new();
    if !skip(rest, "[") {
        return None;
    }
    loop {
        children.push(read(rest)?);
        if skip(rest, "]") {
            let fits = u8::try_from(children.len()).is_ok();
            return fits.then_some(Sketch { value: value.unwrap_or(0), again, children });
        }
        if !skip(rest, ",") {
            return None;
        }
    }
}

fn skip(rest: &mut &str, sign: &str) -> bool {
    let found = rest.strip_prefix(sign);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

impl<const ALTERNATES: bool> Position for AnyTree<ALTERNATES> {
    type Move = u8;
    type Undo = usize;
    type Moves = Range<u8>;

    fn to_move(&self) -> Player {
        self.node().to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node().children.is_empty().then(|| match self.node().value {
            0 => Outcome::Draw,
            value if value > 0 => Outcome::Win(Player::First),
            _ => Outcome::Win(Player::Second),
        })
    }

    fn moves(&self) -> Range<u8> {
        0..self.node().children.len() as u8
    }

    fn make(&mut self, m: u8) -> usize {
        let before = self.here;
        self.here = self.node().children[usize::from(m)];
        before
    }

    fn unmake(&mut self, _: u8, before: usize) {
        self.here = before;
    }
}

impl Alternating for Tree {}

impl<const ALTERNATES: bool> Keyed for AnyTree<ALTERNATES> {
    fn key(&self) -> u64 {
        self.node().key
    }
}

impl<const ALTERNATES: bool> Indexed for AnyTree<ALTERNATES> {
    fn indices(&self) -> usize {
        256
    }

    fn index(&self, m: u8) -> usize {
        usize::from(m)
    }
}

impl<const ALTERNATES: bool> Game for AnyTree<ALTERNATES> {
    const ID: &'static str = "tree";
    const SUMMARY: &'static str = "tree(TREE): a tree with numbers, to try searches on";
    const IS_WRITTEN: bool = true;
    const SAMPLES: &'static [&'static str] = &["[[3,12],[2,4]]"];

    fn start(parameters: &str) -> Result<Self, Message> {
        Self::parse(parameters)
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        &[]
    }

    fn write_position(&self) -> String {
        self.sketch(self.here, false).write()
    }
}

impl<const ALTERNATES: bool> AnyTree<ALTERNATES> {
    fn sketch(&self, at: usize, again: bool) -> Sketch {
        let node = &self.nodes[at];
        let child = |&child: &usize| self.sketch(child, self.nodes[child].to_move == node.to_move);
        Sketch { value: node.value, again, children: node.children.iter().map(child).collect() }
    }
}

/// The evaluator of a tree's numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TreeEvaluator {
    /// Whether ends are worth less the later they come, and so depend on the distance from the root.
    pub(crate) by_distance: bool,
    /// The largest number, where the evaluator is to report its range.
    pub(crate) most: Option<i32>,
}

/// Ends with different numbers differ by more than the greatest distance.
const SCALE: i32 = 64;

impl<const ALTERNATES: bool> Evaluator<AnyTree<ALTERNATES>> for TreeEvaluator {
    fn evaluate(&self, pos: &AnyTree<ALTERNATES>) -> Score {
        Score::new(pos.worth() * if self.by_distance { SCALE } else { 1 })
    }

    fn finished(&self, pos: &AnyTree<ALTERNATES>, _: Outcome, ply: u16) -> Score {
        let worth = pos.worth();
        if self.by_distance {
            Score::new(worth * SCALE - worth.signum() * i32::from(ply))
        } else {
            Score::new(worth)
        }
    }

    fn range(&self) -> Window {
        self.most.map_or(Window::FULL, |most| {
            let most = Score::new(most * if self.by_distance { SCALE } else { 1 });
            Window { alpha: -most, beta: most }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_read_as_it_is_written() {
        for text in ["3", "[[3,12],[2,4]]", "5=[-1,![2,!3],-7=[0]]"] {
            let tree = LooseTree::parse(text).unwrap();
            assert_eq!(tree.write_position(), text);
        }
        for text in ["", "[", "[]", "[1,]", "[1]]", "!1", "x", "1=2"] {
            assert!(LooseTree::parse(text).is_err(), "{text}");
        }
        assert!(Tree::parse("[![1],2]").is_err() && Tree::parse("[[1],2]").is_ok());
    }

    #[test]
    fn equal_trees_have_equal_keys_unless_another_side_moves() {
        let key = |text: &str, path: &[u8]| {
            let mut tree = LooseTree::parse(text).unwrap();
            for &m in path {
                tree.make(m);
            }
            tree.key()
        };
        assert_eq!(key("[[1,2],[1,2]]", &[0]), key("[[1,2],[1,2]]", &[1]));
        assert_ne!(key("[[1,2],![1,2]]", &[0]), key("[[1,2],![1,2]]", &[1]));
    }
}
