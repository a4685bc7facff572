//! Proof-number search: expand the leaf that can decide the root with the fewest further leaves.
//!
//! V. Allis, M. van der Meulen and J. van den Herik, "Proof-number search", 1994.
//!
//! The whole tree is kept in memory, each node with its proof and disproof number. Every step descends from the root: to the
//! child with the smallest proof number where the side with the goal moves, to the one with the smallest disproof number where
//! its opponent moves. The leaf that it reaches is the most-proving node: it belongs both to a smallest set of leaves that
//! would prove the root and to a smallest set that would disprove it. It is expanded, and the numbers on the path are updated.
//! So forced lines are searched first and deep, positions with many moves late.
//!
//! Contract: see [`prove`](mod@crate::prove). The tree has a fixed capacity; when it is full the verdict is
//! [`Unfinished::Memory`].

use plyground_core::{Position, Stopped};

use crate::proof_numbers::{Combined, Combining, ProofNumbers, combine};
use crate::prove::{Goal, ProofObserver, ProofResult, Prover, Unfinished};

/// Best-first proof-number search.
#[derive(Debug)]
pub struct ProofNumber<M> {
    /// A tree for each goal that was tried in the position.
    trees: Vec<PnTree<M>>,
    /// The largest number of nodes of all trees together.
    capacity: usize,
}

#[derive(Debug)]
struct PnTree<M> {
    goal: Goal,
    /// The root first; the children of a node are next to each other.
    nodes: Vec<PnNode<M>>,
}

#[derive(Debug)]
struct PnNode<M> {
    /// The move that leads here; `None` for the root.
    movement: Option<M>,
    numbers: ProofNumbers,
    /// The index of its first child, and the number of children: 0 for a leaf.
    first: u32,
    count: u32,
}

impl<M: Copy + Eq> ProofNumber<M> {
    /// Bytes that a node takes.
    pub const NODE_BYTES: usize = size_of::<PnNode<M>>();

    /// A search whose trees have at most this many nodes.
    pub fn new(nodes: usize) -> Self {
        Self { trees: Vec::new(), capacity: nodes.min(u32::MAX as usize) }
    }

    /// The number of nodes in memory.
    pub fn kept(&self) -> usize {
        self.trees.iter().map(|tree| tree.nodes.len()).sum()
    }
}

impl<P: Position> Prover<P> for ProofNumber<P::Move> {
    fn begin(&mut self) {
        self.trees.clear();
    }

    fn verdict(&mut self, pos: &mut P, goal: Goal, observer: &mut ProofObserver<'_>) -> ProofResult {
        self.trees.retain(|tree| tree.goal != goal);
        let room = self.capacity.saturating_sub(self.kept());
        let mut search = PnSearch { tree: PnTree { goal, nodes: Vec::new() }, room, observer };
        let verdict = search.grow(pos);
        // If no limit stopped it, the tree has reached its capacity.
        let why = search.observer.reason().map_or(Unfinished::Memory, Unfinished::Limit);
        self.trees.push(search.tree);
        verdict.unwrap_or(ProofResult::Unknown(why))
    }

    fn reply(
        &mut self,
        pos: &mut P,
        path: &[P::Move],
        goal: Goal,
        _: &mut ProofObserver<'_>,
    ) -> Option<P::Move> {
        let tree = self.trees.iter().find(|tree| tree.goal == goal)?;
        let mut node = tree.nodes.first()?;
        for &m in path {
            node = tree.children(node).iter().find(|child| child.movement == Some(m))?;
        }
        let children = tree.children(node);
        if children.is_empty() {
            return None;
        }
        children[combine_children(children, pos.to_move() != goal.player).pick].movement
    }
}

impl<M> PnTree<M> {
    fn children(&self, node: &PnNode<M>) -> &[PnNode<M>] {
        &self.nodes[node.first as usize..][..node.count as usize]
    }
}

#[inline]
fn combine_children<M>(children: &[PnNode<M>], is_turned: bool) -> Combined {
    combine(children.iter().map(|child| child.numbers.turned(is_turned)), Combining::Sum)
}

/// A search for one goal: its tree while it grows.
struct PnSearch<'a, 'b, M> {
    tree: PnTree<M>,
    /// The largest number of its nodes.
    room: usize,
    observer: &'a mut ProofObserver<'b>,
}

impl<M: Copy + Eq> PnSearch<'_, '_, M> {
    fn grow<P: Position<Move = M>>(&mut self, pos: &mut P) -> Result<ProofResult, Stopped> {
        self.add(None, pos)?;
        loop {
            let numbers = self.tree.nodes[0].numbers;
            if let Some(verdict) = numbers.verdict() {
                return Ok(verdict);
            }
            self.observer.note_root(numbers);
            self.visit(pos, 0)?;
        }
    }

    /// Searches below a node until its numbers change. As long as they do not, the numbers above it do not either, and the
    /// next most-proving node is below it again.
    fn visit<P: Position<Move = M>>(&mut self, pos: &mut P, place: usize) -> Result<(), Stopped> {
        if self.tree.nodes[place].count == 0 {
            self.expand(pos, place)?;
        }
        let is_turned = pos.to_move() != self.tree.goal.player;
        loop {
            let node = &self.tree.nodes[place];
            let first = node.first as usize;
            let Combined { numbers, pick, .. } = combine_children(self.tree.children(node), is_turned);
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

    /// Expands a leaf.
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

    /// Adds a leaf, if there is room.
    fn add<P: Position<Move = M>>(&mut self, movement: Option<M>, pos: &P) -> Result<(), Stopped> {
        if self.tree.nodes.len() >= self.room {
            return Err(Stopped);
        }
        let numbers = ProofNumbers::of(pos, self.tree.goal, self.observer)?;
        self.tree.nodes.push(PnNode { movement, numbers, first: 0, count: 0 });
        Ok(())
    }
}
