//! Searches positions with the settings of a report.

use std::sync::atomic::{AtomicBool, Ordering as Atomic};

use plyground_registry::{
    Algorithm, Answer, Conventions, Judgement, Limits, Message, Mutation, NamedEvaluator, Ordering,
    SearchTask, Session, StopReason,
};

use super::ReportSettings;

/// The settings of a search but for the position, the algorithm and the depth.
pub(crate) struct ReportSearcher<'a> {
    pub(crate) settings: &'a ReportSettings,
    conventions: Conventions,
    evaluator: NamedEvaluator,
    cancel: Option<&'a AtomicBool>,
}

/// Why the work on a report ends early; nothing of it is kept.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Cancelled, for instance by Ctrl-C.
    Cancelled,
    /// An error message for the user.
    Wrong(Message),
}

impl From<Message> for Stop {
    fn from(why: Message) -> Self {
        Self::Wrong(why)
    }
}

impl<'a> ReportSearcher<'a> {
    pub(crate) fn new(
        settings: &'a ReportSettings,
        session: &dyn Session,
        cancel: Option<&'a AtomicBool>,
    ) -> Result<Self, Message> {
        let (conventions, evaluator) = (settings.conventions()?, session.evaluator(&settings.evaluator)?);
        Ok(Self { settings, conventions, evaluator, cancel })
    }

    fn task(&self, algorithm: Algorithm, depth: u16, mutations: &[&'static Mutation]) -> SearchTask<'_> {
        SearchTask {
            evaluator: Some(self.evaluator),
            weights: self.settings.weights.as_deref().filter(|_| self.evaluator.takes_weights),
            depth: Some(depth),
            conventions: self.conventions,
            mutations: mutations.to_vec(),
            limits: Limits { cancel: self.cancel, ..Limits::default() },
            ..SearchTask::new(algorithm)
        }
    }

    /// Fails if the report was cancelled.
    pub(crate) fn check_cancelled(&self) -> Result<(), Stop> {
        let is_cancelled = self.cancel.is_some_and(|flag| flag.load(Atomic::Relaxed));
        if is_cancelled { Err(Stop::Cancelled) } else { Ok(()) }
    }

    /// Searches.
    pub(crate) fn search(
        &self,
        session: &dyn Session,
        algorithm: Algorithm,
        depth: u16,
        mutations: &[&'static Mutation],
    ) -> Result<Answer, Stop> {
        finished(session.search(&self.task(algorithm, depth, mutations))?)
    }

    /// Searches and records the tree.
    pub(crate) fn record(
        &self,
        session: &dyn Session,
        algorithm: Algorithm,
        depth: u16,
        most: usize,
    ) -> Result<(Answer, plyground_registry::Recording<String>), Stop> {
        self.check_cancelled()?;
        let (answer, recording) = session.record(&self.task(algorithm, depth, &[]), most)?;
        Ok((finished(answer)?, recording))
    }

    /// The evaluator's judgement of the position.
    pub(crate) fn judge(&self, session: &dyn Session) -> Result<Judgement, Stop> {
        Ok(session.judge(&self.task(Algorithm::Minimax, 0, &[]))?)
    }

    /// Whether moves can be searched in this order in this game.
    pub(crate) fn takes(&self, session: &dyn Session, ordering: Ordering) -> bool {
        session.search(&SearchTask { ordering, ..self.task(Algorithm::Minimax, 0, &[]) }).is_ok()
    }
}

/// The answer, unless the search was cancelled.
fn finished(answer: Answer) -> Result<Answer, Stop> {
    match answer.report.stopped {
        Some(StopReason::Cancelled) => Err(Stop::Cancelled),
        _ => Ok(answer),
    }
}
