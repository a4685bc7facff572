//! The worst effect of each mistake.

use super::{ChapterContext, Span, prose};
use crate::mistakes::MistakeEffect;

/// The number of harmful mistakes.
pub(super) fn mistakes(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    let (texts, all) = (cx.texts, &cx.findings.mistakes);
    // A single one is described in its own chapter already.
    if all.len() < 2 {
        return None;
    }
    let mut counts = [0_usize; 4];
    for mistake in all {
        counts[harm(mistake) as usize] += 1;
    }
    let [harmful, wrong, costly, idle] = counts;
    Some(prose!(
        texts,
        "report-conclusion-mistakes",
        count = all.len(),
        harmful = harmful,
        wrong = wrong,
        costly = costly,
        idle = idle
    ))
}

/// The worst effect of a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Harm {
    WorseMove,
    OtherAnswer,
    OtherCost,
    Nothing,
}

/// The worst effect of a mistake, in the positions that were tried and in that of the report.
fn harm(mistake: &MistakeEffect) -> Harm {
    let (sound, mistaken) = (&mistake.sound, &mistake.mistaken);
    if mistake.worse_move > 0 {
        Harm::WorseMove
    } else if mistake.other_value > 0 || sound.value != mistaken.value || sound.best != mistaken.best {
        Harm::OtherAnswer
    } else if sound != mistaken {
        Harm::OtherCost
    } else {
        Harm::Nothing
    }
}
