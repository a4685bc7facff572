//! The graph as a game of the registry.

use std::ops::Range;
use std::sync::{Arc, PoisonError};

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Grid, Indexed, Keyed, Labels, Message, Outcome, Player,
    Position, Score, Window, message,
};
use pyo3::prelude::*;

use super::{Graph, class};

/// Numbers of moves: those of a search's statistics are below.
const NUMBERS: usize = 1024;
/// The most positions of a search that answers quickly even where each has to be asked first.
const AT_ONCE: usize = 60_000;

/// A position of a Python game.
#[derive(Clone)]
pub(crate) struct PyGame {
    pub(crate) graph: Arc<Graph>,
    pub(crate) node: u32,
}

/// A move by its place in the list of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlaceInList(pub(crate) u16);

/// All moves of a position.
pub(crate) struct Places(Range<u16>);

impl Iterator for Places {
    type Item = PlaceInList;

    #[inline]
    fn next(&mut self) -> Option<PlaceInList> {
        self.0.next().map(PlaceInList)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<PlaceInList> {
        self.0.nth(n).map(PlaceInList)
    }
}

impl ExactSizeIterator for Places {}

impl Position for PyGame {
    type Move = PlaceInList;
    type Undo = u32;
    type Moves = Places;

    #[inline]
    fn to_move(&self) -> Player {
        self.graph.nodes.get(self.node).side
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.graph.nodes.get(self.node).outcome
    }

    #[inline]
    fn moves(&self) -> Places {
        Places(0..self.graph.nodes.get(self.node).children.len() as u16)
    }

    #[inline]
    fn make(&mut self, m: PlaceInList) -> u32 {
        let after = self.graph.child(self.node, m.0);
        std::mem::replace(&mut self.node, after)
    }

    #[inline]
    fn unmake(&mut self, _: PlaceInList, before: u32) {
        self.node = before;
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.graph.nodes.get(self.node).children.len()
    }
}

impl Alternating for PyGame {}

impl Keyed for PyGame {
    #[inline]
    fn key(&self) -> u64 {
        self.graph.nodes.get(self.node).identity.key()
    }
}

impl Indexed for PyGame {
    fn indices(&self) -> usize {
        NUMBERS
    }

    fn index(&self, m: PlaceInList) -> usize {
        self.graph.move_numbers(self.node).get(usize::from(m.0)).map_or(0, |&number| number.into())
    }
}

impl Game for PyGame {
    const ID: &'static str = "python";
    const SUMMARY: &'static str = "python(CLASS): a game written in Python";

    fn start(parameters: &str) -> Result<Self, Message> {
        class::opened(parameters.trim())
    }

    fn name(&self) -> String {
        format!("{}({})", Self::ID, self.graph.name)
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const OWN: &[EvaluatorEntry<PyGame>] =
            &[EvaluatorEntry::new("score", "what the method score says to the side to move", |pos, _| {
                Ok(Box::new(OwnScore { infinity: pos.graph.infinity }))
            })];
        OWN
    }

    fn write_move(&self, m: PlaceInList) -> String {
        let texts = self.graph.move_texts(self.node);
        texts.get(usize::from(m.0)).cloned().unwrap_or_else(|| format!("m{}", m.0 + 1))
    }

    fn centre_distance(&self, m: PlaceInList) -> Option<u32> {
        let (grid, cell) = (self.grid()?, self.cell(m)?);
        let off = |place: usize, size: usize| (2 * place as i64 + 1 - size as i64).unsigned_abs() as u32;
        Some(off(cell % grid.width, grid.width).max(off(cell / grid.width, grid.height)))
    }

    fn cell(&self, m: PlaceInList) -> Option<usize> {
        self.graph.move_cells(self.node).get(usize::from(m.0)).copied().flatten()
    }

    fn write_position(&self) -> String {
        self.graph.text(self.node)
    }

    /// Texts of positions are known from writing them: a position that was never met cannot be set up.
    fn read_position(&self, text: &str, to_move: Option<Player>, _strict: bool) -> Result<Self, Message> {
        let texts = self.graph.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let sides = to_move.map_or(Player::BOTH.to_vec(), |side| vec![side]);
        let node = sides.into_iter().find_map(|side| texts.get(&Graph::text_key(text.trim(), side)));
        let node = *node.ok_or_else(|| {
            message!(
                "position-not-from-text",
                "positions of {game} cannot be set up from text: give the moves instead",
                game = Self::ID
            )
        })?;
        Ok(Self { graph: Arc::clone(&self.graph), node })
    }

    fn draw(&self, _: Labels) -> String {
        self.graph.drawing(self.node)
    }

    fn grid(&self) -> Option<Grid> {
        self.graph.grid(self.node)
    }

    fn default_depth(&self) -> u16 {
        let branches = self.move_count().max(2);
        let is_quick = |depth: &u32| branches.checked_pow(*depth).is_some_and(|all| all <= AT_ONCE);
        (1..=30_u32).take_while(is_quick).last().unwrap_or(1) as u16
    }
}

/// The method `score` of the class, also at the end of the game.
struct OwnScore {
    infinity: Option<i32>,
}

impl Evaluator<PyGame> for OwnScore {
    #[inline]
    fn evaluate(&self, pos: &PyGame) -> Score {
        Score::new(pos.graph.score(pos.node))
    }

    #[inline]
    fn finished(&self, pos: &PyGame, _: Outcome, _: u16) -> Score {
        Score::new(pos.graph.score(pos.node))
    }

    fn range(&self) -> Window {
        self.infinity.map_or(Window::FULL, |most| Window { alpha: Score::new(-most), beta: Score::new(most) })
    }
}

impl PyGame {
    /// The legal moves as Python listed them.
    pub(crate) fn move_objects(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let object = |place| Ok(self.graph.move_object(py, self.node, place)?.unbind());
        (0..self.move_count() as u16).map(object).collect()
    }
}
