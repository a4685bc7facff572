//! Thinking and listening at once.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use plyground_gomoku::{Board, Cell, TranspositionTable};

use super::{Brain, Life};
use crate::command::{Command, parse};
use crate::message;
use crate::position::{Position, ending, simple_move};
use crate::thought::{Event, Exclusions, Mind, Reply, is_forced};
use crate::yixin;

/// A thought may go deep, and a frame of the search without optimisation is large.
const STACK: usize = 16 << 20;

impl<W: Write> Brain<W> {
    /// Finds a move in a position and plays it.
    pub(super) fn move_from(&mut self, position: Position, lines: usize, at: Instant) -> io::Result<Life> {
        let exclusions = Exclusions { closed: position.walls().to_vec(), avoid: self.avoid.clone() };
        // Whoever wants to see several lines wants to see them as they are.
        let level = self.knowledge.level.filter(|_| lines == 1).map(|level| (level, self.knowledge.seed));
        self.think(position, at, move |mind, board| match level {
            Some((level, seed)) => mind.level_move(board, level, seed, &exclusions),
            None => mind.any_move(board, lines, &exclusions),
        })
    }

    /// Lets a thought run in a position while we go on listening, and does what it comes to.
    pub(super) fn think(
        &mut self,
        position: Position,
        at: Instant,
        thought: impl FnOnce(&mut Mind<'_>, &mut Board) -> Reply + Send,
    ) -> io::Result<Life> {
        let mut board = position.board(self.knowledge.rule);
        let over = ending(&board);
        let closed = position.walls().to_vec();
        self.position = Some(position);
        if let Some(why) = over {
            return self.refuse(why);
        }
        self.prepare_table();
        self.tell_small_table()?;
        let limited = self.knowledge.nodes.is_some() || self.knowledge.depth.is_some();
        let budget = self.knowledge.clock.budget(limited, is_forced(&board));
        let cancel = AtomicBool::new(self.closed);
        let mut table = std::mem::replace(&mut self.table, TranspositionTable::new(1));
        let mut mind = Mind {
            table: &mut table,
            started: at,
            budget,
            cancel: &cancel,
            threads: self.knowledge.threads,
            depth: self.knowledge.depth,
            nodes: self.knowledge.nodes,
            tell: self.tell.clone(),
        };
        let mut spare = board.clone();
        let attended = thread::scope(|scope| {
            let tell = self.tell.clone();
            let work = move || {
                // Should the engine break, the game goes on with a simple move.
                let reply = catch_unwind(AssertUnwindSafe(|| thought(&mut mind, &mut board)));
                let _ = tell.send(Event::Decided(reply.unwrap_or(Reply::Nothing)));
            };
            let started = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            started.map_or(Ok((Reply::Nothing, Life::GoesOn)), |_| self.attend(&cancel))
        });
        self.table = table;
        let (reply, life) = attended?;
        if life == Life::Ends {
            return Ok(Life::Ends);
        }
        let life = self.reply(reply, || simple_move(&mut spare, &closed, &[]))?;
        self.knowledge.clock.moved(at.elapsed(), budget);
        self.answered = Instant::now();
        Ok(life)
    }

    /// Listens until the thought is finished. After END nothing more is said.
    fn attend(&mut self, cancel: &AtomicBool) -> io::Result<(Reply, Life)> {
        let mut life = Life::GoesOn;
        let mut result = Ok(Life::GoesOn);
        loop {
            match self.events.recv().expect("we hold a sender ourselves") {
                Event::Decided(reply) => return result.map(|_| (reply, life)),
                Event::Progress(iteration, elapsed) if life == Life::GoesOn && result.is_ok() => {
                    let mut lines = message::progress(&iteration, elapsed);
                    if self.knowledge.live {
                        lines.extend(yixin::live_lines(&iteration));
                    }
                    result = lines.iter().try_fold(Life::GoesOn, |_, line| self.say(line));
                    if result.is_err() {
                        cancel.store(true, Relaxed);
                    }
                }
                Event::Progress(..) => {}
                Event::Heard(heard) => match parse(&heard.line) {
                    Ok(Some(Command::Stop)) => cancel.store(true, Relaxed),
                    Ok(Some(Command::End)) => {
                        cancel.store(true, Relaxed);
                        life = Life::Ends;
                    }
                    _ => self.waiting.push_back(Event::Heard(heard)),
                },
                Event::Silence => {
                    self.closed = true;
                    cancel.store(true, Relaxed);
                    self.waiting.push_back(Event::Silence);
                }
            }
        }
    }

    fn reply(&mut self, reply: Reply, simple: impl FnOnce() -> Option<Cell>) -> io::Result<Life> {
        let cells = match reply {
            Reply::Swap => return self.say("SWAP"),
            Reply::Moves(cells) => cells,
            Reply::Nothing => match simple() {
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
