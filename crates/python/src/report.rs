//! Files, and lab reports: measured, composed, and written as a folder that appears whole or not at all.

use std::path::{Path, PathBuf};
use std::time::Instant;

use plyground_core::{Message, message};
use plyground_files::DraftFolder;
use plyground_lab::experiment::Lineup;
use plyground_play::{Plan, SearchSettings};
use plyground_registry::{OwnEvaluator, Session};
use plyground_report::{
    Additions, Claim, Cover, MeasureOptions, QUICK, ReportCase, ReportSettings, Start, Title, compose, files,
    measure,
};
use pyo3::exceptions::{PyKeyboardInterrupt, PyOSError};
use pyo3::prelude::*;
use serde::Deserialize;

use crate::function::Function;
use crate::request::{own, read, told};
use crate::session::{PySession, alarms, python_game};
use crate::texts::{PlygroundError, texts};
use crate::work;

/// The largest tree of a Python game that a report searches by default.
const LARGEST_OF_PYTHON: u64 = 1_000_000;
/// Positions of a Python game that may be asked for the depths of its report.
const ASKED_OF_PYTHON: u32 = 40_000;
/// The effort of a report of a Python game.
const EFFORT_OF_PYTHON: u64 = 20_000;

/// What is reported, by names.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ReportQuestion {
    algorithms: Vec<String>,
    evaluator: Option<String>,
    convention: Option<String>,
    preset: Option<String>,
    weights: Option<String>,
    mutations: Option<Vec<String>>,
    depths: Option<Vec<u16>>,
    seed: u64,
    timed: bool,
    /// The title page, in TOML.
    title: Option<String>,
    /// The author's test cases, in TOML.
    cases: Option<String>,
    /// The author's source files, the rules of a Python game, and whether questions stand in place of conclusions.
    additions: Additions,
    /// The call that wrote the report.
    command: String,
}

/// Measures everything and writes the folder; returns its files.
#[pyfunction]
pub(crate) fn write_report(
    py: Python<'_>,
    session: &PySession,
    question: &str,
    functions: Vec<PyRef<'_, Function>>,
    out: &str,
) -> PyResult<Vec<String>> {
    let question: ReportQuestion = read(question)?;
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &functions);
    let own = own(&functions);
    let title = match &question.title {
        Some(text) => Title::read(text, texts()).map_err(PlygroundError::new_err)?,
        None => Title::default(),
    };
    let place = Path::new(out);
    refuse_taken(place)?;
    let draft = DraftFolder::beside(place)?;
    let made = work::run(py, &alarms, move |cancel| -> Result<_, Message> {
        let settings = settings(session, &question, own.clone())?;
        let start = Instant::now();
        let clock = || start.elapsed();
        let timing = question.timed.then_some(QUICK);
        let own = own.as_ref();
        let options = MeasureOptions { clock: &clock, timing, cancel: Some(cancel), own, known: &[] };
        let Some(findings) = measure(&settings, options, &mut |_| ())? else { return Ok(None) };
        let additions = question.additions;
        let claim = Claim::new(&findings, title.clone(), texts().language().code, &question.command)
            .with_additions(additions.clone());
        let cover = Cover { title, command: question.command.clone(), data: claim.write(), additions };
        let document = compose(&findings, &cover, texts())?;
        files(&document, &mut |_| ()).map(Some)
    })?;
    let Some(made) = told(made)? else { return Err(PyKeyboardInterrupt::new_err(())) };
    for file in &made {
        draft.write(&file.path, &file.content)?;
    }
    draft.put_in_place()?;
    Ok(made.into_iter().map(|file| file.path).collect())
}

/// Writes a file whole or not at all.
#[pyfunction]
pub(crate) fn write_file(path: PathBuf, content: &[u8]) -> PyResult<()> {
    Ok(plyground_files::write(&path, content)?)
}

/// A folder that is not an earlier report is left alone.
fn refuse_taken(place: &Path) -> PyResult<()> {
    let is_ours = |name: &std::ffi::OsStr| {
        ["report.html", "report.typ", "report.tex", "counts.json", "figures"].iter().any(|ours| name == *ours)
    };
    let Ok(entries) = std::fs::read_dir(place) else { return Ok(()) };
    for entry in entries {
        if !is_ours(&entry?.file_name()) {
            let folder = place.display().to_string();
            return Err(PyOSError::new_err(plyground_i18n::say!(
                texts(),
                "report-folder-taken",
                folder = folder
            )));
        }
    }
    Ok(())
}

fn settings(
    session: Box<dyn Session>,
    question: &ReportQuestion,
    own: Option<OwnEvaluator>,
) -> Result<ReportSettings, Message> {
    let names = SearchSettings {
        preset: question.preset.clone(),
        evaluator: question.evaluator.clone(),
        weights: question.weights.clone(),
        convention: question.convention.clone(),
        own,
        ..SearchSettings::default()
    };
    let plan = Plan::new(session, &names)?;
    if plan.session.outcome().is_some() {
        return Err(message!("python-finished", "the game is over here: there is nothing to search"));
    }
    let session = &*plan.session;
    let mut settings = match python_game(session) {
        Some(_) => of_python(session)?,
        None => ReportSettings::of(session, plan.preset)?,
    };
    plan.evaluator.id.clone_into(&mut settings.evaluator);
    plan.convention.clone_into(&mut settings.convention);
    settings.weights = plan.weights().map(str::to_owned);
    settings.seed = question.seed;
    if let Some(cases) = &question.cases {
        settings.cases = ReportCase::read(cases)?;
    }
    if !question.algorithms.is_empty() {
        let lineup = Lineup::new(&plan, &question.algorithms, &[], &[])?;
        settings.algorithms = lineup.algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect();
    }
    if let Some(depths) = &question.depths {
        settings.depths = depths.iter().copied().filter(|&depth| depth > 0).collect();
        settings.depths.sort_unstable();
        settings.depths.dedup();
    }
    settings.mutations = match &question.mutations {
        Some(names) => settings.fitting_mutations(session, names)?,
        None => settings.suitable_mutations(session)?,
    };
    Ok(settings)
}

/// The settings that suit a Python game: as deep as is done soon, though every position has to be asked once.
fn of_python(session: &dyn Session) -> Result<ReportSettings, Message> {
    let fresh = session.fresh();
    let opening = plyground_registry::open(&session.game())?;
    let is_opening = fresh.position() == opening.position() && fresh.to_move() == opening.to_move();
    let start = Start { position: fresh.position(), to_move: fresh.to_move().mark() };
    let mut depths = Vec::new();
    let mut before = 1;
    for depth in 1..=12 {
        match session.positions(depth, LARGEST_OF_PYTHON) {
            Some(positions) if positions > before => before = positions,
            _ => break,
        }
        depths.push(depth);
        if python_game(session).is_some_and(|game| game.graph.size() > ASKED_OF_PYTHON) {
            break;
        }
    }
    Ok(ReportSettings {
        game: session.game(),
        start: (!is_opening).then_some(start),
        moves: session.history().to_vec(),
        preset: None,
        evaluator: session.default_evaluator().id.to_owned(),
        weights: None,
        convention: "plyground".to_owned(),
        algorithms: session.algorithms().iter().map(|algorithm| algorithm.id().to_owned()).collect(),
        depths: if depths.is_empty() { vec![1] } else { depths },
        mutations: Vec::new(),
        seed: 1,
        effort: EFFORT_OF_PYTHON,
        cases: Vec::new(),
    })
}
