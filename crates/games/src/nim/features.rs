//! What formulas can count. The heaps belong to neither side, so all of it is counted for the side to move.

use plyground_core::{Feature, Player, Position};

use super::Nim;

/// By name.
pub(super) const FEATURES: &[Feature<Nim>] = &[
    Feature::new("heaps", "heaps that are left (side to move only)", |pos, player| {
        of_mover(pos, player, |heaps| heaps.iter().filter(|&&heap| heap > 0).count() as i64)
    }),
    Feature::new("left", "stones that are left (side to move only)", |pos, player| {
        of_mover(pos, player, |heaps| heaps.iter().map(|&heap| i64::from(heap)).sum())
    }),
    Feature::new("nim_sum", "the heaps added without carry (side to move only)", |pos, player| {
        of_mover(pos, player, |heaps| heaps.iter().fold(0, |sum, &heap| sum ^ i64::from(heap)))
    }),
];

fn of_mover(pos: &Nim, player: Player, count: impl Fn(&[u8]) -> i64) -> i64 {
    if player == pos.to_move() { count(pos.heaps()) } else { 0 }
}
