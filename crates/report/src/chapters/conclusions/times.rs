//! Conclusions from the times: only differences that exceed the errors.

use plyground_draw::quantities::seconds;
use plyground_lab::experiment::Record;
use plyground_lab::statistics::{Summary, ratio};

use super::key_records::{KeyRecords, cuts, factor, percent};
use super::{Conclusion, growth_of, plain, prose};
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

/// The fastest search, and how many times faster it is than the one that enters every node.
pub(super) fn time(key_records: &KeyRecords<'_>) -> Conclusion {
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let base = timed_base(key_records)?;
    let timed: Vec<Timed<'_>> = key_records.deepest.iter().filter_map(|record| Timed::of(record)).collect();
    let quick = *timed.iter().min_by(by_time).ok_or(None)?;
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
            return Ok(unclear(rival));
        }
        return Ok(prose!(
            texts,
            "report-conclusion-time-base",
            search = name(&quick),
            depth = key_records.depth,
            time = duration(&quick)
        ));
    }
    if quick.record.algorithm == base.record.algorithm {
        return Err(None);
    }
    let gain = ratio(&base.time, &quick.time).filter(|_| quick.is_apart_from(&base));
    let Some(gain) = gain else { return Ok(unclear(&base)) };
    let is_close =
        |other: &&Timed<'_>| other.record.algorithm != quick.record.algorithm && !other.is_apart_from(&quick);
    let close: Vec<String> =
        timed.iter().filter(is_close).map(|other| key_records.name(other.record)).collect();
    let key = if close.is_empty() { "report-conclusion-time" } else { "report-conclusion-time-shared" };
    Ok(prose!(
        texts,
        key,
        search = name(&quick),
        depth = key_records.depth,
        time = duration(&quick),
        base = name(&base),
        times = plain(&factor(cx, gain.value)),
        others = plain(&cx.listed(&close))
    ))
}

/// The search that enters every node, with its time; the reason where no time was measured.
fn timed_base<'a>(key_records: &KeyRecords<'a>) -> Result<Timed<'a>, Option<Vec<Span>>> {
    let base = key_records.base.ok_or(None)?;
    Timed::of(base).ok_or_else(|| Some(prose!(key_records.cx.texts, "report-left-no-times")))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "iterators compare references")]
fn by_time(a: &&Timed<'_>, b: &&Timed<'_>) -> std::cmp::Ordering {
    a.time.median_s.total_cmp(&b.time.median_s)
}

/// The cost per node of the fastest pruning search, compared with the search that enters every node.
///
/// Other programs on the machine can only add to a time, and may disturb all runs of one search and none of another. A
/// claim is therefore made only where the medians and the shortest runs lead to the same one, and where neither time
/// scatters much.
pub(super) fn node_cost(key_records: &KeyRecords<'_>) -> Conclusion {
    // Costs within this factor of each other are called the same.
    const NEAR: f64 = 1.1;
    // They are called the same only if the errors allow no larger factor than this.
    const SURE: f64 = 1.25;
    // The largest interquartile range, as a part of the median, of a time from which a cost is computed.
    const STEADY: f64 = 0.25;
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let base = timed_base(key_records)?;
    let timed: Vec<Timed<'_>> = key_records.deepest.iter().filter_map(|record| Timed::of(record)).collect();
    let quick = *timed.iter().min_by(by_time).filter(|quick| cuts(quick.record)).ok_or(None)?;
    let scattered = || Some(prose!(texts, "report-left-node-cost"));
    // A single run says nothing about its own error.
    let is_steady = |timed: &Timed<'_>| timed.time.relative_range().is_some_and(|range| range <= STEADY);
    if !is_steady(&quick) || !is_steady(&base) {
        return Err(scattered());
    }
    let fewer = base.record.counts.nodes as f64 / quick.record.counts.nodes.max(1) as f64;
    let dearer = fewer * quick.time.median_s / base.time.median_s;
    let at_best = fewer * quick.time.min_s / base.time.min_s;
    let ((quick_from, quick_to), (base_from, base_to)) = (quick.time.interval(), base.time.interval());
    let least = (fewer * quick_from / base_to).min(at_best);
    let most = if base_from > 0.0 { (fewer * quick_to / base_from).max(at_best) } else { f64::INFINITY };
    let search = plain(&key_records.name(quick.record));
    if dearer > NEAR && least > 1.0 {
        let percent = plain(&percent(cx, dearer - 1.0));
        Ok(prose!(texts, "report-conclusion-node-dearer", search = search, percent = percent))
    } else if dearer < 1.0 / NEAR && most < 1.0 {
        let percent = plain(&percent(cx, 1.0 - dearer));
        Ok(prose!(texts, "report-conclusion-node-cheaper", search = search, percent = percent))
    } else if (1.0 / NEAR..=NEAR).contains(&dearer) && least > 1.0 / SURE && most < SURE {
        let base = plain(&key_records.name(base.record));
        Ok(prose!(texts, "report-conclusion-node-same", search = search, base = base))
    } else {
        Err(scattered())
    }
}

/// The depth that a minute would reach, unless the game is searched to its end already or the errors of the times are
/// too large.
pub(super) fn forecast(key_records: &KeyRecords<'_>) -> Conclusion {
    const MINUTE: f64 = 60.0;
    let (texts, cx) = (key_records.cx.texts, key_records.cx);
    let (base, best) = key_records.base.zip(key_records.best).ok_or(None)?;
    if base.counts.leaves_horizon == 0 {
        return Err(None);
    }
    timed_base(key_records)?;
    let reach = |record: &Record| {
        let growth = growth_of(cx, &record.algorithm).filter(|&growth| growth > 1.0)?;
        let depth = |time: f64| {
            let further = (MINUTE / time.max(1e-9)).ln() / growth.ln();
            (f64::from(record.depth) + further).floor().max(0.0) as u64
        };
        let (from, to) = record.time?.interval();
        (depth(from) == depth(to)).then(|| depth(to))
    };
    let reached = reach(base).zip(reach(best));
    let (shallow, deep) = reached.ok_or_else(|| Some(prose!(texts, "report-left-forecast")))?;
    // A full board ends the game, and trees then no longer grow at the same rate. The length of a game without a board
    // is unknown.
    let grid = cx.session.grid().ok_or(None)?;
    let longest = grid.cells.iter().filter(|cell| cell.is_none()).count() as u64;
    if deep >= longest {
        return Err(None);
    }
    Ok(prose!(
        texts,
        "report-conclusion-forecast",
        base = plain(&key_records.name(base)),
        shallow = shallow,
        search = plain(&key_records.name(best)),
        deep = deep
    ))
}
