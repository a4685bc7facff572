//! The table, the records and the page.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use serde_json::{Value, json};

/// What a ratio must satisfy.
#[derive(Clone, Copy)]
pub(crate) enum Bar {
    /// Ours may take this much of their time.
    AtMost(f64),
    /// The same, but known to be missed: shown as such, and no news to whoever runs the checks.
    Missed(f64),
    /// Ours must be this many times as fast.
    AtLeast(f64),
    /// For information.
    None,
}

/// One race, or a figure alone.
pub(crate) struct Record {
    name: &'static str,
    rival: &'static str,
    ours: f64,
    /// None where there is nobody to compare with.
    theirs: Option<f64>,
    unit: &'static str,
    bar: Bar,
}

impl Record {
    /// Two times in seconds; less is better.
    pub(crate) fn times(name: &'static str, rival: &'static str, ours: f64, theirs: f64, bar: Bar) -> Self {
        Self { name, rival, ours: ours * 1e3, theirs: Some(theirs * 1e3), unit: "ms", bar }
    }

    /// Two rates; more is better.
    pub(crate) fn speeds(name: &'static str, rival: &'static str, ours: f64, theirs: f64, bar: Bar) -> Self {
        Self { name, rival, ours, theirs: Some(theirs), unit: "/s", bar }
    }

    /// Two sizes in bytes; less is better.
    pub(crate) fn sizes(name: &'static str, rival: &'static str, ours: f64, theirs: f64, bar: Bar) -> Self {
        Self { name, rival, ours: ours / 1e6, theirs: Some(theirs / 1e6), unit: "MB", bar }
    }

    /// A time in seconds that is compared with nothing.
    pub(crate) fn time(name: &'static str, ours: f64) -> Self {
        Self { name, rival: "", ours: ours * 1e3, theirs: None, unit: "ms", bar: Bar::None }
    }

    /// Ours over theirs.
    fn ratio(&self) -> Option<f64> {
        self.theirs.map(|theirs| self.ours / theirs)
    }

    fn is_met(&self) -> Option<bool> {
        match self.bar {
            Bar::AtMost(most) | Bar::Missed(most) => self.ratio().map(|ratio| ratio <= most),
            Bar::AtLeast(least) => self.ratio().map(|ratio| ratio >= least),
            Bar::None => None,
        }
    }

    fn json(&self) -> Value {
        json!({
            "name": self.name,
            "rival": self.rival,
            "ours": self.ours,
            "theirs": self.theirs,
            "unit": self.unit,
            "ratio": self.ratio(),
            "bar": self.bar_text(),
            "met": self.is_met(),
        })
    }

    fn bar_text(&self) -> String {
        match self.bar {
            Bar::AtMost(most) | Bar::Missed(most) => format!("<= {most}"),
            Bar::AtLeast(least) => format!(">= {least}"),
            Bar::None => String::new(),
        }
    }

    fn number(&self, value: f64) -> String {
        match self.unit {
            "/s" => format!("{value:.0} /s"),
            "MB" => format!("{value:.1} MB"),
            unit if self.theirs.is_none() => format!("{value:.0} {unit}"),
            unit => format!("{value:.4} {unit}"),
        }
    }

    fn row(&self) -> String {
        let met = match self.is_met() {
            Some(true) => "yes",
            Some(false) => "NO",
            None => "",
        };
        format!(
            "| {} | {} | {} | {} | {} | {} | {met} |",
            self.name,
            self.rival,
            self.number(self.ours),
            self.theirs.map_or(String::new(), |theirs| self.number(theirs)),
            self.ratio().map_or(String::new(), |ratio| format!("{ratio:.2}")),
            self.bar_text(),
        )
    }
}

const PAGE_START: &str = "<!-- measured: begin -->";
const PAGE_END: &str = "<!-- measured: end -->";

/// What was asked for besides the table.
pub(crate) struct Wishes {
    json: Option<PathBuf>,
    write: bool,
}

impl Wishes {
    /// Reads the arguments, before anything is measured.
    #[expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark is a front end")]
    pub(crate) fn read() -> Result<Self, ExitCode> {
        let mut wishes = Self { json: None, write: false };
        let mut args = env::args().skip(1);
        while let Some(arg) = args.next() {
            match (arg.as_str(), args.len()) {
                ("--json", 1..) => wishes.json = args.next().map(PathBuf::from),
                ("--write", _) => wishes.write = true,
                ("--help" | "-h", _) => {
                    println!("{HELP}");
                    return Err(ExitCode::SUCCESS);
                }
                ("--json", 0) => {
                    eprintln!("bench: --json needs the name of a file");
                    return Err(ExitCode::from(2));
                }
                (other, _) => {
                    eprintln!("bench: unknown argument {other}\n{HELP}");
                    return Err(ExitCode::from(2));
                }
            }
        }
        Ok(wishes)
    }
}

const HELP: &str =
    "Races against rivals, and a table of ratios; `web` for many games at once against the web server alone.
  --json FILE  also write the records
  --write      also bring docs/performance.md up to date
The exit code is 1 if a bar is not met that was met before.";

/// Prints the table and writes what was asked for.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark is a front end")]
pub(crate) fn publish(records: &[Record], wishes: &Wishes) -> ExitCode {
    let mut table =
        "| task | rival | ours | theirs | ratio | bar | met |\n|---|---|---|---|---|---|---|\n".to_owned();
    for record in records {
        let _ = writeln!(table, "{}", record.row());
    }
    println!("{table}");
    let json = wishes.json.as_ref().map_or(Ok(()), |path| write_json(path, records));
    let page = if wishes.write { write_page(Path::new("docs/performance.md"), &table) } else { Ok(()) };
    if let Err(message) = json.and(page) {
        eprintln!("bench: {message}");
        return ExitCode::from(2);
    }
    let news = |record: &&Record| record.is_met() == Some(false) && !matches!(record.bar, Bar::Missed(_));
    if records.iter().any(|record| news(&record)) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn write_json(path: &Path, records: &[Record]) -> Result<(), String> {
    let list: Value = records.iter().map(Record::json).collect();
    let text = serde_json::to_string_pretty(&list).expect("records can be written as JSON");
    fs::write(path, text + "\n").map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Replaces what stands between the two marks of the page.
fn write_page(path: &Path, table: &str) -> Result<(), String> {
    let cannot =
        |error| format!("cannot update {}: {error}; run from the root of the repository", path.display());
    let page = fs::read_to_string(path).map_err(cannot)?;
    let (Some(start), Some(end)) = (page.find(PAGE_START), page.find(PAGE_END)) else {
        return Err(format!("{} has lost its marks {PAGE_START} and {PAGE_END}", path.display()));
    };
    let head = &page[..start + PAGE_START.len()];
    fs::write(path, format!("{head}\n{table}{}", &page[end..])).map_err(cannot)
}
