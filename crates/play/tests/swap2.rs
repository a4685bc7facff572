//! The opening rule swap2.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_play::{SideChoice, Swap2Decision, Swap2Player, Swap2Step, swap2_decision, swap2_step};
use plyground_registry::{Limits, Session, open};

fn few() -> Limits<'static> {
    Limits { nodes: Some(500), ..Limits::default() }
}

#[test]
fn the_steps_follow_the_rule() {
    use Swap2Player::{Chooser, Opener};
    for (stones, adds, step) in [
        (0, false, Some(Swap2Step::Place(Opener, 3))),
        (2, false, Some(Swap2Step::Place(Opener, 1))),
        (3, false, Some(Swap2Step::Choose(Chooser, true))),
        (3, true, Some(Swap2Step::Place(Chooser, 2))),
        (5, true, Some(Swap2Step::Choose(Opener, false))),
        (5, false, None),
        (1, true, None),
        (6, true, None),
    ] {
        assert_eq!(swap2_step(stones, adds), step, "{stones} {adds}");
    }
}

#[test]
fn a_program_opens_and_takes_the_better_side() {
    let mut session = open("gomoku").unwrap();
    let mut openings = Vec::new();
    for seed in 0..3 {
        let Some(Swap2Decision::Place(moves)) = swap2_decision(&*session, false, seed, few()) else {
            panic!()
        };
        assert_eq!(moves.len(), 3);
        openings.push(moves);
    }
    assert!(openings[0] != openings[1] && openings[1] != openings[2], "{openings:?}");
    let taken = |session: &dyn Session| swap2_decision(session, false, 1, few());
    // Three stones of X and O far from each other: X has two stones side by side in the centre.
    for text in ["h8", "a1", "h9"] {
        session.play(text).unwrap();
    }
    assert_eq!(taken(&*session), Some(Swap2Decision::Take(SideChoice::Swap)));
    assert_eq!(taken(&*open("tic-tac-toe").unwrap()), None);
    assert!(!open("renju").unwrap().has_swap2() && open("gomoku(15,exact)").unwrap().has_swap2());
}
