//! What formulas can count.

use plyground_core::{Feature, Player, Position};

use super::{Boxes, chains};

/// By name.
pub(super) const FEATURES: &[Feature<Boxes>] = &[
    Feature::new("boxes", "boxes won", |pos, player| pos.count(player).into()),
    Feature::new("takes", "lines that close a box (side to move only)", takes),
    Feature::new(
        "chains",
        "boxes that the rest brings if both draw safe lines and then open the shortest chain (side to move only)",
        |pos, player| if player == pos.to_move() { chains::rest(pos).into() } else { 0 },
    ),
];

fn takes(pos: &Boxes, player: Player) -> i64 {
    if player == pos.to_move() { pos.moves().filter(|&line| pos.closes(line) > 0).count() as i64 } else { 0 }
}
