//! What formulas can count.

use plyground_core::{Feature, Player};

use super::{LINES, NINE, Ultimate};

/// By name.
pub(super) const FEATURES: &[Feature<Ultimate>] = &[
    Feature::new("boards", "small boards won", |pos, player| pos.won(player).count_ones().into()),
    Feature::new("board_lines1", "rows of small boards with 1 won and none lost", board_lines::<1>),
    Feature::new("board_lines2", "rows of small boards with 2 won and none lost", board_lines::<2>),
    Feature::new("lines1", "open lines with exactly 1 stone", cell_lines::<1>),
    Feature::new("lines2", "open lines with exactly 2 stones", cell_lines::<2>),
];

/// Lines that hold nothing of `lost` and `N` of `mine`.
fn open_lines<const N: u32>(mine: u16, lost: u16) -> i64 {
    LINES.iter().filter(|&line| line & lost == 0 && (line & mine).count_ones() == N).count() as i64
}

/// A drawn board is lost to both.
fn board_lines<const N: u32>(pos: &Ultimate, player: Player) -> i64 {
    open_lines::<N>(pos.won(player), pos.closed & !pos.won(player))
}

/// In the small boards that are still played on.
fn cell_lines<const N: u32>(pos: &Ultimate, player: Player) -> i64 {
    let is_open = |board: &usize| NINE & !pos.closed & 1 << board != 0;
    let on = |board| open_lines::<N>(pos.on_board(player, board), pos.on_board(player.other(), board));
    (0..9).filter(is_open).map(on).sum()
}
