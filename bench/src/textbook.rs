//! The textbook searches against hand-written code and the crate `minimax` 0.6, and the cost of counting and recording.

use std::hint::black_box;
use std::sync::atomic::Ordering;

use minimax::Strategy;
use minimax::strategies::negamax::Negamax as RivalNegamax;
use plyground_core::{Evaluator, Observer, Score, Window};
use plyground_games::Mnk;
use plyground_games::general::{ByOutcome, Zero};
use plyground_games::mnk::{Large, Rules, Small, Stones};
use plyground_search::observers::{Counting, Recorder};
use plyground_search::{AlphaBeta, Context, Minimax, Ours, Searcher};

use crate::measure::{race, race_rates};
use crate::report::{Bar, Measurement, Unit};
use crate::{by_hand, rival};

pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: "tic-tac-toe minimax",
        rival: "by hand",
        unit: Unit::Time,
        bar: Bar::AtMost(1.3),
        measure: |_| {
            let mut pos = board::<Small>(3, 3);
            let ours = || value(&Minimax, &mut pos, 9, &ByOutcome, ());
            race(200, ours, || by_hand::minimax(black_box([0, 0]), 0)).into()
        },
    },
    Measurement {
        task: "tic-tac-toe alpha-beta",
        rival: "by hand",
        unit: Unit::Time,
        bar: Bar::AtMost(1.3),
        measure: |_| {
            let mut pos = board::<Small>(3, 3);
            let ours = || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ());
            race(3_000, ours, || by_hand::alpha_beta(black_box([0, 0]), 0, -2, 2)).into()
        },
    },
    Measurement {
        task: "tic-tac-toe alpha-beta",
        rival: "by hand, wins seen a ply early",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| {
            let mut pos = board::<Small>(3, 3);
            let ours = || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ());
            race(3_000, ours, || by_hand::peeking_alpha_beta(black_box([0, 0]), -2, 2)).into()
        },
    },
    Measurement {
        task: "tic-tac-toe alpha-beta, searches a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(5.0),
        measure: |_| {
            let mut pos = board::<Small>(3, 3);
            let mut rival = RivalNegamax::new(rival::PlainUndecided, 9);
            let ours = || u64::from(value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()).is_finite());
            let theirs = || u64::from(rival.choose_move(&rival::Squares::EMPTY).is_some());
            race_rates(1_000, ours, theirs).into()
        },
    },
    Measurement {
        task: "tic-tac-toe alpha-beta, searches a second",
        rival: "minimax 0.6 with the bit board of the loop by hand",
        unit: Unit::Rate,
        bar: Bar::None,
        measure: |_| {
            let mut pos = board::<Small>(3, 3);
            let mut rival = RivalNegamax::new(rival::Undecided, 9);
            let ours = || u64::from(value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()).is_finite());
            let theirs = || u64::from(rival.choose_move(&rival::TicTacToeBits::EMPTY).is_some());
            race_rates(1_000, ours, theirs).into()
        },
    },
    Measurement {
        task: "15x15 five in a row, depth 3, zero, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(2.0),
        measure: |_| {
            let mut pos = board::<Large>(15, 5);
            let mut counting = Counting::new();
            value(&AlphaBeta, &mut pos, 3, &Zero, &mut counting);
            let our_nodes = counting.into_counts().nodes;
            RivalNegamax::new(rival::Nothing::<15, 5, true>, 3).choose_move(&rival::SquareBoard::new());
            let their_nodes = 1 + rival::NODES.load(Ordering::Relaxed);
            let mut rival = RivalNegamax::new(rival::Nothing::<15, 5, false>, 3);
            let start = rival::SquareBoard::new();
            let ours = || {
                value(&AlphaBeta, &mut pos, 3, &Zero, ());
                our_nodes
            };
            let theirs = || {
                rival.choose_move(&start);
                their_nodes
            };
            race_rates(50, ours, theirs).into()
        },
    },
    Measurement {
        task: "counting, tic-tac-toe minimax",
        rival: "no counting",
        unit: Unit::Time,
        bar: Bar::Missed(1.03),
        measure: |_| {
            let (mut a, mut b) = (board::<Small>(3, 3), board::<Small>(3, 3));
            let ours = || value(&Minimax, &mut a, 9, &ByOutcome, Counting::new());
            race(200, ours, || value(&Minimax, &mut b, 9, &ByOutcome, ())).into()
        },
    },
    Measurement {
        task: "counting, 15x15 minimax depth 3",
        rival: "no counting",
        unit: Unit::Time,
        bar: Bar::AtMost(1.03),
        measure: |_| {
            let (mut a, mut b) = (board::<Large>(15, 5), board::<Large>(15, 5));
            let ours = || value(&Minimax, &mut a, 3, &Zero, Counting::new());
            race(20, ours, || value(&Minimax, &mut b, 3, &Zero, ())).into()
        },
    },
    Measurement {
        task: "recording, tic-tac-toe alpha-beta, all events",
        rival: "no recording",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| {
            let (mut a, mut b) = (board::<Small>(3, 3), board::<Small>(3, 3));
            let ours = || value(&AlphaBeta, &mut a, 9, &ByOutcome, Recorder::new(100_000));
            race(300, ours, || value(&AlphaBeta, &mut b, 9, &ByOutcome, ())).into()
        },
    },
    Measurement {
        task: "recording, 15x15 minimax depth 3, thinned out",
        rival: "no recording",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| {
            let (mut a, mut b) = (board::<Large>(15, 5), board::<Large>(15, 5));
            let ours = || value(&Minimax, &mut a, 3, &Zero, Recorder::new(100_000));
            race(10, ours, || value(&Minimax, &mut b, 3, &Zero, ())).into()
        },
    },
];

/// The bare search: no counting, no limits, our conventions.
fn value<S: Stones, E: Evaluator<Mnk<S>>, O: Observer<Mnk<S>>>(
    searcher: &impl Searcher<Mnk<S>>,
    pos: &mut Mnk<S>,
    depth: u16,
    evaluator: &E,
    observer: O,
) -> Score {
    let mut context = Context { evaluator, observer, choices: Ours };
    searcher.value(&mut context, pos, depth, Window::FULL).expect("nothing stops it")
}

fn board<S: Stones>(side: usize, k: usize) -> Mnk<S> {
    Mnk::new(side, side, k, Rules::default()).expect("the board fits")
}
