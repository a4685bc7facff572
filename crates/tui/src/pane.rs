//! The board of a game with a cursor, or a list of its moves where it has no board.

use plyground_registry::{Grid, Labels, Message, Session};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::board::{self, Overlay, Placement};
use crate::context::Context;
use crate::list::{List, Picked};
use crate::screen::{Click, ClickKind, step};

/// What a person points at, and where the board was drawn.
#[derive(Clone, Debug, Default)]
pub struct Pane {
    /// The cell, on a board.
    cursor: Option<usize>,
    /// The move, in a game without one.
    moves: List,
    placement: Placement,
}

/// What became of a key or a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// It means nothing here.
    Unused,
    /// Something else is pointed at.
    Moved,
    /// What is pointed at is to be played.
    Played,
}

impl Pane {
    /// The cell that is pointed at: at first the middle one.
    pub fn cursor(&self, session: &dyn Session) -> Option<usize> {
        let grid = session.grid()?;
        let middle = grid.width * (grid.height / 2) + grid.width / 2;
        Some(self.cursor.unwrap_or(middle).min(grid.cells.len().saturating_sub(1)))
    }

    /// Points at a cell.
    pub fn point(&mut self, cell: Option<usize>) {
        self.cursor = cell.or(self.cursor);
    }

    /// Does what a key asks for.
    pub fn key(&mut self, code: KeyCode, session: &dyn Session) -> Pointed {
        let (Some(grid), Some(cursor)) = (session.grid(), self.cursor(session)) else {
            return match self.moves.key(code) {
                Picked::Unused => Pointed::Unused,
                Picked::Moved => Pointed::Moved,
                Picked::Taken(_) => Pointed::Played,
            };
        };
        if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
            return Pointed::Played;
        }
        let Some((right, down)) = step(code) else { return Pointed::Unused };
        let (column, row) = (cursor % grid.width, cursor / grid.width);
        let column = column.saturating_add_signed(right).min(grid.width - 1);
        let row = row.saturating_add_signed(down).min(grid.height - 1);
        self.cursor = Some(row * grid.width + column);
        Pointed::Moved
    }

    /// Does what the mouse asks for: a click on a cell plays there.
    pub fn click(&mut self, click: Click, session: &dyn Session) -> Pointed {
        if session.grid().is_none() {
            return match self.moves.click(click) {
                Picked::Unused => Pointed::Unused,
                Picked::Moved => Pointed::Moved,
                Picked::Taken(_) => Pointed::Played,
            };
        }
        match (self.placement.cell_at(click.at), click.kind) {
            (Some(cell), ClickKind::Press) => {
                self.cursor = Some(cell);
                Pointed::Played
            }
            _ => Pointed::Unused,
        }
    }

    /// The move that is pointed at, or why it cannot be played.
    pub fn movement(&self, session: &dyn Session) -> Result<String, Message> {
        let legal = session.legal_moves();
        let Some(cursor) = self.cursor(session) else {
            return legal.get(self.moves.at()).cloned().ok_or_else(|| session.move_help());
        };
        let found = session.legal_cells().iter().position(|&cell| cell == Some(cursor));
        if let Some(place) = found {
            return Ok(legal[place].clone());
        }
        if let Some((_, why)) = session.forbidden().into_iter().find(|(cell, _)| *cell == cursor) {
            return Err(why);
        }
        // The game itself says what is wrong with the cell.
        let name = session.grid().map_or_else(String::new, |grid| cell_name(&grid, cursor));
        session.copy().play(&name)
    }

    /// Draws the board or the list. Pointing is shown where `overlay` has a cursor or the game has no board.
    pub fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        session: &dyn Session,
        overlay: &Overlay,
        cx: &Context,
    ) {
        if let Some(grid) = session.grid() {
            self.placement = board::draw(frame.buffer_mut(), area, &grid, overlay, &cx.look());
            return;
        }
        let drawing = session.draw(Labels::None);
        let height = (drawing.lines().count() as u16).min(area.height / 2);
        let text = Paragraph::new(drawing).wrap(Wrap { trim: false }).style(cx.palette.base);
        frame.render_widget(text, Rect { height, ..area });
        let moves = session.legal_moves();
        let lines: Vec<Line<'_>> = moves.iter().map(|text| Line::raw(text.as_str())).collect();
        let list = Rect { y: area.y + height + 1, height: area.height.saturating_sub(height + 1), ..area };
        self.moves.draw(frame.buffer_mut(), list, &lines, &cx.palette);
    }
}

/// What is always shown of a game: the last move, what decided it, and where nobody may play.
pub fn overlay(session: &dyn Session) -> Overlay {
    Overlay {
        last: last_cell(session),
        winning: session.winning_cells(),
        forbidden: session.forbidden().into_iter().map(|(cell, _)| cell).collect(),
        ..Overlay::default()
    }
}

/// The cell of the last move.
pub fn last_cell(session: &dyn Session) -> Option<usize> {
    let grid = session.grid()?;
    let mut before = session.copy();
    if !before.undo() {
        return None;
    }
    let &(column, row) = grid.changes(&before.grid()?).first()?;
    Some(row * grid.width + column)
}

/// A cell as it is typed: the letter of its column, and its row from below.
pub fn cell_name(grid: &Grid, cell: usize) -> String {
    let column = char::from(b'a' + (cell % grid.width) as u8);
    format!("{column}{}", grid.height - cell / grid.width)
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn keys_point_within_the_board() {
        let session = open("tic-tac-toe").unwrap();
        let mut pane = Pane::default();
        assert_eq!(pane.movement(&*session).unwrap(), "b2");
        for code in [KeyCode::Char('h'), KeyCode::Left, KeyCode::Up, KeyCode::Char('k')] {
            assert_eq!(pane.key(code, &*session), Pointed::Moved);
        }
        assert_eq!(pane.movement(&*session).unwrap(), "a3");
        assert_eq!(pane.key(KeyCode::Enter, &*session), Pointed::Played);
    }

    #[test]
    fn a_cell_that_is_taken_says_so() {
        let mut session = open("tic-tac-toe").unwrap();
        session.play("b2").unwrap();
        let why = Pane::default().movement(&*session).unwrap_err();
        assert!(why.to_string().contains("taken"), "{why}");
        assert_eq!(last_cell(&*session), Some(4));
    }

    #[test]
    fn a_written_tree_is_a_list_of_moves() {
        let session = open("explicit([[3,12],[2,4]])").unwrap();
        let mut pane = Pane::default();
        pane.moves.set_count(session.legal_moves().len());
        pane.key(KeyCode::Down, &*session);
        assert_eq!(pane.movement(&*session).unwrap(), session.legal_moves()[1]);
    }
}
