//! Finished games as records, to be written as SGF and PSQ.

use plyground_core::Outcome;
use plyground_gomoku::record::{Record, Rows, read_cells};

use super::result::{GameResult, MoveNote};
use super::setup::MatchSetup;

/// The record of a game. None if its moves cannot be read.
pub fn record(game: &GameResult, setup: &MatchSetup) -> Option<Record> {
    let cells = read_cells(&game.moves, setup.size, setup.size, Rows::FromBottom).ok()?;
    let mut record = Record::of_cells(setup.size, setup.size, cells).ok()?;
    record.rule = setup.rule();
    record.players = [game.black.clone(), game.white.clone()];
    record.result = Some(Outcome::from(game.winner));
    record.ending = match game.detail.as_str() {
        "" => game.ending.id().to_owned(),
        detail => format!("{}: {detail}", game.ending.id()),
    };
    record.event = format!("game {}", game.game + 1);
    for (number, turn) in record.moves.iter_mut().enumerate() {
        match number.checked_sub(game.opening) {
            None => "opening".clone_into(&mut turn.comment),
            Some(number) => {
                if let Some(note) = game.notes.get(number) {
                    // These formats have whole milliseconds only.
                    let ms = (note.time.as_secs_f64() * 1e3).round();
                    turn.milliseconds = Some(ms as u64);
                    turn.comment = remark(note);
                }
            }
        }
    }
    Some(record)
}

/// An engine's remark about its move, without the protocol's keyword.
pub fn remark(note: &MoveNote) -> String {
    let text = note.said.trim();
    text.strip_prefix("MESSAGE").map_or(text, str::trim_start).to_owned()
}
