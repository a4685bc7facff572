//! The result of the game: with best play, and against random moves.

use plyground_registry::{Finished, Outcome};

use super::sights::{Sights, cuts};
use super::{Desk, Span, agreement, plain, prose};

/// The value of the game, if no line ended at the horizon.
pub(super) fn solved(sights: &Sights<'_>) -> Option<Vec<Span>> {
    let (texts, desk) = (sights.desk.texts, sights.desk);
    let settings = &desk.findings.settings;
    let record = sights.base.or(sights.best)?;
    let is_ordered = settings.conventions().ok()?.finished == Finished::Nearer
        || desk.session.orders_outcomes(&settings.evaluator).ok()?;
    // If the evaluator does not order wins above draws above losses, the best line proves nothing.
    if record.counts.leaves_horizon > 0 || !is_ordered || !agreement(&desk.findings.comparison).is_fine() {
        return None;
    }
    let side = desk.session.to_move();
    let outcome = desk.after(&record.pv).ok()?.outcome()?;
    let (depth, mark) = (sights.depth, desk.session.side_name(side));
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
    Some(if outcome == Outcome::Draw {
        prose!(texts, key, depth = depth)
    } else {
        prose!(texts, key, depth = depth, side = mark)
    })
}

/// The results of the search against random moves.
pub(super) fn games(desk: &Desk<'_>) -> Option<Vec<Span>> {
    let texts = desk.texts;
    let game = desk.findings.games.get(1)?;
    let side = desk.session.to_move();
    let (search, plies) = (plain(&desk.search(&desk.findings.player)), game.moves.len());
    Some(match game.outcome? {
        Outcome::Win(winner) if winner == side => {
            prose!(texts, "report-conclusion-chance-won", search = search, plies = plies)
        }
        Outcome::Win(_) => prose!(texts, "report-conclusion-chance-lost", search = search, plies = plies),
        Outcome::Draw => prose!(texts, "report-conclusion-chance-drawn", search = search, plies = plies),
    })
}
