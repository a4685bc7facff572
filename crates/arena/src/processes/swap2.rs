//! The opening rule swap2, played by the engines themselves.
//!
//! One engine places three stones: black, white, black. The other takes black, or goes on as white, or places two more,
//! white and black, and leaves the choice to the first. Choosing white means making the next move.

use std::sync::atomic::AtomicBool;

use plyground_core::Player;
use plyground_gomoku::Cell;

use super::game::RunningEngines;
use super::running_engine::{EngineMove, Failed, Swap2Choice};
use crate::{Fault, Referee};

/// The outcome of the opening.
pub(super) struct GameStart {
    /// The stones of the opening; they are on the referee's board.
    pub(super) opening: Vec<Cell>,
    /// Black and white.
    pub(super) sides: [usize; 2],
    /// The move of the engine that chose white. The referee has not seen it yet.
    pub(super) first: Option<EngineMove>,
}

/// Lets two engines agree on an opening and on colours. Until a colour is chosen, the engine that begins counts as
/// black: a fault is reported for that colour.
pub(super) fn agree(
    sides: [usize; 2],
    engines: &mut RunningEngines,
    referee: &mut Referee,
    stop: &AtomicBool,
) -> Result<GameStart, (Player, Failed)> {
    let mut opening: Vec<Cell> = Vec::new();
    let mut asked = Player::First;
    loop {
        let engine = sides[asked.index()];
        let running = engines.get_mut(&engine).expect("both were started for this game");
        let (choice, note) = running.choose(&opening, stop).map_err(|failed| (asked, failed))?;
        let other = sides[asked.other().index()];
        match (opening.len(), choice) {
            (0, Swap2Choice::Stones(stones)) if stones.len() == 3 => {
                put(referee, &mut opening, &stones, asked)?;
            }
            (3, Swap2Choice::Stones(stones)) if stones.len() == 2 => {
                put(referee, &mut opening, &stones, asked)?;
            }
            (3 | 5, Swap2Choice::Swap) => {
                return Ok(GameStart { opening, sides: [engine, other], first: None });
            }
            (3 | 5, Swap2Choice::Stones(stones)) if stones.len() == 1 => {
                let (column, row) = stones[0];
                let first = Some(EngineMove { column, row, note });
                return Ok(GameStart { opening, sides: [other, engine], first });
            }
            (stones, choice) => {
                let detail = format!("SWAP2BOARD with {stones} stones was answered by {choice}");
                return Err((asked, Failed::Fault(Fault::Protocol, detail)));
            }
        }
        asked = asked.other();
    }
}

/// Places stones of an opening, which must not end the game.
fn put(
    referee: &mut Referee,
    opening: &mut Vec<Cell>,
    stones: &[(i64, i64)],
    by: Player,
) -> Result<(), (Player, Failed)> {
    for &(column, row) in stones {
        let cell = referee.play(column, row).map_err(|breach| {
            let detail = format!("stone {}, {column},{row}: {}", opening.len() + 1, breach.reason());
            (by, Failed::Fault(breach.fault(), detail))
        })?;
        opening.push(cell);
    }
    Ok(())
}
