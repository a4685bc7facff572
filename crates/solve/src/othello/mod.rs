//! Othello, solved to the end.
//!
//! The value of a position is the discs that the side to move has at the end, less those of the other side; cells that stay empty
//! count for nobody. A search is a row of null windows that close in on the value (MTD(f): A. Plaat and others, "Best-first
//! fixed-depth minimax algorithms", 1996).
//!
//! - `discs`, `shape`: the board; `memo`: what has been proved;
//! - `search`: a null window; `ends`: the last few cells;
//! - `order`: which moves come first. Near the end these are cells in quarters with an odd number of free cells: whoever begins
//!   there also has the last word there;
//! - `team`: threads that look for one answer together.
//!
//! Positions that are only looked at for the order of moves do not count as nodes.

mod discs;
mod ends;
mod order;
mod search;
mod shape;
mod team;

use std::thread::{Builder, scope};

use plyground_core::{Limits, Position, Stopped};
use plyground_games::Othello;
use plyground_games::othello::Ply;

use self::discs::Discs;
use self::search::Search;
use self::team::{Caller, Member, Question, Team};
use crate::memo::Memo;
use crate::task::Progress;

/// More threads than this are not started.
pub const MOST_THREADS: usize = 256;

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
    threads: usize,
    known: Option<(usize, Memo)>,
}

impl Solver {
    /// A solver whose table takes at most so many bytes. Any number will do.
    pub fn new(memory: usize) -> Self {
        Self { memory, threads: 1, known: None }
    }

    /// The same solver on so many threads, one at least and [`MOST_THREADS`] at most.
    ///
    /// The score is the same on any number of threads. The line may differ where several moves are best, and on more than one
    /// thread the nodes differ from run to run.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads.clamp(1, MOST_THREADS);
        self
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
            self.known = Some((size, Memo::new(self.memory, (size * size) as u32)));
        }
        let (_, memo) = self.known.as_ref().expect("it was just put there");
        match size {
            4 => run::<2>(pos, memo, self.threads, limits, progress),
            6 => run::<4>(pos, memo, self.threads, limits, progress),
            _ => run::<6>(pos, memo, self.threads, limits, progress),
        }
    }
}

/// Sends the helpers home, whatever happens: nobody else could end their waiting.
struct Dismissal<'a>(&'a Team);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.dismiss();
    }
}

fn run<const RUN: usize>(
    pos: &Othello,
    memo: &Memo,
    threads: usize,
    limits: Limits,
    progress: &mut dyn FnMut(Progress),
) -> Option<Solved> {
    let team = Team::new(threads, limits.nodes);
    let mut tell = |told: Progress| progress(told);
    let caller = Caller { limits, progress: &mut tell, at_least: i32::MIN, at_most: i32::MAX };
    let (score, line) = scope(|scope| {
        let _dismissal = Dismissal(&team);
        for _ in 1..threads {
            // A machine that has no more threads is searched with on those that it has.
            if Builder::new().spawn_scoped(scope, || help::<RUN>(memo, &team)).is_err() {
                break;
            }
        }
        let mut lead =
            Lead { search: Search::<RUN>::new(memo, Member::new(&team, Some(caller))), team: &team };
        let score = lead.narrow(read(pos), 0);
        let found = score.map(|score| (score, lead.line(*pos, score)));
        lead.search.member.report();
        found
    })
    .ok()?;
    Some(Solved { score, line, nodes: team.nodes() })
}

/// Searches for the answers to whatever is asked.
fn help<const RUN: usize>(memo: &Memo, team: &Team) {
    let mut search = Search::<RUN>::new(memo, Member::new(team, None));
    let mut last = 0;
    while let Some((number, question)) = team.next_question(last) {
        last = number;
        if let Ok(value) = search.start(number, question) {
            team.answer(number, value);
        }
        search.member.tell();
    }
}

/// The thread that asks.
struct Lead<'a, const RUN: usize> {
    search: Search<'a, RUN>,
    team: &'a Team,
}

impl<const RUN: usize> Lead<'_, RUN> {
    /// Whether a position is worth more than `alpha`, with the contract of the search.
    fn ask(&mut self, discs: Discs, alpha: i32) -> Result<i32, Stopped> {
        let question = Question { discs, alpha };
        let number = self.team.ask(question);
        match self.search.start(number, question) {
            Ok(value) => {
                self.team.answer(number, value);
                Ok(value)
            }
            // It may be that another thread was first.
            Err(Stopped) => self.team.answered().ok_or(Stopped),
        }
    }

    /// The value, from a guess.
    fn narrow(&mut self, discs: Discs, guess: i32) -> Result<i32, Stopped> {
        let cells = self.search.cells();
        let (mut low, mut high, mut value) = (-cells, cells, guess);
        while low < high {
            self.search.member.found(low, high);
            let alpha = if value == low { value } else { value - 1 };
            value = self.ask(discs, alpha)?;
            if value > alpha { low = value } else { high = value }
        }
        Ok(low)
    }

    /// Best moves of both sides from a position with this value, until the end or a limit.
    fn line(&mut self, mut pos: Othello, value: i32) -> Vec<Ply> {
        let (mut line, mut left) = (Vec::new(), value);
        while pos.outcome().is_none() {
            let Ok(Some(best)) = self.best_move(&mut pos, left) else { break };
            pos.make(best);
            line.push(best);
            left = -left;
        }
        line
    }

    /// A move that brings the side to move this value.
    fn best_move(&mut self, pos: &mut Othello, value: i32) -> Result<Option<Ply>, Stopped> {
        let children: Vec<_> = pos.moves().map(|m| (m, pos.after(m, |child| read(child)))).collect();
        // Is it worth no more than that to the opponent? Mostly that was proved on the way to the value.
        let is_proved = |discs| self.search.known(discs).is_some_and(|bounds| bounds.at_most <= -value);
        if let Some(&(m, _)) = children.iter().find(|&&(_, child)| is_proved(child)) {
            return Ok(Some(m));
        }
        for (m, child) in children {
            if self.ask(child, -value)? <= -value {
                return Ok(Some(m));
            }
        }
        Ok(None)
    }
}

fn read(pos: &Othello) -> Discs {
    Discs { mine: pos.discs(pos.to_move()), theirs: pos.discs(pos.to_move().other()) }
}
