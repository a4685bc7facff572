//! The colours of a tree. Each says again what a shape or a line says already, so that a copy in black and white loses
//! nothing; the accents are told apart by colour-blind people too (after M. Okabe and K. Ito, 2008, darkened for text).

use super::card::{Mark, Role, Shape};

/// Outlines and text.
pub(super) const DARK: &str = "#1a1a1a";
/// Lines and text of less weight.
pub(super) const SOFT: &str = "#595959";
/// The lines of a board, and what was never visited.
pub(super) const FAINT: &str = "#9a9a9a";
/// The chosen line.
pub(super) const CHOSEN: &str = "#00588f";
/// Cuts.
pub(super) const CUT: &str = "#a63d00";
/// Tests.
pub(super) const TEST: &str = "#7a3a78";
/// What is searched again.
pub(super) const AGAIN: &str = "#00674c";
/// The step of a film that is just being shown.
pub(super) const NOW: &str = "#e69f00";
/// The cell of the last move.
pub(super) const LAST: &str = "#ffe49b";

/// The inside of an outline.
pub(super) fn fill(shape: Shape) -> &'static str {
    match shape {
        Shape::Max => "#dcebf8",
        Shape::Min => "#fdebd2",
        Shape::Horizon => "#f0f0f0",
        Shape::Bundle => "#e6e6e6",
        Shape::Finished | Shape::Skipped => "#ffffff",
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
