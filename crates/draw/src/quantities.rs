//! Quantities for people.

use plyground_i18n::{Argument, Texts, say};

/// Seconds in a suitable unit.
pub fn seconds(texts: &Texts, seconds: f64) -> String {
    // A number that would be rounded to 1000 goes to the next unit.
    match seconds {
        s if s < 0.999_5e-6 => say!(texts, "compare-nanoseconds", number = Argument::decimal(s * 1e9, 0)),
        s if s < 9.95e-6 => say!(texts, "compare-microseconds", number = Argument::decimal(s * 1e6, 1)),
        s if s < 0.999_5e-3 => say!(texts, "compare-microseconds", number = Argument::decimal(s * 1e6, 0)),
        s if s < 0.999_95 => say!(texts, "compare-milliseconds", number = Argument::decimal(s * 1e3, 1)),
        s if s < 59.995 => say!(texts, "compare-seconds", number = Argument::decimal(s, 2)),
        s => say!(texts, "compare-minutes", number = Argument::decimal(s / 60.0, 1)),
    }
}

/// Seconds that are a round number of some unit, as a label of an axis.
pub fn round_seconds(texts: &Texts, seconds: f64) -> String {
    let written = |key, number: f64| say!(texts, key, number = Argument::decimal(number, 0));
    match seconds {
        s if s < 0.999_5e-6 => written("compare-nanoseconds", s * 1e9),
        s if s < 0.999_5e-3 => written("compare-microseconds", s * 1e6),
        s if s < 0.999_5 => written("compare-milliseconds", s * 1e3),
        s => written("compare-seconds", s),
    }
}

/// A fraction in percent.
pub fn percent(texts: &Texts, part: f64) -> String {
    say!(texts, "compare-percent", number = Argument::decimal(100.0 * part, 1))
}

/// A quotient.
pub fn times(texts: &Texts, quotient: f64) -> String {
    say!(texts, "compare-times", number = Argument::decimal(quotient, places(quotient)))
}

/// A measured quotient with its error.
pub fn times_with_error(texts: &Texts, quotient: f64, error: Option<f64>) -> String {
    let places = places(quotient);
    let number = Argument::decimal(quotient, places);
    match error {
        Some(error) => {
            say!(texts, "compare-times-error", number = number, error = Argument::decimal(error, places))
        }
        None => say!(texts, "compare-times", number = number),
    }
}

/// The digits after the point that quotients need.
fn places(quotient: f64) -> usize {
    match quotient {
        q if q < 9.995 => 2,
        q if q < 99.95 => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duration_has_its_unit() {
        let texts = Texts::english();
        let shown = [2.5e-7, 1.23e-6, 2.54e-4, 9.996e-4, 7.44e-3, 0.999_96, 2.5, 59.999, 600.0]
            .map(|s| seconds(&texts, s));
        let expected =
            ["250 ns", "1.2 µs", "254 µs", "1.0 ms", "7.4 ms", "1.00 s", "2.50 s", "1.0 min", "10.0 min"];
        assert_eq!(shown, expected);
    }

    #[test]
    fn round_durations_have_no_digits_after_the_point() {
        let texts = Texts::english();
        let shown = [1e-7, 1e-6, 5e-5, 1e-3, 0.2, 1.0, 1_000.0].map(|s| round_seconds(&texts, s));
        assert_eq!(shown, ["100 ns", "1 µs", "50 µs", "1 ms", "200 ms", "1 s", "1,000 s"]);
    }

    #[test]
    fn quotients_have_three_digits() {
        let texts = Texts::english();
        let shown = [0.333, 1.0, 9.999, 30.05, 1_234.5].map(|quotient| times(&texts, quotient));
        assert_eq!(shown, ["0.33×", "1.00×", "10.0×", "30.1×", "1,234×"]);
        let ratio = |error| times_with_error(&texts, 24.16, error);
        assert_eq!((ratio(Some(0.84)), ratio(None)), ("24.2× ± 0.8".to_owned(), "24.2×".to_owned()));
        assert_eq!(percent(&texts, 0.0333), "3.3%");
    }
}
