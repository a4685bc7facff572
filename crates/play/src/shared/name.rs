//! The names that people give themselves and their tournaments.

use super::SharedRefusal;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;

/// A name as it is shown: on one line, without characters that cannot be seen or that turn the direction of writing.
pub fn read_name(text: &str) -> Result<String, SharedRefusal> {
    let is_hidden = |sign: char| matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let shown: String = text
        .chars()
        .map(|sign| if sign.is_control() || sign.is_whitespace() { ' ' } else { sign })
        .filter(|&sign| !is_hidden(sign))
        .collect();
    let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(SharedRefusal::NameMissing),
        1..=LONGEST_NAME => Ok(name),
        _ => Err(SharedRefusal::NameTooLong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_of_visible_text() {
        assert_eq!(read_name("  Ada \n Lovelace\t").unwrap(), "Ada Lovelace");
        assert_eq!(read_name("\u{202e}Eve\u{200b}").unwrap(), "Eve");
        assert_eq!(read_name(" \u{200b}\n"), Err(SharedRefusal::NameMissing));
        assert_eq!(read_name(&"ö".repeat(LONGEST_NAME)).unwrap().chars().count(), LONGEST_NAME);
        assert_eq!(read_name(&"o".repeat(LONGEST_NAME + 1)), Err(SharedRefusal::NameTooLong));
    }
}
