//! Whether a level solves a puzzle.

use plyground_core::{Dice, Limits, Message};
use plyground_play::{Plan, ProgramPlayer, SearchSettings};

use crate::Puzzle;

/// Whether a level finds a right move at every step, with `nodes` a move; the seed decides its chances.
pub fn solves(puzzle: &Puzzle, level: u8, nodes: u64, seed: u64) -> Result<bool, Message> {
    let mut plan = Plan::new(puzzle.open()?, &SearchSettings::default())?;
    let program = ProgramPlayer::level(level, plan.default_player());
    let mut dice = Dice::new(seed);
    let mut step = &puzzle.solution;
    loop {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let chosen = program.choose(&plan, limits, &mut dice)?;
        let Some(right) = step.find(&chosen.movement) else { return Ok(false) };
        let Some(next) = right.next.as_deref() else { return Ok(true) };
        for movement in std::iter::once(&right.movement).chain(&right.reply) {
            plan.session.play(movement)?;
        }
        step = next;
    }
}
