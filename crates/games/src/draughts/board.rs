//! The dark squares as bits of a word.
//!
//! Between every two rows one bit is left out. Then a step along a diagonal is a shift by one of two distances wherever it
//! begins, and a step over the edge falls on a bit that is no square. The side that begins always moves towards higher bits;
//! where it stands at the bottom of the board, bits are counted from the last square.

use plyground_core::Player;

use super::variant::Variant;

/// The four diagonals: 0 and 1 lead towards higher bits, 2 and 3 back.
pub(super) const WAYS: [u8; 4] = [0, 1, 2, 3];

/// A board of dark squares, half as many in a row as there are columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// Dark squares in a row.
    pub(super) per_row: u32,
    /// All of them.
    pub(super) all: u64,
    /// The row where each side's men become kings.
    pub(super) king_rows: [u64; 2],
}

impl Geometry {
    /// A board with `per_row` dark squares in a row, and twice as many rows.
    pub const fn new(per_row: u32) -> Self {
        let row = (1 << per_row) - 1;
        let (mut all, mut i) = (0, 0);
        while i < 2 * per_row {
            all |= row << (i * per_row + i / 2);
            i += 1;
        }
        let last = 2 * per_row - 1;
        Self { per_row, all, king_rows: [row << (last * per_row + last / 2), row] }
    }

    /// Columns, and rows.
    pub(super) const fn side(self) -> u32 {
        2 * self.per_row
    }

    /// The number of dark squares.
    pub(super) const fn squares(self) -> u32 {
        self.side() * self.per_row
    }

    /// The squares of a row, from 0 at the low bits.
    pub(super) const fn row(self, row: u32) -> u64 {
        self.king_rows[1] << (row * self.per_row + row / 2)
    }
}

/// A set one step along a way; bits that left the board are no squares.
#[inline]
pub(super) const fn step<V: Variant>(set: u64, way: u8) -> u64 {
    let distance = V::BOARD.per_row + (way & 1) as u32;
    if way & 2 == 0 { set << distance } else { set >> distance }
}

/// The way back.
#[inline]
pub(super) const fn opposite(way: u8) -> u8 {
    way ^ 2
}

/// The first of the two ways that lead a side's men forward; the other is the next.
#[inline]
pub(super) const fn forward(player: Player) -> u8 {
    2 * player.index() as u8
}

/// The bits of a set, the lowest first.
#[inline]
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The number of the square of a bit on the board, as books number them, from 1 at the top left.
pub(super) fn number_of<V: Variant>(bit: u8) -> u32 {
    let from_top = if V::FIRST_ON_TOP { u32::from(bit) } else { V::BOARD.all.ilog2() - u32::from(bit) };
    let two_rows = V::BOARD.side() + 1;
    from_top / two_rows * V::BOARD.side() + from_top % two_rows + 1
}

/// The bit of the square with this number, where there is one.
pub(super) fn bit_of<V: Variant>(number: u32) -> Option<u8> {
    let from_zero = number.checked_sub(1).filter(|_| number <= V::BOARD.squares())?;
    let from_top = from_zero + from_zero / V::BOARD.side();
    Some(if V::FIRST_ON_TOP { from_top } else { V::BOARD.all.ilog2() - from_top } as u8)
}

/// Column and row of a square, from 0 at the top left.
pub(super) fn place_of<V: Variant>(bit: u8) -> (u32, u32) {
    let from_zero = number_of::<V>(bit) - 1;
    let row = from_zero / V::BOARD.per_row;
    (2 * (from_zero % V::BOARD.per_row) + (row + 1) % 2, row)
}

/// The bit of the square in this column and row, counted in the same way; `None` for a light square.
pub(super) fn bit_at<V: Variant>(column: u32, row: u32) -> Option<u8> {
    let side = V::BOARD.side();
    let is_dark = column < side && row < side && (column + row) % 2 == 1;
    is_dark.then(|| bit_of::<V>(row * V::BOARD.per_row + column / 2 + 1)).flatten()
}
