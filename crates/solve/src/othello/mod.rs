//! Othello, solved to the end.
//!
//! The value of a position is the discs that the side to move has at the end, less those of the other side; cells that stay empty
//! count for nobody. A search is a row of null windows that close in on the value (MTD(f): A. Plaat and others, "Best-first
//! fixed-depth minimax algorithms", 1996).
//!
//! Far from the end, moves that leave the opponent few replies come first; near it, cells in quarters with an odd number of free
//! cells: whoever begins there also has the last word there.

mod discs;
mod memo;

use plyground_core::{Limits, Position, Stopped};
use plyground_games::Othello;
use plyground_games::othello::Ply;

use self::discs::Discs;
use self::memo::Memo;
use crate::table::Bounds;
use crate::task::{Progress, Task};

/// With so many free cells or fewer, moves are tried without an order by replies, and nothing is looked up.
const SHALLOW: u32 = 6;
/// With at least so many free cells, a position is looked up in all its images.
const IMAGES_FROM: u32 = 18;
/// What a reply in a corner counts for, in replies.
const CORNER: i32 = 2;

/// The value of a position, proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The discs of the side to move at the end, less those of the other side.
    pub score: i32,
    /// The moves of both sides to the end, each of them best. Shorter if a limit was met after the value was known.
    pub line: Vec<Ply>,
    /// The nodes that it took.
    pub nodes: u64,
}

/// Solves positions, and remembers what it has proved as long as the size of the board stays the same.
pub struct Solver {
    memory: usize,
    known: Option<(usize, Memo)>,
}

impl Solver {
    /// A solver whose table takes at most so many bytes. Any number will do.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// The value of a position and a best line; `None` if a limit came first.
    pub fn solve(
        &mut self,
        pos: &Othello,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Solved> {
        let size = pos.size();
        if self.known.as_ref().is_none_or(|(known, _)| *known != size) {
            self.known = None;
            self.known = Some((size, Memo::new(self.memory)));
        }
        let (_, memo) = self.known.as_mut().expect("it was just put there");
        let mut task = Task::new(limits, progress);
        match size {
            4 => run::<2>(pos, memo, &mut task),
            6 => run::<4>(pos, memo, &mut task),
            _ => run::<6>(pos, memo, &mut task),
        }
    }
}

fn run<const RUN: usize>(pos: &Othello, memo: &mut Memo, task: &mut Task) -> Option<Solved> {
    let mut search = Search::<RUN>::new(memo, task);
    let mut pos = *pos;
    let score = search.narrow(read(&pos), 0).ok()?;
    let (mut line, mut left) = (Vec::new(), score);
    while pos.outcome().is_none() {
        let found = pos.moves().try_fold(None, |found: Option<Ply>, m| {
            if found.is_some() {
                return Ok(found);
            }
            let child = pos.after(m, |child| read(child));
            // Is it worth no more than that to the opponent?
            Ok::<_, Stopped>((search.search(child, -left)? <= -left).then_some(m))
        });
        let Ok(Some(best)) = found else { break };
        pos.make(best);
        line.push(best);
        left = -left;
    }
    Some(Solved { score, line, nodes: search.task.nodes })
}

fn read(pos: &Othello) -> Discs {
    Discs { mine: pos.discs(pos.to_move()), theirs: pos.discs(pos.to_move().other()) }
}

struct Search<'a, 'b, const RUN: usize> {
    /// All cells.
    board: u64,
    corners: u64,
    quarters: [u64; 4],
    memo: &'a mut Memo,
    task: &'a mut Task<'b>,
}

/// A move in the list of a node.
#[derive(Clone, Copy, Default)]
struct Candidate {
    cell: u64,
    turned: u64,
    score: i32,
}

impl<'a, 'b, const RUN: usize> Search<'a, 'b, RUN> {
    const SIZE: u32 = RUN as u32 + 2;

    fn new(memo: &'a mut Memo, task: &'a mut Task<'b>) -> Self {
        let rectangle = |size: u32| (0..size).fold(0, |set, row| set | ((1_u64 << size) - 1) << (8 * row));
        let board = if Self::SIZE == 8 { u64::MAX } else { rectangle(Self::SIZE) };
        let last = Self::SIZE - 1;
        let corners = [0, last, 8 * last, 9 * last].iter().fold(0, |set, cell| set | 1_u64 << cell);
        let half = Self::SIZE / 2;
        let quarters = [0, half, 8 * half, 9 * half].map(|cell| rectangle(half) << cell);
        Self { board, corners, quarters, memo, task }
    }

    /// The value, from a guess.
    fn narrow(&mut self, discs: Discs, guess: i32) -> Result<i32, Stopped> {
        let cells = self.board.count_ones() as i32;
        let (mut low, mut high, mut value) = (-cells, cells, guess);
        while low < high {
            (self.task.at_least, self.task.at_most) = (low, high);
            self.task.report();
            let alpha = if value == low { value } else { value - 1 };
            value = self.search(discs, alpha)?;
            if value > alpha { low = value } else { high = value }
        }
        Ok(low)
    }

    /// Whether a position is worth more than `alpha` to the side to move.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    fn search(&mut self, discs: Discs, alpha: i32) -> Result<i32, Stopped> {
        let free = self.board & !(discs.mine | discs.theirs);
        let empties = free.count_ones();
        if empties <= SHALLOW {
            return self.shallow(discs, free, alpha, false);
        }
        self.task.enter()?;
        let legal = discs.legal::<RUN>(free);
        if legal == 0 {
            let turned = discs.turned();
            if turned.legal::<RUN>(free) == 0 {
                return Ok(discs.lead());
            }
            return Ok(-self.search(turned, -alpha - 1)?);
        }
        let cells = self.board.count_ones() as i32;
        let mut bounds = Bounds { at_least: -cells, at_most: cells };
        let key = if empties < IMAGES_FROM { discs } else { discs.smallest_image(Self::SIZE) };
        let mut remembered = 64;
        if let Some((known, best)) = self.memo.get(key) {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
            // In another image the best move is another one.
            remembered = if key == discs { best } else { 64 };
        }
        let mut moves = [Candidate::default(); 34];
        let mut count = 0;
        let odd = self.odd(free);
        let mut left = legal;
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left &= left - 1;
            let turned = discs.turns::<RUN>(cell);
            let replies = discs.after(cell, turned).legal::<RUN>(free & !cell);
            let in_corners = (replies & self.corners).count_ones() as i32;
            let mut score = -4 * (replies.count_ones() as i32 + (CORNER - 1) * in_corners);
            score += i32::from(cell & odd != 0) + if cell & self.corners != 0 { 6 } else { 0 };
            if cell.trailing_zeros() == u32::from(remembered) {
                score = i32::MAX;
            }
            let place = moves[..count].iter().rposition(|other| other.score >= score).map_or(0, |i| i + 1);
            moves.copy_within(place..count, place + 1);
            moves[place] = Candidate { cell, turned, score };
            count += 1;
        }
        let before = self.task.nodes;
        let (mut value, mut best) = (-cells - 1, 64);
        for candidate in &moves[..count] {
            let child = discs.after(candidate.cell, candidate.turned);
            let worth = -self.search(child, -alpha - 1)?;
            if worth > value {
                (value, best) = (worth, candidate.cell.trailing_zeros() as u8);
                if worth > alpha {
                    break;
                }
            }
        }
        if value > alpha {
            bounds.at_least = value;
        } else {
            bounds.at_most = value;
        }
        self.memo.put(key, bounds, if key == discs { best } else { 64 }, self.task.nodes - before);
        Ok(value)
    }

    /// The same for the last few cells, with a contract that is the same.
    fn shallow(&mut self, discs: Discs, free: u64, alpha: i32, passed: bool) -> Result<i32, Stopped> {
        self.task.enter()?;
        let odd = self.odd(free);
        let mut value = i32::MIN;
        for mut part in [free & odd, free & !odd] {
            while part != 0 {
                let cell = part & part.wrapping_neg();
                part &= part - 1;
                let turned = discs.turns::<RUN>(cell);
                if turned == 0 {
                    continue;
                }
                let child = discs.after(cell, turned);
                let rest = free & !cell;
                let worth =
                    if rest == 0 { -child.lead() } else { -self.shallow(child, rest, -alpha - 1, false)? };
                value = value.max(worth);
                if value > alpha {
                    return Ok(value);
                }
            }
        }
        if value > i32::MIN {
            Ok(value)
        } else if passed || free == 0 {
            Ok(discs.lead())
        } else {
            let turned = discs.turned();
            // Two passes end the game, with the lead of whoever passed first.
            Ok(-self.shallow(turned, free, -alpha - 1, true)?)
        }
    }

    /// The quarters with an odd number of free cells.
    #[inline]
    fn odd(&self, free: u64) -> u64 {
        let odd = |quarter: &&u64| (free & **quarter).count_ones() & 1 != 0;
        self.quarters.iter().filter(odd).fold(0, |set, quarter| set | quarter)
    }
}
