//! Two analysts of one position: the engine sees far and leaves things out, the textbook's search leaves nothing out.

use plyground_core::Limits;

use super::{Analyst, FiveAnalyst, Insight, Progress, met};

/// The engine looks first. Where it has nothing more to say and what it said is not certain, the other one goes through
/// everything, and is heard as soon as it knows more.
pub(crate) struct Relay<A> {
    first: Option<FiveAnalyst>,
    second: A,
    /// The depth that the engine came to, and its positions.
    depth: u16,
    nodes: u64,
    /// What the other one has seen and not told, being less deep.
    untold: Option<Insight>,
}

impl<A: Analyst> Relay<A> {
    pub(crate) fn new(first: FiveAnalyst, second: A) -> Self {
        Self { first: Some(first), second, depth: 0, nodes: 0, untold: None }
    }
}

impl<A: Analyst> Analyst for Relay<A> {
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> Progress {
        let before = self.nodes;
        if let Some(first) = &mut self.first {
            let progress = first.look(limits, report);
            (self.depth, self.nodes) = (first.depth(), first.nodes());
            if progress != Progress::Done || first.is_certain() {
                return progress;
            }
            // Its table is of no more use.
            self.first = None;
        }
        let used = self.nodes - before;
        if let Some(reason) = met(limits, used) {
            return Progress::Stopped(reason);
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
        if progress == Progress::Done
            && let Some(insight) = untold.take()
        {
            report(&insight);
        }
        progress
    }
}
