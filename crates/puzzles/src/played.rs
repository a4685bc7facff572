//! Games between levels, from which positions are taken.

use plyground_core::{Dice, Limits};
use plyground_play::{Plan, ProgramPlayer, SearchSettings};
use plyground_registry::{Session, open};

/// Nodes of a move: a game should take less time than the search for puzzles in it.
const NODES: u64 = 40_000;

/// The levels of the two sides and the random moves of the opening.
pub(crate) struct Playing {
    pub(crate) levels: (u8, u8),
    pub(crate) random: (usize, usize),
    pub(crate) most: usize,
}

/// A game by the seed: the moves, up to its end.
pub(crate) fn game(
    name: &str,
    playing: &Playing,
    dice: &mut Dice,
    is_over: &dyn Fn() -> bool,
) -> Option<Box<dyn Session>> {
    let mut session = open(name).ok()?;
    let (fewest, most) = playing.random;
    for _ in 0..fewest + dice.below(most - fewest + 1) {
        let legal = near(&*session);
        if session.outcome().is_some() || legal.is_empty() {
            return None;
        }
        session.play(&legal[dice.below(legal.len())]).ok()?;
    }
    let mut plan = Plan::new(session, &SearchSettings::default()).ok()?;
    let player = plan.default_player();
    let (low, high) = playing.levels;
    let mut level = || low + dice.below(usize::from(high - low) + 1) as u8;
    let programs = [level(), level()].map(|level| ProgramPlayer::level(level, player));
    let mut chance = [Dice::new(dice.next()), Dice::new(dice.next())];
    while plan.session.outcome().is_none() && plan.session.history().len() < playing.most {
        if is_over() {
            return None;
        }
        let side = plan.session.to_move().index();
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let chosen = programs[side].choose(&plan, limits, &mut chance[side]).ok()?;
        plan.session.play(&chosen.movement).ok()?;
    }
    Some(plan.session)
}

/// The legal moves for a random opening; on a large board those near its middle, where people begin.
fn near(session: &dyn Session) -> Vec<String> {
    let legal = session.legal_moves();
    let Some(grid) = session.grid().filter(|grid| grid.width * grid.height > 100 && legal.len() > 100) else {
        return legal;
    };
    let cells = session.legal_cells();
    let far = |place: usize, side: usize| (2 * place + 1).abs_diff(side);
    let is_near = |cell: &Option<usize>| {
        cell.is_some_and(|cell| {
            far(cell % grid.width, grid.width).max(far(cell / grid.width, grid.height)) <= 4
        })
    };
    legal.into_iter().zip(cells).filter(|(_, cell)| is_near(cell)).map(|(movement, _)| movement).collect()
}
