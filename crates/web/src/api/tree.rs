//! `/api/tree`: the recorded events of a search, with coordinates for every node; and a picture of the tree.

use plyground_draw::explain::sentence;
use plyground_draw::tree::layout::{Gaps, Layout, Size, lay_out};
use plyground_draw::tree::{Count, Cutoff, Event, Extent, Guide, Header, Id, Picture, Scene, Tree};
use plyground_i18n::{Texts, say};
use plyground_lab::guide::{SessionGuide, session_of};
use plyground_lab::record::{manageable_depth, record, record_iterations};
use plyground_registry::{Bound, Grid, Message, Score};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::response_content::ResponseContent;
use crate::schema::{ScoreReply, SideLetter};
use crate::search_request::{PlannedSearch, SearchRequest};

/// The smallest limit on recorded events, and the default.
const FEWEST_EVENTS: u64 = 16;
const USUAL_EVENTS: u64 = 6_000;

/// The size of a node, and the distances between nodes, in pixels.
const NODE: Size = Size { width: 56.0, height: 44.0 };
const GAPS: Gaps = Gaps { siblings: 12.0, cousins: 22.0, levels: 56.0, slope: 0.05, levels_most: 140.0 };

/// A search whose tree is recorded.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct TreeRequest {
    #[schemars(flatten)]
    search: SearchRequest,
    /// The most events; nodes far from the root are then counted but not recorded.
    #[schemars(range(min = FEWEST_EVENTS, max = limits::EVENTS))]
    events: Option<u64>,
    /// Whether to deepen iteratively by alpha-beta with a transposition table, and to record every iteration; `algorithm` is
    /// then `memory`. Each iteration begins with a root of its own.
    #[schemars(with = "Option<bool>")]
    iterations: bool,
}

impl RequestFields for TreeRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let events = fields.number("events", FEWEST_EVENTS..=limits::EVENTS)?;
        let iterations = fields.flag("iterations")?;
        Ok(Self { events, iterations, search: SearchRequest::take(fields)? })
    }
}

/// The recorded tree of a search. Values and windows are for the side that moves at the root.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TreeReply {
    header: TreeHeader,
    /// The visits, the root first; of iterations one tree after the other.
    nodes: Vec<TreeNodeReply>,
    /// The events of the search, in order.
    events: Vec<TreeEvent>,
    /// The width of the drawn tree in pixels.
    width: f64,
    /// The height of the drawn tree in pixels.
    height: f64,
    /// The counts of the whole search.
    counts: TreeCounts,
}

/// What was searched, and how.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct TreeHeader {
    /// The game with its parameters.
    game: String,
    /// The position as one line.
    position: String,
    /// The side to move there.
    to_move: SideLetter,
    /// The search.
    algorithm: String,
    /// The evaluator of the leaves.
    evaluator: String,
    /// Plies searched.
    depth: u16,
    /// The conventions by name.
    convention: String,
    /// The order of moves.
    ordering: String,
    /// Mistakes that were made on purpose.
    mutations: Vec<String>,
}

/// One visit to a position.
#[derive(Serialize, JsonSchema)]
struct TreeNodeReply {
    id: Id,
    /// The visit from which this one was made; null for the root.
    parent: Option<Id>,
    /// The move that leads here; empty for the root.
    #[serde(rename = "move")]
    movement: String,
    /// The distance from the root.
    ply: u16,
    /// The side to move here.
    side: SideLetter,
    /// The window on entering: alpha and beta.
    window: [ScoreReply; 2],
    /// The number of legal moves here.
    moves: usize,
    /// The returned value; null if the search was stopped before.
    value: Option<ScoreReply>,
    /// Whether that value is exact or a bound.
    bound: BoundReply,
    /// The kind of leaf, `finished` or `horizon`; null for an inner node.
    leaf: Option<String>,
    /// The child whose move is the best one.
    best: Option<Id>,
    /// The cutoff, if there was one.
    cut: Option<CutReply>,
    /// Whether it is a re-search.
    again: bool,
    /// Whether the value comes from the transposition table, without a search.
    table: bool,
    /// Visits below that were counted but not recorded.
    dropped: u64,
    /// The centre of the drawn node, in pixels from the left.
    x: f64,
    /// The centre of the drawn node, in pixels from the top.
    y: f64,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum BoundReply {
    Exact,
    Lower,
    Upper,
    Unknown,
}

impl From<Bound> for BoundReply {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self::Exact,
            Bound::Lower => Self::Lower,
            Bound::Upper => Self::Upper,
            Bound::Unknown => Self::Unknown,
        }
    }
}

/// A cutoff.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct CutReply {
    /// The move that caused it; empty if the subtree was dropped.
    by: String,
    /// The number of moves searched, that one included.
    searched: usize,
    /// The moves left out; empty if only their number is known.
    skipped: Vec<String>,
}

/// An event of the search.
#[derive(Serialize, JsonSchema)]
struct TreeEvent {
    #[serde(rename = "type")]
    kind: EventName,
    /// The id of its node.
    node: Id,
    /// A sentence that explains it.
    sentence: String,
    /// The counts up to this event.
    counts: TreeCounts,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum EventName {
    Enter,
    Leave,
    Cut,
    Research,
    Best,
}

impl From<Event> for EventName {
    fn from(event: Event) -> Self {
        match event {
            Event::Enter(_) => Self::Enter,
            Event::Leave(_) => Self::Leave,
            Event::Cut(_) => Self::Cut,
            Event::Research(_) => Self::Research,
            Event::Best(_) => Self::Best,
        }
    }
}

pub(crate) fn tree(fields: &mut Fields) -> Result<Computation, ApiError> {
    let recording = RecordedSearch::take(fields)?;
    Ok(Box::new(move |context| Ok(ResponseContent::json(&reply(&recording.trees(context)?, context)))))
}

pub(crate) fn svg(fields: &mut Fields) -> Result<Computation, ApiError> {
    let recording = RecordedSearch::take(fields)?;
    Ok(Box::new(move |context| {
        let trees = recording.trees(context)?;
        picture(trees.last().expect("a recording has a tree"), context)
    }))
}

fn picture(tree: &Tree, context: &RequestContext<'_>) -> Result<ResponseContent, ApiError> {
    context.check_cancelled()?;
    let session = session_of(&tree.header);
    let guide = session
        .as_deref()
        .map(|session| LimitedGuide(SessionGuide { session, evaluator: &tree.header.evaluator }));
    let guide: &dyn Guide = match &guide {
        Some(guide) => guide,
        None => &(),
    };
    let scene = Scene::new(tree, guide, Extent::Fitting);
    context.check_cancelled()?;
    let picture = Picture::new(&scene, context.texts);
    context.check_cancelled()?;
    Ok(ResponseContent::File(
        "image/svg+xml",
        format!("tree-{}.svg", tree.header.algorithm),
        picture.svg().into_bytes(),
    ))
}

/// A search whose tree is recorded.
struct RecordedSearch {
    planned: PlannedSearch,
    events: usize,
    iterations: bool,
}

impl RecordedSearch {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let TreeRequest { search, events, iterations } = fields.request()?;
        let mut planned = PlannedSearch::new(search, false, fields.texts())?;
        let plan = &mut planned.plan;
        plan.by_steps = false;
        if plan.depth.is_none() {
            plan.depth = Some(manageable_depth(&*plan.session, plan.session.default_depth()));
        }
        let events = events.unwrap_or(USUAL_EVENTS) as usize;
        Ok(Self { planned, events, iterations })
    }

    /// Searches and records the tree, or that of each iteration.
    fn trees(&self, context: &RequestContext<'_>) -> Result<Vec<Tree>, ApiError> {
        let planned = &self.planned;
        let session = &*planned.plan.session;
        let found = context.within(Some(planned.nodes), |limits| {
            let (task, convention) = (planned.plan.task(limits)?, planned.plan.convention);
            if self.iterations {
                return record_iterations(session, &task, convention, self.events);
            }
            record(session, &task, convention, self.events).map(|(_, tree)| vec![tree])
        });
        found.map_err(|why: Message| ApiError::from_message("search-impossible", context.texts, &why))
    }
}

/// A guide with a limit on counting.
struct LimitedGuide<'a>(SessionGuide<'a>);

impl Guide for LimitedGuide<'_> {
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

/// The reply about one search, or about the iterations of one in their order.
fn reply(trees: &[Tree], context: &RequestContext<'_>) -> TreeReply {
    let (mut nodes, mut events, mut counts) = (Vec::new(), Vec::new(), TreeCounts::default());
    let (mut width, mut height) = (0.0_f64, 0.0_f64);
    for tree in trees {
        let first = nodes.len();
        let layout = lay_out_tree(tree);
        (width, height) = (width.max(layout.width), height.max(layout.height));
        nodes.extend((0..tree.nodes.len()).map(|id| node_reply(tree, id, first, &layout)));
        let before = counts;
        events.extend(tree.events().into_iter().map(|event| {
            counts.count(tree, event);
            TreeEvent {
                kind: event.into(),
                node: first + event.node(),
                sentence: event_sentence(tree, event, before.stored, context.texts),
                counts,
            }
        }));
    }
    TreeReply {
        header: header(&trees.last().expect("a recording has a tree").header),
        nodes,
        events,
        width: round(width),
        height: round(height),
        counts,
    }
}

/// An event in a sentence; the beginning of a later iteration says what the table has kept.
fn event_sentence(tree: &Tree, event: Event, kept: u64, texts: &Texts) -> String {
    match event {
        Event::Enter(0) if kept > 0 => {
            say!(texts, "explain-iteration", depth = tree.header.depth, count = kept)
        }
        event => sentence(tree, event, texts),
    }
}

fn lay_out_tree(tree: &Tree) -> Layout {
    let parents: Vec<Option<Id>> = tree.nodes.iter().map(|node| node.parent).collect();
    lay_out(&parents, &vec![NODE; parents.len()], &GAPS)
}

/// A node; the ids of its tree begin at `first`.
fn node_reply(tree: &Tree, id: Id, first: Id, layout: &Layout) -> TreeNodeReply {
    let node = &tree.nodes[id];
    let window = tree.window_for_root(id);
    let top = layout.levels.get(usize::from(node.ply)).map_or(0.0, |level| level.top);
    let cut = node.cut.as_ref().map(|Cutoff { by, searched, skipped }| CutReply {
        by: by.clone(),
        searched: *searched,
        skipped: skipped.clone(),
    });
    TreeNodeReply {
        id: first + id,
        parent: node.parent.map(|parent| first + parent),
        movement: node.movement.clone(),
        ply: node.ply,
        side: node.side.into(),
        window: [window.alpha.into(), window.beta.into()],
        moves: node.moves,
        value: tree.seen_by_root(id).map(ScoreReply::from),
        bound: tree.bound_for_root(id).into(),
        leaf: node.leaf.map(|leaf| format!("{leaf:?}").to_lowercase()),
        best: node.best.map(|best| first + best),
        cut,
        again: node.again,
        table: node.from_table().is_some(),
        dropped: node.dropped,
        x: round(layout.middles[id]),
        y: round(top + NODE.height / 2.0),
    }
}

fn header(header: &Header) -> TreeHeader {
    TreeHeader {
        game: header.game.clone(),
        position: header.position.clone(),
        to_move: header.to_move.into(),
        algorithm: header.algorithm.clone(),
        evaluator: header.evaluator.clone(),
        depth: header.depth,
        convention: header.convention.clone(),
        ordering: header.ordering.clone(),
        mutations: header.mutations.clone(),
    }
}

/// Rounds to hundredths of a pixel, which is finer than can be seen.
fn round(length: f64) -> f64 {
    (length * 100.0).round() / 100.0
}

/// The counts up to an event. Visits that were not recorded are counted when the node above them is left.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
struct TreeCounts {
    nodes: u64,
    leaves: u64,
    cutoffs: u64,
    /// Results stored in the transposition table.
    stored: u64,
    /// Nodes whose value came from the table.
    hits: u64,
}

impl TreeCounts {
    fn count(&mut self, tree: &Tree, event: Event) {
        match event {
            Event::Enter(id) => {
                self.nodes += 1;
                self.leaves += u64::from(tree.nodes[id].leaf.is_some());
            }
            Event::Cut(id) => self.cutoffs += u64::from(tree.nodes[id].skipped() > 0),
            Event::Leave(id) => {
                let node = &tree.nodes[id];
                self.nodes += node.dropped;
                self.stored += u64::from(node.stored);
                self.hits += u64::from(node.from_table().is_some());
            }
            Event::Research(_) | Event::Best(_) => {}
        }
    }
}
