//! Going through a search event by event, forward and back.

use std::collections::BTreeMap;

use plyground_core::{Score, Window};

use plyground_draw::tree::{Event, Id, Tree};

/// A search and the current event.
#[derive(Clone, Debug)]
pub struct Replay {
    tree: Tree,
    events: Vec<Event>,
    places: BTreeMap<Event, usize>,
    at: usize,
}

impl Replay {
    /// Starts at the first event.
    pub fn new(tree: Tree) -> Self {
        let events = tree.events();
        let places = events.iter().enumerate().map(|(place, &event)| (event, place)).collect();
        Self { tree, events, places, at: 0 }
    }

    /// The search.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Every event, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The index of the current event, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The current event.
    pub fn event(&self) -> Event {
        self.events[self.at]
    }

    /// Goes to an event, or to the nearest that exists.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.events.len() - 1);
    }

    /// Goes forward by this many events; back by a negative number.
    pub fn go(&mut self, steps: isize) {
        self.go_to(self.at.saturating_add_signed(steps));
    }

    /// Goes to the next event for which `wanted` is true, if there is one.
    pub fn seek(&mut self, wanted: impl Fn(Event) -> bool) -> bool {
        let found = self.events.iter().skip(self.at + 1).position(|&event| wanted(event));
        self.at += found.map_or(0, |steps| steps + 1);
        found.is_some()
    }

    /// Goes back to the last event for which `wanted` is true, if there is one.
    pub fn seek_back(&mut self, wanted: impl Fn(Event) -> bool) -> bool {
        let found = self.events[..self.at].iter().rposition(|&event| wanted(event));
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    /// Goes to the first visit of the position after these moves.
    pub fn seek_path(&mut self, path: &[&str]) -> bool {
        let wanted = |event: &Event| matches!(event, Event::Enter(id) if self.tree.path(*id) == path);
        let found = self.events.iter().position(wanted);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    /// The nodes that are open at this moment, the root first.
    pub fn open(&self) -> Vec<Id> {
        let node = &self.tree.nodes[self.event().node()];
        let innermost = match self.event() {
            Event::Enter(id) | Event::Cut(id) | Event::Leave(id) => Some(id),
            Event::Research(_) | Event::Best(_) => node.parent,
        };
        let mut open: Vec<Id> = std::iter::successors(innermost, |&id| self.tree.nodes[id].parent).collect();
        open.reverse();
        open
    }

    /// The value of a node, if it is known at this moment, for the root's side.
    pub fn known(&self, id: Id) -> Option<Score> {
        self.has_happened(Event::Leave(id)).then(|| self.tree.seen_by_root(id)).flatten()
    }

    /// The window of a node at this moment, for the root's side.
    pub fn rest(&self, id: Id) -> Window {
        let node = &self.tree.nodes[id];
        let improved = node.children.iter().filter(|&&child| self.has_happened(Event::Best(child)));
        let best = improved.filter_map(|&child| self.tree.value_for_parent(child)).max();
        let mut rest = node.window;
        rest.raise(best.unwrap_or(-Score::INFINITE));
        if self.tree.is_max(id) { rest } else { -rest }
    }

    /// Whether an event has happened by now.
    pub fn has_happened(&self, event: Event) -> bool {
        self.places.get(&event).is_some_and(|&place| place <= self.at)
    }
}
