//! The analyses that were left: an analysis of the same position goes on where the last one stopped, with its table.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use plyground_registry::{Analyst, Insight, Player, Session};

use crate::limits;

/// A position and the number of lines of its analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnalysedPosition {
    game: String,
    position: String,
    to_move: Player,
    history: Vec<String>,
    lines: usize,
}

impl AnalysedPosition {
    pub(crate) fn of(session: &dyn Session, lines: usize) -> Self {
        Self {
            game: session.game(),
            position: session.position(),
            to_move: session.to_move(),
            history: session.history().to_vec(),
            lines,
        }
    }
}

/// An analysis with what it has found.
pub(crate) struct KeptAnalysis {
    pub(crate) analyst: Box<dyn Analyst>,
    /// Its last report.
    pub(crate) insight: Insight,
    /// The time that it has taken.
    pub(crate) spent: Duration,
}

/// The latest analyses that were stopped or whose time was up. Each has a transposition table, so there are few.
#[derive(Default)]
pub(crate) struct AnalystShelf(Mutex<VecDeque<(AnalysedPosition, KeptAnalysis)>>);

impl AnalystShelf {
    /// Takes the analysis of a position, if it is there.
    pub(crate) fn take(&self, of: &AnalysedPosition) -> Option<KeptAnalysis> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(position, _)| position == of)?;
        kept.remove(place).map(|(_, analysis)| analysis)
    }

    /// Keeps an analysis; the oldest one is dropped where there are too many.
    pub(crate) fn keep(&self, of: AnalysedPosition, analysis: KeptAnalysis) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(position, _)| *position != of);
        kept.push_back((of, analysis));
        if kept.len() > limits::KEPT_ANALYSES {
            kept.pop_front();
        }
    }

    /// The last report of an analysis of a position, with any number of lines.
    pub(crate) fn insight(&self, session: &dyn Session) -> Option<Insight> {
        let of = AnalysedPosition::of(session, 0);
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found =
            kept.iter().rev().filter(|(position, _)| AnalysedPosition { lines: 0, ..position.clone() } == of);
        found.next().map(|(_, analysis)| analysis.insight.clone())
    }
}

impl std::fmt::Debug for AnalystShelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnalystShelf").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use plyground_registry::{AnalystOptions, Limits, open};

    use super::*;

    fn analysed(game: &str) -> (Box<dyn Session>, KeptAnalysis) {
        let session = open(game).expect("a game");
        let mut analyst = session.analyst(AnalystOptions::lines(1));
        let mut last = None;
        let limits = Limits { nodes: Some(1_000), ..Limits::default() };
        let _ = analyst.look(limits, &mut |insight| last = Some(insight.clone()));
        let insight = last.expect("a first report");
        (session, KeptAnalysis { analyst, insight, spent: Duration::ZERO })
    }

    #[test]
    fn an_analysis_is_found_by_its_position_and_the_oldest_are_dropped() {
        let shelf = AnalystShelf::default();
        let (first, analysis) = analysed("tic-tac-toe");
        let nodes = analysis.analyst.nodes();
        shelf.keep(AnalysedPosition::of(&*first, 1), analysis);
        assert!(shelf.take(&AnalysedPosition::of(&*first, 2)).is_none(), "other lines are another analysis");
        assert!(shelf.insight(&*first).is_some());
        let taken = shelf.take(&AnalysedPosition::of(&*first, 1)).expect("it was kept");
        assert_eq!(taken.analyst.nodes(), nodes);
        assert!(shelf.insight(&*first).is_none(), "it was taken");
        shelf.keep(AnalysedPosition::of(&*first, 1), taken);
        for size in 0..limits::KEPT_ANALYSES {
            let (session, analysis) = analysed(&format!("mnk(4,{},3)", size + 3));
            shelf.keep(AnalysedPosition::of(&*session, 1), analysis);
        }
        assert!(shelf.insight(&*first).is_none(), "others came after it");
    }
}
