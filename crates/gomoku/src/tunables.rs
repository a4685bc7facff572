//! The tunable constants of the search, each defined once: name, default and range.

/// A tunable constant, for programs that tune it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tunable {
    /// Its name.
    pub name: &'static str,
    /// Its default.
    pub default: i32,
    /// The range in which it is tuned.
    pub range: (i32, i32),
}

macro_rules! tunables {
    ($($(#[$doc:meta])* $name:ident = $default:literal, $low:literal..=$high:literal;)*) => {
        /// The tunable constants of the search.
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

            /// The constant with this name, to read or to change.
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
    /// Reverse futility pruning: maximum depth.
    reverse_futility_depth = 12, 0..=12;
    /// Reverse futility pruning: margin per ply of depth, in points.
    reverse_futility_margin = 27, 8..=50;
    /// Internal iterative reduction: minimum depth.
    iir_depth = 3, 2..=12;
    /// PV reduction per ply of table-depth deficit, in 1/100 ply.
    iir_pv_deficit = 40, 0..=60;
    /// Evaluation reduction at cut nodes: margin above beta per ply of depth, in points.
    eval_reduction_margin = 4, 1..=20;
    /// Evaluation reduction at cut nodes: additional margin against an open three, in points.
    eval_reduction_defence = 28, 0..=80;
    /// Late-move pruning: constant term of the move limit.
    lmp_base = 4, 1..=8;
    /// Late-move pruning: factor of depth * (10 + depth) in the move limit, in 1/100.
    lmp_slope = 10, 4..=20;
    /// Late-move reduction: minimum depth.
    lmr_depth = 2, 1..=5;
    /// Late-move reduction: constant term, in 1/100 ply.
    lmr_base = 43, 0..=120;
    /// Late-move reduction: divisor of ln(depth) * ln(move number), in 1/100.
    lmr_divisor = 99, 70..=190;
    /// Late-move reduction: policy gap to the best move at which the reduction is neither raised nor lowered, in 1/100 nat.
    lmr_policy_offset = 348, 150..=450;
    /// Late-move reduction: policy gap per ply of reduction, in 1/100 nat.
    lmr_policy_scale = 82, 60..=240;
    /// Late-move reduction: maximum addition by the policy gap, in 1/100 ply.
    lmr_policy_max = 342, 100..=500;
    /// Late-move reduction: addition at expected cut nodes, in 1/100 ply.
    lmr_cut_node = 192, 50..=250;
    /// Late-move reduction: addition where the evaluation is not improving, in 1/100 ply.
    lmr_not_improving = 77, 0..=200;
    /// Late-move reduction: deduction at PV nodes, in 1/100 ply.
    lmr_pv = 145, 0..=200;
    /// Late-move reduction: deduction for threats and defences, in 1/100 ply.
    lmr_urgent = 87, 0..=250;
    /// Singular extension: minimum depth.
    singular_depth = 6, 3..=10;
    /// Singular extension: margin below the table value per ply of depth, in 1/8 point.
    singular_margin = 10, 4..=40;
    /// VCF search at the horizon: node limit.
    vcf_leaf_nodes = 20, 0..=200;
    /// VCF search inside the tree: node limit.
    vcf_inner_nodes = 20, 0..=200;
    /// VCF search: maximum number of consecutive fours.
    vcf_depth = 30, 1..=30;
    /// Threat-space search at the root: node limit, for VCF and VCT each.
    root_threat_nodes = 8_000, 0..=20_000;
    /// Extension against an open three: maximum number of generated moves, defences and own fours.
    three_extension_replies = 8, 0..=12;
    /// Move ordering: bonus of a killer move, in 1/100 nat.
    killer_bonus = 230, 0..=600;
    /// Move ordering: bonus of the countermove, in 1/100 nat.
    countermove_bonus = 213, 0..=600;
    /// Move ordering: bonus at the maximum history score, in 1/100 nat.
    history_weight = 94, 0..=1000;
    /// Aspiration window: initial half-width, in points.
    aspiration_width = 19, 4..=100;
}

/// The maximum of a history score; the minimum is its negative.
pub(crate) const MAX_HISTORY: i32 = 16_384;

impl Tunables {
    /// Late-move reductions by depth and move number, in 1/100 ply.
    pub(crate) fn reductions(&self) -> Box<[[i32; 64]; 64]> {
        let mut table = Box::new([[0; 64]; 64]);
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (tried, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = logarithm(depth) * logarithm(tried) / self.lmr_divisor;
                *reduction = self.lmr_base + product / 100;
            }
        }
        table
    }
}

/// The natural logarithm times 1,000, in integers: floating-point logarithms round differently on different platforms, and
/// the node count must not depend on the platform.
fn logarithm(number: usize) -> i32 {
    // The binary logarithm, one binary digit at a time: squaring a number doubles its logarithm.
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
    // 693.147 is 1,000 ln 2.
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
