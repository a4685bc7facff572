//! A list with one selected line.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::palette::Palette;
use crate::screen::{Click, ClickKind};
use crate::spots::Spots;

/// The selected line, and where the lines were drawn.
#[derive(Clone, Debug, Default)]
pub struct List {
    at: usize,
    count: usize,
    spots: Spots<usize>,
    /// The number of lines shown at once.
    page: usize,
}

/// The effect of a key or a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// It is not handled by a list.
    Unused,
    /// Another line may be selected now.
    Moved,
    /// This line was activated.
    Taken(usize),
}

impl List {
    /// The selected line.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Selects a line.
    pub fn go_to(&mut self, line: usize) {
        self.at = line.min(self.count.saturating_sub(1));
    }

    /// Sets the number of lines.
    pub fn set_count(&mut self, count: usize) {
        self.count = count;
        self.go_to(self.at);
    }

    /// Handles a key.
    pub fn key(&mut self, code: KeyCode) -> Picked {
        let page = self.page.max(1) as isize;
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.go(-1),
            KeyCode::Down | KeyCode::Char('j') => self.go(1),
            KeyCode::PageUp => self.go(-page),
            KeyCode::PageDown => self.go(page),
            KeyCode::Home => self.go(isize::MIN),
            KeyCode::End => self.go(isize::MAX),
            KeyCode::Enter | KeyCode::Char(' ' | 'l') | KeyCode::Right if self.count > 0 => {
                Picked::Taken(self.at)
            }
            _ => Picked::Unused,
        }
    }

    /// Handles the mouse: one click activates a line.
    pub fn click(&mut self, click: Click) -> Picked {
        match (self.spots.at(click.at), click.kind) {
            (_, ClickKind::Wheel(steps)) => self.go(steps as isize),
            (Some(line), ClickKind::Press) => {
                self.at = line;
                Picked::Taken(line)
            }
            (None, ClickKind::Press) => Picked::Unused,
        }
    }

    fn go(&mut self, steps: isize) -> Picked {
        self.go_to(self.at.saturating_add_signed(steps));
        Picked::Moved
    }

    /// Draws as many lines as fit, the selected one among them.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, lines: &[Line<'_>], palette: &Palette) {
        self.set_count(lines.len());
        self.spots.clear();
        self.page = usize::from(area.height);
        let first = self.at.saturating_sub(self.page / 2).min(lines.len().saturating_sub(self.page));
        for (row, (place, line)) in lines.iter().enumerate().skip(first).take(self.page).enumerate() {
            let spot = Rect::new(area.x, area.y + row as u16, area.width, 1);
            self.spots.add(spot, place);
            buffer.set_line(spot.x + 2, spot.y, line, spot.width.saturating_sub(2));
            if place == self.at {
                buffer.set_string(spot.x, spot.y, "▸", palette.key);
                let width = (line.width() as u16).min(spot.width.saturating_sub(2));
                buffer.set_style(Rect::new(spot.x + 2, spot.y, width, 1), palette.chosen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Scheme;

    #[test]
    fn the_chosen_line_is_always_seen() {
        let lines: Vec<Line<'_>> = (0..30).map(|number| Line::raw(format!("line {number}"))).collect();
        let palette = Palette::new(Scheme::Terminal, false);
        let mut list = List::default();
        let area = Rect::new(0, 0, 12, 5);
        for (code, expected) in [
            (KeyCode::Char('j'), 1),
            (KeyCode::PageDown, 6),
            (KeyCode::End, 29),
            (KeyCode::Down, 29),
            (KeyCode::Home, 0),
        ] {
            let mut buffer = Buffer::empty(area);
            list.draw(&mut buffer, area, &lines, &palette);
            list.key(code);
            assert_eq!(list.at(), expected);
            let mut buffer = Buffer::empty(area);
            list.draw(&mut buffer, area, &lines, &palette);
            let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
            assert!(text.contains(&format!("▸ line {expected} ")), "{text}");
        }
        assert_eq!(list.key(KeyCode::Enter), Picked::Taken(0));
        let click = Click { at: (3, 2).into(), kind: ClickKind::Press };
        assert_eq!(list.click(click), Picked::Taken(2));
    }
}
