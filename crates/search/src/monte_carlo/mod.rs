//! Monte Carlo tree search: a move is as good as the games that chance plays after it.
//!
//! UCT by L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006. A playout goes down the tree, at every node to
//! the child with the largest upper confidence bound, and from a leaf to the end of the game by chance; its result
//! is added to every node on the way. So moves that did well are tried more often, and every move now and then.
//!
//! Ends of the game are proofs, and proofs go up the tree: M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search
//! solver", 2008; here draws as well. A move that is proven to lose is tried no more. Where a proven draw looks best, the nodes above
//! learn that it is one, and the playout goes on with a move that is not proven yet. A root that is proven ends the search.
//!
//! On several threads each grows a tree of its own from its own seed, and what they say about the root's moves is added up
//! (G. Chaslot, M. Winands and J. van den Herik, "Parallel Monte-Carlo tree search", 2008, call it root parallelization). Threads
//! that share one tree see whatever the others wrote first; this way the same seed gives the same answer on any machine.
//! The price, in 100 games of Connect Four each: two trees of 1,000 playouts score 62 % against one of 1,000, and 40 % against one of
//! 2,000.
//!
//! Contract: what is proven is what minimax says. Everything else is an estimate: a pure function of the position, the
//! options and the evaluator as long as only playouts or [`Limits::nodes`] end it. Games must end, or playouts be
//! limited; turns need not alternate. The position is not touched.

mod random;
mod rave;
mod threads;
mod tree;
mod worker;

use plyground_core::{Evaluator, Indexed, Limits, Outcome, Position, StopReason};

use rave::Rave;
use worker::Job;

/// Makes an evaluator for each thread, where there is one to be asked.
pub type Evaluators<'a, P> = dyn Fn() -> Option<Box<dyn Evaluator<P>>> + Sync + 'a;

/// How to sample, and how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// The most playouts of all threads together. Without this and without a limit only a proof ends the search.
    pub playouts: Option<u64>,
    /// Where chance begins.
    pub seed: u64,
    /// How much a move that was seldom tried is preferred. Results count from -1 to 1.
    pub exploration: f32,
    /// Playouts from a leaf before it gets children, at least 1.
    pub patience: u32,
    /// The most nodes of all trees together, beyond the roots' own moves. When they are full, playouts go on from the
    /// leaves that there are.
    pub nodes: usize,
    /// The most moves that are made by chance in a playout; then the evaluator says who is better.
    pub playout_length: usize,
    /// Threads, from 1 to [`Options::MOST_THREADS`]; a number outside is taken for the nearest inside.
    pub threads: usize,
}

impl Options {
    /// More threads than this are not started.
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

/// What it found.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook<M> {
    /// What optimal play leads to, if that was proven.
    pub proven: Option<Outcome>,
    /// The move to play; none in a finished game, and where not even the root's moves could be looked at.
    pub best: Option<M>,
    /// The line that the search expects, `best` first.
    pub line: Vec<M>,
    /// Every root move, in the game's order.
    pub moves: Vec<Sampled<M>>,
    /// Playouts that were made.
    pub playouts: u64,
    /// Positions entered, in the tree and in playouts.
    pub positions: u64,
    /// Nodes of all trees.
    pub nodes: usize,
    /// Whether a tree could not grow any more.
    pub is_full: bool,
    /// Threads that worked.
    pub threads: usize,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
}

/// A root move and how it did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampled<M> {
    /// The move.
    pub movement: M,
    /// Playouts that began with it; of a proven draw, those in which it was preferred.
    pub visits: u64,
    /// Those that the side to move won less those that it lost.
    pub points: i64,
    /// What it leads to, if that was proven.
    pub proven: Option<Outcome>,
}

impl<M> Sampled<M> {
    /// The mean result for the side to move, from -1 for a loss to 1 for a win; of nothing it is 0.
    pub fn mean(&self) -> f64 {
        self.points as f64 / self.visits.max(1) as f64
    }
}

impl<P: Position> MonteCarlo<P> {
    /// UCT with proofs.
    pub fn new(options: Options) -> Self {
        Self { options, rave: None }
    }

    /// Searches on this thread, whatever the options say of others. The evaluator is asked only where a playout lasts too long.
    pub fn search(
        &self,
        pos: &P,
        evaluator: Option<&dyn Evaluator<P>>,
        limits: Limits<'_>,
    ) -> Outlook<P::Move> {
        threads::alone(pos, self.job(0, 1, limits), evaluator, limits)
    }

    /// Searches on as many threads as the options say, this one among them. Each asks for an evaluator of its own.
    ///
    /// As long as nothing but playouts and positions is limited, every thread does its share whatever the others find.
    /// Otherwise all of them end when one has proven the root.
    pub fn search_on_threads(
        &self,
        pos: &P,
        evaluators: &Evaluators<'_, P>,
        limits: Limits<'_>,
    ) -> Outlook<P::Move>
    where
        P: Send,
        P::Move: Send,
    {
        let most = self.options.playouts.unwrap_or(u64::MAX).clamp(1, Options::MOST_THREADS as u64);
        let threads = self.options.threads.clamp(1, most as usize);
        let is_pure = self.options.playouts.is_some() && limits.deadline.is_none() && limits.cancel.is_none();
        let jobs = |thread| self.job(thread, threads, limits);
        threads::together(pos, threads, &jobs, evaluators, limits, is_pure)
    }

    /// A thread's share of everything.
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
    /// Lets moves that did well anywhere in a playout count at once. After `equivalence` visits a node trusts its own
    /// statistics as much as those.
    pub fn with_rave(self, equivalence: f32) -> Self {
        Self { rave: Some(Rave::new(equivalence)), ..self }
    }
}
