//! What followers see of shared games and tournaments. Keys are in none of it.

use plyground_play::shared::{Offer, ResultKind};
use plyground_play::tournament::{BoardResult, PairingSystem, StandingRow};
use plyground_registry::Player;
use schemars::JsonSchema;
use serde::Serialize;

use super::Moment;
use super::games::KeptGame;
use super::tournaments::KeptTournament;
use crate::schema::SideLetter;

/// A shared game.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SharedGameReply {
    /// Its name, as in its address.
    shared: String,
    game: String,
    /// The position from which it is played; null for the initial one.
    position: Option<String>,
    /// The side that begins; null for the usual one.
    starter: Option<SideLetter>,
    /// The clock, such as `5+3`; null without one.
    clock: Option<String>,
    /// The moves so far.
    moves: Vec<String>,
    /// The number of moves and take-backs so far. A move carries the number that its player saw.
    number: usize,
    /// The players of X and O.
    players: [SharedPlayer; 2],
    /// The side of the follower; null for a spectator.
    you: Option<SideLetter>,
    /// How many spectators there are.
    watchers: usize,
    /// What one side offers the other.
    offer: Option<SharedOffer>,
    /// The result; null while the game goes on.
    result: Option<SharedResultReply>,
    /// Milliseconds left to X and O; null without a clock.
    left: Option<[u64; 2]>,
    /// The side whose time runs.
    running: Option<SideLetter>,
    /// The game that followed this one.
    next: Option<String>,
    /// The tournament that it belongs to.
    tournament: Option<String>,
}

/// A player of a shared game.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct SharedPlayer {
    /// The name; empty without one.
    name: String,
    /// Whether the seat is taken.
    seated: bool,
    /// Whether the player is connected.
    here: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct SharedOffer {
    what: OfferName,
    by: SideLetter,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
enum OfferName {
    TakeBack,
    Draw,
    Rematch,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct SharedResultReply {
    /// The winner; null for a draw.
    winner: Option<SideLetter>,
    how: ResultName,
}

/// `board` by the rules, `resigned`, `time` for running out of time, `agreed` for a draw that both wanted, `decided` by the
/// director of the tournament.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum ResultName {
    Board,
    Resigned,
    Time,
    Agreed,
    Decided,
}

impl SharedGameReply {
    pub(super) fn of(shared: &str, kept: &KeptGame, you: Option<Player>, now: Moment) -> Self {
        let game = &kept.game;
        let time = game.time_left(now.running);
        let here = |side| kept.followers.values().any(|follower| follower.side == Some(side));
        let player = |side| SharedPlayer {
            name: game.seat(side).map(|seat| seat.name.clone()).unwrap_or_default(),
            seated: game.seat(side).is_some(),
            here: here(side),
        };
        Self {
            shared: shared.to_owned(),
            game: game.session().game(),
            position: game.setup().position.clone(),
            starter: game.setup().starter.map(SideLetter::from),
            clock: game.setup().clock.map(|clock| clock.to_string()),
            moves: game.session().history().to_vec(),
            number: game.number(),
            players: Player::BOTH.map(player),
            you: you.map(SideLetter::from),
            watchers: kept.followers.values().filter(|follower| follower.side.is_none()).count(),
            offer: game.offer().map(|open| SharedOffer {
                what: match open.offer {
                    Offer::TakeBack => OfferName::TakeBack,
                    Offer::Draw => OfferName::Draw,
                    Offer::Rematch => OfferName::Rematch,
                },
                by: open.by.into(),
            }),
            result: game.result().map(|result| SharedResultReply {
                winner: result.winner.map(SideLetter::from),
                how: match result.kind {
                    ResultKind::Board => ResultName::Board,
                    ResultKind::Resigned => ResultName::Resigned,
                    ResultKind::Time => ResultName::Time,
                    ResultKind::Agreed => ResultName::Agreed,
                    ResultKind::Decided => ResultName::Decided,
                },
            }),
            left: time.map(|(left, _)| left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX))),
            running: time.and_then(|(_, running)| running).map(SideLetter::from),
            next: game.next.clone(),
            tournament: game.tournament.clone(),
        }
    }
}

/// A tournament.
#[derive(Debug, Serialize, JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "they are answers to different questions")]
pub(crate) struct TournamentReply {
    /// Its name in addresses.
    tournament: String,
    /// Its name for people.
    name: String,
    game: String,
    system: SystemName,
    /// The clock of every game, such as `5+3`; null without one.
    clock: Option<String>,
    /// Whether the next round begins as soon as all games have ended.
    automatic: bool,
    /// The number of rounds.
    planned: usize,
    /// Whether all games of the last round have ended.
    round_over: bool,
    /// Whether the tournament has ended.
    over: bool,
    /// The players, in the order in which they joined.
    players: Vec<ListedPlayer>,
    /// The table, best first.
    table: Vec<StandingReply>,
    /// The rounds so far.
    rounds: Vec<RoundReply>,
    /// The number of the follower among the players, from 0; null for others.
    you: Option<usize>,
    /// Whether the follower directs the tournament.
    director: bool,
    /// How many spectators there are.
    watchers: usize,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
enum SystemName {
    RoundRobin,
    Swiss,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct ListedPlayer {
    name: String,
    /// Whether the player is connected.
    here: bool,
    /// Whether the player has left the tournament.
    left: bool,
}

/// A row of the table.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct StandingReply {
    place: usize,
    /// The number of the player, from 0.
    player: usize,
    points: f64,
    wins: u32,
    draws: u32,
    losses: u32,
    byes: u32,
    /// Sonneborn-Berger in a round robin, Buchholz in a Swiss tournament.
    tie_break: f64,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct RoundReply {
    games: Vec<PairedGameReply>,
    /// The players without an opponent.
    byes: Vec<usize>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct PairedGameReply {
    /// The shared game.
    shared: String,
    /// The players of X and O.
    players: [usize; 2],
    /// The points of X: 1, 0.5 or 0; null while the game goes on.
    result: Option<f64>,
}

impl TournamentReply {
    pub(super) fn of(id: &str, kept: &KeptTournament, key: Option<&str>) -> Self {
        let tournament = &kept.tournament;
        let (plan, present) = (tournament.plan(), kept.present());
        let players = tournament.players().iter().enumerate().map(|(number, player)| ListedPlayer {
            name: player.name.clone(),
            here: present.contains(&number),
            left: player.has_left,
        });
        let rounds = tournament.rounds().iter().map(|round| RoundReply {
            games: round
                .boards
                .iter()
                .map(|board| PairedGameReply {
                    shared: board.game.clone(),
                    players: board.players,
                    result: board.result.map(points_of_first),
                })
                .collect(),
            byes: round.byes.clone(),
        });
        Self {
            tournament: id.to_owned(),
            name: plan.name.clone(),
            game: plan.game.clone(),
            system: match plan.system {
                PairingSystem::RoundRobin => SystemName::RoundRobin,
                PairingSystem::Swiss => SystemName::Swiss,
            },
            clock: plan.clock.clone(),
            automatic: plan.is_automatic,
            planned: tournament.planned_rounds(),
            round_over: tournament.is_round_over(),
            over: tournament.is_over(),
            players: players.collect(),
            table: tournament.standings().iter().map(StandingReply::of).collect(),
            rounds: rounds.collect(),
            you: key.and_then(|key| tournament.player_of(key)),
            director: key.is_some_and(|key| tournament.is_directed_by(key)),
            watchers: kept.watchers(),
        }
    }
}

impl StandingReply {
    fn of(row: &StandingRow) -> Self {
        let &StandingRow { player, place, points, wins, draws, losses, byes, tie_break } = row;
        let (points, tie_break) = (f64::from(points) / 2.0, f64::from(tie_break) / 4.0);
        Self { place, player, points, wins, draws, losses, byes, tie_break }
    }
}

/// The points of the player with X.
pub(super) fn points_of_first(result: BoardResult) -> f64 {
    match result {
        BoardResult::First => 1.0,
        BoardResult::Draw => 0.5,
        BoardResult::Second => 0.0,
    }
}
