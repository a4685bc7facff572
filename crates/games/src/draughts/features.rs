//! What formulas can count.

use plyground_core::{Feature, Player};

use super::evaluator::counts;
use super::{Draughts, Variant};

/// By name.
pub(super) const fn features<V: Variant>() -> &'static [Feature<Draughts<V>>] {
    const {
        &[
            Feature::new("men", "men", |pos, player| counts(pos, player)[0].into()),
            Feature::new("kings", "kings", |pos, player| counts(pos, player)[1].into()),
            Feature::new("advance", "rows that the men have advanced, added up", |pos, player| {
                counts(pos, player)[2].into()
            }),
            Feature::new("back_row", "men on their own first row", |pos, player| {
                counts(pos, player)[3].into()
            }),
            Feature::new("centre", "stones or pieces in the middle of the board", |pos, player| {
                counts(pos, player)[4].into()
            }),
            Feature::new(
                "mobility",
                "legal moves; 0 for the side that is not to move, where a game cannot tell",
                mobility::<V>,
            ),
        ]
    }
}

/// The moves that a side has, or would have if it were its turn.
fn mobility<V: Variant>(pos: &Draughts<V>, player: Player) -> i64 {
    pos.seen_by(player).move_count::<V>() as i64
}
