//! Where results go: data to standard output, messages to standard error.

use std::io::{self, IsTerminal, Write};

use serde_json::Value;

use crate::failure::Failure;
use plyground_registry::Score;

/// Writes text to standard output; colours are left out where they are not wanted.
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

/// A passing remark on standard error, overwritten by the next one; only where somebody watches.
pub(crate) fn progress(text: &str) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let _ = write!(err, "\r\x1b[K{text}");
        let _ = err.flush();
    }
}

/// A remark that stays, on standard error.
pub(crate) fn note(text: &str) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// A score as JSON: a number, or a word where it is infinite.
pub(crate) fn score(score: Option<Score>) -> Value {
    match score {
        None => Value::Null,
        Some(score) if score.is_finite() => score.get().into(),
        Some(score) => score.to_string().into(),
    }
}

/// A score in words: a forced win by its distance, anything else as a number.
pub(crate) fn worth(score: Score) -> String {
    /// No game here lasts longer.
    const LONGEST: i32 = 1_000;
    let distance = Score::WIN.get() - score.get().abs();
    match (0..LONGEST).contains(&distance) {
        true if score.get() > 0 => format!("wins in {distance}"),
        true => format!("loses in {distance}"),
        false => format!("worth {score}"),
    }
}

/// A number with its thousands apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Seconds in a unit that suits them.
pub(crate) fn seconds(time: f64) -> String {
    match time {
        t if t < 1e-3 => format!("{:.0} us", t * 1e6),
        t if t < 1.0 => format!("{:.1} ms", t * 1e3),
        t => format!("{t:.2} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_are_told_by_their_distance() {
        let shown = [999_999_997, -999_999_990, 400].map(|value| worth(Score::new(value)));
        assert_eq!(shown, ["wins in 3", "loses in 10", "worth 400"]);
    }

    #[test]
    fn thousands_are_set_apart() {
        let shown = [0, 999, 1_000, 549_946, 11_139_521].map(thousands);
        assert_eq!(shown, ["0", "999", "1,000", "549,946", "11,139,521"]);
    }
}
