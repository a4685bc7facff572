//! Conclusions from the times: only differences that exceed the errors.

use plyground_draw::quantities::seconds;
use plyground_lab::experiment::Record;
use plyground_lab::statistics::Summary;

use super::key_records::{KeyRecords, cuts, factor, percent};
use super::{growth_of, plain, prose};
use crate::document::Span;

/// A search at the largest depth with its time.
#[derive(Clone, Copy)]
struct Timed<'a> {
    record: &'a Record,
    time: Summary,
}

impl<'a> Timed<'a> {
    fn of(record: &'a Record) -> Option<Self> {
        let time = record.time.filter(|time| time.median_s > 0.0)?;
        Some(Self { record, time })
    }

    fn is_apart_from(&self, other: &Self) -> bool {
        self.time.is_apart_from(&other.time)
    }
}

/// The fastest search, and its cost per node.
pub(super) fn time(key_records: &KeyRecords<'_>) -> Option<Vec<Span>> {
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let base = Timed::of(key_records.base?)?;
    let timed: Vec<Timed<'_>> = key_records.deepest.iter().filter_map(|record| Timed::of(record)).collect();
    let by_time = |a: &&Timed<'_>, b: &&Timed<'_>| a.time.median_s.total_cmp(&b.time.median_s);
    let quick = *timed.iter().min_by(by_time)?;
    let name = |timed: &Timed<'_>| plain(&key_records.name(timed.record));
    let duration = |timed: &Timed<'_>| plain(&seconds(texts, timed.time.median_s));
    let unclear = |other: &Timed<'_>| {
        prose!(
            texts,
            "report-conclusion-time-unclear",
            depth = key_records.depth,
            search = name(&quick),
            time = duration(&quick),
            other = name(other),
            slow = duration(other)
        )
    };
    // Only a pruning search can show that pruning does not pay.
    let pruning: Vec<&Timed<'_>> = timed.iter().filter(|timed| cuts(timed.record)).collect();
    if !cuts(quick.record) && !pruning.is_empty() {
        let close = pruning.into_iter().filter(|rival| !quick.is_apart_from(rival));
        if let Some(rival) = close.min_by(by_time) {
            return Some(unclear(rival));
        }
        return Some(prose!(
            texts,
            "report-conclusion-time-base",
            search = name(&quick),
            depth = key_records.depth,
            time = duration(&quick)
        ));
    }
    if quick.record.algorithm == base.record.algorithm {
        return None;
    }
    if !quick.is_apart_from(&base) {
        return Some(unclear(&base));
    }
    let is_close =
        |other: &&Timed<'_>| other.record.algorithm != quick.record.algorithm && !other.is_apart_from(&quick);
    let close: Vec<String> =
        timed.iter().filter(is_close).map(|other| key_records.name(other.record)).collect();
    let key = if close.is_empty() { "report-conclusion-time" } else { "report-conclusion-time-shared" };
    let mut text = prose!(
        texts,
        key,
        search = name(&quick),
        depth = key_records.depth,
        time = duration(&quick),
        base = name(&base),
        times = plain(&factor(cx, base.time.median_s / quick.time.median_s)),
        others = plain(&cx.listed(&close))
    );
    if let Some(sentence) = node_cost(key_records, quick, base) {
        text.push(Span::Text(" ".to_owned()));
        text.extend(sentence);
    }
    Some(text)
}

/// The cost per node of the fastest search, compared with the one that enters every node; nothing if it is uncertain.
fn node_cost(key_records: &KeyRecords<'_>, quick: Timed<'_>, base: Timed<'_>) -> Option<Vec<Span>> {
    // Costs within this factor of each other are called the same.
    const NEAR: f64 = 1.1;
    // They are called the same only if the errors allow no larger factor than this.
    const SURE: f64 = 1.25;
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let fewer = base.record.counts.nodes as f64 / quick.record.counts.nodes.max(1) as f64;
    let dearer = fewer * quick.time.median_s / base.time.median_s;
    let ((quick_from, quick_to), (base_from, base_to)) = (quick.time.interval(), base.time.interval());
    let least = fewer * quick_from / base_to;
    let most = if base_from > 0.0 { fewer * quick_to / base_from } else { f64::INFINITY };
    if dearer > NEAR {
        let percent = plain(&percent(cx, dearer - 1.0));
        (least > 1.0).then(|| prose!(texts, "report-conclusion-node-dearer", percent = percent))
    } else if dearer < 1.0 / NEAR {
        let percent = plain(&percent(cx, 1.0 - dearer));
        (most < 1.0).then(|| prose!(texts, "report-conclusion-node-cheaper", percent = percent))
    } else {
        let is_sure = least > 1.0 / SURE && most < SURE;
        is_sure.then(|| prose!(texts, "report-conclusion-node-same"))
    }
}

/// The depth that a minute would reach, unless the game is searched to its end already or the errors of the times are
/// too large.
pub(super) fn forecast(key_records: &KeyRecords<'_>) -> Option<Vec<Span>> {
    const MINUTE: f64 = 60.0;
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let (base, best) = (key_records.base?, key_records.best?);
    if base.counts.leaves_horizon == 0 {
        return None;
    }
    let reach = |record: &Record| {
        let growth = growth_of(cx, &record.algorithm).filter(|&growth| growth > 1.0)?;
        let depth = |time: f64| {
            let further = (MINUTE / time.max(1e-9)).ln() / growth.ln();
            (f64::from(record.depth) + further).floor().max(0.0) as u64
        };
        let (from, to) = record.time?.interval();
        (depth(from) == depth(to)).then(|| depth(to))
    };
    let (shallow, deep) = (reach(base)?, reach(best)?);
    // A full board ends the game, and trees then no longer grow at the same rate. The length of a game without a board
    // is unknown.
    let longest = cx.session.grid()?.cells.iter().filter(|cell| cell.is_none()).count() as u64;
    if deep >= longest {
        return None;
    }
    Some(prose!(
        texts,
        "report-conclusion-forecast",
        base = plain(&key_records.name(base)),
        shallow = shallow,
        search = plain(&key_records.name(best)),
        deep = deep
    ))
}
