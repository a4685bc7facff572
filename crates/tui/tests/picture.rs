//! The picture of the terminal board in the README, drawn from the screen. `UPDATE_EXPECT=1` draws it anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use std::fmt::Write;

use expect_test::expect_file;
use plyground_i18n::LANGUAGES;
use plyground_tui::glyphs::Marks;
use plyground_tui::palette::Scheme;
use plyground_tui::settings::Settings;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use test_program::TestProgram;

/// The size of a letter in pixels.
const WIDTH: usize = 9;
const HEIGHT: usize = 19;

#[test]
fn the_picture_in_the_readme_is_the_screen() {
    let settings = Settings { scheme: Scheme::Dark, marks: Marks::Stones, ..Settings::default() };
    let mut program = TestProgram::with(112, 39, settings, &LANGUAGES[0]);
    // Gomoku, the third game of the list, between two people.
    program.press("<enter><right><right><down><right><right><right><enter>");
    for movement in ["h8", "i9", "h10", "h9", "g9", "i8", "j10", "i10", "i7", "i11"] {
        program.press(&format!(":{movement}<enter>"));
    }
    program.press("<left><left><down>");
    expect_file!["../../../docs/pictures/terminal.svg"].assert_eq(&picture(&program.buffer()));
}

/// A screen as an SVG picture: adjacent letters of one style are one text of a fixed length, independent of the font.
fn picture(screen: &Buffer) -> String {
    let (columns, rows) = (usize::from(screen.area.width), usize::from(screen.area.height));
    let (width, height) = (columns * WIDTH + 24, rows * HEIGHT + 24);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"#1c1c1c\"/>\n"
    );
    for (row, cells) in screen.content().chunks(columns).enumerate() {
        let mut column = 0;
        for same in cells.chunk_by(|a, b| look(a) == look(b)) {
            let text: String = same.iter().map(Cell::symbol).collect();
            let (ink, paper, is_bold) = look(&same[0]);
            let (x, y) = (column * WIDTH + 12, row * HEIGHT + 12);
            let long = same.len() * WIDTH;
            if paper != PAPER {
                let _ = writeln!(
                    svg,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{long}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>"
                );
            }
            if !text.trim().is_empty() {
                let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                let base = y + 14;
                let _ = writeln!(
                    svg,
                    "<text x=\"{x}\" y=\"{base}\" textLength=\"{long}\" lengthAdjust=\"spacingAndGlyphs\" \
                     xml:space=\"preserve\" fill=\"{ink}\"{weight}>{text}</text>"
                );
            }
            column += same.len();
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// The default colours of a terminal.
const PAPER: &str = "#1c1c1c";
const INK: &str = "#d0d0d0";

/// The colours of a letter and its background, and whether it is bold.
fn look(cell: &Cell) -> (String, String, bool) {
    let (mut ink, mut paper) = (colour(cell.fg, INK), colour(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut paper);
    }
    (ink, paper, cell.modifier.contains(Modifier::BOLD))
}

/// A colour in SVG: those of the usual table of 256 (xterm).
fn colour(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Indexed(number @ 232..) => {
            let grey = 8 + 10 * (u32::from(number) - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
        Color::Indexed(number @ 16..) => {
            let level = |place: u32| match (u32::from(number) - 16) / 6_u32.pow(place) % 6 {
                0 => 0,
                step => 55 + 40 * step,
            };
            format!("#{:02x}{:02x}{:02x}", level(2), level(1), level(0))
        }
        Color::Green => "#5fd787".to_owned(),
        Color::LightRed | Color::Red => "#ff8787".to_owned(),
        _ => otherwise.to_owned(),
    }
}
