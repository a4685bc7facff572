//! Output: data to standard output, messages to standard error.

use std::io::{self, IsTerminal, Write};

use plyground_i18n::{Argument, pad_end, pad_start, say};
use plyground_play::worth::words;
use plyground_registry::{Score, Worth};
use serde_json::Value;

use crate::failure::Failure;
use crate::language::texts;

/// Writes text to standard output; colours are removed where they are not supported.
pub(crate) fn put(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes a line to standard output.
pub(crate) fn line(text: &str) -> Result<(), Failure> {
    put(&format!("{text}\n"))
}

/// Writes a value as JSON.
pub(crate) fn json(value: &Value) -> Result<(), Failure> {
    line(&serde_json::to_string_pretty(value).expect("a JSON value can be written"))
}

/// A temporary message on standard error, overwritten by the next one; only at a terminal.
pub(crate) fn progress(text: &str) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let _ = write!(err, "\r\x1b[K{text}");
        let _ = err.flush();
    }
}

/// A permanent message on standard error.
pub(crate) fn note(text: &str) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// A score in words: a forced win by its distance, anything else in points.
pub(crate) fn worth(score: Score) -> String {
    words(Worth::of_score(score), texts())
}

/// A number with the language's thousands separators.
pub(crate) fn thousands(number: u64) -> String {
    texts().number(number)
}

/// Seconds in a suitable unit.
pub(crate) fn seconds(time: f64) -> String {
    match time {
        t if t < 1e-3 => say!(texts(), "time-microseconds", time = Argument::decimal(t * 1e6, 0)),
        t if t < 1.0 => say!(texts(), "time-milliseconds", time = Argument::decimal(t * 1e3, 1)),
        t => say!(texts(), "time-seconds", time = Argument::decimal(t, 2)),
    }
}

/// Text from a file in one line: control characters are escaped, letters and spaces stay.
pub(crate) fn visible(text: &str) -> String {
    let show =
        |sign: char| if sign.is_control() { sign.escape_default().to_string() } else { sign.to_string() };
    text.chars().map(show).collect()
}

/// Rows under headings; the first `left` columns are text, the others numbers.
pub(crate) fn table(headings: &[&str], left: usize, rows: &[Vec<String>]) -> String {
    let width = |i: usize| {
        let cells = rows.iter().map(|row| row[i].chars().count());
        cells.chain([headings[i].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let bold = anstyle::Style::new().bold();
    let layout = |cells: Vec<&str>| {
        let padded = cells.iter().enumerate().map(|(i, cell)| {
            let width = widths[i];
            if i < left { pad_end(cell, width) } else { pad_start(cell, width) }
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let mut text = format!("{bold}{}{bold:#}\n", layout(headings.to_vec()));
    for row in rows {
        text.push_str(&layout(row.iter().map(String::as_str).collect()));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_are_told_by_their_distance() {
        let shown = [999_999_997, -999_999_990, 400].map(|value| worth(Score::new(value)));
        assert_eq!(shown, ["wins in 3", "loses in 10", "400 points ahead"]);
    }

    #[test]
    fn spaces_between_thousands_are_no_escape_codes() {
        assert_eq!(visible("18\u{202f}298 “a”\n\u{1b}[31m"), "18\u{202f}298 “a”\\n\\u{1b}[31m");
    }

    #[test]
    fn times_get_a_unit_that_suits_them() {
        let shown = [0.000_012_4, 0.001, 0.123_45, 1.0, 75.256].map(seconds);
        assert_eq!(shown, ["12 µs", "1.0 ms", "123.5 ms", "1.00 s", "75.26 s"]);
    }
}
