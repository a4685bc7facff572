//! The records that conclusions are drawn from.

use plyground_lab::experiment::Record;
use plyground_registry::Algorithm;

use super::ChapterContext;

/// The records of the largest depth, and those that most conclusions are about.
pub(super) struct KeyRecords<'a> {
    pub(super) cx: &'a ChapterContext<'a>,
    pub(super) depth: u16,
    /// Every search at that depth.
    pub(super) deepest: Vec<&'a Record>,
    /// The one that enters every node.
    pub(super) base: Option<&'a Record>,
    /// The one with the fewest nodes among the pruning searches.
    pub(super) best: Option<&'a Record>,
}

impl<'a> KeyRecords<'a> {
    pub(super) fn of(cx: &'a ChapterContext<'a>) -> Self {
        let records = &cx.findings.comparison;
        let depth = records.iter().map(|record| record.depth).max().unwrap_or(0);
        let deepest: Vec<&Record> = records.iter().filter(|record| record.depth == depth).collect();
        let base = cx.base().and_then(|id| deepest.iter().copied().find(|record| record.algorithm == id));
        let cutting = deepest.iter().copied().filter(|record| cuts(record));
        let best = cutting.min_by_key(|record| record.counts.nodes);
        Self { cx, depth, deepest, base, best }
    }

    pub(super) fn named(&self, id: &str) -> Option<&'a Record> {
        self.deepest.iter().copied().find(|record| record.algorithm == id)
    }

    pub(super) fn name(&self, record: &Record) -> String {
        self.cx.search(&record.algorithm)
    }
}

/// Whether a record is of a pruning search.
pub(super) fn cuts(record: &Record) -> bool {
    Algorithm::named(&record.algorithm).is_some_and(Algorithm::cuts)
}

/// A factor with a suitable number of digits.
pub(super) fn factor(cx: &ChapterContext<'_>, factor: f64) -> String {
    // Never an integer: languages with several plural forms use one form after every fraction.
    cx.texts.decimal(factor, if factor < 10.0 { 2 } else { 1 })
}

pub(super) fn percent(cx: &ChapterContext<'_>, part: f64) -> String {
    cx.texts.decimal(100.0 * part, 1)
}
