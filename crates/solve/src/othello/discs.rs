//! Bitboard move generation.
//!
//! The layout is that of [`plyground_games::othello`]: smaller boards use a corner of 8 by 8. `RUN` is the longest row of
//! discs that can be turned, two less than a side of the board.

use crate::shared_table::BothSides;

/// The discs of the side to move and of the other side, kept together because they swap at each ply.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Discs {
    pub(crate) mine: u64,
    pub(crate) theirs: u64,
}

/// Discs in the outermost columns cannot be flanked sideways; without them horizontal and diagonal runs cannot wrap around.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;
/// The steps of the four directions, and the discs that can be flanked along each.
const STEPS: [(u32, u64); 4] = [(1, INNER), (8, u64::MAX), (7, INNER), (9, INNER)];

impl From<Discs> for BothSides {
    #[inline]
    fn from(Discs { mine, theirs }: Discs) -> Self {
        [mine, theirs]
    }
}

impl Discs {
    /// The same discs with the other side to move.
    #[inline]
    pub(crate) fn turned(self) -> Self {
        Self { mine: self.theirs, theirs: self.mine }
    }

    /// The difference of discs, for the side to move.
    #[inline]
    pub(crate) fn lead(self) -> i32 {
        self.mine.count_ones() as i32 - self.theirs.count_ones() as i32
    }

    /// The legal moves among these free cells.
    #[inline]
    pub(crate) fn legal<const RUN: usize>(self, free: u64) -> u64 {
        let mut found = 0;
        for (step, kept) in STEPS {
            let theirs = self.theirs & kept;
            let mut up = self.mine << step & theirs;
            let mut down = self.mine >> step & theirs;
            for _ in 1..RUN {
                up |= up << step & theirs;
                down |= down >> step & theirs;
            }
            found |= up << step | down >> step;
        }
        found & free
    }

    /// The discs that a disc on a free cell turns over.
    ///
    /// In each direction the first cell that is not theirs must be mine. Upwards it is found by adding one, whose carry runs
    /// through the ones to the first zero; downwards it is the highest bit.
    #[inline]
    pub(crate) fn turns(self, cell: u32) -> u64 {
        let mut found = 0;
        let lines = &RAYS[cell as usize % 64];
        for line in lines.up {
            let end = (self.theirs | !line).wrapping_add(1) & line & self.mine;
            found |= end.saturating_sub(1) & line;
        }
        for line in lines.down {
            let highest = 1 << 63 >> (line & !self.theirs | 1).leading_zeros();
            let end: u64 = highest & line & self.mine;
            found |= (end << 1).wrapping_neg() & line;
        }
        found
    }

    /// The position after a disc on this cell that turns these discs over.
    #[inline]
    pub(crate) fn after(self, cell: u64, turned: u64) -> Self {
        Self { mine: self.theirs & !turned, theirs: self.mine | cell | turned }
    }

    /// The canonical form of the position, its smallest image, on a board with sides of `size` cells, and the symmetry that
    /// leads to it.
    pub(crate) fn smallest_image(self, size: u32) -> (Self, Image) {
        let order = |discs: Self| (discs.mine, discs.theirs);
        let (mut smallest, mut which) = (self, 0);
        let mut image = self;
        // Eight steps would lead back to the position itself.
        for step in 1..8 {
            image = Self { mine: stepped(image.mine, step, size), theirs: stepped(image.theirs, step, size) };
            if order(image) < order(smallest) {
                (smallest, which) = (image, step);
            }
        }
        (smallest, Image { steps: which, size })
    }
}

/// One of the eight symmetries of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Image {
    steps: u32,
    size: u32,
}

impl Image {
    /// The identity.
    pub(crate) const ITSELF: Self = Self { steps: 0, size: 8 };

    /// The image of a set.
    pub(crate) fn of(self, set: u64) -> u64 {
        (1..=self.steps).fold(set, |set, step| stepped(set, step, self.size))
    }

    /// The preimage of a set. Each step is its own inverse.
    pub(crate) fn back(self, set: u64) -> u64 {
        (1..=self.steps).rev().fold(set, |set, step| stepped(set, step, self.size))
    }
}

/// One step through the symmetries: vertical flips and transpositions in turn generate all rotations and reflections.
fn stepped(set: u64, step: u32, size: u32) -> u64 {
    if step % 2 == 1 { set.swap_bytes() >> (8 * (8 - size)) } else { transposed(set) }
}

/// The cells beyond a cell in each direction.
#[derive(Clone, Copy)]
struct Rays {
    /// Directions of ascending cell numbers.
    up: [u64; 4],
    down: [u64; 4],
}

/// The rays of every cell of 8 by 8. On smaller boards they may continue outside, where there are no discs.
static RAYS: [Rays; 64] = {
    let mut all = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let steps = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut cell = 0;
    while cell < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (columns, rows) = steps[direction];
            all[cell].up[direction] = beyond(cell as i32, columns, rows);
            all[cell].down[direction] = beyond(cell as i32, -columns, -rows);
            direction += 1;
        }
        cell += 1;
    }
    all
};

/// The cells of 8 by 8 that are reached from a cell by steps of this many columns and rows.
const fn beyond(cell: i32, columns: i32, rows: i32) -> u64 {
    let (mut column, mut row) = (cell % 8 + columns, cell / 8 + rows);
    let mut found = 0;
    while column >= 0 && column < 8 && row >= 0 && row < 8 {
        found |= 1 << (8 * row + column);
        column += columns;
        row += rows;
    }
    found
}

/// The transposed set: swaps blocks of 1, 2 and 4 across the diagonal.
fn transposed(set: u64) -> u64 {
    let exchange = |set: u64, distance: u32, kept: u64| {
        let moved = (set ^ set >> distance) & kept;
        set ^ moved ^ moved << distance
    };
    let set = exchange(set, 7, 0x00aa_00aa_00aa_00aa);
    let set = exchange(set, 14, 0x0000_cccc_0000_cccc);
    exchange(set, 28, 0x0000_0000_f0f0_f0f0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_images() {
        // One disc of each side; every cell goes to every cell of its orbit.
        for size in [4, 6, 8] {
            for cell in (0..size * size).map(|i| 8 * (i / size) + i % size) {
                let (column, row) = (cell % 8, cell / 8);
                assert_eq!(transposed(1 << cell), 1 << (8 * column + row));
                let discs = Discs { mine: 1 << cell, theirs: 0 };
                let end = size - 1;
                for (c, r) in [(row, column), (end - column, row), (column, end - row), (end - row, column)] {
                    let image = Discs { mine: 1 << (8 * r + c), theirs: 0 };
                    let (smallest, which) = image.smallest_image(size);
                    assert_eq!(discs.smallest_image(size).0, smallest, "{size} {cell}");
                    assert_eq!(which.of(image.mine), smallest.mine, "{size} {cell}");
                    assert_eq!(which.back(smallest.mine), image.mine, "{size} {cell}");
                }
            }
        }
    }
}
