//! `/api/tree`: the recorded events of a search, with coordinates for every node; and a picture of the tree.

use plyground_draw::explain::sentence;
use plyground_draw::tree::layout::{Gaps, Size, lay_out};
use plyground_draw::tree::{Count, Cutoff, Event, Extent, Guide, Header, Id, Picture, Scene, Tree};
use plyground_lab::export::score;
use plyground_lab::guide::{SessionGuide, session_of};
use plyground_lab::record::{manageable_depth, record};
use plyground_registry::{Grid, Message, Score};
use serde_json::{Value, json};

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::state::mark;
use crate::study::Study;

/// The default number of recorded events.
const USUAL_EVENTS: u64 = 6_000;

/// The size of a node, and the distances between nodes, in pixels.
const NODE: Size = Size { width: 56.0, height: 44.0 };
const GAPS: Gaps = Gaps { siblings: 12.0, cousins: 22.0, levels: 56.0, slope: 0.05, levels_most: 140.0 };

pub(crate) fn tree(fields: &mut Fields) -> Result<Once, Complaint> {
    let recording = Recording::take(fields)?;
    Ok(Box::new(move |desk| {
        let tree = recording.tree(desk)?;
        Ok(Reply::Json(as_json(&tree, desk)))
    }))
}

pub(crate) fn svg(fields: &mut Fields) -> Result<Once, Complaint> {
    let recording = Recording::take(fields)?;
    Ok(Box::new(move |desk| picture(&recording.tree(desk)?, desk)))
}

fn picture(tree: &Tree, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    desk.go_on()?;
    let session = session_of(&tree.header);
    let guide =
        session.as_deref().map(|session| Brief(SessionGuide { session, evaluator: &tree.header.evaluator }));
    let guide: &dyn Guide = match &guide {
        Some(guide) => guide,
        None => &(),
    };
    let scene = Scene::new(tree, guide, Extent::Fitting);
    desk.go_on()?;
    let picture = Picture::new(&scene, desk.texts);
    desk.go_on()?;
    Ok(Reply::File(
        "image/svg+xml",
        format!("tree-{}.svg", tree.header.algorithm),
        picture.svg().into_bytes(),
    ))
}

/// A search whose tree is recorded.
struct Recording {
    study: Study,
    events: usize,
}

impl Recording {
    fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        let events = fields.number("events", 16..=limits::EVENTS)?.unwrap_or(USUAL_EVENTS);
        let mut study = Study::take(fields, false)?;
        let plan = &mut study.plan;
        plan.by_steps = false;
        if plan.depth.is_none() {
            plan.depth = Some(manageable_depth(&*plan.session, plan.session.default_depth()));
        }
        Ok(Self { study, events: events as usize })
    }

    /// Searches and records the tree.
    fn tree(&self, desk: &Desk<'_>) -> Result<Tree, Complaint> {
        let study = &self.study;
        let session = &*study.plan.session;
        let found = desk.within(Some(study.nodes), |limits| {
            record(session, &study.plan.task(limits)?, study.plan.convention, self.events)
        });
        let wrong = |why: Message| Complaint::told("search-impossible", desk.texts, &why);
        found.map(|(_, tree)| tree).map_err(wrong)
    }
}

/// A guide with a limit on counting.
struct Brief<'a>(SessionGuide<'a>);

impl Guide for Brief<'_> {
    fn grid(&self, path: &[&str]) -> Option<Grid> {
        self.0.grid(path)
    }

    fn moves(&self, path: &[&str]) -> Vec<String> {
        self.0.moves(path)
    }

    fn written(&self, path: &[&str]) -> Option<Score> {
        self.0.written(path)
    }

    fn positions(&self, path: &[&str], moves: &[&str], depth: u16, most: u64) -> Count {
        self.0.positions(path, moves, depth, most.min(limits::COUNTED))
    }
}

fn as_json(tree: &Tree, desk: &Desk<'_>) -> Value {
    let parents: Vec<Option<Id>> = tree.nodes.iter().map(|node| node.parent).collect();
    let layout = lay_out(&parents, &vec![NODE; parents.len()], &GAPS);
    let nodes = tree.nodes.iter().enumerate().map(|(id, node)| {
        let window = tree.window_for_root(id);
        let top = layout.levels.get(usize::from(node.ply)).map_or(0.0, |level| level.top);
        json!({
            "id": id,
            "parent": node.parent,
            "move": node.movement,
            "ply": node.ply,
            "side": mark(node.side),
            "window": [score(Some(window.alpha)), score(Some(window.beta))],
            "moves": node.moves,
            "value": score(tree.seen_by_root(id)),
            "bound": tree.bound_for_root(id).to_string(),
            "leaf": node.leaf.map(|leaf| format!("{leaf:?}").to_lowercase()),
            "best": node.best,
            "cut": node.cut.as_ref().map(|Cutoff { by, searched, skipped }| {
                json!({ "by": by, "searched": searched, "skipped": skipped })
            }),
            "again": node.again,
            "dropped": node.dropped,
            "x": round(layout.middles[id]),
            "y": round(top + NODE.height / 2.0),
        })
    });
    let mut counter = Counter::default();
    let events = tree.events().into_iter().map(|event| {
        let counts = counter.count(tree, event);
        let kind = match event {
            Event::Enter(_) => "enter",
            Event::Leave(_) => "leave",
            Event::Cut(_) => "cut",
            Event::Research(_) => "research",
            Event::Best(_) => "best",
        };
        let sentence = sentence(tree, event, desk.texts);
        json!({ "type": kind, "node": event.node(), "sentence": sentence, "counts": counts })
    });
    let events: Vec<Value> = events.collect();
    json!({
        "header": header(&tree.header),
        "nodes": nodes.collect::<Vec<_>>(),
        "events": events,
        "width": round(layout.width),
        "height": round(layout.height),
        "counts": counter.json(),
    })
}

fn header(header: &Header) -> Value {
    json!({
        "game": header.game,
        "position": header.position,
        "to_move": mark(header.to_move),
        "algorithm": header.algorithm,
        "evaluator": header.evaluator,
        "depth": header.depth,
        "convention": header.convention,
        "ordering": header.ordering,
        "mutations": header.mutations,
    })
}

/// Rounds to hundredths of a pixel, which is finer than can be seen.
fn round(length: f64) -> f64 {
    (length * 100.0).round() / 100.0
}

/// The counts up to an event. Visits that were not recorded are counted when the node above them is left.
#[derive(Default)]
struct Counter {
    nodes: u64,
    leaves: u64,
    cutoffs: u64,
}

impl Counter {
    fn count(&mut self, tree: &Tree, event: Event) -> Value {
        match event {
            Event::Enter(id) => {
                self.nodes += 1;
                self.leaves += u64::from(tree.nodes[id].leaf.is_some());
            }
            Event::Cut(id) => self.cutoffs += u64::from(tree.nodes[id].skipped() > 0),
            Event::Leave(id) => self.nodes += tree.nodes[id].dropped,
            Event::Research(_) | Event::Best(_) => {}
        }
        self.json()
    }

    fn json(&self) -> Value {
        json!({ "nodes": self.nodes, "leaves": self.leaves, "cutoffs": self.cutoffs })
    }
}
