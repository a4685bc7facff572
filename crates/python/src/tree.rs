//! Recorded searches: their trees, traces and explanations.

use plyground_core::{Message, Score, message};
use plyground_draw::figure;
use plyground_draw::tree::{Extent, Guide, Picture, Scene, Tree};
use plyground_grade::{diagnose_recordings, recording_words};
use plyground_lab::export;
use plyground_lab::guide::{SessionGuide, session_of};
use plyground_lab::record::{Reference, record};
use plyground_lab::trace::{self, Trace, TraceCheck};
use plyground_lab::why::why;
use plyground_play::Plan;
use plyground_registry::{Algorithm, Limits, OwnEvaluator, Session};
use pyo3::prelude::*;
use serde_json::json;

use crate::function::Function;
use crate::request::{Question, own, told};
use crate::session::{PySession, alarms};
use crate::texts::{PlygroundError, texts};
use crate::work;

/// Positions of a minimax tree that can still be viewed as a whole.
const MANAGEABLE: u64 = 1_000;

/// A visit: the number of its parent, the move, the value for the side to move, whether it is a leaf, and the moves that a cutoff
/// left out.
type VisitFields = (Option<usize>, String, Option<i32>, bool, usize);

/// The tree of a search.
#[pyclass(name = "RecordedTree", module = "plyground._plyground", frozen)]
pub(crate) struct RecordedTree {
    tree: Tree,
    /// The evaluator, where it is a function: the tree only names it.
    own: Option<OwnEvaluator>,
}

/// Searches and records the tree, in up to `most` events. Without a depth, as deep as makes a tree that can be looked at.
#[pyfunction]
pub(crate) fn record_tree(
    py: Python<'_>,
    session: &PySession,
    question: &str,
    functions: Vec<PyRef<'_, Function>>,
    most: usize,
) -> PyResult<RecordedTree> {
    let question = Question::read(question, &functions)?;
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &functions);
    let tree = work::run(py, &alarms, move |cancel| {
        let plan = studied(session, &question)?;
        let limits = Limits { cancel: Some(cancel), ..Limits::default() };
        let (_, tree) = record(&*plan.session, &plan.task(limits)?, plan.convention, most)?;
        Ok(tree)
    })?;
    Ok(RecordedTree { tree: told(tree)?, own: own(&functions) })
}

/// A search of the textbook, of a position that is not finished.
fn studied(session: Box<dyn Session>, question: &Question) -> Result<Plan, Message> {
    let mut plan = question.plan(session)?;
    if plan.session.outcome().is_some() {
        return Err(message!("python-finished", "the game is over here: there is nothing to search"));
    }
    plan.algorithm.get_or_insert(plan.default_textbook());
    if plan.depth.is_none() {
        let deepest = plan.default_depth();
        let fits = |&depth: &u16| plan.session.positions(depth, MANAGEABLE).is_some();
        plan.depth = if plan.session.is_written() {
            Some(deepest)
        } else {
            (2..=deepest).take_while(fits).last().or(Some(deepest.min(2)))
        };
    }
    Ok(plan)
}

/// Reads a recorded search, such as one that a program in another language wrote.
#[pyfunction]
pub(crate) fn read_trace(text: &str) -> PyResult<RecordedTree> {
    match trace::read(text) {
        Ok(trace) => Ok(RecordedTree { tree: trace.tree, own: None }),
        Err(error) => Err(PlygroundError::new_err(error.say(texts()))),
    }
}

/// Compares a recorded search with the one that its first line names: whether they are the same, the first difference, and what
/// explains it: a mistake with its hint, or another convention.
#[pyfunction]
pub(crate) fn check_trace(
    py: Python<'_>,
    text: &str,
    functions: Vec<PyRef<'_, Function>>,
) -> PyResult<(bool, String, Vec<String>)> {
    let trace = trace::read(text).map_err(|error| PlygroundError::new_err(error.say(texts())))?;
    let header = &trace.tree.header;
    let own = own(&functions);
    let reference =
        told(own.map_or_else(|| Reference::new(header), |own| Reference::with_own(header, &own)))?;
    let alarms = alarms(&*reference.session, &functions);
    let verdict = work::run(py, &alarms, move |_| {
        let check = trace::compare(&trace, &reference)?;
        Ok(match check {
            TraceCheck::Same { nodes, .. } => {
                (true, plyground_i18n::say!(texts(), "trace-same", count = nodes), Vec::new())
            }
            TraceCheck::Different(difference) => {
                (false, difference.say(texts()), diagnosed(&trace, &reference))
            }
        })
    })?;
    told(verdict)
}

/// What explains a search that differs from the reference.
fn diagnosed(trace: &Trace, reference: &Reference) -> Vec<String> {
    let search = match trace::recorded_search(trace, reference) {
        Ok(search) => search,
        Err(why) => {
            return vec![plyground_i18n::say!(texts(), "trace-not-diagnosed", why = texts().tell(&why))];
        }
    };
    let found = diagnose_recordings(&[search]).pop();
    found.map_or_else(Vec::new, |found| recording_words(texts(), &found))
}

impl RecordedTree {
    /// Calls `f` with what is shown of the tree.
    fn with_scene<T: Send>(
        &self,
        py: Python<'_>,
        most: Option<usize>,
        f: impl FnOnce(&Scene<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut session = session_of(&self.tree.header);
        if let (Some(session), Some(own)) = (&mut session, &self.own) {
            told(session.add_evaluator(own))?;
        }
        let alarms = session.as_deref().map(|session| alarms(session, &[])).unwrap_or_default();
        let tree = &self.tree;
        work::run(py, &alarms, move |_| {
            let guide =
                session.as_deref().map(|session| SessionGuide { session, evaluator: &tree.header.evaluator });
            let guide: &dyn Guide = match &guide {
                Some(guide) => guide,
                None => &(),
            };
            let extent = match most {
                Some(0) => Extent::All,
                Some(most) => Extent::AtMost(most),
                None => Extent::Fitting,
            };
            f(&Scene::new(tree, guide, extent))
        })
    }
}

#[pymethods]
impl RecordedTree {
    /// The picture as SVG, of about `most` items; 0 for all of them, `None` for as many as fit a page.
    #[pyo3(signature = (most=None))]
    fn svg(&self, py: Python<'_>, most: Option<usize>) -> PyResult<String> {
        self.with_scene(py, most, |scene| Picture::new(scene, texts()).svg())
    }

    /// The picture as a LaTeX document.
    #[pyo3(signature = (most=None))]
    fn tikz(&self, py: Python<'_>, most: Option<usize>) -> PyResult<String> {
        self.with_scene(py, most, |scene| Picture::new(scene, texts()).tikz())
    }

    /// The tree for Graphviz.
    #[pyo3(signature = (most=None))]
    fn dot(&self, py: Python<'_>, most: Option<usize>) -> PyResult<String> {
        self.with_scene(py, most, |scene| Picture::new(scene, texts()).dot())
    }

    /// The tree in words, one position a line.
    #[pyo3(signature = (most=None))]
    fn text(&self, py: Python<'_>, most: Option<usize>) -> PyResult<String> {
        self.with_scene(py, most, |scene| scene.text(texts()))
    }

    /// The recorded search as lines of JSON.
    fn trace(&self) -> String {
        trace::write(&self.tree)
    }

    /// The settings of the search.
    fn header(&self) -> String {
        let mut header = export::header(&self.tree.header);
        header["value"] = json!(self.tree.root().value.map(Score::get));
        header["visits"] = self.tree.nodes.len().into();
        header.to_string()
    }

    /// The visits in order.
    fn visits(&self) -> Vec<VisitFields> {
        let visit = |node: &plyground_draw::tree::TreeNode| {
            let value = node.value.map(Score::get);
            (node.parent, node.movement.clone(), value, node.leaf.is_some(), node.skipped())
        };
        self.tree.nodes.iter().map(visit).collect()
    }
}

/// Why not this move? The sentences, and the figures behind them as JSON.
#[pyfunction]
pub(crate) fn explain(
    py: Python<'_>,
    session: &PySession,
    question: &str,
    functions: Vec<PyRef<'_, Function>>,
    movement: &str,
) -> PyResult<Option<(Vec<String>, String)>> {
    let question = Question::read(question, &functions)?;
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &functions);
    let movement = movement.to_owned();
    let answer = work::run(py, &alarms, move |cancel| -> Result<_, Message> {
        let mut plan = question.plan(session)?;
        plan.algorithm.get_or_insert(plan.default_textbook());
        let limits = Limits { cancel: Some(cancel), ..Limits::default() };
        let found = why(&*plan.session, &plan.task(limits)?, plan.convention, &movement)?;
        Ok(found.map(|why| {
            let figures = json!({
                "move": why.movement,
                "value": why.value.get(),
                "line": why.line,
                "best": why.best,
                "best_value": why.best_value.get(),
                "best_line": why.best_line,
            });
            (why.say(texts()), figures.to_string())
        }))
    })?;
    told(answer)
}

/// SVG as PNG, this many pixels for a unit of the drawing.
#[pyfunction]
pub(crate) fn png(py: Python<'_>, svg: &str, scale: f32) -> PyResult<Vec<u8>> {
    let svg = svg.to_owned();
    told(py.detach(move || figure::png(&svg, scale)))
}

/// The searches whose every step can be shown.
#[pyfunction]
pub(crate) fn textbook() -> Vec<&'static str> {
    plyground_registry::TEXTBOOK.iter().map(|entry| Algorithm::id(entry.algorithm)).collect()
}
