//! A walk through a search, line by line.

use plyground_draw::explain::{remarks, sentence};
use plyground_draw::tree::{Event, Extent, Scene};
use plyground_i18n::say;
use plyground_lab::guide::SessionGuide;
use plyground_lab::record::{manageable_depth, record};
use plyground_lab::replay::Replay;
use plyground_registry::{Algorithm, Labels, Limits, SearchTask, Session};
use plyground_tui::forms::LearnForm;

use crate::ask::{ask, fill, is_leave};
use crate::failure::Failure;
use crate::interrupt;
use crate::language::texts;
use crate::output::{line, put};

/// Most events of a search that are recorded.
const EVENTS: usize = 200_000;

/// Asks what to search, and how.
pub(super) fn start() -> Result<(), Failure> {
    let Some(form) = fill(&LearnForm)? else { return Ok(()) };
    let session = LearnForm.session(&form)?;
    let depth = LearnForm.depth(&form, &*session);
    walk_through(&*session, LearnForm.algorithm(&form), depth)
}

/// Searches a position with alpha-beta, to the depth at which the tree is still small enough to view.
pub(super) fn of_position(session: &dyn Session) -> Result<(), Failure> {
    let offered = session.algorithms();
    let algorithm = if offered.contains(&Algorithm::AlphaBeta) { Algorithm::AlphaBeta } else { offered[0] };
    walk_through(session, algorithm, manageable_depth(session, session.default_depth().max(1)))
}

fn walk_through(session: &dyn Session, algorithm: Algorithm, depth: u16) -> Result<(), Failure> {
    if session.outcome().is_some() {
        return line(&texts().get("tui-learn-finished"));
    }
    let guard = interrupt::guard();
    let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
    let task = SearchTask { depth: Some(depth), limits, ..SearchTask::new(algorithm) };
    let (_, tree) = record(session, &task, "plyground", EVENTS)?;
    drop(guard);
    let mut walk = Replay::new(tree);
    line(&texts().get("linear-learn-help"))?;
    tell(&walk)?;
    while let Some(answer) = ask(&texts().get("linear-learn"))? {
        if is_leave(&answer) {
            break;
        }
        obey(&mut walk, &answer, session)?;
    }
    Ok(())
}

/// The current event, and its explanation.
fn tell(walk: &Replay) -> Result<(), Failure> {
    let (tree, event) = (walk.tree(), walk.event());
    let (at, all) = (walk.at() + 1, walk.events().len());
    line(&format!("{at}/{all}: {}", sentence(tree, event, texts())))?;
    if let Event::Enter(id) = event {
        remarks(tree, id, texts()).iter().try_for_each(|remark| line(remark))?;
    }
    Ok(())
}

fn obey(walk: &mut Replay, answer: &str, session: &dyn Session) -> Result<(), Failure> {
    let is_cut = |event| matches!(event, Event::Cut(_));
    let here = walk.open().last().copied().unwrap_or_default();
    let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
    let found = match word.to_lowercase().as_str() {
        "" | "next" => {
            let before = walk.at();
            walk.go(1);
            if walk.at() == before { Err(texts().get("linear-learn-end")) } else { Ok(()) }
        }
        "back" => {
            walk.go(-1);
            Ok(())
        }
        "cut" => walk.seek(is_cut).then_some(()).ok_or_else(|| texts().get("step-no-cut")),
        "again" => {
            let is_research = |event| matches!(event, Event::Research(_));
            walk.seek(is_research).then_some(()).ok_or_else(|| texts().get("step-no-research"))
        }
        "skip" => {
            walk.seek(|event| event == Event::Leave(here));
            Ok(())
        }
        "up" => {
            let parent = walk.tree().nodes[here].parent.unwrap_or_default();
            walk.seek_back(|event| event == Event::Enter(parent));
            Ok(())
        }
        "start" => {
            walk.go_to(0);
            Ok(())
        }
        "end" => {
            walk.go_to(usize::MAX);
            Ok(())
        }
        "go" => {
            let path: Vec<&str> = rest.split([' ', '.']).filter(|word| !word.is_empty()).collect();
            let nowhere = || say!(texts(), "step-no-position", path = rest.trim());
            walk.seek_path(&path).then_some(()).ok_or_else(nowhere)
        }
        "board" => return put(&board(walk, session)),
        "tree" => {
            let tree = walk.tree();
            let guide = SessionGuide { session, evaluator: &tree.header.evaluator };
            return put(&Scene::new(tree, &guide, Extent::Fitting).text(texts()));
        }
        "help" | "?" => return line(&texts().get("linear-learn-help")),
        _ => return line(&texts().get("linear-unknown")),
    };
    match found {
        Ok(()) => tell(walk),
        Err(why) => line(&why),
    }
}

/// The position of the innermost open node.
fn board(walk: &Replay, session: &dyn Session) -> String {
    let here = walk.open().last().copied().unwrap_or_default();
    let there = session.after(&walk.tree().path(here));
    there.map_or_else(|_| String::new(), |there| format!("\n{}\n", there.draw(Labels::None)))
}
