//! Balanced openings: stones after which the sides are even, for openings in which the opponent chooses a side.

use plyground_gomoku::{Board, Cell, Threat};

use crate::move_search::{Decision, MoveSearch};
use crate::position::cells;

/// The number of cells considered for each stone, by static evaluation.
const TRIED: usize = 40;
/// The number of placements searched, and the nodes of each search.
const SEARCHED: usize = 10;
const NODES: u64 = 20_000;

/// A placement and its distance from the desired value.
struct Placement {
    stones: Vec<Cell>,
    unevenness: i64,
}

/// One or two stones after which the value for the side to move now is as near to `bias` points as possible.
pub(crate) fn balanced(search: &mut MoveSearch<'_>, board: &mut Board, stones: usize, bias: i64) -> Decision {
    let near = candidates(board);
    let mut placements = ranked(board, &near, bias);
    placements.truncate(TRIED);
    if stones == 2 {
        let firsts: Vec<Cell> = placements.iter().map(|placement| placement.stones[0]).collect();
        placements = pairs(board, &firsts, bias);
    }
    placements.truncate(SEARCHED);
    for placement in &mut placements {
        placement.stones.iter().for_each(|&cell| board.play(cell));
        // Without time for a search the static value stays, ranked after all that were searched.
        placement.unevenness = match search.value(board, NODES) {
            Some(value) => unevenness(i64::from(value.points()), placement.stones.len(), bias),
            None => placement.unevenness.saturating_add(1 << 32),
        };
        placement.stones.iter().for_each(|_| board.undo());
    }
    let best = placements.into_iter().min_by_key(|placement| placement.unevenness);
    best.map_or(Decision::Nothing, |placement| Decision::Moves(placement.stones))
}

/// Placements of one stone, sorted by static evaluation, the most balanced first.
fn ranked(board: &mut Board, from: &[Cell], bias: i64) -> Vec<Placement> {
    let mut placements: Vec<Placement> = Vec::with_capacity(from.len());
    for &cell in from {
        board.play(cell);
        let unevenness = unevenness(i64::from(board.evaluate()), 1, bias);
        board.undo();
        placements.push(Placement { stones: vec![cell], unevenness });
    }
    placements.sort_by_key(|placement| placement.unevenness);
    placements
}

/// Placements of two stones, one for each side, sorted in the same way.
fn pairs(board: &mut Board, from: &[Cell], bias: i64) -> Vec<Placement> {
    let mut placements = Vec::with_capacity(from.len() * from.len());
    for &first in from {
        board.play(first);
        for &second in from {
            if board.is_legal(second) && board.threat(board.to_move(), second) != Threat::Five {
                board.play(second);
                let unevenness = unevenness(i64::from(board.evaluate()), 2, bias);
                board.undo();
                placements.push(Placement { stones: vec![first, second], unevenness });
            }
        }
        board.undo();
    }
    placements.sort_by_key(|placement| placement.unevenness);
    placements
}

/// The distance of a value from the bias; the value is that of the side to move after this number of stones.
fn unevenness(value: i64, stones: usize, bias: i64) -> i64 {
    let ours = if stones.is_multiple_of(2) { value } else { -value };
    ours.saturating_sub(bias).saturating_abs()
}

/// The legal cells near the stones, or near the centre of an empty board, that do not end the game.
fn candidates(board: &mut Board) -> Vec<Cell> {
    let (width, height) = (board.width(), board.height());
    let mut stones: Vec<Cell> = board.played().collect();
    if stones.is_empty() {
        stones.push(Cell::new(width / 2, height / 2));
    }
    let far = |a: Cell, b: Cell| a.column().abs_diff(b.column()).max(a.row().abs_diff(b.row()));
    let near = cells(width, height).filter(|&cell| stones.iter().any(|&stone| far(stone, cell) <= 3));
    near.filter(|&cell| board.is_legal(cell) && board.threat(board.to_move(), cell) != Threat::Five).collect()
}
