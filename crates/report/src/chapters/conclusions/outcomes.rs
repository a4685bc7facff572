//! The result of the game: with best play, and against random moves.

use plyground_registry::{Finished, Outcome};

use super::key_records::{KeyRecords, cuts};
use super::{ChapterContext, Conclusion, Span, agreement, plain, prose};

/// The value of the game, if no line ended at the horizon.
pub(super) fn solved(key_records: &KeyRecords<'_>) -> Conclusion {
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let settings = &cx.findings.settings;
    let record = key_records.base.or(key_records.best).ok_or(None)?;
    let is_ordered = settings.conventions().map_err(|_| None)?.finished == Finished::Nearer
        || cx.session.evaluator(&settings.evaluator).map_err(|_| None)?.orders_outcomes;
    // If the evaluator does not order wins above draws above losses, the best line proves nothing.
    if record.counts.leaves_horizon > 0 {
        return Err(Some(prose!(texts, "report-left-horizon", depth = key_records.depth)));
    }
    if !is_ordered || !agreement(&cx.findings.comparison).is_fine() {
        return Err(None);
    }
    let side = cx.session.to_move();
    let outcome = cx.after(&record.pv).ok().and_then(|end| end.outcome()).ok_or(None)?;
    let (depth, mark) = (key_records.depth, cx.session.side_name(side));
    // A search with cutoffs has not looked at every line, though its value is exact.
    let is_whole = !cuts(record);
    let key = match (outcome, is_whole) {
        (Outcome::Draw, true) => "report-conclusion-solved-draw",
        (Outcome::Draw, false) => "report-conclusion-proved-draw",
        (Outcome::Win(winner), true) if winner == side => "report-conclusion-solved-win",
        (Outcome::Win(winner), false) if winner == side => "report-conclusion-proved-win",
        (Outcome::Win(_), true) => "report-conclusion-solved-loss",
        (Outcome::Win(_), false) => "report-conclusion-proved-loss",
    };
    Ok(if outcome == Outcome::Draw {
        prose!(texts, key, depth = depth)
    } else {
        prose!(texts, key, depth = depth, side = mark)
    })
}

/// The results of the search against random moves.
pub(super) fn games(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    let texts = cx.texts;
    let game = cx.findings.games.get(1)?;
    let side = cx.session.to_move();
    let (search, plies) = (plain(&cx.search(&cx.findings.player)), game.moves.len());
    Some(match game.outcome? {
        Outcome::Win(winner) if winner == side => {
            prose!(texts, "report-conclusion-chance-won", search = search, plies = plies)
        }
        Outcome::Win(_) => prose!(texts, "report-conclusion-chance-lost", search = search, plies = plies),
        Outcome::Draw => prose!(texts, "report-conclusion-chance-drawn", search = search, plies = plies),
    })
}
