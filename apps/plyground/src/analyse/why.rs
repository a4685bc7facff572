//! `--why CELL`: why this is not the move.

use plyground_gomoku::{Cell, Made, NoWin};
use plyground_i18n::say;
use plyground_registry::Player;
use serde_json::{Value, json};

use super::position::{GomokuPosition, side_id};
use super::show::{Judged, worth};
use super::threats::kind;
use crate::failure::Failure;
use crate::language::texts;

/// The result for a move.
pub(super) struct Why {
    cell: Cell,
    sentence: String,
    /// Its value, if it is legal and the value is known.
    judged: Option<Judged>,
    is_legal: bool,
}

/// Explains a move. `search` returns the line that begins with a move, from the side that makes it.
pub(super) fn explain(
    position: &GomokuPosition,
    cell: Cell,
    best: &Judged,
    search: &mut dyn FnMut(Cell) -> Result<Option<Judged>, Failure>,
) -> Result<Why, Failure> {
    let name = position.cell(cell);
    let mut board = position.board.clone();
    let me = board.to_move();
    let illegal = |sentence: String| Ok(Why { cell, sentence, judged: None, is_legal: false });
    if let Some(owner) = board.stone(cell) {
        return illegal(say!(texts(), "analyse-why-taken", cell = name, side = side_id(owner)));
    }
    if me == Player::First && board.forbidden(cell).is_some() {
        let reason = Made::of(&mut board, me, cell).map_or_else(String::new, kind);
        return illegal(say!(texts(), "analyse-why-forbidden", cell = name, why = reason));
    }
    let best_name = best.moves.first().map_or_else(String::new, |&best| position.cell(best));
    let best_worth = worth(best);
    if best.moves.first() == Some(&cell) {
        let sentence = say!(texts(), "analyse-why-best", cell = name, worth = best_worth);
        return Ok(Why { cell, sentence, judged: Some(best.clone()), is_legal: true });
    }
    let judged = search(cell)?;
    let sentence = match &judged {
        Some(found) => say!(
            texts(),
            "analyse-why-worse",
            cell = name,
            worth = worth(found),
            best = best_name,
            bestworth = best_worth,
            line = position.cells(&found.moves).join(" ")
        ),
        None => say!(texts(), "analyse-why-unknown", cell = name),
    };
    let no_win = board.why_no_win(me, cell).map(|reason| {
        texts().get(match reason {
            NoWin::Overline => "analyse-overline",
            NoWin::ClosedFive => "analyse-closed-five",
        })
    });
    let sentence = no_win.into_iter().chain([sentence]).collect::<Vec<_>>().join("; ");
    Ok(Why { cell, sentence, judged, is_legal: true })
}

impl Why {
    pub(super) fn sentence(&self) -> &str {
        &self.sentence
    }

    pub(super) fn json(&self, position: &GomokuPosition) -> Value {
        let moves = self.judged.as_ref().map(|judged| position.cells(&judged.moves));
        json!({
            "cell": position.cell(self.cell),
            "legal": self.is_legal,
            "words": self.sentence,
            "score": self.judged.as_ref().map(Judged::score),
            "mate": self.judged.as_ref().and_then(Judged::mate),
            "pv": moves,
        })
    }
}
