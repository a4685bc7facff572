//! The picture of a question: the tree with letters and blanks, or the board; for the key, with the answers filled in.

use plyground_draw::board::{Drawing, board};
use plyground_draw::figure::{Anchor, Dash, Style, Svg, Weight};
use plyground_draw::tree::layout::{Gaps, Layout, Size, lay_out};
use plyground_i18n::Texts;
use plyground_registry::{BoardNames, Grid, Player, open};

use crate::words::{bounds, signed};
use crate::{ExerciseTree, Question, Solution, Subject, kind_name};

const INK: &str = "#1b1b1f";
const FAINT: &str = "#6b6b70";
const EDGE: &str = "#8a8a90";
/// Nodes of MAX are squares, those of MIN circles; colour is redundant.
const MAX: &str = "#e4eef7";
const MIN: &str = "#faeadd";
/// Answers in a key, and leaves that are never visited.
const ANSWER: &str = "#a01818";
const SKIPPED: &str = "#ececef";

/// The side of an inner node, and of a leaf's box.
const NODE: f64 = 26.0;
const LEAF: (f64, f64) = (29.0, 22.0);
/// The height of a blank, and the widths of a blank for a number and for a bound.
const BLANK: f64 = 20.0;
const NUMBER: f64 = 34.0;
const BOUND: f64 = 32.0;
/// The room for the names of the sides at the left.
const MARGIN: f64 = 44.0;
const GAPS: Gaps = Gaps { siblings: 3.0, cousins: 9.0, levels: 26.0, slope: 0.1, levels_most: 44.0 };

/// The picture of a question; with solutions, that of its key.
pub fn picture(texts: &Texts, question: &Question, solutions: Option<&[Solution]>) -> Drawing {
    let title = kind_name(texts, question.kind);
    match &question.subject {
        Subject::Tree(tree) => TreePicture { question, tree, solutions }.draw(&title),
        Subject::Position { game, position, to_move } => {
            board(&grid(game, position, *to_move), &BoardNames::COORDINATES, &title)
        }
    }
}

/// The board of a position.
pub(crate) fn grid(game: &str, position: &str, to_move: char) -> Grid {
    let mut session = open(game).expect("the game of an exercise exists");
    let side = Player::BOTH.into_iter().find(|player| player.mark() == to_move);
    session.set_position(position, side, false).expect("the position of an exercise is valid");
    session.grid().expect("the games of exercises have boards")
}

/// What stands below the letter of a node: the widths of its blanks, and their contents in a key.
struct Blanks {
    widths: Vec<f64>,
    texts: Vec<String>,
}

struct TreePicture<'a> {
    question: &'a Question,
    tree: &'a ExerciseTree,
    solutions: Option<&'a [Solution]>,
}

impl TreePicture<'_> {
    fn draw(&self, title: &str) -> Drawing {
        let tree = self.tree;
        let blanks: Vec<Blanks> = (0..tree.nodes.len()).map(|node| self.blanks(node)).collect();
        let sizes: Vec<Size> = (0..tree.nodes.len()).map(|node| self.size(node, &blanks[node])).collect();
        let parents: Vec<Option<usize>> = tree.nodes.iter().map(|node| node.parent).collect();
        let layout = lay_out(&parents, &sizes, &GAPS);
        let (width, height) = (MARGIN + layout.width + 4.0, layout.height + 8.0);
        let mut svg = Svg::new(width, height, title);
        self.draw_sides(&mut svg, &layout);
        for (node, parent) in parents.iter().enumerate() {
            if let &Some(parent) = parent {
                let from = (x(&layout, parent), top(&layout, self.tree, parent) + sizes[parent].height);
                svg.line(from, (x(&layout, node), top(&layout, tree, node)), Style::line(EDGE, 1.1));
            }
        }
        for (node, blanks) in blanks.iter().enumerate() {
            let at = (x(&layout, node), top(&layout, tree, node));
            match tree.nodes[node].value {
                Some(value) => self.draw_leaf(&mut svg, at, node, value),
                None => self.draw_inner(&mut svg, at, node, blanks),
            }
        }
        (width, svg.finish())
    }

    /// MAX and MIN at the left of their levels.
    fn draw_sides(&self, svg: &mut Svg, layout: &Layout) {
        for ply in 0..self.tree.depth() {
            let Some(level) = layout.levels.get(usize::from(ply)) else { continue };
            let side = if ply.is_multiple_of(2) { Player::First } else { Player::Second };
            let at = (4.0, level.top + 4.0 + NODE * 0.66);
            svg.text(at, 12.0, Weight::Bold, Anchor::Start, FAINT, side.textbook_name());
        }
    }

    fn size(&self, node: usize, blanks: &Blanks) -> Size {
        if self.tree.nodes[node].value.is_some() {
            let letter = if self.tree.name(node).is_empty() { 0.0 } else { 15.0 };
            return Size { width: LEAF.0, height: LEAF.1 + letter };
        }
        let (width, room) = (blanks.width(), if blanks.widths.is_empty() { 0.0 } else { BLANK + 4.0 });
        Size { width: width.max(NODE), height: NODE + room }
    }

    fn draw_leaf(&self, svg: &mut Svg, (x, y): (f64, f64), node: usize, value: i32) {
        let name = self.tree.name(node);
        let is_skipped = self.solutions.is_some_and(|solutions| {
            solutions.iter().any(|solution| {
                matches!(solution, Solution::Leaves(names) if names.iter().any(|skipped| skipped == name))
            })
        });
        let (fill, stroke, dash) =
            if is_skipped { (SKIPPED, ANSWER, Dash::Dashed) } else { ("#ffffff", INK, Dash::Solid) };
        let style = Style { fill, stroke, width: 1.1, dash };
        svg.rectangle((x - LEAF.0 / 2.0 + 0.6, y), (LEAF.0 - 1.2, LEAF.1), 2.0, style);
        let ink = if is_skipped { ANSWER } else { INK };
        let text = signed(value);
        let size = if text.chars().count() > 2 { 11.5 } else { 12.5 };
        svg.text((x, y + 15.2), size, Weight::Regular, Anchor::Middle, ink, &text);
        svg.text((x, y + LEAF.1 + 12.0), 12.0, Weight::Bold, Anchor::Middle, FAINT, name);
    }

    fn draw_inner(&self, svg: &mut Svg, (x, y): (f64, f64), node: usize, blanks: &Blanks) {
        let half = NODE / 2.0;
        let style = |fill| Style { fill, stroke: INK, width: 1.2, dash: Dash::Solid };
        if self.tree.is_max(node) {
            svg.rectangle((x - half, y), (NODE, NODE), 3.0, style(MAX));
        } else {
            svg.circle((x, y + half), half, style(MIN));
        }
        svg.text((x, y + half + 4.8), 13.5, Weight::Bold, Anchor::Middle, INK, self.tree.name(node));
        let top = y + NODE + 2.0;
        let mut left = x - blanks.width() / 2.0;
        for (i, width) in blanks.widths.iter().enumerate() {
            let style = Style { fill: "#ffffff", stroke: FAINT, width: 1.0, dash: Dash::Solid };
            svg.rectangle((left + 0.5, top), (width - 1.0, BLANK), 2.0, style);
            if let Some(text) = blanks.texts.get(i) {
                let middle = (left + width / 2.0, top + 14.5);
                svg.text(middle, 12.5, Weight::Bold, Anchor::Middle, ANSWER, text);
            }
            left += width;
        }
    }

    /// The blanks of a node: one for a value, two for a window or for both returned values.
    fn blanks(&self, node: usize) -> Blanks {
        let name = self.tree.name(node);
        let mut blanks = Blanks { widths: Vec::new(), texts: Vec::new() };
        if self.tree.nodes[node].value.is_some() {
            return blanks;
        }
        for (i, part) in self.question.parts.iter().enumerate() {
            let solution = self.solutions.and_then(|solutions| solutions.get(i));
            let is_here = part.name.split(' ').next() == Some(name);
            if !is_here {
                continue;
            }
            match (part.asks, solution) {
                (crate::Asked::Window, Some(Solution::Window(alpha, beta))) => {
                    blanks.texts.extend(bounds(*alpha, *beta));
                }
                (_, Some(Solution::Number(number))) => blanks.texts.push(signed(*number)),
                _ => {}
            }
            let is_window = part.asks == crate::Asked::Window;
            let widths: &[f64] = if is_window { &[BOUND, BOUND] } else { &[NUMBER] };
            blanks.widths.extend(widths);
        }
        blanks
    }
}

impl Blanks {
    fn width(&self) -> f64 {
        self.widths.iter().sum()
    }
}

/// The middle of a node, from the left.
fn x(layout: &Layout, node: usize) -> f64 {
    MARGIN + layout.middles[node]
}

/// The upper edge of a node.
fn top(layout: &Layout, tree: &ExerciseTree, node: usize) -> f64 {
    4.0 + layout.levels[usize::from(tree.nodes[node].ply)].top
}
