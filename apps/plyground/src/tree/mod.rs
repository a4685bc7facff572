//! `plyground tree`: the picture of a search tree.

mod args;

use std::fs;
use std::path::{Path, PathBuf};

use plyground_draw::figure::png;
use plyground_draw::tree::{Count, Film, Guide, Picture, Scene};
use plyground_i18n::say;
use plyground_lab::export;
use plyground_lab::guide::{SessionGuide, session_of};
use plyground_registry::{Session, StopReason};
use serde_json::{Value, json};

pub(crate) use args::TreeArgs;

use crate::failure::Failure;
use crate::language::texts;
use crate::study::{recorded, viewable};
use crate::{files, output, trace};

/// Pixels of a PNG per pixel of the picture.
const FINENESS: f32 = 2.0;
/// The name of the animation in the folder of steps.
const FILM: &str = "film.svg";

pub(crate) fn run(args: &TreeArgs) -> Result<(), Failure> {
    for (path, option, endings) in args.files() {
        files::check_kind(path, option, endings)?;
    }
    if let Some(folder) = &args.steps {
        files::check_folder(folder)?;
    }
    let (tree, interrupted) = if let Some(path) = &args.trace {
        (trace::read(path)?.tree, false)
    } else {
        let plan = viewable(&args.study)?;
        output::progress(&texts().get("tree-searching"));
        let (answer, tree) = recorded(&plan, args.study.max_events)?;
        output::progress("");
        (tree, answer.report.stopped == Some(StopReason::Cancelled))
    };
    let session = session_of(&tree.header);
    let guide = session
        .as_deref()
        .map(|session: &dyn Session| SessionGuide { session, evaluator: &tree.header.evaluator });
    let guide: &dyn Guide = match &guide {
        Some(guide) => guide,
        None => &(),
    };
    let mut scene = Scene::new(&tree, guide, args.extent());
    scene.own_title.clone_from(&args.title);
    let picture = Picture::new(&scene, texts());
    show(args, &scene, &picture)?;
    if interrupted { Err(Failure::Interrupted(texts().get("tree-interrupted"))) } else { Ok(()) }
}

/// Writes and prints what was asked for; by default, the tree in words.
fn show(args: &TreeArgs, scene: &Scene<'_>, picture: &Picture) -> Result<(), Failure> {
    let texts = texts();
    let svg = (args.svg.is_some() || args.png.is_some()).then(|| picture.svg());
    let mut written: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    if let (Some(path), Some(svg)) = (&args.svg, &svg) {
        written.push((path.clone(), svg.clone().into_bytes()));
    }
    if let (Some(path), Some(svg)) = (&args.png, &svg) {
        written.push((path.clone(), png(svg, FINENESS)?));
    }
    if let Some(path) = &args.tikz {
        written.push((path.clone(), picture.tikz().into_bytes()));
    }
    if let Some(path) = &args.dot {
        written.push((path.clone(), picture.dot().into_bytes()));
    }
    let nothing_asked = written.is_empty() && args.steps.is_none() && !args.json;
    let film = args.steps.as_ref().map(|folder| {
        let most = usize::try_from(args.most_steps).unwrap_or(usize::MAX);
        let film = Film::new(scene, picture, texts, most);
        (folder, film)
    });
    let mut steps = Vec::new();
    if let Some((folder, film)) = &film {
        let name = |step: usize| folder.join(format!("step-{:03}.svg", step + 1));
        steps.extend((0..film.steps()).map(|step| (name(step), film.svg(step).into_bytes())));
        steps.push((folder.join(FILM), film.moving_svg().into_bytes()));
    }
    files::write_all(written.iter().chain(&steps))?;
    for (path, _) in written.iter().filter(|(path, _)| !files::is_standard_output(path)) {
        note_drawn(scene, path);
    }
    if let Some((folder, film)) = &film {
        remove_stale_steps(folder, film.steps());
        let (place, count) = (folder.display().to_string(), film.steps());
        output::note(&say!(texts, "tree-steps-written", folder = place, count = count, film = FILM));
        if film.left_out() > 0 {
            let (count, all) = (film.left_out(), film.left_out() + film.steps());
            output::note(&say!(texts, "tree-steps-left-out", count = count, all = all.to_string()));
        }
    }
    if args.json {
        output::json(&as_json(scene, picture))?;
    } else if args.text || nothing_asked {
        output::put(&scene.text(texts))?;
    }
    Ok(())
}

/// Prints how much of the search a picture shows.
fn note_drawn(scene: &Scene<'_>, path: &Path) {
    let file = path.display().to_string();
    let shown = (0..scene.items.len()).filter(|&item| scene.visit(item).is_some()).count() as u64;
    let text = if shown == scene.visits {
        say!(texts(), "tree-drawn", file = file, count = shown)
    } else {
        say!(texts(), "tree-drawn-part", file = file, shown = shown, visits = scene.visits)
    };
    output::note(&text);
}

/// Removes the steps of an earlier, longer film from the folder.
fn remove_stale_steps(folder: &Path, steps: usize) {
    let mut stale = steps + 1;
    while fs::remove_file(folder.join(format!("step-{stale:03}.svg"))).is_ok() {
        stale += 1;
    }
}

fn as_json(scene: &Scene<'_>, picture: &Picture) -> Value {
    let mut tree = export::header(&scene.tree.header);
    tree["value"] = export::score(scene.tree.root().value);
    tree["visits"] = scene.visits.into();
    tree["positions"] = count(scene.places);
    tree["minimax"] = count(scene.minimax);
    tree["picture"] = json!(picture);
    tree
}

/// A count as JSON: a number if it is known.
fn count(count: Count) -> Value {
    match count {
        Count::Exactly(count) => count.into(),
        Count::MoreThan(count) => json!({ "more_than": count }),
        Count::Unknown => Value::Null,
    }
}
