//! The common part of `trace`, `step`, `why` and `diff`.

use plyground_draw::tree::Tree;
use plyground_i18n::say;
use plyground_lab::record::{self, record};
use plyground_play::Plan;
use plyground_registry::{Algorithm, Answer, Limits, Mutation, Ordering, Request};

use crate::args::study::StudyArgs;
use crate::args::{BoardArgs, ThinkArgs};
use crate::failure::Failure;
use crate::interrupt;
use crate::language::texts;
use crate::setup::{algorithm, plan};

/// One search of a position that is not finished.
pub(crate) struct Study {
    pub(crate) plan: Plan,
    algorithm: Algorithm,
    mutations: Vec<&'static Mutation>,
    depth: u16,
    ordering: Ordering,
    most: usize,
}

impl Study {
    pub(crate) fn new(args: &StudyArgs) -> Result<Self, Failure> {
        Self::with_depth(args, Plan::default_depth)
    }

    /// The same, to a depth chosen by the caller if none was given.
    pub(crate) fn with_depth(args: &StudyArgs, depth: impl FnOnce(&Plan) -> u16) -> Result<Self, Failure> {
        let plan = open_plan(&args.board, &args.think)?;
        let algorithm = match &args.algorithm {
            Some(name) => algorithm(name)?,
            None => plan.default_textbook(),
        };
        Ok(Self {
            mutations: plan.mutations(algorithm)?,
            depth: args.depth.unwrap_or_else(|| depth(&plan)),
            ordering: args.ordering,
            most: args.max_events,
            plan,
            algorithm,
        })
    }

    /// The request.
    pub(crate) fn request<'a>(&'a self, limits: Limits<'a>) -> Request<'a> {
        Request {
            depth: Some(self.depth),
            ordering: self.ordering,
            ..self.plan.request(self.algorithm, &self.mutations, limits)
        }
    }

    /// Searches and records the tree. Ctrl-C ends the search, and the tree so far is kept.
    pub(crate) fn record(&self) -> Result<(Answer, Tree), Failure> {
        let guard = interrupt::guard();
        let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
        Ok(record(&*self.plan.session, &self.request(limits), self.plan.convention, self.most)?)
    }
}

/// A plan for an unfinished position: otherwise there would be nothing to search.
pub(crate) fn open_plan(board: &BoardArgs, think: &ThinkArgs) -> Result<Plan, Failure> {
    let plan = plan(board, think)?;
    if plan.session.outcome().is_some() {
        let position = plan.session.position();
        return Err(Failure::Usage(say!(texts(), "study-finished", position = position)));
    }
    Ok(plan)
}

/// The depth at which a tree is still small enough to view.
pub(crate) fn manageable_depth(plan: &Plan) -> u16 {
    record::manageable_depth(&*plan.session, plan.default_depth())
}
