//! How many nodes each search enters. Only this shows a missed cutoff or a superfluous re-search: neither changes a value.

use plyground_core::{Counts, Evaluator};
use plyground_games::explicit::Written;
use plyground_games::general::{ByOutcome, Scramble};
use plyground_games::{Connect, Explicit};
use plyground_search::move_ordering::{History, Killers};
use plyground_search::{
    AlphaBeta, Aspiration, Context, Minimax, Mtd, NegaScout, Negamax, Ours, Pvs, Searcher, Table, Task,
    WithMemory, minimal_tree, search,
};

use crate::games::{board, connect};

/// A uniform tree of this depth with `width` moves at every inner node, all of whose leaves have the same value.
fn uniform(width: usize, depth: usize) -> Explicit {
    let mut text = "0".to_owned();
    for _ in 0..depth {
        text = format!("[{}]", vec![text; width].join(","));
    }
    Explicit::parse(&text).unwrap()
}

/// D. Knuth and R. Moore, 1975: if every move is a best move, alpha-beta visits the critical tree and no other nodes.
#[test]
fn alpha_beta_and_its_relatives_look_at_the_critical_tree() {
    for (width, depth) in [(2, 5), (3, 4), (5, 3), (4, 4)] {
        let mut pos = uniform(width, depth);
        let power = |exponent: usize| (width as u64).pow(exponent as u32);
        let expected = power(depth.div_ceil(2)) + power(depth / 2) - 1;
        let task = Task::to_depth(depth as u16);
        let table = Table::new(0);
        let leaves = [
            search(&AlphaBeta, &mut pos, &Written, &task).counts.leaves(),
            search(&NegaScout, &mut pos, &Written, &task).counts.leaves(),
            search(&WithMemory::new(&table), &mut pos, &Written, &task).counts.leaves(),
            search(&Pvs::new(&table), &mut pos, &Written, &task).counts.leaves(),
        ];
        assert_eq!(leaves, [expected; 4], "{width} moves, depth {depth}");
        let mut context = Context { evaluator: &Written, observer: (), choices: Ours };
        let (_, minimal) = minimal_tree(&mut context, &mut pos, depth as u16).unwrap();
        let nodes = search(&AlphaBeta, &mut pos, &Written, &task).counts.nodes;
        assert_eq!(minimal, nodes, "{width} moves, depth {depth}");
    }
}

fn counts<S: Searcher<Connect>>(searcher: &S, evaluator: &dyn Evaluator<Connect>) -> Counts {
    search(searcher, &mut connect(), evaluator, &Task::to_depth(7)).counts
}

/// The whole tree of tic-tac-toe has 549,946 nodes, a well-known figure; alpha-beta enters 18,297 of them in this move order.
#[test]
fn tic_tac_toe_has_its_known_size() {
    let nodes = |minimax: bool| {
        let (mut pos, task) = (board(3, 3, 3), Task::to_depth(9));
        let report = if minimax {
            search(&Minimax, &mut pos, &ByOutcome, &task)
        } else {
            search(&AlphaBeta, &mut pos, &ByOutcome, &task)
        };
        report.counts.nodes
    };
    assert_eq!((nodes(true), nodes(false)), (549_946, 18_297));
}

/// Figures of these searches themselves: if one changes, the search has changed.
#[test]
fn every_search_enters_the_nodes_that_it_used_to() {
    let nodes = |evaluator: &dyn Evaluator<Connect>| {
        let tables: Vec<Table> = (0..8).map(|_| Table::new(1 << 12)).collect();
        let learnt = (Killers::default(), History::new(&connect()));
        [
            ("negamax", counts(&Negamax, evaluator).nodes),
            ("alpha-beta", counts(&AlphaBeta, evaluator).nodes),
            ("NegaScout", counts(&NegaScout, evaluator).nodes),
            ("memory", counts(&WithMemory::new(&tables[0]), evaluator).nodes),
            ("MTD(f)", counts(&Mtd::f(&tables[1]), evaluator).nodes),
            ("SSS*", counts(&Mtd::sss(&tables[2]), evaluator).nodes),
            ("DUAL*", counts(&Mtd::dual(&tables[3]), evaluator).nodes),
            ("aspiration", counts(&Aspiration::new(WithMemory::new(&tables[4]), 2), evaluator).nodes),
            ("PVS", counts(&Pvs::new(&tables[5]), evaluator).nodes),
            ("PVS, ETC", counts(&Pvs::new(&tables[6]).with_etc(), evaluator).nodes),
            ("PVS, ordered", counts(&Pvs::with_ordering(&tables[7], learnt), evaluator).nodes),
        ]
    };
    let scrambled = [18_097, 1_429, 2_237, 1_090, 1_077, 1_214, 1_264, 1_090, 1_015, 987, 1_675];
    assert_eq!(nodes(&Scramble).map(|(_, nodes)| nodes), scrambled, "{:?}", nodes(&Scramble));
    let flat = [18_097, 1_316, 1_300, 820, 797, 925, 797, 820, 807, 763, 714];
    assert_eq!(nodes(&ByOutcome).map(|(_, nodes)| nodes), flat, "{:?}", nodes(&ByOutcome));
}

/// With a full window and hashed values, `NegaScout` re-searches some children.
#[test]
fn re_searches_and_null_windows_are_counted() {
    let counts = counts(&NegaScout, &Scramble);
    assert_eq!((counts.scouts, counts.researches), (168, 53));
    assert_eq!((counts.nodes, counts.leaves(), counts.cutoffs()), (2_237, 1_370, 530));
}
