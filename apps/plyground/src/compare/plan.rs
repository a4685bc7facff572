//! From arguments to an experiment.

use std::path::Path;

use plyground_i18n::{Family, Texts, say};
use plyground_lab::experiment::{Experiment, GamePosition, Lineup, Timing};
use plyground_play::Plan;
use plyground_registry::{Outcome, Session, TEXTBOOK};

use super::{CompareArgs, evaluators};
use crate::failure::Failure;
use crate::files;
use crate::output;
use crate::setup::plan;

/// An experiment, and the sessions at its positions.
pub(super) struct PlannedComparison {
    pub(super) experiment: Experiment,
    pub(super) sessions: Vec<Box<dyn Session>>,
}

impl PlannedComparison {
    /// Looks up every name, and runs every search once with depth 0, so that errors show at the start.
    pub(super) fn new(texts: &Texts, args: &CompareArgs) -> Result<Self, Failure> {
        let mut plans = plans(texts, args)?;
        let mut positions: Vec<GamePosition> = Vec::new();
        plans.retain(|plan| {
            let place = GamePosition::of(&*plan.session);
            let is_new = !positions.contains(&place);
            positions.extend(is_new.then_some(place));
            is_new
        });
        let names = evaluators::add(args, &mut plans)?;
        let lineup = lineup(args, &plans[0], &names)?;
        for plan in &plans {
            if !lineup.try_on(plan)? {
                refuse_finished(texts, &*plan.session)?;
            }
        }
        if args.algorithms.is_empty() {
            note_left_out(texts, &*plans[0].session);
        }
        let timing = Timing { warmup: args.warmup, ..Timing::default() };
        let experiment = Experiment {
            timing: (!args.no_time).then(|| args.runs.map_or(timing, |runs| timing.exactly(runs))),
            ..lineup.experiment(&plans, args.depths.as_ref().map(|depths| &depths.0[..]))?
        };
        Ok(Self { experiment, sessions: plans.into_iter().map(|plan| plan.session).collect() })
    }
}

/// Says which searches of the textbook a comparison of all leaves out, and why.
fn note_left_out(texts: &Texts, session: &dyn Session) {
    let there = session.algorithms();
    let missing = TEXTBOOK.iter().filter(|entry| !there.contains(&entry.algorithm));
    let names: Vec<String> =
        missing.map(|entry| texts.name(Family::Algorithm, entry.algorithm.id())).collect();
    if !names.is_empty() {
        let searches = names.join(", ");
        output::note(&say!(texts, "compare-left-out", searches = searches, game = session.game()));
    }
}

/// One plan for each position; at least one.
pub(super) fn plans(texts: &Texts, args: &CompareArgs) -> Result<Vec<Plan>, Failure> {
    let settings = evaluators::for_plans(args);
    let plan = |position: Option<&str>, moves: Option<&str>| {
        plan(&args.board(position.map(str::to_owned), moves.map(str::to_owned)), &settings)
    };
    if let Some(path) = &args.positions_file {
        let name = path.display().to_string();
        let text = files::read(path)?;
        let mut plans = Vec::new();
        for (number, line) in lines(&text) {
            let moves = line.strip_prefix("moves").filter(|rest| rest.is_empty() || rest.starts_with(' '));
            let made = match moves {
                Some(moves) => plan(None, Some(moves)),
                None => plan(Some(line), None),
            };
            plans.push(made.map_err(|failure| at_line(texts, path, number, failure))?);
        }
        if plans.is_empty() {
            return Err(Failure::Usage(say!(texts, "compare-no-positions", file = name)));
        }
        return Ok(plans);
    }
    if args.board.position.is_empty() {
        return Ok(vec![plan(None, args.board.moves.as_deref())?]);
    }
    args.board.position.iter().map(|position| plan(Some(position), None)).collect()
}

/// The lines of a file that are not empty, with their numbers from 1. `#` begins a comment.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let said = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    said.enumerate().filter(|(_, line)| !line.is_empty()).map(|(i, line)| (i + 1, line))
}

/// Adds the file and the line to an error.
fn at_line(texts: &Texts, path: &Path, number: usize, failure: Failure) -> Failure {
    match failure {
        Failure::Usage(error) => {
            let file = path.display().to_string();
            Failure::Usage(say!(texts, "compare-at-line", file = file, line = number, error = error))
        }
        other => other,
    }
}

/// Refuses a finished game, in which there is nothing to search.
pub(super) fn refuse_finished(texts: &Texts, session: &dyn Session) -> Result<(), Failure> {
    match session.outcome() {
        None => Ok(()),
        Some(Outcome::Draw) => Err(Failure::Usage(texts.get("compare-finished-draw"))),
        Some(Outcome::Win(winner)) => {
            Err(Failure::Usage(say!(texts, "compare-finished-won", side = session.side_name(winner))))
        }
    }
}

/// The searches, evaluators and orders that were named.
pub(super) fn lineup(args: &CompareArgs, plan: &Plan, evaluators: &[String]) -> Result<Lineup, Failure> {
    Ok(Lineup::new(plan, &args.algorithms, evaluators, &args.orderings)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_and_empty_lines_say_nothing() {
        let found: Vec<(usize, &str)> =
            lines("# openings\n\nX../.../...  # a corner\n  \nmoves b2 a1\n").collect();
        assert_eq!(found, [(3, "X../.../..."), (5, "moves b2 a1")]);
    }
}
