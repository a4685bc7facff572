//! Shared games and tournaments: what several people do together on this server.
//!
//! One thread owns them all and does one thing after the other, so that no two acts meet. What changes is stored before its
//! answer is sent, and then sent to all who follow it. The rules of the games and of the pairings are those of
//! [`plyground_play::shared`] and [`plyground_play::tournament`]; here are the thread, the files, the limits and the requests.

pub(crate) mod acts;
mod budget;
mod games;
mod replies;
pub(crate) mod requests;
mod secrets;
mod storage;
#[cfg(test)]
mod tests;
mod thread;
pub(crate) mod tournament_requests;
mod tournaments;

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use axum::http::StatusCode;
use plyground_i18n::Texts;
use plyground_play::shared::SharedRefusal;

use crate::api_error::ApiError;
use crate::queue::QueueClient;

use budget::Budgets;
use games::KeptGame;
use tournaments::KeptTournament;

pub(crate) use budget::{ACTS, Budget};
pub(crate) use replies::{SharedGameReply, TournamentReply};
pub(crate) use secrets::{access_key, is_same_key};
pub(crate) use storage::{Storage, open as open_storage};
pub(crate) use thread::{FollowGuard, TogetherThread};

/// Shared games, and tournaments, that are kept at most.
const MOST_GAMES: usize = 2_000;
const MOST_TOURNAMENTS: usize = 60;
/// Unfinished games that one address has made; games of tournaments do not count.
const GAMES_PER_ADDRESS: usize = 60;
/// Connections that follow one game, or one tournament.
const MOST_FOLLOWERS: usize = 200;

const DAY: u64 = 24 * 60 * 60;
/// Seconds for which a game without a second player, an unfinished game, a finished game and a tournament are kept after
/// their last change.
const KEPT_EMPTY: u64 = 2 * DAY;
const KEPT_OPEN: u64 = 30 * DAY;
const KEPT_OVER: u64 = 7 * DAY;
const KEPT_TOURNAMENT: u64 = 90 * DAY;

/// All shared games and tournaments of the server.
#[derive(Debug)]
pub(crate) struct Together {
    storage: Storage,
    games: BTreeMap<String, KeptGame>,
    tournaments: BTreeMap<String, KeptTournament>,
    budgets: Budgets,
    next_follower: u64,
}

/// A moment, for clocks and for dates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    /// Since the server was started; never goes back.
    pub(crate) running: Duration,
    /// Seconds since 1970.
    pub(crate) date: u64,
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) client: QueueClient,
    /// Whether the request comes from this machine.
    pub(crate) is_local: bool,
    pub(crate) now: Moment,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TogetherRefusal {
    /// By the rules of the game or the tournament.
    Rules(SharedRefusal),
    /// There is no such game.
    NoGame,
    /// There is no such tournament.
    NoTournament,
    /// There are too many games or tournaments.
    Full,
    /// This address asks too often.
    TooOften,
    /// It has too many followers.
    Crowded,
    /// It could not be stored.
    NotStored,
}

impl From<SharedRefusal> for TogetherRefusal {
    fn from(refusal: SharedRefusal) -> Self {
        Self::Rules(refusal)
    }
}

impl TogetherRefusal {
    /// The error for the client.
    pub(crate) fn error(&self, texts: &Texts) -> ApiError {
        let (status, code, key) = match self {
            Self::Rules(refusal) => {
                return ApiError::new(status(refusal), refusal.code(), texts.tell(&refusal.message()));
            }
            Self::NoGame => (StatusCode::NOT_FOUND, "shared-unknown", "together-no-game"),
            Self::NoTournament => (StatusCode::NOT_FOUND, "tournament-unknown", "together-no-tournament"),
            Self::Full => (StatusCode::TOO_MANY_REQUESTS, "too-many-shared", "together-full"),
            Self::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too-often", "together-too-often"),
            Self::Crowded => (StatusCode::TOO_MANY_REQUESTS, "too-many-watchers", "together-crowded"),
            Self::NotStored => (StatusCode::INTERNAL_SERVER_ERROR, "not-stored", "together-not-stored"),
        };
        // keys: together-no-game, together-no-tournament, together-full, together-too-often, together-crowded
        // keys: together-not-stored
        ApiError::new(status, code, texts.get(key))
    }
}

fn status(refusal: &SharedRefusal) -> StatusCode {
    match refusal {
        SharedRefusal::WrongKey => StatusCode::FORBIDDEN,
        SharedRefusal::Illegal(_)
        | SharedRefusal::NameMissing
        | SharedRefusal::NameTooLong
        | SharedRefusal::NotThere => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

impl Moment {
    /// Now, on a server that was started at `start`.
    fn since(start: std::time::Instant) -> Self {
        let date = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self { running: start.elapsed(), date: date.map_or(0, |since| since.as_secs()) }
    }
}
