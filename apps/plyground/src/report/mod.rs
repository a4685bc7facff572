//! `plyground report`: writes a finished lab report, and verifies one.

pub(crate) mod args;
mod pages;
pub(crate) mod pdf;
mod verify;

use std::path::{Path, PathBuf};

use plyground_exercise::page::file_name;
use plyground_exercise::read_class;
use plyground_i18n::say;
use plyground_lab::experiment::Lineup;
use plyground_lab::export::disturbance;
use plyground_play::Plan;
use plyground_registry::OwnEvaluator;
use plyground_report::{
    Additions, Claim, Cover, Findings, MeasureOptions, OwnFile, QUICK, ReportCase, ReportFile,
    ReportSettings, Title, command_line, compose, files, left_out, measure, quoted, variant_moves,
};
use serde_json::json;

use self::args::{ReportArgs, ReportCommand, ReportFormat};
use crate::failure::Failure;
use crate::language::texts;
use crate::result_folder::{FolderKind, ResultFolder};
use crate::study::open_plan;
use crate::{files as whole, interrupt, output, processor_time};

/// The default file for the title page.
const TITLE: &str = "title.toml";
/// A folder with a report.
const FOLDER: FolderKind = FolderKind {
    names: &["report.html", "report.typ", "report.tex", pdf::NAME, "counts.json", "figures"],
    record: "counts.json",
    is_record: |text| Claim::read(text).is_ok(),
    taken: |folder| say!(texts(), "report-folder-taken", folder = folder),
};

pub(crate) fn run(args: &ReportArgs) -> Result<(), Failure> {
    match &args.command {
        Some(ReportCommand::Verify { file, json }) => verify::run(file, *json),
        None if args.init => init(args),
        None => write_all(args),
    }
}

/// Writes a template for the title page. An existing file may be filled in already, and is refused.
fn init(args: &ReportArgs) -> Result<(), Failure> {
    let path = args.title.as_deref().unwrap_or(Path::new(TITLE));
    let file = path.display().to_string();
    if path.exists() {
        return Err(Failure::Usage(say!(texts(), "report-init-exists", file = file)));
    }
    whole::write(path, Title::sample(texts()))?;
    output::line(&say!(texts(), "report-init-written", file = file))
}

/// Writes the report, or a skeleton for each student of a class, in a folder named by the id.
fn write_all(args: &ReportArgs) -> Result<(), Failure> {
    let title = match &args.title {
        Some(path) => Title::read(&whole::read(path)?, texts()).map_err(Failure::Usage)?,
        None => Title::default(),
    };
    let Some(class) = &args.class else { return write(args, title, &args.out) };
    let students = read_class(&whole::read(class)?)?;
    std::fs::create_dir_all(&args.out)?;
    for (i, student) in students.iter().enumerate() {
        let name = if student.name.is_empty() { student.id.clone() } else { student.name.clone() };
        let title = Title { name: vec![name], variant: Some((i + 1).to_string()), ..title.clone() };
        write(args, title, &args.out.join(file_name(&student.id)))?;
    }
    Ok(())
}

/// Measures everything and writes the folder.
fn write(args: &ReportArgs, title: Title, out: &Path) -> Result<(), Failure> {
    let texts = texts();
    let mut plan = open_plan(&args.board, &args.settings)?;
    let is_start = args.board.position.is_empty() && args.board.moves.is_none();
    if let Some(variant) = title.variant.as_deref().filter(|_| is_start) {
        for movement in variant_moves(&*plan.session, variant)? {
            plan.session.play(&movement)?;
        }
    }
    let settings = settings(args, &plan)?;
    let additions = additions(args)?;
    // An output folder that cannot be written is an error before the measurements.
    let folder = ResultFolder::beside(out, &FOLDER)?;
    let printer = if args.pdf || args.format == Some(ReportFormat::Pdf) { Some(pdf::find()?) } else { None };

    let guard = interrupt::guard();
    let stopped = || Failure::Interrupted(texts.get("report-interrupted"));
    let own = plan.session.own_evaluator(plan.evaluator.id);
    // The times of a skeleton are the student's.
    let is_untimed = args.no_time || args.skeleton;
    let findings = find_out(&settings, own.as_ref(), is_untimed, &guard)?.ok_or_else(stopped)?;
    let command = command_line(std::env::args().skip(1));
    let claim = Claim::new(&findings, title.clone(), texts.language().code, &command)
        .with_additions(additions.clone());
    let cover = Cover { title, command, data: claim.write(), additions };
    let document = compose(&findings, &cover, texts)?;
    let mut tell = |name: &str| output::progress(&say!(texts, "report-stage-figure", name = name));
    let written = files(&document, &mut tell)?;
    for ReportFile { path, content } in &written {
        folder.write(path, content)?;
    }
    let mut names: Vec<&str> = written.iter().map(|file| file.path.as_str()).collect();
    if let Some(printer) = printer {
        output::progress(&texts.get("report-stage-pdf"));
        printer.print(&folder.path(), &guard)?;
        names.push(pdf::NAME);
    }
    if guard.asked() {
        return Err(stopped());
    }
    folder.put_in_place()?;
    output::progress("");
    if let Some(warning) = disturbance(texts, &findings.comparison) {
        output::note(&warning);
    }
    // A skeleton draws no conclusions, and leaves none out.
    let left_out = if args.skeleton { Vec::new() } else { left_out(&findings, texts)? };
    let folder = out.display().to_string();
    if args.json {
        return output::json(&json!({
            "out": folder,
            "files": names,
            "counts": claim.counts.len(),
            "hash": claim.hash,
            "left_out": left_out,
        }));
    }
    output::line(&say!(texts, "report-written", folder = folder.as_str(), count = names.len()))?;
    if !left_out.is_empty() {
        output::line(&texts.get("report-left-out"))?;
        left_out.iter().try_for_each(|reason| output::line(&format!("  - {reason}")))?;
    }
    let page = out.join("report.html").display().to_string();
    output::line(&say!(texts, "report-written-verify", file = quoted(&page)))
}

/// The author's source files, and whether the report is a skeleton.
fn additions(args: &ReportArgs) -> Result<Additions, Failure> {
    let file = |path: &PathBuf| {
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        Ok(OwnFile { name, text: whole::read(path)? })
    };
    let code = args.code.iter().map(file).collect::<Result<_, Failure>>()?;
    Ok(Additions { code, skeleton: args.skeleton, without: args.without.clone(), rules: None })
}

/// The settings of a report from the arguments.
fn settings(args: &ReportArgs, plan: &Plan) -> Result<ReportSettings, Failure> {
    let mut settings = ReportSettings::of(&*plan.session, plan.preset)?;
    plan.evaluator.id.clone_into(&mut settings.evaluator);
    plan.convention.clone_into(&mut settings.convention);
    settings.weights = plan.evaluator_file();
    settings.seed = args.seed;
    if let Some(path) = &args.cases {
        settings.cases = ReportCase::read(&whole::read(path)?)?;
    }
    if !args.algorithms.is_empty() {
        let lineup = Lineup::new(plan, &args.algorithms, &[], &[])?;
        settings.algorithms = lineup.algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect();
    }
    if let Some(depths) = &args.depths {
        settings.depths = depths.0.iter().copied().filter(|&depth| depth > 0).collect();
        settings.depths.sort_unstable();
        settings.depths.dedup();
        if settings.depths.is_empty() {
            return Err(Failure::Usage(texts().get("report-no-depth")));
        }
    }
    settings.mutations = if args.settings.mutations.is_empty() {
        settings.suitable_mutations(&*plan.session)?
    } else {
        settings.fitting_mutations(&*plan.session, &args.settings.mutations)?
    };
    Ok(settings)
}

/// Measures everything and shows the progress; `None` after Ctrl-C.
fn find_out(
    settings: &ReportSettings,
    own: Option<&OwnEvaluator>,
    no_time: bool,
    guard: &interrupt::Guard,
) -> Result<Option<Findings>, Failure> {
    let timing = (!no_time).then_some(QUICK);
    let (clock, cancel) = (&processor_time::used, Some(guard.flag()));
    let options = MeasureOptions { clock, timing, cancel, own, known: &[] };
    let findings = measure(settings, options, &mut |stage| output::progress(&stage.words(texts())))?;
    output::progress("");
    Ok(findings)
}
