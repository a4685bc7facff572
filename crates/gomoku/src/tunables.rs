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
    /// Razoring looks at most this deep.
    razor_depth = 0, 0..=8;
    /// And by this much a ply.
    razor_margin = 160, 20..=500;
    /// Futility looks at most this deep.
    futility_depth = 12, 0..=12;
    /// And by this much a ply.
    futility_margin = 20, 10..=300;
    /// From this depth on a node without a move from the table is searched a ply less deep.
    reduce_without_move = 3, 2..=12;
    /// Up to this depth late quiet moves are left out.
    count_depth = 5, 0..=16;
    /// After so many.
    count_base = 2, 1..=20;
    /// And so many more, in tenths, for each ply squared.
    count_slope = 5, 1..=30;
    /// From this depth on later moves are reduced.
    reduction_depth = 2, 1..=5;
    /// Hundredths of a ply by which they all are.
    reduction_base = 41, 0..=150;
    /// The divisor, in hundredths, of the logarithms of depth and number that add to it.
    reduction_divisor = 159, 80..=400;
    /// A move this far behind the favourite, in hundredths of a logarithm, is reduced as usual.
    reduction_gap_from = 293, 0..=600;
    /// So much farther behind, or less far, is a ply more or less.
    reduction_gap = 94, 60..=600;
    /// From this depth on it is seen whether the best move stands alone.
    singular_depth = 4, 4..=16;
    /// By how much, in eighths of a ply's depth.
    singular_margin = 10, 4..=120;
    /// How deep fours are followed below the horizon.
    fours_depth = 5, 4..=60;
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
    /// By depth and number of moves tried: plies by which a move is looked at less deep.
    pub(crate) fn reductions(&self) -> Box<[[i32; 64]; 64]> {
        let mut table = Box::new([[0; 64]; 64]);
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (tried, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = (depth as f64).ln() * (tried as f64).ln();
                let plies = f64::from(self.reduction_base) / 100.0
                    + product * 100.0 / f64::from(self.reduction_divisor);
                *reduction = plies as i32;
            }
        }
        table
    }
}
