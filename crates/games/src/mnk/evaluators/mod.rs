//! Evaluators made for boards of cells.

mod line_powers;
mod open_lines;
mod pattern_ladder;
mod weights;

pub use line_powers::LinePowers;
pub use open_lines::OpenLines;
pub use pattern_ladder::{PatternLadder, line_points};
pub use weights::Weights;

use plyground_core::EvaluatorEntry;

use super::{Mnk, Stones};

/// By name.
pub(super) const fn evaluators<S: Stones>() -> &'static [EvaluatorEntry<Mnk<S>>] {
    const {
        &[
        EvaluatorEntry::new(
            "open-lines",
            "lines still open to me minus lines open to you; a win is worth 100",
            |pos: &Mnk<S>, _| Ok(Box::new(OpenLines::new(pos.shape()))),
        )
        .with_flat_wins()
        .with_ordered_outcomes()
        .with_symmetry(),
        EvaluatorEntry::new(
            "pattern-ladder",
            "the best pattern of each row, column and diagonal, by weights that a file may set (five in a row)",
            |pos: &Mnk<S>, settings| {
                let weights = settings.weights.map_or(Ok(Weights::PRINTED), Weights::from_toml)?;
                Ok(Box::new(PatternLadder::new(pos.shape(), weights)?))
            },
        )
        .with_flat_wins()
        .with_weights(),
        EvaluatorEntry::new(
            "line-powers",
            "powers of 20, 10, 8 and 2 by the marks on each line (four in a row on 5x5)",
            |pos: &Mnk<S>, settings| Ok(Box::new(LinePowers::new(pos.shape(), settings.mutations)?)),
        )
        .with_flat_wins()
        .with_ordered_outcomes(),
    ]
    }
}
