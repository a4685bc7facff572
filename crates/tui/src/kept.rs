//! Saved games, as a list shows them.

use std::time::{Duration, SystemTime};

use plyground_i18n::{Texts, say};
use plyground_play::{Ending, PlayedGame, Saved, SidePlayer};
use plyground_registry::{Outcome, Player, Session};

use crate::panel::{game_name, short_seat};
use crate::store::{Store, StoredGame};

/// A saved game, opened.
pub struct KeptGame {
    /// Its name in the store.
    pub name: String,
    /// Its file's content.
    pub saved: Saved,
    /// The game.
    pub table: PlayedGame,
    /// When it was last played.
    pub changed: SystemTime,
}

/// The columns of a saved game in a list: when it was played, which game, against whom, the number of moves, and the
/// result.
pub type Columns = [String; 5];

/// From this age on, the date is shown in place of a number of hours.
const DAY: u64 = 24 * 60 * 60;

impl KeptGame {
    /// The latest games, at most `most`, the one played last first. Files that cannot be read are left out.
    ///
    /// Some games build tables for their rules when they are opened, so this may take a while.
    pub fn all(store: &Store, most: usize) -> Vec<Self> {
        store.games(most).into_iter().filter_map(Self::open).collect()
    }

    /// The latest game that is not over, among the latest `most`.
    pub fn latest_open(store: &Store, most: usize) -> Option<Self> {
        let mut games = store.games(most).into_iter().filter_map(Self::open);
        games.find(|game| game.table.ending().is_none())
    }

    /// The game of this name, read from its file; `None` if it is gone or cannot be read.
    pub fn named(store: &Store, name: &str) -> Option<Self> {
        Self::open(store.game(name)?)
    }

    fn open(kept: StoredGame) -> Option<Self> {
        let saved = Saved::from_text(&kept.text).ok()?;
        let table = PlayedGame::resume(&saved, None, None).ok()?;
        Some(Self { name: kept.name, saved, table, changed: kept.changed })
    }

    /// Its columns in a list.
    pub fn columns(&self, now: SystemTime, texts: &Texts) -> Columns {
        let session = self.table.session();
        [
            when(self.changed, now, texts),
            game_name(&session.game(), texts),
            self.opponent(texts),
            say!(texts, "tui-games-moves", count = session.history().len()),
            result(self.table.ending(), session, texts),
        ]
    }

    /// The opponent of a person; both names if programs play each other.
    fn opponent(&self, texts: &Texts) -> String {
        let seats = Player::BOTH.map(|player| self.table.seat(player));
        match seats {
            [SidePlayer::Person, SidePlayer::Person] => texts.get("tui-games-two"),
            [SidePlayer::Person, other] | [other, SidePlayer::Person] => short_seat(other, texts),
            [first, second] => format!("{} – {}", short_seat(first, texts), short_seat(second, texts)),
        }
    }
}

/// The result of a game, in a word or two.
fn result(ending: Option<Ending>, session: &dyn Session, texts: &Texts) -> String {
    let name = |player| session.side_name(player);
    match ending {
        None => texts.get("tui-games-open"),
        Some(Ending::Board(Outcome::Draw)) => texts.get("tui-games-draw"),
        Some(Ending::Board(Outcome::Win(winner))) => say!(texts, "tui-games-won", winner = name(winner)),
        Some(Ending::Resigned(loser)) => {
            say!(texts, "tui-games-resigned", winner = name(loser.other()), loser = name(loser))
        }
        Some(Ending::OutOfTime(loser)) => say!(texts, "tui-games-time", winner = name(loser.other())),
    }
}

/// How long ago it was, or the date. The date is in UTC: the local time zone is not known here.
fn when(then: SystemTime, now: SystemTime, texts: &Texts) -> String {
    let ago = now.duration_since(then).unwrap_or(Duration::ZERO).as_secs();
    match ago {
        0..60 => texts.get("tui-games-now"),
        60..3_600 => say!(texts, "tui-games-minutes", count = ago / 60),
        3_600..DAY => say!(texts, "tui-games-hours", count = ago / 3_600),
        _ => date(then.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY)),
    }
}

/// The date a number of days after 1 January 1970, year first, so that dates sort as text.
fn date(days: u64) -> String {
    // Years begin in March here, so that the leap day is the last day of a year.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + next)
}

#[cfg(test)]
mod tests {
    use plyground_play::GameSetup;

    use super::*;

    #[test]
    fn days_have_dates() {
        let dates = [0, 58, 59, 11_016, 11_017, 19_782, 20_773].map(date);
        let expected = [
            "1970-01-01",
            "1970-02-28",
            "1970-03-01",
            "2000-02-29",
            "2000-03-01",
            "2024-02-29",
            "2026-11-16",
        ];
        assert_eq!(dates, expected);
    }

    #[test]
    fn a_list_says_when_against_whom_and_how_it_ended() {
        let texts = Texts::english();
        let mut setup = GameSetup::new("tic-tac-toe");
        setup.seats[1] = "level=3".to_owned();
        let mut table = PlayedGame::new(&setup).unwrap();
        table.play("b2").unwrap();
        let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(20_773 * DAY);
        let saved = Saved::new(&table, None);
        let mut game = KeptGame { name: String::new(), saved, table, changed };
        let after = |seconds| changed + Duration::from_secs(seconds);
        let columns = game.columns(after(150), &texts);
        assert_eq!(columns, ["2 min ago", "tic-tac-toe", "level 3", "moves: 1", "not finished"]);
        game.table.resign(Player::First);
        let ends = |game: &KeptGame, seconds| {
            let [when, .., result] = game.columns(after(seconds), &texts);
            (when, result)
        };
        let words = |when: &str, result: &str| (when.to_owned(), result.to_owned());
        assert_eq!(ends(&game, 7_200), words("2 h ago", "O won, X resigned"));
        assert_eq!(ends(&game, 40 * DAY).0, "2026-11-16");
    }
}
