//! Hints: a move and the reasons for it.

use std::cell::Cell;

use plyground_core::{Limits, Message};
use plyground_i18n::{Texts, say};
use plyground_registry::{AnalystOptions, Insight, Prospect, Session, Worth};

use crate::worth;

/// In positions with at most this many legal moves the search goes on after a win is found: that costs almost no time,
/// and gives exact values for the other moves.
const FEW: usize = 16;

/// A suggested move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub movement: String,
    /// Its cell, on boards of cells.
    pub cell: Option<usize>,
    /// Its value for the side that makes it.
    pub worth: Worth,
    /// The principal variation, beginning with the move.
    pub line: Vec<String>,
    /// The depth of the search.
    pub depth: u16,
    /// The reasons, one sentence each, the most important first.
    pub reasons: Vec<String>,
}

/// Searches for the best move within limits; `None` if the game is over or the limits were too tight to find any.
pub fn hint(session: &dyn Session, limits: Limits<'_>, texts: &Texts) -> Option<Hint> {
    let moves = session.legal_moves().len();
    let is_won = Cell::new(false);
    let is_over = || is_won.get() || limits.deadline.is_some_and(|expired| expired());
    let mut last: Option<Insight> = None;
    session.analyst(AnalystOptions::lines(2)).look(
        Limits { deadline: Some(&is_over), ..limits },
        &mut |insight| {
            let best = insight.lines.first().map(|line| line.worth);
            is_won.set(moves > FEW && matches!(best, Some(Worth::Win(_))));
            last = Some(insight.clone());
        },
    );
    let insight = last?;
    let best = insight.lines.first()?;
    let movement = best.moves.first()?.clone();
    let mut reasons = reasons(session, &movement, texts);
    if moves == 1 {
        reasons.push(texts.get("hint-only"));
    } else if let Some(next) = insight.lines.get(1) {
        reasons.extend(comparison(session, best.worth, next, texts));
    }
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

/// What a move does, one sentence each; if it has no immediate effect, its merits.
pub fn reasons(session: &dyn Session, movement: &str, texts: &Texts) -> Vec<String> {
    let name = called(session, movement, texts);
    let sentence = |what: &Message| say!(texts, "hint-does", movement = &name, what = texts.tell(what));
    let remarks = session.remarks(movement);
    let said = if remarks.is_empty() { session.merits(movement) } else { remarks };
    said.iter().map(sentence).collect()
}

/// The name of a move at the beginning of a sentence.
fn called(session: &dyn Session, movement: &str, texts: &Texts) -> String {
    if session.is_written() {
        say!(texts, "explain-branch-title", movement = movement)
    } else {
        movement.to_owned()
    }
}

/// Compares the move with the second best, which is at least as good as all the others.
fn comparison(session: &dyn Session, best: Worth, next: &Prospect, texts: &Texts) -> Option<String> {
    let other = called(session, next.moves.first()?, texts);
    Some(match (best, next.worth) {
        (Worth::Win(plies), Worth::Win(later)) if later > plies => {
            say!(texts, "hint-wins-later", other = other, plies = later)
        }
        (Worth::Win(_), Worth::Win(_)) => say!(texts, "hint-wins-too", other = other),
        (Worth::Win(_), Worth::Draw | Worth::Loss(_)) => texts.get("hint-only-win"),
        (Worth::Draw, Worth::Draw) => say!(texts, "hint-draws-too", other = other),
        (Worth::Draw, Worth::Loss(plies)) => {
            say!(texts, "hint-only-draw", other = other, plies = plies)
        }
        (Worth::Points(_), Worth::Loss(plies)) => {
            say!(texts, "hint-rest-loses", other = other, plies = plies)
        }
        (Worth::Loss(plies), Worth::Loss(sooner)) if sooner < plies => {
            say!(texts, "hint-loses-sooner", other = other, plies = sooner)
        }
        // The search stops at a win, so the other values are not exact; and the sentence on a loss already says that no
        // other move delays it longer.
        (Worth::Win(_), Worth::Points(_)) | (Worth::Loss(_), _) => return None,
        (best, next) => match points(best).saturating_sub(points(next)) {
            0 => say!(texts, "hint-as-good", other = other),
            less => say!(texts, "hint-next", other = other, points = worth::amount(less)),
        },
    })
}

/// The points of an undecided position; 0 for a decided one.
fn points(worth: Worth) -> i32 {
    if let Worth::Points(points) = worth { points } else { 0 }
}

/// What the search expects after the move.
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
