//! Dots and boxes: draw lines between dots; the player who draws the fourth side of a box owns it and draws again.
//!
//! Rules as É. Lucas printed them in 1889 ("La Pipopipette") and E. Berlekamp analyses them in "The Dots and Boxes
//! Game", 2000: a player who closes a box must draw again, closing a box is never compulsory, one line may close two,
//! and the game ends when every line is drawn. The score is the number of boxes.
//!
//! Lines are one set of bits, numbered along the rows of the picture: W lines across, W + 1 down, W across, and so on.
//! A box is named by the bit of its upper side; its other sides are then always the same distances away, and all boxes
//! are tested at once by shifting the whole set.

mod chains;
mod evaluators;
mod features;
mod game;
mod text;

pub use evaluators::{BoxLead, Chains};

use std::cmp::Ordering;

use plyground_core::{GOLDEN, Indexed, Keyed, Message, Noisy, Outcome, Player, Position, message};

use crate::bits::moves_by_bits;

/// A line between two neighbouring dots, by its number along the rows of the picture from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoxesLine(u8);

impl BoxesLine {
    /// The line with this number.
    pub fn new(number: usize) -> Self {
        Self(number as u8)
    }

    /// Its number.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }
}

/// The board: everything about it that does not change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoxesShape {
    width: u8,
    height: u8,
    /// Every line.
    lines: u64,
    /// Every box, by its upper side.
    boxes: u64,
}

/// The longest side: its lines and dots are still lettered a to y.
const LONGEST: usize = 12;

impl BoxesShape {
    /// A board of `width` by `height` boxes. Its lines must fit into a word.
    pub fn new(width: usize, height: usize) -> Result<Self, Message> {
        let sides = 1..=LONGEST;
        let count = |width, height| width * (height + 1) + height * (width + 1);
        if !sides.contains(&width) || !sides.contains(&height) || count(width, height) > 64 {
            return Err(message!(
                "boxes-size",
                "{width} by {height} boxes cannot be played: sides go from 1 to {longest}, and there may be 64 lines at most, \
                 as in dots-and-boxes(5,5)",
                width = width,
                height = height,
                longest = LONGEST
            ));
        }
        let lines = u64::MAX >> (64 - count(width, height));
        let row = (1_u64 << width) - 1;
        let boxes = (0..height).fold(0, |set, y| set | row << (y * (2 * width + 1)));
        Ok(Self { width: width as u8, height: height as u8, lines, boxes })
    }

    /// Boxes across.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Boxes down.
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// The distances of the left, the right and the lower side of a box from its upper one.
    #[inline]
    fn sides(&self) -> [u32; 3] {
        let width = u32::from(self.width);
        [width, width + 1, 2 * width + 1]
    }

    /// The sides of these boxes.
    #[inline]
    fn around(&self, boxes: u64) -> u64 {
        let [left, right, lower] = self.sides();
        boxes | boxes << left | boxes << right | boxes << lower
    }

    /// The boxes all of whose sides are among these lines.
    #[inline]
    fn closed(&self, lines: u64) -> u64 {
        let [left, right, lower] = self.sides();
        self.boxes & lines & lines >> left & lines >> right & lines >> lower
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boxes {
    shape: BoxesShape,
    state: State,
}

/// What changes from move to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    drawn: u64,
    /// The boxes of each side.
    owned: [u64; 2],
    to_move: Player,
}

impl Boxes {
    /// The board without lines.
    pub fn new(shape: BoxesShape) -> Self {
        Self { shape, state: State { drawn: 0, owned: [0; 2], to_move: Player::First } }
    }

    /// The board.
    pub fn shape(&self) -> &BoxesShape {
        &self.shape
    }

    /// The lines that are drawn, by their numbers.
    pub fn drawn(&self) -> u64 {
        self.state.drawn
    }

    /// How many boxes a side has.
    #[inline]
    pub fn count(&self, player: Player) -> u32 {
        self.state.owned[player.index()].count_ones()
    }

    /// The boxes of the side to move less those of the other.
    #[inline]
    pub fn lead(&self) -> i32 {
        let me = self.state.to_move;
        self.count(me) as i32 - self.count(me.other()) as i32
    }

    /// The lines that are not drawn yet.
    #[inline]
    fn gaps(&self) -> u64 {
        self.shape.lines & !self.state.drawn
    }

    /// How many boxes this line would close.
    fn closes(&self, line: BoxesLine) -> u32 {
        let closed = self.shape.closed(self.state.drawn | 1 << line.0);
        (closed & !self.shape.closed(self.state.drawn)).count_ones()
    }
}

impl Position for Boxes {
    type Move = BoxesLine;
    /// The state before the move.
    type Undo = State;
    type Moves = Gaps;

    #[inline]
    fn to_move(&self) -> Player {
        self.state.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.gaps() != 0 {
            return None;
        }
        let [first, second] = Player::BOTH.map(|player| self.count(player));
        Some(match first.cmp(&second) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => Outcome::Win(Player::Second),
        })
    }

    #[inline]
    fn moves(&self) -> Gaps {
        Gaps(self.gaps())
    }

    #[inline]
    fn make(&mut self, m: BoxesLine) -> State {
        let before = self.state;
        self.state.drawn |= 1 << m.0;
        let closed = self.shape.closed(self.state.drawn) & !(before.owned[0] | before.owned[1]);
        if closed == 0 {
            self.state.to_move = before.to_move.other();
        } else {
            self.state.owned[before.to_move.index()] |= closed;
        }
        before
    }

    #[inline]
    fn unmake(&mut self, _: BoxesLine, before: State) {
        self.state = before;
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.gaps().count_ones() as usize
    }
}

/// A move that closes a box gives an extra turn.
impl Noisy for Boxes {
    #[inline]
    fn is_noisy(&self, m: BoxesLine) -> bool {
        let owned = self.state.owned[0] | self.state.owned[1];
        self.shape.closed(self.state.drawn | 1 << m.0) & !owned != 0
    }
}

impl Keyed for Boxes {
    /// Lines, turn and score. Which boxes are whose makes no difference to the rest of the game, so positions that
    /// differ in nothing else share a key.
    #[inline]
    fn key(&self) -> u64 {
        let first = u64::from(self.count(Player::First));
        let rest = (first << 1 | self.state.to_move.index() as u64).wrapping_mul(0xa076_1d64_78bd_642f);
        let mut key = (self.state.drawn ^ rest).wrapping_mul(GOLDEN);
        key ^= key >> 32;
        key.wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

impl Indexed for Boxes {
    fn indices(&self) -> usize {
        64
    }

    #[inline]
    fn index(&self, m: BoxesLine) -> usize {
        usize::from(m.0)
    }
}

moves_by_bits! {
    /// The lines that can be drawn, along the rows of the picture.
    Gaps(u64) of BoxesLine
}
