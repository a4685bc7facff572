//! The one place where the student's code runs: a live object is walked to the position in question by `do_move` and
//! `undo_move`, and asked there.

use std::collections::HashMap;

use plyground_core::Player;
use pyo3::prelude::*;

use super::Graph;
use super::identity::Fingerprint;
use crate::texts::game_error;

/// What is needed to explore, behind one lock.
pub(super) struct Walker {
    /// One walk for each root.
    pub(super) walks: Vec<Walk>,
    /// Every known position by its identity.
    pub(super) known: HashMap<Fingerprint, u32>,
}

/// A live object, and the way that it has come.
pub(super) struct Walk {
    /// As it was given, untouched.
    original: Py<PyAny>,
    live: LiveState,
    root: u32,
    /// Where the object is.
    pub(super) at: u32,
    /// Its contents there, where they can be hashed.
    pub(super) contents: Option<Fingerprint>,
    /// The positions on the way, each with the move that was made there and its contents.
    steps: Vec<WalkedMove>,
}

struct WalkedMove {
    before: u32,
    place: u16,
    contents: Option<Fingerprint>,
}

/// An object and its methods: to look them up at every call takes as long as many a move.
pub(super) struct LiveState {
    pub(super) object: Py<PyAny>,
    pub(super) get_moves: Py<PyAny>,
    pub(super) is_win: Py<PyAny>,
    pub(super) score: Py<PyAny>,
    do_move: Py<PyAny>,
    undo_move: Py<PyAny>,
}

impl LiveState {
    fn of(py: Python<'_>, object: Py<PyAny>) -> PyResult<Self> {
        let method = |name: &str| object.getattr(py, name);
        let (get_moves, is_win, score) = (method("get_moves")?, method("is_win")?, method("score")?);
        let (do_move, undo_move) = (method("do_move")?, method("undo_move")?);
        Ok(Self { object, get_moves, is_win, score, do_move, undo_move })
    }
}

impl Walk {
    pub(super) fn new(py: Python<'_>, original: Py<PyAny>, contents: Option<Fingerprint>) -> PyResult<Self> {
        let live = LiveState::of(py, copied(original.bind(py))?)?;
        Ok(Self { original, live, root: 0, at: 0, contents, steps: Vec::new() })
    }

    pub(super) fn begin_at(&mut self, root: u32) {
        (self.root, self.at) = (root, root);
    }

    pub(super) fn state<'py>(&self, py: Python<'py>) -> &Bound<'py, PyAny> {
        self.live.object.bind(py)
    }

    pub(super) fn live(&self) -> &LiveState {
        &self.live
    }

    /// Begins anew with a fresh copy, after an error has left the object in an unknown state.
    pub(super) fn reset(&mut self, graph: &Graph, py: Python<'_>) -> PyResult<()> {
        self.live = LiveState::of(py, copied(self.original.bind(py))?)?;
        self.at = self.root;
        self.contents = graph.contents(self.state(py));
        self.steps.clear();
        Ok(())
    }

    /// Brings the object to a position that was found on this walk.
    pub(super) fn go_to(&mut self, graph: &Graph, py: Python<'_>, target: u32) -> PyResult<()> {
        if self.at == target {
            return Ok(());
        }
        // Back along the way on which the target was found, to a position that the object is in or has come through.
        let mut forward = Vec::new();
        let mut meeting = target;
        let kept = loop {
            if self.at == meeting {
                break self.steps.len();
            }
            if let Some(step) = self.steps.iter().rposition(|step| step.before == meeting) {
                break step;
            }
            let (parent, place) =
                graph.nodes.get(meeting).found.expect("the object has come through the root");
            forward.push(place);
            meeting = parent;
        };
        while self.steps.len() > kept {
            self.undo(graph, py)?;
        }
        for &place in forward.iter().rev() {
            self.make(graph, py, place)?;
            let before = self.steps.last().expect("a move was just made").before;
            self.at = graph.child(before, place);
        }
        Ok(())
    }

    /// Makes a move of the position where the object is. The caller says where that leads.
    pub(super) fn make(&mut self, graph: &Graph, py: Python<'_>, place: u16) -> PyResult<()> {
        let movement = graph.move_object(py, self.at, place)?;
        let before = self.contents;
        self.steps.push(WalkedMove { before: self.at, place, contents: before });
        self.live.do_move.call1(py, (movement,))?;
        self.contents = graph.contents(self.state(py));
        Ok(())
    }

    fn undo(&mut self, graph: &Graph, py: Python<'_>) -> PyResult<()> {
        let WalkedMove { before, place, contents } = self.steps.pop().expect("the caller has counted");
        let movement = graph.move_object(py, before, place)?;
        self.live.undo_move.call1(py, (&movement,))?;
        self.at = before;
        self.contents = graph.contents(self.state(py));
        if contents.is_some() && self.contents != contents {
            let changed = changed(graph, py, before, self).unwrap_or_default();
            let text = movement.repr()?.to_string();
            return Err(game_error(&plyground_core::message!(
                "python-undo-broken",
                "undo_move({text}) does not restore the state: after do_move and undo_move {changed} differs from what it was before",
                text = text,
                changed = changed
            )));
        }
        Ok(())
    }
}

/// The attributes that differ from those of a fresh object that is walked to the same position; `__dict__` where they cannot
/// be told apart.
fn changed(graph: &Graph, py: Python<'_>, node: u32, walk: &Walk) -> PyResult<String> {
    let fresh = copied(walk.original.bind(py))?;
    let mut places = Vec::new();
    let mut at = node;
    while let Some((parent, place)) = graph.nodes.get(at).found {
        places.push((parent, place));
        at = parent;
    }
    for &(parent, place) in places.iter().rev() {
        let movement = graph.move_object(py, parent, place)?;
        fresh.bind(py).call_method1("do_move", (movement,))?;
    }
    let (now, right) = (walk.state(py).getattr("__dict__")?, fresh.bind(py).getattr("__dict__")?);
    let mut names = Vec::new();
    for name in now.call_method0("keys")?.try_iter()? {
        let name = name?;
        let there = right.call_method1("get", (&name,))?;
        if graph.contents(&now.get_item(&name)?) != graph.contents(&there) {
            names.push(name.to_string());
        }
    }
    Ok(if names.is_empty() { "__dict__".to_owned() } else { names.join(", ") })
}

/// A copy that shares nothing with the object.
pub(super) fn copied(object: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    Ok(object.py().import("copy")?.call_method1("deepcopy", (object,))?.unbind())
}

/// What tells the sides apart in an identity.
pub(super) fn side_word(side: Player) -> u64 {
    side.index() as u64 + 1
}
