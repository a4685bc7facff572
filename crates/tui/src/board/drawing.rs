//! Drawing of a board, cell by cell.

use plyground_registry::{BoardLabels, Grid, Player, Sign};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::placement::{BoardKind, MARGINS, Placement};
use super::{BoardStyle, Overlay};
use crate::glyphs::Glyphs;

/// A board, its overlay, and where it is drawn.
pub(super) struct Drawing<'a> {
    pub(super) grid: &'a Grid,
    pub(super) overlay: &'a Overlay,
    pub(super) style: &'a BoardStyle<'a>,
    pub(super) placement: Placement,
}

impl Drawing<'_> {
    /// The lines between the cells, or through them where they are small.
    pub(super) fn lines(&self, buffer: &mut Buffer) {
        let style = self.style.palette.lines;
        let Placement { area, kind, pitch: (width, height), shown: (columns, rows), .. } = self.placement;
        if kind == BoardKind::Lines || height == 1 && kind != BoardKind::Cells {
            return;
        }
        if height == 1 {
            for row in 0..rows {
                for column in 0..columns {
                    let (x, y) = self.placement.middle(column, row);
                    buffer[(x, y)].set_char(self.crossing(column, row)).set_style(style);
                    if column + 1 < columns && self.style.glyphs != Glyphs::Ascii {
                        buffer[(x + 1, y)].set_char('─').set_style(style);
                    }
                }
            }
            return;
        }
        for y in 0..=rows as u16 * height {
            for x in 0..=columns as u16 * width {
                let sign = match (x.is_multiple_of(width), y.is_multiple_of(height)) {
                    (true, true) => {
                        corner((x == 0, x == columns as u16 * width), (y == 0, y == rows as u16 * height))
                    }
                    (true, false) => '│',
                    (false, true) => '─',
                    (false, false) => ' ',
                };
                buffer[(area.x + x, area.y + y)].set_char(sign).set_style(style);
            }
        }
    }

    /// The line crossing at an empty cell of a board whose lines go through the cells.
    fn crossing(&self, column: usize, row: usize) -> char {
        if self.style.glyphs == Glyphs::Ascii {
            return '.';
        }
        let (x, y) = (self.placement.first.0 + column, self.placement.first.1 + row);
        corner((x == 0, x + 1 == self.grid.width), (y == 0, y + 1 == self.grid.height))
    }

    pub(super) fn coordinates(&self, buffer: &mut Buffer) {
        let style = self.style.palette.quiet;
        let Placement { area, first, shown, kind, pitch, .. } = self.placement;
        for column in 0..shown.0 {
            // Small numbers end beside the middle.
            let is_beside = kind == BoardKind::Counts && pitch.1 < 4;
            let x = self.placement.middle(column, 0).0 + u16::from(is_beside);
            if let Some(name) = self.column_name(first.0 + column) {
                buffer[(x, area.bottom())].set_char(name).set_style(style);
            }
        }
        for row in 0..shown.1 {
            let (_, y) = self.placement.middle(0, row);
            let name = self.row_name(first.1 + row).map_or_else(String::new, |name| format!("{name:>2}"));
            buffer.set_string(area.x - MARGINS.0, y, name, style);
        }
    }

    /// The letter of a column in the notation of moves; the number of the house there; nothing if every square has a
    /// number.
    fn column_name(&self, column: usize) -> Option<char> {
        let numbers = &self.overlay.numbers;
        if numbers.is_empty() {
            let labels = self.labels();
            // There is room for one sign: of a number its last digit.
            return labels.column(column)?.chars().last();
        }
        let (_, number) = numbers.iter().find(|(cell, _)| cell % self.grid.width == column)?;
        (self.placement.kind == BoardKind::Counts).then_some(char::from_digit(*number as u32, 10)?)
    }

    /// What names the cells: letters and rows, unless the game says otherwise.
    fn labels(&self) -> BoardLabels {
        self.overlay.names.as_ref().map_or(BoardLabels::Coordinates, |names| names.labels)
    }

    /// The number of a row, counted from below, or that of its first square.
    fn row_name(&self, row: usize) -> Option<usize> {
        let numbers = &self.overlay.numbers;
        if numbers.is_empty() {
            return self.labels().row(row, self.grid.height)?.parse().ok();
        }
        let (_, number) = numbers.iter().find(|(cell, _)| cell / self.grid.width == row)?;
        (self.placement.kind != BoardKind::Counts).then_some(*number)
    }

    /// Draws what lies under the marks: an enclosed area, and lines between dots.
    pub(super) fn background(&self, buffer: &mut Buffer, column: usize, row: usize) {
        let Placement { area, first, pitch: (width, height), .. } = self.placement;
        let (x, y) = self.placement.middle(column, row);
        let place = (first.0 + column, first.1 + row);
        let mut fill = |from: (u16, u16), to: (u16, u16), sign: char, style: Style| {
            for position in (from.1..=to.1).flat_map(|y| (from.0..=to.0).map(move |x| Position::new(x, y))) {
                if area.contains(position) {
                    buffer[position].set_char(sign).set_style(style);
                }
            }
        };
        match self.grid.sign(place.0, place.1) {
            Sign::Inside(side) => {
                let (sign, style) = self.shade(side);
                let from = (x - (width / 2 - 1), y - (height / 2).saturating_sub(1));
                let to = (from.0 + width.max(3) - 2, from.1 + height.max(2) - 2);
                fill(from, to, sign, style);
            }
            Sign::Line if self.is_level(place) => {
                fill((x - (width - 1), y), (x + width - 1, y), '─', self.style.palette.base);
            }
            Sign::Line => {
                fill((x, y - (height - 1).min(y)), (x, y + height - 1), '│', self.style.palette.base);
            }
            _ => {}
        }
    }

    /// Whether a line is horizontal: then there are dots beside it.
    fn is_level(&self, (column, row): (usize, usize)) -> bool {
        let is_dot = |column| column < self.grid.width && self.grid.sign(column, row) == Sign::Dot;
        is_dot(column + 1) || column > 0 && is_dot(column - 1)
    }

    /// The fill of a side's area.
    fn shade(&self, side: Player) -> (char, Style) {
        let sign = match (self.style.glyphs, side) {
            (Glyphs::Ascii, _) => side.mark().to_ascii_lowercase(),
            (_, Player::First) => '░',
            (_, Player::Second) => '▒',
        };
        (sign, self.style.palette.sides[side.index()])
    }

    pub(super) fn cell(&self, buffer: &mut Buffer, column: usize, row: usize) {
        let Placement { first, pitch, .. } = self.placement;
        let palette = self.style.palette;
        let place = (first.0 + column, first.1 + row);
        let cell = place.1 * self.grid.width + place.0;
        let overlay = self.overlay;
        let (owner, sign) = (self.grid.cells[cell], self.grid.sign(place.0, place.1));
        let (is_cursor, is_last) = (overlay.cursor == Some(cell), overlay.last == Some(cell));
        let is_pointed_at = overlay.path.contains(&cell);
        let (letter, mut style) = match owner {
            Some(side) => (Some(self.mark(side, sign)), palette.sides[side.index()]),
            None => self.proposal(cell).unwrap_or_else(|| self.unowned(sign)),
        };
        if overlay.winning.contains(&cell) {
            style = style.patch(palette.win);
        }
        if is_last {
            style = style.patch(palette.last);
        }
        if is_pointed_at || owner.is_some() && overlay.next.contains(&cell) {
            style = style.patch(palette.win);
        }
        let (x, y) = self.placement.middle(column, row);
        if is_cursor && pitch.1 > 1 {
            self.fill(buffer, (x, y), palette.cursor);
        }
        let is_marked = is_cursor || is_last || is_pointed_at;
        if is_marked {
            self.brackets(buffer, cell, (x, y));
        }
        if is_cursor {
            style = style.patch(palette.cursor);
        }
        let number = overlay.numbers.iter().find(|&&(at, _)| at == cell).map(|&(_, number)| number);
        let name =
            overlay.names.as_ref().and_then(|names| names.on_cell(cell)).filter(|name| name.len() <= 3);
        match (owner, letter) {
            (None, None | Some('.' | '·'))
                if pitch.1 > 1 && number.is_none() && !is_marked && name.is_some() =>
            {
                buffer.set_string(x - 1, y, format!("{:^3}", name.unwrap_or_default()), style);
            }
            // Brackets stand where a number would.
            (None, Some('.' | '·')) if pitch.1 > 1 && number.is_some() && !is_marked => {
                buffer.set_string(x - 1, y, format!("{:^3}", number.unwrap_or_default()), style);
            }
            _ if matches!(sign, Sign::Count(_)) => self.count(buffer, cell, (x, y), style),
            (Some(side), _) if pitch.1 >= 4 && self.style.glyphs != Glyphs::Ascii => {
                self.drawing(buffer, (x, y), side, style);
                if sign == Sign::King {
                    buffer[(x, y)].set_char('K').set_style(style);
                }
            }
            (_, Some(letter)) => {
                buffer[(x, y)].set_char(letter).set_style(style);
            }
            (_, None) if is_marked => {
                buffer[(x, y)].set_style(style);
            }
            (_, None) => {}
        }
    }

    /// The mark of a side in one letter. On boards with kings, kings are capitals, as in the text notation of such
    /// games.
    fn mark(&self, side: Player, sign: Sign) -> char {
        let mark = self.style.marks.sign(side, self.style.glyphs);
        match (mark, sign) {
            ('●', Sign::King) => '◉',
            ('○', Sign::King) => '◎',
            (mark, Sign::King) => mark,
            (mark, _) if self.placement.kind == BoardKind::Pieces => mark.to_ascii_lowercase(),
            (mark, _) => mark,
        }
    }

    /// The sign of a cell without an owner.
    fn unowned(&self, sign: Sign) -> (Option<char>, Style) {
        let palette = self.style.palette;
        let is_ascii = self.style.glyphs == Glyphs::Ascii;
        match sign {
            Sign::Dot => (Some(if is_ascii { '+' } else { '•' }), palette.base),
            Sign::Inside(side) => {
                let (sign, style) = self.shade(side);
                (Some(sign), style)
            }
            // Every cell of the frame is drawn; a point marks those that belong to the board.
            Sign::Plain if matches!(self.placement.kind, BoardKind::Pieces | BoardKind::Counts) => {
                (Some(if is_ascii { '.' } else { '·' }), palette.lines)
            }
            _ => (None, palette.lines),
        }
    }

    /// Draws the count of a cell and, if there is room, its owner; a proposed move's sign goes before it.
    fn count(&self, buffer: &mut Buffer, cell: usize, (x, y): (u16, u16), style: Style) {
        let Sign::Count(count) = self.grid.sign(cell % self.grid.width, cell / self.grid.width) else {
            return;
        };
        let mark = self.grid.cells[cell].map_or(' ', Player::mark);
        let proposed = self.proposal(cell);
        let pitch = self.placement.pitch;
        let digits = if pitch.1 >= 4 { format!("{count:^3}") } else { format!("{count:>2}") };
        let at = if pitch.1 >= 4 || digits.len() > 2 { x - 1 } else { x };
        buffer.set_string(at, y, &digits, style);
        let beside = match pitch.1 {
            4.. => Some((x, y + 1)),
            2.. if digits.len() <= 2 => Some((x - 1, y)),
            _ => None,
        };
        if let Some(beside) = beside {
            buffer[beside].set_char(mark).set_style(style);
        }
        // Next to a number, another digit would be read as part of it.
        if let Some((Some(sign), style)) = proposed
            && (pitch.1 >= 4 || !sign.is_ascii_digit())
        {
            let above = (x - 1, if pitch.1 >= 4 { y - 1 } else { y });
            buffer[above].set_char(sign).set_style(style);
        }
    }

    /// The brackets around the cursor, around the last move, or around both at once.
    fn brackets(&self, buffer: &mut Buffer, cell: usize, (x, y): (u16, u16)) {
        let (palette, pitch) = (self.style.palette, self.placement.pitch);
        let (is_cursor, is_last) = (self.overlay.cursor == Some(cell), self.overlay.last == Some(cell));
        let (brackets, style) = match (is_cursor, is_last) {
            (true, true) => (['{', '}'], palette.cursor),
            (true, false) => (['[', ']'], palette.cursor),
            (false, _) if self.overlay.path.contains(&cell) => (['<', '>'], palette.hint),
            (false, _) => (['(', ')'], palette.title),
        };
        let away = match (self.placement.kind, pitch) {
            (BoardKind::Counts, (3 | 4, _)) => (1, 2),
            (BoardKind::Counts, (6, _)) => (2, 2),
            (_, (_, height)) if height < 4 => (1, 1),
            (_, (width, _)) if width < 8 => (2, 2),
            _ => (3, 3),
        };
        // Where cells are close together, neighbours share a bracket: the cursor has precedence.
        let column = cell % self.grid.width;
        let is_shared = |right: bool| {
            let neighbour = if right { cell.checked_add(1) } else { cell.checked_sub(1) };
            let is_beside = if right { column + 1 < self.grid.width } else { column > 0 };
            pitch.0 <= 3 && !is_cursor && is_beside && neighbour == self.overlay.cursor
        };
        for (right, bracket) in [false, true].into_iter().zip(brackets) {
            if !is_shared(right) {
                let at = if right { x + away.1 } else { x - away.0 };
                buffer[(at, y)].set_char(bracket).set_style(style);
            }
        }
    }

    /// The sign and style of a hint, a candidate or a forbidden cell.
    fn proposal(&self, cell: usize) -> Option<(Option<char>, Style)> {
        let (overlay, palette) = (self.overlay, self.style.palette);
        if overlay.hint == Some(cell) {
            return Some((Some('!'), palette.hint));
        }
        if overlay.next.contains(&cell) {
            return Some((Some('*'), palette.hint));
        }
        if let Some(&(_, sign)) = overlay.candidates.iter().find(|&&(at, _)| at == cell) {
            return Some((Some(sign), palette.hint));
        }
        if overlay.forbidden.contains(&cell) {
            let sign = if self.style.glyphs == Glyphs::Ascii { '#' } else { '×' };
            return Some((Some(sign), palette.forbidden));
        }
        None
    }

    /// Everything within the lines of a cell in one style.
    fn fill(&self, buffer: &mut Buffer, (x, y): (u16, u16), style: Style) {
        let (width, height) = self.placement.pitch;
        let inner = Rect::new(x - width / 2 + 1, y - height / 2 + 1, width - 1, height - 1);
        buffer.set_style(inner, style);
    }

    /// A mark of three rows.
    fn drawing(&self, buffer: &mut Buffer, (x, y): (u16, u16), side: Player, style: Style) {
        for (row, text) in self.style.marks.drawing(side).iter().enumerate() {
            buffer.set_string(x - 1, y - 1 + row as u16, text, style);
        }
    }
}

/// Where lines meet, given whether that is at the first and at the last column, and the same for rows.
fn corner(columns: (bool, bool), rows: (bool, bool)) -> char {
    match (columns, rows) {
        ((true, _), (true, _)) => '┌',
        ((_, true), (true, _)) => '┐',
        ((true, _), (_, true)) => '└',
        ((_, true), (_, true)) => '┘',
        (_, (true, _)) => '┬',
        (_, (_, true)) => '┴',
        ((true, _), _) => '├',
        ((_, true), _) => '┤',
        _ => '┼',
    }
}
