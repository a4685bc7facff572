//! Games written down, and read from what others have written.

use plyground_core::{Message, Player, message};
use plyground_gomoku::record::{Record, Turn, read_psq, read_sgf, write_psq, write_sgf};
use plyground_gomoku::{Cell, Rule};
use plyground_registry::{Session, open};

/// How a game is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The moves in the game's own words, one after the other: any game.
    Moves,
    /// Smart Game Format: five in a row.
    Sgf,
    /// The format of Piskvork: five in a row.
    Psq,
}

impl Form {
    /// Every form, by its name.
    pub const ALL: [(&'static str, Self); 3] =
        [("moves", Self::Moves), ("sgf", Self::Sgf), ("psq", Self::Psq)];
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game, as a name that can be opened.
    pub game: String,
    /// The position from which it is played; `None` for the opening one.
    pub position: Option<String>,
    /// The side that moves first there, where it is not the game's usual one.
    pub starter: Option<Player>,
    /// The moves.
    pub moves: Vec<String>,
    /// What was left out, or taken for something else.
    pub notes: Vec<Message>,
}

/// Writes a game down.
pub fn write(session: &dyn Session, form: Form) -> Result<String, Message> {
    match form {
        Form::Moves => Ok(format!("{}\n", session.history().join(" "))),
        Form::Sgf => Ok(write_sgf(&recorded(session)?)),
        Form::Psq => {
            let record = recorded(session)?;
            if record.setup > 0 || record.moves.first().is_some_and(|turn| turn.player != Player::First) {
                return Err(message!(
                    "record-psq-in-turn",
                    "PSQ holds games that X began on an empty board: write this one as SGF"
                ));
            }
            Ok(write_psq(&record))
        }
    }
}

/// Reads a game, whatever it is written in: SGF, PSQ, or moves one after the other. Moves alone do not say what is played:
/// they are read as moves of `game`.
pub fn read(text: &str, game: &str) -> Result<Imported, Message> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(message!("record-empty", "there is no game in it: paste moves, SGF or PSQ"));
    }
    if text.starts_with("Piskvorky") {
        imported(&read_psq(text)?)
    } else if text.contains("(;") {
        let mut games = read_sgf(text)?;
        let count = games.len();
        let mut first = imported(&games.swap_remove(0))?;
        if count > 1 {
            first.notes.push(message!(
                "record-several-games",
                "the file holds several games ({count}): the first was read",
                count = count
            ));
        }
        Ok(first)
    } else {
        listed(text, game)
    }
}

/// The name of five in a row on such a board under a rule.
fn name_of(width: usize, height: usize, rule: Rule) -> String {
    match rule {
        Rule::Freestyle => format!("mnk({width},{height},5)"),
        Rule::Standard => format!("mnk({width},{height},5,exact)"),
        Rule::Renju | Rule::Caro => format!("five({width},{height},{rule})"),
    }
}

/// The game as the formats of five in a row have it.
fn recorded(session: &dyn Session) -> Result<Record, Message> {
    let foreign = || {
        message!(
            "record-five-only",
            "SGF and PSQ are written for five in a row on boards of 5 to 20: write {game} as a list of moves",
            game = session.game()
        )
    };
    let grid = session.grid().ok_or_else(foreign)?;
    let is_played = |rule: &Rule| {
        open(&name_of(grid.width, grid.height, *rule)).is_ok_and(|five| five.game() == session.game())
    };
    let rule = Rule::ALL.into_iter().find(is_played).ok_or_else(foreign)?;
    let mut record = Record::new(grid.width, grid.height)?;
    record.rule = Some(rule);
    record.result = session.outcome();
    let mut game = session.fresh();
    let start = game.grid().ok_or_else(foreign)?;
    let cell = |index: usize| Cell::new(index % start.width, index / start.width);
    for (index, owner) in start.cells.iter().enumerate() {
        if let &Some(player) = owner {
            record.push(player, cell(index));
        }
    }
    record.setup = record.moves.len();
    record.to_move = (record.setup > 0).then(|| game.to_move());
    for text in session.history() {
        let player = game.to_move();
        let place = game.legal_moves().iter().position(|legal| legal == text);
        let index = place.and_then(|place| game.legal_cells()[place]).ok_or_else(foreign)?;
        record.push(player, cell(index));
        game.play(text)?;
    }
    Ok(record)
}

/// A game of the formats of five in a row.
fn imported(record: &Record) -> Result<Imported, Message> {
    let name = name_of(record.width, record.height, record.rule.unwrap_or(Rule::Freestyle));
    let mut session = open(&name)?;
    let (stones, turns) = record.parts();
    let first = record.to_move.or(turns.first().map(|turn| turn.player));
    let starter = first.filter(|&first| first != session.to_move());
    let position = (!stones.is_empty()).then(|| drawn(record, stones));
    match &position {
        Some(position) => session.set_position(position, first, false)?,
        None => {
            if let Some(starter) = starter {
                session.set_starter(starter)?;
            }
        }
    }
    for (number, turn) in (1_usize..).zip(turns) {
        let wrong =
            |why: Message| message!("move-number-wrong", "move {number}: {why}", number = number, why = why);
        if turn.player != session.to_move() {
            return Err(wrong(message!(
                "record-not-in-turn",
                "{side} moves twice in a row, which is not played here",
                side = turn.player.mark()
            )));
        }
        let index = turn.cell.row() * record.width + turn.cell.column();
        let place = session.legal_cells().iter().position(|&cell| cell == Some(index));
        match place {
            Some(place) => {
                let text = session.legal_moves().swap_remove(place);
                session.play(&text)?;
            }
            None => {
                return Err(wrong(message!(
                    "record-no-move",
                    "the cell is taken, forbidden, or the game over"
                )));
            }
        }
    }
    let starter = if position.is_some() { first } else { starter };
    let is_strange = record.rule.is_none() && !record.strange_rule.is_empty();
    let strange = || {
        let rule: String = record.strange_rule.chars().take(40).collect();
        message!(
            "record-strange-rule",
            "the rule `{rule}` is not known here: the game was read as freestyle",
            rule = rule.escape_debug().to_string()
        )
    };
    let notes = is_strange.then(strange).into_iter().collect();
    Ok(Imported { game: session.game(), position, starter, moves: session.history().to_vec(), notes })
}

/// Stones as the text of a position, row by row from the top.
fn drawn(record: &Record, stones: &[Turn]) -> String {
    let mut rows = vec![vec!['.'; record.width]; record.height];
    for turn in stones {
        rows[turn.cell.row()][turn.cell.column()] = turn.player.mark();
    }
    rows.into_iter().map(|row| row.into_iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

/// Moves one after the other, with or without blanks, commas and numbers between them.
fn listed(text: &str, game: &str) -> Result<Imported, Message> {
    let mut session = open(game)?;
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    let words = lines.flat_map(|line| line.split(|sign: char| sign.is_whitespace() || ",;".contains(sign)));
    for word in words {
        let word = word.trim_start_matches(|sign: char| sign.is_ascii_digit() && word.contains('.'));
        let word = word.trim_start_matches('.');
        if word.is_empty() {
            continue;
        }
        if session.play(word).is_ok() {
            continue;
        }
        for part in parts(word) {
            let number = session.history().len() + 1;
            session.play(part).map_err(|why| {
                message!("move-number-wrong", "move {number}: {why}", number = number, why = why)
            })?;
        }
    }
    let moves = session.history().to_vec();
    Ok(Imported { game: session.game(), position: None, starter: None, moves, notes: Vec::new() })
}

/// The moves in `h8i9j10`: a new one begins at every letter that follows a digit.
fn parts(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let signs: Vec<(usize, char)> = word.char_indices().collect();
    for pair in signs.windows(2) {
        if pair[0].1.is_ascii_digit() && pair[1].1.is_alphabetic() {
            parts.push(&word[start..pair[1].0]);
            start = pair[1].0;
        }
    }
    parts.push(&word[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_read_is_noted() {
        let notes = |text: &str| -> Vec<String> {
            read(text, "gomoku").unwrap().notes.iter().map(ToString::to_string).collect()
        };
        assert!(notes("(;GM[4]SZ[15]RU[1];B[hh])").is_empty());
        let said = notes("(;GM[4]SZ[15]RU[Swap 7];B[hh])(;GM[4]SZ[15];B[aa])");
        assert!(said.len() == 2 && said[0].contains("Swap 7") && said[1].contains("(2)"), "{said:?}");
    }
}
