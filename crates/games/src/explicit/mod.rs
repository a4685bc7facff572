//! A game that is given as its tree.
//!
//! `[[3,12,8],[2,4,6],[14,5,2]]` is a game of two moves: the first player chooses a list, the second a number, which
//! is then the first player's gain. Lists may be nested unevenly, named (`A:[B:3, C:5]`), and hold `inf` and `-inf`.

mod parse;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Indexed, Keyed, Message, Outcome, Player, Position, Score,
    message,
};

/// The most moves at one node.
const BRANCHES: usize = 64;

/// One node of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ExplicitNode {
    name: Option<String>,
    content: Content,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Content {
    /// What the first player gains here.
    Value(Score),
    /// The nodes that a move leads to.
    Children(Vec<u32>),
}

/// A place in a written tree.
#[derive(Clone)]
pub struct Explicit {
    nodes: Arc<[ExplicitNode]>,
    here: u32,
    to_move: Player,
}

/// Which child to go to, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch(u8);

/// The branches of a node, in order.
#[derive(Clone, Debug)]
pub struct Branches(Range<u8>);

impl Iterator for Branches {
    type Item = Branch;
    fn next(&mut self) -> Option<Branch> {
        self.0.next().map(Branch)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Branches {}

impl Explicit {
    /// Reads a tree.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let nodes = parse::tree(text)?;
        Ok(Self { nodes: nodes.into(), here: 0, to_move: Player::First })
    }

    fn node(&self) -> &ExplicitNode {
        &self.nodes[self.here as usize]
    }

    fn children(&self) -> &[u32] {
        match &self.node().content {
            Content::Value(_) => &[],
            Content::Children(children) => children,
        }
    }

    /// How many moves it takes at most to get from a node to a leaf.
    fn height(&self, node: u32) -> u16 {
        match &self.nodes[node as usize].content {
            Content::Value(_) => 0,
            Content::Children(children) => 1 + children.iter().map(|&c| self.height(c)).max().unwrap_or(0),
        }
    }

    /// What the first player gains here, in a leaf.
    fn gain(&self) -> Option<Score> {
        match self.node().content {
            Content::Value(value) => Some(value),
            Content::Children(_) => None,
        }
    }

    fn write_node(&self, index: u32) -> String {
        let node = &self.nodes[index as usize];
        let name = node.name.as_ref().map(|name| format!("{name}:")).unwrap_or_default();
        match &node.content {
            Content::Value(value) => format!("{name}{value}"),
            Content::Children(children) => {
                let inner: Vec<String> = children.iter().map(|&child| self.write_node(child)).collect();
                format!("{name}[{}]", inner.join(","))
            }
        }
    }
}

impl Position for Explicit {
    type Move = Branch;
    /// The node before the move.
    type Undo = u32;
    type Moves = Branches;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let gain = self.gain()?;
        Some(match gain.cmp(&Score::ZERO) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    fn moves(&self) -> Self::Moves {
        Branches(0..self.children().len() as u8)
    }

    fn make(&mut self, m: Branch) -> u32 {
        let left = self.here;
        self.here = self.children()[usize::from(m.0)];
        self.to_move = self.to_move.other();
        left
    }

    fn unmake(&mut self, _: Branch, left: u32) {
        self.here = left;
        self.to_move = self.to_move.other();
    }

    fn move_count(&self) -> usize {
        self.children().len()
    }
}

impl Alternating for Explicit {}

impl Keyed for Explicit {
    fn key(&self) -> u64 {
        // Every node is a position of its own, so its number is a perfect key once it is mixed.
        (u64::from(self.here) + 1).wrapping_mul(0xd134_2543_de82_ef95)
    }
}

impl Indexed for Explicit {
    fn indices(&self) -> usize {
        usize::from(u8::MAX) + 1
    }

    fn index(&self, m: Branch) -> usize {
        usize::from(m.0)
    }
}

impl PartialEq for Explicit {
    fn eq(&self, other: &Self) -> bool {
        self.here == other.here && self.to_move == other.to_move && self.nodes == other.nodes
    }
}

impl Eq for Explicit {}

impl fmt::Debug for Explicit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Game for Explicit {
    const ID: &'static str = "explicit";
    const SUMMARY: &'static str =
        "explicit([[3,12],[a:2,b:inf]]): a tree written out, names optional; explicit(@FILE), explicit(-)";

    const IS_WRITTEN: bool = true;
    const SCORED_BY: Option<&'static str> = Some("written");

    const SAMPLES: &'static [&'static str] = &[
        "5",
        "A:-inf",
        "[[3,12,8],[2,4,6],[14,5,2]]",
        "A:[B:[D:3,E:-5],C:[F:inf,G:[H:0]]]",
        "[[[[[1]]]],[-inf,[2,[3,4]]],7]",
    ];

    fn start(parameters: &str) -> Result<Self, Message> {
        Self::parse(parameters)
    }

    fn name(&self) -> String {
        format!("explicit({})", self.write_node(0))
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const WRITTEN: EvaluatorEntry<Explicit> = EvaluatorEntry::new(
            "written",
            "the numbers written in the tree; 0 where the depth ends above them",
            |_, _| Ok(Box::new(Written)),
        )
        .with_ordered_outcomes();
        &[WRITTEN]
    }

    /// The child's name, or its number from 1.
    fn write_move(&self, m: Branch) -> String {
        let name = |child: &u32| self.nodes[*child as usize].name.as_deref();
        let wanted = self.children().get(usize::from(m.0)).and_then(name);
        // A name that two branches share, regardless of case, is ambiguous: their numbers are written instead.
        let unique = |wanted: &&str| {
            self.children().iter().filter_map(name).filter(|n| n.eq_ignore_ascii_case(wanted)).count() == 1
        };
        wanted.filter(unique).map_or_else(|| (m.0 + 1).to_string(), str::to_owned)
    }

    /// To the leaves.
    fn default_depth(&self) -> u16 {
        self.height(self.here)
    }

    fn write_position(&self) -> String {
        self.write_node(self.here)
    }

    /// The subtree below a node is a tree as well.
    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let position = Self { to_move: to_move.unwrap_or(Player::First), ..Self::parse(text)? };
        let written = position.write_node(0);
        if strict && !(0..self.nodes.len() as u32).any(|node| self.write_node(node) == written) {
            return Err(message!(
                "explicit-elsewhere",
                "{position} does not occur in the tree {tree}",
                position = written,
                tree = self.write_node(0)
            ));
        }
        Ok(position)
    }
}

/// The numbers in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Written;

impl Evaluator<Explicit> for Written {
    fn evaluate(&self, _: &Explicit) -> Score {
        Score::ZERO
    }

    fn finished(&self, pos: &Explicit, _: Outcome, _ply: u16) -> Score {
        let gain = pos.gain().expect("a finished game is a leaf, and a leaf has a value");
        if pos.to_move == Player::First { gain } else { -gain }
    }
}
