//! A form: a list of fields.

mod row;

use plyground_i18n::Texts;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::palette::Palette;
use crate::screen::{Click, ClickKind};
use crate::spots::Spots;

pub use row::{Field, FormRow};

/// Rows with a label and a field to choose or type in; one row is selected.
#[derive(Clone, Debug, Default)]
pub struct Form {
    rows: Vec<FormRow>,
    at: usize,
    spots: Spots<Spot>,
}

/// The effect of a key or a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormReply {
    /// It is not handled by a form.
    Unused,
    /// It is handled: another row may be selected.
    Used,
    /// A field was changed.
    Changed(&'static str),
    /// A button was pressed, or Enter in a row without one.
    Pressed(&'static str),
}

#[derive(Clone, Copy, Debug)]
enum Spot {
    Row(usize),
    Less(usize),
    More(usize),
}

/// Space for the sign before the selected row.
const POINTER: u16 = 2;

impl Form {
    /// Replaces the rows. The selected row stays selected if it is among the new ones.
    pub fn set(&mut self, rows: Vec<FormRow>) {
        let id = self.rows.get(self.at).map(|row| row.id);
        let kept = rows.iter().position(|row| Some(row.id) == id);
        self.at = kept.unwrap_or_else(|| self.at.min(rows.len().saturating_sub(1)));
        self.rows = rows;
    }

    /// Keeps only these rows, and with them their values.
    pub fn retain(&mut self, ids: &[&str]) {
        let rows = self.rows.iter().filter(|row| ids.contains(&row.id)).cloned().collect();
        self.set(rows);
    }

    /// The rows.
    pub fn rows(&self) -> &[FormRow] {
        &self.rows
    }

    /// Sets the field of a row, if there is one with this id.
    pub fn put(&mut self, id: &str, field: Field) {
        if let Some(row) = self.rows.iter_mut().find(|row| row.id == id) {
            row.field = field;
        }
    }

    /// The selected row.
    pub fn current(&self) -> Option<&FormRow> {
        self.rows.get(self.at)
    }

    /// The field of a row.
    pub fn field(&self, id: &str) -> Option<&Field> {
        self.rows.iter().find(|row| row.id == id).map(|row| &row.field)
    }

    /// The index of the chosen option.
    pub fn choice(&self, id: &str) -> usize {
        match self.field(id) {
            Some(&Field::Choice { at, .. }) => at,
            _ => 0,
        }
    }

    /// The index of the chosen option, or `usual` if there is no such row yet.
    pub fn choice_or(&self, id: &str, usual: usize) -> usize {
        if self.field(id).is_some() { self.choice(id) } else { usual }
    }

    /// The chosen number; `None` if there is no such row.
    pub fn number(&self, id: &str) -> Option<u16> {
        match self.field(id) {
            Some(&Field::Number { value, .. }) => Some(value),
            _ => None,
        }
    }

    /// Whether a switch is on.
    pub fn switch(&self, id: &str) -> bool {
        matches!(self.field(id), Some(Field::Switch(true)))
    }

    /// The typed text.
    pub fn text(&self, id: &str) -> &str {
        match self.field(id) {
            Some(Field::Text(text)) => text,
            _ => "",
        }
    }

    /// The typed text, or `usual` if there is no such row yet.
    pub fn text_or<'a>(&'a self, id: &str, usual: &'a str) -> &'a str {
        if self.field(id).is_some() { self.text(id) } else { usual }
    }

    /// Whether letters go into a text field at the moment.
    pub fn is_typing(&self) -> bool {
        self.current().is_some_and(|row| matches!(row.field, Field::Text(_)))
    }

    /// Handles a key.
    pub fn key(&mut self, code: KeyCode) -> FormReply {
        let typing = self.is_typing();
        match code {
            KeyCode::Up | KeyCode::BackTab => self.go(-1),
            KeyCode::Down | KeyCode::Tab => self.go(1),
            KeyCode::Home if !typing => self.go_to(0),
            KeyCode::End if !typing => self.go_to(self.rows.len().saturating_sub(1)),
            KeyCode::Char('k') if !typing => self.go(-1),
            KeyCode::Char('j') if !typing => self.go(1),
            KeyCode::Char(letter) if typing => self.edit(|text| text.push(letter)),
            KeyCode::Backspace if typing => self.edit(|text| {
                text.pop();
            }),
            KeyCode::Left | KeyCode::Char('h') if !typing => self.change(self.at, -1),
            KeyCode::Right | KeyCode::Char('l') if !typing => self.change(self.at, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            _ => FormReply::Unused,
        }
    }

    /// Handles the mouse.
    pub fn click(&mut self, click: Click) -> FormReply {
        match (self.spots.at(click.at), click.kind) {
            (Some(Spot::Row(row)), ClickKind::Press) => {
                self.at = row;
                match self.rows[row].field {
                    Field::Button | Field::Switch(_) => self.enter(),
                    _ => FormReply::Used,
                }
            }
            (Some(Spot::Less(row)), ClickKind::Press) => self.change(row, -1),
            (Some(Spot::More(row)), ClickKind::Press) => self.change(row, 1),
            (_, ClickKind::Wheel(steps)) => self.go(steps as isize),
            (None, ClickKind::Press) => FormReply::Unused,
        }
    }

    fn go(&mut self, steps: isize) -> FormReply {
        let last = self.rows.len().saturating_sub(1);
        self.go_to(self.at.saturating_add_signed(steps).min(last))
    }

    fn go_to(&mut self, row: usize) -> FormReply {
        self.at = row;
        FormReply::Used
    }

    fn enter(&mut self) -> FormReply {
        let Some(row) = self.rows.get_mut(self.at) else { return FormReply::Unused };
        match &mut row.field {
            Field::Switch(is_on) => {
                *is_on = !*is_on;
                FormReply::Changed(row.id)
            }
            _ => FormReply::Pressed(row.id),
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut String)) -> FormReply {
        match self.rows.get_mut(self.at) {
            Some(FormRow { id, field: Field::Text(text), .. }) => {
                change(text);
                FormReply::Changed(id)
            }
            _ => FormReply::Unused,
        }
    }

    fn change(&mut self, row: usize, by: isize) -> FormReply {
        self.at = row;
        let Some(FormRow { id, field, .. }) = self.rows.get_mut(row) else { return FormReply::Unused };
        match field {
            Field::Choice { options, at } => {
                // The choice wraps around, so that the end of a long list is one step from its beginning.
                let count = options.len().max(1) as isize;
                *at = (*at as isize + by).rem_euclid(count) as usize;
            }
            Field::Number { value, least, most } => {
                *value = value.saturating_add_signed(by as i16).clamp(*least, *most);
            }
            Field::Switch(is_on) => *is_on = !*is_on,
            Field::Text(_) | Field::Button => return FormReply::Used,
        }
        FormReply::Changed(id)
    }

    /// Draws the rows from the top of an area; returns the number of rows drawn.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, texts: &Texts, palette: &Palette) -> u16 {
        self.spots.clear();
        let labels = self.rows.iter().filter(|row| row.field != Field::Button);
        let label_width = labels.map(|row| Span::raw(&row.label).width()).max().unwrap_or(0) as u16;
        let room = usize::from(area.height);
        let first = (self.at + 1).saturating_sub(room);
        for (line, (place, row)) in self.rows.iter().enumerate().skip(first).take(room).enumerate() {
            let y = area.y + line as u16;
            let is_here = place == self.at;
            self.spots.add(Rect::new(area.x, y, area.width, 1), Spot::Row(place));
            if is_here {
                buffer.set_string(area.x, y, "▸", palette.key);
            }
            let x = area.x + POINTER;
            let style = if is_here { palette.chosen } else { palette.base };
            if row.field == Field::Button {
                buffer.set_line(
                    x,
                    y,
                    &Line::styled(format!("[ {} ]", row.label), style),
                    area.width - POINTER,
                );
                continue;
            }
            buffer.set_line(x, y, &Line::styled(&*row.label, palette.base), area.width - POINTER);
            let x = x + label_width + 2;
            let width = area.right().saturating_sub(x);
            let shown = row.field.shown(texts, is_here);
            let (after, _) = match row.field {
                Field::Choice { .. } | Field::Number { .. } => {
                    let line = Line::from(vec![
                        Span::styled("◂", palette.key),
                        Span::styled(format!(" {shown} "), style),
                        Span::styled("▸", palette.key),
                        // The position among the options shows that there are more of them.
                        Span::styled(if is_here { row.field.place() } else { String::new() }, palette.quiet),
                    ]);
                    buffer.set_line(x, y, &line, width)
                }
                _ => buffer.set_line(x, y, &Line::styled(shown, style), width),
            };
            if matches!(row.field, Field::Choice { .. } | Field::Number { .. }) {
                self.spots.add(Rect::new(x, y, 2, 1), Spot::Less(place));
                self.spots.add(Rect::new(x + 2, y, after.saturating_sub(x + 2), 1), Spot::More(place));
            }
        }
        self.rows.len().min(room) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        let row = |id, field| FormRow { id, label: id.to_owned(), field };
        let options = ["one", "two", "three"].map(str::to_owned).to_vec();
        let mut form = Form::default();
        form.set(vec![
            row("choice", Field::Choice { options, at: 0 }),
            row("number", Field::Number { value: 3, least: 3, most: 4 }),
            row("switch", Field::Switch(false)),
            row("text", Field::Text(String::new())),
            row("go", Field::Button),
        ]);
        form
    }

    #[test]
    fn keys_fill_it_in() {
        use KeyCode::{Backspace, Char, Down, Enter, Left, Right};
        let mut form = form();
        assert_eq!(form.key(Left), FormReply::Changed("choice"));
        assert_eq!(form.choice("choice"), 2);
        form.key(Char('j'));
        form.key(Right);
        form.key(Right);
        assert_eq!(form.number("number"), Some(4));
        form.key(Down);
        assert_eq!(form.key(Char(' ')), FormReply::Changed("switch"));
        assert!(form.switch("switch"));
        form.key(Down);
        for code in [Char('h'), Char('j'), Char('x'), Backspace] {
            form.key(code);
        }
        assert_eq!(form.text("text"), "hj");
        form.key(Down);
        assert_eq!(form.key(Enter), FormReply::Pressed("go"));
        assert_eq!(form.key(Char('z')), FormReply::Unused);
    }

    #[test]
    fn the_mouse_fills_it_in() {
        let mut form = form();
        let area = Rect::new(0, 0, 40, 10);
        let mut buffer = Buffer::empty(area);
        let palette = Palette::new(crate::palette::Scheme::Terminal, false);
        form.draw(&mut buffer, area, &Texts::english(), &palette);
        let press = |form: &mut Form, x, y| form.click(Click { at: (x, y).into(), kind: ClickKind::Press });
        // The labels are six letters wide, behind a pointer and before a gap.
        assert_eq!(press(&mut form, 10, 0), FormReply::Changed("choice"));
        assert_eq!(form.choice("choice"), 2);
        assert_eq!(press(&mut form, 13, 1), FormReply::Changed("number"));
        assert_eq!(press(&mut form, 3, 4), FormReply::Pressed("go"));
        assert_eq!(press(&mut form, 3, 8), FormReply::Unused);
    }
}
