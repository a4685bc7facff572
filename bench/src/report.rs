//! The rows, the table, the records and the page.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::measure::{Figure, Race};
use crate::options::BenchOptions;

/// The target of a ratio.
#[derive(Clone, Copy)]
pub(crate) enum Bar {
    /// Ours may be at most this multiple of theirs.
    AtMost(f64),
    /// The same, but known to be missed: shown as such, without failing.
    Missed(f64),
    /// Ours must be at least this multiple of theirs.
    AtLeast(f64),
    /// No target.
    None,
}

/// The unit of a measurement.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// Seconds, shown as milliseconds.
    Time,
    /// A rate a second.
    Rate,
    /// Bytes, shown as megabytes.
    Size,
}

/// A race, or a single measurement without a rival.
pub(crate) struct Measurement {
    pub(crate) task: &'static str,
    pub(crate) rival: &'static str,
    pub(crate) unit: Unit,
    pub(crate) bar: Bar,
    pub(crate) measure: fn(&BenchOptions) -> Option<Measured>,
}

/// The result of a measurement.
pub(crate) struct Measured {
    ours: Figure,
    /// The rival's figure and the ratio; `None` without a rival.
    against: Option<(Figure, Figure)>,
}

impl Measured {
    /// Two figures that were not measured in alternating rounds.
    pub(crate) fn against(ours: Figure, theirs: Figure) -> Self {
        let ratio = Figure::exact(ours.median / theirs.median);
        Self { ours, against: Some((theirs, ratio)) }
    }
}

impl From<Race> for Option<Measured> {
    fn from(Race { ours, theirs, ratio }: Race) -> Self {
        Some(Measured { ours, against: Some((theirs, ratio)) })
    }
}

impl From<Figure> for Measured {
    fn from(ours: Figure) -> Self {
        Self { ours, against: None }
    }
}

impl Measurement {
    fn is_met(&self, measured: &Measured) -> Option<bool> {
        let (_, ratio) = measured.against?;
        match self.bar {
            Bar::AtMost(most) | Bar::Missed(most) => Some(ratio.median <= most),
            Bar::AtLeast(least) => Some(ratio.median >= least),
            Bar::None => None,
        }
    }

    fn json(&self, measured: &Measured) -> Value {
        let figure = |figure: Figure| json!({ "median": figure.median, "error": figure.error });
        json!({
            "task": self.task,
            "rival": self.rival,
            "unit": match self.unit { Unit::Time => "s", Unit::Rate => "/s", Unit::Size => "bytes" },
            "ours": figure(measured.ours),
            "theirs": measured.against.map(|(theirs, _)| figure(theirs)),
            "ratio": measured.against.map(|(_, ratio)| figure(ratio)),
            "bar": self.bar_text(),
            "met": self.is_met(measured),
        })
    }

    fn bar_text(&self) -> String {
        match self.bar {
            Bar::AtMost(most) | Bar::Missed(most) => format!("<= {most}"),
            Bar::AtLeast(least) => format!(">= {least}"),
            Bar::None => String::new(),
        }
    }

    /// A figure with a number of digits that suits its size.
    fn shown(&self, Figure { median, error }: Figure) -> String {
        let (scale, unit) = match self.unit {
            Unit::Time => (1e3, "ms"),
            Unit::Rate if median >= 1e6 => (1e-6, "M/s"),
            Unit::Rate => (1.0, "/s"),
            Unit::Size => (1e-6, "MB"),
        };
        let (median, error) = (median * scale, error * scale);
        let digits = if median >= 100.0 { 0 } else { 3 - (median.max(0.01).log10().floor() as i32 + 1) };
        let digits = digits.max(0) as usize;
        if error == 0.0 {
            format!("{median:.digits$} {unit}")
        } else {
            format!("{median:.digits$} ± {error:.digits$} {unit}")
        }
    }

    /// The beginning of the row, which identifies it on the page.
    fn head(&self) -> String {
        format!("| {} | {} |", self.task, self.rival)
    }

    fn line(&self, measured: &Measured) -> String {
        let met = match self.is_met(measured) {
            Some(true) => "yes",
            Some(false) => "NO",
            None => "",
        };
        let (theirs, ratio) = match measured.against {
            Some((theirs, ratio)) if ratio.error == 0.0 => {
                (self.shown(theirs), format!("{:.2}", ratio.median))
            }
            Some((theirs, ratio)) => {
                (self.shown(theirs), format!("{:.2} ± {:.2}", ratio.median, ratio.error))
            }
            None => (String::new(), String::new()),
        };
        let (ours, bar) = (self.shown(measured.ours), self.bar_text());
        format!("{} {ours} | {theirs} | {ratio} | {bar} | {met} |", self.head())
    }
}

const HEAD: &str = "| task | rival | ours | theirs | ratio | bar | met |\n|---|---|---|---|---|---|---|";
const PAGE: &str = "docs/performance.md";
const PAGE_START: &str = "<!-- measured: begin -->";
const PAGE_END: &str = "<!-- measured: end -->";

/// Measures the selected rows, shows each as soon as it is known, and writes the requested files.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark is a front end")]
pub(crate) fn publish(rows: &[&Measurement], options: &BenchOptions) -> ExitCode {
    println!("{HEAD}");
    let mut results: Vec<Option<Measured>> = Vec::with_capacity(rows.len());
    for row in rows {
        let measured = if options.wants(row.task) { (row.measure)(options) } else { None };
        if let Some(measured) = &measured {
            println!("{}", row.line(measured));
        }
        results.push(measured);
    }
    let found: Vec<(&Measurement, &Measured)> = rows
        .iter()
        .copied()
        .zip(&results)
        .filter_map(|(row, result)| Some((row, result.as_ref()?)))
        .collect();
    if found.is_empty() {
        eprintln!("bench: no task is called so; without a word all of them are measured");
        return ExitCode::from(2);
    }
    let json = options.json.as_ref().map_or(Ok(()), |path| write_json(path, &found));
    let page = if options.write { write_page(Path::new(PAGE), rows, &results) } else { Ok(()) };
    if let Err(message) = json.and(page) {
        eprintln!("bench: {message}");
        return ExitCode::from(2);
    }
    let is_news = |(row, measured): &(&Measurement, &Measured)| {
        row.is_met(measured) == Some(false) && !matches!(row.bar, Bar::Missed(_))
    };
    if found.iter().any(is_news) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn write_json(path: &Path, found: &[(&Measurement, &Measured)]) -> Result<(), String> {
    let list: Value = found.iter().map(|(row, measured)| row.json(measured)).collect();
    let text = serde_json::to_string_pretty(&list).expect("records can be written as JSON");
    fs::write(path, text + "\n").map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Replaces the text between the two marks of the page. Rows that were not measured this time stay.
fn write_page(path: &Path, rows: &[&Measurement], results: &[Option<Measured>]) -> Result<(), String> {
    let cannot =
        |error| format!("cannot update {}: {error}; run from the root of the repository", path.display());
    let page = fs::read_to_string(path).map_err(cannot)?;
    let (Some(start), Some(end)) = (page.find(PAGE_START), page.find(PAGE_END)) else {
        return Err(format!("{} has lost its marks {PAGE_START} and {PAGE_END}", path.display()));
    };
    let (head, old) = (&page[..start + PAGE_START.len()], &page[start..end]);
    let mut lines = vec![head.to_owned(), HEAD.to_owned()];
    lines.extend(rows.iter().zip(results).filter_map(|(row, result)| match result {
        Some(measured) => Some(row.line(measured)),
        None => old.lines().find(|line| line.starts_with(&row.head())).map(str::to_owned),
    }));
    fs::write(path, lines.join("\n") + "\n" + &page[end..]).map_err(cannot)
}
