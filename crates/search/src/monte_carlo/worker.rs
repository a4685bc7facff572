//! The playouts of one thread, in a tree of its own.

use std::cmp::Ordering;

use plyground_core::{Dice, Evaluator, Outcome, Player, Position, Score, StopReason, Stopped};

use super::Options;
use super::random;
use super::rave::{Amaf, Rave};
use super::tree::{MctsTree, Proven, ROOT};

/// Playouts between two checks of the limits.
const INTERVAL: u64 = 32;

/// The task of a worker.
pub(super) struct Job<P: Position> {
    pub(super) options: Options,
    pub(super) rave: Option<Rave<P>>,
    /// The index of the thread.
    pub(super) thread: usize,
    /// The largest number of playouts.
    pub(super) playouts: u64,
    /// The largest number of positions.
    pub(super) positions: u64,
}

/// Makes playouts and grows a tree.
pub(super) struct Worker<'a, P: Position> {
    pub(super) tree: MctsTree<P::Move>,
    amaf: Option<Amaf<P>>,
    dice: Dice,
    options: Options,
    evaluator: Option<&'a dyn Evaluator<P>>,
    /// The nodes on the path of the playout, each with the side that made the move to it; the root first, with the side
    /// to move.
    pub(super) path: Vec<(usize, Player)>,
    /// The moves of the playout, to be taken back.
    made: Vec<(P::Move, P::Undo)>,
    /// If a proven draw had the largest bound at a node of the path: the number of nodes down to the last such node. They get a
    /// draw in place of the result. The playout itself continues with an unproven move, which yields new information.
    drawn: Option<usize>,
    pub(super) playouts: u64,
    most_playouts: u64,
    pub(super) positions: u64,
    most_positions: u64,
}

impl<'a, P: Position> Worker<'a, P> {
    /// Whether copying a position is cheaper than taking back its moves: it owns no memory, and is small.
    const IS_COPIED: bool = !std::mem::needs_drop::<P>() && size_of::<P>() <= 256;

    /// For an unfinished position. `None` if the limit does not allow to expand the root.
    pub(super) fn new(job: Job<P>, evaluator: Option<&'a dyn Evaluator<P>>, root: &mut P) -> Option<Self> {
        let Job { options, rave, thread, playouts, positions: most_positions } = job;
        let positions = 1 + root.move_count() as u64;
        if positions > most_positions {
            return None;
        }
        let tree = MctsTree::new(root, options.nodes);
        let amaf = rave.map(|rave| {
            let mut amaf = Amaf::new(rave, root);
            amaf.expand(&tree, ROOT, root);
            amaf
        });
        let dice = random::of_thread(options.seed, thread);
        // Visits and points of a node have 32 bits.
        let most_playouts = playouts.min(i32::MAX as u64);
        let (path, made, playouts) = (Vec::new(), Vec::new(), 0);
        Some(Self {
            tree,
            amaf,
            dice,
            options,
            evaluator,
            path,
            made,
            drawn: None,
            playouts,
            most_playouts,
            positions,
            most_positions,
        })
    }

    /// Makes playouts until the root is proven, all of them are made, or a limit is reached, which is returned.
    pub(super) fn run(
        &mut self,
        root: &mut P,
        is_over: impl Fn() -> Option<StopReason>,
    ) -> Option<StopReason> {
        while self.wants_more() {
            if self.playouts.is_multiple_of(INTERVAL)
                && let Some(reason) = is_over()
            {
                return Some(reason);
            }
            if self.playout(root).is_err() {
                return Some(StopReason::Nodes);
            }
        }
        None
    }

    /// Whether the root is not proven, and playouts are left.
    pub(super) fn wants_more(&self) -> bool {
        self.playouts < self.most_playouts && self.tree.node(ROOT).proven == Proven::Open
    }

    /// One playout: selection, expansion, simulation and backpropagation. Returns the result of the game.
    pub(super) fn playout(&mut self, root: &mut P) -> Result<Outcome, Stopped> {
        let outcome = if Self::IS_COPIED {
            self.play(&mut root.clone())
        } else {
            let outcome = self.play(root);
            while let Some((m, undo)) = self.made.pop() {
                root.unmake(m, undo);
            }
            outcome
        }?;
        self.playouts += 1;
        self.back_up(outcome);
        Ok(outcome)
    }

    /// Plays from the root down the tree and on to the end of the game, and returns its result.
    #[inline]
    fn play(&mut self, pos: &mut P) -> Result<Outcome, Stopped> {
        let mut place = ROOT;
        self.path.clear();
        self.path.push((place, pos.to_move()));
        self.drawn = None;
        if let Some(amaf) = &mut self.amaf {
            amaf.begin();
        }
        loop {
            if self.tree.is_leaf(place) {
                let is_new = self.tree.node(place).visits < self.options.patience.max(1);
                if is_new || !self.tree.has_room(pos.move_count()) {
                    return self.finish(pos);
                }
                self.expand(place, pos)?;
                if let Some(outcome) = self.tree.node(place).proven.outcome() {
                    return Ok(outcome);
                }
            }
            let mover = pos.to_move();
            let mut child = self.select(place, mover, false);
            if self.tree.node(child).proven != Proven::Open {
                self.drawn = Some(self.path.len());
                self.tree.add(child, 0);
                child = self.select(place, mover, true);
            }
            self.advance(pos, self.tree.node(child).movement, self.path.len() - 1)?;
            self.path.push((child, mover));
            place = child;
        }
    }

    #[inline]
    fn select(&self, place: usize, mover: Player, only_open: bool) -> usize {
        let exploration = self.options.exploration;
        match &self.amaf {
            None => self.tree.select(place, mover, exploration, only_open),
            Some(amaf) => amaf.select(&self.tree, place, mover, exploration, only_open),
        }
    }

    /// Simulation: random moves until the end of the game or the largest length of a playout.
    #[inline]
    fn finish(&mut self, pos: &mut P) -> Result<Outcome, Stopped> {
        let start = self.path.len() - 1;
        for ply in start..start.saturating_add(self.options.playout_length) {
            if let Some(outcome) = pos.outcome() {
                return Ok(outcome);
            }
            let Some(m) = pos.pick(self.dice.next()) else { break };
            self.advance(pos, m, ply)?;
        }
        Ok(pos.outcome().unwrap_or_else(|| self.guess(pos)))
    }

    /// The result of a playout that reached its largest length: a win for the side that the evaluator prefers, or else a draw.
    #[cold]
    fn guess(&self, pos: &P) -> Outcome {
        let us = pos.to_move();
        match self.evaluator.map_or(Score::ZERO, |evaluator| evaluator.evaluate(pos)).cmp(&Score::ZERO) {
            Ordering::Greater => Outcome::Win(us),
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => Outcome::Win(us.other()),
        }
    }

    /// Makes a move of the playout at this ply.
    #[inline]
    fn advance(&mut self, pos: &mut P, m: P::Move, ply: usize) -> Result<(), Stopped> {
        self.enter(1)?;
        if let Some(amaf) = &mut self.amaf {
            amaf.note(pos, m, ply);
        }
        let undo = pos.make(m);
        if !Self::IS_COPIED {
            self.made.push((m, undo));
        }
        Ok(())
    }

    fn expand(&mut self, place: usize, pos: &mut P) -> Result<(), Stopped> {
        self.enter(pos.move_count() as u64)?;
        self.tree.expand(place, pos);
        if let Some(amaf) = &mut self.amaf {
            amaf.expand(&self.tree, place, pos);
        }
        Ok(())
    }

    /// Counts positions, if the limit allows them.
    #[inline]
    fn enter(&mut self, positions: u64) -> Result<(), Stopped> {
        if self.most_positions - self.positions < positions {
            return Err(Stopped);
        }
        self.positions += positions;
        Ok(())
    }

    /// Backpropagation: adds the result to the nodes on the path, and backs up proofs from the last of them.
    #[inline]
    fn back_up(&mut self, outcome: Outcome) {
        let drawn = self.drawn.unwrap_or(0);
        let gain = |ply, player| match outcome {
            Outcome::Win(_) if ply < drawn => 0,
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == player => 1,
            Outcome::Win(_) => -1,
        };
        let mut is_proven =
            self.path.last().is_some_and(|&(place, _)| self.tree.node(place).proven != Proven::Open);
        for ply in (0..self.path.len()).rev() {
            let (place, mover) = self.path[ply];
            self.tree.add(place, gain(ply, mover));
            if ply == 0 {
                break;
            }
            let (parent, _) = self.path[ply - 1];
            is_proven = is_proven && self.tree.prove(parent, mover) != Proven::Open;
            if let Some(amaf) = &mut self.amaf {
                amaf.add(&self.tree, parent, ply - 1, mover, gain(ply, mover));
            }
        }
    }
}
