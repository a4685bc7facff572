//! A manager for tests, which controls a brain over pipes.

#![allow(dead_code, reason = "every test uses some of it")]

use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::{self, JoinHandle};

/// A memory limit so small that the table is allocated at once.
pub(crate) const SMALL: &str = "INFO max_memory 17000000";

pub(crate) struct Session {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    brain: JoinHandle<io::Result<()>>,
}

impl Session {
    pub(crate) fn new() -> Self {
        let (input, to) = pipe().unwrap();
        let (from, output) = pipe().unwrap();
        let brain = thread::spawn(move || plyground_gomocup::run(input, output));
        Self { to, from: BufReader::new(from), brain }
    }

    /// A game on a square board with deterministic searches.
    pub(crate) fn game(size: usize, rule: u8, nodes: u64) -> Self {
        let mut session = Self::new();
        session.send(&format!("{SMALL}\nINFO rule {rule}\nINFO max_node {nodes}\nSTART {size}"));
        assert_eq!(session.answer(), "OK");
        session
    }

    pub(crate) fn send(&mut self, lines: &str) {
        self.to.write_all(format!("{lines}\n").as_bytes()).unwrap();
    }

    /// The next line that is not a message.
    pub(crate) fn answer(&mut self) -> String {
        loop {
            let line = self.line().expect("the brain answers");
            if !line.starts_with("MESSAGE") {
                return line;
            }
        }
    }

    pub(crate) fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.from.read_line(&mut line).unwrap();
        (read > 0).then(|| {
            assert!(line.ends_with('\n'), "lines are written whole: {line:?}");
            line.trim_end_matches('\n').to_owned()
        })
    }

    pub(crate) fn ask(&mut self, lines: &str) -> String {
        self.send(lines);
        self.answer()
    }

    /// Closes the input. Returns the remaining output, and whether the brain ended without an error.
    pub(crate) fn close(mut self) -> Vec<String> {
        drop(self.to);
        let rest = std::iter::from_fn(|| {
            let mut line = String::new();
            (self.from.read_line(&mut line).unwrap() > 0).then(|| line.trim_end().to_owned())
        });
        let rest = rest.collect();
        self.brain.join().expect("the brain does not panic").expect("the pipes hold");
        rest
    }
}

/// A move as `x,y`.
pub(crate) fn point(answer: &str) -> (usize, usize) {
    let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("`{answer}` is no move"));
    (x.parse().unwrap(), y.parse().unwrap())
}

/// Moves such as `h8h9`, rows counted from the top, as the lines of BOARD; the side to move is `1`.
pub(crate) fn board(moves: &str) -> String {
    let mut points = Vec::new();
    let mut rest = moves;
    while let Some(letter) = rest.chars().next() {
        let digits = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        points.push((u32::from(letter) - u32::from('a'), rest[1..digits].parse::<u32>().unwrap() - 1));
        rest = &rest[digits..];
    }
    let count = points.len();
    let line = |(index, (x, y)): (usize, (u32, u32))| {
        format!("{x},{y},{}\n", 2 - usize::from((count - index) % 2 == 0))
    };
    format!("BOARD\n{}DONE", points.into_iter().enumerate().map(line).collect::<String>())
}
