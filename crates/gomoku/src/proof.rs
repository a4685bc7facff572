//! Proofs: a win or loss is reported only after its variation has been played out, under the rules, to the five.
//!
//! The principal variation of a win can be shorter than the win if a table cutoff truncated it. It is extended here to the
//! end of the game, and its length is the distance reported, which nearly always equals that of the search. Callers report a
//! win that cannot be played out as an ordinary value.
//!
//! A win of the threat-space search is checked against every legal reply.

use std::collections::HashSet;

use plyground_core::{Limits, Outcome, Player, Position};

use crate::board::Board;
use crate::cells::Cell;
use crate::engine::{Flow, SearchOptions, Variation, search};
use crate::score::{Value, WIN};
use crate::table::TranspositionTable;
use crate::threat::Threat;
use crate::threat_search::{ThreatResult, ThreatSearch};

/// The node limit of a search that extends a variation.
const NODES: u64 = 200_000;

/// The variation of a win or loss extended to the end of the game by legal moves, with the value of a win or loss of that
/// length.
///
/// None if `claim` is neither a win nor a loss, or cannot be played out.
pub fn proven(
    board: &Board,
    table: &mut TranspositionTable,
    claim: &Variation,
    options: SearchOptions,
    limits: Limits<'_>,
) -> Option<Variation> {
    let plies = claim.value.mate()?;
    let winner = if plies > 0 { board.to_move() } else { board.to_move().other() };
    let mut end = plies.unsigned_abs() as usize;
    let mut board = board.clone();
    let mut moves = claim.moves.clone();
    moves.truncate(end);
    for ply in 0.. {
        let left = end.checked_sub(ply).filter(|&left| left > 0)?;
        if moves.get(ply).is_none_or(|&cell| !board.is_legal(cell)) {
            // The last move of the losing side is arbitrary, so only that one may be replaced.
            if ply < moves.len() && left != 2 {
                return None;
            }
            moves.truncate(ply);
            let (rest, more) = continuation(&mut board, table, winner, left, options, limits)?;
            moves.extend(rest);
            end = ply + more;
        }
        board.play(moves[ply]);
        if let Some(outcome) = board.outcome() {
            let plies = ply as i32 + 1;
            let value = if winner == claimant(&board, ply) { WIN - plies } else { plies - WIN };
            return (outcome == Outcome::Win(winner))
                .then_some(Variation { moves, value: Value::new(value) });
        }
    }
    None
}

/// The side to move in the position `ply + 1` plies earlier.
fn claimant(board: &Board, ply: usize) -> Player {
    if ply.is_multiple_of(2) { board.to_move().other() } else { board.to_move() }
}

/// The next moves of a game that `winner` is expected to win in `left` plies, and the plies it really takes.
fn continuation(
    board: &mut Board,
    table: &mut TranspositionTable,
    winner: Player,
    left: usize,
    options: SearchOptions,
    limits: Limits<'_>,
) -> Option<(Vec<Cell>, usize)> {
    if let Some(five) = board.cells(winner, Threat::Five).first() {
        if board.to_move() == winner {
            return Some((vec![five], 1));
        }
        if left == 2 {
            return board.losing_reply().map(|cell| (vec![cell], 2));
        }
    }
    let options = SearchOptions { depth: left + 1, tunables: options.tunables, ..SearchOptions::default() };
    let limits = Limits { nodes: Some(NODES), ..limits };
    let winning = |line: &Variation| line.value.mate().filter(|&p| (p > 0) == (winner == board.to_move()));
    let answer = search(board, table, options, limits, &mut |iteration| {
        // Stops at a win of the expected length; without one, the win of the last iteration is used.
        let found = winning(&iteration.lines[0]).map(|plies| plies.unsigned_abs() as usize);
        if found == Some(left) { Flow::Stop } else { Flow::Continue }
    });
    let line = answer.iteration?.lines.swap_remove(0);
    let plies = winning(&line)?.unsigned_abs() as usize;
    Some((line.moves, plies))
}

/// The result of [`check_win`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WinCheck {
    /// The win holds against every reply. The number of positions checked with the attacker to move.
    Holds(usize),
    /// After these moves the win is gone.
    Fails(Vec<Cell>),
    /// After these moves a limit was reached.
    Unknown(Vec<Cell>),
}

/// Checks a win of the threat-space search by playing its moves against every legal reply, to the five.
///
/// A node limit applies to each search separately.
pub fn check_win(board: &mut Board, search: &mut ThreatSearch, limits: Limits<'_>) -> WinCheck {
    let mut known = HashSet::new();
    let start = board.ply();
    let result = wins_always(board, search, limits, &mut known);
    let moves = board.played().skip(start).collect();
    while board.ply() > start {
        board.undo();
    }
    match result {
        Some(true) => WinCheck::Holds(known.len()),
        Some(false) => WinCheck::Fails(moves),
        None => WinCheck::Unknown(moves),
    }
}

/// Whether the side to move wins against every reply; none if a limit was reached. Unless the result is `Some(true)`, the
/// board is left at the position where the check ended.
fn wins_always(
    board: &mut Board,
    search: &mut ThreatSearch,
    limits: Limits<'_>,
    known: &mut HashSet<u64>,
) -> Option<bool> {
    let winner = board.to_move();
    if !known.insert(board.key()) {
        return Some(true);
    }
    // The solver is not trusted: its move must be legal, and the game must end with a win.
    let line = match search.solve(board, limits) {
        ThreatResult::Win(line) => line,
        ThreatResult::NoWin => return Some(false),
        ThreatResult::Unknown => return None,
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
        match wins_always(board, search, limits, known) {
            Some(true) => board.undo(),
            other => return other,
        }
    }
    board.undo();
    Some(true)
}
