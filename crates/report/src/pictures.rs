//! The pictures of the laboratory in a report: trees and plots.

use plyground_draw::board::Drawing;
use plyground_draw::plot::svg;
use plyground_draw::tree::{Extent, Header, Picture, Scene, Tree};
use plyground_lab::experiment::Results;
use plyground_lab::guide::SessionGuide;
use plyground_lab::plots::{Quantity, plots};
use plyground_registry::{Ordering, Session, is_written};

use super::chapters::ChapterContext;
use super::example::Watched;
use super::measure::experiment;

/// The most items of a picture that fit a page.
const ITEMS: usize = 18;

/// Plots fill a line of a page.
const WIDTH: f64 = 700.0;

/// The tree of a recorded search, at the session's position.
pub(crate) fn tree(cx: &ChapterContext<'_>, there: &dyn Session, watched: &Watched) -> Drawing {
    let settings = &cx.findings.settings;
    let header = Header {
        game: settings.game.clone(),
        is_written: is_written(&settings.game),
        position: there.position(),
        to_move: there.to_move(),
        algorithm: watched.algorithm.id().to_owned(),
        visits_once: watched.algorithm.visits_once(),
        evaluator: settings.evaluator.clone(),
        depth: cx.findings.example.depth,
        convention: settings.convention.clone(),
        ordering: Ordering::Natural.to_string(),
        mutations: Vec::new(),
        weights: settings.weights.clone(),
        above: Vec::new(),
    };
    let tree = Tree::new(header, &watched.recording);
    let guide = SessionGuide { session: there, evaluator: &settings.evaluator };
    let scene = Scene::new(&tree, &guide, Extent::AtMost(ITEMS));
    let picture = Picture::for_paper(&scene, cx.texts);
    (picture.width, picture.svg())
}

/// A quantity against depth, for every search; `None` if there is no data.
pub(crate) fn against_depth(cx: &ChapterContext<'_>, subject: Quantity) -> Option<Drawing> {
    let experiment = experiment(&cx.findings.settings, &*cx.session, None);
    let results = Results { experiment, records: cx.findings.comparison.clone() };
    let mut plots = plots(cx.texts, &results, &[subject]);
    for plot in &mut plots {
        // The game's translated name: readers of a report may never have typed its id.
        plot.subtitle = cx.game();
        for series in &mut plot.series {
            series.label = cx.search(&series.label);
        }
    }
    Some((WIDTH, svg(cx.texts, &plots)?))
}
