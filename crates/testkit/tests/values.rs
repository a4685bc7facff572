//! Known values of whole m,n,k games, by a solver that shares nothing with the searches but the lines of the board.
//!
//! The second player of such a game cannot win, by strategy stealing. The question is therefore whether the first
//! player can force a line; threats are answered at once, and hopeless positions are not searched.

use std::cmp::Reverse;
use std::collections::HashMap;

use plyground_games::mnk::{MnkShape, Rules, WinningLine};
use serde_json::Value;

const VALUES: &str = include_str!("../golden/perft.json");

/// The first player's stones and the second's, as bits.
type StonePair = [u64; 2];

struct Solver {
    lines: Vec<u64>,
    cells: usize,
    known: HashMap<StonePair, bool>,
}

impl Solver {
    fn new(shape: &MnkShape) -> Self {
        let bits = |line: &WinningLine| line.cells().fold(0, |set, cell| set | 1 << cell.index());
        Self { lines: shape.lines().iter().map(bits).collect(), cells: shape.cells(), known: HashMap::new() }
    }

    /// The missing cells of a side for each line that the other has not touched.
    fn missing(&self, mine: u64, theirs: u64) -> Vec<u64> {
        self.lines.iter().filter(|&&line| line & theirs == 0).map(|line| line & !mine).collect()
    }

    /// Whether the first player, to move, forces a line.
    fn wins(&mut self, stones: StonePair) -> bool {
        if let Some(&known) = self.known.get(&stones) {
            return known;
        }
        let [first, second] = stones;
        let missing = self.missing(first, second);
        let danger: f64 = missing.iter().map(|line| 0.5_f64.powi(line.count_ones() as i32)).sum();
        let wins = if missing.iter().any(|line| line.is_power_of_two()) {
            true
        } else if danger < 0.5 {
            // P. Erdős and J. Selfridge, "On a combinatorial game", 1973: then no line can be forced.
            false
        } else {
            match single_cells(&self.missing(second, first))[..] {
                [_, _, ..] => false,
                [threat] => !self.holds([first | threat, second]),
                [] => self.moves(&missing, &[]).into_iter().any(|cell| !self.holds([first | cell, second])),
            }
        };
        self.known.insert(stones, wins);
        wins
    }

    /// Whether the second player, to move, prevents it.
    fn holds(&mut self, [first, second]: StonePair) -> bool {
        let (missing, own) = (self.missing(first, second), self.missing(second, first));
        if missing.is_empty() || own.iter().any(|line| line.is_power_of_two()) {
            return true;
        }
        match single_cells(&missing)[..] {
            [_, _, ..] => false,
            [threat] => !self.wins([first, second | threat]),
            [] => self.moves(&missing, &own).into_iter().any(|cell| !self.wins([first, second | cell])),
        }
    }

    /// The cells on open lines, those on the most dangerous lines first.
    fn moves(&self, lines: &[u64], others: &[u64]) -> Vec<u64> {
        let useful = lines.iter().chain(others).fold(0, |set, line| set | line);
        let mut cells: Vec<u64> = (0..self.cells).map(|i| 1 << i).filter(|cell| useful & cell != 0).collect();
        let weight = |cell: u64| {
            let through = lines.iter().filter(|&line| line & cell != 0);
            through.map(|line| 1_u64 << (32 - line.count_ones().min(32))).sum::<u64>()
        };
        cells.sort_by_key(|&cell| Reverse(weight(cell)));
        cells
    }
}

/// The cells that would complete a line at once, each once.
fn single_cells(missing: &[u64]) -> Vec<u64> {
    let mut cells: Vec<u64> = missing.iter().copied().filter(|line| line.is_power_of_two()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The largest board takes a million and a half positions, too many for debug code.
#[test]
fn every_row_of_the_table_comes_out() {
    let long = std::env::var_os("PLYGROUND_LONG").is_some();
    let table: Value = serde_json::from_str(VALUES).unwrap();
    for row in table["mnk_values"].as_array().unwrap() {
        let size = |key: &str| row[key].as_u64().unwrap() as usize;
        let shape = MnkShape::new(size("n"), size("m"), size("k"), Rules::default());
        if cfg!(debug_assertions) && shape.cells() > 20 && !long {
            println!("left to release, or to PLYGROUND_LONG=1: {shape:?}");
            continue;
        }
        let mut solver = Solver::new(&shape);
        assert_eq!(solver.lines.len(), size("lines"), "lines of {shape:?}");
        let wins = solver.wins([0, 0]);
        assert_eq!(Some(wins), row["first_player_can_force_win"].as_bool(), "{shape:?}");
        assert_eq!(wins, row["value"] == "first player wins", "{shape:?}");
    }
}
