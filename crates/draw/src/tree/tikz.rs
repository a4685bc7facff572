//! The picture for LaTeX: a standalone document, with the same positions.

use std::fmt::Write;

use super::board::{BoardPart, LABEL_SIZE};
use super::card::{Card, CardShape, Role, TextLine};
use super::colours;
use super::outline::{Outline, outline, outlines, strokes};
use super::picture::{Edge, EdgeStyle, KeyEntry, KeySign, LEADING, MARGIN, PROSE, Picture, SIGN, TITLE};
use super::signs::{DrawnSign, SignedCell};
use crate::figure::{fonts, typeset};

/// A pixel in points.
const POINT: f64 = 0.75;
/// The font size that LaTeX calls normal, in pixels.
const NORMAL: f64 = 10.0 / POINT;

impl Picture {
    /// The picture as a LaTeX document that needs only `TikZ`.
    pub fn tikz(&self) -> String {
        let body = self.tikz_body();
        // The characters of the body decide which fonts are loaded.
        format!(
            "% To use it in a document of your own, copy the colours and the tikzpicture.\n\
             \\documentclass[tikz,border=4pt]{{standalone}}\n{}{body}",
            fonts(&body)
        )
    }

    fn tikz_body(&self) -> String {
        let mut out = String::new();
        for (name, colour) in COLOURS {
            let _ = writeln!(out, "\\definecolor{{{name}}}{{HTML}}{{{}}}", colour[1..].to_uppercase());
        }
        for shape in SHAPES {
            let colour = colours::fill(shape)[1..].to_uppercase();
            let _ = writeln!(out, "\\definecolor{{{}}}{{HTML}}{{{colour}}}", fill(shape));
        }
        let _ = write!(
            out,
            "\\begin{{document}}\n\
             \\begin{{tikzpicture}}[x={POINT}pt,y=-{POINT}pt,line width=0.8pt,\n  \
             every node/.style={{inner sep=0pt,outer sep=0pt,anchor=base,font=\\sffamily}}]\n"
        );
        self.tikz_heading(&mut out);
        let (chosen, others): (Vec<&Edge>, Vec<&Edge>) =
            self.edges.iter().partition(|edge| edge.style == EdgeStyle::Chosen);
        for block in &self.blocks {
            draw_outline(&mut out, &Outline::Rounded(*block, 6.0), "draw=plyFaint");
        }
        for edge in others.into_iter().chain(chosen) {
            draw_edge(&mut out, &edge.points, edge.style);
        }
        for card in &self.cards {
            draw_card(&mut out, card);
        }
        for entry in &self.key {
            draw_key(&mut out, entry);
        }
        out.push_str("\\end{tikzpicture}\n\\end{document}\n");
        out
    }

    fn tikz_heading(&self, out: &mut String) {
        let mut y = MARGIN + TITLE * 0.8;
        write_text(out, (MARGIN, y), TITLE, true, "anchor=base west,", "plyDark", &self.title);
        y += 8.0;
        for line in [&self.subtitle].into_iter().chain(&self.summary) {
            y += LEADING;
            write_text(out, (MARGIN, y), PROSE, false, "anchor=base west,", "plySoft", line);
        }
    }
}

const COLOURS: [(&str, &str); 7] = [
    ("plyDark", colours::DARK),
    ("plySoft", colours::SOFT),
    ("plyFaint", colours::FAINT),
    ("plyChosen", colours::CHOSEN),
    ("plyCut", colours::CUT),
    ("plyTest", colours::TEST),
    ("plyAgain", colours::AGAIN),
];

const SHAPES: [CardShape; 6] = [
    CardShape::Max,
    CardShape::Min,
    CardShape::Finished,
    CardShape::Horizon,
    CardShape::Bundle,
    CardShape::Skipped,
];

/// The name of the fill colour of a shape.
fn fill(shape: CardShape) -> &'static str {
    match shape {
        CardShape::Max => "plyMax",
        CardShape::Min => "plyMin",
        CardShape::Finished => "plyFinished",
        CardShape::Horizon => "plyHorizon",
        CardShape::Bundle => "plyBundle",
        CardShape::Skipped => "plySkipped",
    }
}

/// The name of a colour.
fn name(colour: &str) -> &'static str {
    COLOURS.iter().find(|(_, value)| *value == colour).map_or("plyDark", |(name, _)| name)
}

fn draw_card(out: &mut String, card: &Card) {
    let dash = if card.shape == CardShape::Skipped { ",dashed,draw=plySoft" } else { ",draw=plyDark" };
    for outline in outlines(card) {
        draw_outline(out, &outline, &format!("fill={}{dash}", fill(card.shape)));
    }
    if let Some((x, y, board)) = &card.board {
        draw_board(out, *x, *y, board);
    }
    if card.chosen {
        draw_outline(out, &outline(card.shape, card.frame), "draw=plyChosen,line width=2pt");
    }
    for line in &card.lines {
        write_line(out, line, name(colours::text(line.role, card.mark)));
    }
    for line in card.skips.iter().flat_map(|skip| &skip.lines) {
        write_line(out, line, if line.role == Role::Value { "plyFaint" } else { "plySoft" });
    }
}

fn draw_outline(out: &mut String, outline: &Outline, options: &str) {
    let _ = match outline {
        Outline::Polygon(points) => writeln!(out, "\\path[{options}] {} -- cycle;", path(points)),
        Outline::Rounded(frame, radius) => writeln!(
            out,
            "\\path[{options},rounded corners={:.2}pt] ({:.2},{:.2}) rectangle ({:.2},{:.2});",
            radius * POINT,
            frame.x,
            frame.y,
            frame.x + frame.width,
            frame.bottom()
        ),
    };
}

fn draw_edge(out: &mut String, points: &[(f64, f64)], style: EdgeStyle) {
    let options = match style {
        EdgeStyle::Plain => "plySoft",
        EdgeStyle::Chosen => "plyChosen,line width=2.2pt",
        EdgeStyle::Test => "plyTest,dotted,line width=1pt",
        EdgeStyle::Skipped => "plySoft,dashed",
    };
    let _ = writeln!(out, "\\draw[{options}] {};", path(points));
    if style == EdgeStyle::Skipped {
        for stroke in strokes(points) {
            let _ = writeln!(out, "\\draw[plyCut,line width=1pt] {};", path(&stroke));
        }
    }
}

fn draw_board(out: &mut String, x: f64, y: f64, board: &BoardPart) {
    let (cell, at) = (board.cell, (x, y));
    let ((left, top), (width, height)) = (board.corner(at, 0, 0), board.cells());
    let (right, bottom) = (left + width, top + height);
    let _ = writeln!(out, "\\fill[white] ({left:.2},{top:.2}) rectangle ({right:.2},{bottom:.2});");
    for cell in &board.signs {
        sign_below(out, at, board, cell);
    }
    for stone in board.stones.iter().filter(|stone| stone.last || stone.won) {
        let (left, top) = board.corner(at, stone.column, stone.row);
        let colour = if stone.won { "green!30" } else { "yellow!45" };
        let _ = writeln!(
            out,
            "\\fill[{colour}] ({left:.2},{top:.2}) rectangle ({:.2},{:.2});",
            left + cell,
            top + cell
        );
    }
    let mut lines = String::new();
    for (x, top, bottom) in board.column_lines(at) {
        let _ = write!(lines, " ({x:.2},{top:.2}) -- ({x:.2},{bottom:.2})");
    }
    for (y, left, right) in board.row_lines(at) {
        let _ = write!(lines, " ({left:.2},{y:.2}) -- ({right:.2},{y:.2})");
    }
    if !lines.is_empty() {
        let _ = writeln!(out, "\\draw[plyFaint,line width=0.5pt]{lines};");
    }
    for (x, y, label) in board.label_places(at) {
        write_text(out, (x, y), LABEL_SIZE, false, "", "plySoft", label);
    }
    for stone in board.stones.iter().filter(|stone| board.has_mark(stone)) {
        let (left, top) = board.corner(at, stone.column, stone.row);
        let _ = if stone.mark == 'X' {
            let [one, other] = board.cross((left, top)).map(|stroke| path(&stroke));
            writeln!(out, "\\draw[plyDark] {one} {other};")
        } else {
            let (middle, centre) = (left + cell / 2.0, top + cell / 2.0);
            let radius = 0.28 * cell * POINT;
            writeln!(out, "\\draw[plyDark] ({middle:.2},{centre:.2}) circle[radius={radius:.2}pt];")
        };
    }
    for cell in &board.signs {
        sign_above(out, at, board, cell);
    }
}

/// The colour of a cell with a sign.
fn sign_below(out: &mut String, at: (f64, f64), board: &BoardPart, signed: &SignedCell) {
    let colour = match signed.sign {
        _ if signed.last => "yellow!45",
        DrawnSign::Inside('X') => "blue!12",
        DrawnSign::Inside(_) => "orange!18",
        DrawnSign::Outside => "black!8",
        _ => return,
    };
    let (left, top) = board.corner(at, signed.column, signed.row);
    let (right, bottom) = (left + board.cell, top + board.cell);
    let _ = writeln!(out, "\\fill[{colour}] ({left:.2},{top:.2}) rectangle ({right:.2},{bottom:.2});");
}

/// Lines, dots, numbers and crowns.
fn sign_above(out: &mut String, at: (f64, f64), board: &BoardPart, signed: &SignedCell) {
    let (x, y) = board.middle(at, signed.column, signed.row);
    let circle = |out: &mut String, colour: &str, radius: f64| {
        let radius = radius * board.cell * POINT;
        let _ = writeln!(out, "\\fill[{colour}] ({x:.2},{y:.2}) circle[radius={radius:.2}pt];");
    };
    match signed.sign {
        DrawnSign::Dot => circle(out, "plyDark", 0.13),
        DrawnSign::King => circle(out, "plyCut", 0.1),
        DrawnSign::Count(count) => {
            let size = 0.62 * board.cell;
            write_text(out, (x, y + 0.35 * size), size, false, "", "plyDark", &count.to_string());
        }
        _ => {
            if let Some(stroke) = board.stroke(at, signed) {
                let _ = writeln!(out, "\\draw[plyDark,line width=1pt] {};", path(&stroke));
            }
        }
    }
}

fn draw_key(out: &mut String, entry: &KeyEntry) {
    let (mut x, middle) = (entry.frame.x, entry.frame.y + SIGN.1 / 2.0);
    match entry.sign {
        KeySign::Shape(shape) => {
            let mut sample = entry.frame;
            (sample.width, sample.height) = SIGN;
            draw_outline(out, &outline(shape, sample), &format!("fill={},draw=plyDark", fill(shape)));
            x += SIGN.0 + 7.0;
        }
        KeySign::Edge(style) => {
            draw_edge(out, &[(x, middle), (x + SIGN.0, middle)], style);
            x += SIGN.0 + 7.0;
        }
        KeySign::Text => {}
    }
    write_text(out, (x, middle + 4.0), PROSE, false, "anchor=base west,", "plySoft", &entry.text);
}

fn write_line(out: &mut String, line: &TextLine, colour: &str) {
    write_text(out, (line.x, line.y), line.role.size(), line.role == Role::Value, "", colour, &line.text);
}

fn write_text(
    out: &mut String,
    at: (f64, f64),
    size: f64,
    bold: bool,
    options: &str,
    colour: &str,
    text: &str,
) {
    // `\boldmath` inserts a token after the end of its group, which must not be that of the node.
    let weight = if bold { "\\bfseries\\boldmath " } else { "" };
    let _ = writeln!(
        out,
        "\\node[{options}scale={:.3},text={colour}] at ({:.2},{:.2}) {{{{{weight}{}}}}};",
        size / NORMAL,
        at.0,
        at.1,
        typeset(text)
    );
}

fn path(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("({x:.2},{y:.2})")).collect::<Vec<_>>().join(" -- ")
}
