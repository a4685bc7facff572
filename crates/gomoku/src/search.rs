//! The search: principal variation search over threats.
//!
//! One function, in numbered steps. What a five or an open four decides is decided without searching; a four leaves one
//! reply; an open three leaves few. Below the horizon only fours are tried.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use plyground_core::{Limits, Player, StopReason};

use crate::board::Board;
use crate::cells::{Cell, CellSet, PLACES};
use crate::engine::Line;
use crate::score::{INFINITE, MOST, Value, WIN, WON};
use crate::table::{Bound, Entry, Table};
use crate::threat::Threat;
use crate::tunables::{HISTORY_MOST, Tunables};

/// The deepest line that is looked at.
pub(crate) const DEEPEST: usize = 200;

/// Nodes from one look at the limits to the next: a millisecond or two.
const LOOK_EVERY: u64 = 1024;

/// One thread's search.
pub(crate) struct Worker<'a> {
    pub(crate) board: Board,
    pub(crate) tune: Tunables,
    table: &'a Table,
    stop: &'a AtomicBool,
    /// The main thread's: the others look at `stop` alone.
    limits: Option<Limits<'a>>,
    pub(crate) stopped: Option<StopReason>,
    /// Nodes of all threads, as far as they have been reported.
    all_nodes: &'a AtomicU64,
    reported: u64,
    pub(crate) nodes: u64,
    /// The node at which limits are looked at next.
    next_look: u64,
    pub(crate) deepest: usize,
    /// Which shortcuts are taken.
    pub(crate) plain: bool,
    /// Root moves that are not looked at: the best lines found already.
    pub(crate) excluded: Vec<Cell>,
    /// By ply: the best line from there.
    lines: Vec<Vec<Cell>>,
    /// What the best line of the root is worth so far.
    root_value: i32,
    reductions: Box<[[i32; 64]; 64]>,
    frames: Vec<Frame>,
    moves: Vec<Candidate>,
    history: Box<[[i32; PLACES]; 2]>,
    replies: Box<[[Option<Cell>; PLACES]; 2]>,
}

/// What a node of the current line leaves for those below it.
#[derive(Clone, Copy, Default)]
struct Frame {
    evaluation: i32,
    killers: [Option<Cell>; 2],
    /// A move that is not to be tried, while it is seen whether another will do.
    barred: Option<Cell>,
}

/// A move that may be tried, and how soon.
#[derive(Clone, Copy)]
struct Candidate {
    cell: Cell,
    promise: i32,
    /// The part of it that the patterns alone give.
    taste: i32,
}

/// The search was stopped; what it was about to return is worth nothing.
pub(crate) struct Interrupted;

type Found = Result<i32, Interrupted>;

impl<'a> Worker<'a> {
    pub(crate) fn new(
        board: Board,
        table: &'a Table,
        stop: &'a AtomicBool,
        all_nodes: &'a AtomicU64,
        limits: Option<Limits<'a>>,
        tune: Tunables,
    ) -> Self {
        Self {
            board,
            table,
            stop,
            limits,
            stopped: None,
            all_nodes,
            reported: 0,
            nodes: 0,
            next_look: 1,
            deepest: 0,
            plain: false,
            excluded: Vec::new(),
            lines: (0..=DEEPEST).map(|_| Vec::with_capacity(DEEPEST)).collect(),
            root_value: 0,
            reductions: tune.reductions(),
            tune,
            frames: vec![Frame::default(); DEEPEST + 3],
            moves: Vec::with_capacity(PLACES * 8),
            history: Box::new([[0; PLACES]; 2]),
            replies: Box::new([[None; PLACES]; 2]),
        }
    }

    /// The value of the root to this depth, if it lies between the bounds; else a bound.
    pub(crate) fn root(&mut self, depth: i32, alpha: i32, beta: i32) -> Found {
        self.deepest = 0;
        self.moves.clear();
        self.lines[0].clear();
        self.search::<true>(depth, alpha, beta, 0, false)
    }

    /// The best line of the root, worth `value`; none where there is no move.
    pub(crate) fn line(&self, value: i32) -> Option<Line> {
        (!self.lines[0].is_empty()).then(|| Line { moves: self.lines[0].clone(), value: Value::new(value) })
    }

    /// The best line that an interrupted search of the root had found.
    pub(crate) fn best_so_far(&self) -> Option<Line> {
        self.line(self.root_value)
    }

    /// Notes a node, and stops where a limit is reached.
    #[inline]
    fn enter(&mut self, ply: usize) -> Result<(), Interrupted> {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes >= self.next_look { self.look_at_limits() } else { Ok(()) }
    }

    #[cold]
    fn look_at_limits(&mut self) -> Result<(), Interrupted> {
        let all = self.all_nodes.fetch_add(self.nodes - self.reported, Relaxed) + self.nodes - self.reported;
        self.reported = self.nodes;
        self.next_look = self.nodes + LOOK_EVERY;
        if let Some(limits) = self.limits {
            self.stopped = match () {
                () if limits.nodes.is_some_and(|most| all > most) => Some(StopReason::Nodes),
                () if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) => Some(StopReason::Cancelled),
                () if limits.deadline.is_some_and(|deadline| deadline()) => Some(StopReason::Deadline),
                () => None,
            };
            if self.stopped.is_some() {
                self.stop.store(true, Relaxed);
            }
            // With one thread a limit of nodes is exact.
            if let Some(most) = limits.nodes {
                self.next_look = self.next_look.min(self.nodes + most.saturating_sub(all) + 1);
            }
        }
        if self.stop.load(Relaxed) { Err(Interrupted) } else { Ok(()) }
    }

    /// The value of the position after a move, seen by the side that makes it.
    #[inline]
    fn after(&mut self, cell: Cell, search: impl FnOnce(&mut Self) -> Found) -> Found {
        self.board.play(cell);
        let found = search(self);
        self.board.undo();
        found.map(|value| -value)
    }

    /// What is decided without a search: the game is over, or somebody is about to end it.
    ///
    /// A win is counted in moves to the five. Where the opponent threatens five, the replies that stop it are given.
    #[inline]
    fn decided(&mut self, ply: usize) -> Decided {
        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let ply = ply as i32;
        if self.board.count(me, Threat::Five) > 0 {
            let cell = self.board.cells(me, Threat::Five).first();
            return Decided::Value(WIN - ply - 1, cell);
        }
        if self.board.count(you, Threat::Five) > 0 {
            let mut replies = self.board.stops(you, Threat::Five);
            for cell in replies {
                if self.board.may_not(cell) {
                    replies.toggle(cell);
                }
            }
            if replies.is_empty() {
                return Decided::Value(-(WIN - ply - 2), self.last_resort(you));
            }
            return Decided::Replies(replies);
        }
        if self.board.count(me, Threat::OpenFour) > 0 {
            let cell = self.board.cells(me, Threat::OpenFour).first();
            return Decided::Value(WIN - ply - 3, cell);
        }
        Decided::Open
    }

    /// A move for the side that cannot stop a five any more: where the five is to be made, if that is allowed.
    fn last_resort(&mut self, you: Player) -> Option<Cell> {
        let mut fives = self.board.cells(you, Threat::Five).iter();
        let five = fives.find(|&cell| !self.board.may_not(cell));
        five.or_else(|| self.board.empty().iter().find(|&cell| !self.board.may_not(cell)))
    }

    /// The search proper: fail-soft, from the side to move.
    #[expect(clippy::too_many_lines, reason = "the steps of a search are one story")]
    fn search<const PV: bool>(
        &mut self,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        cut: bool,
    ) -> Found {
        if depth <= 0 && !self.plain {
            return self.quiesce(alpha, beta, ply, 0);
        }
        let root = ply == 0;
        self.lines[ply].clear();
        self.enter(ply)?;

        // Step 1. The end of the game, and of what we look at.
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        if ply >= DEEPEST || (self.plain && depth <= 0) {
            return Ok(self.evaluate());
        }

        // Step 2. A shorter win than the one already found is not to be had here.
        if !root && !self.plain {
            alpha = alpha.max(-(WIN - ply as i32));
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return Ok(alpha);
            }
        }

        // Step 3. What fives and open fours decide.
        let mut replies = None;
        if !self.plain {
            match self.decided(ply) {
                Decided::Value(value, cell) => {
                    if !root || self.excluded.is_empty() {
                        self.lines[ply].extend(cell);
                        return Ok(value);
                    }
                }
                Decided::Replies(cells) => replies = Some(cells),
                Decided::Open => {}
            }
        }

        // Step 4. What the table knows.
        let key = self.board.key();
        let barred = self.frames[ply].barred;
        let known = !self.plain && barred.is_none() && (!root || self.excluded.is_empty());
        let entry = if known { self.table.get(key) } else { None };
        let table_move = entry.and_then(|entry| entry.best).filter(|&cell| self.board.is_empty(cell));
        if let Some(entry) = entry {
            let value = from_table(entry.value.into(), ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
                Bound::None => false,
            };
            if !PV && enough && i32::from(entry.depth) >= depth {
                return Ok(value);
            }
        }

        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let first_move = self.moves.len();

        // Step 5. A four leaves one reply (in caro a few), which costs no depth.
        if let Some(mut replies) = replies {
            for &cell in self.excluded.iter().filter(|_| root) {
                replies.remove(cell);
            }
            return self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                worker.search::<PV>(depth, alpha, beta, ply + 1, !cut)
            });
        }

        // Step 6. The evaluation of the position as it stands.
        let must_defend = self.board.count(you, Threat::OpenFour) > 0;
        let evaluation = match entry {
            Some(entry) => entry.evaluation.into(),
            None => self.evaluate(),
        };
        self.frames[ply].evaluation = evaluation;
        self.frames[ply + 1].killers = [None; 2];
        self.frames[ply + 1].barred = None;
        let improving = ply >= 2 && evaluation > self.frames[ply - 2].evaluation;

        if !PV && known && alpha.abs() < WON && beta.abs() < WON {
            // Step 7. Razoring: hopeless unless fours win.
            if depth <= self.tune.razor_depth && evaluation + self.tune.razor_margin * depth < alpha {
                let value = self.quiesce(alpha, alpha + 1, ply, 0)?;
                if value <= alpha {
                    return Ok(value);
                }
            }
            // Step 8. Futility: so good that the opponent would not have come here.
            if depth <= self.tune.futility_depth
                && !must_defend
                && evaluation - self.tune.futility_margin * (depth - i32::from(improving)) >= beta
            {
                return Ok(evaluation);
            }
        }

        // Step 9. Without a move from the table, look less deep first.
        let depth = if !self.plain && table_move.is_none() && depth >= self.tune.reduce_without_move {
            depth - 1
        } else {
            depth
        };

        // Step 10. Where one move is better than all others by far, it is looked at deeper.
        let mut extension = 0;
        if let Some(entry) = entry
            && !root
            && depth >= self.tune.singular_depth
            && entry.bound != Bound::AtMost
            && i32::from(entry.depth) >= depth - 3
            && i32::from(entry.value).abs() < WON
            && let Some(cell) = table_move
        {
            let bar = i32::from(entry.value) - self.tune.singular_margin * depth / 8;
            self.frames[ply].barred = Some(cell);
            let value = self.search::<false>((depth - 1) / 2, bar - 1, bar, ply, cut);
            self.frames[ply].barred = None;
            let value = value?;
            if value < bar {
                extension = 1;
            } else if bar >= beta {
                // Another move is good enough as well: whoever let it come to this would not.
                return Ok(bar);
            }
        }

        // Step 11. The moves worth trying, best first.
        self.generate(me, must_defend, table_move, ply);
        if root && self.moves.len() == first_move {
            // Everything loses, but something must be played.
            let near = self.board.worth_trying(false);
            self.push_all(&near, me);
        }
        if self.moves.len() == first_move {
            // Every reply to the three loses at once, or nothing may be played at all.
            return Ok(if must_defend { -(WIN - ply as i32 - 4) } else { 0 });
        }

        let favourite = self.moves[first_move..].iter().map(|candidate| candidate.taste).max().unwrap_or(0);

        let mut best = -INFINITE;
        let mut best_cell = None;
        let floor = alpha;
        let mut tried = 0;
        let mut next = first_move;
        let last_move = self.moves.len();
        while next < last_move {
            let Candidate { cell, taste, .. } = self.pick(next, last_move);
            next += 1;
            if (root && self.excluded.contains(&cell)) || Some(cell) == barred || self.board.may_not(cell) {
                continue;
            }
            let threat = self.board.threat(me, cell);
            let urgent = threat >= Threat::Three || must_defend;

            // Step 12. Late quiet moves near the horizon are left out.
            if !PV && !self.plain && best > -WON && !urgent && depth <= self.tune.count_depth {
                let slope = self.tune.count_slope * (1 + i32::from(improving));
                let most = self.tune.count_base + depth * depth * slope / 10;
                if tried >= most {
                    break;
                }
            }

            // Step 13. Later moves are looked at less deep, and again where that is not the end of it.
            tried += 1;
            let full = depth - 1 + if Some(cell) == table_move { extension } else { 0 };
            let value = if tried == 1 {
                self.after(cell, |worker| worker.search::<PV>(full, -beta, -alpha, ply + 1, !PV && !cut))?
            } else {
                let mut reduction = 0;
                if !self.plain && depth >= self.tune.reduction_depth {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63) as usize];
                    reduction += i32::from(cut) + i32::from(!improving) - i32::from(PV);
                    reduction -= i32::from(urgent);
                    reduction += ((favourite - taste - self.tune.reduction_gap_from)
                        / self.tune.reduction_gap)
                        .clamp(-1, 2);
                    reduction = reduction.clamp(0, (full - 1).max(0));
                }
                let scout = alpha + 1;
                let mut value =
                    self.after(cell, |w| w.search::<false>(full - reduction, -scout, -alpha, ply + 1, true))?;
                if value > alpha && reduction > 0 {
                    value = self.after(cell, |w| w.search::<false>(full, -scout, -alpha, ply + 1, !cut))?;
                }
                if PV && value > alpha && value < beta {
                    value = self.after(cell, |w| w.search::<true>(full, -beta, -alpha, ply + 1, false))?;
                }
                value
            };

            // Step 14. Is it the best so far?
            if value > best {
                best = value;
                if value > alpha {
                    best_cell = Some(cell);
                    alpha = value;
                    if PV {
                        self.extend_line(ply, cell);
                    }
                    if root {
                        self.root_value = value;
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        // Step 15. What else was there to learn? Good moves are tried sooner elsewhere.
        if let Some(cell) = best_cell
            && best >= beta
            && !self.plain
        {
            self.reward(me, cell, depth, ply, first_move, next);
        }
        self.moves.truncate(first_move);
        if tried == 0 {
            return Ok(0);
        }

        // Step 16. Note it down.
        if known {
            let bound = match () {
                () if best >= beta => Bound::AtLeast,
                () if best > floor => Bound::Exact,
                () => Bound::AtMost,
            };
            self.table.put(key, Entry::new(to_table(best, ply), evaluation, depth, bound, best_cell));
        }
        Ok(best)
    }

    /// Below the horizon: fours and their replies, until nobody wants to go on.
    fn quiesce(&mut self, mut alpha: i32, beta: i32, ply: usize, below: usize) -> Found {
        self.lines[ply].clear();
        self.enter(ply)?;
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        match self.decided(ply) {
            Decided::Value(value, cell) => {
                self.lines[ply].extend(cell);
                return Ok(value);
            }
            Decided::Replies(replies) if ply < DEEPEST => {
                return self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                    worker.quiesce(alpha, beta, ply + 1, below + 1)
                });
            }
            Decided::Replies(_) | Decided::Open => {}
        }
        let key = self.board.key();
        let entry = self.table.get(key);
        if let Some(entry) = entry {
            let value = from_table(entry.value.into(), ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
                Bound::None => false,
            };
            if enough && (entry.depth >= 0 || below > 0) {
                return Ok(value);
            }
        }
        let evaluation = match entry {
            Some(entry) => entry.evaluation.into(),
            None => self.evaluate(),
        };
        let me = self.board.to_move();
        let floor = alpha;
        let mut best = evaluation;
        let mut best_cell = None;
        if best < beta && self.board.fours(me) > 0 && below < self.tune.fours_depth as usize && ply < DEEPEST
        {
            alpha = alpha.max(best);
            let first_move = self.moves.len();
            let fours = self.board.four_cells(me);
            self.push_all(&fours, me);
            let last_move = self.moves.len();
            for next in first_move..last_move {
                let Candidate { cell, .. } = self.pick(next, last_move);
                let value = self.after(cell, |worker| worker.quiesce(-beta, -alpha, ply + 1, below + 1))?;
                if value > best {
                    best = value;
                    if value > alpha {
                        alpha = value;
                        best_cell = Some(cell);
                        self.extend_line(ply, cell);
                        if value >= beta {
                            break;
                        }
                    }
                }
            }
            self.moves.truncate(first_move);
        }
        let bound = match () {
            () if best >= beta => Bound::AtLeast,
            () if best > floor => Bound::Exact,
            () => Bound::AtMost,
        };
        let depth = if below == 0 { 0 } else { -1 };
        self.table.put(key, Entry::new(to_table(best, ply), evaluation, depth, bound, best_cell));
        Ok(best)
    }

    /// The best of the replies that stop a five, each valued by `deeper` within the bounds it is given.
    fn best_reply(
        &mut self,
        replies: CellSet,
        alpha: i32,
        beta: i32,
        ply: usize,
        deeper: impl Fn(&mut Self, i32, i32) -> Found,
    ) -> Found {
        let mut best = -INFINITE;
        for cell in replies {
            let value = self.after(cell, |worker| deeper(worker, -beta, -alpha.max(best)))?;
            if value > best {
                best = value;
                self.extend_line(ply, cell);
            }
            if best >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn evaluate(&self) -> i32 {
        self.board.evaluate().clamp(-MOST, MOST)
    }

    /// Lists the moves worth trying.
    fn generate(&mut self, me: Player, must_defend: bool, table_move: Option<Cell>, ply: usize) {
        let cells = if self.plain { *self.board.empty() } else { self.board.worth_trying(must_defend) };
        let first = self.moves.len();
        self.push_all(&cells, me);
        if self.plain {
            return;
        }
        let killers = self.frames[ply].killers;
        let reply = self.board.last().and_then(|last| self.replies[me.index()][last.place()]);
        let Tunables { killer, reply: known_reply, history, .. } = self.tune;
        for candidate in &mut self.moves[first..] {
            let cell = candidate.cell;
            candidate.promise += self.history[me.index()][cell.place()] * history / HISTORY_MOST;
            if Some(cell) == table_move {
                candidate.promise += 1_000_000;
            }
            if killers.contains(&Some(cell)) {
                candidate.promise += killer;
            }
            if reply == Some(cell) {
                candidate.promise += known_reply;
            }
        }
    }

    fn push_all(&mut self, cells: &CellSet, me: Player) {
        let taste = self.board.taste(me);
        for cell in cells.iter() {
            let taste = taste.of(cell);
            self.moves.push(Candidate { cell, promise: taste, taste });
        }
    }

    /// Brings the most promising of the moves left to the front.
    #[inline]
    fn pick(&mut self, next: usize, end: usize) -> Candidate {
        if !self.plain {
            let mut best = next;
            for i in next + 1..end {
                if self.moves[i].promise > self.moves[best].promise {
                    best = i;
                }
            }
            self.moves.swap(next, best);
        }
        self.moves[next]
    }

    /// Remembers a move that was too good, and that those before it were not.
    fn reward(&mut self, me: Player, cell: Cell, depth: i32, ply: usize, first: usize, next: usize) {
        let bonus = (depth * depth * 16).min(HISTORY_MOST / 4);
        let history = &mut self.history[me.index()];
        let learn = |entry: &mut i32, bonus: i32| *entry += bonus - *entry * bonus.abs() / HISTORY_MOST;
        learn(&mut history[cell.place()], bonus);
        for tried in &self.moves[first..next] {
            if tried.cell != cell {
                learn(&mut history[tried.cell.place()], -bonus);
            }
        }
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(cell) {
            *killers = [Some(cell), killers[0]];
        }
        if let Some(last) = self.board.last() {
            self.replies[me.index()][last.place()] = Some(cell);
        }
    }

    /// The best line from here: a move, and the best line from there.
    fn extend_line(&mut self, ply: usize, cell: Cell) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(cell);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }
}

/// What can be said without a search.
enum Decided {
    /// This is what the position is worth, and the move that makes it so.
    Value(i32, Option<Cell>),
    /// Nothing but these moves stops a five.
    Replies(CellSet),
    Open,
}

/// In the table a win is counted from its own position, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value + ply as i32,
        _ if value <= -WON => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value - ply as i32,
        _ if value <= -WON => value + ply as i32,
        _ => value,
    }
}
