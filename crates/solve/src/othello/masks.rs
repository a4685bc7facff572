//! Bit masks of a board.

/// The masks of a board size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardMasks {
    /// All cells.
    pub(crate) board: u64,
    pub(crate) corners: u64,
    /// The cell diagonally next to each corner (the X-square), with its corner.
    pub(crate) diagonals: [(u64, u64); 4],
    /// The quadrant of every cell.
    quadrant_of: [u64; 64],
    quadrants: [u64; 4],
    cells: i32,
}

impl BoardMasks {
    /// A board with sides of `size` cells.
    pub(crate) fn new(size: u32) -> Self {
        let rectangle = |size: u32| (0..size).fold(0, |set, row| set | ((1_u64 << size) - 1) << (8 * row));
        let board = if size == 8 { u64::MAX } else { rectangle(size) };
        let last = size - 1;
        let bit = |cell: u32| 1_u64 << cell;
        let corners = [0, last, 8 * last, 9 * last];
        let inner = [9, last + 7, 8 * last - 7, 9 * last - 9];
        let half = size / 2;
        let quadrants = [0, half, 8 * half, 9 * half].map(|cell| rectangle(half) << cell);
        let quadrant_of = |cell: usize| quadrants.iter().copied().find(|quadrant| quadrant >> cell & 1 == 1);
        Self {
            board,
            corners: corners.iter().fold(0, |set, &cell| set | bit(cell)),
            diagonals: [0, 1, 2, 3].map(|i| (bit(inner[i]), bit(corners[i]))),
            quadrant_of: std::array::from_fn(|cell| quadrant_of(cell).unwrap_or_default()),
            quadrants,
            cells: board.count_ones() as i32,
        }
    }

    #[inline]
    pub(crate) fn cells(&self) -> i32 {
        self.cells
    }

    /// The quadrant of a cell.
    #[inline]
    pub(crate) fn quadrant(&self, cell: u32) -> u64 {
        self.quadrant_of[cell as usize % 64]
    }

    /// The quadrants with an odd number of free cells.
    #[inline]
    pub(crate) fn odd(&self, free: u64) -> u64 {
        let odd = |quadrant: &&u64| (free & **quadrant).count_ones() & 1 != 0;
        self.quadrants.iter().filter(odd).fold(0, |set, quadrant| set | quadrant)
    }
}

/// The lowest cell of a set.
#[inline]
pub(crate) fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}
