//! What formulas can count.

use plyground_core::{Feature, Player};

use super::Connect;

/// By name.
pub(super) const FEATURES: &[Feature<Connect>] = &[
    Feature::new("lines", "open lines: without a stone of the opponent's", |pos, player| {
        open_lines(pos, player, |_| true)
    })
    .with_symmetry(),
    Feature::new("lines1", "open lines with exactly 1 stone", lines_with::<1>).with_symmetry(),
    Feature::new("lines2", "open lines with exactly 2 stones", lines_with::<2>).with_symmetry(),
    Feature::new("lines3", "open lines with exactly 3 stones", lines_with::<3>).with_symmetry(),
    Feature::new("lines4", "open lines with exactly 4 stones", lines_with::<4>).with_symmetry(),
    Feature::new("lines5", "open lines with exactly 5 stones", lines_with::<5>).with_symmetry(),
    Feature::new("centre", "stones or pieces in the middle of the board", centre).with_symmetry(),
    Feature::new("stones", "stones on the board", |pos: &Connect, player| pos.of(player).count_ones().into())
        .with_symmetry(),
];

fn lines_with<const N: u32>(pos: &Connect, player: Player) -> i64 {
    open_lines(pos, player, |stones| stones == N)
}

/// Lines without a stone of the opponent's whose number of own stones is wanted.
fn open_lines(pos: &Connect, player: Player, is_wanted: impl Fn(u32) -> bool) -> i64 {
    let shape = pos.shape();
    let (mine, room) = (pos.of(player), shape.board & !pos.of(player.other()));
    let length = u32::from(shape.k);
    // A line of one cell is the same in all directions.
    let directions = if length == 1 { 1 } else { 4 };
    let mut found = 0;
    for step in shape.steps().into_iter().take(directions) {
        let mut starts = shape.lines(room, step);
        while starts != 0 {
            let first = starts.trailing_zeros();
            starts &= starts - 1;
            let stones = (0..length).map(|i| (mine >> (first + i * step) & 1) as u32).sum();
            found += i64::from(is_wanted(stones));
        }
    }
    found
}

/// Stones in the middle column, or in the middle two.
fn centre(pos: &Connect, player: Player) -> i64 {
    let shape = pos.shape();
    let is_central = |column: &usize| (2 * column).abs_diff(shape.width() - 1) < 2;
    let cells = |column| (pos.of(player) & shape.cells(shape.column(column))).count_ones();
    (0..shape.width()).filter(is_central).map(cells).sum::<u32>().into()
}
