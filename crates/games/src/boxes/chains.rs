//! The value of the rest of a game if both sides follow the theory of chains.
//!
//! After E. Berlekamp, "The Dots and Boxes Game", 2000: while there are safe lines, both sides draw those; then the
//! side to move must open a chain. The other side takes all of it and must open the next one, or declines its last two
//! boxes (of a loop: four), which forces the first side to open the next chain too.

use super::{Boxes, BoxesShape};

/// Boxes by the number of their sides that are drawn.
struct Sides {
    /// Two: a link of a chain.
    two: u64,
    /// Three: can be closed at once.
    three: u64,
}

impl Sides {
    #[inline]
    fn of(shape: &BoxesShape, drawn: u64) -> Self {
        let [left, right, lower] = shape.sides();
        let sides = [drawn, drawn >> left, drawn >> right, drawn >> lower];
        // Four bits are added for all boxes at once.
        let (ones, more) = (sides[0] ^ sides[1], sides[0] & sides[1]);
        let (ones_below, more_below) = (sides[2] ^ sides[3], sides[2] & sides[3]);
        let odd = ones ^ ones_below;
        let pairs = more ^ more_below ^ (ones & ones_below);
        Self { two: shape.boxes & pairs & !odd, three: shape.boxes & pairs & odd }
    }
}

/// The boxes that the side to move still gets, less those of the other side.
pub(super) fn rest(pos: &Boxes) -> i32 {
    let (shape, mut drawn) = (&pos.shape, pos.state.drawn);
    let closed = |drawn: u64| shape.closed(drawn).count_ones() as i32;
    let before = closed(drawn);
    // 1. Every box with three sides is closed.
    let sides = loop {
        let sides = Sides::of(shape, drawn);
        if sides.three == 0 {
            break sides;
        }
        // Any missing side of the first such box; it has only one.
        let first = sides.three & sides.three.wrapping_neg();
        drawn |= shape.around(first) & shape.lines;
    };
    let taken = closed(drawn) - before;
    // 2. Safe lines, which offer no box, are drawn in turn.
    let (mut sides, mut safe_lines) = (sides, 0);
    loop {
        let safe = shape.lines & !drawn & !shape.around(sides.two);
        if safe == 0 {
            break;
        }
        drawn |= safe & safe.wrapping_neg();
        sides = Sides::of(shape, drawn);
        safe_lines += 1;
    }
    // 3. The number of safe lines decides which side has to open the chains.
    let opening = opener(&mut Lengths::of(shape, drawn, sides.two));
    match safe_lines {
        // What was taken at first is a chain as well, and its end may be declined.
        0 if taken > 1 => (taken + opening).max(taken - 4 - opening),
        even if even % 2 == 0 => taken + opening,
        _ => taken - opening,
    }
}

/// The chains by length, the shortest first; loops apart, because declining the end of a loop costs four boxes.
struct Lengths {
    chains: [u8; MOST],
    rings: [u8; MOST],
}

/// One more than the boxes of any board.
const MOST: usize = 26;

impl Lengths {
    fn of(shape: &BoxesShape, drawn: u64, mut links: u64) -> Self {
        let [_, right, lower] = shape.sides();
        let gaps = shape.lines & !drawn;
        // Boxes that are open to the one on their right and below.
        let (across, down) = (shape.boxes & gaps >> right, shape.boxes & gaps >> lower);
        let (mut chains, mut rings) = ([0; MOST], [0; MOST]);
        while links != 0 {
            let mut chain = links & links.wrapping_neg();
            loop {
                let beside = (chain & across) << 1 | chain >> 1 & across;
                let above_and_below = (chain & down) << lower | chain >> lower & down;
                let grown = chain | links & (beside | above_and_below);
                if grown == chain {
                    break;
                }
                chain = grown;
            }
            links &= !chain;
            let length = chain.count_ones() as usize;
            let is_ring = (shape.around(chain) & gaps).count_ones() as usize == length;
            if is_ring {
                rings[length] += 1;
            } else {
                chains[length] += 1;
            }
        }
        Self { chains, rings }
    }

    /// Takes out the shortest: its length, and the boxes at its end that are declined to keep control.
    fn shortest(&mut self) -> Option<(i32, i32)> {
        let found = (1..MOST).find(|&length| self.chains[length] + self.rings[length] > 0)?;
        let (kind, end) = if self.chains[found] > 0 { (&mut self.chains, 2) } else { (&mut self.rings, 4) };
        kind[found] -= 1;
        Some((found as i32, end))
    }
}

/// The boxes that the side which must open the chains gets of them, less those of the other side.
fn opener(lengths: &mut Lengths) -> i32 {
    let Some((length, end)) = lengths.shortest() else { return 0 };
    let rest = opener(lengths);
    let takes_all = length + rest;
    // The end of a single box, or of two boxes opened in the middle, cannot be declined.
    if length > 2 { -takes_all.max(length - 2 * end - rest) } else { -takes_all }
}
