//! Whether a trace matches the search that it names.

use plyground_core::{Bound, Leaf, Limits, Message, Player, Score, Window};
use plyground_draw::explain::{score, window};
use plyground_draw::tree::{Event, Id, Tree, TreeNode};
use plyground_i18n::{Texts, say};

use super::Trace;
use crate::record::Reference;

/// The result of comparing a trace with the reference search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TraceCheck {
    /// All events are the same.
    Same {
        /// Number of nodes that both have in full.
        nodes: usize,
        /// Number of visits that the trace left out and that could not be compared.
        dropped: u64,
        /// Whether the trace is of a search that was stopped: then they are the same until there.
        stopped: bool,
    },
    /// They differ; the first difference.
    Different(Difference),
}

/// The first event in which a trace differs from the reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The line of the file.
    pub line: Option<usize>,
    /// The moves from the root to the node.
    pub path: Vec<String>,
    /// What differs there.
    pub what: Unlike,
}

/// A kind of difference. `found` is from the trace, `expected` from the reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unlike {
    /// Another move is searched.
    Move {
        /// By the trace.
        found: String,
        /// By the reference.
        expected: String,
    },
    /// A move is searched that the reference leaves out.
    Extra(String),
    /// A move is left out that the reference searches.
    Missing(String),
    /// Another side is to move.
    Side {
        /// By the trace.
        found: Player,
        /// By the reference.
        expected: Player,
    },
    /// The number of legal moves is another.
    Moves {
        /// By the trace.
        found: usize,
        /// By the reference.
        expected: usize,
    },
    /// The window is another.
    Window {
        /// By the trace.
        found: Window,
        /// By the reference.
        expected: Window,
    },
    /// A move is searched again by one of the two only.
    Again {
        /// Whether by the trace.
        found: bool,
    },
    /// The trace goes deeper than the depth in its first line.
    Deeper {
        /// That depth.
        depth: u16,
    },
    /// The trace turns back before the depth in its first line.
    Shallower {
        /// The distance from the root at which the trace turns back.
        ply: u16,
        /// The depth of the first line.
        depth: u16,
    },
    /// A node is a leaf in one of the two only, or a leaf of another kind.
    Leaf,
    /// Only one of the two has a cutoff, or both after another number of moves.
    Cut {
        /// Moves searched by the trace.
        found: Option<usize>,
        /// Moves searched by the reference.
        expected: Option<usize>,
    },
    /// Another move causes the cutoff.
    CutBy {
        /// By the trace.
        found: String,
        /// By the reference.
        expected: String,
    },
    /// Another bound causes the cutoff.
    CutBound {
        /// By the trace.
        found: Score,
        /// By the reference.
        expected: Score,
    },
    /// Another number of moves is left out.
    Skipped {
        /// By the trace.
        found: usize,
        /// By the reference.
        expected: usize,
    },
    /// Other moves are left out, or the same in another order.
    SkippedMoves {
        /// By the trace.
        found: String,
        /// By the reference.
        expected: String,
    },
    /// The value is another.
    Value {
        /// By the trace.
        found: Option<Score>,
        /// By the reference.
        expected: Option<Score>,
    },
    /// The value is the same, but its kind (exact or bound) is another.
    Bound {
        /// By the trace.
        found: Bound,
        /// By the reference.
        expected: Bound,
    },
    /// A move is the best so far in one of the two only.
    Best {
        /// Whether in the trace.
        found: bool,
    },
}

/// Repeats the search that the trace names and compares the two, event by event. An error says why that is impossible:
/// an unknown name in the first line.
pub fn check(trace: &Trace) -> Result<TraceCheck, Message> {
    compare(trace, &Reference::new(&trace.tree.header)?)
}

/// Runs the reference search and compares it with the trace, event by event.
///
/// The reference stops after as many visits as the trace has: the two differ by then, and the search that the first
/// line names may never end.
pub fn compare(trace: &Trace, reference: &Reference) -> Result<TraceCheck, Message> {
    /// Most events of a reference. A larger one is thinned out where the trace is, and what is missing is not compared.
    const MOST: usize = 4_000_000;
    /// The most events of one visit.
    const EVENTS_OF_A_VISIT: usize = 5;
    let nodes = &trace.tree.nodes;
    let one_more = 1 + nodes.iter().map(|node| 1 + node.dropped).sum::<u64>();
    let limits = Limits { nodes: Some(one_more), ..Limits::default() };
    let most = MOST.max(EVENTS_OF_A_VISIT * (nodes.len() + 1));
    let reference = reference.record(most, limits)?;
    let mut comparison = TraceComparison { trace, reference: &reference, nodes: 0, dropped: 0 };
    let stopped = nodes[0].value.is_none();
    Ok(match comparison.node(0, 0, true) {
        Ok(()) => TraceCheck::Same { nodes: comparison.nodes, dropped: comparison.dropped, stopped },
        Err(difference) => TraceCheck::Different(difference),
    })
}

struct TraceComparison<'a> {
    trace: &'a Trace,
    reference: &'a Tree,
    nodes: usize,
    dropped: u64,
}

impl TraceComparison<'_> {
    /// Compares a node with everything below it. When a search is stopped, the nodes that are still open return without
    /// a value; `may_stop` says that this can be one of them: nothing follows it in the file, and nothing above it has
    /// a value.
    fn node(&mut self, found: Id, expected: Id, may_stop: bool) -> Result<(), Difference> {
        let (theirs, ours) = (&self.trace.tree.nodes[found], &self.reference.nodes[expected]);
        self.nodes += 1;
        let stopped = may_stop && theirs.value.is_none() && theirs.cut.is_none();
        let unlike = |event: Event, what: Unlike| self.difference(event, what);
        entered(theirs, ours, self.trace.has_windows()).map_err(|what| unlike(Event::Enter(found), what))?;
        self.equally_deep(found, expected)?;
        if theirs.dropped > 0 || ours.dropped > 0 {
            self.dropped += theirs.dropped;
        } else {
            for (&child, &ours) in theirs.children.iter().zip(&ours.children) {
                self.node(child, ours, stopped && theirs.children.last() == Some(&child))?;
            }
            if let Some(&extra) = theirs.children.get(ours.children.len()) {
                let movement = self.trace.tree.nodes[extra].movement.clone();
                return Err(self.difference(Event::Enter(extra), Unlike::Extra(movement)));
            }
            if let Some(&missing) = ours.children.get(theirs.children.len()).filter(|_| !stopped) {
                let movement = self.reference.nodes[missing].movement.clone();
                return Err(self.difference(Event::Leave(found), Unlike::Missing(movement)));
            }
        }
        if stopped {
            return Ok(());
        }
        // A cutoff after the last move leaves nothing out: without windows it does not show.
        let shows = |node: &TreeNode| self.trace.has_windows() || node.skipped() > 0;
        let cut = |node: &TreeNode| node.cut.as_ref().filter(|_| shows(node)).map(|cut| cut.searched);
        if cut(theirs) != cut(ours) {
            let event = if theirs.cut.is_some() { Event::Cut(found) } else { Event::Leave(found) };
            let what = Unlike::Cut { found: cut(theirs), expected: cut(ours) };
            return Err(self.difference(event, what));
        }
        if let Some(what) = self.cut_otherwise(found, expected) {
            return Err(self.difference(Event::Cut(found), what));
        }
        left(theirs, ours, self.trace.knows_bound(found))
            .map_err(|what| self.difference(Event::Leave(found), what))?;
        let (told, known) = (self.trace.best_value(found), self.reference.value_for_parent(expected));
        if theirs.improved && told != known {
            let what = Unlike::Value { found: told, expected: known };
            return Err(self.difference(Event::Best(found), what));
        }
        Ok(())
    }

    /// Whether both reach the depth limit at the same nodes.
    fn equally_deep(&self, found: Id, expected: Id) -> Result<(), Difference> {
        let (theirs, ours) = (&self.trace.tree.nodes[found], &self.reference.nodes[expected]);
        let depth = self.trace.tree.header.depth;
        match (theirs.children.first(), ours.children.is_empty()) {
            (Some(&below), true) if ours.leaf == Some(Leaf::Horizon) => {
                Err(self.difference(Event::Enter(below), Unlike::Deeper { depth }))
            }
            (None, false) if theirs.leaf == Some(Leaf::Horizon) => {
                let what = Unlike::Shallower { ply: theirs.ply, depth };
                Err(self.difference(Event::Leave(found), what))
            }
            _ => Ok(()),
        }
    }

    /// The difference between two cutoffs after the same number of moves. A move that was not kept has no name to
    /// compare.
    fn cut_otherwise(&self, found: Id, expected: Id) -> Option<Unlike> {
        let (told, ours) = (self.trace.told_cut(found)?, &self.reference.nodes[expected]);
        let (by_trace, by_us) = (self.trace.tree.nodes[found].cut.as_ref()?, ours.cut.as_ref()?);
        if by_trace.by != by_us.by && !by_trace.by.is_empty() && !by_us.by.is_empty() {
            return Some(Unlike::CutBy { found: by_trace.by.clone(), expected: by_us.by.clone() });
        }
        if let Some(found) = told.beta.filter(|&beta| beta != ours.window.beta) {
            return Some(Unlike::CutBound { found, expected: ours.window.beta });
        }
        let skipped = ours.skipped();
        let named = by_trace.skipped.len();
        for found in [told.skipped, if named == 0 { skipped } else { named }] {
            if found != skipped {
                return Some(Unlike::Skipped { found, expected: skipped });
            }
        }
        let mut pairs = by_trace.skipped.iter().zip(&by_us.skipped);
        let (found, expected) = pairs.find(|(found, expected)| found != expected)?;
        Some(Unlike::SkippedMoves { found: found.clone(), expected: expected.clone() })
    }

    fn difference(&self, event: Event, what: Unlike) -> Difference {
        let id = event.node();
        let path = self.trace.tree.path(id).into_iter().map(str::to_owned).collect();
        Difference { line: self.trace.line(event), path, what }
    }
}

/// The difference when a node is entered. Windows are compared where the trace has them.
fn entered(theirs: &TreeNode, ours: &TreeNode, has_windows: bool) -> Result<(), Unlike> {
    if theirs.movement != ours.movement {
        let (found, expected) = (theirs.movement.clone(), ours.movement.clone());
        return Err(Unlike::Move { found, expected });
    }
    if theirs.again != ours.again {
        return Err(Unlike::Again { found: theirs.again });
    }
    if theirs.side != ours.side {
        return Err(Unlike::Side { found: theirs.side, expected: ours.side });
    }
    if has_windows && theirs.window != ours.window {
        return Err(Unlike::Window { found: theirs.window, expected: ours.window });
    }
    if theirs.moves != ours.moves {
        return Err(Unlike::Moves { found: theirs.moves, expected: ours.moves });
    }
    Ok(())
}

/// The difference when a node is left. Kinds of values are compared where the trace knows them.
fn left(theirs: &TreeNode, ours: &TreeNode, knows_bound: bool) -> Result<(), Unlike> {
    if theirs.leaf != ours.leaf {
        return Err(Unlike::Leaf);
    }
    if theirs.value != ours.value {
        return Err(Unlike::Value { found: theirs.value, expected: ours.value });
    }
    // A program that derives the kind of value from the window alone may call an exact value a bound; that is correct.
    if knows_bound
        && theirs.bound != ours.bound
        && (ours.bound != Bound::Exact || theirs.bound == Bound::Unknown)
    {
        return Err(Unlike::Bound { found: theirs.bound, expected: ours.bound });
    }
    if theirs.improved != ours.improved {
        return Err(Unlike::Best { found: theirs.improved });
    }
    Ok(())
}

impl Difference {
    /// The difference in a sentence. Values and windows are those of the side to move, as in the file.
    pub fn say(&self, texts: &Texts) -> String {
        let place = match (&self.path[..], self.line) {
            ([], Some(line)) => say!(texts, "trace-at-root", line = line),
            (path, Some(line)) => say!(texts, "trace-at", line = line, path = path.join(" ")),
            (path, None) => say!(texts, "trace-after", path = path.join(" ")),
        };
        let what = self.what.say(texts);
        say!(texts, "trace-different", place = place, what = what)
    }
}

impl Unlike {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Move { found, expected } => {
                say!(texts, "trace-unlike-move", found = found, expected = expected)
            }
            Self::Extra(movement) => say!(texts, "trace-unlike-extra", movement = movement),
            Self::Missing(movement) => say!(texts, "trace-unlike-missing", movement = movement),
            Self::Side { found, expected } => {
                say!(texts, "trace-unlike-side", found = found.mark(), expected = expected.mark())
            }
            Self::Moves { found, expected } => {
                say!(texts, "trace-unlike-moves", found = *found, expected = *expected)
            }
            Self::Window { found, expected } => {
                say!(texts, "trace-unlike-window", found = window(*found), expected = window(*expected))
            }
            Self::Again { found: true } => texts.get("trace-unlike-again"),
            Self::Again { found: false } => texts.get("trace-unlike-not-again"),
            Self::Deeper { depth } => say!(texts, "trace-unlike-deeper", depth = *depth),
            Self::Shallower { ply, depth } => {
                say!(texts, "trace-unlike-shallower", ply = *ply, depth = *depth)
            }
            Self::Leaf => texts.get("trace-unlike-leaf"),
            Self::Cut { found: Some(found), expected: Some(expected) } => {
                say!(texts, "trace-unlike-cut", found = *found, expected = *expected)
            }
            Self::Cut { found: Some(found), expected: None } => {
                say!(texts, "trace-unlike-cut-extra", found = *found)
            }
            Self::Cut { expected, .. } => {
                say!(texts, "trace-unlike-cut-missing", expected = expected.unwrap_or_default())
            }
            Self::CutBy { found, expected } => {
                say!(texts, "trace-unlike-cut-by", found = found, expected = expected)
            }
            Self::CutBound { found, expected } => {
                say!(texts, "trace-unlike-cut-bound", found = score(*found), expected = score(*expected))
            }
            Self::Skipped { found, expected } => {
                say!(texts, "trace-unlike-skipped", found = *found, expected = *expected)
            }
            Self::SkippedMoves { found, expected } => {
                say!(texts, "trace-unlike-skipped-move", found = found, expected = expected)
            }
            Self::Value { found, expected } => {
                let known = |value: &Option<Score>| value.map_or_else(|| "?".to_owned(), score);
                say!(texts, "trace-unlike-value", found = known(found), expected = known(expected))
            }
            Self::Bound { found, expected } => {
                say!(texts, "trace-unlike-bound", found = found.to_string(), expected = expected.to_string())
            }
            Self::Best { found: true } => texts.get("trace-unlike-best"),
            Self::Best { found: false } => texts.get("trace-unlike-not-best"),
        }
    }
}
