//! Renju's forbidden moves: known shapes, and a literal implementation of the rule book, against the board's tables.

use std::collections::BTreeSet;

use plyground_core::Player;
use plyground_gomoku::{Board, Cell, Forbidden, Rule};

const SIDE: usize = 15;

/// A board from a picture: `X` black, `O` white, `*` the cell in question; black to move.
fn set_up(picture: &str) -> (Board, Cell) {
    let mut board = Board::new(SIDE, SIDE, Rule::Renju).expect("the sides are allowed");
    let mut asked = None;
    let mut stones = Vec::new();
    for (row, line) in picture.split_whitespace().enumerate() {
        for (column, mark) in line.chars().enumerate() {
            let cell = Cell::new(column + 2, row + 2);
            match mark {
                'X' => stones.push((Player::First, cell)),
                'O' => stones.push((Player::Second, cell)),
                '*' => asked = Some(cell),
                _ => {}
            }
        }
    }
    for (player, cell) in stones {
        board.put(player, cell);
    }
    board.set_turn(Player::First);
    (board, asked.expect("the picture has a `*`"))
}

#[track_caller]
fn check(picture: &str, expected: Option<Forbidden>) {
    let (mut board, cell) = set_up(picture);
    assert_eq!(board.forbidden(cell), expected);
    assert_eq!(RuleBook::of(&board).forbidden(cell), expected, "the rule book says otherwise");
    board.verify();
}

#[test]
fn two_open_threes_are_forbidden() {
    check(".......  ...X...  ...X...  .XX*...  .......  .......", Some(Forbidden::TwoThrees));
    // Split threes count as well.
    check(".......  ...X...  .......  ...X...  X.X*...  .......  .......", Some(Forbidden::TwoThrees));
}

#[test]
fn a_three_that_cannot_become_an_open_four_is_none() {
    // White stops one end of the row.
    check(".......  ...X...  ...X...  OXX*...  .......  .......", None);
    // Both ends are free, but white stands beyond both: the four could not be open.
    check(".......  ....X..  ....X..  O.XX*.O  .......  .......  .......", None);
}

#[test]
fn a_four_and_a_three_are_allowed() {
    check(".......  ....X..  ....X..  OXXX*..  .......  .......", None);
}

#[test]
fn two_fours_are_forbidden() {
    check("....O..  ....X..  ....X..  ....X..  OXXX*..  .......", Some(Forbidden::TwoFours));
    // On one line: either gap makes five.
    check("........  X.XX*.X.  ........", Some(Forbidden::TwoFours));
    check("..........  .X.X*X.X..  ..........", Some(Forbidden::TwoFours));
    check("..........  XX.*X.XX..  ..........", Some(Forbidden::TwoFours));
}

#[test]
fn an_open_four_is_one_four() {
    check(".......  .XX*X..  .......", None);
}

#[test]
fn six_in_a_row_are_forbidden_and_five_is_always_allowed() {
    check("........  XXX*XX..  ........", Some(Forbidden::Overline));
    // Five in the row, six in the column: five wins.
    check("....X...  ....X...  ....X...  XXXX*...  ....X...  ....X...", None);
}

#[test]
fn a_three_whose_opening_is_forbidden_is_none() {
    // To open the row black would have to play where it makes six in the column.
    let picture = "...X.....
                   ...X.....
                   ...X.....
                   .O..XX*..
                   ...X..X..
                   ...X..X..
                   .........";
    let (mut board, cell) = set_up(picture);
    assert_eq!(board.forbidden(cell), RuleBook::of(&board).forbidden(cell));
}

/// A literal implementation of the rule book: sets of stones, no tables, no incremental state.
#[derive(Clone)]
struct RuleBook {
    black: BTreeSet<(i32, i32)>,
    white: BTreeSet<(i32, i32)>,
}

type Coordinates = (i32, i32);
const DIRECTIONS: [Coordinates; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl RuleBook {
    fn of(board: &Board) -> Self {
        let mut literal = Self { black: BTreeSet::new(), white: BTreeSet::new() };
        for row in 0..SIDE {
            for column in 0..SIDE {
                match board.stone(Cell::new(column, row)) {
                    Some(Player::First) => literal.black.insert((column as i32, row as i32)),
                    Some(Player::Second) => literal.white.insert((column as i32, row as i32)),
                    None => false,
                };
            }
        }
        literal
    }

    fn is_empty(&self, place: Coordinates) -> bool {
        let on = |at: i32| (0..SIDE as i32).contains(&at);
        on(place.0) && on(place.1) && !self.black.contains(&place) && !self.white.contains(&place)
    }

    fn with(&self, place: Coordinates) -> Self {
        let mut next = self.clone();
        next.black.insert(place);
        next
    }

    /// The black row through a place in a direction.
    fn row(&self, place: Coordinates, direction: Coordinates) -> Vec<Coordinates> {
        let step = |from: Coordinates, way: i32| (from.0 + way * direction.0, from.1 + way * direction.1);
        let mut first = place;
        while self.black.contains(&step(first, -1)) {
            first = step(first, -1);
        }
        let mut row = vec![first];
        while self.black.contains(&step(row[row.len() - 1], 1)) {
            row.push(step(row[row.len() - 1], 1));
        }
        row
    }

    fn forbidden(&self, cell: Cell) -> Option<Forbidden> {
        self.forbidden_at((cell.column() as i32, cell.row() as i32))
    }

    fn forbidden_at(&self, place: Coordinates) -> Option<Forbidden> {
        let after = self.with(place);
        let lengths = DIRECTIONS.map(|direction| after.row(place, direction).len());
        if lengths.contains(&5) {
            return None;
        }
        if lengths.iter().any(|&length| length > 5) {
            return Some(Forbidden::Overline);
        }
        let fours: usize = DIRECTIONS.iter().map(|&direction| after.fours(place, direction).len()).sum();
        if fours >= 2 {
            return Some(Forbidden::TwoFours);
        }
        let threes = DIRECTIONS.iter().filter(|&&direction| after.is_three(place, direction)).count();
        (threes >= 2).then_some(Forbidden::TwoThrees)
    }

    /// The fours through a place in a direction: four stones that one more makes exactly five.
    fn fours(&self, place: Coordinates, direction: Coordinates) -> BTreeSet<Vec<Coordinates>> {
        (-4..=4)
            .map(|offset| (place.0 + offset * direction.0, place.1 + offset * direction.1))
            .filter(|&fifth| self.is_empty(fifth))
            .filter_map(|fifth| {
                let five = self.with(fifth).row(fifth, direction);
                (five.len() == 5 && five.contains(&place))
                    .then(|| five.into_iter().filter(|&stone| stone != fifth).collect())
            })
            .collect()
    }

    /// Whether the stone on a place is part of a three in a direction: one that a legal move makes an open four.
    fn is_three(&self, place: Coordinates, direction: Coordinates) -> bool {
        if !self.fours(place, direction).is_empty() {
            return false;
        }
        (-4..=4)
            .map(|offset| (place.0 + offset * direction.0, place.1 + offset * direction.1))
            .filter(|&fourth| self.is_empty(fourth))
            .any(|fourth| {
                let after = self.with(fourth);
                let row = after.row(fourth, direction);
                let open = row.len() == 4
                    && row.contains(&place)
                    && [(row[0], -1), (row[3], 1)].into_iter().all(|(end, way)| {
                        let beyond = (end.0 + way * direction.0, end.1 + way * direction.1);
                        after.is_empty(beyond) && after.with(beyond).row(beyond, direction).len() == 5
                    });
                // "Without at the same time five in a row being made", says the rule book.
                let five = DIRECTIONS.iter().any(|&direction| after.row(fourth, direction).len() == 5);
                open && !five && self.forbidden_at(fourth).is_none()
            })
    }
}

#[test]
fn the_board_agrees_with_the_rule_book_on_random_positions() {
    let mut state = 41_u64;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as usize) % limit
    };
    let mut seen = [0; 4];
    for _ in 0..if cfg!(debug_assertions) { 100 } else { 1_500 } {
        let mut board = Board::new(SIDE, SIDE, Rule::Renju).expect("the sides are allowed");
        let (black, white) = (8 + below(16), below(14));
        for index in 0..black + white {
            let player = if index < black { Player::First } else { Player::Second };
            let cell = Cell::new(3 + below(9), 3 + below(9));
            if board.is_empty(cell) && board.outcome().is_none() {
                board.put(player, cell);
            }
        }
        if board.outcome().is_some() {
            continue;
        }
        let literal = RuleBook::of(&board);
        for row in 0..SIDE {
            for column in 0..SIDE {
                let cell = Cell::new(column, row);
                if board.is_empty(cell) {
                    let found = board.forbidden(cell);
                    assert_eq!(
                        found,
                        literal.forbidden(cell),
                        "{cell:?} {:?} {:?}",
                        literal.black,
                        literal.white
                    );
                    seen[found.map_or(0, |forbidden| forbidden as usize + 1)] += 1;
                }
            }
        }
    }
    let enough = if cfg!(debug_assertions) { 1 } else { 10 };
    assert!(seen.iter().all(|&count| count >= enough), "too few of some kind were met: {seen:?}");
}
