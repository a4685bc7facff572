//! The picture as SVG: finished, at one step of the search, or animated.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::board_svg::draw_board;
use super::card::{Card, CardShape, Role, TextLine};
use super::colours;
use super::film::Timeline;
use super::outline::{Outline, outline, outlines, strokes};
use super::picture::{Edge, EdgeStyle, KeyEntry, KeySign, LEADING, MARGIN, PROSE, Picture, SIGN, TITLE};
use super::wrap::filled;
use crate::figure::{Anchor, Dash, Style, Svg, Weight, text_width};

/// The state of a picture to draw.
#[derive(Clone, Copy)]
pub(super) enum View<'a> {
    /// Finished.
    Finished,
    /// At a step.
    Step(&'a Timeline, usize),
    /// Animated.
    Moving(&'a Timeline),
}

/// The font size of captions.
const CAPTION: f64 = 12.0;
/// The most lines of a caption.
const MOST_LINES: usize = 3;
/// Seconds for which a step is shown; the last one is shown four times as long.
const PACE: f64 = 1.3;

impl Picture {
    /// The finished picture.
    pub fn svg(&self) -> String {
        paint(self, View::Finished)
    }
}

/// Draws a picture.
pub(super) fn paint(picture: &Picture, view: View<'_>) -> String {
    let svg = Svg::new(picture.width, picture.height, &picture.title);
    let mut painter = Painter { svg, view, spans: BTreeSet::new() };
    painter.heading(picture);
    for block in &picture.blocks {
        let (at, size) = ((block.x, block.y), (block.width, block.height));
        painter.svg.rectangle(at, size, 6.0, Style::line(colours::FAINT, 0.8));
    }
    for edge in &picture.edges {
        painter.edge(edge);
    }
    // Above the others, which would cover it where they come close.
    for edge in picture.edges.iter().filter(|edge| edge.style == EdgeStyle::Chosen) {
        painter.chosen_edge(edge);
    }
    for (i, card) in picture.cards.iter().enumerate() {
        painter.card(i, card);
    }
    for entry in &picture.key {
        painter.key(entry);
    }
    painter.finish()
}

struct Painter<'a> {
    svg: Svg,
    view: View<'a>,
    /// The intervals of steps in which something is visible, in an animation.
    spans: BTreeSet<(usize, Option<usize>)>,
}

impl Painter<'_> {
    /// Draws something that is visible from one step until another.
    fn between(&mut self, from: usize, until: Option<usize>, draw: impl FnOnce(&mut Svg)) {
        match self.view {
            View::Finished if until.is_none() => draw(&mut self.svg),
            View::Step(_, now) if from <= now && until.is_none_or(|until| now < until) => draw(&mut self.svg),
            View::Finished | View::Step(..) => {}
            View::Moving(_) if from == 0 && until.is_none() => draw(&mut self.svg),
            View::Moving(_) => {
                self.spans.insert((from, until));
                // Programs without animation show the finished picture.
                let hidden = if until.is_some() { " visibility=\"hidden\"" } else { "" };
                self.svg.open(&format!("class=\"{}\"{hidden}", class(from, until)));
                draw(&mut self.svg);
                self.svg.close();
            }
        }
    }

    fn timeline(&self) -> Option<&Timeline> {
        match self.view {
            View::Finished => None,
            View::Step(timeline, _) | View::Moving(timeline) => Some(timeline),
        }
    }

    /// The step at which a card appears.
    fn appears(&self, card: usize) -> usize {
        self.timeline().map_or(0, |timeline| timeline.appears[card])
    }

    /// The last step.
    fn last(&self) -> usize {
        self.timeline().map_or(0, |timeline| timeline.captions.len() - 1)
    }

    fn heading(&mut self, picture: &Picture) {
        let mut y = MARGIN + TITLE * 0.8;
        let svg = &mut self.svg;
        svg.text((MARGIN, y), TITLE, Weight::Bold, Anchor::Start, colours::DARK, &picture.title);
        y += 8.0 + LEADING;
        svg.text((MARGIN, y), PROSE, Weight::Regular, Anchor::Start, colours::SOFT, &picture.subtitle);
        y += LEADING;
        if self.timeline().is_some() {
            self.captions(y, picture.width - 2.0 * MARGIN);
            return;
        }
        for line in &picture.summary {
            self.svg.text((MARGIN, y), PROSE, Weight::Regular, Anchor::Start, colours::SOFT, line);
            y += LEADING;
        }
    }

    /// The captions of the steps, in place of the summary.
    fn captions(&mut self, y: f64, width: f64) {
        let Some(timeline) = self.timeline() else { return };
        let captions = timeline.captions.clone();
        let last = captions.len() - 1;
        for (step, text) in captions.iter().enumerate() {
            let until = (step < last).then_some(step + 1);
            self.between(step, until, |svg| {
                let mut lines = filled(text, width, |text| text_width(text, CAPTION, Weight::Regular));
                if lines.len() > MOST_LINES {
                    // The path to a very deep node would cover the tree.
                    lines.truncate(MOST_LINES);
                    lines[MOST_LINES - 1].push('…');
                }
                let mut y = y;
                for line in &lines {
                    svg.text((MARGIN, y), CAPTION, Weight::Regular, Anchor::Start, colours::DARK, line);
                    y += LEADING;
                }
            });
        }
    }

    fn edge(&mut self, edge: &Edge) {
        let base = if edge.style == EdgeStyle::Chosen { EdgeStyle::Plain } else { edge.style };
        self.between(self.appears(edge.to), None, |svg| draw_edge(svg, &edge.points, base));
    }

    fn chosen_edge(&mut self, edge: &Edge) {
        self.between(self.last(), None, |svg| draw_edge(svg, &edge.points, EdgeStyle::Chosen));
    }

    fn card(&mut self, i: usize, card: &Card) {
        let from = self.appears(i);
        if let View::Step(_, now) = self.view
            && now < from
        {
            return;
        }
        let number = card.visit.map(|id| format!(" data-visit=\"{id}\"")).unwrap_or_default();
        self.svg.open(&format!("class=\"{}\"{number}", name(card.shape)));
        self.svg.tooltip(&card.hint);
        self.highlight(i, card);
        self.between(from, None, |svg| {
            let dash = if card.shape == CardShape::Skipped { Dash::Dashed } else { Dash::Solid };
            let stroke = if card.shape == CardShape::Skipped { colours::SOFT } else { colours::DARK };
            let fill = colours::fill(card.shape);
            for outline in outlines(card) {
                draw_outline(svg, &outline, Style { fill, stroke, width: 1.1, dash });
            }
            if let Some((x, y, board)) = &card.board {
                draw_board(svg, *x, *y, board);
            }
        });
        if card.chosen {
            self.between(self.last(), None, |svg| {
                draw_outline(svg, &outline(card.shape, card.frame), Style::line(colours::CHOSEN, 2.8));
            });
        }
        for line in &card.lines {
            self.line(i, card, line);
        }
        self.between(from, None, |svg| {
            for (skip, line) in
                card.skips.iter().flat_map(|skip| skip.lines.iter().map(move |line| (skip, line)))
            {
                let fill = if line.role == Role::Value { colours::FAINT } else { colours::SOFT };
                write_line(svg, line, &line.text, fill, skip.frame.width + 20.0);
            }
        });
        self.svg.close();
    }

    fn line(&mut self, i: usize, card: &Card, line: &TextLine) {
        let fill = colours::text(line.role, card.mark);
        let room = if line.role == Role::Tag { f64::MAX } else { card.frame.width - 6.0 };
        let spans = match self.timeline() {
            None => vec![(0, None, line.text.clone())],
            Some(timeline) => timeline.spans(i, line),
        };
        let room =
            if card.shape == CardShape::Bundle || card.shape == CardShape::Skipped { f64::MAX } else { room };
        for (from, until, text) in spans {
            self.between(from, until, |svg| write_line(svg, line, &text, fill, room));
        }
    }

    /// A ring around the card of a step.
    fn highlight(&mut self, i: usize, card: &Card) {
        let Some(timeline) = self.timeline() else { return };
        let steps: Vec<usize> =
            (0..timeline.current.len()).filter(|&step| timeline.current[step] == i).collect();
        let extent = card.extent();
        for step in steps {
            self.between(step, Some(step + 1), |svg| {
                let at = (extent.x - 5.0, extent.y - 5.0);
                let size = (extent.width + 10.0, extent.height + 10.0);
                svg.rectangle(at, size, 7.0, Style::line(colours::NOW, 3.0));
            });
        }
    }

    fn key(&mut self, entry: &KeyEntry) {
        let frame = entry.frame;
        let middle = frame.y + SIGN.1 / 2.0;
        let mut x = frame.x;
        let svg = &mut self.svg;
        match entry.sign {
            KeySign::Shape(shape) => {
                let mut sample = frame;
                (sample.width, sample.height) = SIGN;
                let style = Style {
                    fill: colours::fill(shape),
                    stroke: colours::DARK,
                    width: 1.1,
                    dash: Dash::Solid,
                };
                draw_outline(svg, &outline(shape, sample), style);
                x += SIGN.0 + 7.0;
            }
            KeySign::Edge(style) => {
                draw_edge(svg, &[(x, middle), (x + SIGN.0, middle)], style);
                x += SIGN.0 + 7.0;
            }
            KeySign::Text => {}
        }
        svg.text((x, middle + 4.0), PROSE, Weight::Regular, Anchor::Start, colours::SOFT, &entry.text);
    }

    fn finish(mut self) -> String {
        if let View::Moving(timeline) = self.view {
            let steps = timeline.captions.len() as f64 + 3.0;
            let mut style = String::from("<style>\n");
            for &(from, until) in &self.spans {
                let name = class(from, until);
                let at = |step: usize| 100.0 * step as f64 / steps;
                let seen = match until {
                    None => format!("0%{{visibility:hidden}}{:.3}%{{visibility:visible}}", at(from)),
                    Some(until) if from == 0 => {
                        format!("0%{{visibility:visible}}{:.3}%{{visibility:hidden}}", at(until))
                    }
                    Some(until) => format!(
                        "0%{{visibility:hidden}}{:.3}%{{visibility:visible}}{:.3}%{{visibility:hidden}}",
                        at(from),
                        at(until)
                    ),
                };
                let _ = writeln!(style, "@keyframes {name}{{{seen}}}");
                let time = PACE * steps;
                let _ = writeln!(style, ".{name}{{animation:{name} {time:.1}s step-end infinite}}");
            }
            // With reduced motion preferred, only the finished picture is shown.
            style.push_str("@media (prefers-reduced-motion:reduce){g{animation:none!important}}\n</style>");
            self.svg.raw(&style);
        }
        self.svg.finish()
    }
}

/// The CSS class of what is visible from one step until another.
fn class(from: usize, until: Option<usize>) -> String {
    until.map_or_else(|| format!("s{from}"), |until| format!("s{from}-{until}"))
}

/// The CSS class of a kind of card.
fn name(shape: CardShape) -> &'static str {
    match shape {
        CardShape::Max => "max",
        CardShape::Min => "min",
        CardShape::Finished => "finished",
        CardShape::Horizon => "horizon",
        CardShape::Bundle => "bundle",
        CardShape::Skipped => "skipped",
    }
}

fn draw_edge(svg: &mut Svg, points: &[(f64, f64)], style: EdgeStyle) {
    let line = match style {
        EdgeStyle::Plain => Style::line(colours::SOFT, 1.1),
        EdgeStyle::Chosen => Style::line(colours::CHOSEN, 3.2),
        EdgeStyle::Test => Style::line(colours::TEST, 1.5).dashed(Dash::Dotted),
        EdgeStyle::Skipped => Style::line(colours::SOFT, 1.1).dashed(Dash::Dashed),
    };
    svg.polyline(points, line);
    if style == EdgeStyle::Skipped {
        for [from, to] in strokes(points) {
            svg.line(from, to, Style::line(colours::CUT, 1.4));
        }
    }
}

fn draw_outline(svg: &mut Svg, outline: &Outline, style: Style<'_>) {
    match outline {
        Outline::Polygon(points) => svg.polygon(points, style),
        Outline::Rounded(frame, radius) => {
            svg.rectangle((frame.x, frame.y), (frame.width, frame.height), *radius, style);
        }
    }
}

/// A line of text, in a smaller font if it does not fit.
fn write_line(svg: &mut Svg, line: &TextLine, text: &str, fill: &str, room: f64) {
    let (size, weight) = (line.role.size(), line.role.weight());
    let size = (size * room / text_width(text, size, weight).max(1.0)).min(size);
    svg.text((line.x, line.y), size, weight, Anchor::Middle, fill, text);
}
