//! Texts in several lines.

/// A text in as few lines of this width as possible, and these about equally long.
pub(super) fn balanced(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    /// By how much narrower lines are tried.
    const STEP: f64 = 3.0;
    let mut best = filled(text, width, &measure);
    let mut width = width - STEP;
    while width > 0.0 {
        let narrower = filled(text, width, &measure);
        if narrower.len() > best.len() {
            break;
        }
        best = narrower;
        width -= STEP;
    }
    best
}

/// Words in lines, each as full as it can be.
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
    use super::*;

    #[test]
    fn lines_are_as_few_and_as_even_as_possible() {
        let letters = |text: &str| text.chars().count() as f64;
        assert_eq!(filled("46 positions never visited", 18.0, letters), ["46 positions never", "visited"]);
        assert_eq!(balanced("46 positions never visited", 18.0, letters), ["46 positions", "never visited"]);
        assert_eq!(balanced("one", 1.0, letters), ["one"]);
    }
}
