//! The brain: what is done about each command.

mod list;
mod thinking;

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use plyground_gomoku::{Board, Cell, TranspositionTable};

use crate::balance;
use crate::command::{Command, Point, parse};
use crate::info::{Knowledge, most_threads};
use crate::input::{Heard, listen};
use crate::position::{Position, ending};
use crate::thought::Event;
use crate::yixin::{self, Extension};
use list::{List, Purpose};

/// Answers commands until END or the end of the input.
///
/// Every line is written whole and flushed. A manager that no longer reads is taken for one that has left.
pub fn run(input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    let (tell, events) = channel();
    listen(input, tell.clone());
    let mut brain = Brain {
        output,
        events,
        tell,
        waiting: VecDeque::new(),
        closed: false,
        knowledge: Knowledge::default(),
        position: None,
        avoid: Vec::new(),
        list: None,
        table: TranspositionTable::new(1),
        table_bytes: 0,
        told_small: false,
        answered: Instant::now(),
        openings: 0,
    };
    match brain.live() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

struct Brain<W> {
    output: W,
    events: Receiver<Event>,
    /// For the listening and the thinking thread.
    tell: Sender<Event>,
    /// What came while we were thinking.
    waiting: VecDeque<Event>,
    /// Whether nothing more will come: whoever has closed our input does not wait for long thoughts.
    closed: bool,
    knowledge: Knowledge,
    /// None before the first START.
    position: Option<Position>,
    /// Cells where we are asked not to move.
    avoid: Vec<Cell>,
    /// A list of stones that is being sent.
    list: Option<List>,
    table: TranspositionTable,
    /// How large the table was meant to be.
    table_bytes: usize,
    /// Whether it was said that the table is smaller than that.
    told_small: bool,
    /// When the last answer was sent: a command that came before that is timed from then.
    answered: Instant,
    /// How many openings by swap2 we have made.
    openings: usize,
}

/// Whether to listen on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Life {
    GoesOn,
    Ends,
}

const NO_GAME: &str = "there is no game yet: send START 15";

impl<W: Write> Brain<W> {
    fn live(&mut self) -> io::Result<()> {
        loop {
            let event = self.waiting.pop_front();
            let event = event.unwrap_or_else(|| self.events.recv().expect("we hold a sender ourselves"));
            let life = match event {
                Event::Heard(heard) => self.hear(&heard)?,
                Event::Silence => Life::Ends,
                Event::Progress(..) | Event::Decided(_) => Life::GoesOn,
            };
            if life == Life::Ends {
                return Ok(());
            }
        }
    }

    fn hear(&mut self, heard: &Heard) -> io::Result<Life> {
        let parsed = parse(&heard.line);
        if let Some(list) = &mut self.list {
            match &parsed {
                Ok(None) => return Ok(Life::GoesOn),
                Ok(Some(Command::Done | Command::End | Command::Info(..) | Command::Stop)) => {}
                Ok(Some(_)) => {
                    // Whoever says something else has given the list up.
                    self.list = None;
                    self.refuse("the list of stones has no DONE; it is forgotten")?;
                }
                Err(_) => {
                    list.add(&heard.line);
                    return Ok(Life::GoesOn);
                }
            }
        }
        match parsed {
            Ok(None) => Ok(Life::GoesOn),
            Ok(Some(command)) => self.obey(command, heard.at.max(self.answered)),
            Err(fault) => self.say(&fault.to_string()),
        }
    }

    fn obey(&mut self, command: Command, at: Instant) -> io::Result<Life> {
        match command {
            Command::Start(width, height) => {
                self.start(Position::new(width, height).map_err(|why| why.to_string()))
            }
            Command::Restart => {
                self.start(self.position.as_ref().map(Position::cleared).ok_or(NO_GAME.to_owned()))
            }
            Command::Begin => match self.ready() {
                Ok(position) if !position.is_empty() => {
                    self.refuse("BEGIN is for an empty board: send RESTART first")
                }
                Ok(position) => self.move_from(position, 1, at),
                Err(why) => self.refuse(&why),
            },
            Command::Turn(point) => match self.after(point) {
                Ok(position) => self.move_from(position, 1, at),
                Err(why) => self.refuse(&why),
            },
            Command::Play(point) => match self.after(point) {
                Ok(position) => {
                    self.position = Some(position);
                    self.say(&point.to_string())
                }
                Err(why) => self.refuse(&why),
            },
            Command::TakeBack(point) => {
                match self.position.as_mut().map(|position| position.take_back(point)) {
                    Some(Ok(())) => self.say("OK"),
                    Some(Err(why)) => self.refuse(&why.to_string()),
                    None => self.refuse(NO_GAME),
                }
            }
            Command::Board => Ok(self.expect_stones(Purpose::Board)),
            Command::Swap2Board => Ok(self.expect_stones(Purpose::Swap2)),
            Command::Done => match self.list.take() {
                Some(list) => self.finish(list, at),
                None => self.refuse("DONE ends a list of stones, and none was begun"),
            },
            Command::Info(key, value) => {
                self.learn(&key, &value);
                Ok(Life::GoesOn)
            }
            Command::About => self.say(&format!(
                "name=\"Plyground\", version=\"{}\", author=\"the Plyground authors\"",
                env!("CARGO_PKG_VERSION")
            )),
            // Nothing is being thought: what is asked for has happened.
            Command::Stop => Ok(Life::GoesOn),
            Command::End => Ok(Life::Ends),
            Command::Extension(extension) => self.extend(&extension, at),
        }
    }

    fn extend(&mut self, extension: &Extension, at: Instant) -> io::Result<Life> {
        match *extension {
            Extension::ShowInfo => {
                self.knowledge.yixin = true;
                self.say(&format!("MESSAGE Plyground {}", env!("CARGO_PKG_VERSION")))?;
                self.say(&format!("MESSAGE INFO MAX_THREAD_NUM {}", most_threads()))?;
                // A power of two, in kilobytes.
                self.say("MESSAGE INFO MAX_HASH_SIZE 20")
            }
            Extension::Board => Ok(self.expect_stones(Purpose::YixinBoard)),
            Extension::Block => Ok(self.expect_stones(Purpose::Block)),
            Extension::Unblock => Ok(self.expect_stones(Purpose::Unblock)),
            Extension::UnblockAll => {
                self.avoid.clear();
                Ok(Life::GoesOn)
            }
            Extension::Best(lines) => match self.ready() {
                Ok(position) => self.move_from(position, lines, at),
                Err(why) => self.refuse(&why),
            },
            Extension::ShowForbidden => match &self.position {
                Some(position) => {
                    let line = yixin::forbidden_line(&mut position.board(self.knowledge.rule));
                    self.say(&line)
                }
                None => self.refuse(NO_GAME),
            },
            Extension::ClearTable => {
                self.table.clear();
                Ok(Life::GoesOn)
            }
            Extension::ShowTable => {
                let fill = self.table.fill();
                self.say(&format!("MESSAGE table {}.{} % full", fill / 10, fill % 10))
            }
            Extension::Balance(stones, bias) => match self.ready() {
                Ok(position) => {
                    self.think(position, at, |mind, board| balance::balanced(mind, board, stones, bias))
                }
                Err(why) => self.refuse(&why),
            },
        }
    }

    /// Begins a game, with everything that takes time before the clock runs.
    fn start(&mut self, position: Result<Position, String>) -> io::Result<Life> {
        match position {
            Ok(position) => {
                self.position = Some(position);
                self.knowledge.clock.restart();
                self.avoid.clear();
                // What is known of another game may be about another board.
                if self.table_bytes == self.knowledge.table() {
                    self.table.clear();
                } else {
                    self.table = TranspositionTable::new(1);
                    self.table_bytes = 0;
                }
                self.prepare_early();
                self.say("OK")
            }
            Err(why) => self.refuse(&why),
        }
    }

    fn learn(&mut self, key: &str, value: &str) {
        let rule = self.knowledge.rule;
        self.knowledge.learn(key, value);
        if self.knowledge.rule != rule {
            // What the table knows is true under the old rule.
            self.table.clear();
        }
        if self.position.is_some() {
            self.prepare_early();
        }
    }

    /// Makes ready what can be made before the clock runs.
    ///
    /// The table has to wait until we know how much memory there is: the limit may still come, and what a process has once
    /// taken is held against it. Where nobody says anything, the first move has to wait for the table.
    fn prepare_early(&mut self) {
        if self.knowledge.memory.is_some() {
            self.prepare_table();
        }
        // A board of any size has the tables of the rule made, and keeps them.
        let _ = Board::new(5, 5, self.knowledge.rule);
    }

    /// Makes the table as large as it is to be.
    fn prepare_table(&mut self) {
        let bytes = self.knowledge.table();
        if self.table_bytes != bytes {
            // The old one goes first: never both at once.
            self.table = TranspositionTable::new(1);
            self.table = TranspositionTable::new(bytes);
            self.table_bytes = bytes;
            self.told_small = false;
        }
    }

    /// Says once that there was not enough memory for the table that was wanted.
    fn tell_small_table(&mut self) -> io::Result<()> {
        let (bytes, wanted) = (self.table.bytes(), self.table_bytes);
        // Halves are what is left where memory is short; less is lost to rounding.
        if bytes <= wanted / 2 && !self.told_small {
            self.told_small = true;
            self.say(&format!(
                "MESSAGE there is memory for a table of {} MB only, not of {} MB",
                bytes >> 20,
                wanted >> 20
            ))?;
        }
        Ok(())
    }

    /// The position in which we are to move, or why we cannot. What was wrong with INFO is said here, and only once.
    fn ready(&mut self) -> Result<Position, String> {
        match self.knowledge.complain() {
            Some(complaint) => Err(complaint),
            None => self.position.clone().ok_or(NO_GAME.to_owned()),
        }
    }

    /// The position after a move of the side whose turn it is.
    fn after(&mut self, point: Point) -> Result<Position, String> {
        let mut position = self.ready()?;
        let cell = position.vacant(point).map_err(|why| why.to_string())?;
        if let Some(why) = ending(&position.board(self.knowledge.rule)) {
            return Err(why.to_owned());
        }
        position.play(cell);
        Ok(position)
    }

    fn refuse(&mut self, why: &str) -> io::Result<Life> {
        self.say(&format!("ERROR {why}"))
    }

    fn say(&mut self, line: &str) -> io::Result<Life> {
        self.output.write_all(format!("{line}\n").as_bytes())?;
        self.output.flush()?;
        Ok(Life::GoesOn)
    }
}
