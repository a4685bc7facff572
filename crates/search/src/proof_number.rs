//! Proof-number search: always look where the least is missing.
//!
//! V. Allis, M. van der Meulen and J. van den Herik, "Proof-number search", 1994.
//!
//! The whole tree is kept. Every node knows how many of the leaves below it have to be decided at least before it is proved,
//! and before it is disproved. From the root one goes to the child that is easiest for whoever moves there, down to
//! a leaf, which is where both a proof and a disproof would have to pass; the leaf gets its children, and the numbers above
//! it are counted again. So forced lines are followed deep, and wide positions are left for later.
//!
//! Contract: see [`prove`](mod@crate::prove). The tree has room for a fixed number of nodes; when it is full the answer is
//! [`Unfinished::Memory`].

use plyground_core::{Position, Stopped};

use crate::observers::Limit;
use crate::prove::{Goal, Judgement, Numbers, Prover, Refuting, Unfinished, Verdict, judge};

/// Best-first proof-number search.
#[derive(Debug)]
pub struct ProofNumber<M> {
    /// The tree of each question that was asked about the position.
    trees: Vec<Tree<M>>,
    /// The most nodes of all of them together.
    capacity: usize,
}

#[derive(Debug)]
struct Tree<M> {
    goal: Goal,
    /// The root first, and the children of a node side by side.
    nodes: Vec<Node<M>>,
}

#[derive(Debug)]
struct Node<M> {
    /// The move that leads here; none to the root.
    movement: Option<M>,
    numbers: Numbers,
    /// Where its children stand; nowhere as long as it is a leaf.
    first: u32,
    count: u32,
}

impl<M: Copy + Eq> ProofNumber<M> {
    /// Bytes that a node takes.
    pub const NODE_BYTES: usize = size_of::<Node<M>>();

    /// With room for so many nodes.
    pub fn new(nodes: usize) -> Self {
        Self { trees: Vec::new(), capacity: nodes.min(u32::MAX as usize) }
    }

    /// Nodes that are kept now.
    pub fn kept(&self) -> usize {
        self.trees.iter().map(|tree| tree.nodes.len()).sum()
    }
}

impl<P: Position> Prover<P> for ProofNumber<P::Move> {
    fn begin(&mut self) {
        self.trees.clear();
    }

    fn verdict(&mut self, pos: &mut P, goal: Goal, limit: &mut Limit<'_>) -> Verdict {
        self.trees.retain(|tree| tree.goal != goal);
        let room = self.capacity.saturating_sub(self.kept());
        let mut growth = Growth { tree: Tree { goal, nodes: Vec::new() }, room, limit };
        let verdict = growth.grow(pos);
        // Whoever stops without a limit has run out of room.
        let why = growth.limit.reason().map_or(Unfinished::Memory, Unfinished::Limit);
        self.trees.push(growth.tree);
        verdict.unwrap_or(Verdict::Unknown(why))
    }

    fn reply(&mut self, pos: &mut P, path: &[P::Move], goal: Goal, _: &mut Limit<'_>) -> Option<P::Move> {
        let tree = self.trees.iter().find(|tree| tree.goal == goal)?;
        let mut node = tree.nodes.first()?;
        for &m in path {
            node = tree.children(node).iter().find(|child| child.movement == Some(m))?;
        }
        let children = tree.children(node);
        if children.is_empty() {
            return None;
        }
        children[judge_children(children, pos.to_move() != goal.player).pick].movement
    }
}

impl<M> Tree<M> {
    fn children(&self, node: &Node<M>) -> &[Node<M>] {
        &self.nodes[node.first as usize..][..node.count as usize]
    }
}

#[inline]
fn judge_children<M>(children: &[Node<M>], is_turned: bool) -> Judgement {
    judge(children.iter().map(|child| child.numbers.turned(is_turned)), Refuting::Each)
}

/// A tree that grows.
struct Growth<'a, 'b, M> {
    tree: Tree<M>,
    /// The most nodes that it may have.
    room: usize,
    limit: &'a mut Limit<'b>,
}

impl<M: Copy + Eq> Growth<'_, '_, M> {
    fn grow<P: Position<Move = M>>(&mut self, pos: &mut P) -> Result<Verdict, Stopped> {
        self.add(None, pos)?;
        loop {
            let numbers = self.tree.nodes[0].numbers;
            if let Some(verdict) = numbers.verdict() {
                return Ok(verdict);
            }
            self.limit.note(numbers.proof, numbers.disproof);
            self.visit(pos, 0)?;
        }
    }

    /// Looks into a node until its numbers change: as long as they do not, nothing above it does either, and the next
    /// leaf to look at is below it again.
    fn visit<P: Position<Move = M>>(&mut self, pos: &mut P, place: usize) -> Result<(), Stopped> {
        if self.tree.nodes[place].count == 0 {
            self.expand(pos, place)?;
        }
        let is_turned = pos.to_move() != self.tree.goal.player;
        loop {
            let node = &self.tree.nodes[place];
            let first = node.first as usize;
            let Judgement { numbers, pick, .. } = judge_children(self.tree.children(node), is_turned);
            let numbers = numbers.turned(is_turned);
            if numbers != node.numbers {
                self.tree.nodes[place].numbers = numbers;
                return Ok(());
            }
            let child = first + pick;
            let m = self.tree.nodes[child].movement.expect("only the root is reached by no move");
            pos.after(m, |pos| self.visit(pos, child))?;
        }
    }

    /// Gives a leaf its children.
    fn expand<P: Position<Move = M>>(&mut self, pos: &mut P, place: usize) -> Result<(), Stopped> {
        let first = self.tree.nodes.len();
        for m in pos.moves() {
            pos.after(m, |pos| self.add(Some(m), pos))?;
        }
        let count = self.tree.nodes.len() - first;
        let node = &mut self.tree.nodes[place];
        (node.first, node.count) = (first as u32, count as u32);
        Ok(())
    }

    /// Adds the position after a move, if there is room for it.
    fn add<P: Position<Move = M>>(&mut self, movement: Option<M>, pos: &P) -> Result<(), Stopped> {
        if self.tree.nodes.len() >= self.room {
            return Err(Stopped);
        }
        let numbers = Numbers::of(pos, self.tree.goal, self.limit)?;
        self.tree.nodes.push(Node { movement, numbers, first: 0, count: 0 });
        Ok(())
    }
}
