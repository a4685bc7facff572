//! Threads that look for one answer together.
//!
//! The caller's thread asks a question at a time, and all threads search for its answer through one table; whoever is done
//! first has it, and the others drop theirs. What keeps them apart is a note of the positions that somebody is at: others
//! put such a move off until the end of their list (a simplification of ABDADA: J.-C. Weill, "The ABDADA distributed minimax
//! search algorithm", 1996), and by then the table mostly knows it.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Condvar, Mutex, MutexGuard};

use plyground_core::{Limits, Stopped};

use super::discs::Discs;
use crate::memo::mixed;
use crate::task::{LOOK_EVERY, Progress, REPORT_EVERY};

/// Places for notes of what somebody is at.
const PLACES: usize = 1 << 14;

/// Whether a position is worth more than `alpha` to the side to move.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Question {
    pub(crate) discs: Discs,
    pub(crate) alpha: i32,
}

/// The question that all are at.
#[derive(Default)]
struct Board {
    number: u64,
    question: Question,
    answer: Option<i32>,
}

/// What threads share besides the table.
pub(crate) struct Team {
    threads: usize,
    board: Mutex<Board>,
    changed: Condvar,
    /// The number of the question that waits for its answer; 0 if there is none.
    asked: AtomicU64,
    is_over: AtomicBool,
    /// Nodes that have been entered, as far as has been told.
    nodes: AtomicU64,
    /// Nodes that have not been given out yet.
    left: AtomicU64,
    /// Two positions that meet in a place hide each other, which costs work and nothing else.
    busy: Box<[AtomicU64]>,
}

impl Team {
    pub(crate) fn new(threads: usize, most_nodes: Option<u64>) -> Self {
        let places = if threads > 1 { PLACES } else { 0 };
        Self {
            threads,
            board: Mutex::default(),
            changed: Condvar::new(),
            asked: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            left: AtomicU64::new(most_nodes.unwrap_or(u64::MAX)),
            busy: (0..places).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Whether there is anybody to share work with.
    #[inline]
    pub(crate) fn is_shared(&self) -> bool {
        self.threads > 1
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().expect("nobody panics with it")
    }

    /// Puts a question to everybody, and says its number.
    pub(crate) fn ask(&self, question: Question) -> u64 {
        let mut board = self.board();
        *board = Board { number: board.number + 1, question, answer: None };
        self.asked.store(board.number, Relaxed);
        self.changed.notify_all();
        board.number
    }

    /// Waits for a question after the one with this number; `None` when there will be no more.
    pub(crate) fn next_question(&self, last: u64) -> Option<(u64, Question)> {
        let mut board = self.board();
        loop {
            if self.is_over.load(Relaxed) {
                return None;
            }
            if board.number != last && board.answer.is_none() {
                return Some((board.number, board.question));
            }
            board = self.changed.wait(board).expect("nobody panics with it");
        }
    }

    /// Answers a question, if nobody else has.
    pub(crate) fn answer(&self, number: u64, value: i32) {
        let mut board = self.board();
        if board.number == number && board.answer.is_none() {
            board.answer = Some(value);
            self.asked.store(0, Relaxed);
        }
    }

    /// What somebody has answered to the last question.
    pub(crate) fn answered(&self) -> Option<i32> {
        self.board().answer
    }

    /// Sends everybody home.
    pub(crate) fn dismiss(&self) {
        // With the board in hand, so that nobody falls asleep between looking and waiting. It may be that of a thread that panicked.
        let board = self.board.lock();
        self.is_over.store(true, Relaxed);
        self.changed.notify_all();
        drop(board);
    }

    /// The nodes of all threads, as far as they have told.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Gives out nodes until the next look: the fewer are left the fewer at a time, so that everybody gets some. None at all once
    /// they are used up.
    fn give(&self) -> u64 {
        let mut given = 0;
        let take = |left: u64| {
            given = (left / (2 * self.threads as u64)).clamp(1, LOOK_EVERY).min(left);
            // No limit is not used up.
            Some(if left == u64::MAX { left } else { left - given })
        };
        // It always takes something, if only nothing.
        let _ = self.left.fetch_update(Relaxed, Relaxed, take);
        given
    }

    /// Where it is noted that somebody is at a position.
    #[inline]
    fn desk(&self, discs: Discs) -> (&AtomicU64, u64) {
        let work = mixed(discs.into()) | 1;
        (&self.busy[(work >> 50) as usize % PLACES], work)
    }

    /// Whether somebody is at a position.
    #[inline]
    pub(crate) fn is_busy(&self, discs: Discs) -> bool {
        let (note, work) = self.desk(discs);
        note.load(Relaxed) == work
    }

    pub(crate) fn begin(&self, discs: Discs) {
        let (note, work) = self.desk(discs);
        note.store(work, Relaxed);
    }

    pub(crate) fn end(&self, discs: Discs) {
        let (note, work) = self.desk(discs);
        // The note may be somebody else's by now; if it becomes so just now, that costs work and nothing else.
        if note.load(Relaxed) == work {
            note.store(0, Relaxed);
        }
    }
}

/// What the caller wants, for the caller's own thread: no other may look at the clock or talk.
pub(crate) struct Caller<'a> {
    pub(crate) limits: Limits<'a>,
    pub(crate) progress: &'a mut dyn FnMut(Progress),
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
}

/// One thread: counts its nodes and keeps to the limits.
pub(crate) struct Member<'a> {
    pub(crate) team: &'a Team,
    pub(crate) nodes: u64,
    /// How many of them the team knows of.
    told: u64,
    /// At this count it looks up.
    next_look: u64,
    looks: u64,
    /// The question that it is at.
    pub(crate) number: u64,
    caller: Option<Caller<'a>>,
}

impl<'a> Member<'a> {
    pub(crate) fn new(team: &'a Team, caller: Option<Caller<'a>>) -> Self {
        Self { team, nodes: 0, told: 0, next_look: 0, looks: 0, number: 0, caller }
    }

    /// Whether it is time to [look](Self::look) before the next node is entered.
    #[inline]
    pub(crate) fn is_due(&self) -> bool {
        self.nodes == self.next_look
    }

    /// Looks at the limits and at what the others do.
    pub(crate) fn look(&mut self) -> Result<(), Stopped> {
        self.tell();
        if let Some(caller) = &self.caller {
            let limits = caller.limits;
            let is_late = limits.deadline.is_some_and(|is_late| is_late());
            if is_late || limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) {
                self.team.dismiss();
            }
        }
        let is_answered = self.team.is_shared() && self.team.asked.load(Relaxed) != self.number;
        if is_answered || self.team.is_over.load(Relaxed) {
            return Err(Stopped);
        }
        let given = self.team.give();
        if given == 0 {
            return Err(Stopped);
        }
        self.next_look = self.nodes + given;
        if self.looks.is_multiple_of(REPORT_EVERY) {
            self.report();
        }
        self.looks += 1;
        Ok(())
    }

    /// Tells the team of the nodes since the last time.
    pub(crate) fn tell(&mut self) {
        self.team.nodes.fetch_add(self.nodes - self.told, Relaxed);
        self.told = self.nodes;
    }

    /// Says that the value lies between these bounds.
    pub(crate) fn found(&mut self, at_least: i32, at_most: i32) {
        if let Some(caller) = &mut self.caller {
            (caller.at_least, caller.at_most) = (at_least, at_most);
        }
        self.report();
    }

    /// Tells the caller how far the team is.
    pub(crate) fn report(&mut self) {
        self.tell();
        let nodes = self.team.nodes();
        if let Some(Caller { progress, at_least, at_most, .. }) = &mut self.caller {
            progress(Progress { nodes, at_least: *at_least, at_most: *at_most });
        }
    }
}
