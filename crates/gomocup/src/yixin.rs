//! The protocol extensions of the Yixin board and other analysis boards.

use std::fmt::Write;

use plyground_core::Player;
use plyground_gomoku::{Board, Cell, Iteration};

use crate::command::{Command, ParseError, excerpt, number, wrong};
use crate::position::cells;

/// A command of the extensions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extension {
    /// Report the capabilities.
    ShowInfo,
    /// Stones follow; no move is requested.
    Board,
    /// Report this number of best moves with their variations, then move.
    Best(usize),
    /// Report black's forbidden cells.
    ShowForbidden,
    /// Clear the transposition table.
    ClearTable,
    /// Report how full the transposition table is.
    ShowTable,
    /// Cells follow that are blocked for our moves.
    Block,
    /// Cells follow that are no longer blocked.
    Unblock,
    /// No cell is blocked any more.
    UnblockAll,
    /// Place one or two stones after which the value is as near as possible to this many points.
    Balance(usize, i64),
}

/// The maximum number of variations of a multi-PV search.
const MAX_LINES: i64 = 100;

/// Parses a command of the extensions.
pub(crate) fn parse(name: &str, rest: &str) -> Result<Command, ParseError> {
    let bias = || match rest {
        "" => Ok(0),
        _ => number(rest).ok_or_else(|| wrong(&format!("{name} wants a number of points"), rest)),
    };
    let extension = match name {
        "YXSTOP" => return Ok(Command::Stop),
        "YXSHOWINFO" => Extension::ShowInfo,
        "YXBOARD" => Extension::Board,
        "YXNBEST" => {
            let lines = number(rest)
                .ok_or_else(|| wrong("YXNBEST wants a number of lines, such as YXNBEST 5", rest))?;
            Extension::Best(lines.clamp(1, MAX_LINES) as usize)
        }
        "YXSHOWFORBID" => Extension::ShowForbidden,
        "YXHASHCLEAR" => Extension::ClearTable,
        "YXSHOWHASHUSAGE" => Extension::ShowTable,
        "YXBLOCK" => Extension::Block,
        "YXBLOCKUNDO" => Extension::Unblock,
        "YXBLOCKRESET" => Extension::UnblockAll,
        "YXBALANCEONE" => Extension::Balance(1, bias()?),
        "YXBALANCETWO" => Extension::Balance(2, bias()?),
        _ => return Err(ParseError::Unknown(format!("there is no command `{}`", excerpt(name)))),
    };
    Ok(Command::Extension(extension))
}

/// Black's forbidden cells if black is to move: two digits for the column and two for the row, without separators.
pub(crate) fn forbidden_line(board: &mut Board) -> String {
    let mut line = "FORBID ".to_owned();
    if board.to_move() == Player::First && board.outcome().is_none() {
        for cell in cells(board.width(), board.height()) {
            if board.is_empty(cell) && board.forbidden(cell).is_some() {
                write!(line, "{:02}{:02}", cell.column(), cell.row())
                    .expect("writing to a string cannot fail");
            }
        }
    }
    line.push('.');
    line
}

/// Messages that mark the best move so far on the board.
pub(crate) fn live_lines(iteration: &Iteration) -> Vec<String> {
    let best = iteration.lines.first().and_then(|line| line.moves.first());
    let mark = |cell: &Cell| format!("MESSAGE REALTIME BEST {},{}", cell.column(), cell.row());
    best.map_or_else(Vec::new, |cell| vec!["MESSAGE REALTIME REFRESH".to_owned(), mark(cell)])
}
