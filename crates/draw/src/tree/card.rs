//! The look of an item: its outline, its lines of text and its board, before it has a position.

use plyground_core::Leaf;
use plyground_i18n::{Texts, say};
use serde::Serialize;

use super::Id;
use super::board::BoardPart;
use super::scene::{ItemKind, Scene, Skipped};
use super::words::{is_chosen, skip_value, skipped_notes, window};
use super::wrap::balanced;
use crate::figure::{Weight, text_width};

/// The outline of an item. It alone shows which side is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardShape {
    /// The root's side is to move: narrow above.
    Max,
    /// The other side is to move: narrow below.
    Min,
    /// The game is over: a rectangle.
    Finished,
    /// The depth limit: rounded ends.
    Horizon,
    /// Several visits combined: a triangle.
    Bundle,
    /// Moves left out: dashed lines.
    Skipped,
}

/// A special kind of visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Nothing.
    Plain,
    /// A null-window search.
    Test,
    /// A re-search after a null-window search.
    Again,
}

/// The role of a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The move that leads here.
    Tag,
    /// The value.
    Value,
    /// The window on entering.
    Window,
    /// Why moves were left out.
    Reason,
    /// A count.
    Note,
}

impl Role {
    /// The font size in pixels.
    pub fn size(self) -> f64 {
        match self {
            Self::Tag => 11.0,
            Self::Value => 14.0,
            Self::Window | Self::Note => 9.5,
            Self::Reason => 10.0,
        }
    }

    /// The font weight.
    pub fn weight(self) -> Weight {
        if matches!(self, Self::Value) { Weight::Bold } else { Weight::Regular }
    }

    /// The line height.
    pub(super) fn leading(self) -> f64 {
        self.size() * 1.28
    }

    /// The width of a text.
    pub(super) fn width(self, text: &str) -> f64 {
        text_width(text, self.size(), self.weight())
    }
}

/// A line of text with its centre and its baseline.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TextLine {
    /// What it is for.
    pub role: Role,
    /// Its text.
    pub text: String,
    /// Its centre, from the left.
    pub x: f64,
    /// Its baseline, from the top.
    pub y: f64,
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Frame {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Frame {
    /// The centre, from the left.
    pub fn middle(&self) -> f64 {
        self.x + self.width / 2.0
    }

    /// The lower edge.
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }
}

/// An item with everything that is drawn of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// The parent card.
    pub parent: Option<usize>,
    /// The visit shown, by its index in the recorded tree.
    pub visit: Option<Id>,
    /// The outline.
    pub shape: CardShape,
    /// Whether it is on the principal variation.
    pub chosen: bool,
    /// The kind of visit.
    pub mark: Mark,
    /// The frame of the outline; for moves left out, that of all of them together.
    pub frame: Frame,
    /// Where the edge from above ends.
    pub top: f64,
    /// The lines of text.
    pub lines: Vec<TextLine>,
    /// The board and its upper left corner.
    pub board: Option<(f64, f64, BoardPart)>,
    /// The moves left out that are drawn one by one.
    pub skips: Vec<SkipBox>,
    /// Its description, in sentences.
    pub hint: String,
}

/// A move left out, drawn separately.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SkipBox {
    /// The frame of the outline.
    pub frame: Frame,
    /// Where the edge from above ends.
    pub top: f64,
    /// The move, and the value written there.
    pub lines: Vec<TextLine>,
}

/// Between an outline and its content.
const PADDING: f64 = 6.0;
/// How much narrower the narrow end of a max or min node is, on each side.
pub(super) const INSET: f64 = 9.0;
/// Between a tag and its outline.
const TAG_GAP: f64 = 3.0;
/// The triangle of a bundle.
const TRIANGLE: (f64, f64) = (42.0, 32.0);
/// The smallest outline.
const LEAST: (f64, f64) = (30.0, 24.0);
/// Between moves left out.
const SKIP_GAP: f64 = 6.0;
/// Notes are broken into lines of about this width.
const NOTE_WIDTH: f64 = 108.0;

/// A card under construction: all coordinates are relative to its centre and its upper edge.
pub(super) struct Draft {
    pub(super) card: Card,
    /// Its width.
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Makes the card of an item.
pub(super) fn draft(scene: &Scene<'_>, texts: &Texts, item: usize) -> Draft {
    let mut draft = match &scene.items[item].kind {
        ItemKind::Visit { id, .. } => visit(scene, texts, item, *id),
        ItemKind::Bundle { ids, visits, more } => bundle(&[
            scene.bundle_text(texts, ids, *more),
            say!(texts, "tree-bundle-positions", count = *visits),
        ]),
        ItemKind::Unrecorded { visits } => bundle(&[say!(texts, "tree-unrecorded", count = *visits)]),
        ItemKind::Skipped(skipped) => skipped_moves(texts, skipped),
    };
    draft.card.parent = scene.items[item].parent;
    draft.card.chosen = is_chosen(&scene.items[item]);
    draft.card.hint = scene.description(texts, item);
    draft
}

fn visit(scene: &Scene<'_>, texts: &Texts, item: usize, id: Id) -> Draft {
    let node = &scene.tree.nodes[id];
    let mark = match (scene.tree.is_tested(id), node.again) {
        (true, _) => Mark::Test,
        (false, true) => Mark::Again,
        (false, false) => Mark::Plain,
    };
    let mut card = blank(match node.leaf {
        Some(Leaf::Finished) => CardShape::Finished,
        Some(Leaf::Horizon) => CardShape::Horizon,
        None if scene.tree.is_max(id) => CardShape::Max,
        None => CardShape::Min,
    });
    card.visit = Some(id);
    card.mark = mark;
    let mut y = 0.0;
    if id != 0 {
        let tag = match mark {
            Mark::Plain => node.movement.clone(),
            Mark::Test => say!(texts, "tree-tag-test", movement = &node.movement),
            Mark::Again => say!(texts, "tree-tag-again", movement = &node.movement),
        };
        y = write(&mut card.lines, Role::Tag, tag, y) + TAG_GAP;
    }
    let top = y;
    y += PADDING - 1.0;
    if let Some(board) = board(scene, item) {
        y += 2.0;
        card.board = Some((-board.width() / 2.0, y, board.clone()));
        y += board.height() + 3.0;
    }
    y = write(&mut card.lines, Role::Value, scene.value_text(texts, id), y);
    // The window of a leaf has no visible effect.
    if scene.windows && node.leaf.is_none() {
        y = write(&mut card.lines, Role::Window, window(texts, scene.tree.window_for_root(id)), y + 1.0);
    }
    if let Some(reason) = scene.reason(texts, id).filter(|_| node.skipped() > 0) {
        y = write(&mut card.lines, Role::Reason, reason, y + 2.0);
    }
    y += PADDING;
    let inner = card.lines.iter().filter(|line| line.role != Role::Tag);
    let widest = inner.map(|line| line.role.width(&line.text)).fold(0.0, f64::max);
    let widest = card.board.as_ref().map_or(widest, |(.., board)| widest.max(board.width() + 2.0));
    let inset = if node.leaf.is_none() { INSET } else { 1.0 };
    let width = (widest + 2.0 * (PADDING + inset)).max(LEAST.0);
    card.frame = Frame { x: -width / 2.0, y: top, width, height: (y - top).max(LEAST.1) };
    let tag = card.lines.iter().find(|line| line.role == Role::Tag);
    let tag = tag.map_or(0.0, |line| line.role.width(&line.text));
    let height = card.frame.bottom();
    Draft { card, width: width.max(tag), height }
}

/// The board of a visit, with the last move marked if the visit before is known.
fn board(scene: &Scene<'_>, item: usize) -> Option<BoardPart> {
    let grid = |item: usize| match &scene.items[item].kind {
        ItemKind::Visit { grid, .. } => grid.as_ref(),
        _ => None,
    };
    let before = scene.items[item].parent.and_then(grid);
    let won = match &scene.items[item].kind {
        ItemKind::Visit { won, .. } => &won[..],
        _ => &[],
    };
    grid(item).map(|now| BoardPart::new(now, before, won, &scene.crop))
}

fn bundle(notes: &[String]) -> Draft {
    let mut card = blank(CardShape::Bundle);
    // It has no tag: the edge from above ends at its tip.
    card.frame = Frame { x: -TRIANGLE.0 / 2.0, y: 0.0, width: TRIANGLE.0, height: TRIANGLE.1 };
    let mut y = card.frame.bottom() + 2.0;
    for line in notes.iter().flat_map(|note| balanced(note, NOTE_WIDTH, |text| Role::Note.width(text))) {
        y = write(&mut card.lines, Role::Note, line, y);
    }
    let widest = card.lines.iter().map(|line| line.role.width(&line.text)).fold(TRIANGLE.0, f64::max);
    Draft { card, width: widest, height: y }
}

fn skipped_moves(texts: &Texts, skipped: &Skipped) -> Draft {
    let notes = skipped_notes(texts, skipped);
    if !skipped.apart || skipped.moves.is_empty() {
        let mut all = vec![say!(texts, "tree-bundle", count = skipped.count)];
        all.extend(notes);
        let mut draft = bundle(&all);
        draft.card.shape = CardShape::Skipped;
        return draft;
    }
    let mut card = blank(CardShape::Skipped);
    let top = Role::Tag.leading() + TAG_GAP;
    let values: Vec<String> = skipped.moves.iter().map(|skip| skip_value(texts, skip)).collect();
    let widths: Vec<f64> = values
        .iter()
        .zip(&skipped.moves)
        .map(|(value, skip)| {
            let inner = Role::Value.width(value) + 2.0 * PADDING;
            inner.max(Role::Tag.width(&skip.movement)).max(LEAST.0 - 4.0)
        })
        .collect();
    let width = widths.iter().sum::<f64>() + SKIP_GAP * (widths.len() - 1) as f64;
    let mut left = -width / 2.0;
    for ((skip, value), width) in skipped.moves.iter().zip(values).zip(widths) {
        let frame = Frame { x: left, y: top, width, height: LEAST.1 };
        let mut lines = Vec::new();
        write(&mut lines, Role::Tag, skip.movement.clone(), 0.0);
        if !value.is_empty() {
            write(&mut lines, Role::Value, value, top + PADDING - 3.0);
        }
        for line in &mut lines {
            line.x = frame.middle();
        }
        card.skips.push(SkipBox { frame, top: 0.0, lines });
        left += width + SKIP_GAP;
    }
    card.frame = Frame { x: -width / 2.0, y: top, width, height: LEAST.1 };
    let mut y = card.frame.bottom() + 2.0;
    for line in
        notes.iter().flat_map(|note| balanced(note, NOTE_WIDTH.max(width), |text| Role::Note.width(text)))
    {
        y = write(&mut card.lines, Role::Note, line, y);
    }
    let widest = card.lines.iter().map(|line| line.role.width(&line.text)).fold(width, f64::max);
    Draft { card, width: widest, height: y }
}

fn blank(shape: CardShape) -> Card {
    Card {
        parent: None,
        visit: None,
        shape,
        chosen: false,
        mark: Mark::Plain,
        frame: Frame::default(),
        top: 0.0,
        lines: Vec::new(),
        board: None,
        skips: Vec::new(),
        hint: String::new(),
    }
}

/// Adds a line of text below `y` and returns its lower edge.
fn write(lines: &mut Vec<TextLine>, role: Role, text: String, y: f64) -> f64 {
    lines.push(TextLine { role, text, x: 0.0, y: y + role.size() * 0.98 });
    y + role.leading()
}

impl Card {
    /// The frame of a visit; otherwise that of everything drawn.
    pub(super) fn extent(&self) -> Frame {
        if self.visit.is_some() {
            return self.frame;
        }
        let half = |line: &TextLine| line.role.width(&line.text) / 2.0;
        let width = self.lines.iter().map(|line| 2.0 * half(line)).fold(self.frame.width, f64::max);
        let bottom = self.lines.iter().map(|line| line.y + 3.0).fold(self.frame.bottom(), f64::max);
        Frame { x: self.frame.middle() - width / 2.0, y: self.top, width, height: bottom - self.top }
    }

    /// The card moved to a position: its centre and its upper edge.
    pub(super) fn moved(mut self, x: f64, y: f64) -> Self {
        let shift = |frame: &mut Frame| {
            frame.x += x;
            frame.y += y;
        };
        let slide = |lines: &mut Vec<TextLine>| {
            for line in lines {
                line.x += x;
                line.y += y;
            }
        };
        shift(&mut self.frame);
        slide(&mut self.lines);
        self.top += y;
        if let Some((left, top, _)) = &mut self.board {
            *left += x;
            *top += y;
        }
        for skip in &mut self.skips {
            shift(&mut skip.frame);
            slide(&mut skip.lines);
            skip.top += y;
        }
        self
    }
}
