//! A Python function as an evaluator of every game.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use plyground_registry::{FunctionEvaluator, Grid, Outcome, OwnEvaluator, PositionView, Score};
use pyo3::prelude::*;

use crate::alarm::Alarm;
use crate::graph::{python_position, whole};
use crate::texts::GameError;

/// The most values that are remembered.
const MOST: usize = 1 << 20;

/// A function that can be added to any game as an evaluator.
#[pyclass(module = "plyground._plyground", frozen)]
pub(crate) struct Function {
    own: OwnEvaluator,
    judge: Arc<FunctionJudge>,
}

impl Function {
    /// What went wrong in the function.
    pub(crate) fn alarm(&self) -> Arc<Alarm> {
        Arc::clone(&self.judge.alarm)
    }

    /// The function as an evaluator of a session.
    pub(crate) fn own(&self) -> &OwnEvaluator {
        &self.own
    }
}

#[pymethods]
impl Function {
    #[new]
    fn new(function: Py<PyAny>, name: &str) -> Self {
        let judge = Arc::new(FunctionJudge { function, values: Mutex::default(), alarm: Arc::default() });
        let called = Arc::clone(&judge);
        let evaluator = FunctionEvaluator::new(name, move |position| called.value(position));
        Self { own: OwnEvaluator::Function(Arc::new(evaluator)), judge }
    }

    /// How often the function was called: once for each position.
    fn calls(&self) -> usize {
        self.judge.values.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// What tells positions apart: the place in the graph of a Python game, or the text with the game and the side.
#[derive(PartialEq, Eq, Hash)]
enum PositionKey {
    Node(usize, u32),
    Text(String),
}

struct FunctionJudge {
    function: Py<PyAny>,
    values: Mutex<HashMap<PositionKey, i32>>,
    alarm: Arc<Alarm>,
}

impl FunctionJudge {
    fn value(&self, position: &dyn PositionView) -> Score {
        let key = match python_position(position.as_any()) {
            Some(game) => PositionKey::Node(Arc::as_ptr(&game.graph).addr(), game.node),
            None => PositionKey::Text(format!(
                "{} {} {}",
                position.game_name(),
                position.side().mark(),
                position.text()
            )),
        };
        if let Some(&value) = self.values.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Score::new(value);
        }
        let asked = Python::attach(|py| {
            let view = EvaluatorView { position: position.kept() };
            let value = self.function.bind(py).call1((view,))?;
            whole(&value, &self.name(py))
        });
        let value = match asked {
            Ok(value) => value,
            Err(error) => {
                self.alarm.sound(error);
                return Score::ZERO;
            }
        };
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        if values.len() >= MOST {
            values.clear();
        }
        values.insert(key, value);
        Score::new(value)
    }

    fn name(&self, py: Python<'_>) -> String {
        let name = self.function.bind(py).getattr("__name__").map(|name| name.to_string());
        name.unwrap_or_else(|_| "evaluator".to_owned())
    }
}

/// A position as an evaluator sees it. It cannot be played on.
#[pyclass(name = "View", module = "plyground._plyground", frozen)]
pub(crate) struct EvaluatorView {
    position: Box<dyn PositionView>,
}

#[pymethods]
impl EvaluatorView {
    /// The game with its parameters.
    #[getter]
    fn game(&self) -> String {
        self.position.game_name()
    }

    /// 0 for the side that usually begins, 1 for the other.
    #[getter]
    fn current_player(&self) -> usize {
        self.position.side().index()
    }

    /// The side to move: X or O, or the player of a Python game.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match python_position(self.position.as_any()) {
            Some(game) => Ok(game.graph.players[self.position.side().index()].clone_ref(py)),
            None => Ok(self.position.side().board_name().into_pyobject(py)?.into_any().unbind()),
        }
    }

    /// The winner (0 or 1) or -1 for a draw; None while the game goes on.
    #[getter]
    fn winner(&self) -> Option<i8> {
        self.position.result().map(|outcome| match outcome {
            Outcome::Draw => -1,
            Outcome::Win(winner) => winner.index() as i8,
        })
    }

    /// Every legal move as text.
    #[getter]
    fn legal_moves(&self) -> Vec<String> {
        self.position.move_texts()
    }

    /// The rows of the board from the top: 1 for a stone of the side to move, -1 for one of the opponent, 0 for none. None
    /// where the game has no board of cells.
    #[getter]
    fn rows(&self) -> Option<Vec<Vec<i8>>> {
        let Grid { width, cells, .. } = self.position.board()?;
        let mine = self.position.side();
        let value = |cell: &Option<plyground_registry::Player>| {
            cell.map_or(0, |side| if side == mine { 1 } else { -1 })
        };
        Some(cells.chunks(width).map(|row| row.iter().map(value).collect()).collect())
    }

    /// The position as one line.
    #[getter]
    fn text(&self) -> String {
        self.position.text()
    }

    /// A copy of the state of a Python game; None for other games.
    #[getter]
    fn state(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let Some(game) = python_position(self.position.as_any()) else { return Ok(None) };
        let copied = game.graph.with_state(py, game.node, |state| {
            Ok(py.import("copy")?.call_method1("deepcopy", (state,))?.unbind())
        });
        game.graph.alarm.check()?;
        copied.map(Some).ok_or_else(|| GameError::new_err(game.graph.name.clone()))
    }

    fn __str__(&self) -> String {
        self.position.drawing()
    }

    fn __repr__(&self) -> String {
        format!("<View of {}: {}>", self.position.game_name(), self.position.text())
    }
}
