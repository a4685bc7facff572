//! The opening rule swap2: one side puts three stones, the other chooses a colour or puts two more.

use plyground_gomoku::{Board, Cell};

use crate::thought::{Exclusions, Mind, Reply};

/// Three stones near a corner, where neither side can do much with them; black, white, black.
const OPENINGS: [[(usize, usize); 3]; 8] = [
    [(0, 1), (1, 3), (3, 0)],
    [(1, 0), (2, 2), (4, 0)],
    [(0, 0), (2, 1), (2, 4)],
    [(0, 2), (2, 0), (1, 4)],
    [(0, 0), (3, 3), (0, 4)],
    [(2, 0), (0, 3), (4, 2)],
    [(1, 1), (3, 2), (0, 4)],
    [(0, 3), (3, 1), (4, 4)],
];

/// Nodes for the value of an opening.
const NODES: u64 = 20_000;

/// Openings that are worse than the best by no more than this are as good: the value of a position is not known better.
const AS_EVEN: i32 = 60;

/// The three stones of one of the openings that look the most even: the opponent takes the better side of any other.
///
/// `before` is how many openings were made already. Those that are about as even take turns, so that a match is not one
/// opening over and over.
pub(crate) fn open(mind: &mut Mind<'_>, board: &mut Board, before: usize) -> Reply {
    let openings = OPENINGS.map(|opening| opening.map(|(column, row)| Cell::new(column, row)));
    let mut unevenness = |opening: &[Cell; 3]| {
        for &cell in opening {
            board.play(cell);
        }
        let value = mind.value(board, NODES);
        for _ in opening {
            board.undo();
        }
        value.map_or(i32::MAX, |value| value.points().abs())
    };
    let judged = openings.map(|opening| (unevenness(&opening), opening));
    let least = judged.iter().map(|(unevenness, _)| *unevenness).min().unwrap_or(0);
    let even: Vec<_> = judged.iter().filter(|(value, _)| *value <= least.saturating_add(AS_EVEN)).collect();
    match even.get(before % even.len().max(1)) {
        Some((_, opening)) => Reply::Moves(opening.to_vec()),
        None => Reply::Nothing,
    }
}

/// Whether to stay with white, who is to move, or to take the other side.
///
/// After three stones two more may be put down as well. That leaves the choice to the opponent, who then has the better
/// side or an even game, while the better side of the three stones is ours for the taking: it is never more by our own
/// judgement.
pub(crate) fn choose(mind: &mut Mind<'_>, board: &mut Board) -> Reply {
    match mind.best_move(board, 1, &Exclusions::default()) {
        Some((_, Some(value))) if value.points() < 0 => Reply::Swap,
        Some((cell, _)) => Reply::Moves(vec![cell]),
        None => mind.any_move(board, 1, &Exclusions::default()),
    }
}
