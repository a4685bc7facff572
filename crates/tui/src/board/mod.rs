//! A board of cells, as large as there is room for.

mod drawing;
mod placement;

use plyground_registry::{BoardNames, Grid};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::glyphs::{Glyphs, Marks};
use crate::palette::Palette;

use drawing::Drawing;
pub use placement::Placement;

/// What is drawn on a board besides the marks. Cells are counted along the rows from the top left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlay {
    /// The cursor.
    pub cursor: Option<usize>,
    /// The cells of a partly entered move.
    pub path: Vec<usize>,
    /// The cells with which it can continue.
    pub next: Vec<usize>,
    /// The last move.
    pub last: Option<usize>,
    /// The cells that decided the game.
    pub winning: Vec<usize>,
    /// Cells that are forbidden to the side to move.
    pub forbidden: Vec<usize>,
    /// Candidate moves, with a sign each.
    pub candidates: Vec<(usize, char)>,
    /// A suggested move.
    pub hint: Option<usize>,
    /// The numbers of cells, where they are not named by letters and rows.
    pub numbers: Vec<(usize, usize)>,
    /// The labels and the names of cells, if they are not letters and rows.
    pub names: Option<BoardNames>,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardStyle<'a> {
    /// The signs.
    pub glyphs: Glyphs,
    /// The marks of the sides.
    pub marks: Marks,
    /// Whether columns and rows are labelled.
    pub has_coordinates: bool,
    /// The colours.
    pub palette: &'a Palette,
}

/// Draws a board in the middle of an area. If it does not fit, it is scrolled to the cursor, or else to the last move.
pub fn draw(
    buffer: &mut Buffer,
    area: Rect,
    grid: &Grid,
    overlay: &Overlay,
    style: &BoardStyle<'_>,
) -> Placement {
    let placement = Placement::new(area, grid, overlay.cursor.or(overlay.last), style);
    if placement.shown.0 == 0 || placement.shown.1 == 0 {
        return placement;
    }
    let drawing = Drawing { grid, overlay, style, placement };
    drawing.lines(buffer);
    if style.has_coordinates {
        drawing.coordinates(buffer);
    }
    let shown =
        || (0..placement.shown.1).flat_map(|row| (0..placement.shown.0).map(move |column| (column, row)));
    // A line reaches into the cells beside it, where brackets may stand, so everything below the marks is drawn first.
    for (column, row) in shown() {
        drawing.background(buffer, column, row);
    }
    for (column, row) in shown() {
        drawing.cell(buffer, column, row);
    }
    placement
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Player, Sign, open};
    use ratatui::layout::Position;

    use super::*;
    use crate::palette::Scheme;
    use crate::pointing::BOARDS;

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
        let style = BoardStyle { glyphs, marks: Marks::Letters, has_coordinates: true, palette: &palette };
        let area = Rect::new(0, 0, area.0, area.1);
        let mut buffer = Buffer::empty(area);
        let placement = draw(&mut buffer, area, grid, overlay, &style);
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

    /// Whether the lines of a drawing hold these, one after the other.
    fn assert_shows(text: &str, expected: &[&str]) {
        let mut lines = text.lines();
        for wanted in expected {
            assert!(lines.any(|line| line.contains(wanted)), "{wanted:?} is missing in\n{text}");
        }
    }

    #[test]
    fn kings_are_told_from_men_and_squares_from_what_is_none() {
        let mut session = open("russian-draughts").unwrap();
        session.set_position("W:Wa1,Kc3:Bf4,Kh8", None, false).unwrap();
        let grid = session.grid().unwrap();
        let overlay = Overlay { cursor: Some(50), path: vec![42], next: vec![35], ..Overlay::default() };
        let (text, _) = drawn((40, 18), &grid, &overlay, Glyphs::Unicode);
        assert_shows(
            &text,
            &["│ · │   │ O │", "│ * │   │ o │", "│<X>│   │", "│[ ]│ · │", " 1 │ x │   │ · │"],
        );
        let (text, _) = drawn((40, 9), &grid, &overlay, Glyphs::Ascii);
        assert_shows(
            &text,
            &["8    .   .   .   O", "4    .   *   o   .", "3  .  <X>  .   .", "2    .[ ].", "1  x   ."],
        );
        let (text, _) = drawn((90, 40), &grid, &overlay, Glyphs::Large);
        assert_shows(&text, &["│K│", "│<  K  >│", "│   ╳   │"]);
    }

    #[test]
    fn lines_are_drawn_from_dot_to_dot() {
        let boxes = grid("dots-and-boxes(2,2)", &["b5", "a4", "b3", "c4", "d3"]);
        let overlay = Overlay { cursor: Some(9), last: Some(13), hint: Some(3), ..Overlay::default() };
        let (text, _) = drawn((40, 12), &boxes, &overlay, Glyphs::Unicode);
        assert_shows(&text, &["•───────•   !   •", "│       │", "│   O   │      [ ]", "•───────•──(─)──•"]);
        let (text, _) = drawn((16, 6), &boxes, &overlay, Glyphs::Ascii);
        assert_shows(&text, &["5  +───+ ! +", "4  │ O │  [ ]", "3  +───+(─)+", "1  +   +   +"]);
    }

    #[test]
    fn numbers_have_room_at_every_size() {
        let candidates = vec![(2, '1')];
        let overlay =
            Overlay { cursor: Some(9), last: Some(11), hint: Some(3), candidates, ..Overlay::default() };
        let kalah = grid("kalah", &["3"]);
        let (text, _) = drawn((70, 12), &kalah, &overlay, Glyphs::Unicode);
        assert_shows(&text, &["│  1    │  !    │", "│   4   │   4   │", "│[  4  ]│   4   │(  0  )│   5"]);
        let (text, _) = drawn((60, 6), &kalah, &overlay, Glyphs::Ascii);
        assert_shows(&text, &["│ O 4 │ O 4 │ ! 4 │", "│[X 4]│ X 4 │(X 0)│"]);
        let (text, _) = drawn((40, 3), &kalah, &overlay, Glyphs::Ascii);
        assert_shows(&text, &["4   4 ! 4   4", "[ 4]  4 ( 0)  5"]);
        let (text, _) = drawn((29, 3), &kalah, &overlay, Glyphs::Ascii);
        assert_shows(&text, &[" 0  4  4! 4  4", "[ 4] 4( 0) 5"]);
        let (text, _) = drawn((60, 20), &grid("nim(3,12)", &["b-1"]), &Overlay::default(), Glyphs::Ascii);
        assert_shows(&text, &["     .", "     1", " 3  11"]);
    }

    #[test]
    fn areas_are_shaded_whoevers_stone_stands_there() {
        let (x, o) = (Some(Player::First), Some(Player::Second));
        let signs = vec![Sign::Plain, Sign::Inside(Player::First), Sign::Inside(Player::First), Sign::Plain];
        let grid = Grid { signs, ..Grid::plain(4, 1, vec![x, o, None, x]) };
        for (area, glyphs, expected) in [
            ((9, 1), Glyphs::Unicode, " X─O░░░X"),
            ((9, 1), Glyphs::Ascii, " X OxxxX"),
            ((20, 4), Glyphs::Unicode, "│ X │░O░│░░░│ X │"),
        ] {
            let palette = Palette::new(Scheme::Terminal, false);
            let style =
                BoardStyle { glyphs, marks: Marks::Letters, has_coordinates: false, palette: &palette };
            let area = Rect::new(0, 0, area.0, area.1);
            let mut buffer = Buffer::empty(area);
            draw(&mut buffer, area, &grid, &Overlay::default(), &style);
            let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
            assert!(text.contains(expected), "{expected:?} is missing in {text:?}");
        }
    }

    #[test]
    fn boards_of_every_game_are_drawn_at_every_size() {
        for game in BOARDS {
            let mut session = open(game).unwrap();
            for _ in 0..20 {
                let Some(grid) = session.grid() else { break };
                for area in [(0, 0), (1, 1), (5, 3), (14, 7), (40, 12), (76, 20), (130, 60)] {
                    let cursor = Some(grid.cells.len() - 1);
                    let overlay = Overlay { cursor, last: Some(0), path: vec![1], ..Overlay::default() };
                    for glyphs in Glyphs::ALL {
                        drawn(area, &grid, &overlay, glyphs);
                    }
                }
                let Some(movement) = session.legal_moves().pop() else { break };
                session.play(&movement).unwrap();
            }
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
