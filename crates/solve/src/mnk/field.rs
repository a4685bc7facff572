//! The board as sets of cells: what lines there are, and where cells go in mirror images.

use plyground_games::mnk::{Cell, Shape};

use crate::memo::Sides;

/// Everything about a board that does not change.
pub(crate) struct Field {
    /// All cells.
    pub(crate) board: u64,
    /// The lines, each as long as a side needs.
    pub(crate) lines: Vec<u64>,
    /// The lines through each cell.
    through: Vec<Vec<u64>>,
    /// Where each cell goes in each image; the first moves nothing.
    images: Vec<Vec<u8>>,
}

impl Field {
    pub(crate) fn new(shape: &Shape) -> Self {
        let lines: Vec<u64> = shape
            .lines()
            .iter()
            .map(|line| line.cells().fold(0, |set, cell| set | 1 << cell.index()))
            .collect();
        let through = (0..shape.cells())
            .map(|cell| lines.iter().copied().filter(|line| line >> cell & 1 == 1).collect());
        let image = |cells: &Vec<Cell>| cells.iter().map(|cell| cell.index() as u8).collect();
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

    /// The smallest image of a position, and where cells go in it.
    pub(crate) fn smallest_image(&self, sides: Sides) -> (Sides, &[u8]) {
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
