//! Random trees as text.

use plyground_registry::Dice;

/// The shape of a random tree.
#[derive(Clone, Copy, Debug)]
pub struct TreeShape {
    /// The most levels of moves.
    pub deepest: usize,
    /// The most moves at a node.
    pub widest: usize,
    /// Finite values go from minus this to plus this: the smaller, the more ties.
    pub spread: usize,
    /// One leaf in this many is infinite, on average.
    pub infinite: usize,
}

impl TreeShape {
    /// Up to six uneven levels of one to five moves, full of ties, with infinities here and there.
    pub const UNEVEN: Self = Self { deepest: 6, widest: 5, spread: 4, infinite: 8 };
}

/// Writes a tree such as `[3,[inf,-1],[[2]]]`.
pub fn random_tree(dice: &mut Dice, shape: TreeShape) -> String {
    let mut text = String::new();
    write(dice, shape, shape.deepest, &mut text);
    text
}

fn write(dice: &mut Dice, shape: TreeShape, left: usize, text: &mut String) {
    // A node high up is rarely a leaf, or most trees would be very small.
    if left == 0 || dice.below(2 + 2 * left) == 0 {
        text.push_str(&leaf(dice, shape));
        return;
    }
    text.push('[');
    for i in 0..=dice.below(shape.widest) {
        if i > 0 {
            text.push(',');
        }
        write(dice, shape, left - 1, text);
    }
    text.push(']');
}

fn leaf(dice: &mut Dice, shape: TreeShape) -> String {
    if dice.below(shape.infinite) == 0 {
        return ["inf", "-inf"][dice.below(2)].to_owned();
    }
    (dice.below(2 * shape.spread + 1) as i32 - shape.spread as i32).to_string()
}
