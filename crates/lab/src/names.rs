//! Names of searches and their settings in tables, charts and plots. Files for programs keep the ids.

use plyground_i18n::{Family, Texts, say};
use plyground_registry::Ordering;

use crate::experiment::Record;

/// The name of a record's search, with a star if it makes a mistake on purpose.
pub(crate) fn searcher(texts: &Texts, record: &Record) -> String {
    let mark = if record.is_sound() { "" } else { " *" };
    format!("{}{mark}", texts.name(Family::Algorithm, &record.algorithm))
}

/// A list of names, separated by commas.
pub(crate) fn list<'a>(texts: &Texts, family: Family, ids: impl IntoIterator<Item = &'a String>) -> String {
    ids.into_iter().map(|id| texts.name(family, id)).collect::<Vec<_>>().join(", ")
}

/// The name of an order of moves. An unknown id is returned as it is.
pub fn ordering(texts: &Texts, id: &str) -> String {
    match id.parse() {
        Err(_) => id.to_owned(),
        Ok(Ordering::Natural) => texts.get("compare-order-natural"),
        Ok(Ordering::Reversed) => texts.get("compare-order-reversed"),
        Ok(Ordering::Centre) => texts.get("compare-order-centre"),
        Ok(Ordering::Random(seed)) => say!(texts, "compare-order-random", seed = seed.to_string()),
        Ok(Ordering::Best(plies)) => say!(texts, "compare-order-best", plies = plies),
    }
}

/// The name of a feature of an evaluator; a feature without a translation keeps its id.
pub fn term(texts: &Texts, name: &str) -> String {
    let key = match name {
        "open-line" => "report-part-open-line",
        "five" => "report-part-five",
        "open_four" => "report-part-open-four",
        "open_three" => "report-part-open-three",
        "three_open_left" => "report-part-three-open-left",
        "three_open_right" => "report-part-three-open-right",
        "open_two" => "report-part-open-two",
        "two_open_right" => "report-part-two-open-right",
        "two_open_left" => "report-part-two-open-left",
        "line-of-five" => "report-part-line-of-five",
        "diagonal-of-four" => "report-part-diagonal-of-four",
        "moves" => "report-part-moves",
        "corners" => "report-part-corners",
        other => return other.replace(['-', '_'], " "),
    };
    texts.get(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_a_name_and_what_is_unknown_keeps_its_own() {
        let texts = Texts::english();
        let shown = ["natural", "reversed", "centre", "random:1000", "best:1", "best:2", "mine"]
            .map(|id| ordering(&texts, id));
        assert_eq!(
            shown,
            [
                "natural",
                "reversed",
                "centre first",
                "random (seed 1000)",
                "best first (1 ply)",
                "best first (2 plies)",
                "mine"
            ]
        );
    }
}
