//! The picture of a task for a feedback page: a tree or a board, with the right move and the move that was answered.
//!
//! The signs at the moves say the same as their colours, which come from the style of the page.

use std::fmt::Write;

use plyground_i18n::Texts;

use crate::GradeTask;
use crate::tree_game::TreeGame;

/// The moves that are marked in a picture, numbered from 1.
#[derive(Clone, Debug)]
pub(crate) struct MarkedMoves {
    pub(crate) right: Vec<u16>,
    pub(crate) given: Option<i64>,
}

impl MarkedMoves {
    /// The class of a move, and the sign at it.
    fn mark(&self, number: usize) -> Option<(&'static str, char)> {
        let is_right = self.right.iter().any(|&right| usize::from(right) == number);
        let is_given = self.given.and_then(|given| usize::try_from(given).ok()) == Some(number);
        match (is_right, is_given) {
            (true, _) => Some(("right", '✓')),
            (false, true) => Some(("given", '✗')),
            (false, false) => None,
        }
    }
}

/// The picture as an element of a page.
pub(crate) fn picture(texts: &Texts, task: &GradeTask, marked: &MarkedMoves) -> String {
    let (width, height, content) = match task.tree() {
        Some(tree) => tree_picture(task, tree, marked),
        None => board_picture(task, marked),
    };
    let label = texts.get(if task.is_tree() { "grade-picture-tree" } else { "grade-picture-board" });
    format!(
        "<svg role=\"img\" aria-label=\"{label}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\">\n{content}</svg>\n"
    )
}

const MARGIN: f64 = 22.0;

/// A tree while it is drawn: edges come before the nodes, which lie on them.
struct TreeDrawing<'a> {
    tree: &'a TreeGame,
    depth: usize,
    is_x_to_move: bool,
    marked: &'a MarkedMoves,
    leaves: usize,
    height: f64,
    edges: String,
    nodes: String,
}

impl TreeDrawing<'_> {
    const SLOT: f64 = 34.0;
    const LEVEL: f64 = 58.0;

    /// Draws a node and what is below it; returns its place from left to right.
    fn draw(&mut self, place: usize, ply: usize) -> f64 {
        let y = MARGIN + Self::LEVEL * ply as f64;
        self.height = self.height.max(y + MARGIN);
        let children = self.tree.children(place).to_vec();
        let below: Vec<f64> = children.into_iter().map(|child| self.draw(child, ply + 1)).collect();
        let x = if let (Some(first), Some(last)) = (below.first(), below.last()) {
            f64::midpoint(*first, *last)
        } else {
            self.leaves += 1;
            MARGIN + Self::SLOT * (self.leaves as f64 - 0.5)
        };
        for (number, &child) in (1..).zip(&below) {
            self.edge((x, y), (child, y + Self::LEVEL), ply, number);
        }
        self.node((x, y), place, ply);
        x
    }

    fn edge(&mut self, from: (f64, f64), to: (f64, f64), ply: usize, number: usize) {
        let mark = if ply == 0 { self.marked.mark(number) } else { None };
        let class = mark.map_or(if ply >= self.depth { "pale" } else { "plain" }, |(class, _)| class);
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = writeln!(
            self.edges,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
        if ply > 0 {
            return;
        }
        // The numbers of the root moves, beside their edges.
        let (x, y) = (x1 + (x2 - x1) * 0.6 + 9.0, y1 + (y2 - y1) * 0.6);
        let text = mark.map_or(number.to_string(), |(_, sign)| format!("{sign} {number}"));
        let _ =
            writeln!(self.nodes, "<text class=\"number {class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
    }

    fn node(&mut self, (x, y): (f64, f64), place: usize, ply: usize) {
        let class = if ply > self.depth { "pale" } else { "node" };
        let text = if let Some(gain) = self.tree.gain(place) {
            let (left, top) = (x - 15.0, y - 11.0);
            let _ = writeln!(
                self.nodes,
                "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"30\" height=\"22\" rx=\"3\"/>"
            );
            gain.to_string().replace('-', "\u{2212}")
        } else {
            let _ = writeln!(self.nodes, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"13\"/>");
            let is_x = ply.is_multiple_of(2) == self.is_x_to_move;
            // Where the depth ends, a list is worth 0.
            let text = if ply == self.depth {
                "0"
            } else if is_x {
                "X"
            } else {
                "O"
            };
            text.to_owned()
        };
        let _ = writeln!(self.nodes, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
    }
}

fn tree_picture(task: &GradeTask, tree: &TreeGame, marked: &MarkedMoves) -> (f64, f64, String) {
    let (depth, is_x_to_move) = (usize::from(task.depth), task.is_x_to_move);
    let (edges, nodes) = (String::new(), String::new());
    let mut drawing = TreeDrawing { tree, depth, is_x_to_move, marked, leaves: 0, height: 0.0, edges, nodes };
    drawing.draw(0, 0);
    let width = 2.0 * MARGIN + TreeDrawing::SLOT * drawing.leaves as f64;
    (width, drawing.height, drawing.edges + &drawing.nodes)
}

fn board_picture(task: &GradeTask, marked: &MarkedMoves) -> (f64, f64, String) {
    const CELL: f64 = 44.0;
    const EDGE: f64 = 2.0;
    let rows: Vec<&str> = task.position.split('/').collect();
    let columns = rows.first().map_or(0, |row| row.len());
    let mut text = String::new();
    let signs =
        rows.iter().enumerate().flat_map(|(y, row)| row.chars().enumerate().map(move |(x, s)| (x, y, s)));
    for (number, (column, row, sign)) in (1..).zip(signs) {
        let (x, y) = (EDGE + CELL * column as f64, EDGE + CELL * row as f64);
        let (middle_x, middle_y) = (x + CELL / 2.0, y + CELL / 2.0);
        let mark = marked.mark(number).filter(|_| sign == '.');
        let class = mark.map_or("cell", |(class, _)| class);
        // Inside the cell, so that the borders of neighbours do not cover it.
        let inset = if mark.is_some() { 2.0 } else { 0.0 };
        let (left, top, size) = (x + inset, y + inset, CELL - 2.0 * inset);
        let _ = writeln!(
            text,
            "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{size:.1}\" height=\"{size:.1}\"/>"
        );
        let _ = match sign {
            'X' => {
                let (left, right) = (middle_x - 11.0, middle_x + 11.0);
                let (top, bottom) = (middle_y - 11.0, middle_y + 11.0);
                writeln!(
                    text,
                    "<path class=\"x\" d=\"M{left:.1} {top:.1}L{right:.1} {bottom:.1}M{left:.1} {bottom:.1}L{right:.1} {top:.1}\"/>"
                )
            }
            'O' => writeln!(text, "<circle class=\"o\" cx=\"{middle_x:.1}\" cy=\"{middle_y:.1}\" r=\"12\"/>"),
            _ => {
                let shown = mark.map_or(number.to_string(), |(_, sign)| format!("{sign} {number}"));
                writeln!(
                    text,
                    "<text class=\"number {class}\" x=\"{middle_x:.1}\" y=\"{middle_y:.1}\">{shown}</text>"
                )
            }
        };
    }
    (2.0 * EDGE + CELL * columns as f64, 2.0 * EDGE + CELL * rows.len() as f64, text)
}

#[cfg(test)]
mod tests {
    use plyground_i18n::Texts;

    use super::*;

    fn drawn(task: &str, right: u16, given: i64) -> String {
        let task = GradeTask::parse(task).unwrap();
        picture(&Texts::english(), &task, &MarkedMoves { right: vec![right], given: Some(given) })
    }

    #[test]
    fn a_tree_is_drawn_with_its_leaves_and_both_moves() {
        let svg = drawn("t minimax 2 explicit [[3,-12],[2,[7,8]]] X", 2, 1);
        for part in [">3<", ">−12<", ">✓ 2<", ">✗ 1<", "class=\"right\"", "class=\"given\""] {
            assert!(svg.contains(part), "{part}: {svg}");
        }
        // The root is for X, its children for O; the list at depth 2 is worth 0, and what is below it is pale.
        assert_eq!(
            (svg.matches(">X<").count(), svg.matches(">O<").count(), svg.matches(">0<").count()),
            (1, 2, 1)
        );
        assert_eq!(svg.matches("<rect class=\"pale\"").count(), 2, "{svg}");
    }

    #[test]
    fn a_board_is_drawn_with_its_signs_and_free_cells() {
        let svg = drawn("t minimax 1 mnk(3,3,3) X.O/.../..X O", 5, 4);
        assert_eq!((svg.matches("class=\"x\"").count(), svg.matches("class=\"o\"").count()), (2, 1));
        assert!(svg.contains(">✓ 5<") && svg.contains(">✗ 4<") && svg.contains(">2<"), "{svg}");
        // A taken cell, or none, is not marked.
        assert!(!drawn("t minimax 1 mnk(3,3,3) X.O/.../..X O", 5, 1).contains('✗'));
        assert!(!drawn("t minimax 1 mnk(3,3,3) X.O/.../..X O", 5, -1).contains('✗'));
    }
}
