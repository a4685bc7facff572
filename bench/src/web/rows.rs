//! The load test as rows of the table.

use std::sync::OnceLock;
use std::time::Duration;

use super::{FLAT, Load, Outcome, measure};
use crate::measure::Figure;
use crate::report::{Bar, Measured, Row, Unit};

/// All rows come from one run.
pub(crate) const ROWS: &[Row] = &[
    Row {
        task: "web server, 200 games at once, median answer",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(Figure::exact(usual().quantile(0.5)).into()),
    },
    Row {
        task: "web server, 200 games at once, p99 answer",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(Figure::exact(usual().quantile(0.99)).into()),
    },
    Row {
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
fn usual() -> &'static Outcome {
    static OUTCOME: OnceLock<Outcome> = OnceLock::new();
    OUTCOME.get_or_init(|| {
        let outcome = measure(Load { games: 200, seconds: 60, pause: Duration::ZERO });
        assert_eq!(outcome.complaint(), None);
        outcome
    })
}
