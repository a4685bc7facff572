//! A move asked for as a row and a column.

use plyground_i18n::say;
use plyground_registry::Session;

use crate::ask::ask;
use crate::failure::Failure;
use crate::language::texts;
use crate::output::line;

/// Asks for a row and a column, the first of which have the number `first`, until they name a free cell. Numbers off the
/// board are asked for again; anything else is returned as typed, because it may be a command. `None` at the end of the
/// input.
pub(super) fn ask_cell(session: &dyn Session, first: usize) -> Result<Option<String>, Failure> {
    let Some(grid) = session.grid() else { return ask("") };
    let side = session.side_name(session.to_move());
    let question =
        |key: &str, count: usize| say!(texts(), key, side = side, from = first, to = first + count - 1);
    let (ask_row, ask_column) =
        (question("play-prompt-row", grid.height), question("play-prompt-column", grid.width));
    loop {
        let Some(text) = ask(&ask_row)? else { return Ok(None) };
        let numbers = numbers(&text);
        let (row, column) = match numbers.as_deref() {
            Some(&[row, column]) => (row, column),
            Some(&[row]) if on(row, first, grid.height).is_none() => continue,
            Some(&[row]) => match ask_number(&ask_column, first, grid.width)? {
                Some(Ok(column)) => (row, column),
                Some(Err(text)) => return Ok(Some(text)),
                None => return Ok(None),
            },
            _ => return Ok(Some(text)),
        };
        let (Some(up), Some(left)) = (on(row, first, grid.height), on(column, first, grid.width)) else {
            continue;
        };
        let cell = Some(up * grid.width + left);
        if let Some(at) = session.legal_cells().iter().position(|&legal| legal == cell) {
            return Ok(session.legal_moves().into_iter().nth(at));
        }
        line(&say!(texts(), "play-cell-not-free", row = row, column = column))?;
    }
}

/// Asks until the answer is a number on the board, or no number at all.
fn ask_number(question: &str, first: usize, count: usize) -> Result<Option<Result<usize, String>>, Failure> {
    loop {
        let Some(text) = ask(question)? else { return Ok(None) };
        match numbers(&text).as_deref() {
            Some(&[number]) if on(number, first, count).is_some() => return Ok(Some(Ok(number))),
            Some(_) => {}
            None => return Ok(Some(Err(text))),
        }
    }
}

/// The numbers of a line that holds nothing else.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let words: Vec<&str> = text
        .split(|sign: char| sign.is_whitespace() || sign == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let numbers: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// The place of a number among `count` that begin with `first`.
fn on(number: usize, first: usize, count: usize) -> Option<usize> {
    number.checked_sub(first).filter(|&at| at < count)
}
