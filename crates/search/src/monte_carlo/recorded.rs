//! A search of which every playout is recorded: how the tree grows.

use plyground_core::{Evaluator, Limits, Outcome, Position};

use super::MonteCarlo;
use super::tree::MctsTree;
use super::worker::Worker;

/// A playout, and what the tree knew after it about the nodes on its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPlayout<M> {
    /// The nodes from the root to the leaf from which the game was played on at random.
    pub path: Vec<PlayoutNode<M>>,
    /// The moves of the leaf that were added to the tree; empty if it was not expanded.
    pub expanded: Vec<M>,
    /// The number of random moves.
    pub random: u64,
    /// The result of the game.
    pub outcome: Outcome,
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
                expanded: added_to(&worker.tree, nodes),
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

/// The moves of the nodes from a place on.
fn added_to<M: Copy>(tree: &MctsTree<M>, first: usize) -> Vec<M> {
    (first..tree.len()).map(|place| tree.node(place).movement).collect()
}
