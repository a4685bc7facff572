//! Counts nodes, leaves, moves, cutoffs, null-window searches and re-searches.

use plyground_core::{Counts, Leaf, Observer, Position};

/// Capacity for the cutoff counters: with at most this number of moves per node, counting allocates only once.
const ROOM: usize = 512;

/// The number of rows, one per ply. A ply beyond them, which no search is expected to reach, is counted in the row of its
/// remainder.
const PLIES: usize = 512;

/// Fills in [`Counts`].
///
/// A node costs one addition: nodes are counted by kind and ply, and summed at the end. Their legal moves are counted only if
/// [asked for](Self::counting_moves).
#[derive(Clone, Debug)]
pub struct Counting {
    plies: [PlyCounts; PLIES],
    counts: Counts,
    /// Whether the legal moves of every node are counted.
    counts_moves: bool,
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
    /// All zeros, without [`Counts::generated`].
    pub fn new() -> Self {
        let counts = Counts { cutoffs_by_index: Vec::with_capacity(ROOM), ..Counts::default() };
        Self { plies: [PlyCounts::default(); PLIES], counts, counts_moves: false }
    }

    /// The same with [`Counts::generated`], if `counts_moves`: every node generates its moves, leaves too.
    pub fn counting_moves(self, counts_moves: bool) -> Self {
        Self { counts_moves, ..self }
    }

    /// The sums.
    pub fn into_counts(self) -> Counts {
        let Self { plies, counts, counts_moves } = self;
        let leaves: Vec<u64> = plies.iter().map(|row| row.finished + row.horizon).collect();
        let nodes: Vec<u64> = plies.iter().zip(&leaves).map(|(row, leaves)| row.inner + leaves).collect();
        let reached = nodes.iter().rposition(|&nodes| nodes > 0).map_or(0, |last| last + 1);
        Counts {
            nodes: nodes.iter().sum(),
            nodes_by_ply: nodes[..reached].to_vec(),
            leaves_by_ply: leaves[..reached].to_vec(),
            leaves_finished: plies.iter().map(|row| row.finished).sum(),
            leaves_horizon: plies.iter().map(|row| row.horizon).sum(),
            generated: counts_moves.then(|| plies.iter().map(|row| row.generated).sum()),
            ..counts
        }
    }

    #[inline]
    fn add_moves(&mut self, pos: &impl Position, ply: u16) {
        if self.counts_moves {
            self.row(ply).generated += pos.move_count() as u64;
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
                self.row(ply).horizon += 1;
                self.add_moves(pos, ply);
            }
        }
    }

    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        self.row(ply).inner += 1;
        self.add_moves(pos, ply);
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
    fn cut(&mut self, _pos: &P, searched: usize, is_last: bool) {
        if is_last {
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
