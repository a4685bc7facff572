//! Boards of cells as pictures: with coordinates, as a strip of small ones, or with the numbers of the moves.

use plyground_core::{BoardNames, Grid, Player, Sign};

use crate::figure::{Anchor, Style, Svg, Weight};

/// Lines, letters and marks.
const INK: &str = "#1b1b1f";
const FAINT: &str = "#9a9a9a";
/// Behind the last mark.
const LAST: &str = "#f3e3b3";
/// Marks differ in shape; colour is redundant.
const CROSS: &str = "#0b4f8a";
const NOUGHT: &str = "#a04000";
/// Areas that the sides have closed, and areas outside the board.
const AREAS: [&str; 2] = ["#dbe8f4", "#f6e3d6"];
const OUTSIDE: &str = "#ececef";

/// The content of a cell of a drawn board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CellContent {
    Mark(Player),
    Move(Player, usize),
}

/// The width of a picture and its SVG code.
pub type Drawing = (f64, String);

/// One board with the names of its columns and rows.
pub fn board(grid: &Grid, names: &BoardNames, title: &str) -> Drawing {
    let cell = cell_size(grid);
    let margin = 22.0;
    let (width, height) = size(grid, cell);
    let mut svg = Svg::new(width + margin + 2.0, height + margin + 2.0, title);
    let at = (margin, 1.0);
    draw(&mut svg, at, cell, grid, None, |index| grid.cells[index].map(CellContent::Mark));
    labels(&mut svg, at, cell, grid, names);
    (width + margin + 2.0, svg.finish())
}

/// The final board of a game, every mark with the number of its move: `moves` are the cells in order.
pub fn numbered(grid: &Grid, names: &BoardNames, moves: &[(usize, Player)], title: &str) -> Drawing {
    let cell = cell_size(grid).max(24.0);
    let margin = 22.0;
    let (width, height) = size(grid, cell);
    let mut svg = Svg::new(width + margin + 2.0, height + margin + 2.0, title);
    let at = (margin, 1.0);
    let sign = |index: usize| {
        let played = moves.iter().position(|&(place, _)| place == index);
        match played {
            Some(number) => Some(CellContent::Move(moves[number].1, number + 1)),
            None => grid.cells[index].map(CellContent::Mark),
        }
    };
    draw(&mut svg, at, cell, grid, moves.last().map(|&(place, _)| place), sign);
    labels(&mut svg, at, cell, grid, names);
    (width + margin + 2.0, svg.finish())
}

/// Small boards in a row, each with a caption; the cell that has just changed is highlighted.
pub fn strip(boards: &[(Grid, Option<usize>, String)], title: &str) -> Option<Drawing> {
    const GAP: f64 = 18.0;
    const LINE: f64 = 700.0;
    const CAPTION: f64 = 20.0;
    let (first, ..) = boards.first()?;
    let cell = (cell_size(first) * 0.8).clamp(10.0, 26.0);
    let (width, height) = size(first, cell);
    let box_width = boards.iter().map(|(.., below)| crate::figure::text_width(below, 11.0, Weight::Regular));
    let box_width = box_width.fold(width, f64::max);
    let columns = (((LINE + GAP) / (box_width + GAP)).floor() as usize).clamp(1, boards.len());
    let rows = boards.len().div_ceil(columns);
    let total =
        (columns as f64 * (box_width + GAP) - GAP + 4.0, rows as f64 * (height + CAPTION + GAP) - GAP + 4.0);
    let mut svg = Svg::new(total.0, total.1, title);
    for (i, (grid, changed, below)) in boards.iter().enumerate() {
        let (column, row) = (i % columns, i / columns);
        let left = 2.0 + column as f64 * (box_width + GAP);
        let top = 2.0 + row as f64 * (height + CAPTION + GAP);
        let at = (left + (box_width - width) / 2.0, top);
        draw(&mut svg, at, cell, grid, *changed, |index| grid.cells[index].map(CellContent::Mark));
        let under = (left + box_width / 2.0, top + height + 14.0);
        svg.text(under, 11.0, Weight::Regular, Anchor::Middle, INK, below);
    }
    Some((total.0, svg.finish()))
}

/// A position as the game's text, in a fixed grid of characters.
pub fn letters(text: &str, title: &str) -> Drawing {
    const PITCH: f64 = 7.8;
    const LEADING: f64 = 17.0;
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let (width, height) = (PITCH * longest as f64 + 16.0, LEADING * lines.len() as f64 + 12.0);
    let mut svg = Svg::new(width, height, title);
    for (row, line) in lines.iter().enumerate() {
        for (column, letter) in line.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
            let at = (8.0 + PITCH * (column as f64 + 0.5), 6.0 + LEADING * (row as f64 + 0.75));
            svg.text(at, 12.0, Weight::Regular, Anchor::Middle, INK, &letter.to_string());
        }
    }
    (width, svg.finish())
}

/// Small boards have large cells.
fn cell_size(grid: &Grid) -> f64 {
    (300.0 / grid.width.max(grid.height) as f64).clamp(18.0, 40.0)
}

fn size(grid: &Grid, cell: f64) -> (f64, f64) {
    (cell * grid.width as f64, cell * grid.height as f64)
}

fn draw(
    svg: &mut Svg,
    at: (f64, f64),
    cell: f64,
    grid: &Grid,
    last: Option<usize>,
    sign: impl Fn(usize) -> Option<CellContent>,
) {
    let (width, height) = size(grid, cell);
    let corner =
        |index: usize| (at.0 + cell * (index % grid.width) as f64, at.1 + cell * (index / grid.width) as f64);
    if let Some(index) = last {
        svg.rectangle(corner(index), (cell, cell), 0.0, Style::filled(LAST));
    }
    let shown = |index: usize| grid.sign(index % grid.width, index / grid.width);
    for index in 0..grid.cells.len() {
        match shown(index) {
            Sign::Inside(side) => {
                svg.rectangle(corner(index), (cell, cell), 0.0, Style::filled(AREAS[side.index()]));
            }
            Sign::Outside => svg.rectangle(corner(index), (cell, cell), 0.0, Style::filled(OUTSIDE)),
            _ => {}
        }
    }
    // Boards of dots and lines have no frames around their cells.
    if !grid.signs.contains(&Sign::Dot) {
        for column in 1..grid.width {
            let x = at.0 + cell * column as f64;
            svg.line((x, at.1), (x, at.1 + height), Style::line(FAINT, 0.8));
        }
        for row in 1..grid.height {
            let y = at.1 + cell * row as f64;
            svg.line((at.0, y), (at.0 + width, y), Style::line(FAINT, 0.8));
        }
        svg.rectangle(at, (width, height), 0.0, Style::line(INK, 1.2));
    }
    for index in 0..grid.cells.len() {
        let (x, y) = corner(index);
        let middle = (x + cell / 2.0, y + cell / 2.0);
        match (shown(index), sign(index)) {
            (Sign::Count(count), _) => number(svg, middle, cell, grid.cells[index], count),
            (Sign::Dot, _) => svg.circle(middle, (cell * 0.1).max(2.0), Style::filled(INK)),
            (Sign::Line, _) => {
                let is_level = index % grid.width % 2 == 1;
                let (right, down) = if is_level { (cell, 0.0) } else { (0.0, cell) };
                let (from, to) = ((middle.0 - right, middle.1 - down), (middle.0 + right, middle.1 + down));
                svg.line(from, to, Style::line(INK, (cell * 0.09).max(1.4)));
            }
            (_, Some(CellContent::Mark(player))) => mark(svg, middle, cell, player),
            (_, Some(CellContent::Move(player, number))) => stone(svg, middle, cell, player, number),
            (_, None) => {}
        }
        if shown(index) == Sign::King {
            let at = (x + cell * 0.84, y + cell * 0.32);
            svg.text(at, cell * 0.32, Weight::Regular, Anchor::Middle, INK, "K");
        }
    }
}

/// The number of pieces in a cell, and their owner.
fn number(svg: &mut Svg, (x, y): (f64, f64), cell: f64, owner: Option<Player>, count: u16) {
    let ink = owner.map_or(INK, |player| [CROSS, NOUGHT][player.index()]);
    let size = cell * 0.42;
    svg.text((x, y + size * 0.36), size, Weight::Regular, Anchor::Middle, ink, &count.to_string());
    if let Some(player) = owner {
        let at = (x + cell * 0.36, y + cell * 0.44);
        svg.text(at, cell * 0.24, Weight::Regular, Anchor::Middle, ink, &player.mark().to_string());
    }
}

/// A cross or a nought.
fn mark(svg: &mut Svg, (x, y): (f64, f64), cell: f64, player: Player) {
    let (reach, width) = (cell * 0.29, (cell * 0.09).max(1.4));
    match player {
        Player::First => {
            svg.line((x - reach, y - reach), (x + reach, y + reach), Style::line(CROSS, width));
            svg.line((x - reach, y + reach), (x + reach, y - reach), Style::line(CROSS, width));
        }
        Player::Second => svg.circle((x, y), reach * 1.08, Style::line(NOUGHT, width)),
    }
}

/// A stone with a number, black for X and white for O, as in gomoku diagrams.
fn stone(svg: &mut Svg, (x, y): (f64, f64), cell: f64, player: Player, number: usize) {
    let (fill, letters) = match player {
        Player::First => (INK, "#ffffff"),
        Player::Second => ("#ffffff", INK),
    };
    let style = Style { fill, stroke: INK, width: 1.0, dash: crate::figure::Dash::Solid };
    svg.circle((x, y), cell * 0.42, style);
    let size = if number < 100 { cell * 0.42 } else { cell * 0.34 };
    svg.text((x, y + size * 0.36), size, Weight::Regular, Anchor::Middle, letters, &number.to_string());
}

/// The labels below the columns and beside the rows, or the names on free cells.
fn labels(svg: &mut Svg, at: (f64, f64), cell: f64, grid: &Grid, names: &BoardNames) {
    let (_, height) = size(grid, cell);
    for index in (0..grid.cells.len()).filter(|&index| grid.cells[index].is_none()) {
        let Some(name) = names.on_cell(index) else { continue };
        let (column, row) = ((index % grid.width) as f64, (index / grid.width) as f64);
        let place = (at.0 + cell * (column + 0.5), at.1 + cell * (row + 0.5) + 3.0);
        svg.text(place, 9.0, Weight::Regular, Anchor::Middle, FAINT, name);
    }
    for column in 0..grid.width {
        let Some(letter) = names.labels.column(column) else { continue };
        let x = at.0 + cell * (column as f64 + 0.5);
        svg.text((x, at.1 + height + 15.0), 11.0, Weight::Regular, Anchor::Middle, INK, &letter);
    }
    for row in 0..grid.height {
        let y = at.1 + cell * (row as f64 + 0.5) + 4.0;
        let Some(number) = names.labels.row(row, grid.height) else { continue };
        svg.text((at.0 - 6.0, y), 11.0, Weight::Regular, Anchor::End, INK, &number);
    }
}
