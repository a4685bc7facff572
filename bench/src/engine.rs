//! How fast the gomoku engine searches: nodes a second with one thread and with two, and the time to a depth.

use std::time::Instant;

use plyground_core::Limits;
use plyground_gomoku::{Board, Cell, Flow, Rule, Settings, Table, bench, search};

use crate::report::{Bar, Record};

/// Enough for a second or so.
const NODES: u64 = 600_000;

/// Nodes a second with two threads against one.
pub(crate) fn threads(task: &'static str, size: usize) -> Record {
    let speed = |threads| (0..3).map(|_| nodes_a_second(size, threads)).fold(0.0, f64::max);
    let (one, two) = (speed(1), speed(2));
    Record::speeds(task, "one thread", two, one, Bar::None)
}

/// How long one thread takes to search all positions of `plyground bench` to a depth.
pub(crate) fn to_depth(task: &'static str, depth: usize) -> Record {
    let round = || {
        let start = Instant::now();
        bench(depth, |_| {});
        start.elapsed().as_secs_f64()
    };
    Record::time(task, (0..3).map(|_| round()).fold(f64::MAX, f64::min))
}

fn nodes_a_second(size: usize, threads: usize) -> f64 {
    let mut board = Board::new(size, size, Rule::Freestyle).expect("boards go from 5 to 20");
    let middle = size / 2;
    for (column, row) in [(0, 0), (1, -1), (-1, -1), (1, 1)] {
        board.play(Cell::new(middle.wrapping_add_signed(column), middle.wrapping_add_signed(row)));
    }
    let mut table = Table::new(64 << 20);
    let start = Instant::now();
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let settings = Settings { threads, ..Settings::default() };
    let answer = search(&board, &mut table, settings, limits, &mut |_| Flow::GoOn);
    answer.nodes as f64 / start.elapsed().as_secs_f64()
}
