//! From what was typed to an experiment.

use std::path::Path;

use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Experiment, Mistakes, Place, Timing};
use plyground_play::Plan;
use plyground_registry::{Algorithm, Limits, Message, Ordering, Outcome, Session};

use super::CompareArgs;
use crate::failure::Failure;
use crate::files;
use crate::setup::{algorithm, plan};

/// An experiment, and the games that stand at its positions.
pub(super) struct Comparison {
    pub(super) experiment: Experiment,
    pub(super) sessions: Vec<Box<dyn Session>>,
}

impl Comparison {
    /// Looks up every name, and tries everything once without looking ahead, so that nothing is refused after an hour.
    pub(super) fn new(texts: &Texts, args: &CompareArgs) -> Result<Self, Failure> {
        let mut plans = plans(texts, args)?;
        let mut positions: Vec<Place> = Vec::new();
        plans.retain(|plan| {
            let place = Place::of(&*plan.session);
            let is_new = !positions.contains(&place);
            positions.extend(is_new.then_some(place));
            is_new
        });
        let first = &plans[0];
        let (algorithms, evaluators) = (algorithms(args, first)?, evaluators(args, first)?);
        let orderings = orderings(args)?;
        try_everything(texts, &plans, &algorithms, &evaluators, &orderings)?;

        let mistakes = first.searchers(&algorithms, &evaluators)?.into_iter();
        let deepest = plans.iter().map(Plan::default_depth).max().unwrap_or(1).max(1);
        let timing = Timing { warmup: args.warmup, ..Timing::default() };
        let experiment = Experiment {
            positions,
            orderings: orderings.iter().map(ToString::to_string).collect(),
            depths: match &args.depths {
                Some(depths) => once_each(depths.0.clone()),
                None => (1..=deepest).collect(),
            },
            algorithms: algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect(),
            convention: first.convention.to_owned(),
            mistakes: mistakes
                .filter(|searcher| !searcher.mutations.is_empty())
                .map(|searcher| Mistakes {
                    algorithm: searcher.algorithm.id().to_owned(),
                    evaluator: searcher.evaluator,
                    mutations: searcher.mutations.iter().map(|mutation| mutation.id.to_owned()).collect(),
                })
                .collect(),
            weights: first.weights().map(str::to_owned),
            timing: (!args.no_time).then(|| args.runs.map_or(timing, |runs| timing.exactly(runs))),
            evaluators,
            ..Experiment::of(&*first.session)
        };
        Ok(Self { experiment, sessions: plans.into_iter().map(|plan| plan.session).collect() })
    }
}

/// Asks every search of every position for depth 0, which finds whatever does not fit together. A finished game is refused
/// where no search would look further: conventions and mistakes may see to that.
fn try_everything(
    texts: &Texts,
    plans: &[Plan],
    algorithms: &[Algorithm],
    evaluators: &[String],
    orderings: &[Ordering],
) -> Result<(), Failure> {
    for plan in plans {
        let mut is_over = true;
        for searcher in plan.searchers(algorithms, evaluators)? {
            for &ordering in orderings {
                let mut request = plan.request(searcher.algorithm, &searcher.mutations, Limits::default());
                request.evaluator = Some(&searcher.evaluator);
                (request.ordering, request.depth) = (ordering, Some(0));
                is_over &= plan.session.search(&request)?.report.counts.leaves_finished > 0;
            }
        }
        if is_over {
            refuse_finished(texts, plan)?;
        }
    }
    Ok(())
}

/// One plan for each position; at least one.
pub(super) fn plans(texts: &Texts, args: &CompareArgs) -> Result<Vec<Plan>, Failure> {
    let plan = |position: Option<&str>, moves: Option<&str>| {
        plan(&args.board(position.map(str::to_owned), moves.map(str::to_owned)), &args.think)
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
    if args.positions.is_empty() {
        return Ok(vec![plan(None, args.moves.as_deref())?]);
    }
    args.positions.iter().map(|position| plan(Some(position), None)).collect()
}

/// The lines of a file that say something, with their numbers from 1. `#` begins a remark.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let said = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    said.enumerate().filter(|(_, line)| !line.is_empty()).map(|(i, line)| (i + 1, line))
}

/// Says in which line of a file something is wrong.
fn at_line(texts: &Texts, path: &Path, number: usize, failure: Failure) -> Failure {
    match failure {
        Failure::Usage(error) => {
            let file = path.display().to_string();
            Failure::Usage(say!(texts, "compare-at-line", file = file, line = number, error = error))
        }
        other => other,
    }
}

/// A search of a finished game finds nothing to compare.
pub(super) fn refuse_finished(texts: &Texts, plan: &Plan) -> Result<(), Failure> {
    match plan.session.outcome() {
        None => Ok(()),
        Some(Outcome::Draw) => Err(Failure::Usage(texts.get("compare-finished-draw"))),
        Some(Outcome::Win(winner)) => {
            Err(Failure::Usage(say!(texts, "compare-finished-won", side = winner.mark())))
        }
    }
}

pub(super) fn algorithms(args: &CompareArgs, plan: &Plan) -> Result<Vec<Algorithm>, Failure> {
    if !args.algorithms.is_empty() {
        let named: Result<Vec<Algorithm>, Failure> =
            args.algorithms.iter().map(|name| algorithm(name)).collect();
        return named.map(once_each);
    }
    Ok(plan.preset.map_or_else(|| plan.session.algorithms(), |preset| preset.algorithms.to_vec()))
}

fn evaluators(args: &CompareArgs, plan: &Plan) -> Result<Vec<String>, Failure> {
    if args.evaluators.is_empty() {
        return Ok(vec![plan.evaluator.clone()]);
    }
    let named = args.evaluators.iter().map(|name| {
        let id = name.trim().to_lowercase().replace('_', "-");
        plan.session.has_flat_wins(&id)?;
        Ok(id)
    });
    named.collect::<Result<Vec<String>, Failure>>().map(once_each)
}

pub(super) fn orderings(args: &CompareArgs) -> Result<Vec<Ordering>, Failure> {
    if args.orderings.is_empty() {
        return Ok(vec![Ordering::default()]);
    }
    let named: Result<Vec<Ordering>, Message> = args.orderings.iter().map(|name| name.parse()).collect();
    Ok(once_each(named?))
}

/// The list without what it says again.
fn once_each<T: PartialEq>(list: Vec<T>) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for item in list {
        if !kept.contains(&item) {
            kept.push(item);
        }
    }
    kept
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

    #[test]
    fn whatever_is_named_twice_is_meant_once() {
        assert_eq!(once_each(vec![3, 1, 3, 2, 1]), [3, 1, 2]);
    }
}
