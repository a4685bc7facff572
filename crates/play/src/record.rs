//! Game records: written, and read from several formats.

use plyground_core::{Message, Player, message};
use plyground_gomoku::record::{
    Record, RecordedMove, Rows, read_psq, read_sgf, write_cell, write_psq, write_sgf,
};
use plyground_gomoku::{Cell, Rule};
use plyground_registry::{Session, open};

mod tree;

pub use tree::{TreeMove, write_tree};

/// The format of a game record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordFormat {
    /// The moves in the game's own notation, one after the other: any game.
    Moves,
    /// Smart Game Format: five in a row only.
    Sgf,
    /// The format of Piskvork: five in a row only.
    Psq,
}

impl RecordFormat {
    /// Every format, by its name.
    pub const ALL: [(&'static str, Self); 3] =
        [("moves", Self::Moves), ("sgf", Self::Sgf), ("psq", Self::Psq)];
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game, by a name that the registry opens.
    pub game: String,
    /// The position from which it is played; `None` for the opening one.
    pub position: Option<String>,
    /// The side that moves first there, where it is not the game's usual one.
    pub starter: Option<Player>,
    /// The moves of the main line.
    pub moves: Vec<String>,
    /// All moves, with the variations.
    pub tree: Vec<TreeMove>,
    /// A comment on the game as a whole.
    pub comment: String,
    /// Warnings: what was left out, or read as something else.
    pub notes: Vec<Message>,
}

/// Writes a game record.
pub fn write(session: &dyn Session, form: RecordFormat) -> Result<String, Message> {
    match form {
        RecordFormat::Moves => Ok(format!("{}\n", session.history().join(" "))),
        RecordFormat::Sgf => Ok(write_sgf(&recorded(session)?)),
        RecordFormat::Psq => {
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

/// Whether a game can be written in a format. Nothing is written, so a board may ask at every move.
pub fn fits(session: &dyn Session, form: RecordFormat) -> bool {
    let begins_usually = || {
        let start = session.fresh();
        let is_empty = start.grid().is_some_and(|grid| grid.cells.iter().all(Option::is_none));
        is_empty && (start.to_move() == Player::First || session.history().is_empty())
    };
    // SGF and PSQ cover the games that the engine plays.
    match form {
        RecordFormat::Moves => true,
        RecordFormat::Sgf => session.has_engine(),
        RecordFormat::Psq => session.has_engine() && begins_usually(),
    }
}

/// Reads a game record in any of the formats: SGF, PSQ, or moves one after the other. Moves alone do not name their
/// game: they are read as moves of `game`.
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

/// The name of five in a row on a board of this size under this rule.
fn name_of(width: usize, height: usize, rule: Rule) -> String {
    match rule {
        Rule::Freestyle => format!("mnk({width},{height},5)"),
        Rule::Standard => format!("mnk({width},{height},5,exact)"),
        Rule::Renju | Rule::Caro => format!("five({width},{height},{rule})"),
    }
}

/// The game as SGF and PSQ represent it.
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

/// A game of SGF or PSQ.
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
        if turn.player != session.to_move() {
            let twice = message!(
                "record-not-in-turn",
                "{side} moves twice in a row, which is not played here",
                side = turn.player.mark()
            );
            return Err(wrong(number, twice));
        }
        let text = write_cell(turn.cell, record.height, Rows::FromBottom);
        play_next(&mut *session, &text)?;
    }
    let starter = if position.is_some() { first } else { starter };
    let moves = session.history().to_vec();
    let (tree, illegal) = tree::imported(&mut *session, record);
    let left_out_count = record.variations + illegal;
    let is_strange = record.rule.is_none() && !record.strange_rule.is_empty();
    let strange = || {
        let rule: String = record.strange_rule.chars().take(40).collect();
        message!(
            "record-strange-rule",
            "the rule `{rule}` is not known here: the game was read as freestyle",
            rule = rule.escape_debug().to_string()
        )
    };
    let left_out = || {
        message!(
            "record-variations",
            "variations left out: {count}; the main line was read",
            count = left_out_count
        )
    };
    let notes = is_strange.then(strange).into_iter();
    let notes = notes.chain((left_out_count > 0).then(left_out)).collect();
    let comment = tree::whole_comment(record);
    Ok(Imported { game: session.game(), position, starter, moves, tree, comment, notes })
}

/// Plays the next move of a record; an error gives its number and, for an occupied cell, the move that occupies it.
fn play_next(session: &mut dyn Session, text: &str) -> Result<(), Message> {
    let Err(why) = session.play(text) else { return Ok(()) };
    let history = session.history();
    let is_over = session.outcome().is_some();
    let earlier = history.iter().position(|played| !is_over && played.eq_ignore_ascii_case(text));
    let why = match earlier.filter(|_| session.grid().is_some()) {
        None => why,
        Some(earlier) => message!(
            "record-cell-taken",
            "{cell} was taken by move {earlier} already",
            cell = history[earlier].as_str(),
            earlier = earlier + 1
        ),
    };
    Err(wrong(history.len() + 1, why))
}

/// An error about the move of this number.
fn wrong(number: usize, why: Message) -> Message {
    message!("move-number-wrong", "move {number}: {why}", number = number, why = why)
}

/// Stones as the text of a position, row by row from the top.
fn drawn(record: &Record, stones: &[RecordedMove]) -> String {
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
            play_next(&mut *session, part)?;
        }
    }
    let moves = session.history().to_vec();
    let tree = tree::line(&moves);
    let (game, comment, notes) = (session.game(), String::new(), Vec::new());
    Ok(Imported { game, position: None, starter: None, moves, tree, comment, notes })
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
        let branched = "(;GM[4]SZ[15];B[hh](;W[gg];B[aa])(;W[aa](;B[bb])(;B[cc])))";
        assert!(notes(branched).is_empty());
        let illegal = "(;GM[4]SZ[15];B[hh](;W[gg];B[aa])(;W[hh];B[aa](;W[bb])(;W[cc]))(;B[bb])(;W[dd]))";
        assert_eq!(notes(illegal), ["variations left out: 2; the main line was read"]);
        assert_eq!(read(branched, "gomoku").unwrap().moves, ["h8", "g9", "a15"]);
        assert!(said.len() == 2 && said[0].contains("Swap 7") && said[1].contains("(2)"), "{said:?}");
    }
    #[test]
    fn a_move_that_cannot_be_played_is_refused_for_its_own_reason() {
        let refused = |text: &str, game: &str| read(text, game).unwrap_err().to_string();
        assert_eq!(refused("(;GM[4]SZ[15];B[hh];W[gg];B[hh])", ""), "move 3: h8 was taken by move 1 already");
        assert_eq!(refused("h8 g9 H8", "gomoku"), "move 3: h8 was taken by move 1 already");
        assert_eq!(refused("a1 b1 a2 b2 a3 a1", "tic-tac-toe"), "move 6: the game is over: no more moves");
        let over = "(;GM[4]SZ[15];B[aa];W[ao];B[ba];W[bo];B[ca];W[co];B[da];W[do];B[ea];W[eo])";
        assert_eq!(refused(over, ""), "move 10: the game is over: no more moves");
        // Two open threes cross at h8.
        let fork = "(;GM[4]SZ[15]RU[Renju];B[gh];W[aa];B[ih];W[oo];B[hg];W[ao];B[hi];W[oa];B[hh])";
        let forbidden = refused(fork, "");
        assert!(
            forbidden.starts_with("move 9: h8 is forbidden: X may not make two open threes"),
            "{forbidden}"
        );
    }
}
