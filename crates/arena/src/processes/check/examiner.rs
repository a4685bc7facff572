//! The examiner: owns the engine's process and the board, and records the conversation.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use plyground_core::Player;
use plyground_gomoku::record::{Rows, read_cells};
use plyground_gomoku::{Cell, Rule};

use super::questions::{ProtocolQuestion, Requirement};
use super::{CheckResult, Finding, Said, Untried};
use crate::processes::client::{Client, Received};
use crate::processes::running_engine::{GRACE, START_TIME, first_word, info, read_move};
use crate::{Engine, Referee};

/// An examination under way.
pub struct Examiner<'a> {
    engine: Engine,
    rule: Rule,
    size: usize,
    stop: &'a AtomicBool,
    client: Option<Client>,
    said: Vec<Said>,
    /// Whether the last wait timed out: there was no answer at all, as opposed to a wrong one.
    is_silent: bool,
    /// Why no further questions are asked, if an earlier one was not answered.
    given_up: Option<Untried>,
}

/// What is wrong, in English.
type Wrong = String;

/// How long a move may take in the examination: a second over the time that the engine is given.
const MOVE_TIME: Duration = Duration::from_millis(1_500);
const TURN_SECONDS: f64 = 0.5;
/// Most lines recorded for one question. A program that writes more does not speak the protocol, and would fill our
/// memory.
const MOST_SAID: usize = 200;

impl<'a> Examiner<'a> {
    /// An examiner of an engine with a rule and a board size.
    pub fn new(engine: &Engine, rule: Rule, size: usize, stop: &'a AtomicBool) -> Self {
        let mut engine = engine.clone();
        engine.turn_time = Some(TURN_SECONDS);
        engine.match_time = Some(300.0);
        Self { engine, rule, size, stop, client: None, said: Vec::new(), is_silent: false, given_up: None }
    }

    /// Asks a question, with a new process if the last one has exited.
    ///
    /// If START was not answered at all, the others are not asked: each of them begins with START and would wait as
    /// long. An unanswered ABOUT alone is no reason, since the engine may still be loading its files then.
    pub fn examine(&mut self, question: &ProtocolQuestion) -> Finding {
        let verdict = match self.given_up {
            Some(why) => CheckResult::NotTried(why),
            None => self.ask(question),
        };
        Finding {
            key: question.key,
            is_mandatory: question.asked == Requirement::Mandatory,
            said: std::mem::take(&mut self.said),
            verdict,
        }
    }

    fn ask(&mut self, question: &ProtocolQuestion) -> CheckResult {
        self.is_silent = false;
        match self.start().and_then(|()| (question.ask)(self)) {
            Ok(()) => CheckResult::Good,
            Err(wrong) => {
                // Without a client it was never started; otherwise its state is unknown.
                let why = if self.client.take().is_some() { Untried::Silent } else { Untried::NotStarted };
                let is_vital = matches!(question.key, "process" | "start");
                self.given_up = Some(why).filter(|_| self.is_silent && is_vital);
                CheckResult::Wrong(wrong)
            }
        }
    }

    fn start(&mut self) -> Result<(), Wrong> {
        if self.client.is_none() {
            let started = Client::start(&self.engine);
            self.is_silent = started.is_err();
            self.client = Some(started.map_err(|error| format!("cannot be started: {error}"))?);
        }
        Ok(())
    }

    /// Sends lines.
    pub(super) fn send(&mut self, lines: &[String]) -> Result<(), Wrong> {
        let client = self.client.as_mut().ok_or("its process is gone")?;
        let room = MOST_SAID.saturating_sub(self.said.len());
        self.said.extend(client.drain().into_iter().take(room).map(Said::Heard));
        self.said.extend(lines.iter().cloned().map(Said::Sent));
        client.send_raw(&(lines.join("\n") + "\n"));
        Ok(())
    }

    /// Waits for a line that `read` accepts; remarks are skipped, complaints are an error.
    pub(super) fn receive<T>(
        &mut self,
        time: Duration,
        wanted: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Wrong> {
        let deadline = Instant::now() + time;
        loop {
            let client = self.client.as_mut().ok_or("its process is gone")?;
            match client.receive(deadline, self.stop) {
                Received::Line(_, line) => {
                    let answer = read(&line);
                    let word = first_word(&line);
                    let is_complaint = matches!(word.as_str(), "ERROR" | "UNKNOWN");
                    if answer.is_some() || !matches!(word.as_str(), "MESSAGE" | "DEBUG") {
                        if self.said.len() >= MOST_SAID {
                            self.is_silent = true;
                            return Err(format!(
                                "wanted {wanted}, and heard {MOST_SAID} lines of something else"
                            ));
                        }
                        self.said.push(Said::Heard(line.clone()));
                    }
                    if let Some(answer) = answer {
                        return Ok(answer);
                    }
                    if is_complaint {
                        return Err(format!("wanted {wanted}"));
                    }
                }
                Received::Nothing => {
                    self.is_silent = true;
                    return Err(format!("wanted {wanted} within {} ms", time.as_millis()));
                }
                Received::Gone => {
                    self.is_silent = true;
                    let crash_report = client.crash_report();
                    return Err(format!("wanted {wanted}, but the process ended: {crash_report}"));
                }
                Received::Stopped => return Err("interrupted".to_owned()),
            }
        }
    }

    /// Waits for a line that begins with a word.
    pub(super) fn receive_word(&mut self, time: Duration, word: &str) -> Result<(), Wrong> {
        self.receive(time, word, |line| (first_word(line) == word).then_some(()))
    }

    /// Waits for a move that is legal.
    pub(super) fn receive_move(&mut self, referee: &mut Referee, time: Duration) -> Result<Cell, Wrong> {
        let (column, row) = self.receive(time, "a move", read_move)?;
        referee.play(column, row).map_err(|breach| format!("{column},{row}: {}", breach.reason()))
    }

    /// A move within the usual time.
    pub(super) fn hear_quick_move(&mut self, referee: &mut Referee) -> Result<Cell, Wrong> {
        self.receive_move(referee, MOVE_TIME)
    }

    /// The `INFO` lines before a game.
    pub(super) fn info(&self) -> Vec<String> {
        let lines =
            info(&self.engine, self.rule).into_iter().map(|(key, value)| format!("INFO {key} {value}"));
        lines.chain(["INFO time_left 300000".to_owned()]).collect()
    }

    /// Begins a game and returns its referee.
    pub(super) fn new_game(&mut self, moves: &str) -> Result<Referee, Wrong> {
        self.send(&[format!("START {}", self.size)])?;
        self.receive_word(START_TIME, "OK")?;
        self.send(&self.info())?;
        self.position(moves)
    }

    /// A referee with a position on its board.
    pub(super) fn position(&self, moves: &str) -> Result<Referee, Wrong> {
        let cells =
            read_cells(moves, self.size, self.size, Rows::FromBottom).map_err(|why| why.to_string())?;
        Referee::new(self.size, self.rule, &cells)
            .ok_or_else(|| "the position cannot be on this board".to_owned())
    }

    /// The `BOARD` lines of a position, for the engine to move.
    pub(super) fn board(referee: &Referee) -> Vec<String> {
        let own = referee.to_move() == Player::First;
        let stone = |(number, cell): (usize, Cell)| {
            let who = if number.is_multiple_of(2) == own { 1 } else { 2 };
            format!("{},{},{who}", cell.column(), cell.row())
        };
        let stones = referee.board().played().enumerate().map(stone);
        ["BOARD".to_owned()].into_iter().chain(stones).chain(["DONE".to_owned()]).collect()
    }

    /// An empty cell near a corner, for a move without influence on the game.
    pub(super) fn free(referee: &Referee) -> Cell {
        let size = referee.board().width();
        let mut cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(column, row)));
        cells.find(|&cell| referee.board().is_empty(cell)).expect("a game that goes on has an empty cell")
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Whether the process exits within the grace period, by any means.
    pub(super) fn leaves(&mut self) -> Result<(), Wrong> {
        let mut client = self.client.take().ok_or("its process is gone")?;
        match client.wait(GRACE) {
            Some(_) => Ok(()),
            None => Err(format!("it was still there after {} s", GRACE.as_secs())),
        }
    }

    /// Closes its input.
    pub(super) fn close_input(&mut self) -> Result<(), Wrong> {
        self.client.as_mut().ok_or("its process is gone")?.close_input();
        Ok(())
    }
}
