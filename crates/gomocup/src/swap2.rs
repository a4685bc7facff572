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

/// The three stones of the opening that looks the most even: the opponent takes the better side of any other.
pub(crate) fn open(mind: &mut Mind<'_>, board: &mut Board) -> Reply {
    let openings = OPENINGS.map(|opening| opening.map(|(column, row)| Cell::new(column, row)));
    let unevenness = |opening: &[Cell; 3]| {
        for &cell in opening {
            board.play(cell);
        }
        let value = mind.value(board, NODES);
        for _ in opening {
            board.undo();
        }
        value.map_or(i32::MAX, |value| value.points().abs())
    };
    let best = openings.into_iter().min_by_key(unevenness);
    best.map_or(Reply::Nothing, |opening| Reply::Moves(opening.to_vec()))
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
