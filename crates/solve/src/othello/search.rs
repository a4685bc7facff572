//! The search of a null window.

use plyground_core::Stopped;

use super::discs::{Discs, Image};
use super::order::Candidate;
use super::shape::Shape;
use super::team::{Member, Question};
use crate::memo::Memo;
use crate::table::Bounds;

/// With so many free cells or fewer, moves are tried without an order by replies, and nothing is looked up.
const SHALLOW: u32 = 6;
/// With at least so many free cells, what is found out about a position is remembered. Nearer to the end that takes longer
/// than finding it out again.
const REMEMBERED_FROM: u32 = 9;
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

/// What is known of a node in the end.
enum Found {
    /// A value and the cell of its move.
    Here(i32, u64),
    /// A value that another thread has found.
    Elsewhere(i32),
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
        let (key, image) = Self::key(discs, empties);
        let mut remembered = 0;
        if empties >= REMEMBERED_FROM
            && let Some((known, best)) = self.memo.get(key)
        {
            if let Some(value) = known.decide(alpha) {
                return Ok(value);
            }
            remembered = image.back(1 << best);
        }
        let before = self.member.nodes;
        let moves = self.shape.ordered::<RUN>(discs, free, legal, remembered);
        let moves = moves.as_slice();
        if empties >= LOOK_UP_FROM {
            for candidate in moves {
                let (child, _) = Self::key(candidate.child, empties - 1);
                if let Some((known, _)) = self.memo.get(child)
                    && -known.at_most > alpha
                {
                    return Ok(-known.at_most);
                }
            }
        }
        let (value, best) = if empties >= SHARED_FROM && self.member.team.is_shared() {
            self.path.push(Step { key, alpha });
            let found = self.best_beside_others(moves, alpha);
            self.path.pop();
            match found? {
                Found::Here(value, best) => (value, best),
                Found::Elsewhere(value) => return Ok(value),
            }
        } else {
            self.best(moves, alpha)?
        };
        if empties >= REMEMBERED_FROM {
            let cells = self.cells();
            let bounds = if value > alpha {
                Bounds { at_least: value, at_most: cells }
            } else {
                Bounds { at_least: -cells, at_most: value }
            };
            self.memo.put(key, bounds, image.of(best).trailing_zeros() as u8, self.member.nodes - before);
        }
        Ok(value)
    }

    /// The value of the best move, or of the first that is good enough, and its cell.
    fn best(&mut self, moves: &[Candidate], alpha: i32) -> Result<(i32, u64), Stopped> {
        let (mut value, mut best) = (i32::MIN, 0);
        for candidate in moves {
            let worth = -self.search(candidate.child, -alpha - 1)?;
            if worth > value {
                (value, best) = (worth, candidate.cell);
                if worth > alpha {
                    break;
                }
            }
        }
        Ok((value, best))
    }

    /// The same with an eye on the other threads. Moves that somebody is at are put off, but never the first: mostly it decides.
    fn best_beside_others(&mut self, moves: &[Candidate], alpha: i32) -> Result<Found, Stopped> {
        let here = self.path.len() - 1;
        let team = self.member.team;
        let (mut value, mut best) = (i32::MIN, 0);
        let mut put_off = 0_u64;
        for is_late in [false, true] {
            for (i, candidate) in moves.iter().enumerate() {
                let is_put_off = put_off >> i & 1 == 1;
                if is_late != is_put_off {
                    continue;
                }
                if !is_late && i > 0 && team.is_busy(candidate.child) {
                    put_off |= 1 << i;
                    continue;
                }
                team.begin(candidate.child);
                let worth = self.search(candidate.child, -alpha - 1);
                team.end(candidate.child);
                if worth.is_err()
                    && let Some((_, value)) = self.decided.take_if(|(place, _)| *place == here)
                {
                    return Ok(Found::Elsewhere(value));
                }
                let worth = -worth?;
                if worth > value {
                    (value, best) = (worth, candidate.cell);
                    if worth > alpha {
                        return Ok(Found::Here(value, best));
                    }
                }
                let step = self.path[here];
                if let Some((known, _)) = self.memo.get(step.key)
                    && let Some(value) = known.decide(alpha)
                {
                    return Ok(Found::Elsewhere(value));
                }
            }
        }
        Ok(Found::Here(value, best))
    }
}
