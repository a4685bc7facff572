//! Proofs: a win is reported only after its line was played out under the rules, to the five.
//!
//! The search says how far away a win is, but its line may be shorter: where a table knew the rest, the line ends. Here
//! it is continued until the game is over, and it must be over exactly when the search said. What cannot be shown is no
//! longer called a win.
//!
//! A win by threats is held to more: it is played against every reply that the rules allow.

use std::collections::HashSet;

use plyground_core::{Limits, Outcome, Player, Position};

use crate::board::Board;
use crate::cells::Cell;
use crate::engine::{Flow, Line, Settings, search};
use crate::solver::{Solved, Solver};
use crate::table::Table;
use crate::threat::Threat;

/// Nodes for continuing a line by a move.
const NODES: u64 = 200_000;

/// The line of a win or a loss, to its end: as long as the value says, every move legal, and over with the last.
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
    let end = plies.unsigned_abs() as usize;
    let mut board = board.clone();
    let mut moves = claim.moves.clone();
    moves.truncate(end);
    for ply in 0..end {
        let left = end - ply;
        if moves.get(ply).is_none_or(|&cell| !is_legal(&mut board, cell)) {
            // Only the last move of the side that loses is free: nothing that it does matters any more.
            if ply < moves.len() && left != 2 {
                return None;
            }
            moves.truncate(ply);
            moves.extend(continuation(&mut board, table, winner, left, settings, limits)?);
        }
        board.play(moves[ply]);
        if let Some(outcome) = board.outcome() {
            return (left == 1 && outcome == Outcome::Win(winner))
                .then_some(Line { moves, value: claim.value });
        }
    }
    None
}

/// The next moves of a game that `winner` wins in `left` moves.
fn continuation(
    board: &mut Board,
    table: &mut Table,
    winner: Player,
    left: usize,
    settings: Settings,
    limits: Limits<'_>,
) -> Option<Vec<Cell>> {
    if left == 1 {
        return board.cells(winner, Threat::Five).first().map(|cell| vec![cell]);
    }
    if left == 2 {
        // A stone where the five would be made looks best, where it is allowed.
        let fives = *board.cells(winner, Threat::Five);
        return fives.iter().chain(board.moves()).find(|&cell| is_legal(board, cell)).map(|cell| vec![cell]);
    }
    let settings = Settings { depth: left + 1, lines: 1, threads: 1, plain: false, ..settings };
    let limits = Limits { nodes: Some(NODES), ..limits };
    let answer = search(board, table, settings, limits, &mut |insight| {
        let found = insight.lines[0].value.mate();
        if found.is_some_and(|plies| plies.unsigned_abs() as usize == left) {
            Flow::Enough
        } else {
            Flow::GoOn
        }
    });
    let line = answer.insight?.lines.swap_remove(0);
    let is_as_said = line.value.mate().is_some_and(|plies| {
        plies.unsigned_abs() as usize == left && (plies > 0) == (winner == board.to_move())
    });
    is_as_said.then_some(line.moves)
}

fn is_legal(board: &mut Board, cell: Cell) -> bool {
    board.is_empty(cell) && !board.may_not(cell)
}

/// Plays a win by threats against every legal reply, the attacker's moves being the solver's, to the five.
///
/// Gives the number of positions that it took, or the moves after which the solver finds no win any more.
pub fn refute(board: &mut Board, solver: &mut Solver) -> Result<usize, Vec<Cell>> {
    let mut known = HashSet::new();
    let start = board.ply();
    if wins_always(board, solver, &mut known) {
        return Ok(known.len());
    }
    let moves = board.played().skip(start).collect();
    while board.ply() > start {
        board.undo();
    }
    Err(moves)
}

/// Whether every reply loses; the board is left where one does not.
fn wins_always(board: &mut Board, solver: &mut Solver, known: &mut HashSet<u64>) -> bool {
    let winner = board.to_move();
    if !known.insert(board.key()) {
        return true;
    }
    // What the solver claims is tried before it is believed: the rules decide whether the move is legal and wins.
    let Solved::Win(line) = solver.solve(board) else { return false };
    let Some(cell) = line.first().copied().filter(|&cell| is_legal(board, cell)) else { return false };
    board.play(cell);
    let replies = match board.outcome() {
        Some(Outcome::Win(player)) if player == winner => {
            board.undo();
            return true;
        }
        Some(_) => return false,
        None => board.moves(),
    };
    for reply in replies {
        board.play(reply);
        if board.outcome().is_some() || !wins_always(board, solver, known) {
            return false;
        }
        board.undo();
    }
    board.undo();
    true
}
