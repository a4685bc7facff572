//! Proofs: a win is reported only after its line was played out under the rules, to the five.
//!
//! The search says how far away a win is, but its line may be shorter: where a table knew the rest, the line ends. Here
//! it is continued until the game is over. The distance that is reported is that of the line that was played out; it is
//! nearly always the one that the search named. What cannot be shown is no longer called a win.
//!
//! A win by threats is held to more: it is played against every reply that the rules allow.

use std::collections::HashSet;

use plyground_core::{Limits, Outcome, Player, Position};

use crate::board::Board;
use crate::cells::Cell;
use crate::engine::{Flow, Line, Settings, search};
use crate::score::{Value, WIN};
use crate::solver::{Solved, Solver};
use crate::table::Table;
use crate::threat::Threat;

/// Nodes for continuing a line by a move.
const NODES: u64 = 200_000;

/// The line of a win or a loss, to its end: every move legal, over with the last, and worth exactly its length.
///
/// None where the value is neither, and where the line does not hold.
pub fn proven(
    board: &Board,
    table: &mut Table,
    claim: &Line,
    settings: Settings,
    limits: Limits<'_>,
) -> Option<Line> {
    let plies = claim.value.mate()?;
    let winner = if plies > 0 { board.to_move() } else { board.to_move().other() };
    let mut end = plies.unsigned_abs() as usize;
    let mut board = board.clone();
    let mut moves = claim.moves.clone();
    moves.truncate(end);
    for ply in 0.. {
        let left = end.checked_sub(ply).filter(|&left| left > 0)?;
        if moves.get(ply).is_none_or(|&cell| !board.is_legal(cell)) {
            // Only the last move of the side that loses is free: nothing that it does matters any more.
            if ply < moves.len() && left != 2 {
                return None;
            }
            moves.truncate(ply);
            let (rest, more) = continuation(&mut board, table, winner, left, settings, limits)?;
            moves.extend(rest);
            end = ply + more;
        }
        board.play(moves[ply]);
        if let Some(outcome) = board.outcome() {
            let plies = ply as i32 + 1;
            let value = if winner == claimant(&board, ply) { WIN - plies } else { plies - WIN };
            return (outcome == Outcome::Win(winner)).then_some(Line { moves, value: Value::new(value) });
        }
    }
    None
}

/// Who was to move before the game was played so many moves and one further.
fn claimant(board: &Board, ply: usize) -> Player {
    if ply.is_multiple_of(2) { board.to_move().other() } else { board.to_move() }
}

/// The next moves of a game that `winner` wins, where that was to be in `left` moves, and in how many it is.
fn continuation(
    board: &mut Board,
    table: &mut Table,
    winner: Player,
    left: usize,
    settings: Settings,
    limits: Limits<'_>,
) -> Option<(Vec<Cell>, usize)> {
    if let Some(five) = board.cells(winner, Threat::Five).first() {
        if board.to_move() == winner {
            return Some((vec![five], 1));
        }
        if left == 2 {
            return board.last_resort().map(|cell| (vec![cell], 2));
        }
    }
    let settings = Settings { depth: left + 1, tunables: settings.tunables, ..Settings::default() };
    let limits = Limits { nodes: Some(NODES), ..limits };
    let winning = |line: &Line| line.value.mate().filter(|&p| (p > 0) == (winner == board.to_move()));
    let answer = search(board, table, settings, limits, &mut |insight| {
        // The same distance, or at least a win: the search goes on for the former while it can.
        let found = winning(&insight.lines[0]).map(|plies| plies.unsigned_abs() as usize);
        if found == Some(left) { Flow::Enough } else { Flow::GoOn }
    });
    let line = answer.insight?.lines.swap_remove(0);
    let plies = winning(&line)?.unsigned_abs() as usize;
    Some((line.moves, plies))
}

/// What playing a win by threats against every legal reply comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trial {
    /// It holds; so many positions were met.
    Holds(usize),
    /// After these moves there is no win any more.
    Fails(Vec<Cell>),
    /// After these moves a limit was reached.
    Unknown(Vec<Cell>),
}

/// Plays a win by threats against every legal reply, the attacker's moves being the solver's, to the five.
///
/// A limit of nodes holds for every question to the solver.
pub fn refute(board: &mut Board, solver: &mut Solver, limits: Limits<'_>) -> Trial {
    let mut known = HashSet::new();
    let start = board.ply();
    let result = wins_always(board, solver, limits, &mut known);
    let moves = board.played().skip(start).collect();
    while board.ply() > start {
        board.undo();
    }
    match result {
        Some(true) => Trial::Holds(known.len()),
        Some(false) => Trial::Fails(moves),
        None => Trial::Unknown(moves),
    }
}

/// Whether every reply loses, if that can be told; the board is left where one does not.
fn wins_always(
    board: &mut Board,
    solver: &mut Solver,
    limits: Limits<'_>,
    known: &mut HashSet<u64>,
) -> Option<bool> {
    let winner = board.to_move();
    if !known.insert(board.key()) {
        return Some(true);
    }
    // What the solver claims is tried before it is believed: the rules decide whether the move is legal and wins.
    let line = match solver.solve(board, limits) {
        Solved::Win(line) => line,
        Solved::NoWin => return Some(false),
        Solved::Unknown => return None,
    };
    let Some(cell) = line.first().copied().filter(|&cell| board.is_legal(cell)) else { return Some(false) };
    board.play(cell);
    let replies = match board.outcome() {
        Some(Outcome::Win(player)) if player == winner => {
            board.undo();
            return Some(true);
        }
        Some(_) => return Some(false),
        None => board.moves(),
    };
    for reply in replies {
        board.play(reply);
        if board.outcome().is_some() {
            return Some(false);
        }
        match wins_always(board, solver, limits, known) {
            Some(true) => board.undo(),
            other => return other,
        }
    }
    board.undo();
    Some(true)
}
