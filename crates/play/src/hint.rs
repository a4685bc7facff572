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

impl Hint {
    /// The value of the move in words; as in an analysis, a win that may not be the shortest is one "at most".
    pub fn worth_words(&self, texts: &Texts) -> String {
        worth::words_at(self.worth, self.depth, texts)
    }
}

/// Searches for the best move within limits; `None` if the game is over or the limits were too tight to find any.
pub fn hint(session: &dyn Session, limits: Limits<'_>, texts: &Texts) -> Option<Hint> {
    let moves = session.legal_moves().len();
    let is_won = Cell::new(false);
    let is_over = || is_won.get() || limits.deadline.is_some_and(|expired| expired());
    let mut last: Option<Insight> = None;
    // Where a few moves can be played, all are compared; the engine of a large board would search each of them longer.
    let lines = if moves <= FEW || !session.has_engine() { moves } else { 2 };
    session.analyst(AnalystOptions::lines(lines)).look(
        Limits { deadline: Some(&is_over), ..limits },
        &mut |insight| {
            let best = insight.lines.first().map(|line| line.worth);
            // A win by threats may be longer than the shortest one, which the search has found at its depth.
            let is_shortest = |plies| insight.depth >= plies;
            is_won.set(moves > FEW && matches!(best, Some(Worth::Win(plies)) if is_shortest(plies)));
            last = Some(insight.clone());
        },
    );
    hint_from(session, &last?, texts)
}

/// The hint that an analysis of the position leads to; `None` if it knows no move.
pub fn hint_from(session: &dyn Session, insight: &Insight, texts: &Texts) -> Option<Hint> {
    let moves = session.legal_moves().len();
    let best = insight.lines.first()?;
    let movement = best.moves.first()?.clone();
    let mut reasons = reasons(session, &movement, texts);
    if moves == 1 {
        reasons.push(texts.get("hint-only"));
    } else if insight.lines.len() > 1 {
        reasons.extend(comparison(session, &insight.lines, moves, texts));
        reasons.extend(results(&insight.lines, moves, texts));
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

/// The most moves that a sentence lists.
const LISTED: usize = 6;

/// Compares the best move with the others that were looked at, out of `all` legal moves.
fn comparison(session: &dyn Session, lines: &[Prospect], all: usize, texts: &Texts) -> Option<String> {
    let (best, next) = (lines[0].worth, &lines[1]);
    let equal: Vec<String> = lines[1..]
        .iter()
        .take_while(|line| line.worth == best)
        .filter_map(|line| Some(called(session, line.moves.first()?, texts)))
        .collect();
    if equal.len() > 1 {
        return equals(best, &equal, &lines[1 + equal.len()..], all, texts);
    }
    let other = called(session, next.moves.first()?, texts);
    Some(match (best, next.worth) {
        (Worth::Win(plies), Worth::Win(later)) if later > plies => {
            say!(texts, "hint-wins-later", other = other, plies = later)
        }
        (Worth::Win(_), Worth::Win(_)) => say!(texts, "hint-wins-too", other = other),
        (Worth::Win(_), Worth::Draw | Worth::Loss(_)) => texts.get("hint-only-win"),
        (Worth::Draw, Worth::Draw) => {
            let too = say!(texts, "hint-draws-too", other = other);
            with_rest(too, &lines[2..], all - 2, texts)
        }
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

/// Besides a win: how many of the other moves win, draw and lose, where the end of each of them is known.
fn results(lines: &[Prospect], all: usize, texts: &Texts) -> Option<String> {
    let others = &lines[1..];
    let count = |is: fn(Worth) -> bool| others.iter().filter(|line| is(line.worth)).count();
    let wins = count(|worth| matches!(worth, Worth::Win(_)));
    let is_known = lines.len() == all && lines.iter().all(|line| line.worth.is_certain());
    if !is_known || !matches!(lines[0].worth, Worth::Win(_)) || wins == others.len() {
        return None;
    }
    let draws = count(|worth| worth == Worth::Draw);
    let losses = count(|worth| matches!(worth, Worth::Loss(_)));
    Some(say!(texts, "hint-others", wins = wins, draws = draws, losses = losses))
}

/// Several moves that are as good as the best one, and the `rest` of those that were looked at.
fn equals(best: Worth, equal: &[String], rest: &[Prospect], all: usize, texts: &Texts) -> Option<String> {
    let is_every = equal.len() + 1 == all;
    // keys: hint-list-wins, hint-all-win, hint-list-draws, hint-all-draw, hint-list-good, hint-all-good
    let (some, every) = match best {
        Worth::Win(_) => ("hint-list-wins", "hint-all-win"),
        Worth::Draw => ("hint-list-draws", "hint-all-draw"),
        Worth::Points(_) => ("hint-list-good", "hint-all-good"),
        Worth::Loss(_) => return None,
    };
    if is_every {
        return Some(texts.get(every));
    }
    let mut others = equal[..equal.len().min(LISTED)].join(", ");
    if equal.len() > LISTED {
        others.push_str(" …");
    }
    let said = texts.fill(some, &[("others", others.into())]);
    Some(if best == Worth::Draw { with_rest(said, rest, all - 1 - equal.len(), texts) } else { said })
}

/// Adds that the `count` remaining moves lose, where all of them were looked at and do.
fn with_rest(said: String, rest: &[Prospect], count: usize, texts: &Texts) -> String {
    let all_lose = rest.iter().all(|line| matches!(line.worth, Worth::Loss(_)));
    if count > 0 && rest.len() == count && all_lose {
        return format!("{said} {}", texts.get("hint-rest-lose"));
    }
    said
}

/// The points of an undecided position; 0 for a decided one.
fn points(worth: Worth) -> i32 {
    if let Worth::Points(points) = worth { points } else { 0 }
}

/// What the search expects after the move.
fn outlook(worth: Worth, depth: u16, line: &[String], texts: &Texts) -> String {
    let line = line.join(" ");
    match worth {
        Worth::Win(plies) if depth < plies => say!(texts, "hint-wins-within", plies = plies, line = line),
        Worth::Win(plies) => say!(texts, "hint-wins", plies = plies, line = line),
        Worth::Loss(plies) => say!(texts, "hint-delays", plies = plies, line = line),
        Worth::Draw => say!(texts, "hint-draws", line = line),
        Worth::Points(_) => {
            say!(texts, "hint-best", depth = depth, worth = worth::words(worth, texts), line = line)
        }
    }
}
