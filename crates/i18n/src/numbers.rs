//! Number formats of the languages.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use crate::Language;

/// The thousands separator and the decimal separator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signs {
    thousands: char,
    decimal: char,
}

const ENGLISH: Signs = Signs { thousands: ',', decimal: '.' };
/// A narrow no-break space and a comma: in all languages here but English.
const CONTINENTAL: Signs = Signs { thousands: '\u{202f}', decimal: ',' };

/// The separators of a language.
pub(crate) fn signs(language: &Language) -> Signs {
    if language.code == "en" { ENGLISH } else { CONTINENTAL }
}

impl Signs {
    /// A number with `places` digits after the decimal separator.
    pub(crate) fn write(self, value: f64, places: usize) -> String {
        let text = format!("{:.places$}", value.abs());
        let (whole, parts) = text.split_once('.').unwrap_or((&text, ""));
        let mut out = String::new();
        if value < 0.0 && text.contains(|digit: char| digit.is_ascii_digit() && digit != '0') {
            out.push('-');
        }
        out.push_str(&self.grouped(whole));
        if !parts.is_empty() {
            out.push(self.decimal);
            out.push_str(parts);
        }
        out
    }

    /// A whole number.
    pub(crate) fn write_whole(self, value: u64) -> String {
        self.grouped(&value.to_string())
    }

    fn grouped(self, digits: &str) -> String {
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push(self.thousands);
            }
            text.push(digit);
        }
        text
    }
}

/// The number formatter of a message bundle. A bundle takes a plain function, not a closure that captures the
/// separators, so there is one for each format.
pub(crate) fn formatter<M>(language: &Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    if signs(language) == ENGLISH {
        |value, _| number(value).map(|number| show(number, ENGLISH))
    } else {
        |value, _| number(value).map(|number| show(number, CONTINENTAL))
    }
}

fn number<'a>(value: &'a FluentValue<'_>) -> Option<&'a FluentNumber> {
    match value {
        FluentValue::Number(number) => Some(number),
        _ => None,
    }
}

fn show(number: &FluentNumber, signs: Signs) -> String {
    signs.write(number.value, number.options.minimum_fraction_digits.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_writing_has_its_signs() {
        let shown = [0.0, 999.0, -1_000.0, 549_946.0].map(|value| ENGLISH.write(value, 0));
        assert_eq!(shown, ["0", "999", "-1,000", "549,946"]);
        assert_eq!(ENGLISH.write(-0.001, 2), "0.00");
        assert_eq!(ENGLISH.write(1_234.565, 1), "1,234.6");
        assert_eq!(CONTINENTAL.write(1_234.5, 2), "1\u{202f}234,50");
    }

    #[test]
    fn large_counts_keep_every_digit() {
        assert_eq!(ENGLISH.write_whole(u64::MAX), "18,446,744,073,709,551,615");
    }
}
