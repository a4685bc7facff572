//! The journal of a match: a line for every finished game, added at the end and never changed.

use std::collections::BTreeMap;

use plyground_core::{Message, message};

use super::result::GameResult;
use super::schedule::Schedule;

/// What a journal holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Journal {
    /// The games by their numbers.
    pub games: BTreeMap<usize, GameResult>,
    /// Length of the complete lines in bytes. An incomplete line after them was being written when the program was
    /// killed.
    pub whole: usize,
}

impl Journal {
    /// Reads a journal. An incomplete last line is ignored; any other invalid line is an error, as is a game that is
    /// not in the schedule or that has other players.
    pub fn read(bytes: &[u8], schedule: &Schedule, names: &[&str]) -> Result<Self, Message> {
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let mut journal = Self { games: BTreeMap::new(), whole };
        for (number, line) in (1..).zip(bytes[..whole].split(|&byte| byte == b'\n')) {
            if line.is_empty() {
                continue;
            }
            let game: GameResult = serde_json::from_slice(line).map_err(|error| {
                message!(
                    "match-journal-line",
                    "line {line} of the journal cannot be read ({why}): mend or delete that line",
                    line = number,
                    why = error.to_string()
                )
            })?;
            let belongs = game.game < schedule.games() && {
                let sides = game.sides(schedule.pairing(game.game));
                sides.map(|engine| names[engine]) == [game.black.as_str(), game.white.as_str()]
            };
            if !belongs {
                return Err(message!(
                    "match-journal-foreign",
                    "line {line} of the journal is of another match: game {game}, {black} against {white}",
                    line = number,
                    game = game.game,
                    black = game.black,
                    white = game.white
                ));
            }
            journal.games.entry(game.game).or_insert(game);
        }
        Ok(journal)
    }

    /// The games that are still to be played, in order.
    pub fn missing(&self, schedule: &Schedule) -> Vec<usize> {
        (0..schedule.games()).filter(|number| !self.games.contains_key(number)).collect()
    }
}

/// A game as a line of the journal, with its end.
pub fn game_line(game: &GameResult) -> String {
    serde_json::to_string(game).expect("a result is plain data") + "\n"
}

#[cfg(test)]
mod tests {
    use super::super::crosstable::tests::game;
    use super::super::schedule::Pool;
    use super::*;

    const NAMES: [&str; 2] = ["A", "B"];

    fn schedule() -> Schedule {
        Schedule::new(2, Pool::RoundRobin, 6, 3)
    }

    #[test]
    fn games_come_back_and_a_torn_line_does_not_count() {
        let (first, second) = (game(&schedule(), &NAMES, 0, 2), game(&schedule(), &NAMES, 3, 1));
        let text = game_line(&first) + &game_line(&second);
        let torn = text.clone() + &game_line(&game(&schedule(), &NAMES, 1, 0))[..40];
        for bytes in [&text, &torn] {
            let journal = Journal::read(bytes.as_bytes(), &schedule(), &NAMES).unwrap();
            assert_eq!(journal.games.values().collect::<Vec<_>>(), [&first, &second]);
            assert_eq!(journal.whole, text.len());
            assert_eq!(journal.missing(&schedule()), [1, 2, 4, 5]);
        }
        assert_eq!(Journal::read(b"", &schedule(), &NAMES), Ok(Journal::default()));
        // Torn in the middle of a letter of more than one byte.
        let bytes = [text.as_bytes(), b"{\"\xd0"].concat();
        assert_eq!(Journal::read(&bytes, &schedule(), &NAMES).unwrap().whole, text.len());
    }

    #[test]
    fn what_does_not_belong_is_refused() {
        let line = game_line(&game(&schedule(), &NAMES, 0, 2));
        let why = Journal::read(format!("{{}}\n{line}").as_bytes(), &schedule(), &NAMES).unwrap_err();
        assert!(why.to_string().starts_with("line 1 of the journal cannot be read"), "{why}");
        let why = Journal::read(line.as_bytes(), &schedule(), &["B", "A"]).unwrap_err();
        assert!(why.to_string().contains("another match"), "{why}");
        // Unless they say that they have changed colours.
        let swapped = GameResult { swapped: true, ..game(&schedule(), &NAMES, 0, 2) };
        assert!(Journal::read(game_line(&swapped).as_bytes(), &schedule(), &["B", "A"]).is_ok());
        assert!(Journal::read(game_line(&swapped).as_bytes(), &schedule(), &NAMES).is_err());
        let short = Schedule::new(2, Pool::RoundRobin, 2, 3);
        let late = game_line(&game(&schedule(), &NAMES, 5, 2));
        assert!(Journal::read(late.as_bytes(), &short, &NAMES).is_err());
    }
}
