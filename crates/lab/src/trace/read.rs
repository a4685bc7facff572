//! From a file to a tree.

use std::collections::BTreeMap;

use plyground_core::{Bound, Score, Window};
use plyground_draw::tree::{Cutoff, Event, Header, Id, Remark, Tree, TreeNode};
use plyground_registry::{Algorithm, is_written};

use super::line::{HeaderLine, TraceLine};
use super::{Flaw, Problem, TraceError, VERSION};

/// A trace that was read: the tree, and the line of each event.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// The tree.
    pub tree: Tree,
    lines: BTreeMap<Event, usize>,
    /// The values in `best` lines, by the child node of the move, for the side that moves.
    best_values: BTreeMap<Id, Score>,
    cuts: BTreeMap<Id, ToldCut>,
    /// Whether it has windows: a search that is watched from outside does not show them.
    has_windows: bool,
    /// The nodes whose kind of value is in the file; those of the others are derived from the windows.
    named_bounds: BTreeMap<Id, Bound>,
}

/// The fields of a `cut` line that the tree can be checked against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ToldCut {
    /// The bound that was reached, where it is told.
    pub(super) beta: Option<Score>,
    /// Number of moves left out.
    pub(super) skipped: usize,
}

impl Trace {
    /// The line of an event, from 1.
    pub fn line(&self, event: Event) -> Option<usize> {
        self.lines.get(&event).copied()
    }

    /// Whether it has windows. Without any they are unknown, and nothing is compared with them.
    pub fn has_windows(&self) -> bool {
        self.has_windows
    }

    /// The value in the `best` line of the move that leads to a node.
    pub(super) fn best_value(&self, id: Id) -> Option<Score> {
        self.best_values.get(&id).copied()
    }

    /// Whether the kind of a node's value is known: told, or derived from a window that is told.
    pub(super) fn knows_bound(&self, id: Id) -> bool {
        self.has_windows || self.named_bounds.contains_key(&id)
    }

    /// The `cut` line of a node.
    pub(super) fn told_cut(&self, id: Id) -> Option<ToldCut> {
        self.cuts.get(&id).copied()
    }
}

/// Reads a trace, or returns its first error.
///
/// Well-formed means: a first line that says what was searched; every other line a known event of the innermost open
/// node; every node entered once, from its parent, and left; the root last.
pub fn read(text: &str) -> Result<Trace, TraceError> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let (number, first) = lines.next().ok_or(TraceError { line: 1, problem: Problem::Empty })?;
    let header = header(first).map_err(|problem| TraceError { line: number, problem })?;
    let mut reader = TraceReader::default();
    let mut lines_of: BTreeMap<Event, usize> = BTreeMap::new();
    let mut last = number;
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let trace_error = |problem| TraceError { line: number, problem };
        let line: TraceLine = serde_json::from_str(line)
            .map_err(|error| trace_error(Problem::Broken(Flaw::of_event(line, &error))))?;
        if let Some(event) = reader.take(line).map_err(trace_error)? {
            lines_of.insert(event, number);
        }
        last = number;
    }
    let trace_error = |problem| TraceError { line: last, problem };
    if let Some(&open) = reader.open.last() {
        return Err(trace_error(Problem::Unfinished(reader.nodes[open].0)));
    }
    let nodes: Vec<TreeNode> = reader.nodes.into_iter().map(|(_, node)| node).collect();
    if nodes.is_empty() {
        return Err(trace_error(Problem::Empty));
    }
    let mut tree = Tree { header, nodes };
    for id in (0..tree.nodes.len()).rev() {
        tree.nodes[id].bound = reader.named_bounds.get(&id).copied().unwrap_or_else(|| tree.judged(id));
    }
    Ok(Trace {
        tree,
        lines: lines_of,
        best_values: reader.best_values,
        cuts: reader.cuts,
        has_windows: reader.has_windows,
        named_bounds: reader.named_bounds,
    })
}

fn header(line: &str) -> Result<Header, Problem> {
    #[derive(serde::Deserialize)]
    struct Version {
        trace: u32,
    }
    let no_header = |error: serde_json::Error| Problem::NoHeader(Flaw::of_header(line, &error));
    // The version first: a later one may have other fields.
    let Version { trace } = serde_json::from_str(line).map_err(no_header)?;
    if trace > VERSION {
        return Err(Problem::Future(trace));
    }
    let first: HeaderLine = serde_json::from_str(line).map_err(no_header)?;
    Ok(Header {
        is_written: is_written(&first.game),
        game: first.game,
        position: first.position,
        to_move: first.to_move.into(),
        visits_once: Algorithm::named(&first.algorithm).is_some_and(Algorithm::visits_once),
        algorithm: first.algorithm,
        evaluator: first.evaluator,
        depth: first.depth,
        convention: first.convention,
        ordering: first.ordering,
        mutations: first.mutations,
        weights: first.weights,
        above: Vec::new(),
    })
}

#[derive(Default)]
struct TraceReader {
    /// The nodes so far, with the ids that the file gives them.
    nodes: Vec<(u64, TreeNode)>,
    places: BTreeMap<u64, Id>,
    open: Vec<Id>,
    /// The move about to be searched again.
    again: Option<String>,
    /// The node left last.
    left: Option<Id>,
    /// The kinds of values that the file states; the others are derived.
    named_bounds: BTreeMap<Id, Bound>,
    best_values: BTreeMap<Id, Score>,
    cuts: BTreeMap<Id, ToldCut>,
    /// Whether a window was told so far.
    has_windows: bool,
    /// The visits that are not in the file, so far.
    dropped: u64,
}

/// No search makes more visits than this, and many JSON parsers lose precision beyond it.
const MOST_DROPPED: u64 = 1 << 53;

impl TraceReader {
    /// Processes a line and returns its event, if it is one.
    fn take(&mut self, line: TraceLine) -> Result<Option<Event>, Problem> {
        if self.open.is_empty() && !self.nodes.is_empty() {
            return Err(Problem::AfterEnd);
        }
        if self.again.is_some() && !matches!(line, TraceLine::Enter { .. }) {
            return Err(Problem::NotAgain);
        }
        Ok(match line {
            TraceLine::Enter { id, parent, movement, ply, side, alpha, beta, moves } => {
                let again = self.again.take();
                self.has_windows |= alpha.is_some() || beta.is_some();
                let parent = self.parent(id, parent)?;
                let expected = parent.map_or(Some(0), |parent| self.nodes[parent].1.ply.checked_add(1));
                let expected = expected.ok_or(Problem::TooDeep)?;
                if ply != expected {
                    return Err(Problem::Ply { found: ply, expected });
                }
                let movement = match (movement, parent) {
                    (Some(movement), Some(_)) => movement,
                    (None, Some(_)) => return Err(Problem::NoMove(id)),
                    (_, None) => String::new(),
                };
                if let Some(again) = &again
                    && *again != movement
                {
                    return Err(Problem::OtherMove { found: movement, searched: again.clone() });
                }
                let place = self.nodes.len();
                if let Some(parent) = parent {
                    self.nodes[parent].1.children.push(place);
                }
                let node = TreeNode {
                    stored: false,
                    parent,
                    children: Vec::new(),
                    movement,
                    ply,
                    side: side.into(),
                    window: Window {
                        alpha: alpha.map_or(-Score::INFINITE, |alpha| alpha.0),
                        beta: beta.map_or(Score::INFINITE, |beta| beta.0),
                    },
                    moves,
                    value: None,
                    bound: Bound::Unknown,
                    leaf: None,
                    best: None,
                    cut: None,
                    improved: false,
                    again: again.is_some(),
                    dropped: 0,
                    remarks: Vec::new(),
                };
                self.nodes.push((id, node));
                self.places.insert(id, place);
                self.open.push(place);
                Some(Event::Enter(place))
            }
            TraceLine::Leave { id, value, bound, leaf, dropped } => {
                let node = self.open_node(id)?;
                node.value = value.map(|value| value.0);
                node.leaf = leaf.map(Into::into);
                node.dropped = dropped;
                Some(self.leave(bound.map(Into::into), dropped)?)
            }
            TraceLine::Best { id, movement, value } => {
                self.open_node(id)?;
                let child = self.just_searched(&movement)?;
                if self.nodes[child].1.value.is_none() {
                    return Err(Problem::BestWithoutValue);
                }
                self.best_values.insert(child, value.0);
                self.nodes[child].1.improved = true;
                let parent = self.nodes[child].1.parent.expect("a child has a parent");
                self.nodes[parent].1.best = Some(child);
                Some(Event::Best(child))
            }
            TraceLine::Cut { id, beta, by, searched, skipped, moves } => {
                self.open_node(id)?.cut = Some(Cutoff { by, searched, skipped: moves });
                let place = self.places[&id];
                self.cuts.insert(place, ToldCut { beta: beta.map(|beta| beta.0), skipped });
                Some(Event::Cut(place))
            }
            TraceLine::Research { id, movement } => {
                self.open_node(id)?;
                self.just_searched(&movement)?;
                self.again = Some(movement);
                // It becomes an event of the node that is entered next.
                Some(Event::Research(self.nodes.len()))
            }
            TraceLine::Table { id, value, bound } => {
                let remark = Remark::Table { value: value.0, bound: bound.into() };
                self.open_node(id)?.remarks.push(remark);
                None
            }
            TraceLine::Note { id, text } => {
                self.open_node(id)?.remarks.push(Remark::Note(text));
                None
            }
        })
    }

    /// Closes the innermost open node.
    fn leave(&mut self, named: Option<Bound>, dropped: u64) -> Result<Event, Problem> {
        self.dropped = self.dropped.saturating_add(dropped);
        if self.dropped > MOST_DROPPED {
            return Err(Problem::TooManyDropped);
        }
        let place = self.open.pop().expect("its value was just noted");
        if let Some(named) = named {
            self.named_bounds.insert(place, named);
        }
        self.left = Some(place);
        Ok(Event::Leave(place))
    }

    /// The index of a new node's parent, which must be the innermost open node.
    fn parent(&self, id: u64, parent: Option<u64>) -> Result<Option<Id>, Problem> {
        if parent == Some(id) {
            return Err(Problem::OwnParent(id));
        }
        if self.places.contains_key(&id) {
            return Err(Problem::Repeated(id));
        }
        match (parent, self.open.last()) {
            (None, None) => Ok(None),
            (None, Some(_)) => Err(Problem::Root(id)),
            (Some(parent), open) => {
                let place = *self.places.get(&parent).ok_or(Problem::Unknown(parent))?;
                if open == Some(&place) { Ok(Some(place)) } else { Err(self.not_open(parent)) }
            }
        }
    }

    /// The node that an event is about, which must be the innermost open one.
    fn open_node(&mut self, id: u64) -> Result<&mut TreeNode, Problem> {
        let place = *self.places.get(&id).ok_or(Problem::Unknown(id))?;
        if self.open.last() != Some(&place) {
            return Err(self.not_open(id));
        }
        Ok(&mut self.nodes[place].1)
    }

    fn not_open(&self, id: u64) -> Problem {
        Problem::NotOpen { id, open: self.open.last().map(|&open| self.nodes[open].0) }
    }

    /// The child of the open node that was left last, whose move must be this one.
    fn just_searched(&self, movement: &str) -> Result<Id, Problem> {
        let child = self.left.filter(|&left| self.nodes[left].1.parent == self.open.last().copied());
        let searched = child.map_or("", |child| &self.nodes[child].1.movement);
        match child {
            Some(child) if searched == movement => Ok(child),
            _ => Err(Problem::OtherMove { found: movement.to_owned(), searched: searched.to_owned() }),
        }
    }
}
