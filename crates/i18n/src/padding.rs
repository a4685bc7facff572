//! Padding for texts in columns.

/// The text padded on the right to this number of characters. Unlike the width of a format string, which panics above
/// 65,535, it may be of any length.
pub fn pad_end(text: &str, width: usize) -> String {
    format!("{text}{}", missing(text, width))
}

/// The text padded on the left.
pub fn pad_start(text: &str, width: usize) -> String {
    format!("{}{text}", missing(text, width))
}

fn missing(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.chars().count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_may_be_wider_than_a_format_string_allows() {
        assert_eq!((pad_end("їжа", 5), pad_start("їжа", 5)), ("їжа  ".to_owned(), "  їжа".to_owned()));
        assert_eq!((pad_end("long", 2), pad_start("long", 2)), ("long".to_owned(), "long".to_owned()));
        assert_eq!((pad_end("a", 70_000).len(), pad_start("", 70_000).len()), (70_000, 70_000));
    }
}
