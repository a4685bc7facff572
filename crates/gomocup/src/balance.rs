//! Stones that leave both sides even, for openings in which the opponent chooses a side.

use plyground_gomoku::{Board, Cell, Threat};

use crate::position::cells;
use crate::thought::{Mind, Reply};

/// How many stones are tried for each move before anything is searched.
const TRIED: usize = 40;
/// How many placements are searched, and with how many nodes each.
const SEARCHED: usize = 10;
const NODES: u64 = 20_000;

/// A placement, and how far from even it looks.
struct Placement {
    stones: Vec<Cell>,
    unevenness: i64,
}

/// One or two stones after which the side to move now is better off by `bias` points, as nearly as can be.
pub(crate) fn balanced(mind: &mut Mind<'_>, board: &mut Board, stones: usize, bias: i64) -> Reply {
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
        // A placement that there was no time for keeps the look of it, but comes after those that were searched.
        placement.unevenness = match mind.value(board, NODES) {
            Some(value) => unevenness(i64::from(value.points()), placement.stones.len(), bias),
            None => placement.unevenness.saturating_add(1 << 32),
        };
        placement.stones.iter().for_each(|_| board.undo());
    }
    let best = placements.into_iter().min_by_key(|placement| placement.unevenness);
    best.map_or(Reply::Nothing, |placement| Reply::Moves(placement.stones))
}

/// Each cell alone, the most even first by the evaluation.
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

/// Two of the cells, one for either side.
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

/// How far a value after so many stones, seen by the side to move then, is from what is wanted.
fn unevenness(value: i64, stones: usize, bias: i64) -> i64 {
    let ours = if stones.is_multiple_of(2) { value } else { -value };
    ours.saturating_sub(bias).saturating_abs()
}

/// The legal cells near the stones, or near the centre where there are none, that do not end the game.
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
