//! The picture for Graphviz: `dot` lays it out anew, `neato -n2` keeps our positions.

use std::fmt::Write;

use super::board::BoardPart;
use super::card::{Card, CardShape, Frame, Role};
use super::colours;
use super::picture::{EdgeStyle, KeySign, Picture};
use crate::figure::in_one_line;

/// A pixel in points.
const POINT: f64 = 0.75;
/// The font size in points, and the line height.
const LETTERS: f64 = 7.0;
const LEADING: f64 = 8.6;
/// The most rows of a board that fit a node as text.
const MOST_ROWS: usize = 5;

impl Picture {
    /// The picture as a graph in the DOT language.
    pub fn dot(&self) -> String {
        let mut label = vec![self.title.clone(), self.subtitle.clone()];
        label.extend(self.summary.clone());
        label.extend(self.key.iter().map(|entry| format!("{}{}", sign(entry.sign), entry.text)));
        let mut out = format!(
            "// dot -Tsvg lays it out anew; neato -n2 -Tsvg keeps these places.\n\
             digraph tree {{\n  \
             graph [label={}, labelloc=b, labeljust=l, ordering=out, fontname=\"Helvetica\", fontsize=10];\n  \
             node [fontname=\"Helvetica\", fontsize={LETTERS}, fixedsize=true, margin=0];\n  \
             edge [fontname=\"Helvetica\", fontsize=9, arrowhead=none];\n",
            quoted(&label, "\\l")
        );
        for (i, card) in self.cards.iter().enumerate() {
            self.dot_card(&mut out, i, card);
        }
        for edge in &self.edges {
            let card = &self.cards[edge.to];
            let (to, lines) = match edge.skip {
                None => (format!("n{}", edge.to), &card.lines),
                Some(k) => (format!("n{}s{k}", edge.to), &card.skips[k].lines),
            };
            let tag: Vec<String> =
                lines.iter().filter(|line| line.role == Role::Tag).map(|line| line.text.clone()).collect();
            let (style, width, colour) = match edge.style {
                EdgeStyle::Plain => ("solid", 1, colours::SOFT),
                EdgeStyle::Chosen => ("bold", 3, colours::CHOSEN),
                EdgeStyle::Test => ("dotted", 1, colours::TEST),
                EdgeStyle::Skipped => ("dashed", 1, colours::SOFT),
            };
            let _ = writeln!(
                out,
                "  n{} -> {to} [label={}, style={style}, penwidth={width}, color=\"{colour}\"];",
                card.parent.unwrap_or_default(),
                quoted(&tag, "\\n")
            );
        }
        out.push_str("}\n");
        out
    }

    fn dot_card(&self, out: &mut String, i: usize, card: &Card) {
        let text = lines(card);
        if card.skips.is_empty() {
            let extent = card.extent();
            self.dot_node(out, &format!("n{i}"), card, &text, extent, shape(card.shape));
            return;
        }
        for (k, skip) in card.skips.iter().enumerate() {
            let inner = skip.lines.iter().filter(|line| line.role != Role::Tag);
            let inner: Vec<String> = inner.map(|line| line.text.clone()).collect();
            let look = ("box", "filled,dashed");
            self.dot_node(out, &format!("n{i}s{k}"), card, &inner, skip.frame, look);
        }
        if !text.is_empty() {
            // A note about all of them is below the first.
            let extent = card.extent();
            let below =
                Frame { y: card.frame.bottom(), height: extent.bottom() - card.frame.bottom(), ..extent };
            self.dot_node(out, &format!("n{i}t"), card, &text, below, ("plaintext", ""));
            let _ = writeln!(out, "  n{i}s0 -> n{i}t [style=invis];");
        }
    }

    fn dot_node(
        &self,
        out: &mut String,
        name: &str,
        card: &Card,
        text: &[String],
        frame: Frame,
        (shape, style): (&str, &str),
    ) {
        let (width, colour) = if card.chosen { (3, colours::CHOSEN) } else { (1, colours::DARK) };
        // Stacks and bare text need a little more room than our own shapes.
        let extra = if card.visit.is_none() && text.len() > 1 { 9.0 } else { 0.0 };
        let height = (frame.height * POINT).max(text.len() as f64 * LEADING + 6.0);
        let _ = writeln!(
            out,
            "  {name} [label={}, shape={shape}, style=\"{style}\", fillcolor=\"{}\", color=\"{colour}\", \
             penwidth={width}, pos=\"{:.1},{:.1}!\", width={:.3}, height={:.3}, tooltip={}];",
            quoted(text, "\\n"),
            colours::fill(card.shape),
            frame.middle() * POINT,
            (self.height - frame.y - frame.height / 2.0) * POINT,
            (frame.width + extra) * POINT / 72.0,
            height / 72.0,
            quoted(std::slice::from_ref(&card.hint), "")
        );
    }
}

/// The shape of a card and its style. A stack stands for a bundle: a triangle has no room for text.
fn shape(shape: CardShape) -> (&'static str, &'static str) {
    match shape {
        CardShape::Max => ("trapezium", "filled"),
        CardShape::Min => ("invtrapezium", "filled"),
        CardShape::Finished => ("box", "filled"),
        CardShape::Horizon => ("box", "filled,rounded"),
        CardShape::Bundle => ("box3d", "filled"),
        CardShape::Skipped => ("box3d", "filled,dashed"),
    }
}

/// A sign of the legend as characters that every font has: a label can hold nothing else.
fn sign(sign: KeySign) -> &'static str {
    match sign {
        KeySign::Shape(CardShape::Max) => "/¯\\  ",
        KeySign::Shape(CardShape::Min) => "\\_/  ",
        KeySign::Shape(CardShape::Finished) => "[  ]  ",
        KeySign::Shape(CardShape::Horizon) => "(  )  ",
        KeySign::Shape(CardShape::Bundle | CardShape::Skipped) => "[ ]]  ",
        KeySign::Edge(EdgeStyle::Plain) => "—  ",
        KeySign::Edge(EdgeStyle::Chosen) => "▬▬  ",
        KeySign::Edge(EdgeStyle::Skipped) => "- - -  ",
        KeySign::Edge(EdgeStyle::Test) => "·····  ",
        KeySign::Text => "",
    }
}

/// The content of a node: a small board as text, then the lines.
fn lines(card: &Card) -> Vec<String> {
    let boards = card.board.iter().map(|(.., board)| board).filter(|board| board.rows <= MOST_ROWS);
    let mut lines: Vec<String> = boards.flat_map(rows).collect();
    lines.extend(card.lines.iter().filter(|line| line.role != Role::Tag).map(|line| line.text.clone()));
    lines
}

fn rows(board: &BoardPart) -> Vec<String> {
    let (empty, gap) = if board.has_frames { ('·', " ") } else { (' ', "") };
    let mark = |column: usize, row: usize| {
        let stone = board.owner(column, row);
        let signed = board.signs.iter().find(|signed| (signed.column, signed.row) == (column, row));
        signed.map_or_else(|| stone.unwrap_or(empty), |signed| signed.sign.letter(stone))
    };
    let row = |row: usize| (0..board.columns).map(|column| mark(column, row).to_string()).collect::<Vec<_>>();
    (0..board.rows).map(|i| row(i).join(gap)).collect()
}

/// Lines of text as one string of the DOT language, each followed by `end`.
fn quoted(lines: &[String], end: &str) -> String {
    // Graphviz decodes entities, so ampersands are escaped.
    let escape =
        |line: &String| in_one_line(line).replace('\\', "\\\\").replace('"', "\\\"").replace('&', "&amp;");
    let last = if end == "\\l" { end } else { "" };
    format!("\"{}{last}\"", lines.iter().map(escape).collect::<Vec<_>>().join(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_stay_what_they_are() {
        assert_eq!(quoted(&["a\"b".to_owned(), "c\\d".to_owned()], "\\n"), r#""a\"b\nc\\d""#);
        assert_eq!(quoted(&["a".to_owned()], "\\l"), r#""a\l""#);
        assert_eq!(quoted(&["a&amp;b\0\u{1b}\nc".to_owned()], ""), "\"a&amp;amp;b\u{fffd}\u{fffd} c\"");
    }
}
