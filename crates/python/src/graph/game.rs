//! The graph as a game of the registry.

use std::any::Any;
use std::ops::Range;
use std::sync::{Arc, PoisonError};

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Grid, Indexed, Keyed, Labels, Message, Outcome, Player,
    Position, Score, Window, message,
};
use plyground_registry::{GameEntry, Plugin};
use pyo3::prelude::*;

use super::{Graph, class};

/// Numbers of moves: those of a search's statistics are below.
const NUMBERS: usize = 1024;
/// The most positions of a search that answers quickly even where each has to be asked first.
const AT_ONCE: usize = 60_000;

/// A position of a Python game. `ALTERNATES` says whether its turns alternate: a class with `to_move()` decides that itself.
#[derive(Clone)]
pub(crate) struct PyGame<const ALTERNATES: bool = true> {
    pub(crate) graph: Arc<Graph>,
    pub(crate) node: u32,
}

/// The position of a Python game of either kind, as one whose turns are not asked about.
pub(crate) fn python_position(view: &dyn Any) -> Option<PyGame> {
    let free = || view.downcast_ref::<PyGame<false>>().map(PyGame::retyped);
    view.downcast_ref::<PyGame>().cloned().or_else(free)
}

/// The entry of all classes: whether turns alternate is known once one is named.
pub(crate) fn entry() -> GameEntry {
    const BY_TURNS: GameEntry = Plugin::<PyGame>::new().alternating().indexed().entry();
    const FREE: GameEntry = Plugin::<PyGame<false>>::new().indexed().entry();
    let open: fn(&str) -> _ = |parameters| {
        let is_free = class::opened(parameters.trim()).is_ok_and(|game| game.graph.has_to_move);
        if is_free { (FREE.open)(parameters) } else { (BY_TURNS.open)(parameters) }
    };
    GameEntry { open, ..BY_TURNS }
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

impl<const ALTERNATES: bool> Position for PyGame<ALTERNATES> {
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

impl<const ALTERNATES: bool> Keyed for PyGame<ALTERNATES> {
    #[inline]
    fn key(&self) -> u64 {
        self.graph.nodes.get(self.node).identity.key()
    }
}

impl<const ALTERNATES: bool> Indexed for PyGame<ALTERNATES> {
    fn indices(&self) -> usize {
        NUMBERS
    }

    fn index(&self, m: PlaceInList) -> usize {
        self.graph.move_numbers(self.node).get(usize::from(m.0)).map_or(0, |&number| number.into())
    }
}

impl<const ALTERNATES: bool> Game for PyGame<ALTERNATES> {
    const ID: &'static str = "python";
    const SUMMARY: &'static str = "python(CLASS): a game written in Python";

    fn start(parameters: &str) -> Result<Self, Message> {
        class::opened(parameters.trim()).map(|game| game.retyped())
    }

    fn name(&self) -> String {
        format!("{}({})", Self::ID, self.graph.name)
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const {
            &[EvaluatorEntry::new(
                "score",
                "what the method score says to the side to move",
                |pos: &Self, _| Ok(Box::new(OwnScore { infinity: pos.graph.infinity })),
            )]
        }
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

impl<const ALTERNATES: bool> Evaluator<PyGame<ALTERNATES>> for OwnScore {
    #[inline]
    fn evaluate(&self, pos: &PyGame<ALTERNATES>) -> Score {
        Score::new(pos.graph.score(pos.node))
    }

    #[inline]
    fn finished(&self, pos: &PyGame<ALTERNATES>, _: Outcome, _: u16) -> Score {
        Score::new(pos.graph.score(pos.node))
    }

    fn range(&self) -> Window {
        self.infinity.map_or(Window::FULL, |most| Window { alpha: Score::new(-most), beta: Score::new(most) })
    }
}

impl<const ALTERNATES: bool> PyGame<ALTERNATES> {
    /// The same position as a game of the other kind, or of this.
    pub(crate) fn retyped<const OTHER: bool>(&self) -> PyGame<OTHER> {
        PyGame { graph: Arc::clone(&self.graph), node: self.node }
    }

    /// The legal moves as Python listed them.
    pub(crate) fn move_objects(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let object = |place| Ok(self.graph.move_object(py, self.node, place)?.unbind());
        (0..self.move_count() as u16).map(object).collect()
    }
}
