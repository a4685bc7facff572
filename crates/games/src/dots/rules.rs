//! The board and the options.

use plyground_core::{Message, message};

use super::points::{MOST, Points};

/// The board and the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DotsRules {
    width: u8,
    height: u8,
    /// Whether four dots stand in the middle at the beginning.
    pub cross: bool,
    /// Whether a side may end the game.
    pub ground: bool,
}

impl DotsRules {
    /// A board without options.
    pub fn new(width: usize, height: usize) -> Result<Self, Message> {
        let sides = LEAST..=MOST;
        if sides.contains(&width) && sides.contains(&height) {
            Ok(Self { width: width as u8, height: height as u8, cross: false, ground: false })
        } else {
            Err(message!(
                "dots-sides",
                "a board of {width} by {height} points is not possible: sides go from {least} to {most}",
                width = width,
                height = height,
                least = LEAST,
                most = MOST
            ))
        }
    }

    /// Columns.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Rows.
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// Every point.
    pub(super) fn board(self) -> Points {
        Points::board(self.width(), self.height())
    }
}

/// Sides go from this.
const LEAST: usize = 3;
