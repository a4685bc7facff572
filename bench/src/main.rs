//! Plyground against its rivals: ratios measured in one run.
//!
//! Every row is a race between our code and somebody else's on the same task. Times are the shortest of many rounds
//! in which both take turns; node counts are exact. `--json FILE` writes the records, `--write` brings
//! `docs/performance.md` up to date.

mod by_hand;
mod connect;
mod engine;
mod measure;
mod memory;
mod report;
mod rival;
mod web;

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use minimax::Strategy;
use minimax::strategies::negamax::Negamax as RivalNegamax;
use plyground_core::{Evaluator, Observer, Score, Window};
use plyground_games::Mnk;
use plyground_games::general::{ByOutcome, Zero};
use plyground_games::mnk::{Large, Rules, Small, Stones};
use plyground_search::observers::{Counting, Recorder};
use plyground_search::{AlphaBeta, Context, Minimax, Ours, Searcher};

use measure::race;
use report::{Bar, Record};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("web", load)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return web::run(load);
    }
    let wishes = match report::Wishes::read() {
        Ok(wishes) => wishes,
        Err(code) => return code,
    };
    let mut records = vec![
        tic_tac_toe_minimax(),
        tic_tac_toe_alpha_beta(),
        tic_tac_toe_against_rival(),
        tic_tac_toe_against_rival_with_bits(),
        fifteen_against_rival(),
        counting_tic_tac_toe(),
        counting_fifteen(),
        recording_tic_tac_toe(),
        recording_fifteen(),
        peeking(),
        connect::alpha_beta(),
        connect::iterative(),
        connect::solved(),
        engine::threads("gomoku engine, 15x15, two threads, nodes a second", 15),
        engine::threads("gomoku engine, 20x20, two threads, nodes a second", 20),
        engine::to_depth("gomoku engine, 20 positions to depth 12, one thread", 12),
        engine::to_depth("gomoku engine, 20 positions to depth 14, one thread", 14),
    ];
    let limits = [
        ("gomoku brain, most memory, max_memory 70 MB", 70_000_000),
        ("gomoku brain, most memory, max_memory 350 MB", 350_000_000),
        ("gomoku brain, most memory, max_memory 1 GB", 1_000_000_000),
    ];
    records.extend(limits.into_iter().filter_map(|(task, limit)| memory::peak(task, limit)));
    records.extend(web::records());
    report::publish(&records, &wishes)
}

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

fn tic_tac_toe_minimax() -> Record {
    let mut pos = board::<Small>(3, 3);
    let (ours, theirs) =
        race(200, || value(&Minimax, &mut pos, 9, &ByOutcome, ()), || by_hand::minimax(black_box([0, 0]), 0));
    Record::times("tic-tac-toe minimax", "by hand", ours, theirs, Bar::AtMost(1.3))
}

fn tic_tac_toe_alpha_beta() -> Record {
    let mut pos = board::<Small>(3, 3);
    let (ours, theirs) = race(
        3_000,
        || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()),
        || by_hand::alpha_beta(black_box([0, 0]), 0, -2, 2),
    );
    Record::times("tic-tac-toe alpha-beta", "by hand", ours, theirs, Bar::AtMost(1.3))
}

fn peeking() -> Record {
    let mut pos = board::<Small>(3, 3);
    let (ours, theirs) = race(
        3_000,
        || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()),
        || by_hand::peeking_alpha_beta(black_box([0, 0]), -2, 2),
    );
    Record::times("tic-tac-toe alpha-beta", "by hand, wins seen a ply early", ours, theirs, Bar::None)
}

fn tic_tac_toe_against_rival() -> Record {
    let mut pos = board::<Small>(3, 3);
    let mut rival = RivalNegamax::new(rival::PlainUndecided, 9);
    let (ours, theirs) = race(
        1_000,
        || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()),
        || rival.choose_move(&rival::Squares::EMPTY),
    );
    let (ours, theirs) = (1.0 / ours, 1.0 / theirs);
    Record::speeds(
        "tic-tac-toe alpha-beta, searches a second",
        "minimax 0.6",
        ours,
        theirs,
        Bar::AtLeast(5.0),
    )
}

fn tic_tac_toe_against_rival_with_bits() -> Record {
    let mut pos = board::<Small>(3, 3);
    let mut rival = RivalNegamax::new(rival::Undecided, 9);
    let (ours, theirs) = race(
        1_000,
        || value(&AlphaBeta, &mut pos, 9, &ByOutcome, ()),
        || rival.choose_move(&rival::Bits::EMPTY),
    );
    let (ours, theirs) = (1.0 / ours, 1.0 / theirs);
    Record::speeds(
        "tic-tac-toe alpha-beta, searches a second",
        "minimax 0.6 with the bit board of the loop by hand",
        ours,
        theirs,
        Bar::None,
    )
}

fn fifteen_against_rival() -> Record {
    let mut pos = board::<Large>(15, 5);
    let mut counting = Counting::new();
    value(&AlphaBeta, &mut pos, 3, &Zero, &mut counting);
    let our_nodes = counting.into_counts().nodes;
    RivalNegamax::new(rival::Nothing::<15, 5, true>, 3).choose_move(&rival::Board::new());
    let their_nodes = 1 + rival::NODES.load(Ordering::Relaxed);
    let mut rival = RivalNegamax::new(rival::Nothing::<15, 5, false>, 3);
    let start = rival::Board::new();
    let (ours, theirs) = race(50, || value(&AlphaBeta, &mut pos, 3, &Zero, ()), || rival.choose_move(&start));
    let (ours, theirs) = (our_nodes as f64 / ours, their_nodes as f64 / theirs);
    Record::speeds(
        "15x15 five in a row, depth 3, zero, nodes a second",
        "minimax 0.6",
        ours,
        theirs,
        Bar::AtLeast(2.0),
    )
}

fn counting_tic_tac_toe() -> Record {
    let (mut a, mut b) = (board::<Small>(3, 3), board::<Small>(3, 3));
    let (ours, theirs) = race(
        200,
        || value(&Minimax, &mut a, 9, &ByOutcome, Counting::new()),
        || value(&Minimax, &mut b, 9, &ByOutcome, ()),
    );
    Record::times("counting, tic-tac-toe minimax", "no counting", ours, theirs, Bar::Missed(1.03))
}

fn counting_fifteen() -> Record {
    let (mut a, mut b) = (board::<Large>(15, 5), board::<Large>(15, 5));
    let (ours, theirs) = race(
        20,
        || value(&Minimax, &mut a, 3, &Zero, Counting::new()),
        || value(&Minimax, &mut b, 3, &Zero, ()),
    );
    Record::times("counting, 15x15 minimax depth 3", "no counting", ours, theirs, Bar::AtMost(1.03))
}

fn recording_tic_tac_toe() -> Record {
    let (mut a, mut b) = (board::<Small>(3, 3), board::<Small>(3, 3));
    let (ours, theirs) = race(
        300,
        || value(&AlphaBeta, &mut a, 9, &ByOutcome, Recorder::new(100_000)),
        || value(&AlphaBeta, &mut b, 9, &ByOutcome, ()),
    );
    Record::times("recording, tic-tac-toe alpha-beta, all events", "no recording", ours, theirs, Bar::None)
}

fn recording_fifteen() -> Record {
    let (mut a, mut b) = (board::<Large>(15, 5), board::<Large>(15, 5));
    let (ours, theirs) = race(
        10,
        || value(&Minimax, &mut a, 3, &Zero, Recorder::new(100_000)),
        || value(&Minimax, &mut b, 3, &Zero, ()),
    );
    Record::times("recording, 15x15 minimax depth 3, thinned out", "no recording", ours, theirs, Bar::None)
}
