//! The opening rule swap2: one side places three stones, the other takes a colour or places two more, and then the first
//! one takes a colour.

use crate::board::Board;
use crate::cells::Cell;
use crate::rule::Rule;

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

/// Openings within this many points of the most balanced one count as equal: values are not more accurate.
const AS_EVEN: i32 = 60;

/// The smallest board on which the rule is offered: on smaller ones a corner is no quiet place.
const SMALLEST: usize = 9;

/// Whether games on this board can begin by swap2. In renju black begins in the centre.
pub fn has_swap2(board: &Board) -> bool {
    board.rule() != Rule::Renju && board.width().min(board.height()) >= SMALLEST
}

/// The three stones with which to begin on an empty board: one of the most balanced openings, as in any other the opponent
/// takes the better side.
///
/// `value` is the value of a position for the side to move, in points; `None` once there is no time left. Equally balanced
/// openings alternate by `before`.
pub fn swap2_opening(
    board: &mut Board,
    before: usize,
    value: &mut dyn FnMut(&Board) -> Option<i32>,
) -> [Cell; 3] {
    let openings = OPENINGS.map(|opening| opening.map(|(column, row)| Cell::new(column, row)));
    let mut unevenness = |opening: &[Cell; 3]| {
        for &cell in opening {
            board.play(cell);
        }
        let value = value(board);
        for _ in opening {
            board.undo();
        }
        value.map_or(i32::MAX, i32::saturating_abs)
    };
    let judged = openings.map(|opening| (unevenness(&opening), opening));
    let least = judged.iter().map(|(unevenness, _)| *unevenness).min().unwrap_or(0);
    let even: Vec<[Cell; 3]> = judged
        .iter()
        .filter(|(value, _)| *value <= least.saturating_add(AS_EVEN))
        .map(|(_, opening)| *opening)
        .collect();
    even[before % even.len()]
}

/// Whether to take black instead of white, which is to move, by the value of the position for white.
///
/// Placing two more stones, which the rule allows after three, leaves the choice to the opponent. By our own evaluation that
/// is never better than taking the better side of the three stones at once.
pub const fn swap2_takes_black(value: i32) -> bool {
    value < 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_is_one_of_the_most_balanced() {
        let mut board = Board::new(15, 15, Rule::Freestyle).expect("a usual board");
        let sizes = [500, 40, -30, 90, 700, -800, 200, 300];
        let openings: Vec<[Cell; 3]> = (0..4)
            .map(|before| {
                let mut values = sizes.iter();
                swap2_opening(&mut board, before, &mut |_| values.next().copied())
            })
            .collect();
        let cells = |index: usize| OPENINGS[index].map(|(column, row)| Cell::new(column, row));
        // 30 is the most even, and 40 and 90 are not told apart from it.
        assert_eq!(openings, [cells(1), cells(2), cells(3), cells(1)]);
        assert_eq!(board.ply(), 0);
        assert!(swap2_takes_black(-1) && !swap2_takes_black(0));
    }

    #[test]
    fn boards_are_large_enough_and_not_of_renju() {
        let has = |size, rule| has_swap2(&Board::new(size, size, rule).expect("a board"));
        assert!(has(15, Rule::Freestyle) && has(9, Rule::Caro) && has(15, Rule::Standard));
        assert!(!has(8, Rule::Freestyle) && !has(15, Rule::Renju));
    }
}
