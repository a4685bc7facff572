//! The tournaments.

use std::collections::{BTreeMap, BTreeSet};

use plyground_play::Control;
use plyground_play::shared::{SharedGame, SharedRefusal, SharedResult, SharedSeat, SharedSetup};
use plyground_play::tournament::{StoredTournament, Tournament};
use plyground_registry::Player;

use super::games::KeptGame;
use super::replies::TournamentReply;
use super::secrets::secret;
use super::storage::{Storage, StoredKind};
use super::thread::FollowedPlace;
use super::{Caller, KEPT_TOURNAMENT, MOST_FOLLOWERS, MOST_TOURNAMENTS, Moment, Together, TogetherRefusal};
use crate::live::messages::LiveContent;
use crate::live::outbox::MessageSender;

/// A tournament on this server.
#[derive(Debug)]
pub(super) struct KeptTournament {
    pub(super) tournament: Tournament,
    created: u64,
    changed: u64,
    followers: BTreeMap<u64, TournamentFollower>,
    /// Whether the followers have to be told.
    is_new: bool,
}

/// A connection that follows a tournament.
#[derive(Debug)]
struct TournamentFollower {
    sender: MessageSender,
    /// The key of a player or of the director, if it is one.
    key: Option<String>,
}

/// What the director of a tournament does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DirectorAct {
    /// Begins the next round.
    Next,
    /// Ends the tournament.
    Close,
    /// Takes a player out.
    Remove(usize),
    /// Decides a game.
    Decide(String, Option<Player>),
}

impl KeptTournament {
    fn change(
        &mut self,
        tournament: Tournament,
        storage: &Storage,
        id: &str,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        let text = tournament.stored(self.created, now.date).to_text();
        storage.write(StoredKind::Tournament, id, &text)?;
        self.tournament = tournament;
        self.changed = now.date;
        self.is_new = true;
        Ok(())
    }

    /// The players who are connected.
    pub(super) fn present(&self) -> BTreeSet<usize> {
        let keys = self.followers.values().filter_map(|follower| follower.key.as_deref());
        keys.filter_map(|key| self.tournament.player_of(key)).collect()
    }

    /// The connections that only watch.
    pub(super) fn watchers(&self) -> usize {
        self.followers.values().filter(|follower| follower.key.is_none()).count()
    }
}

impl Together {
    /// Reads the tournaments, and brings them and their games together: a crash may have come between their files.
    pub(super) fn load_tournaments(&mut self, now: Moment) {
        for (id, text) in self.storage.read(StoredKind::Tournament) {
            let Ok(stored) = StoredTournament::from_text(&text) else { continue };
            let StoredTournament { tournament, created, changed, .. } = stored;
            let followers = BTreeMap::new();
            self.tournaments
                .insert(id, KeptTournament { tournament, created, changed, followers, is_new: false });
        }
        let ids: Vec<String> = self.tournaments.keys().cloned().collect();
        for id in ids {
            let open = self.tournaments[&id].tournament.open_games();
            for shared in open {
                match self.games.get(&shared).map(|kept| kept.game.result()) {
                    Some(Some(result)) => self.record(&id, &shared, result, now),
                    Some(None) => {}
                    None => {
                        let _ = self.make_paired_games(&id, &self.tournaments[&id].tournament.clone(), now);
                    }
                }
            }
            self.go_on(&id, now);
        }
    }

    pub(super) fn expire_tournaments(&mut self, now: Moment) {
        let storage = &self.storage;
        self.tournaments.retain(|id, kept| {
            let is_kept =
                !kept.followers.is_empty() || now.date.saturating_sub(kept.changed) <= KEPT_TOURNAMENT;
            if !is_kept {
                storage.remove(StoredKind::Tournament, id);
            }
            is_kept
        });
    }

    /// Makes a tournament; `make` gets the key of its director.
    pub(crate) fn create_tournament(
        &mut self,
        make: impl FnOnce(String) -> Result<Tournament, SharedRefusal>,
        caller: Caller,
    ) -> Result<(String, String), TogetherRefusal> {
        self.take_budget(caller)?;
        if self.tournaments.len() >= MOST_TOURNAMENTS {
            let over = self
                .tournaments
                .iter()
                .filter(|(_, kept)| kept.followers.is_empty() && kept.tournament.is_over());
            let oldest = over.min_by_key(|(_, kept)| kept.changed).map(|(id, _)| id.clone());
            let id = oldest.ok_or(TogetherRefusal::Full)?;
            self.tournaments.remove(&id);
            self.storage.remove(StoredKind::Tournament, &id);
        }
        let (id, key) = (secret()?, secret()?);
        let tournament = make(key.clone())?;
        let (now, followers) = (caller.now, BTreeMap::new());
        let mut kept = KeptTournament {
            tournament: tournament.clone(),
            created: now.date,
            changed: now.date,
            followers,
            is_new: false,
        };
        kept.change(tournament, &self.storage, &id, now)?;
        self.tournaments.insert(id.clone(), kept);
        Ok((id, key))
    }

    /// Adds a player; with the key of one, it is the answer that was lost. Returns the key.
    pub(crate) fn join_tournament(
        &mut self,
        id: &str,
        name: &str,
        key: Option<String>,
        caller: Caller,
    ) -> Result<String, TogetherRefusal> {
        let kept = self.tournaments.get(id).ok_or(TogetherRefusal::NoTournament)?;
        if let Some(key) = key.filter(|key| kept.tournament.player_of(key).is_some()) {
            return Ok(key);
        }
        self.take_budget(caller)?;
        let key = secret()?;
        let kept = self.tournaments.get_mut(id).ok_or(TogetherRefusal::NoTournament)?;
        let mut tournament = kept.tournament.clone();
        tournament.join(name, &key)?;
        kept.change(tournament, &self.storage, id, caller.now)?;
        Ok(key)
    }

    /// A tournament as someone with this key sees it.
    pub(crate) fn tournament_reply(
        &self,
        id: &str,
        key: Option<&str>,
    ) -> Result<TournamentReply, TogetherRefusal> {
        let kept = self.tournaments.get(id).ok_or(TogetherRefusal::NoTournament)?;
        Ok(TournamentReply::of(id, kept, key))
    }

    /// The tournament itself, for files.
    pub(crate) fn tournament(&self, id: &str) -> Result<&Tournament, TogetherRefusal> {
        Ok(&self.tournaments.get(id).ok_or(TogetherRefusal::NoTournament)?.tournament)
    }

    /// Sends a tournament to a connection now, and whenever it changes.
    pub(crate) fn follow_tournament(
        &mut self,
        id: &str,
        key: Option<&str>,
        sender: MessageSender,
    ) -> Result<FollowedPlace, TogetherRefusal> {
        let kept = self.tournaments.get_mut(id).ok_or(TogetherRefusal::NoTournament)?;
        let tournament = &kept.tournament;
        let is_known = |key: &&str| tournament.player_of(key).is_some() || tournament.is_directed_by(key);
        let key = key.filter(is_known).map(str::to_owned);
        if key.is_none() && kept.followers.len() >= MOST_FOLLOWERS {
            return Err(TogetherRefusal::Crowded);
        }
        let number = self.next_follower;
        self.next_follower += 1;
        kept.followers.insert(number, TournamentFollower { sender, key });
        kept.is_new = true;
        Ok(FollowedPlace::Tournament(id.to_owned(), number))
    }

    pub(super) fn unfollow_tournament(&mut self, id: &str, number: u64) {
        if let Some(kept) = self.tournaments.get_mut(id) {
            kept.followers.remove(&number);
            kept.is_new = true;
        }
    }

    /// Does what the director wants.
    pub(crate) fn direct(
        &mut self,
        id: &str,
        key: &str,
        act: DirectorAct,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        let kept = self.tournaments.get_mut(id).ok_or(TogetherRefusal::NoTournament)?;
        if !kept.tournament.is_directed_by(key) {
            return Err(SharedRefusal::WrongKey.into());
        }
        match act {
            DirectorAct::Next => self.begin_round(id, now),
            DirectorAct::Close => {
                let mut tournament = kept.tournament.clone();
                tournament.close()?;
                kept.change(tournament, &self.storage, id, now)
            }
            DirectorAct::Remove(player) => {
                let mut tournament = kept.tournament.clone();
                let open = tournament.remove(player)?;
                kept.change(tournament, &self.storage, id, now)?;
                if let Some((shared, winner)) = open {
                    self.decide_game(&shared, Some(winner), now)?;
                }
                Ok(())
            }
            DirectorAct::Decide(shared, winner) => {
                if !kept.tournament.open_games().contains(&shared) {
                    return Err(SharedRefusal::NotThere.into());
                }
                self.decide_game(&shared, winner, now)
            }
        }
    }

    /// Pairs the next round and makes its games. These are stored first: a round never names a game that is not there.
    fn begin_round(&mut self, id: &str, now: Moment) -> Result<(), TogetherRefusal> {
        let kept = self.tournaments.get(id).ok_or(TogetherRefusal::NoTournament)?;
        let mut tournament = kept.tournament.clone();
        let pairing = tournament.pair()?;
        let mut names = pairing.boards.iter().map(|_| secret()).collect::<Result<Vec<_>, _>>()?;
        tournament.begin_round(&pairing, |_| names.pop().unwrap_or_default());
        self.make_paired_games(id, &tournament, now)?;
        let kept = self.tournaments.get_mut(id).ok_or(TogetherRefusal::NoTournament)?;
        kept.change(tournament, &self.storage, id, now)
    }

    /// Makes the open games of a tournament that are not there yet.
    fn make_paired_games(
        &mut self,
        id: &str,
        tournament: &Tournament,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        let plan = tournament.plan();
        let clock = plan.clock.as_deref().and_then(|clock| Control::parse(clock).ok());
        let boards = tournament.rounds().iter().flat_map(|round| &round.boards);
        for board in boards.filter(|board| board.result.is_none()) {
            if self.games.contains_key(&board.game) {
                continue;
            }
            self.make_room()?;
            let (game, position, starter) = (plan.game.clone(), None, None);
            let setup = SharedSetup { game, position, starter, clock, is_paired: true };
            let mut game = SharedGame::new(setup).map_err(SharedRefusal::Illegal)?;
            for (side, player) in Player::BOTH.into_iter().zip(board.players) {
                let player = &tournament.players()[player];
                let seat = SharedSeat { name: player.name.clone(), key: player.key.clone() };
                game.join(Some(side), seat, now.running)?;
            }
            game.tournament = Some(id.to_owned());
            let kept = KeptGame::new(game, now, None);
            kept.store(&self.storage, &board.game, now)?;
            self.games.insert(board.game.clone(), kept);
        }
        Ok(())
    }

    /// Puts the result of a game into the table. The last game of a round may begin the next one.
    pub(super) fn record(&mut self, id: &str, shared: &str, result: SharedResult, now: Moment) {
        let Some(kept) = self.tournaments.get_mut(id) else { return };
        let mut tournament = kept.tournament.clone();
        if tournament.record(shared, result) {
            // If it cannot be stored now, the result is in the file of the game, from which it is taken after a restart.
            if kept.change(tournament.clone(), &self.storage, id, now).is_err() {
                kept.tournament = tournament;
                kept.is_new = true;
            }
            self.go_on(id, now);
        }
    }

    fn go_on(&mut self, id: &str, now: Moment) {
        if self.tournaments.get(id).is_some_and(|kept| kept.tournament.goes_on()) {
            // If there are too few players left, the director ends it.
            let _ = self.begin_round(id, now);
        }
    }

    pub(super) fn publish_tournaments(&mut self) {
        for (id, kept) in &mut self.tournaments {
            if !std::mem::take(&mut kept.is_new) {
                continue;
            }
            let kept = &*kept;
            for follower in kept.followers.values() {
                let reply = TournamentReply::of(id, kept, follower.key.as_deref());
                follower.sender.send_progress(LiveContent::Tournament(Box::new(reply)));
            }
        }
    }
}
