//! The rules of Dots a second time, slowly and by another method.

use std::collections::BTreeSet;

use plyground_core::Player;

/// Column and row from the top left, off the board too.
pub(crate) type GridPoint = (i32, i32);

/// The rules point by point. A ring is a closed chain without a dot twice, so it lies in one block of the graph of
/// living dots: a biconnected component. The inside of the smallest ring of a block is the set of points from which the
/// board cannot be left past the dots of this block.
#[derive(Clone)]
pub(crate) struct LiteralDots {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) dots: Vec<Option<Player>>,
    pub(crate) areas: Vec<Option<Player>>,
    pub(crate) to_move: Player,
}

/// Events besides a dot without effect.
#[derive(Default, Debug)]
pub(crate) struct Events {
    pub(crate) captures: usize,
    pub(crate) bases_closed: usize,
    pub(crate) raids: usize,
    pub(crate) freed: usize,
    pub(crate) bases_swallowed: usize,
}

impl LiteralDots {
    pub(crate) fn new(width: i32, height: i32) -> Self {
        let points = (width * height) as usize;
        Self { width, height, dots: vec![None; points], areas: vec![None; points], to_move: Player::First }
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = GridPoint> + use<> {
        let (width, height) = (self.width, self.height);
        (0..width * height).map(move |i| (i % width, i / width))
    }

    pub(crate) fn index(&self, (column, row): GridPoint) -> usize {
        (row * self.width + column) as usize
    }

    fn is_on_board(&self, (column, row): GridPoint) -> bool {
        (0..self.width).contains(&column) && (0..self.height).contains(&row)
    }

    pub(crate) fn free(&self) -> Vec<GridPoint> {
        self.places()
            .filter(|&p| self.dots[self.index(p)].is_none() && self.areas[self.index(p)].is_none())
            .collect()
    }

    pub(crate) fn score(&self, player: Player) -> usize {
        let is_captured = |&p: &GridPoint| {
            self.dots[self.index(p)] == Some(player.other()) && self.areas[self.index(p)] == Some(player)
        };
        self.places().filter(is_captured).count()
    }

    fn living(&self, player: Player) -> Vec<GridPoint> {
        self.places()
            .filter(|&p| self.dots[self.index(p)] == Some(player) && self.areas[self.index(p)].is_none())
            .collect()
    }

    /// Everything that can be reached from a place without stepping on the dots; `None` if that leaves the board.
    fn held(&self, from: GridPoint, dots: &BTreeSet<GridPoint>) -> Option<BTreeSet<GridPoint>> {
        if dots.contains(&from) {
            return None;
        }
        let mut reached = BTreeSet::from([from]);
        let mut todo = vec![from];
        while let Some((column, row)) = todo.pop() {
            for next in [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)] {
                if !self.is_on_board(next) {
                    return None;
                }
                if !dots.contains(&next) && reached.insert(next) {
                    todo.push(next);
                }
            }
        }
        Some(reached)
    }

    fn smallest_ring(
        &self,
        blocks: &[BTreeSet<GridPoint>],
        around: GridPoint,
    ) -> Option<BTreeSet<GridPoint>> {
        let held = blocks.iter().filter_map(|block| self.held(around, block));
        held.min_by_key(BTreeSet::len)
    }

    /// Closes the rings of a side around dots that it has not captured yet; returns the number of dots that are inside
    /// now.
    pub(crate) fn close_rings(&mut self, player: Player, events: &mut Events) -> usize {
        let mine = blocks(&self.living(player));
        let is_prey = |&p: &GridPoint| {
            self.dots[self.index(p)] == Some(player.other()) && self.areas[self.index(p)] != Some(player)
        };
        let rings: Vec<_> =
            self.places().filter(is_prey).filter_map(|p| self.smallest_ring(&mine, p)).collect();
        self.take(player, &rings, events);
        rings.len()
    }

    fn take(&mut self, owner: Player, rings: &[BTreeSet<GridPoint>], events: &mut Events) {
        let walls: BTreeSet<GridPoint> = self.living(owner).into_iter().collect();
        let is_free = |p: &GridPoint| self.dots[self.index(*p)].is_none();
        for &p in rings.iter().flatten() {
            let was = self.areas[self.index(p)];
            events.freed +=
                usize::from(was == Some(owner.other()) && self.dots[self.index(p)] == Some(owner));
            // Free points that the owner's dots separate from the captured ones.
            let pool = self.held(p, &walls).unwrap_or_default();
            events.bases_swallowed += usize::from(!pool.is_empty() && pool.iter().all(is_free));
        }
        for &p in rings.iter().flatten() {
            let i = self.index(p);
            self.areas[i] = Some(owner);
        }
    }

    pub(crate) fn play(&mut self, place: GridPoint, events: &mut Events) {
        let (me, other) = (self.to_move, self.to_move.other());
        let at = self.index(place);
        assert!(self.dots[at].is_none() && self.areas[at].is_none());
        self.dots[at] = Some(me);
        self.to_move = other;
        let base = self.smallest_ring(&blocks(&self.living(other)), place);
        let captures = self.close_rings(me, events);
        events.captures += captures;
        events.raids += usize::from(base.is_some() && captures > 0);
        if let (Some(ring), 0) = (base, captures) {
            events.bases_closed += 1;
            self.take(other, &[ring], events);
        }
    }
}

/// The blocks of the graph of these dots, with an edge between any two that touch along a row, a column or a diagonal:
/// the biconnected components, which stay connected without any one of their dots. After J. Hopcroft and R. Tarjan
/// (1973).
fn blocks(dots: &[GridPoint]) -> Vec<BTreeSet<GridPoint>> {
    struct BlockSearch<'a> {
        dots: &'a [GridPoint],
        seen: Vec<usize>,
        low: Vec<usize>,
        clock: usize,
        edges: Vec<(usize, usize)>,
        found: Vec<BTreeSet<GridPoint>>,
    }
    impl BlockSearch<'_> {
        fn visit(&mut self, v: usize, parent: usize) {
            self.clock += 1;
            self.seen[v] = self.clock;
            self.low[v] = self.clock;
            for w in 0..self.dots.len() {
                let (here, there) = (self.dots[v], self.dots[w]);
                let distance = (here.0 - there.0).abs().max((here.1 - there.1).abs());
                if w == v || w == parent || distance != 1 {
                    continue;
                }
                if self.seen[w] == 0 {
                    self.edges.push((v, w));
                    self.visit(w, v);
                    self.low[v] = self.low[v].min(self.low[w]);
                    if self.low[w] >= self.seen[v] {
                        let start = self.edges.iter().rposition(|&edge| edge == (v, w));
                        let start = start.expect("it was put there before the visit");
                        let block = self.edges.split_off(start);
                        let ends = block.into_iter().flat_map(|(a, b)| [a, b]);
                        self.found.push(ends.map(|i| self.dots[i]).collect());
                    }
                } else if self.seen[w] < self.seen[v] {
                    self.edges.push((v, w));
                    self.low[v] = self.low[v].min(self.seen[w]);
                }
            }
        }
    }
    let none = vec![0; dots.len()];
    let mut walk =
        BlockSearch { dots, seen: none.clone(), low: none, clock: 0, edges: Vec::new(), found: Vec::new() };
    for v in 0..dots.len() {
        if walk.seen[v] == 0 {
            walk.visit(v, usize::MAX);
        }
    }
    walk.found
}
