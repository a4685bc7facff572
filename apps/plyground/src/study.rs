//! The common part of `trace`, `step`, `why`, `tree` and `diff`.

use plyground_draw::tree::Tree;
use plyground_i18n::say;
use plyground_lab::record::{self, record};
use plyground_play::Plan;
use plyground_registry::{Algorithm, Answer, Limits};

use crate::args::study::StudyArgs;
use crate::args::{BoardArgs, SettingsArgs};
use crate::failure::Failure;
use crate::interrupt;
use crate::language::texts;
use crate::setup::plan;

/// A search of the textbook, of a position that is not finished.
pub(crate) fn study(args: &StudyArgs) -> Result<Plan, Failure> {
    let mut plan = open_plan(&args.board, &args.settings)?;
    plan.algorithm = Some(match &args.algorithm {
        Some(name) => Algorithm::find(name)?,
        None => plan.default_textbook(),
    });
    (plan.depth, plan.ordering) = (args.depth, args.ordering);
    Ok(plan)
}

/// The same, to a depth at which the tree is still small enough to view unless another was given.
pub(crate) fn viewable(args: &StudyArgs) -> Result<Plan, Failure> {
    let mut plan = study(args)?;
    if plan.depth.is_none() {
        plan.depth = Some(record::manageable_depth(&*plan.session, plan.default_depth()));
    }
    Ok(plan)
}

/// Searches and records the tree, in up to `most` events. Ctrl-C ends the search, and the tree so far is kept.
pub(crate) fn recorded(plan: &Plan, most: usize) -> Result<(Answer, Tree), Failure> {
    let guard = interrupt::guard();
    let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
    Ok(record(&*plan.session, &plan.task(limits)?, plan.convention, most)?)
}

/// A plan for an unfinished position: otherwise there would be nothing to search.
pub(crate) fn open_plan(board: &BoardArgs, settings: &SettingsArgs) -> Result<Plan, Failure> {
    let plan = plan(board, settings)?;
    if plan.session.outcome().is_some() {
        let position = plan.session.position();
        return Err(Failure::Usage(say!(texts(), "study-finished", position = position)));
    }
    Ok(plan)
}
