//! The commands of the protocol, one per line.

use std::fmt;

use crate::yixin::{self, Extension};

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A new game on a board with these columns and rows.
    Start(i64, i64),
    /// A new game on the same board.
    Restart,
    /// We open the game.
    Begin,
    /// The opponent moves, then we do.
    Turn(Coordinates),
    /// Our move, chosen by the manager.
    Play(Coordinates),
    /// Remove the stone on this cell.
    TakeBack(Coordinates),
    /// Stones follow, then we move.
    Board,
    /// Stones follow, then we choose how to open.
    Swap2Board,
    /// No more stones follow.
    Done,
    /// A setting: key and value.
    Info(String, String),
    /// Identify yourself.
    About,
    /// Stop the search and move.
    Stop,
    /// End the program.
    End,
    /// A command of the Yixin extensions.
    Extension(Extension),
}

/// Coordinates as they were written; they may lie outside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// The column, from 0 at the left.
    pub x: i64,
    /// The row, from 0 at the top.
    pub y: i64,
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A stone of a position that is sent line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stone {
    /// Its coordinates.
    pub at: Coordinates,
    /// Its owner: 1 for ours, 2 for the opponent's, 3 for a closed cell. Openings omit it.
    pub field: Option<i64>,
}

/// A line that cannot be parsed; displayed as the answer to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseError {
    /// No such command.
    Unknown(String),
    /// A known command with wrong arguments.
    Wrong(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(reason) => write!(f, "UNKNOWN {reason}"),
            Self::Wrong(reason) => write!(f, "ERROR {reason}"),
        }
    }
}

/// Parses a line; none if it is blank. Case and the amount of white space do not matter.
pub fn parse(line: &str) -> Result<Option<Command>, ParseError> {
    let line = line.trim_matches(is_space);
    if line.is_empty() {
        return Ok(None);
    }
    let (word, rest) = line.split_once(is_space).unwrap_or((line, ""));
    let rest = rest.trim_matches(is_space);
    let name = word.to_ascii_uppercase();
    let point =
        || point(rest).ok_or_else(|| wrong(&format!("{name} wants two numbers, such as {name} 7,7"), rest));
    let command = match name.as_str() {
        "START" => {
            let side = number(rest).ok_or_else(|| wrong("START wants a size, such as START 15", rest))?;
            Command::Start(side, side)
        }
        "RECTSTART" => {
            let Coordinates { x, y } = point()?;
            Command::Start(x, y)
        }
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(point()?),
        "PLAY" => Command::Play(point()?),
        "TAKEBACK" => Command::TakeBack(point()?),
        "BOARD" => Command::Board,
        "SWAP2BOARD" => Command::Swap2Board,
        "DONE" => Command::Done,
        "INFO" => {
            let (key, value) = rest.split_once(is_space).unwrap_or((rest, ""));
            Command::Info(key.to_ascii_lowercase(), value.trim_matches(is_space).to_owned())
        }
        "ABOUT" => Command::About,
        "STOP" => Command::Stop,
        "END" => Command::End,
        _ => return yixin::parse(&name, rest).map(Some),
    };
    Ok(Some(command))
}

/// Reads a line of a position: `x,y` or `x,y,field`.
pub fn parse_stone(line: &str) -> Result<Stone, ParseError> {
    let fault = || wrong("a stone is written x,y,field, such as 7,7,1", line.trim_matches(is_space));
    match *numbers(line).ok_or_else(fault)? {
        [x, y] => Ok(Stone { at: Coordinates { x, y }, field: None }),
        [x, y, field] => Ok(Stone { at: Coordinates { x, y }, field: Some(field) }),
        _ => Err(fault()),
    }
}

/// A number alone. Numbers too large for us are as large as we know.
pub(crate) fn number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let largest = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(text.parse().unwrap_or(largest))
}

/// An error that quotes an excerpt of the input.
pub(crate) fn wrong(reason: &str, read: &str) -> ParseError {
    ParseError::Wrong(match read {
        "" => format!("{reason}: there is nothing"),
        _ => format!("{reason}, not `{}`", excerpt(read)),
    })
}

/// The beginning of a text, without control characters.
pub(crate) fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

fn point(text: &str) -> Option<Coordinates> {
    match *numbers(text)? {
        [x, y] => Some(Coordinates { x, y }),
        _ => None,
    }
}

/// Up to three numbers, with commas or space between them.
fn numbers(text: &str) -> Option<Box<[i64]>> {
    let words = text.split(|c| c == ',' || is_space(c)).filter(|word| !word.is_empty());
    let found: Option<Vec<i64>> = words.take(4).map(number).collect();
    found.filter(|found| found.len() <= 3).map(Vec::into_boxed_slice)
}

fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\0' || c == '\u{feff}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_however_they_are_spaced_and_cased() {
        let at = Coordinates { x: 3, y: 14 };
        for (line, expected) in [
            ("START 15", Command::Start(15, 15)),
            ("  start\t20 \r", Command::Start(20, 20)),
            ("RECTSTART 12,9", Command::Start(12, 9)),
            ("rectstart 12 , 9", Command::Start(12, 9)),
            ("Begin", Command::Begin),
            ("TURN 3,14", Command::Turn(at)),
            ("turn   3 , 14  ", Command::Turn(at)),
            ("TURN 3 14", Command::Turn(at)),
            ("PLAY 3,14", Command::Play(at)),
            ("TAKEBACK 3,14", Command::TakeBack(at)),
            ("INFO timeout_turn 500", Command::Info("timeout_turn".to_owned(), "500".to_owned())),
            ("INFO folder C:\\My Files\\x", Command::Info("folder".to_owned(), "C:\\My Files\\x".to_owned())),
            ("info", Command::Info(String::new(), String::new())),
            ("YXSTOP", Command::Stop),
            ("END now", Command::End),
        ] {
            assert_eq!(parse(line), Ok(Some(expected)), "{line:?}");
        }
        for blank in ["", " ", "\r", "\t \u{0}", "\u{feff}"] {
            assert_eq!(parse(blank), Ok(None), "{blank:?}");
        }
    }

    #[test]
    fn faults_say_what_is_wrong_on_one_short_line() {
        for (line, expected) in [
            ("HELLO world", "UNKNOWN there is no command `HELLO`"),
            ("START", "ERROR START wants a size, such as START 15: there is nothing"),
            ("START fifteen", "ERROR START wants a size, such as START 15, not `fifteen`"),
            ("TURN 7", "ERROR TURN wants two numbers, such as TURN 7,7, not `7`"),
            ("TURN 7,7,7,7", "ERROR TURN wants two numbers, such as TURN 7,7, not `7,7,7,7`"),
            ("TURN a\u{7}b", "ERROR TURN wants two numbers, such as TURN 7,7, not `a?b`"),
        ] {
            assert_eq!(parse(line).map_err(|fault| fault.to_string()), Err(expected.to_owned()), "{line:?}");
        }
        let long = parse(&"Я".repeat(100_000)).unwrap_err().to_string();
        assert!(long.chars().count() < 80, "{long}");
    }

    #[test]
    fn numbers_never_overflow() {
        assert_eq!(number("99999999999999999999"), Some(i64::MAX));
        assert_eq!(number("-99999999999999999999"), Some(i64::MIN));
        assert_eq!(number("+7"), Some(7));
        for text in ["", "-", "+-7", "7.5", "0x7", "٣"] {
            assert_eq!(number(text), None, "{text}");
        }
    }

    #[test]
    fn stones_have_two_or_three_numbers() {
        let at = Coordinates { x: 7, y: 8 };
        assert_eq!(parse_stone("7,8,2"), Ok(Stone { at, field: Some(2) }));
        assert_eq!(parse_stone(" 7 , 8\r"), Ok(Stone { at, field: None }));
        for line in ["", "7", "7,8,1,2", "a,b,c", "7;8;1"] {
            assert!(parse_stone(line).is_err(), "{line:?}");
        }
    }
}
