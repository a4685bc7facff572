//! What can be seen of a position of a Python game: its text and its board.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use plyground_core::{Grid, Player};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyString, PyTuple};

use super::{Graph, VOID};

/// Larger boards are not drawn.
const LARGEST: usize = 60;

impl Graph {
    /// The key of a position's text: the side to move is a part of the position.
    pub(super) fn text_key(text: &str, side: Player) -> String {
        format!("{} {text}", side.mark())
    }

    /// The position as one line; no two positions share one.
    pub(super) fn text(&self, node: u32) -> String {
        let known = self.nodes.get(node);
        if let Some(text) = known.text.get() {
            return text.clone();
        }
        let line = Python::attach(|py| {
            self.with_state(py, node, |state| match own_text(state)? {
                Some(text) => Ok(in_one_line(&text)),
                None => Ok(in_one_line(&contents_text(state)?)),
            })
        });
        let line = line.filter(|line| !line.is_empty()).unwrap_or_else(|| "?".to_owned());
        let mut texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let numbered = (2..).map(|number: usize| format!("{line}#{number}"));
        let is_free =
            |line: &String| texts.get(&Self::text_key(line, known.side)).is_none_or(|&other| other == node);
        let line = std::iter::once(line.clone()).chain(numbered).find(is_free);
        let line = known.text.get_or_init(|| line.expect("there is always another number")).clone();
        if node != VOID {
            texts.insert(Self::text_key(&line, known.side), node);
        }
        line
    }

    /// The position for people.
    pub(super) fn drawing(&self, node: u32) -> String {
        let known = self.nodes.get(node);
        if let Some(drawing) = known.drawing.get() {
            return drawing.clone();
        }
        let own = Python::attach(|py| self.with_state(py, node, own_text)).flatten();
        let drawing = match (own, self.grid(node)) {
            (Some(text), _) => text,
            (None, Some(grid)) => drawn(&grid),
            (None, None) => self.text(node),
        };
        known.drawing.get_or_init(|| drawing).clone()
    }

    /// The board, where the state has a method `board()` or an attribute that is one.
    pub(super) fn grid(&self, node: u32) -> Option<Grid> {
        let known = self.nodes.get(node);
        if let Some(grid) = known.grid.get() {
            return grid.clone();
        }
        let own = Python::attach(|py| {
            let board = |state: &Bound<'_, PyAny>| Ok(self.rows(&state.call_method0("board")?));
            if self.has_board { self.with_state(py, node, board) } else { None }
        });
        let grid = if self.has_board { own.flatten() } else { self.guessed(node) };
        known.grid.get_or_init(|| grid).clone()
    }

    /// The attribute that is taken for the board.
    fn guessed(&self, node: u32) -> Option<Grid> {
        let name = if let Some(name) = self.board_name.get() {
            name
        } else {
            // Looked for before and not inside: another thread must not wait for it with the interpreter's lock.
            let name = self.board_attribute();
            self.board_name.get_or_init(|| name)
        };
        let boards = Python::attach(|py| self.with_state(py, node, |state| self.boards(state)))?;
        boards.into_iter().find(|(known, _)| Some(known) == name.as_ref()).map(|(_, grid)| grid)
    }

    /// The first attribute that looks like a board and changes with one of the first moves: one that does not shows too
    /// little of the position.
    fn board_attribute(&self) -> Option<String> {
        let boards = |node| {
            let boards = Python::attach(|py| self.with_state(py, node, |state| self.boards(state)));
            boards.unwrap_or_default()
        };
        let start = self.start.load(Ordering::Acquire);
        let first = boards(start);
        if first.is_empty() {
            return None;
        }
        let after = |node: u32| -> u32 {
            if self.nodes.get(node).children.is_empty() { node } else { self.child(node, 0) }
        };
        let (one, two) = (after(start), after(after(start)));
        if one == start {
            return first.into_iter().next().map(|(name, _)| name);
        }
        let later = [boards(one), boards(two)];
        let changes = |board: &(String, Grid)| {
            later.iter().flatten().any(|(name, grid)| *name == board.0 && *grid != board.1)
        };
        first.into_iter().find(changes).map(|(name, _)| name)
    }

    /// The attributes of a state that look like boards.
    fn boards(&self, state: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Grid)>> {
        let Ok(attributes) = state.getattr("__dict__") else { return Ok(Vec::new()) };
        let attributes = attributes.cast_into::<PyDict>()?;
        let boards = attributes.iter();
        Ok(boards.filter_map(|(name, value)| Some((name.to_string(), self.rows(&value)?))).collect())
    }

    /// A list of rows of players and empty cells as a board; a list of as many cells as a square has is one too.
    fn rows(&self, value: &Bound<'_, PyAny>) -> Option<Grid> {
        let rows = items(value)?;
        let nested: Option<Vec<Vec<Bound<'_, PyAny>>>> = rows.iter().map(items).collect();
        let (width, height, cells) = if let Some(rows) = nested {
            let width = rows.first()?.len();
            if rows.iter().any(|row| row.len() != width) {
                return None;
            }
            (width, rows.len(), rows.into_iter().flatten().collect::<Vec<_>>())
        } else {
            let side = rows.len().isqrt();
            (side, side, rows)
        };
        if width < 2 || width * height != cells.len() || width > LARGEST || height > LARGEST {
            return None;
        }
        let cells: Option<Vec<Option<Player>>> = cells.iter().map(|cell| self.owner(cell)).collect();
        Some(Grid::plain(width, height, cells?))
    }

    /// The player in a cell, or that it is empty; `None` for something that is neither.
    #[expect(clippy::option_option, reason = "a cell may be empty, or no cell at all")]
    fn owner(&self, cell: &Bound<'_, PyAny>) -> Option<Option<Player>> {
        let is = |player: &Player| cell.eq(self.players[player.index()].bind(cell.py())).unwrap_or(false);
        if let Some(player) = Player::BOTH.iter().find(|player| is(player)) {
            return Some(Some(*player));
        }
        if cell.is_none() {
            return Some(None);
        }
        if let Ok(text) = cell.cast::<PyString>() {
            let text = text.to_string();
            return ["", ".", "-", "_", "*"].contains(&text.trim()).then_some(None);
        }
        let zero = cell.cast::<PyInt>().ok()?.extract::<i64>().ok()?;
        (zero == 0).then_some(None)
    }
}

/// The items of a list or a tuple.
fn items<'py>(value: &Bound<'py, PyAny>) -> Option<Vec<Bound<'py, PyAny>>> {
    if let Ok(list) = value.cast::<PyList>() {
        return Some(list.iter().collect());
    }
    value.cast::<PyTuple>().ok().map(|tuple| tuple.iter().collect())
}

/// The text of a state whose class has a `__str__` or a `__repr__` of its own.
fn own_text(state: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    let object = state.py().get_type::<PyAny>();
    let is_own =
        |name: &str| -> PyResult<bool> { Ok(!state.get_type().getattr(name)?.is(object.getattr(name)?)) };
    if is_own("__str__")? || is_own("__repr__")? {
        return Ok(Some(state.str()?.to_string()));
    }
    Ok(None)
}

/// The attributes of a state.
fn contents_text(state: &Bound<'_, PyAny>) -> PyResult<String> {
    match state.getattr("__dict__") {
        Ok(attributes) => Ok(attributes.repr()?.to_string()),
        Err(_) => Ok(state.repr()?.to_string()),
    }
}

/// Lines joined by slashes.
fn in_one_line(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim_end().replace(char::is_control, " "));
    lines.filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("/")
}

fn drawn(grid: &Grid) -> String {
    let mark = |cell: &Option<Player>| cell.map_or('.', Player::mark);
    let rows = grid.cells.chunks(grid.width);
    rows.map(|row| row.iter().map(mark).collect::<String>() + "\n").collect()
}
