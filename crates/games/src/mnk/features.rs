//! What formulas can count on boards of cells.

use plyground_core::{Feature, Player};

use super::{Mnk, OpenLines, Stones};

/// By name.
pub(super) const fn features<S: Stones>() -> &'static [Feature<Mnk<S>>] {
    const {
        &[
            Feature::new("lines", "open lines: without a stone of the opponent's", |pos, player| {
                OpenLines::open_to(pos, player).into()
            })
            .with_symmetry(),
            Feature::new("lines1", "open lines with exactly 1 stone", lines_with::<S, 1>).with_symmetry(),
            Feature::new("lines2", "open lines with exactly 2 stones", lines_with::<S, 2>).with_symmetry(),
            Feature::new("lines3", "open lines with exactly 3 stones", lines_with::<S, 3>).with_symmetry(),
            Feature::new("lines4", "open lines with exactly 4 stones", lines_with::<S, 4>).with_symmetry(),
            Feature::new("lines5", "open lines with exactly 5 stones", lines_with::<S, 5>).with_symmetry(),
            Feature::new("centre", "stones or pieces in the middle of the board", centre::<S>)
                .with_symmetry(),
            Feature::new("stones", "stones on the board", |pos: &Mnk<S>, player| {
                pos.stones(player).len() as i64
            })
            .with_symmetry(),
        ]
    }
}

/// Lines with `N` stones of a side and none of the other's.
fn lines_with<S: Stones, const N: usize>(pos: &Mnk<S>, player: Player) -> i64 {
    let (mine, theirs) = (pos.stones(player), pos.stones(player.other()));
    let is_counted = |line: &&super::WinningLine| {
        !line.cells().any(|cell| theirs.contains(cell))
            && line.cells().filter(|&cell| mine.contains(cell)).count() == N
    };
    pos.shape().lines().iter().filter(is_counted).count() as i64
}

/// Stones on the middle cell, or on the two or four around the middle.
fn centre<S: Stones>(pos: &Mnk<S>, player: Player) -> i64 {
    pos.stones(player).cells().filter(|&cell| pos.shape().centre_distance(cell) < 2).count() as i64
}
