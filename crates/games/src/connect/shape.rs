//! The board, and the lines on it.

use plyground_core::{Message, message};

use super::Column;

/// The board: everything about it that does not change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectShape {
    pub(super) width: u8,
    pub(super) height: u8,
    pub(super) k: u8,
    /// The lowest cell of every column.
    pub(super) bottom: u64,
    /// Every cell, without the sentinels.
    pub(super) board: u64,
    /// 4096 divided by the bits of a column, rounded up. A bit below 64 times this is 4096 times its column and less than
    /// 4096 more, since 64 times what was rounded is less than 4096 divided by the bits of a column.
    pub(super) inverse: u16,
    /// Whether four win on six rows. Tested at every move, so it is stored as one flag.
    is_usual: bool,
}

impl ConnectShape {
    /// A board on which K in a row win. With its sentinels it must fit into a word.
    pub fn new(width: usize, height: usize, k: usize) -> Result<Self, Message> {
        let fits = (1..=26).contains(&width) && (1..64).contains(&height) && width * (height + 1) <= 64;
        if !fits || k == 0 || k > 64 {
            return Err(message!(
                "connect-too-large",
                "a board of {width} columns and {height} rows cannot be played: W times (H + 1) may be 64 at most, as in \
                 connect(7,6,4)",
                width = width,
                height = height
            ));
        }
        let bottom = (0..width).fold(0, |bits, column| bits | 1 << (column * (height + 1)));
        let column = (1_u64 << height) - 1;
        let board = (0..width).fold(0, |bits, i| bits | column << (i * (height + 1)));
        let inverse = 4096_usize.div_ceil(height + 1) as u16;
        let is_usual = (height, k) == (6, 4);
        Ok(Self { width: width as u8, height: height as u8, k: k as u8, bottom, board, inverse, is_usual })
    }

    /// Columns.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Rows.
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// How many in a row win.
    pub fn k(&self) -> usize {
        usize::from(self.k)
    }

    /// Whether the cells and sentinels take every bit of a word.
    #[inline]
    pub(super) fn fills_word(&self) -> bool {
        self.width() * (self.height() + 1) == 64
    }

    /// The bit of a cell; rows count from the bottom.
    pub(super) fn bit(&self, column: usize, row: usize) -> u64 {
        1 << (column * (self.height() + 1) + row)
    }

    /// The column with this number.
    #[inline]
    pub(super) fn column(&self, number: usize) -> Column {
        Column { lowest: number as u8 * (self.height + 1), inverse: self.inverse }
    }

    /// The cells of a column.
    #[inline]
    pub(super) fn cells(&self, column: Column) -> u64 {
        ((1 << self.height) - 1) << column.lowest
    }

    /// A word whose columns, sentinels included, stand in the opposite order.
    #[inline]
    pub(super) fn mirrored(&self, word: u64) -> u64 {
        let bits = u32::from(self.height) + 1;
        let column = (1_u64 << self.height << 1).wrapping_sub(1);
        let (mut rest, mut image) = (word, word & column);
        for _ in 1..self.width {
            rest >>= bits;
            image = image << bits | rest & column;
        }
        image
    }

    /// The steps along a column, a row, and the two diagonals.
    #[inline]
    pub(super) fn steps(&self) -> [u32; 4] {
        let height = u32::from(self.height);
        [1, height, height + 1, height + 2]
    }

    /// The first cells of the lines that are full of these stones, along one step.
    #[inline]
    pub(super) fn lines(&self, stones: u64, step: u32) -> u64 {
        let (mut lines, mut length) = (stones, 1);
        let k = u32::from(self.k);
        while length < k && lines != 0 {
            let more = length.min(k - length);
            lines &= lines.checked_shr(more * step).unwrap_or(0);
            length += more;
        }
        lines
    }

    /// Whether some line is full.
    #[inline]
    pub(super) fn has_line(&self, stones: u64) -> bool {
        if self.is_usual {
            // Constant shifts, and one test in place of four.
            let [a, b, c, d] = [1, 6, 7, 8].map(|step| fours(stones, step));
            a | b | c | d != 0
        } else {
            self.has_line_on_any_board(stones)
        }
    }

    /// The same for all boards. Not inlined, so that the usual one can be inlined into a search.
    #[inline(never)]
    fn has_line_on_any_board(&self, stones: u64) -> bool {
        if self.k == 4 && self.height < 30 {
            // No shift is longer than the word.
            self.steps().into_iter().any(|step| fours(stones, step) != 0)
        } else {
            self.steps().into_iter().any(|step| self.lines(stones, step) != 0)
        }
    }
}

/// The first cells of four in a row along one step.
#[inline]
fn fours(stones: u64, step: u32) -> u64 {
    let pairs = stones & stones >> step;
    pairs & pairs >> (2 * step)
}
