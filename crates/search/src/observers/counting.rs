//! Counts nodes, leaves, moves, cutoffs and re-searches.

use plyground_core::{Counts, Leaf, Observer, Position, Stopped, Window};

/// Room for the cutoffs of ordinary games, so that counting allocates once at most.
const ROOM: usize = 512;

/// Deeper than any search here goes.
const PLIES: usize = 512;

/// Fills in [`Counts`].
///
/// The hot path does as little as it can. In particular the moves of an inner node are not counted when it is
/// entered: each of them is entered itself, or skipped by a cut, and is counted there.
#[derive(Clone, Debug)]
pub struct Counting {
    /// Nodes by distance from the root. Neighbouring counters do not have to wait for each other, as one counter
    /// would have to wait for itself.
    plies: [u64; PLIES],
    counts: Counts,
    skipped: u64,
}

impl Counting {
    /// All zeros.
    pub fn new() -> Self {
        let counts = Counts { cutoffs_by_index: Vec::with_capacity(ROOM), ..Counts::default() };
        Self { plies: [0; PLIES], counts, skipped: 0 }
    }

    /// What was counted.
    pub fn into_counts(self) -> Counts {
        let mut counts = self.counts;
        let reached = self.plies.iter().rposition(|&nodes| nodes > 0).map_or(0, |last| last + 1);
        counts.nodes_by_ply = self.plies[..reached].to_vec();
        counts.nodes = counts.nodes_by_ply.iter().sum();
        // Every node but the root was a move of its parent's; a second visit is the same move again.
        counts.generated += counts.nodes.saturating_sub(1 + counts.researches) + self.skipped;
        counts
    }
}

impl Default for Counting {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> Observer<P> for Counting {
    #[inline]
    fn enter(&mut self, _pos: &P, ply: u16, _window: Window) -> Result<(), Stopped> {
        self.plies[usize::from(ply) % PLIES] += 1;
        Ok(())
    }

    #[inline]
    fn leaf(&mut self, pos: &P, kind: Leaf) {
        match kind {
            Leaf::Finished => self.counts.leaves_finished += 1,
            Leaf::Horizon => {
                self.counts.leaves_horizon += 1;
                self.counts.generated += pos.move_count() as u64;
            }
        }
    }

    #[inline]
    fn research(&mut self, _m: P::Move) {
        self.counts.researches += 1;
    }

    #[inline]
    fn cut(&mut self, pos: &P, searched: usize) {
        let skipped = pos.move_count() - searched;
        if skipped == 0 {
            self.counts.cutoffs_on_last += 1;
            return;
        }
        self.skipped += skipped as u64;
        let table = &mut self.counts.cutoffs_by_index;
        if table.len() < searched {
            table.resize(searched, 0);
        }
        table[searched - 1] += 1;
    }
}
