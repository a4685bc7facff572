//! Bitboards.
//!
//! The layout is that of [`plyground_games::connect`]: column by column from the left, each from the bottom up, with one
//! bit above it that stays empty.

use plyground_games::connect::ConnectShape;

/// The board operations of the search. A board whose size is known at compile time shifts by constants.
pub(crate) trait Bitboard {
    /// Columns.
    fn width(&self) -> u32;
    /// Rows.
    fn height(&self) -> u32;
    /// The lowest cell of every column.
    fn bottom(&self) -> u64;
    /// Every cell, without the sentinels.
    fn cells(&self) -> u64;
    /// The lower cells of the pairs counted from the top: an even number of cells, this one included, reach to the top.
    fn lower(&self) -> u64;
    /// The columns, from the middle outwards.
    fn columns(&self) -> &[u64];
    /// The cells, free or not, where one more of these stones completes a line.
    fn completions(&self, stones: u64) -> u64;
    /// Whether these stones contain a line.
    fn has_line(&self, stones: u64) -> bool;

    /// The mirror image of a set.
    #[inline]
    fn mirrored(&self, set: u64) -> u64 {
        let (step, last) = (self.height() + 1, self.width() - 1);
        let column = u64::MAX >> (64 - step);
        (0..=last).fold(0, |found, i| found | (set >> (i * step) & column) << ((last - i) * step))
    }
}

/// The board of 7x6 on which four in a row win.
#[derive(Clone, Copy)]
pub(crate) struct StandardBoard;

/// A board of any size, with lines of any length.
#[derive(Clone)]
pub(crate) struct AnyBoard {
    width: u32,
    height: u32,
    k: u32,
    bottom: u64,
    cells: u64,
    lower: u64,
    columns: Vec<u64>,
}

const fn bottom(width: u32, height: u32) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < width {
        set |= 1 << (i * (height + 1));
        i += 1;
    }
    set
}

/// See [`Bitboard::lower`].
const fn lower(width: u32, height: u32) -> u64 {
    let (mut set, mut below_top) = (0, 2);
    while below_top <= height {
        set |= bottom(width, height) << (height - below_top);
        below_top += 2;
    }
    set
}

/// The column in this place of the order from the middle outwards.
const fn nth_column(width: u32, place: u32) -> u32 {
    let away = place.div_ceil(2);
    if place % 2 == 1 { width / 2 - away } else { width / 2 + away }
}

const SEVEN: u32 = 7;
const SIX: u32 = 6;

impl Bitboard for StandardBoard {
    #[inline]
    fn width(&self) -> u32 {
        SEVEN
    }

    #[inline]
    fn height(&self) -> u32 {
        SIX
    }

    #[inline]
    fn bottom(&self) -> u64 {
        const { bottom(SEVEN, SIX) }
    }

    #[inline]
    fn cells(&self) -> u64 {
        const { bottom(SEVEN, SIX) * ((1 << SIX) - 1) }
    }

    #[inline]
    fn lower(&self) -> u64 {
        const { lower(SEVEN, SIX) }
    }

    #[inline]
    fn columns(&self) -> &[u64] {
        const COLUMNS: [u64; SEVEN as usize] = {
            let (mut columns, mut place) = ([0; SEVEN as usize], 0);
            while place < SEVEN {
                columns[place as usize] = ((1 << SIX) - 1) << (nth_column(SEVEN, place) * (SIX + 1));
                place += 1;
            }
            columns
        };
        &COLUMNS
    }

    #[inline]
    fn completions(&self, stones: u64) -> u64 {
        fours_completed(stones, SIX)
    }

    #[inline]
    fn has_line(&self, stones: u64) -> bool {
        has_four(stones, SIX)
    }
}

impl AnyBoard {
    pub(crate) fn new(shape: &ConnectShape) -> Self {
        let (width, height) = (shape.width() as u32, shape.height() as u32);
        let column = (1_u64 << height) - 1;
        let columns = (0..width).map(|place| column << (nth_column(width, place) * (height + 1))).collect();
        Self {
            width,
            height,
            k: shape.k() as u32,
            bottom: bottom(width, height),
            cells: bottom(width, height) * column,
            lower: lower(width, height),
            columns,
        }
    }

    /// Whether lines have four cells, and all their shifts stay within a word.
    #[inline]
    fn is_usual(&self) -> bool {
        self.k == 4 && 3 * (self.height + 2) < 64
    }
}

impl Bitboard for AnyBoard {
    #[inline]
    fn width(&self) -> u32 {
        self.width
    }

    #[inline]
    fn height(&self) -> u32 {
        self.height
    }

    #[inline]
    fn bottom(&self) -> u64 {
        self.bottom
    }

    #[inline]
    fn cells(&self) -> u64 {
        self.cells
    }

    #[inline]
    fn lower(&self) -> u64 {
        self.lower
    }

    #[inline]
    fn columns(&self) -> &[u64] {
        &self.columns
    }

    #[inline]
    fn completions(&self, stones: u64) -> u64 {
        if self.is_usual() {
            fours_completed(stones, self.height)
        } else {
            completed(stones, self.height, self.k)
        }
    }

    #[inline]
    fn has_line(&self, stones: u64) -> bool {
        if self.is_usual() {
            has_four(stones, self.height)
        } else {
            completed(stones, self.height, self.k) & stones != 0
        }
    }
}

/// The cells where a fourth stone completes a line of four: in each direction the gap is the first, second, third or last
/// cell of the line.
#[inline]
fn fours_completed(stones: u64, height: u32) -> u64 {
    // Upwards the gap can only be the last.
    let mut found = stones << 1 & stones << 2 & stones << 3;
    for step in [height, height + 1, height + 2] {
        let pair_behind = stones << step & stones << (2 * step);
        let pair_ahead = stones >> step & stones >> (2 * step);
        found |= pair_behind & (stones << (3 * step) | stones >> step);
        found |= pair_ahead & (stones >> (3 * step) | stones << step);
    }
    found
}

#[inline]
fn has_four(stones: u64, height: u32) -> bool {
    let of_step = |step: u32| {
        let pairs = stones & stones >> step;
        pairs & pairs >> (2 * step)
    };
    of_step(1) | of_step(height) | of_step(height + 1) | of_step(height + 2) != 0
}

/// The cells where a stone completes a line of `k`, or is part of a complete one: for every place in the line the other cells
/// are shifted onto it.
fn completed(stones: u64, height: u32, k: u32) -> u64 {
    let mut found = 0;
    for step in [1, height, height + 1, height + 2] {
        for place in 0..k {
            let behind = (1..=place).map(|i| stones.checked_shl(i * step).unwrap_or(0));
            let ahead = (1..k - place).map(|i| stones.checked_shr(i * step).unwrap_or(0));
            found |= behind.chain(ahead).fold(u64::MAX, |all, shifted| all & shifted);
        }
    }
    found
}
