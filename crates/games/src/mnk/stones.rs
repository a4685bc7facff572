//! Sets of cells: one machine word where that is enough, seven otherwise.

use std::fmt::Debug;

use super::{CELLS, MnkCell, MnkShape};

/// The stones of one side, one bit a cell.
///
/// The two kinds differ in how a completed line is detected: a [`Small`] board compares bit patterns, a [`Large`] one
/// walks from the stone.
pub trait Stones: Copy + Eq + Default + Debug + Send + Sync + 'static {
    /// The largest board.
    const CAPACITY: usize;
    /// Goes through a set.
    type Cells: ExactSizeIterator<Item = MnkCell>;
    /// What it takes to undo a toggle.
    type Saved: Copy + Send + Debug;

    /// Adds a cell that is not there, or removes one that is.
    fn toggle(&mut self, cell: MnkCell);
    /// What to keep before a toggle.
    fn save(&self) -> Self::Saved;
    /// Undoes the toggle of `cell`.
    fn restore(&mut self, cell: MnkCell, saved: Self::Saved);
    /// Whether the cell is in the set.
    fn contains(&self, cell: MnkCell) -> bool;
    /// How many cells there are.
    fn len(&self) -> usize;
    /// Whether the stone on `cell`, just added, completes a line.
    fn completes(&self, shape: &MnkShape, cell: MnkCell) -> bool;
    /// The cells of the board that are in neither set.
    fn free(shape: &MnkShape, a: &Self, b: &Self) -> Self;
    /// The cells that are in exactly one of two sets.
    fn difference(&self, other: &Self) -> Self;
    /// The cells, in order.
    fn cells(self) -> Self::Cells;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Up to 64 cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Small(u64);

impl Stones for Small {
    const CAPACITY: usize = 64;
    type Cells = Bits;
    type Saved = Self;

    #[inline]
    fn toggle(&mut self, cell: MnkCell) {
        self.0 ^= 1 << (cell.index() % 64);
    }

    #[inline]
    fn save(&self) -> Self {
        *self
    }

    #[inline]
    fn restore(&mut self, _: MnkCell, saved: Self) {
        *self = saved;
    }

    #[inline]
    fn contains(&self, cell: MnkCell) -> bool {
        self.0 >> (cell.index() % 64) & 1 == 1
    }

    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn completes(&self, shape: &MnkShape, cell: MnkCell) -> bool {
        if shape.is_tiny() {
            return shape.won(self.0);
        }
        shape.tests(cell).iter().any(|test| self.0 & test.watched == test.line)
    }

    #[inline]
    fn free(shape: &MnkShape, a: &Self, b: &Self) -> Self {
        Self(shape.all()[0] & !(a.0 | b.0))
    }

    fn difference(&self, other: &Self) -> Self {
        Self(self.0 ^ other.0)
    }

    #[inline]
    fn cells(self) -> Bits {
        Bits(self.0)
    }
}

const WORDS: usize = CELLS.div_ceil(64);

impl Large {
    /// The 64 cells from `first` on.
    #[inline]
    fn window(&self, first: u16) -> u64 {
        let (word, bit) = (usize::from(first) / 64 % WORDS, first % 64);
        let beyond = self.0.get(word + 1).copied().unwrap_or(0);
        // Shifting in two steps, because a shift by 64 is not possible.
        self.0[word] >> bit | beyond << 1 << (63 - bit)
    }
}

/// Any board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Large([u64; WORDS]);

impl Stones for Large {
    const CAPACITY: usize = CELLS;
    type Cells = ManyBits;
    type Saved = ();

    #[inline]
    fn toggle(&mut self, cell: MnkCell) {
        self.0[cell.index() / 64] ^= 1 << (cell.index() % 64);
    }

    fn save(&self) {}

    #[inline]
    fn restore(&mut self, cell: MnkCell, (): ()) {
        self.toggle(cell);
    }

    #[inline]
    fn contains(&self, cell: MnkCell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn completes(&self, shape: &MnkShape, cell: MnkCell) -> bool {
        // Most stones stand alone: then there is no run to follow.
        let near = shape.neighbours(cell);
        if self.window(near.first) & near.mask == 0 && shape.k() > 1 {
            return false;
        }
        shape.walk(cell, |cell| self.contains(cell))
    }

    fn free(shape: &MnkShape, a: &Self, b: &Self) -> Self {
        Self(std::array::from_fn(|i| shape.all()[i] & !(a.0[i] | b.0[i])))
    }

    fn difference(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }

    #[inline]
    fn cells(self) -> ManyBits {
        ManyBits { words: self.0, at: 0 }
    }
}

/// The cells of one word.
#[derive(Clone, Debug)]
pub struct Bits(u64);

impl Iterator for Bits {
    type Item = MnkCell;

    #[inline]
    fn next(&mut self) -> Option<MnkCell> {
        if self.0 == 0 {
            return None;
        }
        let cell = MnkCell::new(self.0.trailing_zeros() as usize);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Bits {}

/// The cells of several words.
#[derive(Clone, Debug)]
pub struct ManyBits {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for ManyBits {
    type Item = MnkCell;

    #[inline]
    fn next(&mut self) -> Option<MnkCell> {
        while *self.words.get(self.at)? == 0 {
            self.at += 1;
        }
        let word = &mut self.words[self.at];
        let cell = MnkCell::new(self.at * 64 + word.trailing_zeros() as usize);
        *word &= *word - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Large(self.words).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for ManyBits {}

/// The first `count` cells, as words.
pub(super) fn first_bits(count: usize) -> [u64; WORDS] {
    std::array::from_fn(|i| match count.saturating_sub(i * 64) {
        rest if rest >= 64 => u64::MAX,
        rest => (1 << rest) - 1,
    })
}
