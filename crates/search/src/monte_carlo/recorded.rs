//! A search of which every playout is recorded: how the tree grows.

use plyground_core::{Evaluator, Limits, Outcome, Position};

use super::MonteCarlo;
use super::worker::Worker;

/// A playout, and what the tree knew after it about the nodes on its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPlayout<M> {
    /// The nodes from the root to the leaf from which the game was played on at random.
    pub path: Vec<PlayoutNode<M>>,
    /// The leaf that got children, if one did.
    pub expansion: Option<Expansion<M>>,
    /// The number of random moves.
    pub random: u64,
    /// The result of the game.
    pub outcome: Outcome,
}

/// A leaf that got children during a playout, which then went on to the first of them unless the result was proven.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expansion<M> {
    /// Its place on the path: 0 is the root.
    pub at: usize,
    /// Its moves, in the game's order.
    pub moves: Vec<M>,
}

/// The statistics of a node, for the side that made the move to it; those of the root for the side to move there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayoutNode<M> {
    /// The move to it; `None` for the root.
    pub movement: Option<M>,
    /// Playouts through it.
    pub visits: u32,
    /// The number of wins minus the number of losses.
    pub points: i32,
    /// The result of optimal play, if it is proven.
    pub proven: Option<Outcome>,
}

impl<P: Position> MonteCarlo<P> {
    /// Searches on this thread, and records up to `most` playouts: those of [`search`](Self::search) with the same options.
    /// Empty for a finished game.
    pub fn record(
        &self,
        pos: &P,
        evaluator: Option<&dyn Evaluator<P>>,
        limits: Limits<'_>,
        most: usize,
    ) -> Vec<RecordedPlayout<P::Move>> {
        let mut pos = pos.clone();
        if pos.outcome().is_some() || pos.move_count() == 0 {
            return Vec::new();
        }
        let Some(mut worker) = Worker::new(self.job(0, 1, limits), evaluator, &mut pos) else {
            return Vec::new();
        };
        let mut playouts = Vec::new();
        while playouts.len() < most && worker.wants_more() && super::threads::reached(limits).is_none() {
            let (nodes, positions) = (worker.tree.len(), worker.positions);
            let Ok(outcome) = worker.playout(&mut pos) else { break };
            let added = worker.tree.len() - nodes;
            let entered = worker.positions - positions;
            let in_tree = worker.path.len() as u64 - 1;
            playouts.push(RecordedPlayout {
                path: path_of(&worker),
                expansion: expansion(&worker, nodes),
                random: entered - in_tree - added as u64,
                outcome,
            });
        }
        playouts
    }
}

/// The nodes of the last playout with their statistics.
fn path_of<P: Position>(worker: &Worker<'_, P>) -> Vec<PlayoutNode<P::Move>> {
    let node = |(ply, &(place, _)): (usize, &(usize, _))| {
        let node = worker.tree.node(place);
        let movement = (ply > 0).then_some(node.movement);
        PlayoutNode { movement, visits: node.visits, points: node.points, proven: node.proven.outcome() }
    };
    worker.path.iter().enumerate().map(node).collect()
}

/// The expansion of the last playout, before which the tree had this number of nodes.
fn expansion<P: Position>(worker: &Worker<'_, P>, before: usize) -> Option<Expansion<P::Move>> {
    let tree = &worker.tree;
    let is_expanded = |&(place, _): &(usize, _)| !tree.is_leaf(place) && tree.first_child(place) == before;
    let at = worker.path.iter().position(is_expanded)?;
    let (place, _) = worker.path[at];
    Some(Expansion { at, moves: tree.children(place).iter().map(|child| child.movement).collect() })
}
