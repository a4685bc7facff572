//! A warning about unreliable times.

use plyground_i18n::{Texts, say};

use crate::experiment::Record;

/// A warning, if something disturbed the measurements.
pub fn disturbance(texts: &Texts, records: &[Record]) -> Option<String> {
    let disturbed = records.iter().filter_map(|record| record.time).filter(|time| time.outliers > 0);
    let (searches, runs) =
        disturbed.fold((0_u64, 0), |(searches, runs), time| (searches + 1, runs + time.outliers));
    (searches > 0).then(|| say!(texts, "compare-outliers", count = runs, searches = searches))
}
