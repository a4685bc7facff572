//! The board of a game with a cursor, or a list of its moves if it has no board.

use plyground_i18n::Texts;
use plyground_registry::{Grid, Labels, Message, Session, Sign};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::board::{self, Overlay, Placement};
use crate::context::Context;
use crate::keybar::KeyHint;
use crate::list::{List, Picked};
use crate::numbers::numbers;
use crate::pointing::{Meaning, Pointing};
use crate::screen::{Click, ClickKind, step};

/// The cursor, and where the board was drawn.
#[derive(Clone, Debug, Default)]
pub struct Pane {
    /// The cell under the cursor, on a board.
    cursor: Option<usize>,
    /// The cells entered before it, of a move of several cells.
    pointing: Pointing,
    /// The selected move, in a game without a board.
    moves: List,
    placement: Placement,
}

/// The effect of a key or a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// It is not handled here.
    Unused,
    /// The cursor may have moved.
    Moved,
    /// The cell or move was activated: see [`Pane::take`].
    Taken,
}

impl Pane {
    /// The cell under the cursor: initially the middle one.
    pub fn cursor(&self, session: &dyn Session) -> Option<usize> {
        let grid = session.grid()?;
        let middle = grid.width * (grid.height / 2) + grid.width / 2;
        let wanted = self.cursor.unwrap_or(middle).min(grid.cells.len().saturating_sub(1));
        (wanted..grid.cells.len()).chain(0..wanted).find(|&cell| is_inside(&grid, cell))
    }

    /// Moves the cursor to a cell.
    pub fn point(&mut self, cell: Option<usize>) {
        self.cursor = cell.or(self.cursor);
    }

    /// Handles a key.
    pub fn key(&mut self, code: KeyCode, session: &dyn Session) -> Pointed {
        let (Some(grid), Some(cursor)) = (session.grid(), self.cursor(session)) else {
            return match self.moves.key(code) {
                Picked::Unused => Pointed::Unused,
                Picked::Moved => Pointed::Moved,
                Picked::Taken(_) => Pointed::Taken,
            };
        };
        if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
            return Pointed::Taken;
        }
        let Some((right, down)) = step(code) else { return Pointed::Unused };
        self.cursor = Some(next_cell(&grid, cursor, right, down));
        Pointed::Moved
    }

    /// Handles the mouse: a click on a cell activates it.
    pub fn click(&mut self, click: Click, session: &dyn Session) -> Pointed {
        if session.grid().is_none() {
            return match self.moves.click(click) {
                Picked::Unused => Pointed::Unused,
                Picked::Moved => Pointed::Moved,
                Picked::Taken(_) => Pointed::Taken,
            };
        }
        match (self.placement.cell_at(click.at), click.kind) {
            (Some(cell), ClickKind::Press) if session.grid().is_some_and(|grid| is_inside(&grid, cell)) => {
                self.cursor = Some(cell);
                Pointed::Taken
            }
            _ => Pointed::Unused,
        }
    }

    /// Enters the cell under the cursor. Returns the move that the entered cells determine, or `None` if more cells
    /// must follow; an error says why there is no such move.
    pub fn take(&mut self, session: &dyn Session) -> Result<Option<String>, Message> {
        let legal = session.legal_moves();
        let Some(cursor) = self.cursor(session) else {
            return legal.get(self.moves.at()).cloned().map(Some).ok_or_else(|| session.move_help());
        };
        match self.pointing.take(session, cursor) {
            Meaning::Move(place) => return Ok(Some(legal[place].clone())),
            Meaning::Part => return Ok(None),
            Meaning::Nothing => {}
        }
        // If the only legal move has no cell, such as a pass, any cell plays it.
        if let (Some(aside), 1) = (aside(session), legal.len()) {
            return Ok(Some(aside));
        }
        if let Some((_, why)) = session.forbidden().into_iter().find(|(cell, _)| *cell == cursor) {
            return Err(why);
        }
        // The game's own error is shown for the cell. If the game reads the cell's name as some other move, that move
        // was not meant.
        let name = session.grid().map_or_else(String::new, |grid| cell_name(&grid, cursor));
        Err(session.copy().play(&name).err().unwrap_or_else(|| session.move_help()))
    }

    /// Discards a partly entered move; false if there is none.
    pub fn give_up(&mut self, session: &dyn Session) -> bool {
        self.pointing.give_up(session)
    }

    /// Whether a move is partly entered.
    pub fn is_going(&self, session: &dyn Session) -> bool {
        !self.pointing.cells(session).is_empty()
    }

    /// The overlay with the cursor, the cells of a partly entered move, and the cells that may follow.
    pub fn overlay(&self, session: &dyn Session) -> Overlay {
        Overlay {
            cursor: self.cursor(session),
            path: self.pointing.cells(session).to_vec(),
            next: self.pointing.next(session),
            ..overlay(session)
        }
    }

    /// Draws the board or the list. The cursor is shown if `overlay` has one, or if the game has no board.
    pub fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        session: &dyn Session,
        overlay: &Overlay,
        cx: &Context,
    ) {
        if let Some(grid) = session.grid() {
            self.placement = board::draw(frame.buffer_mut(), area, &grid, overlay, &cx.board_style());
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

/// Whether a cell belongs to the board: in draughts the light squares do not.
fn is_inside(grid: &Grid, cell: usize) -> bool {
    grid.signs.get(cell) != Some(&Sign::Outside)
}

/// The next cell of the board in a direction: along the row, or in the next row as near as possible; the same where there is
/// none.
fn next_cell(grid: &Grid, from: usize, right: isize, down: isize) -> usize {
    let (column, row) = (from % grid.width, from / grid.width);
    let mut steps = 1..grid.width.max(grid.height) as isize;
    let found = steps.find_map(|n| {
        let row = row.checked_add_signed(n * down).filter(|row| *row < grid.height)?;
        let inside = |column: usize| column < grid.width && is_inside(grid, row * grid.width + column);
        let column = match (right, down) {
            (0, _) => {
                (0..grid.width).filter(|&other| inside(other)).min_by_key(|other| other.abs_diff(column))?
            }
            _ => column.checked_add_signed(n * right).filter(|&column| inside(column))?,
        };
        Some(row * grid.width + column)
    });
    found.unwrap_or(from)
}

/// The overlay of every board: the last move, the cells that decided the game, and the forbidden cells.
pub fn overlay(session: &dyn Session) -> Overlay {
    Overlay {
        last: last_cell(session),
        winning: session.winning_cells(),
        forbidden: session.forbidden().into_iter().map(|(cell, _)| cell).collect(),
        numbers: numbers(session),
        names: session.grid().map(|_| session.names()),
        ..Overlay::default()
    }
}

/// The cell of the last move.
pub fn last_cell(session: &dyn Session) -> Option<usize> {
    let last = session.history().last()?;
    let mut before = session.copy();
    before.undo();
    let place = before.legal_moves().iter().position(|legal| legal == last)?;
    before.legal_cells()[place]
}

/// The legal move that has no cell on the board, such as a pass, if there is one.
pub fn aside(session: &dyn Session) -> Option<String> {
    session.grid()?;
    let place = session.legal_paths().iter().position(Vec::is_empty)?;
    session.legal_moves().into_iter().nth(place)
}

/// The key for such a move. Enter works too if it is the only legal move.
pub fn aside_key(session: &dyn Session, texts: &Texts) -> Option<KeyHint> {
    let what = match aside(session)?.as_str() {
        "pass" => texts.get("tui-key-pass"),
        other => other.to_owned(),
    };
    Some(KeyHint::new("o", ASIDE, what))
}

/// The key that plays a move without a cell.
pub const ASIDE: KeyCode = KeyCode::Char('o');

/// A cell as it is typed: the letter of its column, and its row from below.
pub fn cell_name(grid: &Grid, cell: usize) -> String {
    let column = char::from(b'a' + (cell % grid.width) as u8);
    format!("{column}{}", grid.height - cell / grid.width)
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Player, open};

    use super::*;

    #[test]
    fn keys_point_within_the_board() {
        let session = open("tic-tac-toe").unwrap();
        let mut pane = Pane::default();
        assert_eq!(pane.take(&*session).unwrap().unwrap(), "b2");
        for code in [KeyCode::Char('h'), KeyCode::Left, KeyCode::Up, KeyCode::Char('k')] {
            assert_eq!(pane.key(code, &*session), Pointed::Moved);
        }
        assert_eq!(pane.take(&*session).unwrap().unwrap(), "a3");
        assert_eq!(pane.key(KeyCode::Enter, &*session), Pointed::Taken);
    }

    #[test]
    fn the_cursor_stays_on_cells_of_the_board() {
        for game in
            ["english-draughts", "russian-draughts", "international-draughts", "kalah", "nim", "gomoku"]
        {
            let session = open(game).unwrap();
            let grid = session.grid().unwrap();
            let mut pane = Pane::default();
            let inside = (0..grid.cells.len()).filter(|&cell| is_inside(&grid, cell)).count();
            // After any key; and every cell is reached in the end.
            let (mut reached, mut waiting) = (Vec::new(), vec![pane.cursor(&*session).unwrap()]);
            while let Some(cell) = waiting.pop() {
                assert!(is_inside(&grid, cell), "{game} {cell}");
                if reached.contains(&cell) {
                    continue;
                }
                reached.push(cell);
                for code in [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down] {
                    pane.cursor = Some(cell);
                    pane.key(code, &*session);
                    waiting.push(pane.cursor.unwrap());
                }
            }
            assert_eq!(reached.len(), inside, "{game}");
        }
    }

    #[test]
    fn a_cell_that_is_taken_says_so() {
        let mut session = open("tic-tac-toe").unwrap();
        session.play("b2").unwrap();
        let why = Pane::default().take(&*session).unwrap_err();
        assert!(why.to_string().contains("taken"), "{why}");
        assert_eq!(last_cell(&*session), Some(4));
    }

    #[test]
    fn whoever_can_only_pass_is_shown_how() {
        let mut session = open("othello(4)").unwrap();
        assert_eq!(aside(&*session), None);
        session.set_position("XXXX/XXXO/XXX./XXX.", Some(Player::Second), false).unwrap();
        let key = aside_key(&*session, &Texts::english()).unwrap();
        assert_eq!((key.name, key.what.as_str()), ("o", "pass"));
        assert_eq!(Pane::default().take(&*session).unwrap().unwrap(), "pass");
        session.play("pass").unwrap();
        assert_eq!((last_cell(&*session), aside(&*session)), (None, None));
    }

    #[test]
    fn any_cell_of_a_column_means_the_column() {
        let mut session = open("connect(3,2,3)").unwrap();
        let pane = |cell| Pane { cursor: Some(cell), ..Pane::default() };
        for (cell, expected) in [(0, "1"), (3, "1"), (5, "3")] {
            assert_eq!(pane(cell).take(&*session).unwrap().unwrap(), expected);
        }
        for text in ["1", "1"] {
            session.play(text).unwrap();
        }
        assert_eq!(last_cell(&*session), Some(0));
        let why = pane(3).take(&*session).unwrap_err();
        assert!(why.to_string().contains("full"), "{why}");
    }

    #[test]
    fn the_last_disc_is_where_it_was_put_and_not_what_it_turned() {
        let mut session = open("othello").unwrap();
        session.play("f5").unwrap();
        assert_eq!(last_cell(&*session), Some(3 * 8 + 5));
    }

    #[test]
    fn a_written_tree_is_a_list_of_moves() {
        let session = open("explicit([[3,12],[2,4]])").unwrap();
        let mut pane = Pane::default();
        pane.moves.set_count(session.legal_moves().len());
        pane.key(KeyCode::Down, &*session);
        assert_eq!(pane.take(&*session).unwrap().unwrap(), session.legal_moves()[1]);
    }
}
