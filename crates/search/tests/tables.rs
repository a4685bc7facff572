//! The searches with a transposition table of any size, policy and contents.

use std::fmt::Debug;

use plyground_core::{Dice, Indexed, Keyed};
use plyground_games::Nim;
use plyground_games::general::{ByOutcome, NearerWins};
use plyground_games::nim::NimSetup;
use plyground_search::move_ordering::{History, Killers, Static};
use plyground_search::{
    Aspiration, Mtd, Pvs, Replacement, Table, Task, WithMemory, iterative_deepening, search,
};

use crate::definition::{assert_agrees, assert_keeps_contract, minimax, truth};
use crate::games::{
    affordable_depth, board, boxes, connect, evaluators, kalah, nim, positions, random_window,
};

const NODES: u64 = 1_500;
const SIZES: [usize; 6] = [0, 1, 2, 7, 300, 1 << 12];
const POLICIES: [Replacement; 3] = [Replacement::Newest, Replacement::Deepest, Replacement::Pairs];

/// Calls `$check!(name, search)` with every search that has a table.
macro_rules! each_search {
    ($table:expr, $pos:expr, $check:ident) => {
        $check!("memory", WithMemory::new($table));
        $check!("MTD(f)", Mtd::f($table));
        $check!("SSS*", Mtd::sss($table));
        $check!("DUAL*", Mtd::dual($table));
        $check!("aspiration", Aspiration::new(WithMemory::new($table), 2));
        $check!("PVS", Pvs::new($table));
        $check!("PVS without null windows", Pvs::new($table).without_scouts());
        $check!("PVS with enhanced transposition cutoffs", Pvs::new($table).with_etc());
        let learnt = (Killers::default(), (History::new($pos), None::<Killers<_>>));
        $check!("PVS with killers and history", Pvs::with_ordering($table, learnt).with_etc());
        // A meaningless order changes no value.
        let hashed = Static(|pos: &P, m| (pos.index(m) * 7 % 5) as i32);
        $check!("PVS with a static order", Aspiration::new(Pvs::with_ordering($table, hashed), 1));
    };
}

/// One table serves all searches of a position, each to several depths, and to each depth twice: the entries of one search must
/// not falsify the result of another.
fn hold<P: Indexed + Keyed + PartialEq + Debug + 'static>(start: &P) {
    let mut dice = Dice::new(10);
    // The start with a table of each size, then other positions.
    let starts = SIZES.map(|_| start.clone()).into_iter();
    for (number, mut pos) in starts.chain(positions(start, 12, 12, &mut dice)).enumerate() {
        let (size, policy) = (SIZES[number % SIZES.len()], POLICIES[dice.below(3)]);
        let deepest = affordable_depth(&mut pos, NODES);
        for evaluator in evaluators() {
            let table = Table::with_replacement(size, policy);
            let index = pos.clone();
            let depths = [deepest, 1, deepest - 1, deepest.saturating_sub(2), deepest];
            let asked = depths.map(|depth| (depth, truth(&mut pos, evaluator, depth)));
            macro_rules! check {
                ($name:expr, $searcher:expr) => {
                    let searcher = $searcher;
                    for (depth, truth) in &asked {
                        for spread in [4, 70] {
                            assert_agrees($name, &searcher, &mut pos, evaluator, *depth, truth);
                            let window = random_window(spread, &mut dice);
                            let asked = (*depth, window);
                            assert_keeps_contract($name, &searcher, &mut pos, evaluator, asked, truth.value);
                        }
                    }
                };
            }
            each_search!(&table, &index, check);
        }
    }
}

#[test]
fn searches_agree_with_minimax_on_four_by_four() {
    hold(&board(4, 4, 3));
}

#[test]
fn searches_agree_with_minimax_on_connect() {
    hold(&connect());
}

#[test]
fn searches_agree_with_minimax_on_nim() {
    hold(&nim());
}

#[test]
fn searches_agree_with_minimax_on_boxes() {
    hold(&boxes(2, 2));
}

#[test]
fn searches_agree_with_minimax_on_kalah() {
    hold(&kalah());
}

/// In Nim a position can occur at different distances from the root, and a near win is worth more. So an entry is valid at its
/// own distance only.
#[test]
fn entries_hold_at_their_distance_from_the_root() {
    type P = Nim;
    for heaps in 1..4_usize.pow(4) {
        let stones = [0, 1, 2, 3].map(|heap| heaps / 4_usize.pow(heap) % 4);
        let stones: Vec<usize> = stones.into_iter().filter(|&stones| stones > 0).collect();
        if stones.iter().sum::<usize>() > 7 {
            continue;
        }
        let mut pos = Nim::new(NimSetup::new(&stones, None, false).unwrap());
        let (table, start) = (Table::new(1 << 12), pos);
        for depth in [7, 5] {
            let expected = truth(&mut pos, &NearerWins, depth);
            macro_rules! check {
                ($name:expr, $searcher:expr) => {
                    assert_agrees($name, &$searcher, &mut pos, &NearerWins, depth, &expected);
                };
            }
            each_search!(&table, &start, check);
        }
    }
}

/// Iterative deepening ends early only if a deeper search would return the same value, also with a table that an earlier search
/// has filled.
#[test]
fn iterative_deepening_ends_with_the_value_of_the_last_depth() {
    type P = plyground_games::Connect;
    let mut dice = Dice::new(11);
    for mut pos in positions(&connect(), 30, 12, &mut dice) {
        let depth = affordable_depth(&mut pos, NODES);
        let task = Task::to_depth(depth);
        for evaluator in evaluators() {
            let expected = minimax(&mut pos, evaluator, depth, 0);
            let (table, start) = (Table::new(1 << 12), pos);
            macro_rules! check {
                ($name:expr, $searcher:expr) => {
                    let searcher = $searcher;
                    for _ in 0..2 {
                        let report = iterative_deepening(&searcher, &mut pos, evaluator, &task);
                        let found = (report.value, report.stopped);
                        assert_eq!(found, (Some(expected), None), "{}, {pos:?} to {depth}", $name);
                    }
                };
            }
            each_search!(&table, &start, check);
        }
    }
}

/// If only the outcome counts, a complete entry is valid at any depth and distance from the root. So one table serves all
/// positions of a game, each searched as a root.
#[test]
fn a_search_to_the_ends_finds_the_outcome_with_a_table_of_other_roots() {
    let table = Table::new(1 << 12);
    let mut dice = Dice::new(12);
    for mut pos in positions(&connect(), 60, 14, &mut dice) {
        let searcher = Pvs::new(&table).with_etc().exhaustive();
        let report = search(&searcher, &mut pos, &ByOutcome, &Task::to_depth(16));
        assert!(report.is_complete, "{pos:?}: {report:?}");
        assert_eq!(report.value, Some(minimax(&mut pos, &ByOutcome, 16, 0)), "{pos:?}");
    }
}
