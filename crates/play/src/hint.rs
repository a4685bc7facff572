//! What to play, and why.

use plyground_core::{Limits, Message};
use plyground_i18n::{Texts, say};
use plyground_registry::{Insight, Session, Worth};

use crate::worth;

/// A move for somebody who does not know what to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub movement: String,
    /// Its cell, on boards of cells.
    pub cell: Option<usize>,
    /// What it is worth to the side that makes it.
    pub worth: Worth,
    /// What may follow, the move first.
    pub line: Vec<String>,
    /// How far the search looked.
    pub depth: u16,
    /// Why: a sentence each, the weightiest first.
    pub reasons: Vec<String>,
}

/// Looks for the best move within limits; `None` where the game is over or the limits were too tight for any.
pub fn hint(session: &dyn Session, limits: Limits<'_>, texts: &Texts) -> Option<Hint> {
    let mut last: Option<Insight> = None;
    session.analyst(1).look(limits, &mut |insight| last = Some(insight.clone()));
    let insight = last?;
    let best = insight.lines.first()?;
    let movement = best.moves.first()?.clone();
    let mut reasons = reasons(session, &movement, texts);
    reasons.push(outlook(best.worth, insight.depth, &best.moves, texts));
    Some(Hint {
        cell: best.cells.first().copied().flatten(),
        worth: best.worth,
        line: best.moves.clone(),
        depth: insight.depth,
        movement,
        reasons,
    })
}

/// What a move does, a sentence each.
pub fn reasons(session: &dyn Session, movement: &str, texts: &Texts) -> Vec<String> {
    let sentence = |what: &Message| say!(texts, "hint-does", movement = movement, what = texts.tell(what));
    session.remarks(movement).iter().map(sentence).collect()
}

/// What the search expects of the move.
fn outlook(worth: Worth, depth: u16, line: &[String], texts: &Texts) -> String {
    let line = line.join(" ");
    match worth {
        Worth::Win(plies) => say!(texts, "hint-wins", plies = plies, line = line),
        Worth::Loss(plies) => say!(texts, "hint-delays", plies = plies, line = line),
        Worth::Draw => say!(texts, "hint-draws", line = line),
        Worth::Points(_) => {
            say!(texts, "hint-best", depth = depth, worth = worth::words(worth, texts), line = line)
        }
    }
}
