//! A game in progress, for Python.

use std::sync::{Arc, Mutex, PoisonError};

use plyground_lab::board::picture;
use plyground_registry::{Algorithm, Labels, Outcome, Player, SearchTask, Session, Sign};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;

use crate::alarm::Alarm;
use crate::function::Function;
use crate::graph::{PyGame, python_position, register};
use crate::texts::wrong;
use crate::work;

/// The board of a position: columns, rows, the owner of every cell (0, 1, or -1 for none), and its sign.
type BoardCells = (usize, usize, Vec<i8>, Vec<String>);

/// A game in progress. The package wraps it in a `Position`.
#[pyclass(name = "Session", module = "plyground._plyground", frozen)]
pub(crate) struct PySession(Mutex<Box<dyn Session>>);

/// The position of a Python game, if the session is one.
pub(crate) fn python_game(session: &dyn Session) -> Option<PyGame> {
    python_position(session.view().as_any())
}

/// The alarms of the Python code behind a session and its evaluators.
pub(crate) fn alarms(session: &dyn Session, functions: &[PyRef<'_, Function>]) -> Vec<Arc<Alarm>> {
    let game = python_game(session).map(|game| Arc::clone(&game.graph.alarm));
    game.into_iter().chain(functions.iter().map(|function| function.alarm())).collect()
}

fn number(player: Player) -> u8 {
    player.index() as u8
}

fn player(number: u8) -> Player {
    if number == 0 { Player::First } else { Player::Second }
}

impl PySession {
    pub(crate) fn new(session: Box<dyn Session>) -> Self {
        Self(Mutex::new(session))
    }

    /// Calls `f` with the game, and raises what went wrong in Python code on the way.
    fn with<T>(&self, py: Python<'_>, f: impl FnOnce(&mut Box<dyn Session>) -> T) -> PyResult<T> {
        let mut session = self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let result = f(&mut session);
        if let Some(game) = python_game(&**session) {
            game.graph.alarm.check()?;
        }
        Ok(result)
    }

    /// The game as it stands.
    pub(crate) fn copied(&self, py: Python<'_>) -> PyResult<Box<dyn Session>> {
        self.with(py, |session| session.copy())
    }
}

#[pymethods]
impl PySession {
    /// The name with its parameters.
    fn game(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |session| session.game())
    }

    /// The position as one line.
    fn position(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |session| session.position())
    }

    /// The board for people.
    fn draw(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |session| session.draw(Labels::None))
    }

    /// The board as SVG.
    fn svg(&self, py: Python<'_>, title: &str) -> PyResult<String> {
        self.with(py, |session| picture(&**session, title))
    }

    /// 0 for the side that usually begins, 1 for the other.
    fn to_move(&self, py: Python<'_>) -> PyResult<u8> {
        self.with(py, |session| number(session.to_move()))
    }

    /// The names of the sides in sentences.
    fn side_names(&self, py: Python<'_>) -> PyResult<[&'static str; 2]> {
        self.with(py, |session| Player::BOTH.map(|side| session.side_name(side)))
    }

    /// The winner, or -1 for a draw; `None` while the game goes on.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<i8>> {
        self.with(py, |session| {
            session.outcome().map(|outcome| match outcome {
                Outcome::Draw => -1,
                Outcome::Win(winner) => number(winner) as i8,
            })
        })
    }

    /// Every legal move, in the game's order.
    fn legal_moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.with(py, |session| session.legal_moves())
    }

    /// The cells of the legal moves, in the same order.
    fn legal_cells(&self, py: Python<'_>) -> PyResult<Vec<Option<usize>>> {
        self.with(py, |session| session.legal_cells())
    }

    /// The indices of the legal moves in the same order, and a bound of them; `None` where the game has none.
    fn legal_indices(&self, py: Python<'_>) -> PyResult<Option<(usize, Vec<usize>)>> {
        self.with(py, |session| session.legal_indices())
    }

    /// The legal moves of a Python game as its class lists them; `None` for other games.
    fn move_objects(&self, py: Python<'_>) -> PyResult<Option<Vec<Py<PyAny>>>> {
        let game = self.with(py, |session| python_game(&**session))?;
        game.map(|game| game.move_objects(py)).transpose()
    }

    /// A copy of the state of a Python game; `None` for other games.
    fn state(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let Some(game) = self.with(py, |session| python_game(&**session))? else { return Ok(None) };
        let state = game.graph.with_state(py, game.node, |state| {
            Ok(py.import("copy")?.call_method1("deepcopy", (state,))?.unbind())
        });
        game.graph.alarm.check()?;
        Ok(state)
    }

    /// The players of a Python game, and how many of its positions were asked so far; `None` for other games.
    fn python(&self, py: Python<'_>) -> PyResult<Option<(Vec<Py<PyAny>>, u32)>> {
        let game = self.with(py, |session| python_game(&**session))?;
        Ok(game.map(|game| {
            let players = game.graph.players.iter().map(|player| player.clone_ref(py)).collect();
            (players, game.graph.size())
        }))
    }

    /// Plays a move and returns it in the game's own notation.
    fn play(&self, py: Python<'_>, text: &str) -> PyResult<String> {
        self.with(py, |session| session.play(text))?.map_err(|why| wrong(&why))
    }

    /// Takes back the last move; false if there is none.
    fn undo(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |session| session.undo())
    }

    /// The moves played since the position was set up.
    fn history(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.with(py, |session| session.history().to_vec())
    }

    /// The position where the play began, and its side to move.
    fn beginning(&self, py: Python<'_>) -> PyResult<(String, u8)> {
        self.with(py, |session| {
            let fresh = session.fresh();
            (fresh.position(), number(fresh.to_move()))
        })
    }

    /// Sets up a position.
    fn set_position(&self, py: Python<'_>, text: &str, to_move: Option<u8>, strict: bool) -> PyResult<()> {
        let to_move = to_move.map(player);
        self.with(py, |session| session.set_position(text, to_move, strict))?.map_err(|why| wrong(&why))
    }

    /// Lets this side begin.
    fn set_starter(&self, py: Python<'_>, side: u8) -> PyResult<()> {
        self.with(py, |session| session.set_starter(player(side)))?.map_err(|why| wrong(&why))
    }

    /// The same game as it stands, with its history.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        Ok(Self::new(self.copied(py)?))
    }

    /// The same game with nothing played.
    fn fresh(&self, py: Python<'_>) -> PyResult<Self> {
        self.with(py, |session| Self::new(session.fresh()))
    }

    /// The board, where the game is played on one of cells.
    fn grid(&self, py: Python<'_>) -> PyResult<Option<BoardCells>> {
        let grid = self.with(py, |session| session.grid())?;
        Ok(grid.map(|grid| {
            let cells = grid.cells.iter().map(|cell| cell.map_or(-1, |side| number(side) as i8)).collect();
            let signs = grid.signs.iter().map(|&sign| sign_name(sign)).collect();
            (grid.width, grid.height, cells, signs)
        }))
    }

    /// The searches that suit the game.
    fn algorithms(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        self.with(py, |session| session.searches().into_iter().map(Algorithm::id).collect())
    }

    /// The evaluators of the game, and the default one.
    fn evaluators(&self, py: Python<'_>) -> PyResult<(Vec<&'static str>, &'static str)> {
        self.with(py, |session| (session.evaluators(), session.default_evaluator().id))
    }

    /// The default depth of a search.
    fn default_depth(&self, py: Python<'_>) -> PyResult<u16> {
        self.with(py, |session| session.default_depth())
    }

    /// The evaluator's value of the position for the side to move.
    fn evaluate(
        &self,
        py: Python<'_>,
        evaluator: Option<&str>,
        functions: Vec<PyRef<'_, Function>>,
    ) -> PyResult<i32> {
        let judged = |session: &dyn Session, evaluator| {
            let task = SearchTask { evaluator, depth: Some(0), ..SearchTask::new(Algorithm::Minimax) };
            session.judge(&task)
        };
        let value = self.with(py, |session| {
            let Some(function) = functions.first() else {
                let evaluator = evaluator.map(|name| session.evaluator(name)).transpose()?;
                return judged(&**session, evaluator);
            };
            // A function is added to a copy: the session itself keeps its evaluators.
            let mut session = session.copy();
            let evaluator = session.add_evaluator(function.own())?;
            judged(&*session, Some(evaluator))
        })?;
        functions.iter().try_for_each(|function| function.alarm().check())?;
        value.map(|judgement| judgement.value.get()).map_err(|why| wrong(&why))
    }

    /// The number of ways to play this many moves.
    fn perft(&self, py: Python<'_>, depth: u16) -> PyResult<u64> {
        let session = self.copied(py)?;
        let alarms = alarms(&*session, &[]);
        work::run(py, &alarms, move |_| session.perft(depth))
    }
}

fn sign_name(sign: Sign) -> String {
    match sign {
        Sign::Plain => String::new(),
        Sign::King => "king".to_owned(),
        Sign::Count(count) => count.to_string(),
        Sign::Dot => "dot".to_owned(),
        Sign::Gap => "gap".to_owned(),
        Sign::Line => "line".to_owned(),
        Sign::Inside(side) => format!("inside {}", number(side)),
        Sign::Outside => "outside".to_owned(),
    }
}

/// Starts the game that the text names.
#[pyfunction]
pub(crate) fn open(name: &str) -> PyResult<PySession> {
    plyground_registry::open(name).map(PySession::new).map_err(|why| wrong(&why))
}

/// Makes a class, or an object of it, a game, and opens it there.
#[pyfunction]
#[pyo3(signature = (subject, name=None, to_move=None))]
pub(crate) fn add_class(
    subject: &Bound<'_, PyAny>,
    name: Option<&str>,
    to_move: Option<&Bound<'_, PyAny>>,
) -> PyResult<PySession> {
    let game = register(subject, name, to_move)?;
    game.graph.alarm.check()?;
    let text = plyground_core::Game::write_position(&game);
    let side = plyground_core::Position::to_move(&game);
    let opened = plyground_registry::open(&plyground_core::Game::name(&game));
    let mut session = opened.map_err(|why| wrong(&why))?;
    if python_game(&*session).is_none_or(|start| start.node != game.node) {
        session.set_position(&text, Some(side), false).map_err(|why| wrong(&why))?;
    }
    Ok(PySession::new(session))
}
