//! One engine in a game: the protocol from its start to its move.

use std::fmt::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use plyground_gomoku::{Cell, Rule};

use super::client::{Client, Received};
use super::memory::Gauge;
use crate::{Engine, Fault, MoveNote, read_score};

/// An engine that was started.
pub(super) struct RunningEngine {
    client: Client,
    engine: Engine,
    /// Milliseconds left for this game, negative once the tolerance is being used up; none without a limit.
    left: Option<f64>,
    /// By how much each limit may be exceeded: that of a move at each move, that of the game once.
    tolerance: Duration,
    memory: Gauge,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failed {
    /// The fault that loses the game, and its details.
    Fault(Fault, String),
    /// It has lost on time after this long, and the details.
    Late(Duration, String),
    /// The wait was cancelled.
    Stopped,
}

/// A move as the engine gave it, counted from 0; it may be off the board.
pub(super) struct EngineMove {
    pub(super) column: i64,
    pub(super) row: i64,
    pub(super) note: MoveNote,
}

/// An engine's reply in the swap2 opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Swap2Choice {
    /// Take black.
    Swap,
    /// Place these stones: one as white, more for the opening. They may be off the board.
    Stones(Vec<(i64, i64)>),
}

impl fmt::Display for Swap2Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap => f.write_str("SWAP"),
            Self::Stones(stones) => write!(f, "{} moves", stones.len()),
        }
    }
}

/// A request for a move.
pub(super) enum MoveRequest<'a> {
    /// For the first move of the game.
    Begin,
    /// For the reply to a move.
    Turn(Cell),
    /// For a move in a position: its moves, and whether the first stone is the engine's own.
    Board(&'a [Cell], bool),
}

/// Time limit of start and `OK`: some engines load large files first.
pub(super) const START_TIME: Duration = Duration::from_secs(20);
/// Time limit of a move without a time control: after this an engine is considered to hang.
const LONGEST_MOVE: Duration = Duration::from_secs(600);
/// Time an engine gets to exit.
pub(super) const GRACE: Duration = Duration::from_secs(2);
/// Value that match managers send for no limit.
const NO_LIMIT: u64 = 2_147_483_647;
/// Limit of a move without a limit: 0 would mean as fast as possible, and some engines multiply the value.
const LONG_TURN: u64 = 100_000_000;

impl RunningEngine {
    /// Starts the process.
    pub(super) fn start(engine: &Engine, tolerance: f64) -> Result<Self, Failed> {
        let mut client = Client::start(engine)
            .map_err(|error| Failed::Fault(Fault::Crash, format!("cannot be started: {error}")))?;
        client.send("ABOUT");
        let tolerance = Duration::from_secs_f64(tolerance);
        let memory = Gauge::begin(client.process());
        Ok(Self { client, engine: engine.clone(), left: None, tolerance, memory })
    }

    /// Begins a game. The seed decides which threats a level overlooks in this game.
    pub(super) fn new_game(
        &mut self,
        size: usize,
        rule: Rule,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<(), Failed> {
        self.client.send(&format!("START {size}"));
        let deadline = Instant::now() + START_TIME;
        loop {
            let line = self.receive(deadline, stop, || {
                Failed::Fault(
                    Fault::Protocol,
                    format!("no OK within {} s after START {size}", START_TIME.as_secs()),
                )
            })?;
            let word = first_word(&line.1);
            if word == "OK" {
                break;
            }
            if word == "ERROR" {
                return Err(Failed::Fault(Fault::Protocol, format!("START {size} was answered: {}", line.1)));
            }
        }
        // Not before OK: only then has the engine freed the memory of the last game.
        self.memory = Gauge::begin(self.client.process());
        for (key, value) in info(&self.engine, rule) {
            self.client.send(&format!("INFO {key} {value}"));
        }
        if self.engine.level.is_some() {
            self.client.send(&format!("INFO seed {seed}"));
        }
        self.left = self.engine.match_time.map(|seconds| seconds * 1e3);
        Ok(())
    }

    /// Asks for a move.
    pub(super) fn ask(&mut self, request: &MoveRequest<'_>, stop: &AtomicBool) -> Result<EngineMove, Failed> {
        let mut text = String::new();
        match request {
            MoveRequest::Begin => text.push_str("BEGIN\n"),
            MoveRequest::Turn(cell) => {
                let _ = writeln!(text, "TURN {},{}", cell.column(), cell.row());
            }
            MoveRequest::Board(cells, is_own) => {
                text.push_str("BOARD\n");
                for (number, cell) in cells.iter().enumerate() {
                    let who = if number.is_multiple_of(2) == *is_own { 1 } else { 2 };
                    let _ = writeln!(text, "{},{},{who}", cell.column(), cell.row());
                }
                text.push_str("DONE\n");
            }
        }
        let ((column, row), note) = self.answer(&text, read_move, stop)?;
        Ok(EngineMove { column, row, note })
    }

    /// Asks for the choice in a swap2 opening with these stones on the board.
    pub(super) fn choose(
        &mut self,
        stones: &[Cell],
        stop: &AtomicBool,
    ) -> Result<(Swap2Choice, MoveNote), Failed> {
        let lines = stones.iter().map(|cell| format!("{},{}\n", cell.column(), cell.row()));
        let text = format!("SWAP2BOARD\n{}DONE\n", lines.collect::<String>());
        self.answer(&text, read_choice, stop)
    }

    /// Sends a question, and waits on the engine's clock for a line that answers it.
    fn answer<T>(
        &mut self,
        question: &str,
        read: impl Fn(&str) -> Option<T>,
        stop: &AtomicBool,
    ) -> Result<(T, MoveNote), Failed> {
        self.client.drain();
        let left = self.left.map_or(NO_LIMIT.to_string(), |left| format!("{left:.0}"));
        let text = format!("INFO time_left {left}\n{question}");
        let most = self.most();
        let asked = Instant::now();
        self.client.send_raw(&text);
        let deadline = asked + most;
        let mut said = String::new();
        loop {
            let late = |at: Instant| {
                let time = at.saturating_duration_since(asked);
                Failed::Late(time, format!("no move within {} ms", most.as_millis()))
            };
            let (at, line) = self.receive(deadline, stop, || late(Instant::now()))?;
            if let Some(answer) = read(&line) {
                let time = at.saturating_duration_since(asked);
                if time > most {
                    return Err(late(at));
                }
                if let Some(left) = &mut self.left {
                    *left -= time.as_secs_f64() * 1e3;
                }
                return Ok((answer, MoveNote { time, said }));
            }
            match first_word(&line).as_str() {
                "ERROR" | "UNKNOWN" => {
                    return Err(Failed::Fault(Fault::Protocol, format!("instead of a move: {line}")));
                }
                "MESSAGE" if read_score(&line).is_some() => said = line.chars().take(300).collect(),
                _ => {}
            }
        }
    }

    /// The peak of its memory use in this game.
    pub(super) fn memory(&self) -> Option<u64> {
        self.memory.peak()
    }

    /// Asks it to exit.
    pub(super) fn end(self) {
        // It has exited or was killed: either will do.
        let _ = self.client.end(GRACE);
    }

    /// Time limit of the next move, tolerance included.
    fn most(&self) -> Duration {
        let turn = self.engine.turn_time.map(|seconds| Duration::from_secs_f64(seconds) + self.tolerance);
        // `left` is negative by the part of the tolerance that earlier moves have used: the tolerance is granted once
        // for the game.
        let game = self.left.map(|left| {
            let left = left / 1e3 + self.tolerance.as_secs_f64();
            Duration::from_secs_f64(left.max(0.0))
        });
        match (turn, game) {
            (Some(turn), Some(game)) => turn.min(game),
            (Some(limit), None) | (None, Some(limit)) => limit,
            (None, None) => LONGEST_MOVE,
        }
    }

    fn receive(
        &mut self,
        deadline: Instant,
        stop: &AtomicBool,
        late: impl Fn() -> Failed,
    ) -> Result<(Instant, String), Failed> {
        match self.client.receive(deadline, stop) {
            Received::Line(at, line) => Ok((at, line)),
            Received::Nothing => Err(late()),
            Received::Gone => Err(Failed::Fault(Fault::Crash, self.client.crash_report())),
            Received::Stopped => Err(Failed::Stopped),
        }
    }
}

/// The `INFO` keys and values that an engine gets before a game.
pub(super) fn info(engine: &Engine, rule: Rule) -> Vec<(&str, String)> {
    let millis = |seconds: f64| format!("{:.0}", seconds * 1e3);
    let mut info = vec![
        ("rule", rule_number(rule).to_string()),
        ("timeout_turn", engine.turn_time.or(engine.match_time).map_or(LONG_TURN.to_string(), millis)),
        ("timeout_match", engine.match_time.map_or("0".to_owned(), millis)),
    ];
    info.extend(engine.depth.map(|depth| ("max_depth", depth.to_string())));
    info.extend(engine.nodes.map(|nodes| ("max_node", nodes.to_string())));
    info.extend(engine.memory.map(|bytes| ("max_memory", bytes.to_string())));
    info.extend(engine.threads.map(|threads| ("thread_num", threads.to_string())));
    info.extend(engine.level.map(|level| ("level", level.to_string())));
    info.extend(engine.info.iter().map(|(key, value)| (key.as_str(), value.clone())));
    info
}

/// The protocol's number of a rule.
pub(super) fn rule_number(rule: Rule) -> u8 {
    match rule {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
        Rule::Renju => 4,
        Rule::Caro => 8,
    }
}

/// Reads a line that consists of a move.
pub(super) fn read_move(line: &str) -> Option<(i64, i64)> {
    let (column, row) = line.split_once(',')?;
    Some((column.trim().parse().ok()?, row.trim().parse().ok()?))
}

/// Reads a line that consists of an answer to `SWAP2BOARD`.
fn read_choice(line: &str) -> Option<Swap2Choice> {
    if line.trim().eq_ignore_ascii_case("SWAP") {
        return Some(Swap2Choice::Swap);
    }
    // A single move may contain spaces; several moves are separated by them.
    let one = read_move(line).map(|stone| vec![stone]);
    let stones = one.or_else(|| line.split_whitespace().map(read_move).collect())?;
    (!stones.is_empty()).then_some(Swap2Choice::Stones(stones))
}

/// The first word of a line, in capitals.
pub(super) fn first_word(line: &str) -> String {
    line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_to_swap2_are_told_from_remarks() {
        assert_eq!(read_choice(" swap"), Some(Swap2Choice::Swap));
        assert_eq!(read_choice("7, 8"), Some(Swap2Choice::Stones(vec![(7, 8)])));
        assert_eq!(read_choice("7,8  -1,3"), Some(Swap2Choice::Stones(vec![(7, 8), (-1, 3)])));
        for remark in ["", "OK", "MESSAGE 7,8", "7,8 and 9,9", "SWAP it"] {
            assert_eq!(read_choice(remark), None, "{remark}");
        }
    }
}
