//! Moves by whole sets.
//!
//! The layout is that of [`plyground_games::othello`]: smaller boards use a corner of 8 by 8. `RUN` is the longest row of
//! discs that can be turned, two less than a side of the board.

/// The discs of the side to move and of the other side. They change places at each ply, so they stay together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Discs {
    pub(crate) mine: u64,
    pub(crate) theirs: u64,
}

/// Discs in the outermost columns are never enclosed from left and right, so runs that step sideways cannot wrap around.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;
/// What is stepped by, and which discs can be enclosed along it.
const LINES: [(u32, u64); 4] = [(1, INNER), (8, u64::MAX), (7, INNER), (9, INNER)];

impl Discs {
    /// The same discs when the other side is to move.
    #[inline]
    pub(crate) fn turned(self) -> Self {
        Self { mine: self.theirs, theirs: self.mine }
    }

    /// How many more discs the side to move has.
    #[inline]
    pub(crate) fn lead(self) -> i32 {
        self.mine.count_ones() as i32 - self.theirs.count_ones() as i32
    }

    /// Where the side to move may put a disc, among these cells.
    #[inline]
    pub(crate) fn legal<const RUN: usize>(self, free: u64) -> u64 {
        let mut found = 0;
        for (step, kept) in LINES {
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

    /// What a disc on this free cell turns over.
    #[inline]
    pub(crate) fn turns<const RUN: usize>(self, cell: u64) -> u64 {
        let mut found = 0;
        for (step, kept) in LINES {
            let theirs = self.theirs & kept;
            let mut up = cell << step & theirs;
            let mut down = cell >> step & theirs;
            for _ in 1..RUN {
                up |= up << step & theirs;
                down |= down >> step & theirs;
            }
            found |= if up << step & self.mine != 0 { up } else { 0 };
            found |= if down >> step & self.mine != 0 { down } else { 0 };
        }
        found
    }

    /// After a disc on this cell that turns these over.
    #[inline]
    pub(crate) fn after(self, cell: u64, turned: u64) -> Self {
        Self { mine: self.theirs & !turned, theirs: self.mine | cell | turned }
    }

    /// The smallest of all images of the position on a board with so many cells each way.
    pub(crate) fn smallest_image(self, size: u32) -> Self {
        let order = |discs: &Self| (discs.mine, discs.theirs);
        let both = |discs: Self, image: &dyn Fn(u64) -> u64| Self {
            mine: image(discs.mine),
            theirs: image(discs.theirs),
        };
        let upside_down = |set: u64| set.swap_bytes() >> (8 * (8 - size));
        let mut smallest = self;
        let mut image = self;
        // A flip and a transposition make a quarter turn; four of each come through all eight images.
        for _ in 0..4 {
            image = both(image, &upside_down);
            smallest = if order(&image) < order(&smallest) { image } else { smallest };
            image = both(image, &transposed);
            smallest = if order(&image) < order(&smallest) { image } else { smallest };
        }
        smallest
    }
}

/// Rows become columns: cells are exchanged across the diagonal in blocks of 1, 2 and 4.
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
                    assert_eq!(discs.smallest_image(size), image.smallest_image(size), "{size} {cell}");
                }
            }
        }
    }
}
