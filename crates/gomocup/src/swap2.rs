//! The opening rule swap2: one side places three stones, the other chooses a colour or places two more.

use plyground_gomoku::{Board, Cell};

use crate::move_search::{Decision, Exclusions, MoveSearch};

/// Openings of three stones near a corner, where they favour neither side much; black, white, black.
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

/// Openings within this many points of the most balanced one count as equal: values are not more accurate.
const AS_EVEN: i32 = 60;

/// One of the most balanced openings: in any other the opponent takes the better side.
///
/// `before` is the number of openings made already. Equally balanced ones alternate, for variety within a match.
pub(crate) fn open(search: &mut MoveSearch<'_>, board: &mut Board, before: usize) -> Decision {
    let openings = OPENINGS.map(|opening| opening.map(|(column, row)| Cell::new(column, row)));
    let mut unevenness = |opening: &[Cell; 3]| {
        for &cell in opening {
            board.play(cell);
        }
        let value = search.value(board, NODES);
        for _ in opening {
            board.undo();
        }
        value.map_or(i32::MAX, |value| value.points().abs())
    };
    let judged = openings.map(|opening| (unevenness(&opening), opening));
    let least = judged.iter().map(|(unevenness, _)| *unevenness).min().unwrap_or(0);
    let even: Vec<_> = judged.iter().filter(|(value, _)| *value <= least.saturating_add(AS_EVEN)).collect();
    match even.get(before % even.len().max(1)) {
        Some((_, opening)) => Decision::Moves(opening.to_vec()),
        None => Decision::Nothing,
    }
}

/// Whether to stay with white, who is to move, or to swap.
///
/// Placing two more stones, which the rule allows after three, leaves the choice to the opponent. By our own evaluation that
/// is never better than taking the better side of the three stones at once.
pub(crate) fn choose(search: &mut MoveSearch<'_>, board: &mut Board) -> Decision {
    match search.best_move(board, 1, &Exclusions::default()) {
        Some((_, Some(value))) if value.points() < 0 => Decision::Swap,
        Some((cell, _)) => Decision::Moves(vec![cell]),
        None => search.any_move(board, 1, &Exclusions::default()),
    }
}
