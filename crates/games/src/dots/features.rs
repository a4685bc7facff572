//! What formulas can count.

use plyground_core::Feature;

use super::Dots;

/// By name.
pub(super) const FEATURES: &[Feature<Dots>] = &[
    Feature::new("captured", "dots captured", |pos, player| pos.captured(player) as i64),
    Feature::new("dots", "own dots that are not captured", |pos, player| pos.living(player).count() as i64),
    Feature::new("base", "free points in own empty bases", |pos, player| {
        pos.pools[player.index()].and(&pos.free_points()).count() as i64
    }),
];
