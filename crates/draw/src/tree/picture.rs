//! The whole picture with all positions: the source of every output, the web page included.

use plyground_core::Bound;
use plyground_i18n::{Texts, say};
use serde::Serialize;

use super::card::{Card, CardShape, Frame, Mark, draft};
use super::groups::{BlockRule, ItemPlaces, place};
use super::layout::Gaps;
use super::scene::Scene;
use crate::figure::{Weight, text_width};

/// A picture as texts and coordinates, in pixels from the top left.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Picture {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What was searched, and how.
    pub title: String,
    /// The evaluator.
    pub subtitle: String,
    /// The result and its cost.
    pub summary: Vec<String>,
    /// The frames around leaves that stand in rows.
    pub blocks: Vec<Frame>,
    /// The items, the root first.
    pub cards: Vec<Card>,
    /// The lines between them.
    pub edges: Vec<Edge>,
    /// The legend.
    pub key: Vec<KeyEntry>,
}

/// An edge from a card to one below.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Edge {
    /// The card below.
    pub to: usize,
    /// The move left out, where the card below has several.
    pub skip: Option<usize>,
    /// Its style.
    pub style: EdgeStyle,
    /// Its corners.
    pub points: Vec<(f64, f64)>,
}

/// The style of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EdgeStyle {
    /// Thin.
    Plain,
    /// Thick: the principal variation.
    Chosen,
    /// Dotted: a null-window search.
    Test,
    /// Dashed and struck out: moves left out.
    Skipped,
}

/// An entry of the legend.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KeyEntry {
    /// The sign.
    pub sign: KeySign,
    /// Its meaning.
    pub text: String,
    /// Its position.
    pub frame: Frame,
}

/// A sign of the legend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeySign {
    /// An outline.
    Shape(CardShape),
    /// A line.
    Edge(EdgeStyle),
    /// None: a text alone.
    Text,
}

/// The margin around everything.
pub(super) const MARGIN: f64 = 18.0;
/// The font size of the title.
pub(super) const TITLE: f64 = 16.0;
/// The font size of the lines below it, and of the legend.
pub(super) const PROSE: f64 = 11.0;
/// The line height of prose.
pub(super) const LEADING: f64 = 16.0;
/// The size of a sign in the legend.
pub(super) const SIGN: (f64, f64) = (26.0, 15.0);
/// The least width of a picture, which its title needs.
const NARROWEST: f64 = 420.0;

const GAPS: Gaps = Gaps { siblings: 10.0, cousins: 18.0, levels: 30.0, slope: 0.06, levels_most: 120.0 };

impl Picture {
    /// Finds texts and positions for a scene.
    pub fn new(scene: &Scene<'_>, texts: &Texts) -> Self {
        Self::arranged(scene, texts, BlockRule::SCREEN)
    }

    /// The same for a page of paper.
    pub fn for_paper(scene: &Scene<'_>, texts: &Texts) -> Self {
        Self::arranged(scene, texts, BlockRule::PAPER)
    }

    fn arranged(scene: &Scene<'_>, texts: &Texts, rule: BlockRule) -> Self {
        let drafts: Vec<_> = (0..scene.items.len()).map(|item| draft(scene, texts, item)).collect();
        let parents: Vec<Option<usize>> = scene.items.iter().map(|item| item.parent).collect();
        let is_leaf = |item: usize| scene.items[item].children.is_empty() && scene.visit(item).is_some();
        let ItemPlaces { layout, places, block_of, blocks } = place(&parents, &drafts, is_leaf, &GAPS, rule);
        let (title, subtitle) = (scene.title(texts), scene.evaluator(texts));
        let mut summary = vec![scene.answer(texts)];
        summary.extend(scene.cost(texts));
        let prose = summary.iter().chain([&subtitle]).map(|line| text_width(line, PROSE, Weight::Regular));
        let heading = prose.fold(text_width(&title, TITLE, Weight::Bold), f64::max);
        let inner = layout.width.max(heading).max(NARROWEST);
        let left = MARGIN + (inner - layout.width) / 2.0;
        let top = MARGIN + TITLE + 8.0 + LEADING * (summary.len() + 1) as f64 + 20.0;
        let mut cards = Vec::with_capacity(drafts.len());
        for (item, draft) in drafts.into_iter().enumerate() {
            let level = layout.levels[scene.items[item].level];
            let (x, y) = places[item];
            cards.push(draft.card.moved(left + x, top + level.top + y));
        }
        let mut frames = blocks;
        for (item, block) in block_of.iter().enumerate() {
            if let Some(block) = *block
                && block_of[item - 1] != Some(block)
            {
                let frame = &mut frames[block];
                (frame.x, frame.y) = (frame.x + left, top + layout.levels[scene.items[item].level].top);
            }
        }
        let bands: Vec<f64> = layout.levels.iter().map(|level| top + level.top + level.height).collect();
        let levels: Vec<usize> = scene.items.iter().map(|item| item.level).collect();
        let block = |item: usize| block_of[item].map(|block| &frames[block]);
        let edges = edges(&cards, &levels, &bands, block);
        let width = inner + 2.0 * MARGIN;
        let mut picture = Self {
            width,
            height: 0.0,
            title,
            subtitle,
            summary,
            blocks: frames,
            cards,
            edges,
            key: Vec::new(),
        };
        let bottom = top + layout.height + 26.0;
        picture.put_key(scene, texts, bottom, texts.get("tree-key-window"));
        picture
    }

    /// The same picture for a film: there the legend explains that windows narrow step by step.
    pub(super) fn in_the_making(&self, scene: &Scene<'_>, texts: &Texts) -> Self {
        let mut picture = self.clone();
        if let Some(first) = self.key.first() {
            picture.put_key(scene, texts, first.frame.y, texts.get("tree-key-window-film"));
        }
        picture
    }

    /// Places the legend below everything else, and sets the height. A picture is at least as wide as each entry.
    fn put_key(&mut self, scene: &Scene<'_>, texts: &Texts, top: f64, windows: String) {
        self.key = self.key_entries(scene, texts, top, windows);
        let right = self.key.iter().map(|entry| entry.frame.x + entry.frame.width + MARGIN);
        self.width = right.fold(self.width, f64::max);
        self.height = self.key.last().map_or(top, |entry| entry.frame.bottom()) + MARGIN;
    }

    /// The entries for the signs that occur, in lines from left to right.
    fn key_entries(&self, scene: &Scene<'_>, texts: &Texts, top: f64, windows: String) -> Vec<KeyEntry> {
        let root = scene.tree.root().side;
        let side = |player| scene.tree.side_name(player);
        let finished = if scene.tree.header.is_written { "tree-key-leaf" } else { "tree-key-finished" };
        let has = |shape: CardShape| self.cards.iter().any(|card| card.shape == shape);
        let marked = |mark: Mark| self.cards.iter().any(|card| card.mark == mark);
        let runs = |style: EdgeStyle| self.edges.iter().any(|edge| edge.style == style);
        let bounds = scene.tree.nodes.iter().any(|node| {
            node.leaf.is_none() && matches!(node.bound, Bound::Lower | Bound::Upper) && node.value.is_some()
        });
        let entries = [
            (
                has(CardShape::Max),
                KeySign::Shape(CardShape::Max),
                say!(
                    texts,
                    if scene.is_by_mover() { "tree-key-negamax" } else { "tree-key-max" },
                    side = side(root)
                ),
            ),
            (
                has(CardShape::Min),
                KeySign::Shape(CardShape::Min),
                say!(
                    texts,
                    if scene.is_by_mover() { "tree-key-negamax" } else { "tree-key-min" },
                    side = side(root.other())
                ),
            ),
            (has(CardShape::Finished), KeySign::Shape(CardShape::Finished), texts.get(finished)),
            (has(CardShape::Horizon), KeySign::Shape(CardShape::Horizon), texts.get("tree-key-horizon")),
            (has(CardShape::Bundle), KeySign::Shape(CardShape::Bundle), texts.get("tree-key-bundle")),
            (runs(EdgeStyle::Chosen), KeySign::Edge(EdgeStyle::Chosen), texts.get("tree-key-chosen")),
            (runs(EdgeStyle::Skipped), KeySign::Edge(EdgeStyle::Skipped), texts.get("tree-key-cut")),
            (runs(EdgeStyle::Test), KeySign::Edge(EdgeStyle::Test), texts.get("tree-key-test")),
            (marked(Mark::Again), KeySign::Text, texts.get("tree-key-again")),
            (scene.windows, KeySign::Text, windows),
            (bounds, KeySign::Text, texts.get("tree-key-bound")),
            (!scene.is_by_mover(), KeySign::Text, say!(texts, "tree-key-side", side = side(root))),
            (scene.is_by_mover(), KeySign::Text, texts.get("tree-key-mover")),
        ];
        let (mut x, mut y) = (MARGIN, top);
        let mut key = Vec::new();
        for (_, sign, text) in entries.into_iter().filter(|(occurs, ..)| *occurs) {
            let width = text_width(&text, PROSE, Weight::Regular)
                + if sign == KeySign::Text { 0.0 } else { SIGN.0 + 7.0 };
            if x > MARGIN && x + width > self.width - MARGIN {
                (x, y) = (MARGIN, y + LEADING + 5.0);
            }
            key.push(KeyEntry { sign, text, frame: Frame { x, y, width, height: SIGN.1 } });
            x += width + 22.0;
        }
        key
    }
}

/// The edges from every card to those below, or to the frame of the block that they stand in: straight, after a vertical piece where neighbours of the upper card are
/// higher.
fn edges<'a>(
    cards: &[Card],
    levels: &[usize],
    bands: &[f64],
    block: impl Fn(usize) -> Option<&'a Frame>,
) -> Vec<Edge> {
    let mut edges = Vec::new();
    for (to, card) in cards.iter().enumerate() {
        let Some(parent) = card.parent else { continue };
        let above = &cards[parent].frame;
        let (x, band) = (above.middle(), bands[levels[parent]]);
        let mut start = vec![(x, above.bottom())];
        if band > above.bottom() + 1.0 {
            start.push((x, band));
        }
        let mut add = |skip: Option<usize>, end: (f64, f64), style: EdgeStyle| {
            let mut points = start.clone();
            points.push(end);
            edges.push(Edge { to, skip, style, points });
        };
        let style = match card.shape {
            CardShape::Skipped => EdgeStyle::Skipped,
            _ if card.chosen => EdgeStyle::Chosen,
            _ if card.mark == Mark::Test => EdgeStyle::Test,
            _ => EdgeStyle::Plain,
        };
        if card.skips.is_empty() {
            // The leaves of a block share one line to its frame.
            let end = block(to).map_or((card.frame.middle(), card.top), |frame| (frame.middle(), frame.y));
            add(None, end, style);
        } else {
            for (i, skip) in card.skips.iter().enumerate() {
                add(Some(i), (skip.frame.middle(), skip.top), style);
            }
        }
    }
    edges
}
