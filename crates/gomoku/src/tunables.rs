//! The numbers of the search, each defined once: its name, its value, and between what it may be tuned.

/// A number of the search, for programs that tune it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tunable {
    /// Its name.
    pub name: &'static str,
    /// Its value unless told otherwise.
    pub default: i32,
    /// The least and the most that make sense.
    pub range: (i32, i32),
}

macro_rules! tunables {
    ($($(#[$doc:meta])* $name:ident = $default:literal, $low:literal..=$high:literal;)*) => {
        /// The numbers of the search.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Tunables {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Default for Tunables {
            fn default() -> Self {
                Self { $($name: $default,)* }
            }
        }

        impl Tunables {
            /// All of them.
            pub const ALL: &[Tunable] =
                &[$(Tunable { name: stringify!($name), default: $default, range: ($low, $high) },)*];

            /// The number with this name, to read or to change.
            pub fn named(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

tunables! {
    /// Futility looks at most this deep.
    futility_depth = 12, 0..=12;
    /// And by this much a ply.
    futility_margin = 27, 8..=50;
    /// From this depth on a node without a move from the table is searched a ply less deep.
    reduce_without_move = 3, 2..=12;
    /// So many plies, in hundredths, are taken off a node of the main line for each by which the table's search of it was
    /// shallower.
    behind = 40, 0..=60;
    /// Where a cut is expected and the evaluation is above beta by so much for each ply, moves are looked at a ply less
    /// deep.
    far_above_margin = 4, 1..=20;
    /// And by so much more against an open three.
    far_above_defend = 28, 0..=80;
    /// Late quiet moves are left out after so many.
    count_base = 4, 1..=8;
    /// And so many hundredths more for each ply, times ten and the depth; half of both where nothing got better.
    count_slope = 10, 4..=20;
    /// From this depth on later moves are reduced.
    reduction_depth = 2, 1..=5;
    /// Hundredths of a ply by which they all are.
    reduction_base = 43, 0..=120;
    /// The divisor, in hundredths, of the logarithms of depth and number that add to it.
    reduction_divisor = 99, 70..=190;
    /// A move this far behind the favourite, in hundredths of a logarithm, is reduced as usual.
    reduction_gap_from = 348, 150..=450;
    /// So much farther behind, or less far, is a ply more or less.
    reduction_gap = 82, 60..=240;
    /// Hundredths of a ply that this adds at most.
    reduction_gap_most = 342, 100..=500;
    /// Hundredths of a ply more where a cut is expected.
    reduction_cut = 192, 50..=250;
    /// And where the evaluation has got no better since our last move.
    reduction_worse = 77, 0..=200;
    /// Hundredths of a ply less on the main line.
    reduction_main = 145, 0..=200;
    /// And for threats and their answers.
    reduction_urgent = 87, 0..=250;
    /// From this depth on it is seen whether the best move stands alone.
    singular_depth = 6, 3..=10;
    /// By how much, in eighths of a ply's depth.
    singular_margin = 10, 4..=40;
    /// Positions looked at for a win by fours at the horizon.
    fours_at_leaf = 20, 0..=200;
    /// And inside the tree.
    fours_inside = 20, 0..=200;
    /// How many fours in a row are looked at.
    fours_depth = 30, 1..=30;
    /// Positions looked at for a win by threats at the root, by fours and by threes each.
    threats_at_root = 8_000, 0..=20_000;
    /// An open three that leaves at most so many replies costs no depth.
    extend_replies = 8, 0..=12;
    /// What a killer adds to the promise of a move.
    killer = 230, 0..=600;
    /// What a known reply adds.
    reply = 213, 0..=600;
    /// How much history adds at most.
    history = 94, 0..=1000;
    /// The window of an iteration reaches so far to either side of the last one's value.
    aspiration = 19, 4..=100;
}

/// Beyond this a history does not grow.
pub(crate) const HISTORY_MOST: i32 = 16_384;

impl Tunables {
    /// By depth and number of moves tried: hundredths of a ply by which a move is looked at less deep.
    pub(crate) fn reductions(&self) -> Box<[[i32; 64]; 64]> {
        let mut table = Box::new([[0; 64]; 64]);
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (tried, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = logarithm(depth) * logarithm(tried) / self.reduction_divisor;
                *reduction = self.reduction_base + product / 100;
            }
        }
        table
    }
}

/// The natural logarithm in thousandths, in whole numbers alone: no platform may round it in another way.
fn logarithm(number: usize) -> i32 {
    // Binary digits one at a time: squaring doubles the logarithm.
    const ONE: u64 = 1 << 31;
    let whole = number.ilog2();
    let mut rest = (number as u64) << 31 >> whole;
    let mut digits = u64::from(whole);
    for _ in 0..20 {
        rest = (rest * rest) >> 31;
        let digit = u64::from(rest >= 2 * ONE);
        rest >>= digit;
        digits = digits * 2 + digit;
    }
    // 693.147 is a thousand times the natural logarithm of two.
    ((digits * 693_147 / 1_000) >> 20) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_thousandth() {
        for number in 1..64 {
            let exact = 1_000.0 * f64::from(number).ln();
            assert!((f64::from(logarithm(number as usize)) - exact).abs() <= 1.0, "{number}");
        }
    }
}
