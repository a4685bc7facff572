//! Bit masks of a board: its lines and its symmetries.

use plyground_games::mnk::{MnkCell, MnkShape};

use crate::shared_table::BothSides;

/// The masks of a board.
pub(crate) struct LineMasks {
    /// All cells.
    pub(crate) board: u64,
    /// The winning lines.
    pub(crate) lines: Vec<u64>,
    /// The lines through each cell.
    through: Vec<Vec<u64>>,
    /// The image of each cell under each symmetry; the first is the identity.
    images: Vec<Vec<u8>>,
}

impl LineMasks {
    pub(crate) fn new(shape: &MnkShape) -> Self {
        let lines: Vec<u64> = shape
            .lines()
            .iter()
            .map(|line| line.cells().fold(0, |set, cell| set | 1 << cell.index()))
            .collect();
        let through = (0..shape.cells())
            .map(|cell| lines.iter().copied().filter(|line| line >> cell & 1 == 1).collect());
        let image = |cells: &Vec<MnkCell>| cells.iter().map(|cell| cell.index() as u8).collect();
        Self {
            board: u64::MAX >> (64 - shape.cells()),
            through: through.collect(),
            images: shape.symmetries().iter().map(image).collect(),
            lines,
        }
    }

    /// The lines through a cell.
    #[inline]
    pub(crate) fn through(&self, cell: u32) -> &[u64] {
        &self.through[cell as usize]
    }

    /// The canonical form of a position, its smallest image, and the symmetry that leads to it.
    pub(crate) fn smallest_image(&self, sides: BothSides) -> (BothSides, &[u8]) {
        let moved = |set: u64, image: &[u8]| {
            let (mut left, mut moved) = (set, 0);
            while left != 0 {
                moved |= 1_u64 << image[left.trailing_zeros() as usize];
                left &= left - 1;
            }
            moved
        };
        let mut smallest = (sides, &*self.images[0]);
        for image in &self.images[1..] {
            let mine = moved(sides[0], image);
            if mine <= smallest.0[0] {
                let candidate = [mine, moved(sides[1], image)];
                if candidate < smallest.0 {
                    smallest = (candidate, image);
                }
            }
        }
        smallest
    }
}
