//! How exactly a side played: its accuracy, and its mistakes by kind.

use plyground_core::Player;
use plyground_i18n::{Texts, say};
use plyground_registry::Worth;

use crate::{MistakeKind, Moment};

/// How fast the accuracy of a move falls with its loss: a loss of 0.17 of the expected score halves it.
const DECAY: f64 = 4.0;

/// The accuracy of a move in percent, from the expected score that it gave away: `100 e^(-4 loss)`.
pub fn accuracy(loss: f64) -> f64 {
    100.0 * (-DECAY * loss).exp()
}

/// What a review says about a side.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SideSummary {
    /// The mean accuracy in percent of the moves that could have been mistakes: there was another legal move, and the game
    /// was not lost already. `None` where there was no such move.
    pub accuracy: Option<f64>,
    /// The number of mistakes of each kind, in the order of [`MistakeKind::ALL`].
    pub mistakes: [usize; MistakeKind::ALL.len()],
}

impl SideSummary {
    /// The summary of these moves of a side; those of the other side are left out.
    pub fn of<'a>(moments: impl IntoIterator<Item = &'a Moment>, player: Player) -> Self {
        let mut summary = Self::default();
        let (mut sum, mut count) = (0.0, 0_u32);
        for moment in moments.into_iter().filter(|moment| moment.by == player) {
            if let Some(kind) = moment.mistake() {
                summary.mistakes[kind as usize] += 1;
            }
            if !moment.is_forced && !matches!(moment.before, Worth::Loss(_)) {
                sum += accuracy(moment.loss());
                count += 1;
            }
        }
        summary.accuracy = (count > 0).then(|| sum / f64::from(count));
        summary
    }

    /// The number of mistakes of a kind.
    pub const fn count(&self, kind: MistakeKind) -> usize {
        self.mistakes[kind as usize]
    }

    /// The summary as a line, for the side of this name.
    pub fn words(&self, side: &str, texts: &Texts) -> String {
        let accuracy = self.accuracy.map_or_else(|| "–".to_owned(), |accuracy| format!("{accuracy:.0} %"));
        say!(
            texts,
            "review-side",
            side = side,
            accuracy = accuracy,
            inaccuracies = self.count(MistakeKind::Inaccuracy),
            mistakes = self.count(MistakeKind::Mistake),
            missed = self.count(MistakeKind::MissedWin),
            blunders = self.count(MistakeKind::Blunder)
        )
    }
}
