//! The evaluators of a comparison: one in the plan, or several beside it.

use plyground_i18n::say;
use plyground_play::Plan;
use plyground_registry::OwnEvaluator;

use super::CompareArgs;
use crate::args::SettingsArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::own_evaluators;

/// The evaluators as typed.
fn typed(args: &CompareArgs) -> impl Iterator<Item = &String> {
    args.evaluators.iter().chain(&args.settings.evaluator)
}

/// Whether there is more than one evaluator, or more than one file of weights.
pub(super) fn are_several(args: &CompareArgs) -> bool {
    typed(args).count() > 1 || args.settings.weights.len() > 1
}

/// The settings of the plans: with the evaluator and its weights only where there is one.
pub(super) fn for_plans(args: &CompareArgs) -> SettingsArgs {
    let mut settings = args.settings.clone();
    if are_several(args) {
        settings.evaluator.clear();
        settings.weights.clear();
    } else {
        settings.evaluator = typed(args).cloned().collect();
    }
    settings
}

/// Adds the user's own evaluators to every session. Returns the names of all evaluators that are compared; none where the
/// plan has the only one. An evaluator that takes weights is there once for every file of weights.
pub(super) fn add(args: &CompareArgs, plans: &mut [Plan]) -> Result<Vec<String>, Failure> {
    if !are_several(args) {
        return Ok(Vec::new());
    }
    let mut names: Vec<String> = Vec::new();
    for typed in typed(args) {
        names.push(match own_evaluators::read(typed)? {
            Some(own) => add_to_all(plans, &own)?,
            None => plans[0].session.evaluator(typed)?.id.to_owned(),
        });
    }
    if names.is_empty() {
        names.push(plans[0].evaluator.id.to_owned());
    }
    let weights = &args.settings.weights;
    if weights.is_empty() {
        return Ok(names);
    }
    let mut all = Vec::new();
    let mut are_taken = false;
    for name in &names {
        if plans[0].session.evaluator(name)?.takes_weights {
            are_taken = true;
            for path in weights {
                all.push(add_to_all(plans, &own_evaluators::weights(name, path)?)?);
            }
        } else {
            all.push(name.clone());
        }
    }
    if are_taken {
        return Ok(all);
    }
    Err(Failure::Usage(say!(texts(), "weights-not-taken", evaluator = names[0].as_str())))
}

/// Adds an evaluator to every session, in which it has the same name.
fn add_to_all(plans: &mut [Plan], own: &OwnEvaluator) -> Result<String, Failure> {
    let mut name = String::new();
    for plan in plans {
        plan.session.add_evaluator(own)?.id.clone_into(&mut name);
    }
    Ok(name)
}
