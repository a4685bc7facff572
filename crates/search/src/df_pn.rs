//! Depth-first proof-number search: the order of [`proof_number`](mod@crate::proof_number), with a table for a tree.
//!
//! A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002.
//!
//! A node is searched until one of its numbers reaches a threshold, which is where another part of the tree becomes more
//! promising. Thresholds are a quarter above the next best child's number, so that one does not change from one to the other
//! after every leaf: J. Pawlewicz and Ł. Lew, "Improving depth-first PN-search: 1 + ε trick", 2006.
//!
//! A position is reached by many orders of moves here, so a disproof is as hard as the hardest of its parts and not as their
//! sum: on (5,6,4) that takes 74 million nodes where the sum takes 176 million.
//!
//! What was found is remembered in a table of fixed size, in which positions with small subtrees make room for those with large
//! ones. The numbers of all children of the nodes that are open are kept apart from it. So a child that was searched
//! has numbers above what they were even if the table has forgotten it, every node gets ahead, and the search ends with
//! any table, also with none; it only does more work twice.
//!
//! Contract: see [`prove`](mod@crate::prove). One table serves many questions about positions of one game; the keys of different
//! games must not meet in it.

use plyground_core::{Keyed, Stopped, reserve};

use crate::observers::Limit;
use crate::prove::{Goal, INFINITE, Judgement, Least, Numbers, Prover, Refuting, Unfinished, Verdict, judge};
use crate::table::place_of;

/// Depth-first proof-number search.
#[derive(Debug)]
pub struct DfPn {
    slots: Box<[Slot]>,
}

/// What is known about a position. One without work is empty.
#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    key: u64,
    numbers: Numbers,
    /// Nodes that it took to find out.
    work: u32,
    /// Which question these are the numbers of.
    question: u8,
}

/// Slots that a position may stand in.
const BUCKET: usize = 4;

impl DfPn {
    /// Bytes that a position takes in the table.
    pub const SLOT_BYTES: usize = size_of::<Slot>();

    /// With a table for so many positions, which may be none; for fewer where memory is short.
    pub fn new(positions: usize) -> Self {
        let mut slots = reserve(positions);
        slots.resize(slots.capacity().min(positions), Slot::default());
        Self { slots: slots.into() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(Slot::default());
    }

    /// The slots of a key: a few neighbours, or as many as there are.
    #[inline]
    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let places = (self.slots.len() + 1).saturating_sub(BUCKET).max(1);
        let place = place_of(key, places);
        place..(place + BUCKET).min(self.slots.len())
    }

    #[inline]
    fn get(&self, key: u64, question: u8) -> Option<Numbers> {
        let slot = self.slots[self.bucket(key)].iter().find(|slot| slot.is_for(key, question))?;
        Some(slot.numbers)
    }

    /// Takes the place of what is known about the same position, or of what is the least loss.
    #[inline]
    fn put(&mut self, key: u64, question: u8, numbers: Numbers, work: u32) {
        let bucket = self.bucket(key);
        let loss = |slot: &&mut Slot| if slot.is_for(key, question) { (0, 0) } else { (1, slot.work) };
        if let Some(slot) = self.slots[bucket].iter_mut().min_by_key(loss) {
            let before = if slot.is_for(key, question) { slot.work } else { 0 };
            *slot = Slot { key, question, numbers, work: before.saturating_add(work).max(1) };
        }
    }
}

impl Slot {
    #[inline]
    fn is_for(&self, key: u64, question: u8) -> bool {
        self.key == key && self.question == question && self.work > 0
    }
}

impl<P: Keyed> Prover<P> for DfPn {
    fn begin(&mut self) {}

    fn verdict(&mut self, pos: &mut P, goal: Goal, limit: &mut Limit<'_>) -> Verdict {
        let mut run = Run::new(self, goal, limit);
        run.decide(pos).unwrap_or_else(|Stopped| {
            let reason = run.limit.reason().expect("nothing but a limit stops the search");
            Verdict::Unknown(Unfinished::Limit(reason))
        })
    }

    fn reply(&mut self, pos: &mut P, _: &[P::Move], goal: Goal, limit: &mut Limit<'_>) -> Option<P::Move> {
        let mut run = Run::new(self, goal, limit);
        run.expand(pos).ok()?;
        let is_turned = pos.to_move() != goal.player;
        let known = run.judge(0, is_turned);
        // Whoever moves and is right needs to know a move that keeps it so; the table may have forgotten it.
        if known.numbers.verdict().is_none() {
            run.open.clear();
            run.visit(pos, Numbers::INFINITE).ok()?;
        }
        let pick = run.judge(0, is_turned).pick;
        run.open.get(pick).map(|child| child.movement)
    }
}

/// One question, while it is searched.
struct Run<'a, 'b, M> {
    table: &'a mut DfPn,
    goal: Goal,
    /// The same as a number.
    question: u8,
    limit: &'a mut Limit<'b>,
    /// The children of the nodes that are open, those of the root first: one list, so that no node allocates.
    open: Vec<Child<M>>,
}

#[derive(Clone, Copy)]
struct Child<M> {
    movement: M,
    numbers: Numbers,
}

impl<'a, 'b, M: Copy> Run<'a, 'b, M> {
    fn new(table: &'a mut DfPn, goal: Goal, limit: &'a mut Limit<'b>) -> Self {
        let question = goal.player.index() as u8 * 2 + u8::from(goal.least == Least::Win);
        Self { table, goal, question, limit, open: Vec::new() }
    }

    fn decide<P: Keyed<Move = M>>(&mut self, pos: &mut P) -> Result<Verdict, Stopped> {
        let numbers = match Numbers::of(pos, self.goal, self.limit)? {
            numbers if numbers.verdict().is_some() => numbers,
            _ => self.visit(pos, Numbers::INFINITE)?,
        };
        Ok(numbers.verdict().expect("only a decided node has infinite numbers"))
    }

    /// Searches a node until one of its numbers is at least that in `most`. Its children are left in `open`.
    fn visit<P: Keyed<Move = M>>(&mut self, pos: &mut P, most: Numbers) -> Result<Numbers, Stopped> {
        let (start, before) = (self.open.len(), self.limit.nodes());
        self.expand(pos)?;
        let end = self.open.len();
        // Everything is seen by the side that moves here.
        let is_turned = pos.to_move() != self.goal.player;
        let most = most.turned(is_turned);
        let numbers = loop {
            let Judgement { numbers, pick, second, others } = self.judge(start, is_turned);
            if start == 0 {
                let Numbers { proof, disproof } = numbers.turned(is_turned);
                self.limit.note(proof, disproof);
            }
            if numbers.proof >= most.proof || numbers.disproof >= most.disproof {
                break numbers.turned(is_turned);
            }
            let movement = self.open[start + pick].movement;
            // Until another child is clearly easier, or all of them together are too hard to refute.
            let proof = most.proof.min(second.saturating_add(second / 4 + 1));
            let disproof = match most.disproof {
                INFINITE.. => INFINITE,
                most => most - others,
            };
            let most = Numbers { proof, disproof }.turned(is_turned);
            let found = pos.after(movement, |pos| self.visit(pos, most))?;
            self.open.truncate(end);
            self.open[start + pick].numbers = found;
        };
        let work = u32::try_from(self.limit.nodes() - before).unwrap_or(u32::MAX);
        self.table.put(pos.key(), self.question, numbers, work);
        Ok(numbers)
    }

    /// Adds the children of a node to `open`, with what is known about them.
    fn expand<P: Keyed<Move = M>>(&mut self, pos: &mut P) -> Result<(), Stopped> {
        for movement in pos.moves() {
            let numbers = pos.after(movement, |pos| {
                let numbers = Numbers::of(pos, self.goal, self.limit)?;
                // What is decided on sight is not in the table.
                if numbers.verdict().is_some() {
                    return Ok(numbers);
                }
                Ok(self.table.get(pos.key(), self.question).unwrap_or(numbers))
            })?;
            self.open.push(Child { movement, numbers });
        }
        Ok(())
    }

    /// Judges a node by its children, which stand in `open` from `start` on.
    #[inline]
    fn judge(&self, start: usize, is_turned: bool) -> Judgement {
        let children = self.open[start..].iter().map(|child| child.numbers.turned(is_turned));
        judge(children, Refuting::Hardest)
    }
}
