//! The key bar at the bottom.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Span;

use crate::palette::Palette;
use crate::spots::Spots;

/// A key and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHint {
    /// The name of the key.
    pub name: &'static str,
    /// What it does, in a word or two.
    pub what: String,
    /// The key that a click on it presses; `None` for an entry that names several keys.
    pub press: Option<KeyCode>,
}

impl KeyHint {
    /// A key that can also be clicked.
    pub fn new(name: &'static str, press: KeyCode, what: String) -> Self {
        Self { name, what, press: Some(press) }
    }

    /// Several keys in one entry.
    pub fn group(name: &'static str, what: String) -> Self {
        Self { name, what, press: None }
    }

    fn width(&self) -> u16 {
        (Span::raw(self.name).width() + 1 + Span::raw(&self.what).width()) as u16
    }
}

/// Between two keys.
const GAP: u16 = 3;
/// The bar never takes more rows than this.
const MOST_ROWS: u16 = 2;

/// The rows that the bar needs at this width.
pub fn height(keys: &[KeyHint], width: u16) -> u16 {
    rows(keys, width).last().map_or(1, |&(row, ..)| row + 1)
}

/// Draws the bar. Keys that do not fit are left out whole: the help lists them all.
pub fn draw(
    buffer: &mut Buffer,
    area: Rect,
    keys: &[KeyHint],
    palette: &Palette,
    spots: &mut Spots<KeyCode>,
) {
    spots.clear();
    buffer.set_style(area, palette.base);
    for (row, x, key) in rows(keys, area.width).into_iter().filter(|&(row, ..)| row < area.height) {
        let (x, y) = (area.x + x, area.y + row);
        let (after, _) = buffer.set_span(x, y, &Span::styled(key.name, palette.key), area.width);
        let what = Span::styled(&key.what, palette.quiet);
        buffer.set_span(after + 1, y, &what, area.right().saturating_sub(after + 1));
        if let Some(code) = key.press {
            spots.add(Rect::new(x, y, key.width(), 1), code);
        }
    }
}

/// The row and the column of every key that fits.
fn rows(keys: &[KeyHint], width: u16) -> Vec<(u16, u16, &KeyHint)> {
    let mut placed = Vec::new();
    let (mut row, mut x) = (0, 0);
    for key in keys {
        if x > 0 && x + key.width() > width {
            (row, x) = (row + 1, 0);
        }
        if row == MOST_ROWS || key.width() > width {
            break;
        }
        placed.push((row, x, key));
        x += key.width() + GAP;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(count: usize) -> Vec<KeyHint> {
        (0..count).map(|_| KeyHint::new("x", KeyCode::Char('x'), "eightlet".to_owned())).collect()
    }

    #[test]
    fn what_does_not_fit_goes_to_a_second_row_and_then_away() {
        assert_eq!(height(&keys(1), 40), 1);
        assert_eq!(height(&keys(3), 36), 1);
        assert_eq!(height(&keys(4), 36), 2);
        assert_eq!(rows(&keys(9), 36).len(), 6);
    }

    #[test]
    fn a_click_on_a_key_finds_it() {
        let mut spots = Spots::default();
        let area = Rect::new(0, 0, 36, 2);
        let mut buffer = Buffer::empty(area);
        let mut keys = keys(4);
        keys[3].press = Some(KeyCode::Enter);
        draw(&mut buffer, area, &keys, &Palette::new(crate::palette::Scheme::Dark, true), &mut spots);
        assert_eq!(spots.at((2, 1).into()), Some(KeyCode::Enter));
        assert_eq!(spots.at((0, 0).into()), Some(KeyCode::Char('x')));
        assert_eq!(spots.at((11, 0).into()), None);
    }
}
