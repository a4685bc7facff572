//! The growth of a tree, step by step: when each card appears, and its text until it is finished.

use plyground_core::{Bound, Window};
use plyground_i18n::{Texts, say};

use super::card::{Role, TextLine};
use super::picture::Picture;
use super::scene::{ItemKind, Scene};
use super::svg::{View, paint};
use super::words::{bounded, window, with_minus};
use super::{Event, Id};
use crate::explain::sentence;

/// A tree at each step of the search. All steps have the layout of the finished picture, so that nothing jumps.
#[derive(Clone, Debug)]
pub struct Film {
    picture: Picture,
    timeline: Timeline,
    left_out: usize,
}

/// The times of all changes. Steps are counted from 0.
#[derive(Clone, Default, Debug)]
pub(super) struct Timeline {
    /// The step at which each card appears.
    pub(super) appears: Vec<usize>,
    /// The card that each step is about.
    pub(super) current: Vec<usize>,
    /// The caption of each step.
    pub(super) captions: Vec<String>,
    /// The texts of each card about its value and its window, with the step from which they are shown.
    phases: Vec<Vec<Phase>>,
    /// The step at which each card is finished.
    done: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Phase {
    from: usize,
    value: String,
    window: String,
}

impl Film {
    /// The steps of a scene, up to `most` of them; the last is always the finished picture.
    pub fn new(scene: &Scene<'_>, picture: &Picture, texts: &Texts, most: usize) -> Self {
        let most = most.max(1);
        let mut builder =
            FilmBuilder { scene, texts, most, timeline: Timeline::new(scene.items.len()), open: Vec::new() };
        builder.build();
        let ending = builder.sentence(Event::Leave(0));
        let mut timeline = builder.timeline;
        let left_out = timeline.captions.len().saturating_sub(most);
        timeline.cut_short(left_out);
        if let Some(last) = timeline.captions.last_mut() {
            *last = ending;
        }
        let steps = timeline.captions.len();
        for (i, caption) in timeline.captions.iter_mut().enumerate() {
            *caption = say!(texts, "tree-step", step = i + 1, steps = steps, what = caption.as_str());
        }
        Self { picture: picture.in_the_making(scene, texts), timeline, left_out }
    }

    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.timeline.captions.len()
    }

    /// Number of steps left out.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// The caption of a step.
    pub fn caption(&self, step: usize) -> &str {
        &self.timeline.captions[step]
    }

    /// A step as SVG, counted from 0.
    pub fn svg(&self, step: usize) -> String {
        paint(&self.picture, View::Step(&self.timeline, step))
    }

    /// All steps as one animated SVG. With reduced motion preferred, it shows the finished picture.
    pub fn moving_svg(&self) -> String {
        paint(&self.picture, View::Moving(&self.timeline))
    }
}

impl Timeline {
    fn new(cards: usize) -> Self {
        Self {
            appears: vec![0; cards],
            phases: vec![Vec::new(); cards],
            done: vec![0; cards],
            ..Self::default()
        }
    }

    /// The texts of a line over time: from which step, until which step, and the text.
    pub(super) fn spans(&self, card: usize, line: &TextLine) -> Vec<(usize, Option<usize>, String)> {
        let phases = &self.phases[card];
        match line.role {
            Role::Value | Role::Window if !phases.is_empty() => {
                let text = |phase: &Phase| {
                    if line.role == Role::Value { phase.value.clone() } else { phase.window.clone() }
                };
                let until = |i: usize| phases.get(i + 1).map(|next| next.from);
                phases.iter().enumerate().map(|(i, phase)| (phase.from, until(i), text(phase))).collect()
            }
            Role::Reason => vec![(self.done[card], None, line.text.clone())],
            _ => vec![(self.appears[card], None, line.text.clone())],
        }
    }

    /// Leaves out `count` steps before the last one.
    fn cut_short(&mut self, count: usize) {
        if count == 0 {
            return;
        }
        let last = self.captions.len() - 1 - count;
        self.captions.drain(last..last + count);
        self.current.drain(last..last + count);
        for time in self.appears.iter_mut().chain(&mut self.done) {
            *time = (*time).min(last);
        }
        for phases in &mut self.phases {
            for phase in phases.iter_mut() {
                phase.from = phase.from.min(last);
            }
            // Of several at the last step, only the last one is visible.
            let kept: Vec<Phase> = phases
                .iter()
                .enumerate()
                .filter(|(i, phase)| phases.get(i + 1).is_none_or(|next| next.from != phase.from))
                .map(|(_, phase)| phase.clone())
                .collect();
            *phases = kept;
        }
    }
}

/// Steps through a scene in the order of the search and records the timeline.
struct FilmBuilder<'a, 'b> {
    scene: &'a Scene<'b>,
    texts: &'a Texts,
    /// Number of steps that get captions: later ones are not shown.
    most: usize,
    timeline: Timeline,
    /// The visits that are not finished, the deepest last.
    open: Vec<Open>,
}

/// A visit some of whose moves have returned.
struct Open {
    item: usize,
    id: Id,
    /// Its window now.
    now: Window,
    /// Its value so far.
    so_far: String,
}

/// Work of the traversal.
enum Todo {
    /// Show an item.
    Item(usize),
    /// An item below the innermost open visit has returned.
    Back(usize),
    /// The innermost open visit is left.
    Leave,
}

impl FilmBuilder<'_, '_> {
    /// Traverses the tree with an explicit stack, the next last: a search may be deeper than the stack of this program.
    fn build(&mut self) {
        let mut todo = vec![Todo::Item(0)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Item(item) => {
                    if self.item(item) {
                        todo.push(Todo::Leave);
                        let children = self.scene.items[item].children.iter().rev();
                        todo.extend(children.flat_map(|&child| [Todo::Back(child), Todo::Item(child)]));
                    }
                }
                Todo::Back(child) => self.child_returned(child),
                Todo::Leave => self.leave(),
            }
        }
    }

    fn step(&mut self, card: usize, caption: impl FnOnce(&Self) -> String) -> usize {
        let step = self.timeline.captions.len();
        let caption = if step < self.most { caption(self) } else { String::new() };
        self.timeline.captions.push(caption);
        self.timeline.current.push(card);
        step
    }

    /// Shows an item; returns whether there is something below it.
    fn item(&mut self, item: usize) -> bool {
        let (scene, texts) = (self.scene, self.texts);
        let step = match &scene.items[item].kind {
            ItemKind::Visit { id, .. } if !scene.items[item].children.is_empty() => {
                self.enter(item, *id);
                return true;
            }
            ItemKind::Visit { id, .. } => self.step(item, |this| this.sentence(Event::Leave(*id))),
            ItemKind::Bundle { visits, .. } | ItemKind::Unrecorded { visits } => self.step(item, |this| {
                let above = scene.items[item].parent.and_then(|parent| scene.visit(parent));
                let path = above.map(|id| this.path(id)).unwrap_or_default();
                if path.is_empty() {
                    say!(texts, "tree-step-bundle-root", count = *visits)
                } else {
                    say!(texts, "tree-step-bundle", count = *visits, path = path)
                }
            }),
            ItemKind::Skipped(skipped) => {
                let step = self.step(item, |this| this.sentence(Event::Cut(skipped.at)));
                if let Some(parent) = scene.items[item].parent {
                    self.timeline.done[parent] = step;
                }
                step
            }
        };
        self.timeline.appears[item] = step;
        self.timeline.done[item] = step;
        false
    }

    fn enter(&mut self, item: usize, id: Id) {
        let tree = self.scene.tree;
        let event = if tree.nodes[id].again { Event::Research(id) } else { Event::Enter(id) };
        let step = self.step(item, |this| this.sentence(event));
        self.timeline.appears[item] = step;
        let now = tree.window_for_root(id);
        self.phase(item, step, String::new(), now);
        self.open.push(Open { item, id, now, so_far: String::new() });
    }

    /// Updates an open visit when an item below it has returned.
    fn child_returned(&mut self, child: usize) {
        let Some(mut open) = self.open.pop() else { return };
        let step = self.timeline.captions.len() - 1;
        if let Some(last) = self.last_visit(child) {
            open.so_far = self.so_far(open.id, last);
            open.now = self.window_after(open.id, last, open.now);
        }
        self.phase(open.item, step, open.so_far.clone(), open.now);
        self.open.push(open);
    }

    fn leave(&mut self) {
        let Some(Open { item, id, .. }) = self.open.pop() else { return };
        let step = self.step(item, |this| this.sentence(Event::Leave(id)));
        let value = self.scene.value_text(self.texts, id);
        self.phase(item, step, value, self.scene.tree.window_for_root(id));
        if self.scene.tree.nodes[id].skipped() == 0 {
            self.timeline.done[item] = step;
        }
    }

    /// An event in a sentence.
    fn sentence(&self, event: Event) -> String {
        with_minus(&sentence(self.scene.tree, event, self.texts))
    }

    fn phase(&mut self, item: usize, from: usize, value: String, now: Window) {
        self.timeline.phases[item].push(Phase { from, value, window: window(self.texts, now) });
    }

    fn path(&self, id: Id) -> String {
        self.scene.tree.path(id).join(" ")
    }

    /// The last recorded visit that an item stands for.
    fn last_visit(&self, item: usize) -> Option<Id> {
        match &self.scene.items[item].kind {
            ItemKind::Visit { id, .. } => Some(*id),
            ItemKind::Bundle { ids, .. } => ids.last().copied(),
            ItemKind::Unrecorded { .. } | ItemKind::Skipped(_) => None,
        }
    }

    /// A node's value when a child has returned: the best so far, which more moves can only improve.
    fn so_far(&self, id: Id, last: Id) -> String {
        let tree = self.scene.tree;
        let (sign, useful) =
            if tree.is_max(id) { (Bound::Lower, Bound::Lower) } else { (Bound::Upper, Bound::Upper) };
        let known = tree.nodes[id].children.iter().take_while(|&&child| child <= last).filter(|&&child| {
            let exact = tree.nodes[child].leaf.is_some();
            exact
                || matches!(tree.bound_for_root(child), Bound::Exact)
                || tree.bound_for_root(child) == useful
        });
        let values = known.filter_map(|&child| tree.seen_by_root(child));
        let best = if tree.is_max(id) { values.max() } else { values.min() };
        // What negamax has so far is always a lower bound for the side to move.
        let sign = if self.scene.is_by_mover() { Bound::Lower } else { sign };
        best.map(|best| bounded(self.texts, self.scene.as_shown(id, best), sign)).unwrap_or_default()
    }

    /// A node's window when a child has returned: that of the next child, if there is one. After the last one it stays
    /// as it is: after a cutoff, alpha and beta would no longer enclose a window.
    fn window_after(&self, id: Id, last: Id, now: Window) -> Window {
        let tree = self.scene.tree;
        let children = &tree.nodes[id].children;
        let next = children.iter().position(|&child| child == last).and_then(|i| children.get(i + 1));
        let Some(&next) = next else { return now };
        let given = tree.window_for_root(next);
        if tree.is_max(id) {
            Window { alpha: given.alpha, ..now }
        } else {
            Window { beta: given.beta, ..now }
        }
    }
}
