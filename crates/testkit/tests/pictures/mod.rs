//! Pictures of search trees: nothing is lost, nothing is drawn twice, nothing overlaps, and they look as they should.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

mod film;
mod looks;
mod properties;

use plyground_draw::tree::{Extent, Scene, Tree};
use plyground_lab::guide::SessionGuide;
use plyground_lab::record::record;
use plyground_registry::{Algorithm, SearchTask, Session, open};

/// More events than any search in these tests has.
const PLENTY: usize = 10_000_000;

const EVERY: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout];

/// The tree of many lectures.
const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

/// A search that was recorded, and its game.
struct Recorded {
    session: Box<dyn Session>,
    tree: Tree,
}

impl Recorded {
    fn new(game: &str, moves: &str, algorithm: Algorithm, depth: Option<u16>) -> Self {
        let mut session = open(game).unwrap();
        for text in moves.split_whitespace() {
            session.play(text).unwrap();
        }
        let task = SearchTask { depth, ..SearchTask::new(algorithm) };
        let (_, tree) = record(&*session, &task, "plyground", PLENTY).unwrap();
        Self { session, tree }
    }

    fn guide(&self) -> SessionGuide<'_> {
        SessionGuide { session: &*self.session, evaluator: &self.tree.header.evaluator }
    }

    fn scene(&self, extent: Extent) -> Scene<'_> {
        Scene::new(&self.tree, &self.guide(), extent)
    }
}
