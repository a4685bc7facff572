//! What formulas can count.

use plyground_core::Feature;

use super::Kalah;

/// By name.
pub(super) const FEATURES: &[Feature<Kalah>] = &[
    Feature::new("store", "seeds in the store", |pos, player| pos.store(player).into()),
    Feature::new("seeds", "seeds in the houses", |pos, player| {
        pos.houses(player).iter().map(|&seeds| i64::from(seeds)).sum()
    }),
    Feature::new("empty_houses", "houses without seeds", |pos, player| {
        pos.houses(player).iter().map(|&seeds| i64::from(seeds == 0)).sum()
    }),
];
