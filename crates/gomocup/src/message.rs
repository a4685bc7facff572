//! What we say while we think.

use std::fmt::Write;
use std::time::Duration;

use plyground_gomoku::{Cell, Iteration};

/// The longest line of moves that is sent.
const MOVES: usize = 30;

/// One line for each of the best moves: how deep, how good, positions, positions a millisecond, milliseconds, moves.
///
/// Scores are from the side to move; `+M5` is a win with the fifth move from now, counted over both sides.
pub(crate) fn progress(iteration: &Iteration, elapsed: Duration) -> Vec<String> {
    let time = elapsed.as_millis();
    let speed = u128::from(iteration.nodes) * 1_000_000 / elapsed.as_nanos().max(1);
    let mut messages = Vec::with_capacity(iteration.lines.len());
    for (index, line) in iteration.lines.iter().enumerate() {
        let mut text = "MESSAGE ".to_owned();
        if iteration.lines.len() > 1 {
            write!(text, "({}) ", index + 1).expect(INTO_STRING);
        }
        let (depth, seldepth, nodes) = (iteration.depth, iteration.seldepth, iteration.nodes);
        write!(text, "depth {depth}-{seldepth} ev {} n {nodes} n/ms {speed} tm {time} pv", line.value)
            .expect(INTO_STRING);
        for &cell in line.moves.iter().take(MOVES) {
            write!(text, " {}", coordinates(cell)).expect(INTO_STRING);
        }
        messages.push(text);
    }
    messages
}

const INTO_STRING: &str = "a string takes everything";

/// A move as the protocol writes it.
pub(crate) fn coordinates(cell: Cell) -> String {
    format!("{},{}", cell.column(), cell.row())
}

/// Several moves on one line.
pub(crate) fn several(cells: &[Cell]) -> String {
    cells.iter().map(|&cell| coordinates(cell)).collect::<Vec<_>>().join(" ")
}
