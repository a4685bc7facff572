//! Monte Carlo tree search (MCTS): estimate a move by the results of playouts, which are random games.
//!
//! UCT: L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006. A playout descends the tree, at every node to
//! the child with the largest upper confidence bound (selection); a leaf that was visited often enough gets children
//! (expansion); random moves finish the game (simulation); the result is added to every node on the path
//! (backpropagation).
//!
//! MCTS-Solver: M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search solver", 2008. Finished games are proven,
//! and proofs are backed up the tree; here draws as well. A move that is proven to lose is not selected again. If a proven draw
//! has the largest bound, a draw is backed up, and the playout continues with a move that is not proven. A proven root ends the
//! search.
//!
//! Root parallelization: G. Chaslot, M. Winands and J. van den Herik, "Parallel Monte-Carlo tree search", 2008. Every thread
//! grows a tree of its own from its own seed, and the statistics of the root moves are summed. Unlike with a shared tree, the
//! result depends on the seed and the number of threads only. In 100 games of Connect Four each, two trees of 1,000 playouts
//! score 62 % against one of 1,000, and 40 % against one of 2,000.
//!
//! Contract: a proven result is the result of optimal play. Everything else is an estimate. With a number of playouts, and
//! without a deadline and a cancel flag, it is a function of the position, the options, the evaluator and [`Limits::nodes`].
//! Games have to be finite, or playouts limited; turns need not alternate.

mod random;
mod rave;
mod recorded;
mod threads;
mod tree;
mod worker;

use plyground_core::{Evaluator, Indexed, Limits, Outcome, Position, StopReason};

pub use recorded::{Expansion, PlayoutNode, RecordedPlayout};

use rave::Rave;
use worker::Job;

/// Makes an evaluator for each thread, or none.
pub type Evaluators<'a, P> = dyn Fn() -> Option<Box<dyn Evaluator<P>>> + Sync + 'a;

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// The number of playouts of all threads together. Without it, and without a limit, only a proof ends the search.
    pub playouts: Option<u64>,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The exploration constant of UCT, for results from -1 to 1.
    pub exploration: f32,
    /// The expansion threshold: playouts from a leaf before it gets children, at least 1.
    pub patience: u32,
    /// The largest number of nodes of all trees together; the root moves are kept in any case. When the trees are full,
    /// playouts continue from the existing leaves.
    pub nodes: usize,
    /// The largest number of random moves of a playout; after them the evaluator decides the result.
    pub playout_length: usize,
    /// The number of threads, clamped to `1..=MOST_THREADS`.
    pub threads: usize,
}

impl Options {
    /// The largest number of threads.
    pub const MOST_THREADS: usize = 256;
}

impl Default for Options {
    fn default() -> Self {
        Self {
            playouts: Some(10_000),
            seed: 0,
            exploration: 1.2,
            patience: 2,
            nodes: 1 << 24,
            playout_length: 10_000,
            threads: 1,
        }
    }
}

/// Monte Carlo tree search.
#[derive(Debug)]
pub struct MonteCarlo<P: Position> {
    options: Options,
    rave: Option<Rave<P>>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct MctsResult<M> {
    /// The result of optimal play, if it was proven.
    pub proven: Option<Outcome>,
    /// The move to play; `None` in a finished game, and if the limit did not allow to expand the root.
    pub best: Option<M>,
    /// The principal variation, `best` first.
    pub line: Vec<M>,
    /// Every root move, in the game's order.
    pub moves: Vec<MoveStatistics<M>>,
    /// The number of playouts.
    pub playouts: u64,
    /// Positions entered, in the tree and in playouts.
    pub positions: u64,
    /// The nodes of all trees.
    pub nodes: usize,
    /// Whether a tree was full.
    pub is_full: bool,
    /// The threads that took part.
    pub threads: usize,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
}

/// The statistics of a root move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveStatistics<M> {
    /// The move.
    pub movement: M,
    /// Playouts that began with it; for a proven draw, those in which it had the largest bound.
    pub visits: u64,
    /// The number of wins of the side to move minus the number of its losses.
    pub points: i64,
    /// The result after the move, if it was proven.
    pub proven: Option<Outcome>,
}

impl<M> MoveStatistics<M> {
    /// The mean result for the side to move, from -1 for a loss to 1 for a win; 0 without playouts.
    pub fn mean(&self) -> f64 {
        self.points as f64 / self.visits.max(1) as f64
    }
}

impl<P: Position> MonteCarlo<P> {
    /// UCT with proofs.
    pub fn new(options: Options) -> Self {
        Self { options, rave: None }
    }

    /// Searches on this thread only. The evaluator is used for playouts that reach their largest length.
    pub fn search(
        &self,
        pos: &P,
        evaluator: Option<&dyn Evaluator<P>>,
        limits: Limits<'_>,
    ) -> MctsResult<P::Move> {
        threads::alone(pos, self.job(0, 1, limits), evaluator, limits)
    }

    /// Searches on the number of threads in the options, this one included. Each has an evaluator of its own.
    ///
    /// With a number of playouts, and without a deadline and a cancel flag, no thread depends on the speed of another, so the
    /// result is reproducible. Otherwise all threads end when one of them has proven the root.
    pub fn search_on_threads(
        &self,
        pos: &P,
        evaluators: &Evaluators<'_, P>,
        limits: Limits<'_>,
    ) -> MctsResult<P::Move>
    where
        P: Send,
        P::Move: Send,
    {
        let most = self.options.playouts.unwrap_or(u64::MAX).clamp(1, Options::MOST_THREADS as u64);
        let threads = self.options.threads.clamp(1, most as usize);
        let is_reproducible =
            self.options.playouts.is_some() && limits.deadline.is_none() && limits.cancel.is_none();
        let jobs = |thread| self.job(thread, threads, limits);
        threads::together(pos, threads, &jobs, evaluators, limits, is_reproducible)
    }

    /// The part of the work that one thread gets.
    fn job(&self, thread: usize, threads: usize, limits: Limits<'_>) -> Job<P> {
        let share = |all: u64| {
            let threads = threads as u64;
            all / threads + u64::from((thread as u64) < all % threads)
        };
        Job {
            options: Options { nodes: share(self.options.nodes as u64) as usize, ..self.options },
            rave: self.rave.as_ref().map(Rave::same),
            thread,
            playouts: share(self.options.playouts.unwrap_or(u64::MAX)),
            positions: share(limits.nodes.unwrap_or(u64::MAX)),
        }
    }
}

impl<P: Indexed> MonteCarlo<P> {
    /// With RAVE. After `equivalence` visits to a node, the RAVE statistics of its children weigh as much as their own.
    pub fn with_rave(self, equivalence: f32) -> Self {
        Self { rave: Some(Rave::new(equivalence)), ..self }
    }
}
