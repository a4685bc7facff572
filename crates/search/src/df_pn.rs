//! Depth-first proof-number search (df-pn): [`proof_number`](mod@crate::proof_number) with a table in place of the tree.
//!
//! A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002.
//!
//! A node is searched until one of its numbers reaches a threshold: from there on the most-proving node lies elsewhere.
//! Thresholds are a quarter above the number of the second best child, so that the search does not jump between two children
//! after every leaf: J. Pawlewicz and Ł. Lew, "Improving depth-first PN-search: 1 + ε trick", 2006.
//!
//! Disproof numbers are combined by their maximum (weak proof-number search, see `Combining`), since transpositions are
//! frequent in these games. The m,n,k-game (5,6,4) takes 74 million nodes with the maximum, 176 million with the sum.
//!
//! The table has a fixed size; entries of small subtrees are replaced before those of large ones. The numbers of the children
//! of all nodes on the path are kept outside the table. So the numbers of a searched child grow even if its entry is
//! overwritten, and the search terminates with a table of any size, even 0. With a small table it only repeats work.
//!
//! Contract: see [`prove`](mod@crate::prove). One table may serve many goals in many positions, but of one game only.

use plyground_core::{Keyed, Stopped, reserve};

use crate::proof_numbers::{Combined, Combining, INFINITE, ProofNumbers, combine};
use crate::prove::{Goal, Least, ProofObserver, ProofResult, Prover, Unfinished};
use crate::table::place_of;

/// Depth-first proof-number search.
#[derive(Debug)]
pub struct DfPn {
    slots: Box<[DfPnEntry]>,
}

/// An entry of the table; empty if `work == 0`.
#[derive(Clone, Copy, Default, Debug)]
struct DfPnEntry {
    key: u64,
    numbers: ProofNumbers,
    /// Nodes searched below the position.
    work: u32,
    /// The goal that the numbers belong to, as a number.
    goal_id: u8,
}

/// Slots in which the entry of a position may be.
const BUCKET: usize = 4;

impl DfPn {
    /// Bytes per entry of the table.
    pub const SLOT_BYTES: usize = size_of::<DfPnEntry>();

    /// A search with a table of this many entries, possibly 0; of fewer if memory is short.
    pub fn new(positions: usize) -> Self {
        let mut slots = reserve(positions);
        slots.resize(slots.capacity().min(positions), DfPnEntry::default());
        Self { slots: slots.into() }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.slots.fill(DfPnEntry::default());
    }

    /// The slots of a key: [`BUCKET`] neighbours, or all slots if there are fewer.
    #[inline]
    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let places = (self.slots.len() + 1).saturating_sub(BUCKET).max(1);
        let place = place_of(key, places);
        place..(place + BUCKET).min(self.slots.len())
    }

    #[inline]
    fn get(&self, key: u64, goal_id: u8) -> Option<ProofNumbers> {
        let slot = self.slots[self.bucket(key)].iter().find(|slot| slot.is_for(key, goal_id))?;
        Some(slot.numbers)
    }

    /// Replaces the entry of the same position and goal, or else the one with the least work.
    #[inline]
    fn put(&mut self, key: u64, goal_id: u8, numbers: ProofNumbers, work: u32) {
        let bucket = self.bucket(key);
        let cost = |slot: &&mut DfPnEntry| if slot.is_for(key, goal_id) { (0, 0) } else { (1, slot.work) };
        if let Some(slot) = self.slots[bucket].iter_mut().min_by_key(cost) {
            let before = if slot.is_for(key, goal_id) { slot.work } else { 0 };
            *slot = DfPnEntry { key, goal_id, numbers, work: before.saturating_add(work).max(1) };
        }
    }
}

impl DfPnEntry {
    #[inline]
    fn is_for(&self, key: u64, goal_id: u8) -> bool {
        self.key == key && self.goal_id == goal_id && self.work > 0
    }
}

impl<P: Keyed> Prover<P> for DfPn {
    fn begin(&mut self) {}

    fn verdict(&mut self, pos: &mut P, goal: Goal, observer: &mut ProofObserver<'_>) -> ProofResult {
        let mut search = DfPnSearch::new(self, goal, observer);
        search.decide(pos).unwrap_or_else(|Stopped| {
            let reason = search.observer.reason().expect("nothing but a limit stops the search");
            ProofResult::Unknown(Unfinished::Limit(reason))
        })
    }

    fn reply(
        &mut self,
        pos: &mut P,
        _: &[P::Move],
        goal: Goal,
        observer: &mut ProofObserver<'_>,
    ) -> Option<P::Move> {
        let mut search = DfPnSearch::new(self, goal, observer);
        search.expand(pos).ok()?;
        let is_turned = pos.to_move() != goal.player;
        let known = search.combine(0, is_turned);
        // The entries that decide this position may have been overwritten.
        if known.numbers.verdict().is_none() {
            search.open.clear();
            search.visit(pos, ProofNumbers::INFINITE).ok()?;
        }
        let pick = search.combine(0, is_turned).pick;
        search.open.get(pick).map(|child| child.movement)
    }
}

/// The search for one goal.
struct DfPnSearch<'a, 'b, M> {
    table: &'a mut DfPn,
    goal: Goal,
    /// The goal as a number.
    goal_id: u8,
    observer: &'a mut ProofObserver<'b>,
    /// The children of the nodes on the path, those of the root first: one list, so that no node allocates.
    open: Vec<Child<M>>,
}

#[derive(Clone, Copy)]
struct Child<M> {
    movement: M,
    numbers: ProofNumbers,
}

impl<'a, 'b, M: Copy> DfPnSearch<'a, 'b, M> {
    fn new(table: &'a mut DfPn, goal: Goal, observer: &'a mut ProofObserver<'b>) -> Self {
        let goal_id = goal.player.index() as u8 * 2 + u8::from(goal.least == Least::Win);
        Self { table, goal, goal_id, observer, open: Vec::new() }
    }

    fn decide<P: Keyed<Move = M>>(&mut self, pos: &mut P) -> Result<ProofResult, Stopped> {
        let numbers = match ProofNumbers::of(pos, self.goal, self.observer)? {
            numbers if numbers.verdict().is_some() => numbers,
            _ => self.visit(pos, ProofNumbers::INFINITE)?,
        };
        Ok(numbers.verdict().expect("only a decided node has infinite numbers"))
    }

    /// Searches a node until one of its numbers reaches its threshold. Its children are left in `open`.
    fn visit<P: Keyed<Move = M>>(
        &mut self,
        pos: &mut P,
        thresholds: ProofNumbers,
    ) -> Result<ProofNumbers, Stopped> {
        let (start, before) = (self.open.len(), self.observer.nodes());
        self.expand(pos)?;
        let end = self.open.len();
        // All numbers are from the point of view of the side that moves here.
        let is_turned = pos.to_move() != self.goal.player;
        let thresholds = thresholds.turned(is_turned);
        let numbers = loop {
            let Combined { numbers, pick, second, others } = self.combine(start, is_turned);
            if start == 0 {
                self.observer.note_root(numbers.turned(is_turned));
            }
            if numbers.proof >= thresholds.proof || numbers.disproof >= thresholds.disproof {
                break numbers.turned(is_turned);
            }
            let movement = self.open[start + pick].movement;
            // The child is left when its sibling is clearly better, or when the node reaches its own threshold.
            let proof = thresholds.proof.min(second.saturating_add(second / 4 + 1));
            let disproof = match thresholds.disproof {
                INFINITE.. => INFINITE,
                finite => finite - others,
            };
            let of_child = ProofNumbers { proof, disproof }.turned(is_turned);
            let found = pos.after(movement, |pos| self.visit(pos, of_child))?;
            self.open.truncate(end);
            self.open[start + pick].numbers = found;
        };
        let work = u32::try_from(self.observer.nodes() - before).unwrap_or(u32::MAX);
        self.table.put(pos.key(), self.goal_id, numbers, work);
        Ok(numbers)
    }

    /// Adds the children of a node to `open`, with their numbers from the table if it has them.
    fn expand<P: Keyed<Move = M>>(&mut self, pos: &mut P) -> Result<(), Stopped> {
        for movement in pos.moves() {
            let numbers = pos.after(movement, |pos| {
                let numbers = ProofNumbers::of(pos, self.goal, self.observer)?;
                // Finished games are not stored in the table.
                if numbers.verdict().is_some() {
                    return Ok(numbers);
                }
                Ok(self.table.get(pos.key(), self.goal_id).unwrap_or(numbers))
            })?;
            self.open.push(Child { movement, numbers });
        }
        Ok(())
    }

    /// Combines the numbers of the children that are in `open` from `start` on.
    #[inline]
    fn combine(&self, start: usize, is_turned: bool) -> Combined {
        let children = self.open[start..].iter().map(|child| child.numbers.turned(is_turned));
        combine(children, Combining::Largest)
    }
}
