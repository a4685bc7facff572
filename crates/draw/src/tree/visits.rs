//! Which visits were made to the same position, and the sizes of subtrees.
//!
//! A search with null windows and re-searches visits the same positions twice, and one visit may search moves that the
//! other leaves out. Only positions that no visit enters were never visited.

use std::collections::BTreeMap;

use super::guide::Count;
use super::{Id, Tree};

/// Whether a move that one visit left out was searched by another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Elsewhere {
    /// No visit searched it.
    Never,
    /// Another visit did.
    Visited,
    /// Part of another visit was not recorded.
    Unsure,
}

/// A tree's visits by position. A position is identified by the moves that lead to it and named by its first visit.
#[derive(Debug)]
pub(crate) struct Visits<'a> {
    place: Vec<Id>,
    size: Vec<u64>,
    /// The positions below one that was visited more than once, by move.
    below: BTreeMap<Id, BTreeMap<&'a str, Id>>,
    unsure: Vec<bool>,
}

impl<'a> Visits<'a> {
    pub(crate) fn new(tree: &'a Tree) -> Self {
        let count = tree.nodes.len();
        let mut visits = Self {
            place: (0..count).collect(),
            size: vec![1; count],
            below: BTreeMap::new(),
            unsure: vec![false; count],
        };
        visits.name_places(tree);
        visits.measure(tree);
        visits.mark_unsure(tree);
        visits
    }

    /// The visits in the subtree of a node, including itself and those that were not recorded.
    pub(crate) fn size(&self, id: Id) -> u64 {
        self.size[id]
    }

    /// The number of different positions, if it is known: visits that were not recorded may be second ones, except in
    /// searches that visit every position once.
    pub(crate) fn places(&self, tree: &Tree) -> Count {
        let recorded = self.place.iter().enumerate().filter(|&(id, &place)| id == place).count();
        let dropped: u64 = tree.nodes.iter().map(|node| node.dropped).sum();
        if dropped > 0 && !tree.header.visits_once {
            return Count::Unknown;
        }
        Count::Exactly(recorded as u64 + dropped)
    }

    /// Whether a move that this visit left out was searched by another.
    pub(crate) fn elsewhere(&self, id: Id, movement: &str) -> Elsewhere {
        let place = self.place[id];
        match self.below.get(&place) {
            Some(below) if below.contains_key(movement) => Elsewhere::Visited,
            _ if self.unsure[place] => Elsewhere::Unsure,
            _ => Elsewhere::Never,
        }
    }

    fn name_places(&mut self, tree: &'a Tree) {
        for (id, node) in tree.nodes.iter().enumerate() {
            let Some(parent) = node.parent else { continue };
            let above = self.place[parent];
            // Most positions are visited once; only others need a map.
            if node.again || above != parent || self.below.contains_key(&above) {
                let place = &self.place;
                let earlier = || {
                    let children = tree.nodes[above].children.iter().take_while(|&&child| child < id);
                    let mut table = BTreeMap::new();
                    for &child in children {
                        table.entry(tree.nodes[child].movement.as_str()).or_insert(place[child]);
                    }
                    table
                };
                let table = self.below.entry(above).or_insert_with(earlier);
                self.place[id] = *table.entry(&node.movement).or_insert(id);
            }
        }
    }

    fn measure(&mut self, tree: &Tree) {
        for (id, node) in tree.nodes.iter().enumerate().rev() {
            self.size[id] += node.dropped;
            if let Some(parent) = node.parent {
                self.size[parent] += self.size[id];
            }
        }
    }

    /// If a position has several visits and one was not recorded in full, everything below is unsure.
    fn mark_unsure(&mut self, tree: &Tree) {
        let mut visited = vec![0_u32; tree.nodes.len()];
        for &place in &self.place {
            visited[place] += 1;
        }
        for (id, node) in tree.nodes.iter().enumerate() {
            self.unsure[self.place[id]] |= node.dropped > 0 && visited[self.place[id]] > 1;
        }
        for (id, node) in tree.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                self.unsure[self.place[id]] |= self.unsure[self.place[parent]];
            }
        }
    }
}
