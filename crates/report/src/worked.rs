//! The position on which a report explains the evaluator.

use plyground_registry::{Algorithm, Score, Session, Term};

use super::positions::{affordable, session_after};
use super::searcher::{ReportSearcher, Stop};

/// A position on which the evaluator is explained.
#[derive(Clone, PartialEq, Debug)]
pub struct WorkedExample {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// The evaluator's value for the side to move.
    pub value: Score,
    /// The terms of that value, if it is a sum.
    pub parts: Vec<CombinedTerm>,
    /// The weight of each feature, if the weights are constant.
    pub scale: Vec<CombinedTerm>,
    /// The minimax value of every move there, for an evaluator that is no sum.
    pub choices: Vec<(String, Score)>,
    /// The depth of that search.
    pub depth: u16,
}

/// The equal terms of a judgement, combined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedTerm {
    /// The feature.
    pub name: &'static str,
    /// How often each side has it.
    pub counts: [u64; 2],
    /// Its points for each side.
    pub points: [i64; 2],
}

/// Least number of moves before a position is instructive.
const INSTRUCTIVE: usize = 3;

/// The most instructive position for the evaluator: the one with the most different terms, then with some stones on the
/// board, then with the largest value. If the evaluator is no sum, a position near the end of the game.
pub(crate) fn worked(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
) -> Result<WorkedExample, Stop> {
    let mut best: Option<((usize, bool, u32), WorkedExample)> = None;
    for line in lines {
        let there = session_after(session, line)?;
        let judgement = searcher.judge(&*there)?;
        let (parts, scale) = (combined(&judgement.terms), combined(&judgement.scale));
        let kinds = parts.iter().flat_map(|part| part.counts).filter(|&count| count > 0).count();
        let interest = (kinds, line.len() >= INSTRUCTIVE, judgement.value.get().unsigned_abs());
        if kinds > 0 && best.as_ref().is_none_or(|(most, _)| interest > *most) {
            let (moves, value) = (line.clone(), judgement.value);
            best =
                Some((interest, WorkedExample { moves, value, parts, scale, choices: Vec::new(), depth: 0 }));
        }
    }
    match best {
        Some((_, worked)) => Ok(worked),
        None => with_choices(searcher, session, lines),
    }
}

/// A position whose moves have different values, as late as possible.
fn with_choices(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
) -> Result<WorkedExample, Stop> {
    let mut fallback = None;
    for line in lines.iter().rev() {
        let there = session_after(session, line)?;
        if there.legal_moves().len() < 2 {
            continue;
        }
        let depth = affordable(&*there, searcher.settings.effort).max(1);
        let choices = searcher.search(&*there, Algorithm::Minimax, depth, &[])?.report.root_moves.into_iter();
        let choices: Vec<(String, Score)> = choices.map(|choice| (choice.movement, choice.value)).collect();
        let value = searcher.judge(&*there)?.value;
        let differ = choices.iter().any(|(_, value)| *value != choices[0].1);
        let worked = WorkedExample { moves: line.clone(), value, choices, depth, ..nothing() };
        if differ {
            return Ok(worked);
        }
        fallback.get_or_insert(worked);
    }
    if let Some(worked) = fallback {
        return Ok(worked);
    }
    let value = searcher.judge(session)?.value;
    Ok(WorkedExample { value, ..nothing() })
}

fn nothing() -> WorkedExample {
    let (parts, scale) = (Vec::new(), Vec::new());
    WorkedExample { moves: Vec::new(), value: Score::ZERO, parts, scale, choices: Vec::new(), depth: 0 }
}

/// The equal terms of a judgement, combined, in the order in which they first appear.
fn combined(terms: &[Term]) -> Vec<CombinedTerm> {
    let mut parts: Vec<CombinedTerm> = Vec::new();
    for term in terms {
        let place = parts.iter().position(|part| part.name == term.name).unwrap_or_else(|| {
            parts.push(CombinedTerm { name: term.name, counts: [0; 2], points: [0; 2] });
            parts.len() - 1
        });
        let side = term.player.index();
        parts[place].counts[side] += 1;
        parts[place].points[side] += i64::from(term.points);
    }
    parts
}
