//! Cyrillic keyboard layouts.

use ratatui::crossterm::event::KeyCode;

/// The Latin letter on the same key of the Russian and the Ukrainian keyboard; other signs are returned unchanged.
/// Commands are Latin letters in every language, and work without switching the layout.
pub fn latin(sign: char) -> char {
    const KEYS: [(char, char); 33] = [
        ('й', 'q'),
        ('ц', 'w'),
        ('у', 'e'),
        ('к', 'r'),
        ('е', 't'),
        ('н', 'y'),
        ('г', 'u'),
        ('ш', 'i'),
        ('щ', 'o'),
        ('з', 'p'),
        ('ф', 'a'),
        ('ы', 's'),
        ('і', 's'),
        ('в', 'd'),
        ('а', 'f'),
        ('п', 'g'),
        ('р', 'h'),
        ('о', 'j'),
        ('л', 'k'),
        ('д', 'l'),
        ('я', 'z'),
        ('ч', 'x'),
        ('с', 'c'),
        ('м', 'v'),
        ('и', 'b'),
        ('т', 'n'),
        ('ь', 'm'),
        ('ж', ':'),
        ('б', ','),
        ('ю', '.'),
        // With the shift key.
        ('С', 'C'),
        ('Н', 'Y'),
        ('Ж', ':'),
    ];
    KEYS.iter().find(|(cyrillic, _)| *cyrillic == sign).map_or(sign, |&(_, latin)| latin)
}

/// Whether a key answers a question with yes.
pub fn is_yes(code: KeyCode) -> bool {
    matches!(code, KeyCode::Char(sign) if latin(sign).eq_ignore_ascii_case(&'y'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_for_those_on_their_keys() {
        let pressed: String = "гшірдфчн".chars().map(latin).collect();
        assert_eq!(pressed, "uishlaxy");
        assert_eq!(['h', '8', '?', 'š'].map(latin), ['h', '8', '?', 'š']);
    }
}
