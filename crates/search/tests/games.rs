//! The games on which searches are compared with minimax, and positions of them.

use plyground_core::{Dice, Evaluator, Keyed, Position, Score, Window};
use plyground_games::boxes::BoxesShape;
use plyground_games::connect::ConnectShape;
use plyground_games::general::{NearerWins, Scramble};
use plyground_games::mnk::{Rules, Small};
use plyground_games::nim::NimSetup;
use plyground_games::{Boxes, Connect, Kalah, Mnk, Nim};

pub(crate) fn board(width: usize, height: usize, k: usize) -> Mnk<Small> {
    Mnk::new(width, height, k, Rules::default()).unwrap()
}

/// Connect three on four columns of four cells.
pub(crate) fn connect() -> Connect {
    Connect::new(ConnectShape::new(4, 4, 3).unwrap())
}

/// Here a position can occur at different distances from the root, unlike on a board where each move fills one cell.
pub(crate) fn nim() -> Nim {
    Nim::new(NimSetup::new(&[1, 2, 3], None, false).unwrap())
}

/// A side that closes a box moves again.
pub(crate) fn boxes(width: usize, height: usize) -> Boxes {
    Boxes::new(BoxesShape::new(width, height).unwrap())
}

/// A side whose last seed falls into its own store moves again.
pub(crate) fn kalah() -> Kalah {
    Kalah::new(3, 2).unwrap()
}

/// Evaluators that expose mistakes of a search. The first values a position by a hash of its key, so that a wrong line
/// mostly shows as a wrong value; for the second a nearer win is worth more, so that the distance from the root counts.
pub(crate) fn evaluators<P: Keyed>() -> [&'static dyn Evaluator<P>; 2] {
    [&Scramble, &NearerWins]
}

/// The start, and `count` positions after up to `longest` random moves.
pub(crate) fn positions<P: Position>(start: &P, count: usize, longest: usize, dice: &mut Dice) -> Vec<P> {
    let mut found = vec![start.clone()];
    for _ in 0..count {
        let mut pos = start.clone();
        for _ in 0..dice.below(longest + 1) {
            let Some(m) = pos.pick(dice.next()) else { break };
            pos.make(m);
        }
        found.push(pos);
    }
    found
}

/// The largest depth below 20 at which minimax enters no more than `most` nodes; at least 1.
pub(crate) fn affordable_depth<P: Position>(pos: &mut P, most: u64) -> u16 {
    let fits = |depth: &u16| plyground_search::positions(&mut pos.clone(), *depth, most).is_some();
    (1..20).take_while(fits).last().unwrap_or(1)
}

/// A random window among the scores from `-spread` to `spread`: half of them null, a quarter infinite on one side.
pub(crate) fn random_window(spread: i32, dice: &mut Dice) -> Window {
    let mut score = || dice.below(2 * spread as usize + 1) as i32 - spread;
    let (one, other) = (score(), score());
    let window = Window { alpha: Score::new(one.min(other)), beta: Score::new(one.max(other) + 1) };
    match dice.below(8) {
        0..4 => window.scout(),
        4 => Window { alpha: -Score::INFINITE, ..window },
        5 => Window { beta: Score::INFINITE, ..window },
        _ => window,
    }
}
