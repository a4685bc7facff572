//! What boards for analysis say besides the protocol, as the Yixin board began it.

use std::fmt::Write;

use plyground_core::Player;
use plyground_gomoku::{Board, Cell, Iteration};

use crate::command::{Command, Fault, excerpt, number, wrong};
use crate::position::cells;

/// A command that only boards for analysis know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extension {
    /// Say what you can do.
    ShowInfo,
    /// Stones follow; nobody moves.
    Board,
    /// The best so many moves, each with its line; then move.
    Best(usize),
    /// Where black may not play.
    ShowForbidden,
    /// Forget everything about positions.
    ClearTable,
    /// How full the table is.
    ShowTable,
    /// Cells follow where we may not move.
    Block,
    /// Cells follow where we may move again.
    Unblock,
    /// We may move anywhere again.
    UnblockAll,
    /// So many stones, one or two, that leave the sides even, or one better off by some points.
    Balance(usize, i64),
}

/// The most lines that are looked for at once.
const MOST_LINES: i64 = 100;

/// Reads a command that the protocol itself does not have.
pub(crate) fn parse(name: &str, rest: &str) -> Result<Command, Fault> {
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
            Extension::Best(lines.clamp(1, MOST_LINES) as usize)
        }
        "YXSHOWFORBID" => Extension::ShowForbidden,
        "YXHASHCLEAR" => Extension::ClearTable,
        "YXSHOWHASHUSAGE" => Extension::ShowTable,
        "YXBLOCK" => Extension::Block,
        "YXBLOCKUNDO" => Extension::Unblock,
        "YXBLOCKRESET" => Extension::UnblockAll,
        "YXBALANCEONE" => Extension::Balance(1, bias()?),
        "YXBALANCETWO" => Extension::Balance(2, bias()?),
        _ => return Err(Fault::Unknown(format!("there is no command `{}`", excerpt(name)))),
    };
    Ok(Command::Extension(extension))
}

/// Where black may not play if it is black's turn: two digits for a column and two for a row, over and over.
pub(crate) fn forbidden_line(board: &mut Board) -> String {
    let mut line = "FORBID ".to_owned();
    if board.to_move() == Player::First && board.outcome().is_none() {
        for cell in cells(board.width(), board.height()) {
            if board.is_empty(cell) && board.forbidden(cell).is_some() {
                write!(line, "{:02}{:02}", cell.column(), cell.row()).expect("a string takes everything");
            }
        }
    }
    line.push('.');
    line
}

/// The best move so far, for boards that mark it while we think.
pub(crate) fn live_lines(iteration: &Iteration) -> Vec<String> {
    let best = iteration.lines.first().and_then(|line| line.moves.first());
    let mark = |cell: &Cell| format!("MESSAGE REALTIME BEST {},{}", cell.column(), cell.row());
    best.map_or_else(Vec::new, |cell| vec!["MESSAGE REALTIME REFRESH".to_owned(), mark(cell)])
}
