//! The search of a null window.

use plyground_core::Stopped;

use super::discs::{Discs, Image};
use super::memo::{Memo, NOWHERE};
use super::shape::Shape;
use super::team::{Member, Question};
use crate::table::Bounds;

/// With so many free cells or fewer, moves are tried without an order by replies, and nothing is looked up.
const SHALLOW: u32 = 6;
/// With at least so many free cells, a position is looked up in all its images.
const IMAGES_FROM: u32 = 18;
/// With at least so many free cells, the positions after all moves are looked up before one is searched.
const LOOK_UP_FROM: u32 = 10;
/// With at least so many free cells, threads keep out of each other's way.
const SHARED_FROM: u32 = 12;

/// A node on the way from the root, where it may be that another thread is done with it.
#[derive(Clone, Copy)]
struct Step {
    key: Discs,
    alpha: i32,
}

/// One thread's search.
pub(crate) struct Search<'a, const RUN: usize> {
    pub(super) shape: Shape,
    memo: &'a Memo,
    pub(crate) member: Member<'a>,
    /// The way from the root, as far as there is work to share.
    path: Vec<Step>,
    /// How long the path was at a node that another thread has decided, and its value.
    decided: Option<(usize, i32)>,
}

impl<'a, const RUN: usize> Search<'a, RUN> {
    const SIZE: u32 = RUN as u32 + 2;

    pub(crate) fn new(memo: &'a Memo, member: Member<'a>) -> Self {
        Self { shape: Shape::new(Self::SIZE), memo, member, path: Vec::new(), decided: None }
    }

    pub(crate) fn cells(&self) -> i32 {
        self.shape.cells()
    }

    /// Searches for the answer to a question from the beginning.
    pub(crate) fn start(&mut self, number: u64, question: Question) -> Result<i32, Stopped> {
        self.member.number = number;
        self.path.clear();
        self.decided = None;
        self.search(question.discs, question.alpha)
    }

    #[inline]
    pub(super) fn enter(&mut self) -> Result<(), Stopped> {
        if self.member.is_due() {
            self.look()?;
        }
        self.member.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        self.member.look()?;
        let decided = self.path.iter().enumerate().find_map(|(place, step)| {
            let (bounds, _) = self.memo.get(step.key)?;
            Some((place, bounds.decide(step.alpha)?))
        });
        self.decided = decided;
        if decided.is_some() { Err(Stopped) } else { Ok(()) }
    }

    /// What a position is remembered under.
    fn key(discs: Discs, empties: u32) -> (Discs, Image) {
        if empties < IMAGES_FROM { (discs, Image::ITSELF) } else { discs.smallest_image(Self::SIZE) }
    }

    /// What is known of the value of a position.
    pub(crate) fn known(&self, discs: Discs) -> Option<Bounds> {
        let free = self.shape.board & !(discs.mine | discs.theirs);
        let (key, _) = Self::key(discs, free.count_ones());
        Some(self.memo.get(key)?.0)
    }

    /// Whether a position is worth more than `alpha` to the side to move.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    fn search(&mut self, discs: Discs, alpha: i32) -> Result<i32, Stopped> {
        let free = self.shape.board & !(discs.mine | discs.theirs);
        let empties = free.count_ones();
        if empties <= SHALLOW {
            return self.shallow(discs, free, self.shape.odd(free), alpha, false);
        }
        self.enter()?;
        let legal = discs.legal::<RUN>(free);
        if legal == 0 {
            let turned = discs.turned();
            if turned.legal::<RUN>(free) == 0 {
                return Ok(discs.lead());
            }
            return Ok(-self.search(turned, -alpha - 1)?);
        }
        let mut bounds = Bounds { at_least: -self.cells(), at_most: self.cells() };
        let (key, image) = Self::key(discs, empties);
        let mut remembered = 0;
        if let Some((known, best)) = self.memo.get(key) {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
            remembered = if best == NOWHERE { 0 } else { image.back(1 << best) };
        }
        let before = self.member.nodes;
        let moves = self.shape.ordered::<RUN>(discs, free, legal, remembered);
        let moves = moves.as_slice();
        if empties >= LOOK_UP_FROM {
            for candidate in moves {
                if let Some((known, _)) = self.memo.get(Self::key(candidate.child, empties - 1).0)
                    && -known.at_most > alpha
                {
                    return Ok(-known.at_most);
                }
            }
        }
        let is_shared = empties >= SHARED_FROM && self.member.team.is_shared();
        let mut value = -self.cells() - 1;
        let mut best = 0;
        if is_shared {
            self.path.push(Step { key, alpha });
            let depth = self.path.len();
            // The first move is never put off: mostly it decides.
            let mut put_off = 0_u64;
            let mut turn = 0;
            while turn < 2 && value <= alpha {
                for (i, candidate) in moves.iter().enumerate() {
                    let child = candidate.child;
                    if turn == 0 && i > 0 && self.member.team.is_busy(child) {
                        put_off |= 1 << i;
                        continue;
                    }
                    if turn == 1 && put_off >> i & 1 == 0 {
                        continue;
                    }
                    self.member.team.begin(child);
                    let worth = self.search(child, -alpha - 1);
                    self.member.team.end(child);
                    let worth = match (worth, self.decided) {
                        (Ok(worth), _) => -worth,
                        (Err(Stopped), Some((place, value))) if place + 1 == depth => {
                            self.decided = None;
                            self.path.pop();
                            return Ok(value);
                        }
                        (Err(Stopped), _) => {
                            self.path.pop();
                            return Err(Stopped);
                        }
                    };
                    if worth > value {
                        (value, best) = (worth, candidate.cell);
                    }
                    if value > alpha {
                        break;
                    }
                    if let Some((known, _)) = self.memo.get(key)
                        && let Some(value) = known.decide(alpha)
                    {
                        self.path.pop();
                        return Ok(value);
                    }
                }
                turn += 1;
            }
            self.path.pop();
        } else {
            for candidate in moves {
                let worth = -self.search(candidate.child, -alpha - 1)?;
                if worth > value {
                    (value, best) = (worth, candidate.cell);
                    if worth > alpha {
                        break;
                    }
                }
            }
        }
        if value > alpha {
            bounds.at_least = value;
        } else {
            bounds.at_most = value;
        }
        self.memo.put(key, bounds, image.of(best).trailing_zeros() as u8, self.member.nodes - before);
        Ok(value)
    }
}
