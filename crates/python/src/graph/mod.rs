//! A game written in Python, as a graph that is held here and explored on demand.
//!
//! Every position is asked once for its moves, its end and its score; every later visit is pure Rust. That is what makes
//! such a game fast: a search visits most positions many times, by different orders of the same moves.

mod arena;
mod class;
mod game;
mod identity;
mod look;
mod node;
mod notation;
mod walker;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use plyground_core::{Outcome, Player, message};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyInt, PyList, PyTuple};

pub(crate) use class::{Blueprint, register};
pub(crate) use game::{PyGame, entry, python_position};

use arena::Arena;
use identity::{Fingerprint, Hasher};
use node::{Node, UNKNOWN};
use walker::{LiveState, Walk, Walker, side_word};

use crate::alarm::Alarm;
use crate::texts::game_error;

/// A place in the graph that stands for none: the game is over there. What Python could not say leads here.
const VOID: u32 = 0;
/// The most moves of a position.
const MOST_MOVES: usize = 60_000;
/// Values are kept this far from those of won games.
pub(crate) const LARGEST_VALUE: i32 = 999_990_000;

/// All that is known of a game.
#[expect(clippy::struct_excessive_bools, reason = "one for each optional method of a class")]
pub(crate) struct Graph {
    /// The name of its class.
    pub(crate) name: String,
    /// The two players, the one who begins first.
    pub(crate) players: [Py<PyAny>; 2],
    hasher: Hasher,
    /// Whether the class has these optional methods.
    has_key: bool,
    writes_moves: bool,
    has_board: bool,
    /// Whether the class says whose turn it is, by `to_move`: turns need not alternate then.
    pub(crate) has_to_move: bool,
    nodes: Arena<Node>,
    walker: Mutex<Walker>,
    /// Every text of a position, and the position.
    texts: Mutex<HashMap<String, u32>>,
    /// The numbers of moves by the moves themselves.
    numbers: Py<PyDict>,
    /// The root where the game starts unless another is asked for.
    start: AtomicU32,
    /// The root of the class itself, with the first player to move.
    usual: AtomicU32,
    /// No score is beyond this, where the class says so.
    infinity: Option<i32>,
    /// The attribute that is taken for the board, where there is no method `board()`; looked for once.
    board_name: OnceLock<Option<String>>,
    /// What went wrong in the student's code.
    pub(crate) alarm: Arc<Alarm>,
}

impl Graph {
    /// A graph without positions.
    fn new(py: Python<'_>, name: String, blueprint: &Blueprint) -> PyResult<Self> {
        let players = blueprint.players.each_ref().map(|player| player.clone_ref(py));
        let nodes = Arena::new();
        let hasher = Hasher::new(py, &players)?;
        let nothing = hasher.contents(py.None().bind(py))?;
        nodes.push(Node::new(nothing, Player::First, None, 0, None, 0, Some(Outcome::Draw)));
        Ok(Self {
            name,
            hasher,
            players,
            has_key: blueprint.has_key,
            writes_moves: blueprint.writes_moves,
            has_board: blueprint.has_board,
            has_to_move: blueprint.has_to_move,
            nodes,
            walker: Mutex::new(Walker { walks: Vec::new(), known: HashMap::new() }),
            texts: Mutex::default(),
            numbers: PyDict::new(py).unbind(),
            start: AtomicU32::new(VOID),
            usual: AtomicU32::new(VOID),
            infinity: blueprint.infinity,
            board_name: OnceLock::new(),
            alarm: Arc::default(),
        })
    }

    /// The number of positions that were asked.
    pub(crate) fn size(&self) -> u32 {
        self.nodes.len() - 1
    }

    /// Adds a root: a copy of this state with this side to move. The same position twice is one root.
    fn add_root(&self, py: Python<'_>, state: &Bound<'_, PyAny>, side: Player) -> PyResult<u32> {
        let mut walker = self.walker.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let original = walker::copied(state)?;
        let contents = self.contents(original.bind(py));
        let number = walker.walks.len();
        let mut walk = Walk::new(py, original, contents)?;
        let identity = match self.identity(walk.state(py), contents, side)? {
            Some(identity) => identity,
            None => self.hasher.contents(py.None().bind(py))?.with(number as u64).with(side_word(side)),
        };
        if let Some(&known) = walker.known.get(&identity) {
            return Ok(known);
        }
        let node = self.ask(py, walk.live(), identity, side, None, number)?;
        let root = self.nodes.push(node);
        walk.begin_at(root);
        walker.known.insert(identity, root);
        walker.walks.push(walk);
        Ok(root)
    }

    /// The position after a move, which is asked for where it is not known. Errors go to the alarm.
    fn child(&self, node: u32, place: u16) -> u32 {
        let Some(slot) = self.nodes.get(node).children.get(usize::from(place)) else { return VOID };
        match slot.load(Ordering::Acquire) {
            UNKNOWN => Python::attach(|py| {
                let child = self.visit(py, node, |walk| self.explore(py, walk, node, place));
                child.unwrap_or(VOID)
            }),
            known => known,
        }
    }

    /// Walks to a position and calls `f` there. An error goes to the alarm, and the object begins anew.
    fn visit<T>(&self, py: Python<'_>, node: u32, f: impl FnOnce(&mut Walker) -> PyResult<T>) -> Option<T> {
        if node == VOID {
            return None;
        }
        let mut walker = self.walker.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let number = self.nodes.get(node).walk;
        let result = match walker.walks[number].go_to(self, py, node) {
            Ok(()) => f(&mut walker),
            Err(error) => Err(error),
        };
        match result {
            Ok(found) => Some(found),
            Err(error) => {
                self.alarm.sound(error);
                if let Err(error) = walker.walks[number].reset(self, py) {
                    self.alarm.sound(error);
                }
                None
            }
        }
    }

    fn explore(&self, py: Python<'_>, walker: &mut Walker, node: u32, place: u16) -> PyResult<u32> {
        let slot = &self.nodes.get(node).children[usize::from(place)];
        let known = slot.load(Ordering::Acquire);
        if known != UNKNOWN {
            return Ok(known);
        }
        let number = self.nodes.get(node).walk;
        let next = self.nodes.get(node).side.other();
        let Walker { walks, known } = walker;
        let walk = &mut walks[number];
        walk.make(self, py, place)?;
        let said = if self.has_to_move { self.turn(walk.state(py))? } else { Some(next) };
        let side = said.unwrap_or(next);
        let identity = match self.identity(walk.state(py), walk.contents, side)? {
            Some(identity) => identity,
            None => self.nodes.get(node).identity.with(u64::from(place)).with(side_word(side)),
        };
        let child = if let Some(&child) = known.get(&identity) {
            child
        } else {
            let found = Some((node, place));
            let asked = self.ask(py, walk.live(), identity, side, found, number)?;
            if said.is_none() && asked.outcome.is_none() {
                return Err(self.no_turn(py.None().bind(py)));
            }
            let child = self.nodes.push(asked);
            known.insert(identity, child);
            child
        };
        walk.at = child;
        slot.store(child, Ordering::Release);
        Ok(child)
    }

    /// Whose turn a state says it is, by its method or attribute `to_move`; `None` may be the answer at the end of the game.
    pub(crate) fn turn(&self, state: &Bound<'_, PyAny>) -> PyResult<Option<Player>> {
        let said = state.getattr(pyo3::intern!(state.py(), "to_move"))?;
        let said = if said.is_callable() { said.call0()? } else { said };
        let is_said = |side: &Player| said.eq(self.players[side.index()].bind(state.py())).unwrap_or(false);
        match Player::BOTH.into_iter().find(is_said) {
            Some(side) => Ok(Some(side)),
            None if said.is_none() => Ok(None),
            None => Err(self.no_turn(&said)),
        }
    }

    fn no_turn(&self, said: &Bound<'_, PyAny>) -> PyErr {
        let names = self.players.each_ref().map(|player| player.bind(said.py()).repr());
        let names = names.map(|name| name.map(|name| name.to_string()).unwrap_or_default());
        game_error(&message!(
            "python-turn-unknown",
            "to_move() returned {said}: while the game goes on it must return the player to move, one of {players}",
            said = said.repr().map(|said| said.to_string()).unwrap_or_default(),
            players = names.join(", ")
        ))
    }

    /// Asks a state for its moves and, where it has none, for its end.
    fn ask(
        &self,
        py: Python<'_>,
        live: &LiveState,
        identity: Fingerprint,
        side: Player,
        found: Option<(u32, u16)>,
        walk: usize,
    ) -> PyResult<Node> {
        let player = |side: Player| self.players[side.index()].bind(py);
        let moves = live.get_moves.bind(py).call1((player(side),))?;
        let moves = if let Ok(list) = moves.cast::<PyList>() {
            list.to_tuple()
        } else if moves.is_none() {
            return Err(game_error(&message!(
                "python-moves-none",
                "get_moves returned None: it must return a list of moves, which is empty at the end of the game"
            )));
        } else {
            PyTuple::new(py, moves.try_iter()?.collect::<PyResult<Vec<_>>>()?)?
        };
        let wins =
            |side: Player| -> PyResult<bool> { live.is_win.bind(py).call1((player(side),))?.is_truthy() };
        let count = moves.len();
        if count > MOST_MOVES {
            return Err(game_error(&message!(
                "python-moves-many",
                "too many moves from get_moves: {count}, where at most {most} are searched",
                count = count,
                most = MOST_MOVES
            )));
        }
        // A class may list moves after the end of the game. A win is made by the side that has just moved: by either, where
        // turns need not alternate.
        let outcome = if wins(side.other())? {
            Some(Outcome::Win(side.other()))
        } else if self.has_to_move && wins(side)? {
            Some(Outcome::Win(side))
        } else if count > 0 {
            None
        } else if wins(side)? {
            Some(Outcome::Win(side))
        } else {
            Some(Outcome::Draw)
        };
        let (moves, count) = if outcome.is_some() { (None, 0) } else { (Some(moves.unbind()), count) };
        Ok(Node::new(identity, side, found, walk, moves, count, outcome))
    }

    /// What `score` says of a position to the side to move.
    fn score(&self, node: u32) -> i32 {
        let known = self.nodes.get(node);
        if let Some(&score) = known.score.get() {
            return score;
        }
        Python::attach(|py| {
            let asked = self.visit(py, node, |walker| {
                let player = self.players[known.side.index()].bind(py);
                let score = walker.walks[known.walk].live().score.bind(py).call1((player,))?;
                let score = whole(&score, "score")?;
                match self.infinity {
                    Some(most) if score.abs() > most => Err(game_error(&message!(
                        "python-score-beyond",
                        "score returned {score}, but infinity is {most}, and no score may be beyond it: make infinity larger than every score",
                        score = score,
                        most = most
                    ))),
                    _ => Ok(score),
                }
            });
            asked.map_or(0, |score| *known.score.get_or_init(|| score))
        })
    }

    /// Calls `f` with the live object in a position. It must leave the object as it is.
    pub(crate) fn with_state<T>(
        &self,
        py: Python<'_>,
        node: u32,
        f: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>,
    ) -> Option<T> {
        self.visit(py, node, |walker| f(walker.walks[self.nodes.get(node).walk].state(py)))
    }

    /// The contents of an object; `None` where they cannot be looked into.
    fn contents(&self, object: &Bound<'_, PyAny>) -> Option<Fingerprint> {
        self.hasher.contents(object).ok()
    }

    /// What makes a state this position: its own `key()`, or its contents; `None` where only the way that led to it tells.
    fn identity(
        &self,
        state: &Bound<'_, PyAny>,
        contents: Option<Fingerprint>,
        side: Player,
    ) -> PyResult<Option<Fingerprint>> {
        let own = if self.has_key {
            Some(self.hasher.contents(&state.call_method0(pyo3::intern!(state.py(), "key"))?)?)
        } else {
            contents
        };
        Ok(own.map(|identity| identity.with(side_word(side))))
    }

    /// A move as Python listed it.
    pub(crate) fn move_object<'py>(
        &self,
        py: Python<'py>,
        node: u32,
        place: u16,
    ) -> PyResult<Bound<'py, PyAny>> {
        let moves = self.nodes.get(node).moves.as_ref();
        let moves = moves.expect("only a position with moves is left by one").bind(py);
        moves.get_item(usize::from(place))
    }
}

/// A value that is a whole number, as searches compare them.
pub(crate) fn whole(value: &Bound<'_, PyAny>, source: &str) -> PyResult<i32> {
    if let Ok(number) = value.cast::<PyInt>() {
        let number = number
            .extract::<i64>()
            .unwrap_or_else(|_| if number.gt(0).unwrap_or(true) { i64::MAX } else { i64::MIN });
        return Ok(number.clamp(-i64::from(LARGEST_VALUE), i64::from(LARGEST_VALUE)) as i32);
    }
    let number: Option<f64> = value.extract().ok();
    match number.filter(|number| !number.is_nan()) {
        Some(number) if number.is_infinite() || number.fract() == 0.0 => {
            let most = f64::from(LARGEST_VALUE);
            Ok(number.clamp(-most, most) as i32)
        }
        _ => Err(game_error(&message!(
            "python-value-not-whole",
            "{source} returned {value}: searches compare whole numbers, so multiply by 100 or 1000 and round",
            source = source,
            value = value.repr()?.to_string()
        ))),
    }
}
