//! A tournament in progress.

use plyground_core::{Message, Player, message};
use plyground_registry::open;
use serde::{Deserialize, Serialize};

use super::pairing::{RoundPairing, SwissPlayer, round_robin, swiss};
use crate::Control;
use crate::shared::{SharedRefusal, SharedResult, is_same, read_name};

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 128;
const FORMAT: &str = "plyground-tournament";
const VERSION: u32 = 1;

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// All meet once.
    RoundRobin,
    /// Those with about the same number of points meet.
    Swiss,
}

/// What a tournament is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlan {
    /// Its name.
    pub name: String,
    /// The game, by a name that the registry opens.
    pub game: String,
    /// Who meets whom.
    pub system: PairingSystem,
    /// Rounds of a Swiss tournament; without a wish, as many as it takes until one player can be ahead of all.
    pub rounds: Option<usize>,
    /// The clock of every game, such as `5+3`.
    pub clock: Option<String>,
    /// Whether the next round begins as soon as all games have ended.
    pub is_automatic: bool,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlayer {
    /// The name, which no other player has.
    pub name: String,
    /// The secret that the player's browser keeps.
    pub key: String,
    /// Whether the player has left: the rounds from then on are without this player.
    pub has_left: bool,
}

/// The result of a game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardResult {
    /// X won.
    First,
    /// A draw.
    Draw,
    /// O won.
    Second,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentBoard {
    /// The players with X and with O, by their numbers.
    pub players: [usize; 2],
    /// The name of the shared game.
    pub game: String,
    /// The result; `None` while the game goes on.
    pub result: Option<BoardResult>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRound {
    /// Its games.
    pub boards: Vec<TournamentBoard>,
    /// The players without an opponent.
    pub byes: Vec<usize>,
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    plan: TournamentPlan,
    /// The secret of the director.
    key: String,
    players: Vec<TournamentPlayer>,
    rounds: Vec<TournamentRound>,
    is_closed: bool,
}

/// A tournament as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTournament {
    format: String,
    version: u32,
    /// The tournament.
    pub tournament: Tournament,
    /// When it was made and last changed, in seconds since 1970.
    pub created: u64,
    /// See `created`.
    pub changed: u64,
}

impl Tournament {
    /// A tournament without players; `key` is the secret of its director.
    pub fn new(plan: TournamentPlan, key: String) -> Result<Self, Message> {
        open(&plan.game)?;
        if let Some(clock) = &plan.clock {
            Control::parse(clock)?;
        }
        let name = read_name(&plan.name).map_err(|refusal| refusal.message())?;
        let plan = TournamentPlan { name, ..plan };
        Ok(Self { plan, key, players: Vec::new(), rounds: Vec::new(), is_closed: false })
    }

    /// The plan.
    pub fn plan(&self) -> &TournamentPlan {
        &self.plan
    }

    /// The players, in the order in which they joined.
    pub fn players(&self) -> &[TournamentPlayer] {
        &self.players
    }

    /// The rounds so far.
    pub fn rounds(&self) -> &[TournamentRound] {
        &self.rounds
    }

    /// Whether this key directs the tournament.
    pub fn is_directed_by(&self, key: &str) -> bool {
        is_same(&self.key, key)
    }

    /// The player with this key.
    pub fn player_of(&self, key: &str) -> Option<usize> {
        self.players.iter().position(|player| is_same(&player.key, key))
    }

    /// The number of rounds as far as it is known: with every player who joins it may grow until the first round.
    pub fn planned_rounds(&self) -> usize {
        let count = self.players.len();
        let all = if count < 2 { 0 } else { count - 1 + count % 2 };
        match self.plan.system {
            PairingSystem::RoundRobin => all,
            PairingSystem::Swiss => {
                let enough = usize::BITS - count.saturating_sub(1).leading_zeros();
                self.plan.rounds.unwrap_or(enough as usize).clamp(all.min(1), all.max(1))
            }
        }
    }

    /// Whether all games of the last round have ended.
    pub fn is_round_over(&self) -> bool {
        let boards = self.rounds.last().into_iter().flat_map(|round| &round.boards);
        boards.into_iter().all(|board| board.result.is_some())
    }

    /// Whether the tournament has ended.
    pub fn is_over(&self) -> bool {
        self.is_closed
            || (!self.rounds.is_empty() && self.rounds.len() >= self.planned_rounds() && self.is_round_over())
    }

    /// Whether the next round begins without the director.
    pub fn goes_on(&self) -> bool {
        self.plan.is_automatic && !self.rounds.is_empty() && self.is_round_over() && !self.is_over()
    }

    /// Adds a player. One who has the key already keeps the place.
    pub fn join(&mut self, name: &str, key: &str) -> Result<usize, SharedRefusal> {
        if let Some(player) = self.player_of(key) {
            return Ok(player);
        }
        let is_late = !self.rounds.is_empty() && self.plan.system == PairingSystem::RoundRobin;
        if is_late || self.is_over() {
            return Err(SharedRefusal::Begun);
        }
        if self.players.len() >= MOST_PLAYERS {
            return Err(SharedRefusal::TooManyPlayers);
        }
        let name = read_name(name)?;
        let folded = name.to_lowercase();
        if self.players.iter().any(|player| player.name.to_lowercase() == folded) {
            return Err(SharedRefusal::NameTaken);
        }
        self.players.push(TournamentPlayer { name, key: key.to_owned(), has_left: false });
        Ok(self.players.len() - 1)
    }

    /// Takes a player out: before the first round without a trace, later from the next round on. Returns the open game of
    /// the player, which the other side wins.
    pub fn remove(&mut self, player: usize) -> Result<Option<(String, Player)>, SharedRefusal> {
        if player >= self.players.len() {
            return Err(SharedRefusal::NotThere);
        }
        if self.rounds.is_empty() {
            self.players.remove(player);
            return Ok(None);
        }
        self.players[player].has_left = true;
        let boards = self.rounds.last().into_iter().flat_map(|round| &round.boards);
        let open = boards.into_iter().find(|board| board.result.is_none() && board.players.contains(&player));
        Ok(open.map(|board| {
            let winner = if board.players[0] == player { Player::Second } else { Player::First };
            (board.game.clone(), winner)
        }))
    }

    /// The pairings of the next round.
    pub fn pair(&self) -> Result<RoundPairing, SharedRefusal> {
        if !self.is_round_over() {
            return Err(SharedRefusal::RoundOpen);
        }
        if self.players.iter().filter(|player| !player.has_left).count() < 2 {
            return Err(SharedRefusal::TooFewPlayers);
        }
        if self.is_over() {
            return Err(SharedRefusal::AllRoundsPlayed);
        }
        Ok(match self.plan.system {
            PairingSystem::RoundRobin => round_robin(self.players.len(), self.rounds.len()),
            PairingSystem::Swiss => self.pair_swiss(),
        })
    }

    fn pair_swiss(&self) -> RoundPairing {
        let standings = self.standings();
        let order: Vec<usize> =
            standings.iter().map(|row| row.player).filter(|&player| !self.players[player].has_left).collect();
        let mut ranks = vec![None; self.players.len()];
        for (rank, &player) in order.iter().enumerate() {
            ranks[player] = Some(rank);
        }
        let mut swiss_players = vec![SwissPlayer::default(); order.len()];
        for row in &standings {
            if let Some(rank) = ranks[row.player] {
                swiss_players[rank].points = row.points;
                swiss_players[rank].byes = row.byes as usize;
            }
        }
        for board in self.rounds.iter().flat_map(|round| &round.boards) {
            for (place, &player) in board.players.iter().enumerate() {
                let Some(rank) = ranks[player] else { continue };
                let entry = &mut swiss_players[rank];
                entry.sides[place] += 1;
                entry.was_first = Some(place == 0);
                entry.opponents.extend(ranks[board.players[1 - place]]);
            }
        }
        let RoundPairing { boards, bye } = swiss(&swiss_players);
        let by_number = |ranks: [usize; 2]| ranks.map(|rank| order[rank]);
        RoundPairing { boards: boards.into_iter().map(by_number).collect(), bye: bye.map(|rank| order[rank]) }
    }

    /// Begins a round with these pairings, whose games the caller has made and named. Where a player has left, the opponent
    /// has a bye.
    pub fn begin_round(&mut self, pairing: &RoundPairing, mut game: impl FnMut([usize; 2]) -> String) {
        let mut round = TournamentRound { boards: Vec::new(), byes: Vec::new() };
        let has_left = |player: &usize| self.players[*player].has_left;
        for &players in &pairing.boards {
            if players.iter().any(has_left) {
                round.byes.extend(players.into_iter().filter(|player| !has_left(player)));
            } else {
                round.boards.push(TournamentBoard { players, game: game(players), result: None });
            }
        }
        round.byes.extend(pairing.bye.filter(|player| !has_left(player)));
        self.rounds.push(round);
    }

    /// Records the result of a game; returns whether it was new.
    pub fn record(&mut self, game: &str, result: SharedResult) -> bool {
        let mut boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
        let Some(board) = boards.find(|board| board.game == game && board.result.is_none()) else {
            return false;
        };
        board.result = Some(match result.winner {
            Some(Player::First) => BoardResult::First,
            Some(Player::Second) => BoardResult::Second,
            None => BoardResult::Draw,
        });
        true
    }

    /// The games that go on.
    pub fn open_games(&self) -> Vec<String> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.filter(|board| board.result.is_none()).map(|board| board.game.clone()).collect()
    }

    /// Ends the tournament after the last round that was played.
    pub fn close(&mut self) -> Result<(), SharedRefusal> {
        if !self.is_round_over() {
            return Err(SharedRefusal::RoundOpen);
        }
        self.is_closed = true;
        Ok(())
    }

    /// The tournament as it is stored.
    pub fn stored(&self, created: u64, changed: u64) -> StoredTournament {
        StoredTournament {
            format: FORMAT.to_owned(),
            version: VERSION,
            tournament: self.clone(),
            created,
            changed,
        }
    }
}

impl StoredTournament {
    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a stored tournament can be written as JSON")
    }

    /// Reads the text of a file.
    pub fn from_text(text: &str) -> Result<Self, Message> {
        let broken = || {
            message!("together-broken-tournament", "this is not a tournament that this program has stored")
        };
        let stored: Self = serde_json::from_str(text).map_err(|_| broken())?;
        let Tournament { plan, players, rounds, .. } = &stored.tournament;
        let is_known = |player: &usize| *player < players.len();
        let is_sound = |round: &TournamentRound| {
            let two = |board: &TournamentBoard| {
                board.players.iter().all(is_known) && board.players[0] != board.players[1]
            };
            round.byes.iter().all(is_known) && round.boards.iter().all(two)
        };
        let fits = stored.format == FORMAT && stored.version == VERSION && players.len() <= MOST_PLAYERS;
        if !fits || !rounds.iter().all(is_sound) || open(&plan.game).is_err() {
            return Err(broken());
        }
        Ok(stored)
    }
}
