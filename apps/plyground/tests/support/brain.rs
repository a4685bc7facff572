//! A small engine for tests, correct or faulty.
//!
//! It is part of the test program itself, which the match runner starts again with arguments that select the one test
//! below: only tests build it, and it needs no path. Managers skip the output of the test harness around it like any
//! other remark.

#![expect(clippy::exit, reason = "a process of its own ends here")]

use std::io::{BufRead, Write, stderr, stdin, stdout};
use std::process::exit;
use std::thread::sleep;
use std::time::Duration;

use plyground_gomoku::{Board, Cell, Rule};
use plyground_registry::Player;

/// The prefix of the kind among the arguments.
const KIND: &str = "kind:";

/// The arguments of `--engine` that make this program an engine of a kind.
pub(super) fn arguments(kind: &str) -> String {
    let words =
        ["support::brain::brain", "--exact", "--nocapture", "--test-threads=1", &format!("{KIND}{kind}")];
    words.map(|word| format!("arg={word}")).join(",")
}

/// Does nothing unless a kind is among the arguments, which the harness takes for the name of another test.
#[test]
fn brain() {
    if let Some(kind) = std::env::args().find_map(|word| word.strip_prefix(KIND).map(str::to_owned)) {
        // The harness has not ended its line.
        say("");
        Brain { kind, board: board(15), games: 0, moved: 0, hoard: Vec::new() }.run();
    }
}

struct Brain {
    /// Its behaviour.
    kind: String,
    board: Board,
    /// Number of games begun, counted no further than 1.
    games: usize,
    /// Moves made in this game.
    moved: usize,
    /// Memory that is held without use.
    hoard: Vec<u8>,
}

fn board(size: usize) -> Board {
    Board::new(size, size, Rule::Freestyle).expect("the size was looked at")
}

fn say(line: &str) {
    let mut out = stdout();
    // The reader is gone, so this process exits as well.
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        exit(0);
    }
}

impl Brain {
    fn run(mut self) {
        let mut lines = stdin().lock().lines();
        let mut next = move || lines.next().and_then(Result::ok).map(|line| line.trim().to_owned());
        while let Some(line) = next() {
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                _ if self.kind == "silent" => {}
                "ABOUT" => say("name=\"test\", version=\"1\""),
                "START" => self.start(rest),
                "RESTART" => self.start(&self.board.width().to_string()),
                "BEGIN" => self.answer(),
                "TURN" => match cell(rest).filter(|&cell| self.board.is_empty(cell)) {
                    Some(cell) => {
                        self.board.play(cell);
                        self.answer();
                    }
                    None => say("ERROR that cell cannot be played"),
                },
                "BOARD" => {
                    self.board = board(self.board.width());
                    let stones: Vec<String> =
                        std::iter::from_fn(|| next().filter(|line| line != "DONE")).collect();
                    let own = if stones.len().is_multiple_of(2) { Player::First } else { Player::Second };
                    for stone in stones {
                        let (place, who) = stone.rsplit_once(',').expect("x,y,who");
                        let player = if who == "1" { own } else { own.other() };
                        self.board.put(player, cell(place).expect("x,y"));
                    }
                    self.board.set_turn(own);
                    self.answer();
                }
                "SWAP2BOARD" => {
                    let stones = std::iter::from_fn(|| next().filter(|line| line != "DONE"));
                    self.board = board(self.board.width());
                    stones.for_each(|stone| self.board.play(cell(&stone).expect("x,y")));
                    self.open();
                }
                "INFO" => {}
                "END" if self.kind == "deaf" => {}
                "END" => exit(0),
                _ => say("UNKNOWN command"),
            }
        }
        if self.kind == "deaf" {
            sleep(Duration::from_secs(3_600));
        }
        exit(0);
    }

    fn start(&mut self, size: &str) {
        self.moved = 0;
        match size.parse() {
            Ok(size) if (5..=20).contains(&size) && self.kind != "mute" => {
                self.board = board(size);
                let once = self.kind == "greedy-once" && std::mem::replace(&mut self.games, 1) == 0;
                let wanted = if self.kind == "greedy" || once { 64 << 20 } else { 0 };
                self.hoard = vec![1; wanted];
                say("OK");
            }
            _ => say("ERROR this board is not played"),
        }
    }

    /// Replies in the swap2 opening according to its kind.
    fn open(&mut self) {
        match (self.board.ply(), self.kind.as_str()) {
            (_, "no-swap2") => say("UNKNOWN command"),
            (0, _) => say("7,7 8,7 9,9"),
            (3, "swap") | (5, "generous") => say("SWAP"),
            (3, "generous" | "patient") => say("3,3 11,4"),
            (3, "clumsy") => say("3,3 7,7"),
            (5, "greedy-for-stones") => say("3,5 11,6"),
            _ => self.answer(),
        }
    }

    fn answer(&mut self) {
        self.moved += 1;
        let in_trouble = self.moved == 2;
        match self.kind.as_str() {
            "crash" if in_trouble => {
                writeln!(stderr(), "out of order").expect("somebody listens");
                exit(3);
            }
            "hang" if in_trouble => sleep(Duration::from_secs(3_600)),
            "error" if in_trouble => return say("ERROR no idea"),
            "illegal" if in_trouble => {
                let last = self.board.last().expect("somebody has moved");
                return say(&format!("{},{}", last.column(), last.row()));
            }
            "late" => sleep(Duration::from_millis(100)),
            "slow" => sleep(Duration::from_millis(10)),
            "boastful" => say("MESSAGE depth 3 eval 1000"),
            "humble" => say("MESSAGE depth 3 eval -M5"),
            _ => {}
        }
        if self.hoard.iter().step_by(4_096).any(|&byte| byte == 0) {
            exit(4);
        }
        let cell = self.choose();
        say(&format!("MESSAGE depth 1 score {} nodes 225", self.board.evaluate()));
        if matches!(self.kind.as_str(), "boastful" | "humble") {
            say(if self.kind == "humble" { "MESSAGE eval -M5" } else { "MESSAGE eval 1000" });
        }
        self.board.play(cell);
        say(&format!("{},{}", cell.column(), cell.row()));
    }

    /// The cell with the largest threat made or prevented; of equal ones the nearest to the centre. A bad engine takes
    /// the first.
    fn choose(&self) -> Cell {
        let size = self.board.width();
        let me = self.board.to_move();
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(column, row)));
        let mut empty = cells.filter(|&cell| self.board.is_empty(cell));
        if matches!(self.kind.as_str(), "bad" | "deaf") {
            return empty.next().expect("a game that goes on has an empty cell");
        }
        let worth = |cell: &Cell| {
            let mine = 2 * self.board.threat(me, *cell) as i32 + 1;
            let yours = 2 * self.board.threat(me.other(), *cell) as i32;
            let far = cell.column().abs_diff(size / 2) + cell.row().abs_diff(size / 2);
            (mine.max(yours), mine + yours, std::cmp::Reverse(far))
        };
        empty.max_by_key(worth).expect("a game that goes on has an empty cell")
    }
}

fn cell(text: &str) -> Option<Cell> {
    let (column, row) = text.split_once(',')?;
    Some(Cell::new(column.trim().parse().ok()?, row.trim().parse().ok()?))
}
