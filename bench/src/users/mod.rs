//! Games as users write them: arrays of cells, moves generated one by one, and the board copied for every move.
//!
//! Each game is written once, as [`UsersGame`]; `adapters.rs` makes it a game of every library. Plyground runs as its users
//! call it: `search()`, with a report. The moves are in a `MoveList`, as docs/adding-a-game.md advises; one row has a `Vec`.

mod adapters;
mod breakthrough;
mod domineering;
mod hex;

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};

use board_game::ai::minimax::minimax_value;
use minimax::Strategy;
use minimax::strategies::iterative::{IterativeOptions, IterativeSearch};
use minimax::strategies::negamax::Negamax;
use plyground_search::{AlphaBeta, Pvs, Table, Task, search};

use crate::measure::{race, race_rates};
use crate::report::{Bar, Measured, Measurement, Unit};
use adapters::{Inline, Judge, ListKind, OnHeap, OursEvaluator, UsersBoard};
use breakthrough::Breakthrough;
use domineering::Domineering;
use hex::Hex;

/// The size of a transposition table: the default of the crate `minimax`.
const TABLE_BYTES: usize = 1 << 20;

/// The odd number of Fibonacci hashing: tables are indexed by some bits of the key only.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// A game as its author thinks of it.
pub(crate) trait UsersGame: Copy + Eq + Debug + Send + Sync + 'static {
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    fn start() -> Self;
    fn is_first_to_move(&self) -> bool;
    /// Whether the side that moved last has won. None of these games can be drawn, and none is lost by a move.
    fn is_won(&self) -> bool;
    /// The legal moves of an unfinished game.
    fn each_move(&self, add: impl FnMut(Self::Move));
    fn play(&mut self, m: Self::Move);
    /// The static evaluation for the side to move.
    fn judge(&self) -> i32;
    fn key(&self) -> u64;
}

/// The nodes that a rival has entered. One thread counts, so a load and a store suffice.
static NODES: AtomicU64 = AtomicU64::new(0);

fn count_node() {
    NODES.store(NODES.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

const BREAKTHROUGH_DEPTH: u16 = 8;
const HEX_DEPTH: u16 = 4;
const DOMINEERING_DEPTH: u16 = 7;

pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: "Breakthrough 5x5 by a user, search() by alpha-beta, depth 8, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(1.0),
        measure: |_| against_minimax::<Breakthrough, Inline>(BREAKTHROUGH_DEPTH),
    },
    Measurement {
        task: "Breakthrough 5x5 by a user, moves in a Vec, search() by alpha-beta, depth 8, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::None,
        measure: |_| against_minimax::<Breakthrough, OnHeap>(BREAKTHROUGH_DEPTH),
    },
    Measurement {
        task: "Breakthrough 5x5 by a user, search() by alpha-beta, depth 8",
        rival: "board-game 0.8",
        unit: Unit::Time,
        bar: Bar::AtMost(1.0),
        measure: |_| against_board_game::<Breakthrough>(BREAKTHROUGH_DEPTH),
    },
    Measurement {
        task: "Breakthrough 5x5 by a user, iterative PVS with table, depth 11",
        rival: "minimax 0.6",
        unit: Unit::Time,
        bar: Bar::AtMost(1.0),
        measure: |_| iterative::<Breakthrough>(11),
    },
    Measurement {
        task: "Hex 5x5 by a user, search() by alpha-beta, depth 4, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(1.0),
        measure: |_| against_minimax::<Hex, Inline>(HEX_DEPTH),
    },
    Measurement {
        task: "Hex 5x5 by a user, search() by alpha-beta, depth 4",
        rival: "board-game 0.8",
        unit: Unit::Time,
        bar: Bar::AtMost(1.0),
        measure: |_| against_board_game::<Hex>(HEX_DEPTH),
    },
    Measurement {
        task: "Domineering 5x5 by a user, search() by alpha-beta, depth 7, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(1.0),
        measure: |_| against_minimax::<Domineering, Inline>(DOMINEERING_DEPTH),
    },
    Measurement {
        task: "Domineering 5x5 by a user, search() by alpha-beta, depth 7",
        rival: "board-game 0.8",
        unit: Unit::Time,
        bar: Bar::AtMost(1.0),
        measure: |_| against_board_game::<Domineering>(DOMINEERING_DEPTH),
    },
];

/// Ours as a user calls it; returns the number of nodes.
fn ours<G: UsersGame, L: ListKind<G>>(depth: u16) -> u64 {
    let mut pos = UsersBoard::<G, L>::start();
    search(&AlphaBeta, &mut pos, &OursEvaluator, &Task::to_depth(depth)).counts.nodes
}

/// The rival shuffles the root moves, so that its trees differ from round to round: nodes a second are compared.
fn against_minimax<G: UsersGame, L: ListKind<G>>(depth: u16) -> Option<Measured> {
    let mut rival = Negamax::new(Judge::<G>::default(), depth as u8);
    let theirs = || {
        NODES.store(1, Ordering::Relaxed);
        rival.choose_move(&G::start());
        NODES.load(Ordering::Relaxed)
    };
    race_rates(20, || ours::<G, L>(depth), theirs).into()
}

/// The rival enters the same nodes.
fn against_board_game<G: UsersGame>(depth: u16) -> Option<Measured> {
    let board = UsersBoard::<G, OnHeap>::start();
    let theirs = || minimax_value(&board, &Judge::<G>::default(), depth.into());
    NODES.store(1, Ordering::Relaxed);
    theirs();
    assert_eq!(NODES.load(Ordering::Relaxed), ours::<G, Inline>(depth), "it searches another tree");
    race(20, || ours::<G, Inline>(depth), theirs).into()
}

/// Iterative deepening with tables of the same size that start empty.
fn iterative<G: UsersGame>(depth: u16) -> Option<Measured> {
    let ours = || {
        let table = Table::new(TABLE_BYTES / Table::ENTRY_BYTES);
        let searcher = Pvs::new(&table);
        let mut pos = UsersBoard::<G, Inline>::start();
        for depth in 1..=depth {
            search(&searcher, &mut pos, &OursEvaluator, &Task::to_depth(depth));
        }
    };
    let theirs = || {
        let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
        let mut rival = IterativeSearch::new(Judge::<G>::default(), options);
        rival.set_max_depth(depth as u8);
        rival.choose_move(&G::start())
    };
    race(20, ours, theirs).into()
}
