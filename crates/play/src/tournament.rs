//! Tournaments of people: players, rounds, pairings and the table.
//!
//! Each round every player plays one game, and with an odd number of players one of them has a bye, which counts as a win.
//! In a round robin all meet once; in a Swiss tournament players with about the same number of points meet, and no pair
//! meets twice as long as that is possible.
//!
//! The schedule and the table of `arena` are for engines: there each meeting has two games from one opening, rounds do not
//! wait for each other, and the table has statistics of pairs of games. None of that fits people.

mod matching;
mod pairing;
mod standings;
mod state;

pub use pairing::{RoundPairing, SwissPlayer, round_robin, swiss};
pub use standings::StandingRow;
pub use state::{
    BoardResult, MOST_PLAYERS, PairingSystem, StoredTournament, Tournament, TournamentBoard, TournamentPlan,
    TournamentPlayer, TournamentRound,
};
