//! Running a search while input is read.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use plyground_gomoku::{Board, Cell, TranspositionTable};

use super::GomocupBrain;
use crate::command::{Command, parse};
use crate::message;
use crate::move_search::{Decision, Event, Exclusions, MoveSearch, is_forced};
use crate::position::{GamePosition, ending, simple_move};
use crate::yixin;

/// The stack size of the search thread: the search is deep, and its frames are large without optimisation.
const STACK: usize = 16 << 20;

impl<W: Write> GomocupBrain<W> {
    /// Searches for a move in a position and plays it.
    pub(super) fn move_from(
        &mut self,
        position: GamePosition,
        lines: usize,
        at: Instant,
    ) -> io::Result<ControlFlow<()>> {
        let exclusions = Exclusions { closed: position.walls().to_vec(), avoid: self.avoid.clone() };
        // A multi-PV analysis shows the full engine's variations.
        let level = self.info.level.filter(|_| lines == 1).map(|level| (level, self.info.seed));
        self.decide(position, at, move |search, board| match level {
            Some((level, seed)) => search.level_move(board, level, seed, &exclusions),
            None => search.any_move(board, lines, &exclusions),
        })
    }

    /// Runs a search on its own thread while input is handled, then executes its decision.
    pub(super) fn decide(
        &mut self,
        position: GamePosition,
        at: Instant,
        decide: impl FnOnce(&mut MoveSearch<'_>, &mut Board) -> Decision + Send,
    ) -> io::Result<ControlFlow<()>> {
        let mut board = position.board(self.info.rule);
        let over = ending(&board);
        let closed = position.walls().to_vec();
        self.position = Some(position);
        if let Some(why) = over {
            return self.refuse(why);
        }
        self.prepare_table();
        self.report_small_table()?;
        let limited = self.info.nodes.is_some() || self.info.depth.is_some();
        let budget = self.info.clock.budget(limited, is_forced(&board));
        let cancel = AtomicBool::new(self.closed);
        let mut table = std::mem::replace(&mut self.table, TranspositionTable::new(1));
        let mut search = MoveSearch {
            table: &mut table,
            started: at,
            budget,
            cancel: &cancel,
            threads: self.info.threads,
            depth: self.info.depth,
            nodes: self.info.nodes,
            tell: self.tell.clone(),
        };
        let mut spare = board.clone();
        let finished = thread::scope(|scope| {
            let tell = self.tell.clone();
            let work = move || {
                // If the engine panics, the game continues with a simple move.
                let decision = catch_unwind(AssertUnwindSafe(|| decide(&mut search, &mut board)));
                let _ = tell.send(Event::Decided(decision.unwrap_or(Decision::Nothing)));
            };
            let started = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            started
                .map_or(Ok((Decision::Nothing, ControlFlow::Continue(()))), |_| self.await_decision(&cancel))
        });
        self.table = table;
        let (decision, flow) = finished?;
        if flow.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let flow = self.act(decision, || simple_move(&mut spare, &closed, &[]))?;
        self.info.clock.moved(at.elapsed(), budget);
        self.answered = Instant::now();
        Ok(flow)
    }

    /// Handles events until the search has ended. After END nothing is written.
    fn await_decision(&mut self, cancel: &AtomicBool) -> io::Result<(Decision, ControlFlow<()>)> {
        let mut flow = ControlFlow::Continue(());
        let mut result = Ok(());
        loop {
            match self.events.recv().expect("we hold a sender ourselves") {
                Event::Decided(decision) => return result.map(|()| (decision, flow)),
                Event::Progress(iteration, elapsed) if flow.is_continue() && result.is_ok() => {
                    let mut lines = message::progress(&iteration, elapsed);
                    if self.info.live {
                        lines.extend(yixin::live_lines(&iteration));
                    }
                    result = lines.iter().try_for_each(|line| self.write_line(line));
                    if result.is_err() {
                        cancel.store(true, Relaxed);
                    }
                }
                Event::Progress(..) => {}
                Event::Line(line) => match parse(&line.text) {
                    Ok(Some(Command::Stop)) => cancel.store(true, Relaxed),
                    Ok(Some(Command::End)) => {
                        cancel.store(true, Relaxed);
                        flow = ControlFlow::Break(());
                    }
                    _ => self.waiting.push_back(Event::Line(line)),
                },
                Event::EndOfInput => {
                    self.closed = true;
                    cancel.store(true, Relaxed);
                    self.waiting.push_back(Event::EndOfInput);
                }
            }
        }
    }

    /// Executes the decision of a search; `simple` is the move if it has none.
    fn act(
        &mut self,
        decision: Decision,
        simple: impl FnOnce() -> Option<Cell>,
    ) -> io::Result<ControlFlow<()>> {
        let cells = match decision {
            Decision::Swap => return self.say("SWAP"),
            Decision::Moves(cells) => cells,
            Decision::Nothing => match simple() {
                Some(cell) => vec![cell],
                None => return self.refuse("there is no legal move left"),
            },
        };
        if let Some(position) = &mut self.position {
            for &cell in &cells {
                position.play(cell);
            }
        }
        self.say(&message::several(&cells))
    }
}
