//! A game of two people on one server.

use std::time::Duration;

use plyground_core::{Message, Outcome, Player};
use plyground_registry::{Session, open};

use super::{
    ActEffect, GameStep, Offer, OpenOffer, ResultKind, SharedAct, SharedRefusal, SharedResult, SharedSeat,
    SharedSetup,
};
use crate::Clock;

/// The most moves and take-backs of a game.
const MOST_STEPS: usize = 1_000;
/// The most moves at a time: the number of cells of the largest board.
const MOST_MOVES: usize = 400;

/// A game of two people on one server.
///
/// All times are measured from any one moment, by a clock that never goes back.
#[derive(Clone)]
pub struct SharedGame {
    pub(super) setup: SharedSetup,
    pub(super) session: Box<dyn Session>,
    pub(super) seats: [Option<SharedSeat>; 2],
    pub(super) steps: Vec<GameStep>,
    pub(super) clock: Option<Clock>,
    /// When the time of the side to move began to run.
    since: Option<Duration>,
    pub(super) offer: Option<OpenOffer>,
    /// The last declined offer, and the number of steps then.
    declined: Option<(OpenOffer, usize)>,
    pub(super) result: Option<SharedResult>,
    /// The game that followed this one.
    pub next: Option<String>,
    /// The tournament that it belongs to.
    pub tournament: Option<String>,
}

impl std::fmt::Debug for SharedGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedGame")
            .field("setup", &self.setup)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}

impl SharedGame {
    /// A game without players.
    pub fn new(setup: SharedSetup) -> Result<Self, Message> {
        let session = setup.open()?;
        Ok(Self {
            clock: setup.clock.map(Clock::new),
            setup,
            session,
            seats: [None, None],
            steps: Vec::new(),
            since: None,
            offer: None,
            declined: None,
            result: None,
            next: None,
            tournament: None,
        })
    }

    /// The setup.
    pub fn setup(&self) -> &SharedSetup {
        &self.setup
    }

    /// The position.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The number of moves and take-backs so far; a move carries the number that it saw.
    pub fn number(&self) -> usize {
        self.steps.len()
    }

    /// The player of a side.
    pub fn seat(&self, side: Player) -> Option<&SharedSeat> {
        self.seats[side.index()].as_ref()
    }

    /// The open offer.
    pub fn offer(&self) -> Option<OpenOffer> {
        self.offer
    }

    /// The result; `None` while the game goes on.
    pub fn result(&self) -> Option<SharedResult> {
        self.result
    }

    /// Whether both sides have a player.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// The side of the player with this key.
    pub fn side_of(&self, key: &str) -> Option<Player> {
        Player::BOTH.into_iter().find(|&side| self.seat(side).is_some_and(|seat| is_same(&seat.key, key)))
    }

    /// Seats a player on this side or, without a wish, on the free one. The player who has the key already keeps the seat.
    pub fn join(
        &mut self,
        wish: Option<Player>,
        seat: SharedSeat,
        now: Duration,
    ) -> Result<Player, SharedRefusal> {
        if let Some(side) = self.side_of(&seat.key) {
            return Ok(side);
        }
        let is_free = |side: &Player| self.seat(*side).is_none();
        let side = wish.filter(is_free).or_else(|| Player::BOTH.into_iter().find(is_free));
        let side = side.ok_or(SharedRefusal::SeatsTaken)?;
        self.seats[side.index()] = Some(seat);
        self.run_clock(now);
        Ok(side)
    }

    /// Does what a player wants, who has seen the game with this number.
    pub fn act(
        &mut self,
        side: Player,
        act: &SharedAct,
        number: usize,
        now: Duration,
    ) -> Result<ActEffect, SharedRefusal> {
        self.tick(now);
        match act {
            SharedAct::Move(text) => self.play(side, text, number, now),
            SharedAct::Ask(offer) => self.ask(side, *offer, number),
            SharedAct::Accept => self.accept(side, number, now),
            SharedAct::Decline => Ok(self.decline(side)),
            SharedAct::Resign => self.resign(side),
        }
    }

    fn play(
        &mut self,
        side: Player,
        text: &str,
        number: usize,
        now: Duration,
    ) -> Result<ActEffect, SharedRefusal> {
        if number != self.number() {
            return if self.was_played(side, text, number) {
                Ok(ActEffect::Known)
            } else {
                Err(SharedRefusal::Stale)
            };
        }
        if self.result.is_some() {
            return Err(SharedRefusal::Over);
        }
        if !self.is_full() {
            return Err(SharedRefusal::NotBegun);
        }
        if self.session.to_move() != side {
            return Err(SharedRefusal::NotYourTurn);
        }
        if self.number() >= MOST_STEPS || self.session.history().len() >= MOST_MOVES {
            return Err(SharedRefusal::TooLong);
        }
        let written = self.session.play(text).map_err(SharedRefusal::Illegal)?;
        self.steps.push(GameStep::Move(written));
        self.spend(side, now);
        if let Some(clock) = &mut self.clock {
            clock.reward(side);
        }
        // An offer of a draw stands until the other side moves; a move taken back would be another one now.
        if self.offer.is_some_and(|open| open.by != side || open.offer == Offer::TakeBack) {
            self.offer = None;
        }
        if let Some(outcome) = self.session.outcome() {
            let winner = match outcome {
                Outcome::Win(winner) => Some(winner),
                Outcome::Draw => None,
            };
            self.end(SharedResult { winner, kind: ResultKind::Board });
        }
        self.run_clock(now);
        Ok(ActEffect::Changed)
    }

    /// Whether the step after `number` others was this move of this side.
    fn was_played(&self, side: Player, text: &str, number: usize) -> bool {
        let Some(GameStep::Move(written)) = self.steps.get(number) else { return false };
        let Ok(mut before) = self.setup.open() else { return false };
        let replayed = self.steps[..number].iter().all(|step| take(&mut *before, step).is_ok());
        replayed && before.to_move() == side && before.play(text).as_ref() == Ok(written)
    }

    fn ask(&mut self, side: Player, offer: Offer, number: usize) -> Result<ActEffect, SharedRefusal> {
        let mine = OpenOffer { offer, by: side };
        if self.offer == Some(mine) || (offer == Offer::Rematch && self.next.is_some()) {
            return Ok(ActEffect::Known);
        }
        if number != self.number() {
            return Err(SharedRefusal::Stale);
        }
        if !self.is_full() {
            return Err(SharedRefusal::NotBegun);
        }
        if self.setup.is_paired && offer != Offer::Draw {
            return Err(SharedRefusal::NotInTournament);
        }
        match (offer, self.result) {
            (Offer::Rematch, None) => return Err(SharedRefusal::NotOver),
            (Offer::TakeBack | Offer::Draw, Some(_)) => return Err(SharedRefusal::Over),
            _ => {}
        }
        // Two who offer each other the same agree.
        if self.offer == Some(OpenOffer { offer, by: side.other() }) && offer != Offer::TakeBack {
            return Ok(self.agree(offer));
        }
        if self.declined == Some((mine, number)) {
            return Err(SharedRefusal::Declined);
        }
        if offer == Offer::TakeBack {
            self.moves_to_take_back(side).ok_or(SharedRefusal::NothingToTakeBack)?;
        }
        self.offer = Some(mine);
        Ok(ActEffect::Changed)
    }

    fn accept(&mut self, side: Player, number: usize, now: Duration) -> Result<ActEffect, SharedRefusal> {
        let open = self.offer.filter(|open| open.by == side.other());
        let Some(open) = open else {
            let was_taken_back = matches!(self.steps.get(number), Some(GameStep::Back(_)));
            let was_drawn = self.result.is_some_and(|result| result.kind == ResultKind::Agreed);
            return if was_taken_back || was_drawn || self.next.is_some() {
                Ok(ActEffect::Known)
            } else {
                Err(SharedRefusal::NothingOffered)
            };
        };
        if number != self.number() {
            return Err(SharedRefusal::Stale);
        }
        if open.offer != Offer::TakeBack {
            return Ok(self.agree(open.offer));
        }
        if self.number() >= MOST_STEPS {
            return Err(SharedRefusal::TooLong);
        }
        let count = self.moves_to_take_back(open.by).ok_or(SharedRefusal::NothingToTakeBack)?;
        self.spend(self.session.to_move(), now);
        let step = GameStep::Back(count);
        // It was counted on a copy of the same position.
        take(&mut *self.session, &step).map_err(SharedRefusal::Illegal)?;
        self.steps.push(step);
        self.offer = None;
        self.run_clock(now);
        Ok(ActEffect::Changed)
    }

    fn agree(&mut self, offer: Offer) -> ActEffect {
        self.offer = None;
        if offer == Offer::Rematch {
            return ActEffect::Rematch;
        }
        self.end(SharedResult { winner: None, kind: ResultKind::Agreed });
        ActEffect::Changed
    }

    fn decline(&mut self, side: Player) -> ActEffect {
        let Some(open) = self.offer.take() else { return ActEffect::Known };
        if open.by != side {
            self.declined = Some((open, self.number()));
        }
        ActEffect::Changed
    }

    fn resign(&mut self, side: Player) -> Result<ActEffect, SharedRefusal> {
        let resigned = SharedResult { winner: Some(side.other()), kind: ResultKind::Resigned };
        match self.result {
            Some(result) if result == resigned => return Ok(ActEffect::Known),
            Some(_) => return Err(SharedRefusal::Over),
            None => {}
        }
        if !self.is_full() {
            return Err(SharedRefusal::NotBegun);
        }
        self.end(resigned);
        Ok(ActEffect::Changed)
    }

    /// Ends the game by the director's decision.
    pub fn decide(&mut self, winner: Option<Player>) -> Result<(), SharedRefusal> {
        if self.result.is_some() {
            return Err(SharedRefusal::Over);
        }
        self.end(SharedResult { winner, kind: ResultKind::Decided });
        Ok(())
    }

    /// The next game of the same players with the sides exchanged.
    pub fn rematch(&self) -> Result<Self, Message> {
        let mut next = Self::new(self.setup.clone())?;
        let [first, second] = self.seats.clone();
        next.seats = [second, first];
        Ok(next)
    }

    /// Ends the game if the side to move has run out of time; returns whether it did so now.
    pub fn tick(&mut self, now: Duration) -> bool {
        let Some(since) = self.since else { return false };
        let side = self.session.to_move();
        let is_up = self.clock.as_ref().is_some_and(|clock| now.saturating_sub(since) >= clock.left(side));
        if is_up {
            self.spend(side, now);
            self.end(SharedResult { winner: Some(side.other()), kind: ResultKind::Time });
        }
        is_up
    }

    /// When the side to move runs out of time; `None` while no clock runs.
    pub fn deadline(&self) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        Some(self.since? + clock.left(self.session.to_move()))
    }

    /// The time left to either side, and the side whose time runs.
    pub fn time_left(&self, now: Duration) -> Option<([Duration; 2], Option<Player>)> {
        let clock = self.clock.as_ref()?;
        let running = self.since.map(|_| self.session.to_move());
        let left = |side| {
            let spent = self
                .since
                .filter(|_| running == Some(side))
                .map_or(Duration::ZERO, |since| now.saturating_sub(since));
            clock.left(side).saturating_sub(spent)
        };
        Some((Player::BOTH.map(left), running))
    }

    /// Lets the clock run from now on if it should. Between two friends it runs from the first move on; time in which the
    /// server was away is not counted.
    pub fn run_clock(&mut self, now: Duration) {
        let begins = self.setup.is_paired || !self.session.history().is_empty();
        let runs = self.clock.is_some() && self.result.is_none() && self.is_full() && begins;
        self.since = runs.then_some(now);
    }

    fn spend(&mut self, side: Player, now: Duration) {
        if let (Some(clock), Some(since)) = (&mut self.clock, self.since) {
            clock.spend(side, now.saturating_sub(since));
        }
        self.since = None;
    }

    fn end(&mut self, result: SharedResult) {
        self.result = Some(result);
        self.offer = None;
        self.since = None;
    }

    /// How many moves go back so that a side can make its last move again; `None` if it has made none.
    fn moves_to_take_back(&self, side: Player) -> Option<usize> {
        let mut before = self.session.copy();
        let mut count = 0;
        while before.undo() {
            count += 1;
            if before.to_move() == side {
                return Some(count);
            }
        }
        None
    }
}

impl SharedSetup {
    /// The position at the beginning.
    fn open(&self) -> Result<Box<dyn Session>, Message> {
        let mut session = open(&self.game)?;
        match (&self.position, self.starter) {
            (Some(text), starter) => session.set_position(text, starter, false)?,
            (None, Some(starter)) => session.set_starter(starter)?,
            (None, None) => {}
        }
        Ok(session)
    }
}

/// Repeats a step.
pub(super) fn take(session: &mut dyn Session, step: &GameStep) -> Result<(), Message> {
    match step {
        GameStep::Move(text) => session.play(text).map(|_| ()),
        GameStep::Back(count) => {
            let all = (0..*count).all(|_| session.undo());
            if all { Ok(()) } else { Err(SharedRefusal::NothingToTakeBack.message()) }
        }
    }
}

/// Compares secrets in a time that does not depend on where they differ.
pub(crate) fn is_same(secret: &str, tried: &str) -> bool {
    let differs = |(a, b): (u8, u8)| a ^ b;
    secret.len() == tried.len()
        && secret.bytes().zip(tried.bytes()).map(differs).fold(0, |all, one| all | one) == 0
}
