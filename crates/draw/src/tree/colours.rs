//! The colours of a tree. Each repeats the meaning of a shape or a line style, so that a copy in black and white loses
//! nothing; colour-blind people can distinguish the accents, too (after M. Okabe and K. Ito, 2008, darkened for text).

use super::card::{CardShape, Mark, Role};

/// Outlines and text.
pub(super) const DARK: &str = "#1a1a1a";
/// Secondary lines and text.
pub(super) const SOFT: &str = "#595959";
/// The lines of a board, and positions that were never visited.
pub(super) const FAINT: &str = "#9a9a9a";
/// The principal variation.
pub(super) const CHOSEN: &str = "#00588f";
/// Cutoffs.
pub(super) const CUT: &str = "#a63d00";
/// Null-window searches.
pub(super) const TEST: &str = "#7a3a78";
/// Re-searches.
pub(super) const AGAIN: &str = "#00674c";
/// The current step of a film.
pub(super) const NOW: &str = "#e69f00";
/// The cell of the last move.
pub(super) const LAST: &str = "#ffe49b";

/// The cells of the stones that won.
pub(super) const WON: &str = "#b9e3c6";

/// Cells that are no part of the board.
pub(super) const OUTSIDE: &str = "#ececef";

/// The inside of an area that a side has closed.
pub(super) fn area(mark: char) -> &'static str {
    if mark == 'X' { "#dbe8f4" } else { "#f6e3d6" }
}

/// The inside of an outline.
pub(super) fn fill(shape: CardShape) -> &'static str {
    match shape {
        CardShape::Max => "#dcebf8",
        CardShape::Min => "#fdebd2",
        CardShape::Horizon => "#f0f0f0",
        CardShape::Bundle => "#e6e6e6",
        CardShape::Finished | CardShape::Skipped => "#ffffff",
    }
}

/// The colour of a line of text.
pub(super) fn text(role: Role, mark: Mark) -> &'static str {
    match (role, mark) {
        (Role::Reason, _) => CUT,
        (Role::Window | Role::Note, _) => SOFT,
        (Role::Tag, Mark::Test) => TEST,
        (Role::Tag, Mark::Again) => AGAIN,
        (Role::Tag | Role::Value, _) => DARK,
    }
}
