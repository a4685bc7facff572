//! The whole tree as lines of text: searched, open and pending nodes, and moves that were cut off.

use std::fmt::Write;

use plyground_draw::explain::{score, window};
use plyground_draw::tree::{Event, Guide, Id, Tree};
use plyground_i18n::{Texts, say};
use plyground_lab::guide::SessionGuide;
use plyground_registry::Bound;

use super::StepScreen;

/// A line of the tree before it is formatted: most lines of a large tree are never shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TreeRow {
    what: RowContent,
    level: usize,
    /// A bit for every level: set if the node there is the last child of its parent.
    ends: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RowContent {
    /// A visit, or one that is still to come.
    Node(Id),
    /// A move of this node that is never searched, by its index among those.
    Skipped(Id, usize),
    /// All such moves of this node.
    AllSkipped(Id),
}

/// A line and its kind.
pub(super) struct StepLine {
    pub(super) text: String,
    pub(super) kind: LineKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKind {
    /// The node of the current event.
    Here,
    /// A node that is open.
    Open,
    /// A node that the search has left.
    Left,
    /// A node that the search has not visited yet.
    Ahead,
    /// A move that is never searched.
    Cut,
}

/// Up to this number, moves that were cut off get a line each; more of them share one line.
const SKIPPED_APART: usize = 9;
/// A tree with at most this many lines is unfolded from the start.
const SMALL: usize = 40;
/// Deeper levels are not indented further.
const DEEPEST: usize = 16;

/// The number of levels that are unfolded from the start.
pub(super) fn usual_levels(tree: &Tree) -> usize {
    let deepest = deepest(tree);
    let mut lines = vec![0; deepest + 2];
    for node in &tree.nodes {
        lines[usize::from(node.ply)] += 1;
        lines[usize::from(node.ply) + 1] += match node.skipped() {
            many if many > SKIPPED_APART => 1,
            few => few,
        };
    }
    let mut sum = 0;
    let fitting = lines.iter().take_while(|&&count| {
        sum += count;
        sum <= SMALL
    });
    fitting.count().saturating_sub(1).min(deepest)
}

/// The last level that has nodes.
pub(super) fn deepest(tree: &Tree) -> usize {
    tree.nodes.iter().map(|node| usize::from(node.ply)).max().unwrap_or(0)
}

/// The number of visits below each node.
pub(super) fn sizes(tree: &Tree) -> Vec<u64> {
    let mut sizes: Vec<u64> = tree.nodes.iter().map(|node| node.dropped).collect();
    for (id, node) in tree.nodes.iter().enumerate().rev() {
        if let Some(parent) = node.parent {
            sizes[parent] += sizes[id] + 1;
        }
    }
    sizes
}

impl StepScreen {
    /// Every line of the unfolded tree: `levels` levels, and the children of open nodes.
    pub(super) fn rows(&self) -> Vec<TreeRow> {
        let tree = self.replay.tree();
        let open = self.replay.open();
        let is_unfolded = |id: Id| usize::from(tree.nodes[id].ply) < self.levels || open.contains(&id);
        let mut rows = Vec::new();
        // An explicit stack, the next row last: the tree may be deeper than the program's stack allows.
        let mut waiting = vec![TreeRow { what: RowContent::Node(0), level: 0, ends: 0 }];
        while let Some(row) = waiting.pop() {
            rows.push(row);
            if let RowContent::Node(id) = row.what
                && is_unfolded(id)
            {
                let below = self.below(id);
                let last = below.len().saturating_sub(1);
                waiting.extend(below.into_iter().enumerate().rev().map(|(place, what)| {
                    let level = row.level + 1;
                    let end = u64::from(place == last && level < 64);
                    TreeRow { what, level, ends: row.ends | (end << (level % 64)) }
                }));
            }
        }
        rows
    }

    /// The index of the row of the current event.
    pub(super) fn place_of_here(&self, rows: &[TreeRow]) -> usize {
        rows.iter().position(|row| row.what == RowContent::Node(self.here())).unwrap_or(0)
    }

    fn below(&self, id: Id) -> Vec<RowContent> {
        let node = &self.replay.tree().nodes[id];
        let mut below: Vec<RowContent> = node.children.iter().map(|&child| RowContent::Node(child)).collect();
        let named = node.cut.as_ref().map_or(0, |cut| cut.skipped.len());
        match node.skipped() {
            0 => {}
            count if count <= SKIPPED_APART && count == named => {
                below.extend((0..count).map(|place| RowContent::Skipped(id, place)));
            }
            // Before the cutoff happens, the number of moves cut off is not shown.
            _ if self.replay.has_happened(Event::Cut(id)) => below.push(RowContent::AllSkipped(id)),
            _ => {}
        }
        below
    }

    /// The text of a row.
    pub(super) fn line(&self, row: TreeRow, texts: &Texts) -> StepLine {
        let mut line = match row.what {
            RowContent::Node(id) => self.node_line(id, texts),
            RowContent::Skipped(id, place) => self.skipped_line(id, place, texts),
            RowContent::AllSkipped(id) => {
                let count = self.replay.tree().nodes[id].skipped();
                StepLine { text: say!(texts, "step-cut", count = count), kind: LineKind::Cut }
            }
        };
        line.text.insert_str(0, &branch(row, line.kind));
        line
    }

    fn node_line(&self, id: Id, texts: &Texts) -> StepLine {
        let tree = self.replay.tree();
        let node = &tree.nodes[id];
        let name = match id {
            0 => texts.get("explain-root-name"),
            _ => tree.short_name(&tree.path(id)),
        };
        // A leaf has no side that chooses.
        let side = if node.leaf.is_some() { "" } else { tree.side_name(node.side) };
        let gap = if side.is_empty() { "" } else { " " };
        if !self.replay.has_happened(Event::Enter(id)) {
            let written = self.written(&tree.path(id));
            return StepLine { text: format!("{name}  {side}{gap}{written}"), kind: LineKind::Ahead };
        }
        let is_here = self.here() == id;
        let again = if node.again { " ↻" } else { "" };
        let tested = if tree.is_tested(id) { " ?" } else { "" };
        let mut text = format!("{name}{again}{tested}  {side}{gap}");
        let kind = if let Some(value) = self.replay.known(id) {
            let sign = match tree.bound_for_root(id) {
                Bound::Lower => "≥",
                Bound::Upper => "≤",
                Bound::Exact | Bound::Unknown => "=",
            };
            let _ = write!(text, "{sign} {}", score(value));
            LineKind::Left
        } else {
            let rest = self.replay.rest(id);
            // After a cutoff the window is empty.
            let bounds = if rest.alpha >= rest.beta { texts.get("step-closed") } else { window(rest) };
            text.push_str(&bounds);
            LineKind::Open
        };
        let is_folded = usize::from(node.ply) >= self.levels && kind == LineKind::Left && !is_here;
        if is_folded && self.sizes[id] > 0 {
            let _ = write!(text, "  [+{}]", self.sizes[id]);
        }
        StepLine { text, kind: if is_here { LineKind::Here } else { kind } }
    }

    fn skipped_line(&self, id: Id, place: usize, texts: &Texts) -> StepLine {
        let tree = self.replay.tree();
        let Some(name) = tree.nodes[id].cut.as_ref().and_then(|cut| cut.skipped.get(place)) else {
            return StepLine { text: String::new(), kind: LineKind::Cut };
        };
        let mut path = tree.path(id);
        path.push(name);
        let name = tree.short_name(&path);
        let written = self.written(&path);
        if self.replay.has_happened(Event::Cut(id)) {
            let text = format!("{name}  {} {written}", texts.get("step-cut-off"));
            return StepLine { text: text.trim_end().to_owned(), kind: LineKind::Cut };
        }
        StepLine { text: format!("{name}  {written}"), kind: LineKind::Ahead }
    }

    /// The value written at a leaf of a written tree.
    fn written(&self, path: &[&str]) -> String {
        let evaluator = &self.replay.tree().header.evaluator;
        let guide = self.session.as_deref().map(|session| SessionGuide { session, evaluator });
        let value = guide.and_then(|guide| guide.written(path));
        value.map_or_else(|| "·".to_owned(), |value| format!("({})", score(value)))
    }
}

/// The branches in front of a row. A branch that was cut off has a cross in it.
fn branch(row: TreeRow, kind: LineKind) -> String {
    if row.level == 0 {
        return String::new();
    }
    let ends = |level: usize| row.ends >> (level % 64) & 1 == 1;
    let shown = row.level.min(DEEPEST);
    let mut branch = String::new();
    for level in 1..shown {
        branch.push_str(if ends(level) { "   " } else { "│  " });
    }
    branch.push(if ends(row.level) { '└' } else { '├' });
    branch.push_str(if kind == LineKind::Cut { "╳ " } else { "─ " });
    branch
}
