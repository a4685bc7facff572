//! A board of cells, as large as there is room for.

mod placement;

use plyground_registry::{Grid, Player};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::glyphs::{Glyphs, Marks};
use crate::palette::Palette;

use placement::MARGINS;
pub use placement::Placement;

/// What stands on a board besides the marks. Cells are counted along the rows from the top left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlay {
    /// Where the next move would go.
    pub cursor: Option<usize>,
    /// The last move.
    pub last: Option<usize>,
    /// What decided the game.
    pub winning: Vec<usize>,
    /// Where the side to move may not play.
    pub forbidden: Vec<usize>,
    /// Moves that are thought about, with a sign each.
    pub candidates: Vec<(usize, char)>,
    /// A move that is proposed.
    pub hint: Option<usize>,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The signs.
    pub glyphs: Glyphs,
    /// What stands for the sides.
    pub marks: Marks,
    /// Whether columns and rows have names.
    pub has_coordinates: bool,
    /// The colours.
    pub palette: &'a Palette,
}

/// Draws a board in the middle of an area. What does not fit is scrolled so that the cursor, or else the last move, is seen.
pub fn draw(buffer: &mut Buffer, area: Rect, grid: &Grid, overlay: &Overlay, look: &Look<'_>) -> Placement {
    let placement = Placement::new(area, grid, overlay.cursor.or(overlay.last), look);
    if placement.shown.0 == 0 || placement.shown.1 == 0 {
        return placement;
    }
    let drawing = Drawing { grid, overlay, look, placement };
    drawing.lines(buffer);
    if look.has_coordinates {
        drawing.coordinates(buffer);
    }
    for row in 0..placement.shown.1 {
        for column in 0..placement.shown.0 {
            drawing.cell(buffer, column, row);
        }
    }
    placement
}

struct Drawing<'a> {
    grid: &'a Grid,
    overlay: &'a Overlay,
    look: &'a Look<'a>,
    placement: Placement,
}

impl Drawing<'_> {
    /// The lines between the cells, or through them where they are small.
    fn lines(&self, buffer: &mut Buffer) {
        let style = self.look.palette.lines;
        let Placement { area, pitch: (width, height), shown: (columns, rows), .. } = self.placement;
        if height == 1 {
            for row in 0..rows {
                for column in 0..columns {
                    let (x, y) = self.placement.middle(column, row);
                    buffer[(x, y)].set_char(self.crossing(column, row)).set_style(style);
                    if column + 1 < columns && self.look.glyphs != Glyphs::Ascii {
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

    /// The lattice at an empty cell of a board whose lines go through the cells.
    fn crossing(&self, column: usize, row: usize) -> char {
        if self.look.glyphs == Glyphs::Ascii {
            return '.';
        }
        let (x, y) = (self.placement.first.0 + column, self.placement.first.1 + row);
        corner((x == 0, x + 1 == self.grid.width), (y == 0, y + 1 == self.grid.height))
    }

    fn coordinates(&self, buffer: &mut Buffer) {
        let style = self.look.palette.quiet;
        let Placement { area, first, shown, .. } = self.placement;
        for column in 0..shown.0 {
            let (x, _) = self.placement.middle(column, 0);
            buffer[(x, area.bottom())].set_char(column_letter(first.0 + column)).set_style(style);
        }
        for row in 0..shown.1 {
            let (_, y) = self.placement.middle(0, row);
            let name = format!("{:>2}", self.grid.height - first.1 - row);
            buffer.set_string(area.x - MARGINS.0, y, name, style);
        }
    }

    fn cell(&self, buffer: &mut Buffer, column: usize, row: usize) {
        let Placement { first, pitch, .. } = self.placement;
        let palette = self.look.palette;
        let cell = (first.1 + row) * self.grid.width + first.0 + column;
        let overlay = self.overlay;
        let owner = self.grid.cells[cell];
        let (is_cursor, is_last) = (overlay.cursor == Some(cell), overlay.last == Some(cell));
        let (sign, mut style) = match owner {
            Some(side) => (Some(self.look.marks.sign(side, self.look.glyphs)), palette.sides[side.index()]),
            None => self.proposal(cell),
        };
        if overlay.winning.contains(&cell) {
            style = style.patch(palette.win);
        }
        if is_last {
            style = style.patch(palette.last);
        }
        let (x, y) = self.placement.middle(column, row);
        if is_cursor && pitch.1 > 1 {
            self.fill(buffer, (x, y), palette.cursor);
        }
        if is_cursor || is_last {
            self.brackets(buffer, cell, (x, y));
        }
        if is_cursor {
            style = style.patch(palette.cursor);
        }
        match (owner, sign) {
            (Some(side), _) if pitch.1 >= 4 && self.look.glyphs != Glyphs::Ascii => {
                self.drawing(buffer, (x, y), side, style);
            }
            (_, Some(sign)) => {
                buffer[(x, y)].set_char(sign).set_style(style);
            }
            (_, None) if is_cursor => {
                buffer[(x, y)].set_style(style);
            }
            (_, None) => {}
        }
    }

    /// The brackets around the cursor, around the last move, or around both at once.
    fn brackets(&self, buffer: &mut Buffer, cell: usize, (x, y): (u16, u16)) {
        let (palette, pitch) = (self.look.palette, self.placement.pitch);
        let (is_cursor, is_last) = (self.overlay.cursor == Some(cell), self.overlay.last == Some(cell));
        let (brackets, style) = match (is_cursor, is_last) {
            (true, true) => (['{', '}'], palette.cursor),
            (true, false) => (['[', ']'], palette.cursor),
            (false, _) => (['(', ')'], palette.title),
        };
        let away = match pitch {
            (_, height) if height < 4 => 1,
            (width, _) if width < 8 => 2,
            _ => 3,
        };
        // Where cells stand close together, neighbours share a bracket: it is the cursor's.
        let column = cell % self.grid.width;
        let is_shared = |right: bool| {
            let neighbour = if right { cell.checked_add(1) } else { cell.checked_sub(1) };
            let is_beside = if right { column + 1 < self.grid.width } else { column > 0 };
            pitch.0 == 2 && !is_cursor && is_beside && neighbour == self.overlay.cursor
        };
        for (right, bracket) in [false, true].into_iter().zip(brackets) {
            if !is_shared(right) {
                let at = if right { x + away } else { x - away };
                buffer[(at, y)].set_char(bracket).set_style(style);
            }
        }
    }

    /// What is said about an empty cell.
    fn proposal(&self, cell: usize) -> (Option<char>, Style) {
        let (overlay, palette) = (self.overlay, self.look.palette);
        if overlay.hint == Some(cell) {
            return (Some('!'), palette.hint);
        }
        if let Some(&(_, sign)) = overlay.candidates.iter().find(|&&(at, _)| at == cell) {
            return (Some(sign), palette.hint);
        }
        if overlay.forbidden.contains(&cell) {
            let sign = if self.look.glyphs == Glyphs::Ascii { '#' } else { '×' };
            return (Some(sign), palette.forbidden);
        }
        (None, palette.lines)
    }

    /// Everything within the lines of a cell in one style.
    fn fill(&self, buffer: &mut Buffer, (x, y): (u16, u16), style: Style) {
        let (width, height) = self.placement.pitch;
        let inner = Rect::new(x - width / 2 + 1, y - height / 2 + 1, width - 1, height - 1);
        buffer.set_style(inner, style);
    }

    /// A mark of three rows.
    fn drawing(&self, buffer: &mut Buffer, (x, y): (u16, u16), side: Player, style: Style) {
        for (row, text) in self.look.marks.drawing(side).iter().enumerate() {
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

/// The letter of a column, as moves are written.
fn column_letter(column: usize) -> char {
    char::from(b'a' + (column % 26) as u8)
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;
    use ratatui::layout::Position;

    use super::*;
    use crate::palette::Scheme;

    /// A game after some moves.
    fn grid(game: &str, moves: &[&str]) -> Grid {
        let mut session = open(game).unwrap();
        for movement in moves {
            session.play(movement).unwrap();
        }
        session.grid().unwrap()
    }

    fn drawn(area: (u16, u16), grid: &Grid, overlay: &Overlay, glyphs: Glyphs) -> (String, Placement) {
        let palette = Palette::new(Scheme::Terminal, false);
        let look = Look { glyphs, marks: Marks::Letters, has_coordinates: true, palette: &palette };
        let area = Rect::new(0, 0, area.0, area.1);
        let mut buffer = Buffer::empty(area);
        let placement = draw(&mut buffer, area, grid, overlay, &look);
        let rows = buffer.content.chunks(usize::from(area.width).max(1));
        let row = |cells: &[ratatui::buffer::Cell]| {
            cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned()
        };
        (rows.map(row).collect::<Vec<_>>().join("\n"), placement)
    }

    #[test]
    fn cells_have_frames_where_there_is_room() {
        let overlay = Overlay { cursor: Some(2), last: Some(0), ..Overlay::default() };
        let (text, _) = drawn((16, 8), &grid("tic-tac-toe", &["b2", "a3"]), &overlay, Glyphs::Unicode);
        let expected = "   ┌───┬───┬───┐
 3 │(O)│   │[ ]│
   ├───┼───┼───┤
 2 │   │ X │   │
   ├───┼───┼───┤
 1 │   │   │   │
   └───┴───┴───┘
     a   b   c";
        let expected: Vec<&str> = expected.lines().collect();
        let text: Vec<&str> = text.lines().collect();
        assert_eq!(text, expected);
    }

    #[test]
    fn the_cursor_and_the_last_move_are_told_apart() {
        let grid = grid("piskvorky", &["b5", "c5"]);
        let first = |cursor, last| {
            let overlay = Overlay { cursor: Some(cursor), last: Some(last), ..Overlay::default() };
            let (text, _) = drawn((14, 6), &grid, &overlay, Glyphs::Unicode);
            text.lines().next().map(str::to_owned).unwrap()
        };
        assert_eq!(first(1, 2), " 5  ┌[X]O)┬─┐");
        assert_eq!(first(3, 2), " 5  ┌─X(O[┬]┐");
        assert_eq!(first(2, 2), " 5  ┌─X{O}┬─┐");
        assert_eq!(first(0, 2), " 5 [┌]X(O)┬─┐");
    }

    #[test]
    fn small_cells_stand_on_the_crossings_of_lines() {
        let overlay = Overlay { candidates: vec![(6, '1')], forbidden: vec![12], ..Overlay::default() };
        let (text, _) = drawn((14, 6), &grid("piskvorky", &["a5", "b4"]), &overlay, Glyphs::Unicode);
        assert_eq!(text.lines().next(), Some(" 5  X─┬─┬─┬─┐"));
        assert!(text.contains("×"), "{text}");
        let (text, _) = drawn((14, 6), &grid("piskvorky", &["a5"]), &overlay, Glyphs::Ascii);
        assert_eq!(text.lines().next(), Some(" 5  X . . . ."));
        assert!(text.contains('1') && text.contains('#'), "{text}");
    }

    #[test]
    fn every_cell_is_found_where_it_was_drawn() {
        for (game, area, glyphs) in [
            ("tic-tac-toe", (40, 20), Glyphs::Unicode),
            ("tic-tac-toe", (17, 9), Glyphs::Ascii),
            ("piskvorky", (60, 30), Glyphs::Large),
            ("gomoku", (60, 20), Glyphs::Unicode),
            ("gomoku", (30, 10), Glyphs::Large),
        ] {
            let grid = grid(game, &[]);
            let (_, placement) = drawn(area, &grid, &Overlay::default(), glyphs);
            let mut found = 0;
            for row in 0..placement.shown.1 {
                for column in 0..placement.shown.0 {
                    let (x, y) = placement.middle(column, row);
                    let cell = (placement.first.1 + row) * grid.width + placement.first.0 + column;
                    assert_eq!(placement.cell_at(Position::new(x, y)), Some(cell), "{game} {glyphs:?}");
                    found += 1;
                }
            }
            assert!(found > 0 && placement.cell_at(Position::new(0, 0)).is_none(), "{game} {glyphs:?}");
        }
    }

    #[test]
    fn what_does_not_fit_follows_the_cursor() {
        let grid = grid("gomoku", &[]);
        for cursor in [0, 14, 112, 210, 224] {
            let overlay = Overlay { cursor: Some(cursor), ..Overlay::default() };
            let (text, placement) = drawn((20, 8), &grid, &overlay, Glyphs::Unicode);
            assert!(placement.is_cut());
            assert!(text.contains('['), "{cursor}:\n{text}");
        }
    }

    #[test]
    fn no_room_at_all_is_no_reason_to_fail() {
        let grid = grid("gomoku", &["h8"]);
        for area in [(0, 0), (1, 1), (3, 2), (5, 1)] {
            for glyphs in Glyphs::ALL {
                drawn(area, &grid, &Overlay { cursor: Some(112), ..Overlay::default() }, glyphs);
            }
        }
    }

    #[test]
    fn large_marks_fill_their_cells() {
        let (text, _) =
            drawn((40, 20), &grid("tic-tac-toe", &["b2", "a3"]), &Overlay::default(), Glyphs::Large);
        assert!(text.contains("╲ ╱") && text.contains("╰─╯"), "{text}");
    }
}
