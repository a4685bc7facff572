//! The bench: a fixed set of positions searched to a fixed depth. The number of nodes is the signature of the search.
//!
//! A commit without functional change leaves the number as it is; one that changes the search states the new number.

use plyground_core::Limits;

use crate::board::Board;
use crate::engine::{Flow, SearchOptions, search};
use crate::record::{Rows, read_cells};
use crate::rule::Rule;
use crate::table::TranspositionTable;

/// The depth of the signature: deep enough for every step of the search to take effect, within seconds.
pub const BENCH_DEPTH: usize = 12;

/// Positions from self-play, and openings on other boards and under other rules.
const POSITIONS: [(usize, Rule, &str); 20] = [
    (15, Rule::Freestyle, "h5f7j6i5"),
    (15, Rule::Freestyle, "h5f8i5k12g5j5i4i6g6f7"),
    (15, Rule::Freestyle, "c2c7m3f9f6f14f12e3i14k5e5d4c5f5c4c3e11d3f3d5d6d2d1g5f4"),
    (15, Rule::Freestyle, "k3f11k8e4m3k5l3j3j5i6j8h8j6j7i9k7m8l8l7k6m6n5m5m4n3"),
    (15, Rule::Freestyle, "l9h7e9e7d12h6e6h4h5f11g5f5j6f7"),
    (15, Rule::Freestyle, "g10h11j13d7m11f7i5g12i10e7g7j10"),
    (15, Rule::Freestyle, "e9g5i5j10l11j8i7j9"),
    (15, Rule::Freestyle, "k7i12j10i10i11k9"),
    (15, Rule::Freestyle, "c7n8h10n2a10e7e5d6f8h11i11k10"),
    (15, Rule::Freestyle, "e5j9f7i4j6e9g8j10g6d5"),
    (15, Rule::Freestyle, "k9k5j11j10"),
    (15, Rule::Freestyle, "h9j6i7g6h6g9g8i9i10f7j8"),
    (15, Rule::Freestyle, "d11i3m5f8e11f5f9e10k5l5d9d10"),
    (15, Rule::Freestyle, "j6e6l7e9f7l5l4h6f12k5"),
    (15, Rule::Freestyle, "h8"),
    (20, Rule::Freestyle, "k11j12l12m10"),
    (15, Rule::Standard, "h8i9g7i7h6"),
    (15, Rule::Renju, "h8h9i7j10g6f8"),
    (15, Rule::Caro, "h8i8h9i10h10"),
    (9, Rule::Freestyle, "e5e6d4f6"),
];

/// The nodes of one position of the bench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchResult {
    /// The position, as its moves.
    pub moves: &'static str,
    /// The width and height of the board.
    pub size: usize,
    /// The rule.
    pub rule: Rule,
    /// Nodes entered.
    pub nodes: u64,
}

/// Searches every position to a depth on one thread and calls `each` with its result. Returns the total of the nodes.
pub fn bench(depth: usize, mut each: impl FnMut(&BenchResult)) -> u64 {
    let mut table = TranspositionTable::new(16 << 20);
    let mut total = 0;
    for (size, rule, moves) in POSITIONS {
        table.clear();
        let mut board = Board::new(size, size, rule).expect("sizes of the bench are allowed");
        let cells = read_cells(moves, size, size, Rows::FromBottom).expect("moves of the bench can be read");
        for cell in cells {
            board.play(cell);
        }
        let options = SearchOptions { depth, ..SearchOptions::default() };
        let nodes = search(&board, &mut table, options, Limits::default(), &mut |_| Flow::Continue).nodes;
        total += nodes;
        each(&BenchResult { moves, size, rule, nodes });
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bench_takes_the_same_nodes_every_time() {
        assert_eq!(bench(4, |_| {}), bench(4, |_| {}));
    }
}
