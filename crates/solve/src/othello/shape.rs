//! The cells of a board.

/// Sets of cells that the search asks about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// All cells.
    pub(crate) board: u64,
    pub(crate) corners: u64,
    /// The cell next to each corner on the diagonal, with its corner.
    pub(crate) diagonals: [(u64, u64); 4],
    /// The quarter of every cell.
    quarter_of: [u64; 64],
    quarters: [u64; 4],
    cells: i32,
}

impl Shape {
    /// A board with so many cells each way.
    pub(crate) fn new(size: u32) -> Self {
        let rectangle = |size: u32| (0..size).fold(0, |set, row| set | ((1_u64 << size) - 1) << (8 * row));
        let board = if size == 8 { u64::MAX } else { rectangle(size) };
        let last = size - 1;
        let bit = |cell: u32| 1_u64 << cell;
        let corners = [0, last, 8 * last, 9 * last];
        let inner = [9, last + 7, 8 * last - 7, 9 * last - 9];
        let half = size / 2;
        let quarters = [0, half, 8 * half, 9 * half].map(|cell| rectangle(half) << cell);
        let quarter_of = |cell: usize| quarters.iter().copied().find(|quarter| quarter >> cell & 1 == 1);
        Self {
            board,
            corners: corners.iter().fold(0, |set, &cell| set | bit(cell)),
            diagonals: [0, 1, 2, 3].map(|i| (bit(inner[i]), bit(corners[i]))),
            quarter_of: std::array::from_fn(|cell| quarter_of(cell).unwrap_or_default()),
            quarters,
            cells: board.count_ones() as i32,
        }
    }

    #[inline]
    pub(crate) fn cells(&self) -> i32 {
        self.cells
    }

    /// The quarter of a cell.
    #[inline]
    pub(crate) fn quarter(&self, cell: u32) -> u64 {
        self.quarter_of[cell as usize % 64]
    }

    /// The quarters with an odd number of free cells.
    #[inline]
    pub(crate) fn odd(&self, free: u64) -> u64 {
        let odd = |quarter: &&u64| (free & **quarter).count_ones() & 1 != 0;
        self.quarters.iter().filter(odd).fold(0, |set, quarter| set | quarter)
    }
}

/// The lowest cell of a set.
#[inline]
pub(crate) fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}
