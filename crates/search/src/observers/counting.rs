//! Counts nodes, leaves, moves, cutoffs, null-window searches and re-searches.

use plyground_core::{Counts, Leaf, Observer, Position};

/// Capacity for the cutoff counters: with at most this number of moves per node, counting allocates only once.
const ROOM: usize = 512;

/// The number of rows, one per ply. A ply beyond them, which no search is expected to reach, is counted in the row of its
/// remainder.
const PLIES: usize = 512;

/// Fills in [`Counts`].
///
/// A finished game costs one addition, any other node two: nodes are counted by kind and ply, and summed at the end.
#[derive(Clone, Debug)]
pub struct Counting {
    plies: [PlyCounts; PLIES],
    counts: Counts,
}

/// The nodes at one distance from the root.
#[derive(Clone, Copy, Default, Debug)]
struct PlyCounts {
    inner: u64,
    finished: u64,
    horizon: u64,
    /// The sum of their legal moves.
    generated: u64,
}

impl Counting {
    /// All zeros.
    pub fn new() -> Self {
        let counts = Counts { cutoffs_by_index: Vec::with_capacity(ROOM), ..Counts::default() };
        Self { plies: [PlyCounts::default(); PLIES], counts }
    }

    /// The sums.
    pub fn into_counts(self) -> Counts {
        let Self { plies, counts } = self;
        let leaves: Vec<u64> = plies.iter().map(|row| row.finished + row.horizon).collect();
        let nodes: Vec<u64> = plies.iter().zip(&leaves).map(|(row, leaves)| row.inner + leaves).collect();
        let reached = nodes.iter().rposition(|&nodes| nodes > 0).map_or(0, |last| last + 1);
        Counts {
            nodes: nodes.iter().sum(),
            nodes_by_ply: nodes[..reached].to_vec(),
            leaves_by_ply: leaves[..reached].to_vec(),
            leaves_finished: plies.iter().map(|row| row.finished).sum(),
            leaves_horizon: plies.iter().map(|row| row.horizon).sum(),
            generated: plies.iter().map(|row| row.generated).sum(),
            ..counts
        }
    }

    #[inline]
    fn row(&mut self, ply: u16) -> &mut PlyCounts {
        &mut self.plies[usize::from(ply) % PLIES]
    }
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
            Leaf::Finished => self.row(ply).finished += 1,
            Leaf::Horizon => {
                let row = self.row(ply);
                row.horizon += 1;
                row.generated += pos.move_count() as u64;
            }
        }
    }

    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        let row = self.row(ply);
        row.inner += 1;
        row.generated += pos.move_count() as u64;
    }

    #[inline]
    fn scout(&mut self, _m: P::Move) {
        self.counts.scouts += 1;
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
