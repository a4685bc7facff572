//! Several searches on one tree, in step: where they agree and where they diverge.

mod picture;
mod selection;
mod text;

use plyground_core::{Bound, Counts, Player, Score, Window};

use plyground_draw::tree::Tree;

/// The most searches that can be told apart side by side.
pub const MOST_SEARCHES: usize = 6;

/// A search that is to be compared with others.
#[derive(Clone, Debug)]
pub struct Searched<'a> {
    /// Its name here.
    pub name: String,
    /// Its recording.
    pub tree: &'a Tree,
    /// Its counts, which are complete even if the recording is not.
    pub counts: &'a Counts,
}

/// The trees of several searches merged: every position that at least one of them is known to have entered.
#[derive(Clone, Debug)]
pub struct Diff {
    /// The searches, each with its totals.
    pub searches: Vec<Totals>,
    /// The positions, the root first, each after its parent; siblings in the order in which they were first searched.
    pub positions: Vec<DiffPosition>,
}

/// The totals of one search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Its name here.
    pub name: String,
    /// Visits, the root included; a second visit counts again.
    pub visits: u64,
    /// Different positions among those compared, distinguished by the moves that lead there.
    pub positions: u64,
    /// Compared positions that no other of the searches entered.
    pub alone: u64,
    /// Compared positions that another of the searches entered, but this one did not.
    pub spared: u64,
    /// Visits with a null window set by the search itself.
    pub tests: u64,
    /// Re-searches.
    pub researches: u64,
    /// Nodes left early with at least one move unsearched.
    pub cutoffs: u64,
    /// Visits that were not recorded and therefore not compared.
    pub dropped: u64,
    /// The value of the root.
    pub value: Option<Score>,
}

/// A position and what each search did there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiffPosition {
    /// The position before; `None` for the root.
    pub parent: Option<usize>,
    /// The positions after, in order.
    pub children: Vec<usize>,
    /// The move that leads here; empty for the root.
    pub movement: String,
    /// The distance from the root.
    pub ply: u16,
    /// Whose turn it is.
    pub side: Player,
    /// For each search, its record at this position.
    pub presence: Vec<Presence>,
}

/// The record of a search at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// It was here, with this record.
    Seen(VisitSummary),
    /// It was never here.
    Never,
    /// It may have been here: that part of it was not recorded.
    Unknown,
}

impl DiffPosition {
    /// Whether it is on the principal variation of some search.
    pub fn is_chosen(&self) -> bool {
        self.presence.iter().any(|presence| presence.seen().is_some_and(|seen| seen.chosen))
    }
}

impl Presence {
    /// The record, if it is known to have been here.
    pub fn seen(&self) -> Option<&VisitSummary> {
        if let Self::Seen(seen) = self { Some(seen) } else { None }
    }
}

/// The visits of a search to a position. Values and windows are those of the root's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisitSummary {
    /// Number of visits.
    pub visits: u32,
    /// Number of visits with a null window.
    pub tests: u32,
    /// The window of the last visit.
    pub window: Window,
    /// The value that the last visit returned.
    pub value: Option<Score>,
    /// Whether that value is exact or a bound.
    pub bound: Bound,
    /// Number of moves that the last visit left out.
    pub skipped: usize,
    /// Visits below that were not recorded.
    pub dropped: u64,
    /// Whether there may have been more visits: then the last visit is the last that was recorded.
    pub unsure: bool,
    /// Whether it is on the principal variation.
    pub chosen: bool,
}

impl Diff {
    /// Merges trees of the same position.
    pub fn new(searches: &[Searched<'_>]) -> Self {
        let mut diff = Self { searches: searches.iter().map(totals).collect(), positions: Vec::new() };
        for (search, Searched { tree, .. }) in searches.iter().enumerate() {
            diff.add(search, tree);
        }
        diff.mark_unknown();
        for place in (0..diff.positions.len()).filter(|&place| diff.is_compared(place)).collect::<Vec<_>>() {
            let presence = &diff.positions[place].presence;
            let came = presence.iter().filter(|presence| presence.seen().is_some()).count();
            for (totals, presence) in diff.searches.iter_mut().zip(presence) {
                let here = presence.seen().is_some();
                totals.positions += u64::from(here);
                totals.alone += u64::from(here && came == 1);
                totals.spared += u64::from(!here);
            }
        }
        diff
    }

    fn add(&mut self, search: usize, tree: &Tree) {
        let chosen = tree.line();
        let mut places: Vec<usize> = Vec::with_capacity(tree.nodes.len());
        for (id, node) in tree.nodes.iter().enumerate() {
            let parent = node.parent.map(|parent| places[parent]);
            let place = self.place(parent, &node.movement, node.ply, node.side);
            places.push(place);
            let before = self.positions[place].presence[search];
            let before = before.seen();
            self.positions[place].presence[search] = Presence::Seen(VisitSummary {
                visits: before.map_or(0, |seen| seen.visits) + 1,
                tests: before.map_or(0, |seen| seen.tests) + u32::from(tree.is_tested(id)),
                window: tree.window_for_root(id),
                value: tree.seen_by_root(id),
                bound: tree.bound_for_root(id),
                skipped: node.skipped(),
                dropped: before.map_or(0, |seen| seen.dropped) + node.dropped,
                unsure: false,
                chosen: chosen.contains(&id),
            });
        }
    }

    /// Marks what is unknown because something above it was not recorded in full.
    fn mark_unknown(&mut self) {
        for place in 0..self.positions.len() {
            let Some(parent) = self.positions[place].parent else { continue };
            for search in 0..self.searches.len() {
                let is_thin = match self.positions[parent].presence[search] {
                    Presence::Seen(seen) => seen.dropped > 0 || seen.unsure,
                    Presence::Never => false,
                    Presence::Unknown => true,
                };
                match &mut self.positions[place].presence[search] {
                    Presence::Seen(seen) => seen.unsure = is_thin,
                    presence if is_thin => *presence = Presence::Unknown,
                    _ => {}
                }
            }
        }
    }

    /// The index of a position, which is added if it is new.
    fn place(&mut self, parent: Option<usize>, movement: &str, ply: u16, side: Player) -> usize {
        let known = match parent {
            None => (!self.positions.is_empty()).then_some(0),
            Some(parent) => {
                let children = &self.positions[parent].children;
                children.iter().copied().find(|&child| self.positions[child].movement == movement)
            }
        };
        known.unwrap_or_else(|| {
            let new = self.positions.len();
            if let Some(parent) = parent {
                self.positions[parent].children.push(new);
            }
            let movement = movement.to_owned();
            let presence = vec![Presence::Never; self.searches.len()];
            self.positions.push(DiffPosition { parent, children: Vec::new(), movement, ply, side, presence });
            new
        })
    }

    /// The moves from the root to a position.
    pub fn path(&self, place: usize) -> Vec<&str> {
        let mut path = Vec::new();
        let mut at = place;
        while let Some(parent) = self.positions[at].parent {
            path.push(self.positions[at].movement.as_str());
            at = parent;
        }
        path.reverse();
        path
    }

    /// The positions in pre-order: each before those below it.
    pub fn in_order(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.positions.len());
        let mut todo = vec![0];
        while let Some(place) = todo.pop() {
            order.push(place);
            todo.extend(self.positions[place].children.iter().rev());
        }
        order
    }

    /// Whether all searches were here.
    pub fn is_common(&self, place: usize) -> bool {
        self.positions[place].presence.iter().all(|presence| presence.seen().is_some())
    }

    /// Whether it is known for every search whether it was here. Only such positions are counted.
    pub fn is_compared(&self, place: usize) -> bool {
        !self.positions[place].presence.contains(&Presence::Unknown)
    }

    /// Whether some search is known not to have been here.
    pub fn is_missed(&self, place: usize) -> bool {
        self.positions[place].presence.contains(&Presence::Never)
    }

    /// Whether some search was not recorded in full.
    pub fn is_partial(&self) -> bool {
        self.searches.iter().any(|totals| totals.dropped > 0)
    }
}

fn totals(searched: &Searched<'_>) -> Totals {
    let Searched { name, tree, counts } = searched;
    let dropped = tree.nodes.iter().map(|node| node.dropped).sum();
    Totals {
        name: name.clone(),
        visits: tree.nodes.len() as u64 + dropped,
        positions: 0,
        alone: 0,
        spared: 0,
        tests: counts.scouts,
        researches: counts.researches,
        cutoffs: counts.cutoffs(),
        dropped,
        value: tree.seen_by_root(0),
    }
}

#[cfg(test)]
mod tests;
