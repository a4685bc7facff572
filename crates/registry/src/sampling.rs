//! Monte Carlo tree search, its moves as text.

use plyground_core::{Game, Limits, Message, Outcome, Player, message};
use plyground_search::MonteCarlo;
use plyground_search::monte_carlo::{MctsResult, Options};

pub use plyground_search::monte_carlo::{Expansion, MoveStatistics, PlayoutNode, RecordedPlayout};

use crate::plugin::Abilities;
use crate::typed_task::write_line;

/// Number and kind of the random games.
#[derive(Clone, Copy, Debug)]
pub struct Sampling<'a> {
    /// The most playouts of all threads together. `None` leaves the end to the limits: without any the search runs
    /// until everything is proven.
    pub playouts: Option<u64>,
    /// The seed of the random numbers.
    pub seed: u64,
    /// Threads, each with a tree of its own.
    pub threads: usize,
    /// Whether to use RAVE: moves that did well anywhere in a playout count at once, where the game numbers its moves.
    pub rave: bool,
    /// The most nodes of all trees together, about 24 bytes each and half as much again with RAVE. When they are used
    /// up, playouts continue from the existing leaves.
    pub tree: usize,
    /// When to stop; the nodes are positions, in the tree and in playouts.
    pub limits: Limits<'a>,
}

impl Sampling<'_> {
    /// The default number of playouts.
    pub const USUAL: u64 = 10_000;
    /// Room for a single search, 400 MB.
    pub const LARGE: usize = 1 << 24;
    /// Room for a player, of which many may run at a time, 50 MB.
    pub const SMALL: usize = 1 << 21;
}

impl Default for Sampling<'_> {
    fn default() -> Self {
        let (tree, limits) = (Self::LARGE, Limits::default());
        Self { playouts: Some(Self::USUAL), seed: 0, threads: 1, rave: false, tree, limits }
    }
}

/// The result.
#[derive(Clone, PartialEq, Debug)]
pub struct Samples {
    /// The side to move.
    pub mover: Player,
    /// All of it, with moves as text.
    pub outlook: MctsResult<String>,
    /// The best move as a cell counted from 0 along the rows from the top left, on boards of cells.
    pub best_cell: Option<usize>,
    /// The cells of the root's moves, on boards of cells.
    pub cells: Vec<Option<usize>>,
}

impl Samples {
    /// The share of the points that a move is expected to bring the side to move, from 0 to 1: a win is one point, a
    /// draw half of one. `None` where nothing is proven and nothing was tried.
    pub fn share(&self, sampled: &MoveStatistics<String>) -> Option<f64> {
        match sampled.proven {
            Some(outcome) => Some(points(outcome, self.mover)),
            None if sampled.visits == 0 => None,
            None => Some(f64::midpoint(sampled.mean(), 1.0)),
        }
    }

    /// The same for the position: the share of its best move.
    pub fn expected(&self) -> Option<f64> {
        let outlook = &self.outlook;
        let best = outlook.moves.iter().find(|sampled| Some(&sampled.movement) == outlook.best.as_ref());
        let proven = outlook.proven.map(|outcome| points(outcome, self.mover));
        proven.or_else(|| self.share(best?))
    }
}

fn points(outcome: Outcome, mover: Player) -> f64 {
    match outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(winner) => f64::from(u8::from(winner == mover)),
    }
}

/// The number of visits after which a node weighs its own statistics as much as the RAVE statistics.
const EQUIVALENCE: f32 = 300.0;

/// Lets a search make use of the numbers of moves.
pub(crate) type RaveFn<G> = fn(MonteCarlo<G>, f32) -> MonteCarlo<G>;

pub(crate) fn sample<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    sampling: &Sampling<'_>,
) -> Result<Samples, Message> {
    let search = searcher(abilities, sampling)?;
    // Every game here ends before a playout would be cut short, so no evaluator is needed.
    let outlook = search.search_on_threads(pos, &|| None, sampling.limits);
    let write = |sampled: &MoveStatistics<G::Move>| MoveStatistics {
        movement: pos.write_move(sampled.movement),
        visits: sampled.visits,
        points: sampled.points,
        proven: sampled.proven,
    };
    Ok(Samples {
        mover: pos.to_move(),
        best_cell: outlook.best.and_then(|m| pos.cell(m)),
        cells: outlook.moves.iter().map(|sampled| pos.cell(sampled.movement)).collect(),
        outlook: MctsResult {
            proven: outlook.proven,
            best: outlook.best.map(|m| pos.write_move(m)),
            line: write_line(pos, &outlook.line),
            moves: outlook.moves.iter().map(write).collect(),
            playouts: outlook.playouts,
            positions: outlook.positions,
            nodes: outlook.nodes,
            is_full: outlook.is_full,
            threads: outlook.threads,
            stopped: outlook.stopped,
        },
    })
}

fn searcher<G: Game>(abilities: &Abilities<G>, sampling: &Sampling<'_>) -> Result<MonteCarlo<G>, Message> {
    let Sampling { playouts, seed, threads, rave, tree, .. } = *sampling;
    let mut search = MonteCarlo::new(Options { playouts, seed, threads, nodes: tree, ..Options::default() });
    if rave {
        let with_rave = abilities.rave.ok_or_else(|| {
            message!(
                "rave-needs-numbers",
                "rave needs moves with numbers, which {game} does not give: leave it out",
                game = G::ID
            )
        })?;
        search = with_rave(search, EQUIVALENCE);
    }
    Ok(search)
}

/// The playouts of a search on one thread, their moves as text.
pub(crate) fn record_playouts<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    sampling: &Sampling<'_>,
    most: usize,
) -> Result<Vec<RecordedPlayout<String>>, Message> {
    let playouts = searcher(abilities, sampling)?.record(pos, None, sampling.limits, most);
    let write = |playout: &RecordedPlayout<G::Move>| {
        let mut at = pos.clone();
        let mut expansion = None;
        let node = |(place, node): (usize, &PlayoutNode<G::Move>)| {
            let movement = node.movement.map(|m| {
                let text = at.write_move(m);
                at.make(m);
                text
            });
            if let Some(Expansion { moves, .. }) = playout.expansion.as_ref().filter(|one| one.at == place) {
                let moves = moves.iter().map(|&m| at.write_move(m)).collect();
                expansion = Some(Expansion { at: place, moves });
            }
            PlayoutNode { movement, visits: node.visits, points: node.points, proven: node.proven }
        };
        let path = playout.path.iter().enumerate().map(node).collect();
        RecordedPlayout { path, expansion, random: playout.random, outcome: playout.outcome }
    };
    Ok(playouts.iter().map(write).collect())
}
