//! The tree as far as it is known at this moment, as lines of text.

use plyground_i18n::{Texts, say};
use plyground_lab::explain::{score, window};
use plyground_lab::tree::{Event, Id};

use super::Screen;
use plyground_registry::Bound;

/// The most moves of one node that get a line each: the latest ones.
const SIBLINGS: usize = 9;

/// A line and how it is meant.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The node that the event is about.
    Here,
    /// A node that is open.
    Open,
    /// A node that was left.
    Left,
}

impl Screen {
    /// The open nodes, each with those of its children that were entered so far.
    pub(super) fn tree_lines(&self, texts: &Texts) -> Vec<Line> {
        let open = self.walk.open();
        let mut lines = vec![self.line(0, open.len() == 1, texts)];
        for (i, &parent) in open.iter().enumerate() {
            let next = open.get(i + 1).copied();
            let entered: Vec<Id> = self.entered(parent, next);
            let hidden = entered.len().saturating_sub(SIBLINGS);
            let indent = "  ".repeat(i + 1);
            if hidden > 0 {
                let text = format!("{indent}{}", say!(texts, "step-earlier", count = hidden));
                lines.push(Line { text, kind: Kind::Left });
            }
            for &child in &entered[hidden..] {
                let mut line = self.line(child, next == Some(child) && i + 2 == open.len(), texts);
                line.text.insert_str(0, &indent);
                lines.push(line);
            }
        }
        lines
    }

    /// The children of an open node that were entered before now; the open one among them last.
    fn entered(&self, parent: Id, open: Option<Id>) -> Vec<Id> {
        let children = self.walk.tree().nodes[parent].children.iter().copied();
        children.take_while(|&child| self.is_entered(child) || Some(child) == open).collect()
    }

    fn is_entered(&self, id: Id) -> bool {
        self.walk.has_happened(Event::Enter(id))
    }

    fn line(&self, id: Id, here: bool, texts: &Texts) -> Line {
        let tree = self.walk.tree();
        let node = &tree.nodes[id];
        let name = if id == 0 { texts.get("explain-root-name") } else { node.movement.clone() };
        let again = if node.again { " ↻" } else { "" };
        let test = if tree.is_tested(id) { " ?" } else { "" };
        if let Some(value) = self.walk.known(id) {
            let sign = match tree.bound_for_root(id) {
                Bound::Lower => "≥ ",
                Bound::Upper => "≤ ",
                Bound::Exact | Bound::Unknown => "= ",
            };
            let cut = match node.skipped() {
                0 => String::new(),
                skipped => format!("  {}", say!(texts, "step-cut", count = skipped)),
            };
            let kind = if here { Kind::Here } else { Kind::Left };
            return Line { text: format!("{name}{again}{test}  {sign}{}{cut}", score(value)), kind };
        }
        let rest = self.walk.rest(id);
        // After a cut nothing is left between the bounds.
        let bounds = if rest.alpha >= rest.beta { texts.get("step-closed") } else { window(rest) };
        let kind = if here { Kind::Here } else { Kind::Open };
        Line { text: format!("{name}{again}{test}  {} {bounds}", node.side.mark()), kind }
    }
}
