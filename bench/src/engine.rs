//! The speed of the gomoku engine: nodes a second with one thread and with two, and the time to a depth.

use plyground_core::Limits;
use plyground_gomoku::{Board, Cell, Flow, Rule, SearchOptions, TranspositionTable, bench, search};

use crate::measure::{race_rates, times};
use crate::report::{Bar, Measurement, Unit};

pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: "gomoku engine, 15x15, two threads, nodes a second",
        rival: "one thread",
        unit: Unit::Rate,
        bar: Bar::None,
        measure: |_| race_rates(5, || nodes(15, 2), || nodes(15, 1)).into(),
    },
    Measurement {
        task: "gomoku engine, 20x20, two threads, nodes a second",
        rival: "one thread",
        unit: Unit::Rate,
        bar: Bar::None,
        measure: |_| race_rates(5, || nodes(20, 2), || nodes(20, 1)).into(),
    },
    Measurement {
        task: "gomoku engine, 20 positions to depth 12, one thread",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(times(3, || bench(12, |_| {})).into()),
    },
    Measurement {
        task: "gomoku engine, 20 positions to depth 14, one thread",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(times(3, || bench(14, |_| {})).into()),
    },
];

/// Searches for about a second and returns the number of nodes.
fn nodes(size: usize, threads: usize) -> u64 {
    const NODES: u64 = 600_000;
    let mut board = Board::new(size, size, Rule::Freestyle).expect("boards go from 5 to 20");
    let middle = size / 2;
    for (column, row) in [(0, 0), (1, -1), (-1, -1), (1, 1)] {
        board.play(Cell::new(middle.wrapping_add_signed(column), middle.wrapping_add_signed(row)));
    }
    let mut table = TranspositionTable::new(64 << 20);
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let settings = SearchOptions { threads, ..SearchOptions::default() };
    search(&board, &mut table, settings, limits, &mut |_| Flow::Continue).nodes
}
