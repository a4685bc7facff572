//! Two analysts of one position: the engine searches deep and selectively, the textbook's search exhaustively.

use plyground_core::Limits;

use super::{Analyst, AnalystEnd, AnalystOptions, GomokuAnalyst, Insight, met};

/// The engine is first. Where it is done and its lines are not certain, the exhaustive search follows, and reports as
/// soon as it is deeper.
pub(crate) struct Relay<A> {
    first: Option<GomokuAnalyst>,
    second: A,
    /// The depth at which the analysis is to stop.
    last_depth: Option<u16>,
    /// The depth that the engine reached, and the positions that it entered.
    depth: u16,
    nodes: u64,
    /// The last result of the second analyst, held back because it is less deep than the engine's.
    untold: Option<Insight>,
}

impl<A: Analyst> Relay<A> {
    pub(crate) fn new(first: GomokuAnalyst, second: A, options: AnalystOptions) -> Self {
        let last_depth = options.depth;
        Self { first: Some(first), second, last_depth, depth: 0, nodes: 0, untold: None }
    }
}

impl<A: Analyst> Analyst for Relay<A> {
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> AnalystEnd {
        let before = self.nodes;
        if let Some(first) = &mut self.first {
            let progress = first.look(limits, report);
            (self.depth, self.nodes) = (first.depth, first.nodes);
            // Where a depth was asked for, the engine has searched it; an exhaustive search of the same depth adds nothing.
            if progress != AnalystEnd::Done || first.is_certain() || self.last_depth.is_some() {
                return progress;
            }
            // Its table is not needed any more.
            self.first = None;
        }
        let used = self.nodes - before;
        if let Some(reason) = met(limits, used) {
            return AnalystEnd::Stopped(reason);
        }
        let limits = Limits { nodes: limits.nodes.map(|most| most - used), ..limits };
        let Self { second, depth, nodes, untold, .. } = self;
        let progress = second.look(limits, &mut |insight| {
            let insight = Insight { nodes: *nodes + insight.nodes, ..insight.clone() };
            if insight.depth > *depth {
                *untold = None;
                report(&insight);
            } else {
                *untold = Some(Insight { depth: *depth, ..insight });
            }
        });
        if progress == AnalystEnd::Done
            && let Some(insight) = untold.take()
        {
            report(&insight);
        }
        progress
    }

    fn nodes(&self) -> u64 {
        self.first.as_ref().map_or(self.nodes, GomokuAnalyst::nodes) + self.second.nodes()
    }
}
