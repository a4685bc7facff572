//! Five in a row on a plain board: fours and threats are found by trying cells, without patterns.

use std::collections::HashMap;

use plyground_core::mix;

use super::Referee;
use crate::PuzzleGoal;

/// Positions of one question.
const MOST: u64 = 3_000_000;
/// Own moves that no win by fours reaches.
const ANY: u8 = 100;

/// A board of gomoku, where five or more win.
#[derive(Clone)]
pub(super) struct Rows {
    side: i32,
    /// 0 for an empty cell, 1 and 2 for the stones of the two sides.
    cells: Vec<u8>,
    to_move: u8,
    winner: u8,
    /// A hash of the stones.
    hash: u64,
}

const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Rows {
    pub(super) fn new(side: i32) -> Self {
        Self { side, cells: vec![0; (side * side) as usize], to_move: 1, winner: 0, hash: 0 }
    }

    fn at(&self, column: i32, row: i32) -> Option<u8> {
        let inside = (0..self.side).contains(&column) && (0..self.side).contains(&row);
        inside.then(|| self.cells[(row * self.side + column) as usize])
    }

    fn place(&self, cell: usize) -> (i32, i32) {
        (cell as i32 % self.side, cell as i32 / self.side)
    }

    /// The length of the row that a stone of a side on a cell belongs to.
    fn longest(&self, cell: usize, stone: u8) -> i32 {
        let (column, row) = self.place(cell);
        let run = |dx: i32, dy: i32| {
            (1..5).take_while(|i| self.at(column + dx * i, row + dy * i) == Some(stone)).count() as i32
        };
        STEPS.iter().map(|&(dx, dy)| 1 + run(dx, dy) + run(-dx, -dy)).max().unwrap_or(1)
    }

    /// The empty cells on which a side completes five.
    fn fives(&self, stone: u8) -> Vec<usize> {
        (0..self.cells.len())
            .filter(|&cell| self.cells[cell] == 0 && self.longest(cell, stone) >= 5)
            .collect()
    }

    /// Those among them in line with a cell, at most four steps away.
    fn fives_near(&self, cell: usize, stone: u8) -> Vec<usize> {
        let (column, row) = self.place(cell);
        let near = STEPS.iter().flat_map(|&(dx, dy)| (-4..=4).map(move |i| (column + dx * i, row + dy * i)));
        let free = near.filter(|&(column, row)| self.at(column, row) == Some(0));
        let mut found: Vec<usize> = free.map(|(column, row)| (row * self.side + column) as usize).collect();
        found.retain(|&cell| self.longest(cell, stone) >= 5);
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether five cells in a row with this one hold at least two stones of a side and none of the other.
    fn has_line(&self, cell: usize, stone: u8) -> bool {
        let (column, row) = self.place(cell);
        STEPS.iter().any(|&(dx, dy)| {
            (-4..=0).any(|from| {
                let window = (from..from + 5).map(|i| self.at(column + dx * i, row + dy * i));
                let mut own = 0;
                for at in window {
                    match at {
                        Some(0) => {}
                        Some(other) if other == stone => own += 1,
                        _ => return false,
                    }
                }
                own >= 2
            })
        })
    }

    fn put(&mut self, cell: usize, stone: u8) {
        if self.longest(cell, stone) >= 5 {
            self.winner = stone;
        }
        self.cells[cell] = stone;
        self.hash ^= mix((cell as u64 + 1) << 2 | u64::from(stone));
    }

    fn take(&mut self, cell: usize) {
        self.hash ^= mix((cell as u64 + 1) << 2 | u64::from(self.cells[cell]));
        self.cells[cell] = 0;
        self.winner = 0;
    }

    fn with<T>(&mut self, cell: usize, stone: u8, f: impl FnOnce(&mut Self) -> T) -> T {
        self.put(cell, stone);
        let result = f(self);
        self.take(cell);
        result
    }

    fn free(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell] == 0).collect()
    }

    fn cell(&self, name: &str) -> Option<usize> {
        let column = i32::from(name.bytes().next()?.checked_sub(b'a')?);
        let number: i32 = name.get(1..)?.parse().ok()?;
        let row = self.side - number;
        self.at(column, row).map(|_| (row * self.side + column) as usize)
    }
}

/// A search for a side.
struct Attack {
    stone: u8,
    other: u8,
    left: u64,
    /// Positions without a win by fours in a number of own moves.
    without_fours: HashMap<u64, u8>,
    /// Positions with a win by threats or without one, by own moves.
    threats: HashMap<(u64, u8), bool>,
    /// The reply that refuted a threat last.
    refutation: usize,
}

impl Attack {
    fn of(stone: u8) -> Self {
        let (without_fours, threats) = (HashMap::new(), HashMap::new());
        Self { stone, other: 3 - stone, left: MOST, without_fours, threats, refutation: 0 }
    }

    /// Whether the side, which is to move, wins by fours in `moves` own moves.
    fn fours(&mut self, rows: &mut Rows, moves: u8) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        if moves == 0 {
            return Some(false);
        }
        if !rows.fives(self.stone).is_empty() {
            return Some(true);
        }
        if moves == 1 || self.without_fours.get(&rows.hash).is_some_and(|&known| known >= moves) {
            return Some(false);
        }
        let must = rows.fives(self.other);
        let tried = match must.as_slice() {
            [] => rows.free(),
            [one] => vec![*one],
            _ => Vec::new(),
        };
        for cell in tried {
            if rows.has_line(cell, self.stone)
                && rows.with(cell, self.stone, |rows| self.after_four(rows, cell, moves))?
            {
                return Some(true);
            }
        }
        self.without_fours.insert(rows.hash, moves);
        Some(false)
    }

    /// Whether the stone just put makes a four that wins, in `moves` own moves with it; the other side has no five.
    fn after_four(&mut self, rows: &mut Rows, cell: usize, moves: u8) -> Option<bool> {
        match rows.fives_near(cell, self.stone).as_slice() {
            [] => Some(false),
            // Any reply but this one allows five.
            [stop] => rows.with(*stop, self.other, |rows| self.fours(rows, moves - 1)),
            _ => Some(moves >= 2),
        }
    }

    /// Whether the stone just put is a threat that wins against every reply, in `moves` own moves with it.
    fn after_threat(&mut self, rows: &mut Rows, moves: u8) -> Option<bool> {
        if rows.winner == self.stone {
            return Some(true);
        }
        if moves < 2 || !rows.fives(self.other).is_empty() || !self.fours(rows, 2)? {
            return Some(false);
        }
        let fives = rows.fives(self.stone);
        let mut replies = match fives.as_slice() {
            [] => rows.free(),
            [stop] => vec![*stop],
            _ => return Some(true),
        };
        if let Some(place) = replies.iter().position(|&reply| reply == self.refutation) {
            replies.swap(0, place);
        }
        for reply in replies {
            if !rows.with(reply, self.other, |rows| self.threats(rows, moves - 1))? {
                self.refutation = reply;
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the side, which is to move, wins by threats in `moves` own moves.
    fn threats(&mut self, rows: &mut Rows, moves: u8) -> Option<bool> {
        if self.fours(rows, moves)? {
            return Some(true);
        }
        // The last two moves are a four and the five.
        if moves < 3 {
            return Some(false);
        }
        let key = (rows.hash, moves);
        if let Some(&known) = self.threats.get(&key) {
            return Some(known);
        }
        let must = rows.fives(self.other);
        let tried = match must.as_slice() {
            // A new threat has a line through its cell.
            [] => rows.free().into_iter().filter(|&cell| rows.has_line(cell, self.stone)).collect(),
            [one] => vec![*one],
            _ => Vec::new(),
        };
        let mut wins = false;
        for cell in tried {
            if rows.with(cell, self.stone, |rows| self.after_threat(rows, moves))? {
                wins = true;
                break;
            }
        }
        self.threats.insert(key, wins);
        Some(wins)
    }
}

impl Referee for Rows {
    fn legal(&self) -> Vec<String> {
        let name = |cell: usize| {
            let (column, row) = self.place(cell);
            format!("{}{}", char::from(b'a' + column as u8), self.side - row)
        };
        if self.winner != 0 { Vec::new() } else { self.free().into_iter().map(name).collect() }
    }

    fn play(&mut self, movement: &str) -> bool {
        let Some(cell) = self.cell(movement).filter(|&cell| self.cells[cell] == 0 && self.winner == 0) else {
            return false;
        };
        self.put(cell, self.to_move);
        self.to_move = 3 - self.to_move;
        true
    }

    fn reaches(&mut self, goal: PuzzleGoal) -> Option<bool> {
        let stone = 3 - self.to_move;
        if self.winner != 0 {
            return Some(self.winner == stone);
        }
        match goal {
            PuzzleGoal::StopFours => Attack::of(self.to_move).fours(self, ANY).map(|wins| !wins),
            PuzzleGoal::FoursIn(moves) => {
                let fives = self.fives(stone);
                if moves < 2 || fives.is_empty() || !self.fives(self.to_move).is_empty() {
                    return Some(false);
                }
                let [stop] = fives.as_slice() else { return Some(true) };
                let reply = self.to_move;
                self.with(*stop, reply, |rows| Attack::of(stone).fours(rows, moves - 1))
            }
            PuzzleGoal::ThreatsIn(moves) => Attack::of(stone).after_threat(self, moves),
            _ => None,
        }
    }

    fn is_solved(&mut self, goal: PuzzleGoal) -> bool {
        goal == PuzzleGoal::StopFours || self.winner == 3 - self.to_move
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(x: &str, o: &str) -> Rows {
        let mut rows = Rows::new(15);
        for (cells, stone) in [(x, 1), (o, 2)] {
            for name in cells.split_whitespace() {
                let cell = rows.cell(name).unwrap();
                rows.put(cell, stone);
            }
        }
        rows
    }

    #[test]
    fn a_double_four_is_a_win_in_two() {
        let mut rows = rows("h8 i8 j8 k9 k10 k11", "g8 k12");
        let mut attack = Attack::of(1);
        assert_eq!(attack.fours(&mut rows, 1), Some(false));
        assert_eq!(attack.fours(&mut rows, 2), Some(true), "k8 makes two fours");
    }

    #[test]
    fn an_open_three_is_a_threat_and_no_four() {
        let mut three = rows("h8 i8 h9 h10", "a1 b1 c1");
        let mut attack = Attack::of(1);
        assert_eq!(attack.fours(&mut three, 3), Some(true), "h11 or h7 is an open four");
        let mut rows = rows("h8 i8 g9 g10", "a1 b3 c1");
        let mut attack = Attack::of(1);
        assert_eq!(attack.fours(&mut rows, 3), Some(false));
        assert_eq!(attack.threats(&mut rows, 3), Some(true), "g8 makes two open threes");
    }

    #[test]
    fn a_four_of_the_other_side_must_be_stopped() {
        let mut rows = rows("h8 i8 j8", "a1 b1 c1 d1");
        assert_eq!(Attack::of(1).fours(&mut rows, 3), Some(false));
    }
}
