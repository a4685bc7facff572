//! The moves of a Python game as text, as numbers and as cells.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyString, PyTuple};

use super::Graph;

/// Numbers are kept below this, so that tables can be indexed by them; moves beyond it share numbers.
const NUMBERS: usize = 1024;

impl Graph {
    /// The notation of every move: without spaces, and no two alike.
    pub(super) fn move_texts(&self, node: u32) -> &[String] {
        let known = self.nodes.get(node);
        if let Some(texts) = known.move_texts.get() {
            return texts;
        }
        let Some(moves) = &known.moves else { return &[] };
        let texts = Python::attach(|py| {
            let moves: Vec<Bound<'_, PyAny>> = moves.bind(py).iter().collect();
            let own = if self.writes_moves {
                self.with_state(py, node, |state| {
                    let write = |m| Ok(state.call_method1("move_to_string", (m,))?.str()?.to_string());
                    moves.iter().map(write).collect::<PyResult<Vec<String>>>()
                })
            } else {
                None
            };
            let texts = own.unwrap_or_else(|| moves.iter().map(|m| self.plain_text(m)).collect());
            different(texts, &moves)
        });
        known.move_texts.get_or_init(|| texts)
    }

    /// A move as people would write it: `1,2` for `(1, 2, "X")`, since it is known whose turn it is.
    fn plain_text(&self, movement: &Bound<'_, PyAny>) -> String {
        if let Ok(items) = movement.cast::<PyTuple>() {
            return self.joined(items.iter().collect());
        }
        if let Ok(items) = movement.cast::<PyList>() {
            return self.joined(items.iter().collect());
        }
        let is_plain = movement.is_instance_of::<PyString>() || movement.is_instance_of::<PyInt>();
        let text = movement.str().map(|text| text.to_string()).unwrap_or_default();
        // The text of an object without one of its own is its address.
        let address = format!("{:#x}", movement.as_ptr() as usize);
        let is_address = !is_plain && text.to_lowercase().contains(&address);
        if is_address { String::new() } else { text }
    }

    fn joined(&self, mut items: Vec<Bound<'_, PyAny>>) -> String {
        let is_player = |item: &Bound<'_, PyAny>| {
            self.players.iter().any(|player| item.eq(player.bind(item.py())).unwrap_or(false))
        };
        if items.len() > 1 && items.last().is_some_and(is_player) {
            items.pop();
        }
        items.iter().map(|item| self.plain_text(item)).collect::<Vec<_>>().join(",")
    }

    /// A number for every move; the same move has the same number in every position.
    pub(super) fn move_numbers(&self, node: u32) -> &[u16] {
        let known = self.nodes.get(node);
        if let Some(numbers) = known.move_numbers.get() {
            return numbers;
        }
        let Some(moves) = &known.moves else { return &[] };
        let numbers = Python::attach(|py| {
            let all = self.numbers.bind(py);
            let numbers = moves.bind(py).iter().map(|m| number(all, &m) % NUMBERS);
            numbers.map(|number| number as u16).collect()
        });
        known.move_numbers.get_or_init(|| numbers)
    }

    /// The cell of every move that begins with the row and the column of an empty cell.
    pub(super) fn move_cells(&self, node: u32) -> &[Option<usize>] {
        let known = self.nodes.get(node);
        if let Some(cells) = known.move_cells.get() {
            return cells;
        }
        let (Some(moves), Some(grid)) = (&known.moves, self.grid(node)) else { return &[] };
        let cells = Python::attach(|py| {
            let cell = |m: Bound<'_, PyAny>| {
                let item = |at: usize| m.get_item(at).ok()?.cast::<PyInt>().ok()?.extract::<usize>().ok();
                let (row, column) = (item(0)?, item(1)?);
                let cell = row * grid.width + column;
                let is_free = row < grid.height && column < grid.width && grid.cells[cell].is_none();
                is_free.then_some(cell)
            };
            moves.bind(py).iter().map(cell).collect()
        });
        known.move_cells.get_or_init(|| cells)
    }
}

/// The number of a move: the next one for a new move. One that cannot be a key of a dictionary is known by its text.
fn number(all: &Bound<'_, PyDict>, movement: &Bound<'_, PyAny>) -> usize {
    let find = |key: &Bound<'_, PyAny>| -> PyResult<usize> {
        if let Some(number) = all.get_item(key)? {
            number.extract()
        } else {
            all.set_item(key, all.len())?;
            Ok(all.len() - 1)
        }
    };
    let by_text = || find(movement.repr()?.as_any());
    find(movement).or_else(|_| by_text()).unwrap_or(0)
}

/// The texts without spaces; those that are empty or stand twice get the move as Python writes it, or a number.
fn different(texts: Vec<String>, moves: &[Bound<'_, PyAny>]) -> Box<[String]> {
    let close = |text: &str| text.replace(|sign: char| sign.is_whitespace() || sign.is_control(), "");
    let mut texts: Vec<String> = texts.iter().map(|text| close(text)).collect();
    let stands_twice = |texts: &[String], place: usize| {
        let same = |other: usize| other != place && texts[other].eq_ignore_ascii_case(&texts[place]);
        texts[place].is_empty() || (0..texts.len()).any(same)
    };
    let twice: Vec<usize> = (0..texts.len()).filter(|&place| stands_twice(&texts, place)).collect();
    for &place in &twice {
        let written = moves[place].repr().map(|text| close(&text.to_string())).unwrap_or_default();
        texts[place] = if texts[place].is_empty() { format!("m{}", place + 1) } else { written };
    }
    for place in 0..texts.len() {
        if stands_twice(&texts, place) {
            texts[place] = format!("{}#{}", texts[place], place + 1);
        }
    }
    texts.into()
}
