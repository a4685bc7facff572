//! The results that Monte Carlo tree search proves are those of minimax.

use std::fmt::Debug;

use plyground_core::{Dice, Indexed, Limits, StopReason};
use plyground_search::MonteCarlo;
use plyground_search::monte_carlo::{MctsResult, Options};

use crate::definition::outcome;
use crate::games::{board, boxes, connect, nim, positions};

fn assert_sound<P: Indexed + Debug>(outlook: &MctsResult<P::Move>, pos: &mut P) {
    let expected = outcome(pos);
    assert!(outlook.proven.is_none_or(|proven| proven == expected), "{pos:?}: {outlook:?}");
    for sampled in &outlook.moves {
        if let Some(proven) = sampled.proven {
            assert_eq!(proven, pos.after(sampled.movement, |pos| outcome(pos)), "{pos:?}: {outlook:?}");
        }
        assert!(sampled.points.unsigned_abs() <= sampled.visits, "{pos:?}: {outlook:?}");
    }
    if let Some(best) = outlook.best.filter(|_| outlook.proven.is_some()) {
        assert_eq!(pos.after(best, |pos| outcome(pos)), expected, "{pos:?}: {outlook:?}");
    }
}

fn hold<P>(start: &P, longest: usize)
where
    P: Indexed + Send + Debug,
    P::Move: Send,
{
    let mut dice = Dice::new(60);
    for mut pos in positions(start, 12, longest, &mut dice) {
        let seed = dice.next();
        for (playouts, threads) in [(1 + seed % 60, 1), (20_000, 1), (20_000, 3)] {
            let options = Options { playouts: Some(playouts), seed, threads, ..Options::default() };
            for search in [MonteCarlo::new(options), MonteCarlo::new(options).with_rave(500.0)] {
                let outlook = search.search_on_threads(&pos, &|| None, Limits::default());
                assert_sound(&outlook, &mut pos);
                if (playouts, threads) == (20_000, 1) {
                    assert_eq!(outlook.proven, Some(outcome(&mut pos)), "{pos:?}: {outlook:?}");
                }
                let again = search.search_on_threads(&pos, &|| None, Limits::default());
                assert_eq!(outlook, again, "the same seed gives the same answer");
            }
        }
    }
}

#[test]
fn proofs_agree_with_minimax_on_tic_tac_toe() {
    let mut start = board(3, 3, 3);
    plyground_core::Position::make(&mut start, plyground_games::mnk::MnkCell::new(0));
    hold(&start, 8);
}

#[test]
fn proofs_agree_with_minimax_on_nim_and_boxes() {
    hold(&nim(), 4);
    hold(&boxes(1, 2), 6);
}

/// A deadline or a proof ends all threads.
#[test]
fn a_deadline_and_a_proof_end_all_threads() {
    let pos = connect();
    let options = Options { playouts: None, threads: 3, ..Options::default() };
    let asked = std::cell::Cell::new(0);
    let deadline = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    let limits = Limits { deadline: Some(&deadline), ..Limits::default() };
    let outlook = MonteCarlo::new(options).search_on_threads(&pos, &|| None, limits);
    assert!(outlook.stopped == Some(StopReason::Deadline) || outlook.proven.is_some(), "{outlook:?}");

    // Without a limit only a proof ends the search.
    let outlook = MonteCarlo::new(options).search_on_threads(&nim(), &|| None, Limits::default());
    assert_eq!(outlook.proven, Some(outcome(&mut nim())));
}
