//! Several searches on one tree, in step: where they go the same way and where they part.

mod choice;
mod picture;
mod text;

use plyground_core::{Bound, Player, Score, Window};

use crate::tree::{Id, Tree};

/// The most searches that can be told apart side by side.
pub const MOST_SEARCHES: usize = 6;

/// The trees of several searches laid over each other: every position that at least one of them entered.
#[derive(Clone, Debug)]
pub struct Diff {
    /// The searches, each with its totals.
    pub searches: Vec<Totals>,
    /// The positions, the root first, each after its parent; siblings in the order in which they were first searched.
    pub places: Vec<Place>,
}

/// What one search did altogether.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    /// What it is called here.
    pub name: String,
    /// Visits, the root included; a second visit counts again.
    pub visits: u64,
    /// Different positions among them, told apart by the moves that lead there.
    pub positions: u64,
    /// Positions that no other of the searches entered.
    pub alone: u64,
    /// Positions that some other of the searches entered, but this one did not.
    pub spared: u64,
    /// Visits with a null window of its own making.
    pub tests: u64,
    /// Visits to a move that was tested before.
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
pub struct Place {
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
    /// For each search what it saw here; `None` where it never came.
    pub seen: Vec<Option<Seen>>,
}

/// What a search saw at a position. Values and windows are those of the root's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// How often it came.
    pub visits: u32,
    /// How often it only tested.
    pub tests: u32,
    /// The window of the last visit.
    pub window: Window,
    /// The value that the last visit came back with.
    pub value: Option<Score>,
    /// What that value says about the true one.
    pub bound: Bound,
    /// How many moves the last visit left out.
    pub skipped: usize,
    /// Visits below that were not recorded.
    pub dropped: u64,
    /// Whether it lies on the chosen line.
    pub chosen: bool,
}

impl Diff {
    /// Lays trees of the same position over each other.
    pub fn new(trees: &[(String, &Tree)]) -> Self {
        let mut diff = Self { searches: Vec::new(), places: Vec::new() };
        for (search, (name, tree)) in trees.iter().enumerate() {
            diff.add(search, trees.len(), tree);
            diff.searches.push(totals(name, tree));
        }
        for place in &diff.places {
            let came: Vec<usize> = (0..trees.len()).filter(|&i| place.seen[i].is_some()).collect();
            for (i, totals) in diff.searches.iter_mut().enumerate() {
                let here = place.seen[i].is_some();
                totals.positions += u64::from(here);
                totals.alone += u64::from(here && came.len() == 1);
                totals.spared += u64::from(!here);
            }
        }
        diff
    }

    fn add(&mut self, search: usize, searches: usize, tree: &Tree) {
        let chosen = tree.line();
        let mut places: Vec<usize> = Vec::with_capacity(tree.nodes.len());
        for (id, node) in tree.nodes.iter().enumerate() {
            let parent = node.parent.map(|parent| places[parent]);
            let place = self.place(parent, &node.movement, node.ply, node.side, searches);
            places.push(place);
            let before = self.places[place].seen[search];
            self.places[place].seen[search] = Some(Seen {
                visits: before.map_or(0, |seen| seen.visits) + 1,
                tests: before.map_or(0, |seen| seen.tests) + u32::from(tree.is_tested(id)),
                window: tree.window_for_root(id),
                value: tree.seen_by_root(id),
                bound: tree.bound_for_root(id),
                skipped: node.skipped(),
                dropped: node.dropped,
                chosen: chosen.contains(&id),
            });
        }
    }

    /// The place of a position, which is made if it is new.
    fn place(
        &mut self,
        parent: Option<usize>,
        movement: &str,
        ply: u16,
        side: Player,
        searches: usize,
    ) -> usize {
        let known = match parent {
            None => (!self.places.is_empty()).then_some(0),
            Some(parent) => {
                let children = &self.places[parent].children;
                children.iter().copied().find(|&child| self.places[child].movement == movement)
            }
        };
        known.unwrap_or_else(|| {
            let new = self.places.len();
            if let Some(parent) = parent {
                self.places[parent].children.push(new);
            }
            let movement = movement.to_owned();
            let seen = vec![None; searches];
            self.places.push(Place { parent, children: Vec::new(), movement, ply, side, seen });
            new
        })
    }

    /// The moves from the root to a position.
    pub fn path(&self, place: usize) -> Vec<&str> {
        let mut path = Vec::new();
        let mut at = place;
        while let Some(parent) = self.places[at].parent {
            path.push(self.places[at].movement.as_str());
            at = parent;
        }
        path.reverse();
        path
    }

    /// The positions in the order of a walk: each before those below it.
    pub fn in_order(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.places.len());
        let mut todo = vec![0];
        while let Some(place) = todo.pop() {
            order.push(place);
            todo.extend(self.places[place].children.iter().rev());
        }
        order
    }

    /// Whether all searches were here.
    pub fn is_common(&self, place: usize) -> bool {
        self.places[place].seen.iter().all(Option::is_some)
    }
}

fn totals(name: &str, tree: &Tree) -> Totals {
    let count = |wanted: &dyn Fn(Id) -> bool| (0..tree.nodes.len()).filter(|&id| wanted(id)).count() as u64;
    let dropped = tree.nodes.iter().map(|node| node.dropped).sum();
    Totals {
        name: name.to_owned(),
        visits: tree.nodes.len() as u64 + dropped,
        positions: 0,
        alone: 0,
        spared: 0,
        tests: count(&|id| tree.is_tested(id)),
        researches: count(&|id| tree.nodes[id].again),
        cutoffs: count(&|id| tree.nodes[id].skipped() > 0),
        dropped,
        value: tree.seen_by_root(0),
    }
}
