//! Quiescence search, on a game in which closing a box is a capture.

use plyground_core::{Dice, Evaluator, Noisy, Score};
use plyground_games::Boxes;
use plyground_games::general::Scramble;
use plyground_search::{Quiescence, Task, search};

use crate::definition::assert_keeps_contract;
use crate::games::{boxes, positions, random_window};

/// The value by its definition: below the horizon the side to move stands pat, unless all its moves are noisy, or goes on
/// with a noisy move.
fn settled(pos: &mut Boxes, depth: u16, ply: u16) -> Score {
    use plyground_core::Position;
    if let Some(outcome) = pos.outcome() {
        return Scramble.finished(pos, outcome, ply);
    }
    let (us, total) = (pos.to_move(), pos.move_count());
    let tried: Vec<_> = pos.moves().filter(|&m| depth > 0 || pos.is_noisy(m)).collect();
    let stands = depth == 0 && tried.len() < total;
    let mut best = stands.then(|| Scramble.evaluate(pos));
    for m in tried {
        let value = pos.after(m, |pos| {
            let value = settled(pos, depth.saturating_sub(1), ply + 1);
            if pos.to_move() == us { value } else { -value }
        });
        best = best.max(Some(value));
    }
    best.expect("an unfinished game has a move")
}

#[test]
fn quiescence_goes_on_until_nothing_can_be_captured() {
    let mut dice = Dice::new(30);
    for mut pos in positions(&boxes(2, 2), 60, 11, &mut dice) {
        for depth in 0..3 {
            let value = settled(&mut pos, depth, 0);
            let report = search(&Quiescence, &mut pos, &Scramble, &Task::to_depth(depth));
            assert_eq!(report.value, Some(value), "{pos:?} to {depth}");
            for spread in [4, 70] {
                let asked = (depth, random_window(spread, &mut dice));
                assert_keeps_contract("quiescence", &Quiescence, &mut pos, &Scramble, asked, value);
            }
        }
    }
}
