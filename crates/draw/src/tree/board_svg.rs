//! The small board inside a node, as SVG.

use std::fmt::Write;

use super::board::{BoardPart, LABEL_SIZE};
use super::colours;
use super::signs::{DrawnSign, SignedCell};
use crate::figure::{Anchor, Style, Svg, Weight};

/// A board: its cells as one path, then crosses, then rings.
pub(super) fn draw_board(svg: &mut Svg, x: f64, y: f64, board: &BoardPart) {
    let (cell, at) = (board.cell, (x, y));
    svg.rectangle(board.corner(at, 0, 0), board.cells(), 0.0, Style::filled("#ffffff"));
    for signed in &board.signs {
        below(svg, at, board, signed);
    }
    for stone in board.stones.iter().filter(|stone| stone.last) {
        let corner = board.corner(at, stone.column, stone.row);
        svg.rectangle(corner, (cell, cell), 0.0, Style::filled(colours::LAST));
    }
    for stone in board.stones.iter().filter(|stone| stone.won) {
        let corner = board.corner(at, stone.column, stone.row);
        svg.rectangle(corner, (cell, cell), 0.0, Style::filled(colours::WON));
    }
    let mut lines = String::new();
    for (x, top, bottom) in board.column_lines(at) {
        let _ = write!(lines, "M{x:.2} {top:.2}V{bottom:.2}");
    }
    for (y, left, right) in board.row_lines(at) {
        let _ = write!(lines, "M{left:.2} {y:.2}H{right:.2}");
    }
    if !lines.is_empty() {
        svg.raw(&format!(
            "<path d=\"{lines}\" fill=\"none\" stroke=\"{}\" stroke-width=\"0.7\"/>",
            colours::FAINT
        ));
    }
    for (x, y, label) in board.label_places(at) {
        svg.text((x, y), LABEL_SIZE, Weight::Regular, Anchor::Middle, colours::SOFT, label);
    }
    let mut marks = String::new();
    let radius = 0.28 * cell;
    for stone in board.stones.iter().filter(|stone| board.has_mark(stone)) {
        let (left, top) = board.corner(at, stone.column, stone.row);
        if stone.mark == 'X' {
            for [from, to] in board.cross((left, top)) {
                let _ = write!(marks, "M{:.2} {:.2}L{:.2} {:.2}", from.0, from.1, to.0, to.1);
            }
        } else {
            let (start, middle) = (left + cell / 2.0 - radius, top + cell / 2.0);
            let _ = write!(
                marks,
                "M{start:.2} {middle:.2}a{radius:.2} {radius:.2} 0 1 0 {:.2} 0a{radius:.2} {radius:.2} 0 1 0 {:.2} 0",
                2.0 * radius,
                -2.0 * radius
            );
        }
    }
    for [from, to] in board.signs.iter().filter_map(|signed| board.stroke(at, signed)) {
        let _ = write!(marks, "M{:.2} {:.2}L{:.2} {:.2}", from.0, from.1, to.0, to.1);
    }
    if !marks.is_empty() {
        let width = (cell * 0.13).max(1.0);
        svg.raw(&format!(
            "<path d=\"{marks}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width:.2}\"/>",
            colours::DARK
        ));
    }
    for signed in &board.signs {
        above(svg, at, board, signed);
    }
}

/// What a sign puts under the stones: the colour of a cell.
fn below(svg: &mut Svg, at: (f64, f64), board: &BoardPart, signed: &SignedCell) {
    let fill = match signed.sign {
        _ if signed.last => colours::LAST,
        DrawnSign::Inside(mark) => colours::area(mark),
        DrawnSign::Outside => colours::OUTSIDE,
        _ => return,
    };
    let corner = board.corner(at, signed.column, signed.row);
    svg.rectangle(corner, (board.cell, board.cell), 0.0, Style::filled(fill));
}

/// What it puts on them: dots, numbers and crowns.
fn above(svg: &mut Svg, at: (f64, f64), board: &BoardPart, signed: &SignedCell) {
    let (x, y) = board.middle(at, signed.column, signed.row);
    match signed.sign {
        DrawnSign::Dot => svg.circle((x, y), (0.13 * board.cell).max(1.2), Style::filled(colours::DARK)),
        DrawnSign::Count(count) => {
            let size = 0.62 * board.cell;
            let text = count.to_string();
            svg.text((x, y + 0.35 * size), size, Weight::Regular, Anchor::Middle, colours::DARK, &text);
        }
        DrawnSign::King => svg.circle((x, y), (0.1 * board.cell).max(0.9), Style::filled(colours::CUT)),
        _ => {}
    }
}
