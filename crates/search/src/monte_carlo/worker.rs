//! One thread's share of the playouts, in a tree of its own.

use std::cmp::Ordering;

use plyground_core::{Dice, Evaluator, Outcome, Player, Position, Score, StopReason, Stopped};

use super::Options;
use super::random;
use super::rave::{Elsewhere, Rave};
use super::tree::{Proven, ROOT, Tree};

/// Playouts between two looks at the clock.
const PATIENCE: u64 = 32;

/// What a worker is given.
pub(super) struct Job<P: Position> {
    pub(super) options: Options,
    pub(super) rave: Option<Rave<P>>,
    /// Which of the threads this is.
    pub(super) thread: usize,
    /// The most playouts.
    pub(super) playouts: u64,
    /// The most positions that it may enter.
    pub(super) positions: u64,
}

/// Grows a tree, playout by playout.
pub(super) struct Worker<'a, P: Position> {
    pub(super) tree: Tree<P::Move>,
    elsewhere: Option<Elsewhere<P>>,
    dice: Dice,
    options: Options,
    judge: Option<&'a dyn Evaluator<P>>,
    /// The nodes of the playout that goes on, each with the side that moved there; the root first, where nobody did.
    path: Vec<(usize, Player)>,
    /// Its moves, to be taken back.
    made: Vec<(P::Move, P::Undo)>,
    /// How many nodes of the path learn that it is a draw, whatever the playout says: the last of them would rather take one
    /// that is proven. There is nothing to be learnt from playing that, so the playout goes on with what is not proven.
    drawn: Option<usize>,
    pub(super) playouts: u64,
    /// The most that there may be.
    share: u64,
    pub(super) positions: u64,
    /// The most that it may enter.
    most: u64,
}

impl<'a, P: Position> Worker<'a, P> {
    /// Whether a position is cheaper to copy than to lead back: it owns nothing, and it is small.
    const IS_COPIED: bool = !std::mem::needs_drop::<P>() && size_of::<P>() <= 256;

    /// For a position that is not finished. `None` where not even its moves may be looked at.
    pub(super) fn new(job: Job<P>, judge: Option<&'a dyn Evaluator<P>>, root: &mut P) -> Option<Self> {
        let Job { options, rave, thread, playouts, positions: most } = job;
        let positions = 1 + root.move_count() as u64;
        if positions > most {
            return None;
        }
        let tree = Tree::new(root, options.nodes);
        let elsewhere = rave.map(|rave| {
            let mut elsewhere = Elsewhere::new(rave, root);
            elsewhere.expand(&tree, ROOT, root);
            elsewhere
        });
        let dice = random::of_thread(options.seed, thread);
        // A node counts its visits and points in half a word.
        let share = playouts.min(i32::MAX as u64);
        let (path, made, playouts) = (Vec::new(), Vec::new(), 0);
        Some(Self {
            tree,
            elsewhere,
            dice,
            options,
            judge,
            path,
            made,
            drawn: None,
            playouts,
            share,
            positions,
            most,
        })
    }

    /// Plays until the root is proven, its playouts are made, or a limit is reached, which is then named. `is_over` is asked
    /// now and then.
    pub(super) fn run(
        &mut self,
        root: &mut P,
        is_over: impl Fn() -> Option<StopReason>,
    ) -> Option<StopReason> {
        while self.playouts < self.share && self.proven() == Proven::Open {
            if self.playouts.is_multiple_of(PATIENCE)
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

    pub(super) fn proven(&self) -> Proven {
        self.tree.node(ROOT).proven
    }

    /// One playout: down the tree, to the end of the game by chance, and back.
    fn playout(&mut self, root: &mut P) -> Result<(), Stopped> {
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
        self.learn(outcome);
        Ok(())
    }

    /// Goes from the root down the tree and on to the end of the game, and says how it ended.
    #[inline]
    fn play(&mut self, pos: &mut P) -> Result<Outcome, Stopped> {
        let mut place = ROOT;
        self.path.clear();
        self.path.push((place, pos.to_move()));
        self.drawn = None;
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.begin();
        }
        loop {
            if self.tree.is_leaf(place) {
                let is_young = self.tree.node(place).visits < self.options.patience.max(1);
                if is_young || !self.tree.has_room(pos.move_count()) {
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
    fn select(&self, place: usize, mover: Player, is_open: bool) -> usize {
        let exploration = self.options.exploration;
        match &self.elsewhere {
            None => self.tree.select(place, mover, exploration, is_open),
            Some(elsewhere) => elsewhere.select(&self.tree, place, mover, exploration, is_open),
        }
    }

    /// Plays by chance to the end of the game, or for as long as a playout may last.
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

    /// Who is better where a playout was broken off: whoever the evaluator prefers, and without one nobody.
    #[cold]
    fn guess(&self, pos: &P) -> Outcome {
        let us = pos.to_move();
        match self.judge.map_or(Score::ZERO, |judge| judge.evaluate(pos)).cmp(&Score::ZERO) {
            Ordering::Greater => Outcome::Win(us),
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => Outcome::Win(us.other()),
        }
    }

    /// Makes a move of the playout, `ply` moves below the root.
    #[inline]
    fn advance(&mut self, pos: &mut P, m: P::Move, ply: usize) -> Result<(), Stopped> {
        self.enter(1)?;
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.note(pos, m, ply);
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
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.expand(&self.tree, place, pos);
        }
        Ok(())
    }

    /// Notes that so many positions are entered, if that many may be.
    #[inline]
    fn enter(&mut self, positions: u64) -> Result<(), Stopped> {
        if self.most - self.positions < positions {
            return Err(Stopped);
        }
        self.positions += positions;
        Ok(())
    }

    /// Tells the nodes on the way how the playout ended, and from the last one up what is proven now.
    #[inline]
    fn learn(&mut self, outcome: Outcome) {
        let drawn = self.drawn.unwrap_or(0);
        let gain = |ply, player| match outcome {
            Outcome::Win(_) if ply < drawn => 0,
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == player => 1,
            Outcome::Win(_) => -1,
        };
        let mut is_news =
            self.path.last().is_some_and(|&(place, _)| self.tree.node(place).proven != Proven::Open);
        for ply in (0..self.path.len()).rev() {
            let (place, mover) = self.path[ply];
            self.tree.add(place, gain(ply, mover));
            if ply == 0 {
                break;
            }
            let (parent, _) = self.path[ply - 1];
            is_news = is_news && self.tree.prove(parent, mover) != Proven::Open;
            if let Some(elsewhere) = &mut self.elsewhere {
                elsewhere.add(&self.tree, parent, ply - 1, mover, gain(ply, mover));
            }
        }
    }
}
