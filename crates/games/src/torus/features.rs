//! What formulas can count.

use plyground_core::{Feature, Player};

use super::Torus;

/// By name.
pub(super) const FEATURES: &[Feature<Torus>] = &[
    Feature::new("lines", "open lines: without a stone of the opponent's", |pos, player| {
        open_lines(pos, player, |_| true)
    }),
    Feature::new("lines1", "open lines with exactly 1 stone", lines_with::<1>),
    Feature::new("lines2", "open lines with exactly 2 stones", lines_with::<2>),
    Feature::new("lines3", "open lines with exactly 3 stones", lines_with::<3>),
    Feature::new("lines4", "open lines with exactly 4 stones", lines_with::<4>),
    Feature::new("lines5", "open lines with exactly 5 stones", lines_with::<5>),
    Feature::new("stones", "stones on the board", |pos, player| pos.of(player).count_ones().into()),
];

fn lines_with<const N: u32>(pos: &Torus, player: Player) -> i64 {
    open_lines(pos, player, |stones| stones == N)
}

fn open_lines(pos: &Torus, player: Player, is_wanted: impl Fn(u32) -> bool) -> i64 {
    let (mine, theirs) = (pos.of(player), pos.of(player.other()));
    let is_counted = |line: &&u64| *line & theirs == 0 && is_wanted((*line & mine).count_ones());
    pos.shape().lines().iter().filter(is_counted).count() as i64
}
