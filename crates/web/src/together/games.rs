//! The shared games.

use std::collections::BTreeMap;
use std::time::Duration;

use plyground_play::shared::{
    ActEffect, SharedAct, SharedGame, SharedRefusal, SharedSeat, StoredShared, read_name,
};
use plyground_registry::Player;

use super::budget::Budgets;
use super::replies::SharedGameReply;
use super::secrets::secret;
use super::storage::{Storage, StoredKind};
use super::thread::FollowedPlace;
use super::{
    Caller, GAMES_PER_ADDRESS, KEPT_EMPTY, KEPT_OPEN, KEPT_OVER, KEPT_TOURNAMENT, MOST_FOLLOWERS, MOST_GAMES,
    Moment, Together, TogetherRefusal,
};
use crate::live::messages::LiveContent;
use crate::live::outbox::MessageSender;

/// A shared game on this server.
#[derive(Debug)]
pub(super) struct KeptGame {
    pub(super) game: SharedGame,
    created: u64,
    changed: u64,
    /// The address that made it; unknown after a restart.
    maker: Option<u64>,
    pub(super) followers: BTreeMap<u64, GameFollower>,
    /// Whether the followers have to be told.
    is_new: bool,
}

/// A connection that follows a game.
#[derive(Debug)]
pub(super) struct GameFollower {
    sender: MessageSender,
    /// The side of the player; `None` for a spectator.
    pub(super) side: Option<Player>,
}

/// The seat of a player.
#[derive(Clone, Debug)]
pub(crate) struct TakenSeat {
    pub(crate) shared: String,
    pub(crate) side: Player,
    pub(crate) key: String,
}

impl KeptGame {
    pub(super) fn new(game: SharedGame, now: Moment, maker: Option<u64>) -> Self {
        Self { game, created: now.date, changed: now.date, maker, followers: BTreeMap::new(), is_new: false }
    }

    pub(super) fn store(&self, storage: &Storage, id: &str, now: Moment) -> Result<(), TogetherRefusal> {
        let text = self.game.stored(now.running, self.created, now.date).to_text();
        storage.write(StoredKind::Game, id, &text)
    }

    /// Takes over a changed game once it is stored.
    fn change(
        &mut self,
        game: SharedGame,
        storage: &Storage,
        id: &str,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        let before = std::mem::replace(&mut self.game, game);
        if let Err(refusal) = self.store(storage, id, now) {
            self.game = before;
            return Err(refusal);
        }
        self.changed = now.date;
        self.is_new = true;
        Ok(())
    }

    /// Seconds for which it is kept after its last change.
    fn kept_for(&self) -> u64 {
        match (&self.game.tournament, self.game.result()) {
            (Some(_), _) => KEPT_TOURNAMENT,
            (None, Some(_)) => KEPT_OVER,
            (None, None) if self.game.is_full() => KEPT_OPEN,
            (None, None) => KEPT_EMPTY,
        }
    }
}

impl Together {
    /// Reads what is stored.
    pub(super) fn load(storage: Storage, now: Moment) -> Self {
        let read = |(id, text): (String, String)| {
            // What cannot be read, of a newer version perhaps, stays where it is.
            let stored = StoredShared::from_text(&text).ok()?;
            let game = SharedGame::restore(&stored, now.running).ok()?;
            let StoredShared { created, changed, .. } = stored;
            let followers = BTreeMap::new();
            Some((id, KeptGame { game, created, changed, maker: None, followers, is_new: false }))
        };
        let games = storage.read(StoredKind::Game).into_iter().filter_map(read).collect();
        let tournaments = BTreeMap::new();
        let mut together =
            Self { storage, games, tournaments, budgets: Budgets::default(), next_follower: 0 };
        together.load_tournaments(now);
        together.expire(now);
        together
    }

    /// When something happens by itself: a side runs out of time.
    pub(super) fn deadline(&self) -> Option<Duration> {
        self.games.values().filter_map(|kept| kept.game.deadline()).min()
    }

    /// Does what happens by itself.
    pub(super) fn tick(&mut self, now: Moment) {
        let due = |kept: &KeptGame| kept.game.deadline().is_some_and(|at| at <= now.running);
        let ids: Vec<String> =
            self.games.iter().filter(|(_, kept)| due(kept)).map(|(id, _)| id.clone()).collect();
        for id in ids {
            let Some(kept) = self.games.get_mut(&id) else { continue };
            // It ends even if that cannot be stored: after a restart it ends again.
            kept.game.tick(now.running);
            kept.is_new = true;
            let _ = kept.store(&self.storage, &id, now);
            self.after_act(&id, now);
        }
        self.expire(now);
    }

    /// Removes what was not touched for long.
    fn expire(&mut self, now: Moment) {
        let storage = &self.storage;
        self.games.retain(|id, kept| {
            let is_kept =
                !kept.followers.is_empty() || now.date.saturating_sub(kept.changed) <= kept.kept_for();
            if !is_kept {
                storage.remove(StoredKind::Game, id);
            }
            is_kept
        });
        self.expire_tournaments(now);
    }

    /// Makes room for one more game, if need be in the place of the one that ended first.
    pub(super) fn make_room(&mut self) -> Result<(), TogetherRefusal> {
        if self.games.len() < MOST_GAMES {
            return Ok(());
        }
        let can_go = |kept: &KeptGame| {
            kept.game.result().is_some() && kept.game.tournament.is_none() && kept.followers.is_empty()
        };
        let over = self.games.iter().filter(|(_, kept)| can_go(kept));
        let oldest = over.min_by_key(|(_, kept)| kept.changed).map(|(id, _)| id.clone());
        let id = oldest.ok_or(TogetherRefusal::Full)?;
        self.games.remove(&id);
        self.storage.remove(StoredKind::Game, &id);
        Ok(())
    }

    /// Refuses an address that asks too often.
    pub(super) fn take_budget(&mut self, caller: Caller) -> Result<(), TogetherRefusal> {
        let is_allowed = self.budgets.take(caller.client.address, caller.is_local, caller.now.running);
        if is_allowed { Ok(()) } else { Err(TogetherRefusal::TooOften) }
    }

    /// Makes a game, with its first player.
    pub(crate) fn create_game(
        &mut self,
        mut game: SharedGame,
        wish: Option<Player>,
        name: &str,
        caller: Caller,
    ) -> Result<TakenSeat, TogetherRefusal> {
        let (now, address) = (caller.now, caller.client.address);
        let name = optional_name(name)?;
        self.take_budget(caller)?;
        let is_theirs = |kept: &&KeptGame| kept.maker == Some(address) && kept.game.result().is_none();
        let most = if caller.is_local { MOST_GAMES } else { GAMES_PER_ADDRESS };
        if self.games.values().filter(is_theirs).count() >= most {
            return Err(TogetherRefusal::Full);
        }
        self.make_room()?;
        let (shared, key) = (secret()?, secret()?);
        let side = game.join(wish, SharedSeat { name, key: key.clone() }, now.running)?;
        let kept = KeptGame::new(game, now, Some(address));
        kept.store(&self.storage, &shared, now)?;
        self.games.insert(shared.clone(), kept);
        Ok(TakenSeat { shared, side, key })
    }

    /// Takes a free seat. With the key of a seat that was taken already, it is the answer that was lost.
    pub(crate) fn join_game(
        &mut self,
        shared: &str,
        wish: Option<Player>,
        name: &str,
        key: Option<String>,
        caller: Caller,
    ) -> Result<TakenSeat, TogetherRefusal> {
        let name = optional_name(name)?;
        let kept = self.games.get(shared).ok_or(TogetherRefusal::NoGame)?;
        if let Some((side, key)) = key.and_then(|key| Some((kept.game.side_of(&key)?, key))) {
            return Ok(TakenSeat { shared: shared.to_owned(), side, key });
        }
        if kept.game.is_full() {
            return Err(SharedRefusal::SeatsTaken.into());
        }
        self.take_budget(caller)?;
        let key = secret()?;
        let kept = self.games.get_mut(shared).ok_or(TogetherRefusal::NoGame)?;
        let mut game = kept.game.clone();
        let side = game.join(wish, SharedSeat { name, key: key.clone() }, caller.now.running)?;
        kept.change(game, &self.storage, shared, caller.now)?;
        Ok(TakenSeat { shared: shared.to_owned(), side, key })
    }

    /// A game as a spectator sees it.
    pub(crate) fn game_reply(&self, shared: &str, now: Moment) -> Result<SharedGameReply, TogetherRefusal> {
        let kept = self.games.get(shared).ok_or(TogetherRefusal::NoGame)?;
        Ok(SharedGameReply::of(shared, kept, None, now))
    }

    /// Sends a game to a connection now, and whenever it changes.
    pub(crate) fn follow_game(
        &mut self,
        shared: &str,
        key: Option<&str>,
        sender: MessageSender,
    ) -> Result<FollowedPlace, TogetherRefusal> {
        let kept = self.games.get_mut(shared).ok_or(TogetherRefusal::NoGame)?;
        let side = key.and_then(|key| kept.game.side_of(key));
        // Players have a place always.
        if side.is_none() && kept.followers.len() >= MOST_FOLLOWERS {
            return Err(TogetherRefusal::Crowded);
        }
        let number = self.next_follower;
        self.next_follower += 1;
        kept.followers.insert(number, GameFollower { sender, side });
        // The others see who has come.
        kept.is_new = true;
        Ok(FollowedPlace::Game(shared.to_owned(), number))
    }

    /// A connection follows no longer.
    pub(crate) fn unfollow(&mut self, place: &FollowedPlace) {
        match place {
            FollowedPlace::Game(shared, number) => {
                if let Some(kept) = self.games.get_mut(shared) {
                    kept.followers.remove(number);
                    kept.is_new = true;
                }
            }
            FollowedPlace::Tournament(tournament, number) => self.unfollow_tournament(tournament, *number),
        }
    }

    /// Does what a player wants; returns the number of the game afterwards.
    pub(crate) fn act(
        &mut self,
        shared: &str,
        key: &str,
        act: &SharedAct,
        number: usize,
        now: Moment,
    ) -> Result<usize, TogetherRefusal> {
        let kept = self.games.get_mut(shared).ok_or(TogetherRefusal::NoGame)?;
        let side = kept.game.side_of(key).ok_or(SharedRefusal::WrongKey)?;
        let mut game = kept.game.clone();
        let effect = game.act(side, act, number, now.running);
        // The act may come too late, and then the time is up.
        let is_late = effect.is_err() && game.result() != kept.game.result();
        let now_at = match &effect {
            Ok(ActEffect::Known) => return Ok(kept.game.number()),
            Ok(ActEffect::Changed) => {
                let at = game.number();
                kept.change(game, &self.storage, shared, now)?;
                at
            }
            Ok(ActEffect::Rematch) => {
                let at = game.number();
                self.begin_rematch(shared, game, now)?;
                at
            }
            Err(_) if is_late => {
                kept.change(game, &self.storage, shared, now)?;
                kept.game.number()
            }
            Err(_) => kept.game.number(),
        };
        self.after_act(shared, now);
        effect?;
        Ok(now_at)
    }

    /// Makes the game that follows another one.
    fn begin_rematch(
        &mut self,
        shared: &str,
        mut game: SharedGame,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        self.make_room()?;
        let next = game.rematch().map_err(SharedRefusal::Illegal)?;
        let id = secret()?;
        let kept = KeptGame::new(next, now, self.games.get(shared).and_then(|kept| kept.maker));
        kept.store(&self.storage, &id, now)?;
        game.next = Some(id.clone());
        let before = self.games.get_mut(shared).ok_or(TogetherRefusal::NoGame)?;
        before.change(game, &self.storage, shared, now)?;
        self.games.insert(id, kept);
        Ok(())
    }

    /// Ends a game of a tournament by the decision of its director.
    pub(super) fn decide_game(
        &mut self,
        shared: &str,
        winner: Option<Player>,
        now: Moment,
    ) -> Result<(), TogetherRefusal> {
        let kept = self.games.get_mut(shared).ok_or(SharedRefusal::NotThere)?;
        let mut game = kept.game.clone();
        game.decide(winner)?;
        kept.change(game, &self.storage, shared, now)?;
        self.after_act(shared, now);
        Ok(())
    }

    /// The result of a game of a tournament goes into its table.
    fn after_act(&mut self, shared: &str, now: Moment) {
        let Some(kept) = self.games.get(shared) else { return };
        if let (Some(result), Some(tournament)) = (kept.game.result(), kept.game.tournament.clone()) {
            self.record(&tournament, shared, result, now);
        }
    }

    /// Tells the followers what has changed.
    pub(super) fn publish(&mut self, now: Moment) {
        for (id, kept) in &mut self.games {
            if !std::mem::take(&mut kept.is_new) {
                continue;
            }
            let kept = &*kept;
            for follower in kept.followers.values() {
                let reply = SharedGameReply::of(id, kept, follower.side, now);
                follower.sender.send_progress(LiveContent::Shared(Box::new(reply)));
            }
        }
        self.publish_tournaments();
    }
}

/// A name that may be missing.
fn optional_name(text: &str) -> Result<String, SharedRefusal> {
    match read_name(text) {
        Err(SharedRefusal::NameMissing) => Ok(String::new()),
        name => name,
    }
}
