//! The sets of signs for drawing.

use plyground_registry::Player;
use ratatui::buffer::Buffer;

/// A set of signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Glyphs {
    /// ASCII only, apart from the letters of the language.
    Ascii,
    /// Lines, points and stones, as large as there is room for.
    #[default]
    Unicode,
    /// The same, but cells are never smaller than marks of three rows: a large board is scrolled.
    Large,
}

impl Glyphs {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Ascii, Self::Unicode, Self::Large];

    /// The name in the settings.
    pub fn id(self) -> &'static str {
        match self {
            Self::Ascii => "ascii",
            Self::Unicode => "unicode",
            Self::Large => "large",
        }
    }
}

/// The marks of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// X and O.
    #[default]
    Letters,
    /// Stones.
    Stones,
}

impl Marks {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Letters, Self::Stones];

    /// The name in the settings.
    pub fn id(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Stones => "stones",
        }
    }

    /// The mark of a side in one letter. Stones need signs that ASCII lacks.
    pub fn sign(self, side: Player, glyphs: Glyphs) -> char {
        match (self, side) {
            (Self::Stones, Player::First) if glyphs != Glyphs::Ascii => '●',
            (Self::Stones, Player::Second) if glyphs != Glyphs::Ascii => '○',
            _ => side.mark(),
        }
    }

    /// The mark of a side in three rows of three.
    pub fn drawing(self, side: Player) -> [&'static str; 3] {
        match (self, side) {
            (Self::Letters, Player::First) => ["╲ ╱", " ╳ ", "╱ ╲"],
            (Self::Letters, Player::Second) => ["╭─╮", "│ │", "╰─╯"],
            (Self::Stones, Player::First) => ["▟█▙", "███", "▜█▛"],
            (Self::Stones, Player::Second) => ["▞▀▚", "▌ ▐", "▚▄▞"],
        }
    }
}

/// Replaces other signs by ASCII. Letters of the language stay.
pub(crate) fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let mut signs = cell.symbol().chars();
        if let (Some(sign), None) = (signs.next(), signs.next())
            && let Some(plain) = ascii(sign)
        {
            cell.set_char(plain);
        }
    }
}

/// The ASCII replacement of a sign; `None` for letters and for ASCII.
fn ascii(sign: char) -> Option<char> {
    Some(match sign {
        '─' | '━' | '╌' | '–' | '—' | '−' => '-',
        '│' | '┃' | '╎' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' => {
            '+'
        }
        '▶' | '▸' | '›' | '→' | '≥' => '>',
        '◂' | '‹' | '←' | '≤' => '<',
        '↑' | '▲' | '△' => '^',
        '↓' | '▼' | '▽' => 'v',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' | '′' => '\'',
        '…' => '~',
        '●' | '■' | '◆' | '█' | '▇' | '▆' | '▅' | '▄' | '▌' | '▐' => '#',
        '○' | '□' | '◇' => 'o',
        '×' | '✕' | '╳' => 'x',
        '∞' => '8',
        '↻' => '@',
        'µ' => 'u',
        // Narrow spaces, and the empty braille pattern of a chart; its other patterns follow.
        '\u{202f}' | '\u{a0}' | '\u{2800}' => ' ',
        '•' | '·' | '∙' | '▃' | '▂' | '▁' | '░' | '\u{2801}'..='\u{28ff}' => '.',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn frames_become_ascii_and_letters_stay() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_string(0, 0, "┌─ ▶ ⠤ їšć Ж", Style::new());
        to_ascii(&mut buffer);
        let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(text, "+- > . їšć Ж");
    }

    #[test]
    fn large_marks_are_three_by_three() {
        for marks in Marks::ALL {
            for side in Player::BOTH {
                assert!(marks.drawing(side).iter().all(|row| row.chars().count() == 3));
            }
        }
        assert_eq!(Marks::Stones.sign(Player::First, Glyphs::Ascii), 'X');
    }
}
