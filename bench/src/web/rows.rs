//! The load test as rows of the table.

use std::sync::OnceLock;
use std::time::Duration;

use super::{FLAT, Load, LoadResult, measure};
use crate::measure::Figure;
use crate::report::{Bar, Measured, Measurement, Unit};

/// All rows come from one run.
pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: "web server, 200 games at once, median answer",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(Figure::exact(usual().quantile(0.5)).into()),
    },
    Measurement {
        task: "web server, 200 games at once, p99 answer",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(Figure::exact(usual().quantile(0.99)).into()),
    },
    Measurement {
        task: "web server, 200 games at once, memory after a minute",
        rival: "after half of it",
        unit: Unit::Size,
        bar: Bar::AtMost(FLAT),
        measure: |_| {
            let [_, middle, end] = usual().memory;
            Some(Measured::against(Figure::exact(end), Figure::exact(middle)))
        },
    },
];

/// The measurements of the usual load.
fn usual() -> &'static LoadResult {
    static RESULT: OnceLock<LoadResult> = OnceLock::new();
    RESULT.get_or_init(|| {
        let result = measure(Load { games: 200, seconds: 60, pause: Duration::ZERO });
        assert_eq!(result.complaint(), None);
        result
    })
}
