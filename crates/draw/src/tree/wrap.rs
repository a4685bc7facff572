//! Texts in several lines.

/// A text in as few lines of this width as possible, of about equal length.
pub(super) fn balanced(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    /// The step by which narrower lines are tried.
    const STEP: f64 = 3.0;
    let in_steps = |steps: usize| filled(text, width - STEP * steps as f64, &measure);
    let fewest = in_steps(0).len();
    // Narrower lines are never fewer, so bisection finds the narrowest width: `most` steps may be too many, and
    // `possible` steps are not.
    let (mut possible, mut most) = (0, (width / STEP).ceil().max(1.0) as usize);
    while most - possible > 1 {
        let middle = possible.midpoint(most);
        if in_steps(middle).len() > fewest {
            most = middle;
        } else {
            possible = middle;
        }
    }
    in_steps(possible)
}

/// Words in lines, each as full as possible.
pub(super) fn filled(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if measure(&format!("{line} {word}")) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn lines_are_as_few_and_as_even_as_possible() {
        let letters = |text: &str| text.chars().count() as f64;
        assert_eq!(filled("46 positions never visited", 18.0, letters), ["46 positions never", "visited"]);
        assert_eq!(balanced("46 positions never visited", 18.0, letters), ["46 positions", "never visited"]);
        assert_eq!(balanced("one", 1.0, letters), ["one"]);
        assert_eq!(balanced("two words", 9.0, letters), ["two words"]);
    }

    #[test]
    fn a_note_below_something_wide_is_measured_a_few_times() {
        let measured = Cell::new(0);
        let letters = |text: &str| {
            measured.set(measured.get() + 1);
            text.chars().count() as f64
        };
        assert_eq!(
            balanced("46 positions never visited", 400_000.0, letters),
            ["46 positions never visited"]
        );
        assert!(measured.get() < 100, "{measured:?}");
    }
}
