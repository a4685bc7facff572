//! What the fuzz targets share: boards of arbitrary size.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use plyground_core::Player;
use plyground_games::Mnk;
use plyground_games::mnk::{Rules, SIDE_MAX, Shape, Stones};

/// The most shapes that are kept: some tens of megabytes.
const KEPT: usize = 2_000;

/// Width, height, K and the rules.
type Key = (usize, usize, usize, Rules);

thread_local! {
    /// Building a shape takes longer than everything that is done on it, and the fuzzer asks for the same ones again.
    static SHAPES: RefCell<HashMap<Key, Arc<Shape>>> = RefCell::default();
}

/// The size of a board and its rules, from arbitrary bytes.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub struct Board {
    width: u8,
    height: u8,
    k: u8,
    exact: bool,
    misere: bool,
}

impl Board {
    /// Columns.
    pub fn width(self) -> usize {
        1 + usize::from(self.width) % SIDE_MAX
    }

    /// Rows.
    pub fn height(self) -> usize {
        1 + usize::from(self.height) % SIDE_MAX
    }

    /// The empty board, where this kind of stones has room for it. A line may be longer than the board.
    pub fn empty<S: Stones>(self) -> Option<Mnk<S>> {
        let fits = self.width() * self.height() <= S::CAPACITY;
        fits.then(|| Mnk::set_up(&self.shape(), [S::default(); 2], Player::First))
    }

    fn shape(self) -> Arc<Shape> {
        let k = 1 + usize::from(self.k) % (SIDE_MAX + 1);
        let rules = Rules { exact: self.exact, misere: self.misere, ..Rules::default() };
        let (width, height) = (self.width(), self.height());
        SHAPES.with_borrow_mut(|shapes| {
            if shapes.len() >= KEPT {
                shapes.clear();
            }
            let entry = shapes.entry((width, height, k, rules));
            Arc::clone(entry.or_insert_with(|| Arc::new(Shape::new(width, height, k, rules))))
        })
    }
}
