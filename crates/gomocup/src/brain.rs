//! The main loop: executes commands.

mod list;
mod searching;

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use plyground_gomoku::{Board, Cell, TranspositionTable};

use crate::balance;
use crate::command::{Command, Coordinates, parse};
use crate::info::{Info, max_threads};
use crate::input::{InputLine, read_lines};
use crate::move_search::Event;
use crate::position::{GamePosition, ending};
use crate::yixin::{self, Extension};
use list::{ListPurpose, StoneList};

/// Executes commands until END or the end of the input.
///
/// Every output line is flushed. A broken pipe on the output counts as END.
pub fn run(input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    let (tell, events) = channel();
    read_lines(input, tell.clone());
    let mut brain = GomocupBrain {
        output,
        events,
        tell,
        waiting: VecDeque::new(),
        closed: false,
        info: Info::default(),
        position: None,
        avoid: Vec::new(),
        list: None,
        table: TranspositionTable::new(1),
        table_bytes: 0,
        small_table_reported: false,
        answered: Instant::now(),
        openings: 0,
    };
    match brain.handle_events() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

struct GomocupBrain<W> {
    output: W,
    events: Receiver<Event>,
    /// The sender for the input and the search thread.
    tell: Sender<Event>,
    /// Events that arrived during a search and wait to be handled.
    waiting: VecDeque<Event>,
    /// Whether the input has ended; searches that still wait are then cut short.
    closed: bool,
    info: Info,
    /// None before the first START.
    position: Option<GamePosition>,
    /// Cells that the manager has blocked for our moves.
    avoid: Vec<Cell>,
    /// The list of stones being received.
    list: Option<StoneList>,
    table: TranspositionTable,
    /// The requested size of the table.
    table_bytes: usize,
    /// Whether it has been reported that the table is smaller than requested.
    small_table_reported: bool,
    /// When the last answer was sent. A command that arrived earlier is timed from then.
    answered: Instant,
    /// The number of swap2 openings made so far.
    openings: usize,
}

const NO_GAME: &str = "there is no game yet: send START 15";

impl<W: Write> GomocupBrain<W> {
    fn handle_events(&mut self) -> io::Result<()> {
        loop {
            let event = self.waiting.pop_front();
            let event = event.unwrap_or_else(|| self.events.recv().expect("we hold a sender ourselves"));
            let flow = match event {
                Event::Line(line) => self.handle_line(&line)?,
                Event::EndOfInput => ControlFlow::Break(()),
                Event::Progress(..) | Event::Decided(_) => ControlFlow::Continue(()),
            };
            if flow.is_break() {
                return Ok(());
            }
        }
    }

    fn handle_line(&mut self, line: &InputLine) -> io::Result<ControlFlow<()>> {
        let parsed = parse(&line.text);
        if let Some(list) = &mut self.list {
            match &parsed {
                Ok(None) => return Ok(ControlFlow::Continue(())),
                Ok(Some(Command::Done | Command::End | Command::Info(..) | Command::Stop)) => {}
                Ok(Some(_)) => {
                    // Any other command aborts the list.
                    self.list = None;
                    self.write_line("ERROR the list of stones has no DONE; it is forgotten")?;
                }
                Err(_) => {
                    list.add(&line.text);
                    return Ok(ControlFlow::Continue(()));
                }
            }
        }
        match parsed {
            Ok(None) => Ok(ControlFlow::Continue(())),
            Ok(Some(command)) => self.execute(command, line.at.max(self.answered)),
            Err(fault) => self.say(&fault.to_string()),
        }
    }

    fn execute(&mut self, command: Command, at: Instant) -> io::Result<ControlFlow<()>> {
        match command {
            Command::Start(width, height) => {
                self.start(GamePosition::new(width, height).map_err(|why| why.to_string()))
            }
            Command::Restart => {
                self.start(self.position.as_ref().map(GamePosition::cleared).ok_or(NO_GAME.to_owned()))
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
            Command::Board => Ok(self.expect_stones(ListPurpose::Board)),
            Command::Swap2Board => Ok(self.expect_stones(ListPurpose::Swap2)),
            Command::Done => match self.list.take() {
                Some(list) => self.finish(list, at),
                None => self.refuse("DONE ends a list of stones, and none was begun"),
            },
            Command::Info(key, value) => {
                self.set_info(&key, &value);
                Ok(ControlFlow::Continue(()))
            }
            Command::About => self.say(&format!(
                "name=\"Plyground\", version=\"{}\", author=\"the Plyground authors\"",
                env!("CARGO_PKG_VERSION")
            )),
            // No search is running.
            Command::Stop => Ok(ControlFlow::Continue(())),
            Command::End => Ok(ControlFlow::Break(())),
            Command::Extension(extension) => self.execute_extension(&extension, at),
        }
    }

    fn execute_extension(&mut self, extension: &Extension, at: Instant) -> io::Result<ControlFlow<()>> {
        match *extension {
            Extension::ShowInfo => {
                self.info.yixin = true;
                self.write_line(&format!("MESSAGE Plyground {}", env!("CARGO_PKG_VERSION")))?;
                self.write_line(&format!("MESSAGE INFO MAX_THREAD_NUM {}", max_threads()))?;
                // The exponent of a power of two, in kilobytes.
                self.say("MESSAGE INFO MAX_HASH_SIZE 20")
            }
            Extension::Board => Ok(self.expect_stones(ListPurpose::YixinBoard)),
            Extension::Block => Ok(self.expect_stones(ListPurpose::Block)),
            Extension::Unblock => Ok(self.expect_stones(ListPurpose::Unblock)),
            Extension::UnblockAll => {
                self.avoid.clear();
                Ok(ControlFlow::Continue(()))
            }
            Extension::Best(lines) => match self.ready() {
                Ok(position) => self.move_from(position, lines, at),
                Err(why) => self.refuse(&why),
            },
            Extension::ShowForbidden => match &self.position {
                Some(position) => {
                    let line = yixin::forbidden_line(&mut position.board(self.info.rule));
                    self.say(&line)
                }
                None => self.refuse(NO_GAME),
            },
            Extension::ClearTable => {
                self.table.clear();
                Ok(ControlFlow::Continue(()))
            }
            Extension::ShowTable => {
                let fill = self.table.fill();
                self.say(&format!("MESSAGE table {}.{} % full", fill / 10, fill % 10))
            }
            Extension::Balance(stones, bias) => match self.ready() {
                Ok(position) => {
                    self.decide(position, at, |search, board| balance::balanced(search, board, stones, bias))
                }
                Err(why) => self.refuse(&why),
            },
        }
    }

    /// Starts a game; allocates what takes time before the clock runs.
    fn start(&mut self, position: Result<GamePosition, String>) -> io::Result<ControlFlow<()>> {
        match position {
            Ok(position) => {
                self.position = Some(position);
                self.info.clock.restart();
                self.avoid.clear();
                // Table entries of another game may be those of another board size.
                if self.table_bytes == self.info.table() {
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

    fn set_info(&mut self, key: &str, value: &str) {
        let rule = self.info.rule;
        self.info.set(key, value);
        if self.info.rule != rule {
            // Table entries are valid only under the old rule.
            self.table.clear();
        }
        if self.position.is_some() {
            self.prepare_early();
        }
    }

    /// Allocates before the clock runs.
    ///
    /// The table is allocated only once the memory limit is known: managers count the peak memory of the process. Without a
    /// limit it is allocated with the first move.
    fn prepare_early(&mut self) {
        if self.info.memory.is_some() {
            self.prepare_table();
        }
        // Creating any board builds the lookup tables of the rule, which are kept.
        let _ = Board::new(5, 5, self.info.rule);
    }

    /// Allocates the transposition table if its size has changed.
    fn prepare_table(&mut self) {
        let bytes = self.info.table();
        if self.table_bytes != bytes {
            // The old table is dropped first, so that both never exist at once.
            self.table = TranspositionTable::new(1);
            self.table = TranspositionTable::new(bytes);
            self.table_bytes = bytes;
            self.small_table_reported = false;
        }
    }

    /// Reports once that the memory did not suffice for the requested table.
    fn report_small_table(&mut self) -> io::Result<()> {
        let (bytes, wanted) = (self.table.bytes(), self.table_bytes);
        // The allocation is halved until it succeeds; rounding loses less than half.
        if bytes <= wanted / 2 && !self.small_table_reported {
            self.small_table_reported = true;
            self.write_line(&format!(
                "MESSAGE there is memory for a table of {} MB only, not of {} MB",
                bytes >> 20,
                wanted >> 20
            ))?;
        }
        Ok(())
    }

    /// The current position, or the reason why there is none. A pending error of an INFO command is reported here, once.
    fn ready(&mut self) -> Result<GamePosition, String> {
        match self.info.take_error() {
            Some(error) => Err(error),
            None => self.position.clone().ok_or(NO_GAME.to_owned()),
        }
    }

    /// The position after a move of the side to move.
    fn after(&mut self, point: Coordinates) -> Result<GamePosition, String> {
        let mut position = self.ready()?;
        let cell = position.vacant(point).map_err(|why| why.to_string())?;
        if let Some(why) = ending(&position.board(self.info.rule)) {
            return Err(why.to_owned());
        }
        position.play(cell);
        Ok(position)
    }

    /// Answers with an error.
    fn refuse(&mut self, why: &str) -> io::Result<ControlFlow<()>> {
        self.say(&format!("ERROR {why}"))
    }

    /// Answers with a line.
    fn say(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        self.write_line(line).map(ControlFlow::Continue)
    }

    fn write_line(&mut self, line: &str) -> io::Result<()> {
        self.output.write_all(format!("{line}\n").as_bytes())?;
        self.output.flush()
    }
}
