//! Records a search visit by visit, in bounded memory.

use plyground_core::{Bound, Leaf, Observer, Player, Position, Score, Stopped, Window};

/// One visit to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit<M> {
    /// The index of the parent's visit; `None` for the root.
    pub parent: Option<usize>,
    /// The move that leads here; `None` for the root.
    pub movement: Option<M>,
    /// The distance from the root.
    pub ply: u16,
    /// The side to move.
    pub side: Player,
    /// The window on entering.
    pub window: Window,
    /// The number of legal moves.
    pub moves: usize,
    /// The value returned, for the side to move; `None` if the search was stopped first.
    pub value: Option<Score>,
    /// The kind of leaf, for a leaf.
    pub leaf: Option<Leaf>,
    /// The cutoff, if there was one.
    pub cut: Option<Cutoff<M>>,
    /// The value from the transposition table in place of a search, for the side to move, and how it bounds minimax's.
    pub table: Option<(Score, Bound)>,
    /// Whether the result was stored in the transposition table.
    pub stored: bool,
    /// Whether its move became the best move of the parent.
    pub improved: bool,
    /// Whether this is a re-search after a null window.
    pub again: bool,
    /// The number of dropped visits of which this one is the nearest ancestor that was kept.
    pub dropped: u64,
}

/// A cutoff, possibly at the last move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cutoff<M> {
    /// The number of moves that were searched.
    pub searched: usize,
    /// The moves that were cut off, in the game's order; empty if there are more than [`NAMED`](Self::NAMED).
    pub skipped: Vec<M>,
}

impl<M> Cutoff<M> {
    /// The largest number of skipped moves that are listed: on large boards they would take more memory than the visits.
    pub const NAMED: usize = 24;
}

impl<M> Visit<M> {
    /// The number of events in it: entering, leaving, and those that apply of cutting off, re-searching and improving.
    fn events(&self) -> usize {
        2 + usize::from(self.cut.is_some()) + usize::from(self.again) + usize::from(self.improved)
    }
}

/// A recorded search: visits in the order of entering, the root first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording<M> {
    /// The visits that were kept.
    pub visits: Vec<Visit<M>>,
}

/// Records a search, with a limit on the number of events.
///
/// Beyond the limit the recording is pruned while the search runs. The deepest plies are dropped first, all children of a node
/// or none, and the node keeps their number. The principal variation and the siblings of its moves stay. At most about twice
/// the limit is in memory, or twice the events that have to stay if these are more.
#[derive(Debug)]
pub struct Recorder<P: Position> {
    visits: Vec<Visit<P::Move>>,
    most: usize,
    events: usize,
    /// With more events than this the recording is pruned.
    full: usize,
    /// The visits on the current path, the root first, each with the moves that have not been searched yet.
    open: Vec<Open<P>>,
    /// The move about to be re-searched.
    again: Option<P::Move>,
    /// The move about to be searched, if the search has an order of its own.
    picked: Option<P::Move>,
    /// The index of the last visit that was left.
    left: Option<usize>,
}

struct Open<P: Position> {
    visit: usize,
    moves: Option<P::Moves>,
    /// The moves that were searched, if the search has an order of its own.
    picked: Vec<P::Move>,
}

impl<P: Position> std::fmt::Debug for Open<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Open").field("visit", &self.visit).finish_non_exhaustive()
    }
}

impl<P: Position> Recorder<P> {
    /// The smallest limit: enough for a root and its moves.
    pub const LEAST: usize = 16;

    /// Keeps up to `most` events, but at least [`LEAST`](Self::LEAST).
    pub fn new(most: usize) -> Self {
        let most = most.max(Self::LEAST);
        Self {
            visits: Vec::new(),
            most,
            events: 0,
            full: most.saturating_mul(2),
            open: Vec::new(),
            again: None,
            picked: None,
            left: None,
        }
    }

    /// The recording. Visits that a stopped search did not leave have no value.
    pub fn into_recording(mut self) -> Recording<P::Move> {
        self.open.truncate(1);
        if self.events > self.most {
            self.prune();
        }
        // A principal variation longer than the limit is cut short.
        while self.events > self.most && self.visits.len() > 1 {
            let deepest = self.visits.iter().map(|visit| visit.ply).max().unwrap_or_default();
            let keep: Vec<bool> = self.visits.iter().map(|visit| visit.ply < deepest).collect();
            self.drop_others(&keep);
        }
        Recording { visits: self.visits }
    }

    fn visit(&mut self) -> Option<&mut Visit<P::Move>> {
        let id = self.open.last()?.visit;
        Some(&mut self.visits[id])
    }

    fn count(&mut self, events: usize) {
        self.events += events;
        if self.events > self.full {
            self.prune();
            // What has to stay may exceed `most`; pruning at every event would be too slow.
            self.full = 2 * self.events.max(self.most);
        }
    }

    /// Drops the deepest plies until the rest is within the limit, as far as possible.
    fn prune(&mut self) {
        let spine = self.spine();
        let beside_spine = |visit: &Visit<P::Move>| visit.parent.is_none_or(|parent| spine[parent]);
        let mut room = self.most;
        let mut by_ply: Vec<usize> = Vec::new();
        for visit in &self.visits {
            if beside_spine(visit) {
                room = room.saturating_sub(visit.events());
            } else {
                let ply = usize::from(visit.ply);
                by_ply.resize(by_ply.len().max(ply + 1), 0);
                by_ply[ply] += visit.events();
            }
        }
        // The plies that fit, from the root down.
        let fits = by_ply.iter().scan(0, |sum, events| {
            *sum += events;
            Some(*sum)
        });
        let plies = fits.take_while(|&sum| sum <= room).count();
        let keep: Vec<bool> =
            self.visits.iter().map(|visit| beside_spine(visit) || usize::from(visit.ply) < plies).collect();
        self.drop_others(&keep);
    }

    /// The visits whose children have to stay: those on the path, and below each of them the best line so far.
    fn spine(&self) -> Vec<bool> {
        let mut best: Vec<Option<usize>> = vec![None; self.visits.len()];
        for (id, visit) in self.visits.iter().enumerate() {
            if let Some(parent) = visit.parent.filter(|_| visit.improved) {
                best[parent] = Some(id);
            }
        }
        let mut spine = vec![false; self.visits.len()];
        // After the end of the search no visit is on the path, but the best line of the root has to stay.
        let root = (!self.visits.is_empty()).then_some(0);
        for open in self.open.iter().map(|open| open.visit).chain(root) {
            let mut at = Some(open);
            while let Some(id) = at {
                spine[id] = true;
                at = best[id].filter(|&next| !spine[next]);
            }
        }
        spine
    }

    /// Keeps the marked visits; the others are counted at their nearest ancestor that is kept.
    fn drop_others(&mut self, keep: &[bool]) {
        let mut place: Vec<usize> = Vec::with_capacity(keep.len());
        let mut kept: Vec<Visit<P::Move>> = Vec::new();
        for (mut visit, &keep) in std::mem::take(&mut self.visits).into_iter().zip(keep) {
            let parent = visit.parent.map(|parent| place[parent]);
            if keep {
                visit.parent = parent;
                place.push(kept.len());
                kept.push(visit);
            } else {
                let ancestor = parent.expect("the root is always kept");
                kept[ancestor].dropped += 1 + visit.dropped;
                place.push(ancestor);
            }
        }
        for open in &mut self.open {
            open.visit = place[open.visit];
        }
        self.left = self.left.map(|left| place[left]);
        self.events = kept.iter().map(Visit::events).sum();
        self.visits = kept;
    }
}

impl<P: Position> Observer<P> for Recorder<P> {
    fn enter(&mut self, pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        let (again, picked) = (self.again.take(), self.picked.take());
        let mut parent = self.open.last_mut();
        if let Some(parent) = &mut parent {
            parent.picked.extend(picked);
        }
        let untried = |open: &mut Open<P>| open.moves.as_mut().and_then(Iterator::next);
        let visit = Visit {
            parent: parent.as_ref().map(|open| open.visit),
            movement: again.or(picked).or_else(|| parent.and_then(untried)),
            ply,
            side: pos.to_move(),
            window,
            moves: if pos.outcome().is_some() { 0 } else { pos.move_count() },
            value: None,
            leaf: None,
            cut: None,
            table: None,
            stored: false,
            improved: false,
            again: again.is_some(),
            dropped: 0,
        };
        let events = visit.events();
        self.open.push(Open { visit: self.visits.len(), moves: None, picked: Vec::new() });
        self.visits.push(visit);
        self.count(events);
        Ok(())
    }

    fn leaf(&mut self, _pos: &P, _ply: u16, kind: Leaf) {
        if let Some(visit) = self.visit() {
            visit.leaf = Some(kind);
        }
    }

    fn inner(&mut self, pos: &P, _ply: u16) {
        if let Some(open) = self.open.last_mut() {
            open.moves = Some(pos.moves());
        }
    }

    fn pick(&mut self, m: P::Move) {
        self.picked = Some(m);
    }

    fn table_hit(&mut self, value: Score, bound: Bound) {
        if let Some(visit) = self.visit() {
            visit.table = Some((value, bound));
        }
    }

    fn table_store(&mut self) {
        if let Some(visit) = self.visit() {
            visit.stored = true;
        }
    }

    fn improved(&mut self, _m: P::Move, _value: Score) {
        if let Some(left) = self.left {
            self.visits[left].improved = true;
            self.count(1);
        }
    }

    fn research(&mut self, m: P::Move) {
        self.again = Some(m);
    }

    fn cut(&mut self, pos: &P, searched: usize, _is_last: bool) {
        let Some(open) = self.open.last_mut() else { return };
        let Some(untried) = open.moves.take() else { return };
        let few = pos.move_count() - searched <= Cutoff::<P::Move>::NAMED;
        let skipped = if !few {
            Vec::new()
        } else if open.picked.is_empty() {
            untried.collect()
        } else {
            pos.moves().filter(|m| !open.picked.contains(m)).collect()
        };
        self.visits[open.visit].cut = Some(Cutoff { searched, skipped });
        self.count(1);
    }

    fn leave(&mut self, value: Score) {
        if let Some(visit) = self.visit() {
            visit.value = Some(value);
        }
        self.left = self.open.pop().map(|open| open.visit);
    }
}
