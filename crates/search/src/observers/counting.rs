//! Counts nodes, leaves, moves, cutoffs and re-searches.

use plyground_core::{Counts, Leaf, Observer, Position};

/// Room for the cutoffs of ordinary games, so that counting allocates once at most.
const ROOM: usize = 512;

/// Deeper than any search here goes; whatever is deeper still is counted with the last ply.
const PLIES: usize = 512;

/// Fills in [`Counts`].
///
/// The hot path does as little as it can: one addition for a finished game, two for any other node. Nodes are counted
/// by kind and ply and added up at the end.
#[derive(Clone, Debug)]
pub struct Counting {
    inner: [u64; PLIES],
    finished: [u64; PLIES],
    horizon: [u64; PLIES],
    counts: Counts,
}

impl Counting {
    /// All zeros.
    pub fn new() -> Self {
        let counts = Counts { cutoffs_by_index: Vec::with_capacity(ROOM), ..Counts::default() };
        Self { inner: [0; PLIES], finished: [0; PLIES], horizon: [0; PLIES], counts }
    }

    /// What was counted.
    pub fn into_counts(self) -> Counts {
        let Self { inner, finished, horizon, counts } = self;
        let leaves: Vec<u64> = finished.iter().zip(&horizon).map(|(a, b)| a + b).collect();
        let nodes: Vec<u64> = inner.iter().zip(&leaves).map(|(a, b)| a + b).collect();
        let reached = nodes.iter().rposition(|&nodes| nodes > 0).map_or(0, |last| last + 1);
        Counts {
            nodes: nodes.iter().sum(),
            nodes_by_ply: nodes[..reached].to_vec(),
            leaves_by_ply: leaves[..reached].to_vec(),
            leaves_finished: finished.iter().sum(),
            leaves_horizon: horizon.iter().sum(),
            ..counts
        }
    }
}

/// The place of a ply in a table.
#[inline]
fn row(ply: u16) -> usize {
    usize::from(ply).min(PLIES - 1)
}

impl Default for Counting {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> Observer<P> for Counting {
    #[inline]
    fn leaf(&mut self, pos: &P, ply: u16, kind: Leaf) {
        match kind {
            Leaf::Finished => self.finished[row(ply)] += 1,
            Leaf::Horizon => {
                self.horizon[row(ply)] += 1;
                self.counts.generated += pos.move_count() as u64;
            }
        }
    }

    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        self.inner[row(ply)] += 1;
        self.counts.generated += pos.move_count() as u64;
    }

    #[inline]
    fn research(&mut self, _m: P::Move) {
        self.counts.researches += 1;
    }

    #[inline]
    fn cut(&mut self, pos: &P, searched: usize) {
        if searched == pos.move_count() {
            self.counts.cutoffs_on_last += 1;
            return;
        }
        let table = &mut self.counts.cutoffs_by_index;
        if table.len() < searched {
            table.resize(searched, 0);
        }
        table[searched - 1] += 1;
    }
}
