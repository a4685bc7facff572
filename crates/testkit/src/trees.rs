//! Random trees as text.

use plyground_registry::Dice;

/// The shape of a random tree.
#[derive(Clone, Copy, Debug)]
pub struct Habit {
    /// The most levels of moves.
    pub deepest: usize,
    /// The most moves at a node.
    pub widest: usize,
    /// Finite values go from minus this to plus this: the smaller, the more ties.
    pub spread: usize,
    /// One leaf in this many is infinite, on average.
    pub infinite: usize,
}

impl Habit {
    /// Up to six uneven levels of one to five moves, full of ties, with infinities here and there.
    pub const UNEVEN: Self = Self { deepest: 6, widest: 5, spread: 4, infinite: 8 };
}

/// Writes a tree such as `[3,[inf,-1],[[2]]]`.
pub fn random_tree(dice: &mut Dice, habit: Habit) -> String {
    let mut text = String::new();
    write(dice, habit, habit.deepest, &mut text);
    text
}

fn write(dice: &mut Dice, habit: Habit, left: usize, text: &mut String) {
    // A node high up is rarely a leaf, or most trees would be very small.
    if left == 0 || dice.below(2 + 2 * left) == 0 {
        text.push_str(&leaf(dice, habit));
        return;
    }
    text.push('[');
    for i in 0..=dice.below(habit.widest) {
        if i > 0 {
            text.push(',');
        }
        write(dice, habit, left - 1, text);
    }
    text.push(']');
}

fn leaf(dice: &mut Dice, habit: Habit) -> String {
    if dice.below(habit.infinite) == 0 {
        return ["inf", "-inf"][dice.below(2)].to_owned();
    }
    (dice.below(2 * habit.spread + 1) as i32 - habit.spread as i32).to_string()
}
