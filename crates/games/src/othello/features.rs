//! What formulas can count.

use plyground_core::{Feature, Player};

use super::{Mobility, Othello, STEPS, shift};

/// By name.
pub(super) const FEATURES: &[Feature<Othello>] = &[
    Feature::new(
        "mobility",
        "legal moves; 0 for the side that is not to move, where a game cannot tell",
        |pos, player| Mobility::moves(pos, player).into(),
    )
    .with_symmetry(),
    Feature::new("corners", "discs in corners", |pos, player| Mobility::corners(pos, player).into())
        .with_symmetry(),
    Feature::new("discs", "discs on the board", |pos: &Othello, player| {
        i64::from(pos.of(player).count_ones())
    })
    .with_symmetry(),
    Feature::new("edges", "discs on the edge of the board", edges).with_symmetry(),
    Feature::new("frontier", "discs beside an empty cell", frontier).with_symmetry(),
];

fn edges(pos: &Othello, player: Player) -> i64 {
    let board = pos.board();
    // A cell of the edge has a neighbour that is not on the board.
    let inside = STEPS.iter().fold(board, |inside, &step| inside & shift(board, step));
    (pos.of(player) & !inside).count_ones().into()
}

fn frontier(pos: &Othello, player: Player) -> i64 {
    let empty = pos.board() & !(pos.of(player) | pos.of(player.other()));
    let beside = STEPS.iter().fold(0, |beside, &step| beside | shift(empty, step));
    (pos.of(player) & beside).count_ones().into()
}
