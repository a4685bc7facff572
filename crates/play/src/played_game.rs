//! A game with its players.

use std::time::Duration;

use plyground_core::{Limits, Message, Player, message};
use plyground_registry::{Dice, OwnEvaluator, Session, open};

use crate::saved::PERSON;
use crate::{ChosenMove, Clock, Control, Ending, Plan, ProgramPlayer, Saved, SearchSettings};

/// The setup of a game.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The game, by a name that the registry opens.
    pub game: String,
    /// The position from which it is played; `None` for the opening one.
    pub position: Option<String>,
    /// Moves already made.
    pub moves: Vec<String>,
    /// The side that moves first; `None` for the game's default.
    pub starter: Option<Player>,
    /// Who plays X and O: `person`, or a program such as `level=3`.
    pub seats: [String; 2],
    /// The seed of the random numbers.
    pub seed: u64,
    /// The settings of the programs.
    pub settings: SearchSettings,
    /// The clock.
    pub clock: Option<Control>,
}

impl GameSetup {
    /// A game between two people.
    pub fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            position: None,
            moves: Vec::new(),
            starter: None,
            seats: [PERSON, PERSON].map(str::to_owned),
            seed: 0,
            settings: SearchSettings::default(),
            clock: None,
        }
    }

    /// The same game continued from a position, without a clock: a person plays the side to move, against the program
    /// that played either side before, or against one of medium strength if both sides were people.
    pub fn from_here(self, session: &dyn Session) -> Self {
        let mover = session.to_move();
        let seats = [mover.other(), mover].map(|side| &self.seats[side.index()]);
        let program = seats.into_iter().find(|seat| *seat != PERSON).cloned();
        let mut setup = Self { moves: session.history().to_vec(), clock: None, ..self };
        setup.seats[mover.other().index()] = program.unwrap_or_else(|| "level=5".to_owned());
        PERSON.clone_into(&mut setup.seats[mover.index()]);
        setup
    }
}

/// The player of a side.
#[derive(Clone, Debug)]
pub enum SidePlayer {
    /// A person.
    Person,
    /// A program.
    Program(ProgramPlayer),
}

impl SidePlayer {
    /// Reads `person` or a program.
    pub fn parse(text: &str, plan: &Plan) -> Result<Self, Message> {
        Ok(if text.trim() == PERSON {
            Self::Person
        } else {
            Self::Program(ProgramPlayer::parse(text, plan)?)
        })
    }

    /// Its text, which can be read again.
    pub fn text(&self) -> &str {
        match self {
            Self::Person => PERSON,
            Self::Program(program) => program.text(),
        }
    }
}

/// A game in progress, with its players.
///
/// It never waits: a program's move is a [`MoveQuestion`] that is answered elsewhere, and callers report the time that
/// passes.
pub struct PlayedGame {
    plan: Plan,
    settings: SearchSettings,
    seats: [SidePlayer; 2],
    dice: Dice,
    /// The position from which the game is played, unless it is the opening one.
    position: Option<String>,
    starter: Player,
    /// Moves taken back, the next one last.
    undone: Vec<String>,
    resigned: Option<Player>,
    clock: Option<Clock>,
}

impl PlayedGame {
    /// Sets up a game; every name is resolved here, so that no later move fails because of one.
    pub fn new(setup: &GameSetup) -> Result<Self, Message> {
        let mut session = open(&setup.game)?;
        if let Some(position) = &setup.position {
            session.set_position(position, setup.starter, false)?;
        } else if let Some(starter) = setup.starter {
            session.set_starter(starter)?;
        }
        for (number, text) in (1_usize..).zip(&setup.moves) {
            session.play(text).map_err(|why| {
                message!("move-number-wrong", "move {number}: {why}", number = number, why = why)
            })?;
        }
        let plan = Plan::new(session, &setup.settings)?;
        let [first, second] = &setup.seats;
        let seats = [SidePlayer::parse(first, &plan)?, SidePlayer::parse(second, &plan)?];
        let mut table = Self::seated(plan, setup.settings.clone(), seats, setup.seed);
        table.clock = setup.clock.map(Clock::new);
        Ok(table)
    }

    /// A game whose plan was made by the caller, from `settings`.
    pub fn seated(plan: Plan, settings: SearchSettings, seats: [SidePlayer; 2], seed: u64) -> Self {
        let mut start = plan.session.copy();
        while start.undo() {}
        let opening = open(&start.game()).ok().map(|game| game.position());
        Self {
            starter: start.to_move(),
            position: Some(start.position()).filter(|position| Some(position) != opening.as_ref()),
            plan,
            settings,
            seats,
            dice: Dice::new(seed),
            undone: Vec::new(),
            resigned: None,
            clock: None,
        }
    }

    /// A saved game; `weights` is the text of the weights file that it names, if it names one, and `program` the program that it
    /// names as evaluator.
    pub fn resume(
        saved: &Saved,
        weights: Option<String>,
        program: Option<OwnEvaluator>,
    ) -> Result<Self, Message> {
        let settings = SearchSettings {
            preset: saved.preset.clone(),
            evaluator: saved.evaluator.clone(),
            own: program.or_else(|| saved.formula.clone().map(OwnEvaluator::Formula)),
            weights,
            convention: saved.convention.clone(),
            mutations: saved.mutations.clone(),
            as_printed: saved.as_printed,
        };
        let mut table = Self::new(&GameSetup {
            game: saved.game.clone(),
            position: saved.position.clone(),
            moves: saved.moves.clone(),
            starter: Some(Saved::side(saved.starter)),
            seats: saved.seats.clone(),
            seed: saved.dice,
            settings,
            clock: None,
        })?;
        table.clock = saved.clock()?;
        table.resigned = saved.resigned.map(Saved::side);
        Ok(table)
    }

    /// The game.
    pub fn session(&self) -> &dyn Session {
        &*self.plan.session
    }

    /// The game, and how programs search it.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The settings of the programs.
    pub fn settings(&self) -> &SearchSettings {
        &self.settings
    }

    /// The player of a side.
    pub fn seat(&self, player: Player) -> &SidePlayer {
        &self.seats[player.index()]
    }

    /// Whether a person plays a side.
    pub fn is_person(&self, player: Player) -> bool {
        matches!(self.seat(player), SidePlayer::Person)
    }

    /// The clock, where there is one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The position from which the game is played; `None` for the opening one.
    pub(crate) fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The side that moves first.
    pub fn starter(&self) -> Player {
        self.starter
    }

    /// The side that resigned.
    pub(crate) fn resigned(&self) -> Option<Player> {
        self.resigned
    }

    /// The state of the random numbers.
    pub(crate) fn dice(&self) -> u64 {
        self.dice.state()
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let on_the_board = self.session().outcome().map(Ending::Board);
        let fallen = self.clock.as_ref().and_then(Clock::fallen);
        on_the_board.or(self.resigned.map(Ending::Resigned)).or(fallen.map(Ending::OutOfTime))
    }

    /// Plays a move for the side to move, and returns it in the game's own notation.
    pub fn play(&mut self, text: &str) -> Result<String, Message> {
        self.refuse_after_end()?;
        let mover = self.session().to_move();
        let written = self.plan.session.play(text)?;
        // Replaying the next move that was taken back keeps the rest available for redo.
        if self.undone.last() == Some(&written) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        if let Some(clock) = &mut self.clock {
            clock.reward(mover);
        }
        Ok(written)
    }

    /// Takes moves back until a person is to move, or one move if both sides are programs. Returns their number; a
    /// resignation is taken back first, by itself.
    pub fn take_back(&mut self) -> Result<usize, Message> {
        if let Some(Ending::OutOfTime(_)) = self.ending() {
            return Err(message!("play-time-is-over", "the time is over, and no move brings it back"));
        }
        if self.resigned.take().is_some() {
            return Ok(0);
        }
        let no_person = !Player::BOTH.into_iter().any(|player| self.is_person(player));
        let mut taken = Vec::new();
        while let Some(last) = self.session().history().last().cloned() {
            self.plan.session.undo();
            taken.push(last);
            if no_person || self.is_person(self.session().to_move()) {
                let count = taken.len();
                self.undone.append(&mut taken);
                return Ok(count);
            }
        }
        // A program's opening moves, before a person's first, cannot be taken back.
        for text in taken.iter().rev() {
            self.plan.session.play(text)?;
        }
        Err(message!("play-nothing-to-take-back", "There is nothing to take back."))
    }

    /// Plays the moves that were taken back again, until a person is to move. Returns their number; refused after the
    /// end of the game.
    pub fn redo(&mut self) -> Result<usize, Message> {
        self.refuse_after_end()?;
        let mut count = 0;
        while let Some(text) = self.undone.pop() {
            self.plan.session.play(&text)?;
            count += 1;
            if self.is_person(self.session().to_move()) {
                break;
            }
        }
        if count == 0 {
            return Err(message!("play-nothing-to-redo", "There is nothing to play again."));
        }
        Ok(count)
    }

    /// Whether there are moves to play again.
    pub fn can_redo(&self) -> bool {
        self.ending().is_none() && !self.undone.is_empty()
    }

    /// Resigns for a side.
    pub fn resign(&mut self, player: Player) {
        if self.ending().is_none() {
            self.resigned = Some(player);
        }
    }

    /// Takes time from the side to move; does nothing without a clock or after the end.
    pub fn spend(&mut self, time: Duration) {
        if self.ending().is_none() {
            let mover = self.session().to_move();
            if let Some(clock) = &mut self.clock {
                clock.spend(mover, time);
            }
        }
    }

    /// The request for the move of the program whose turn it is; `None` on a person's turn and after the end.
    pub fn question(&self) -> Option<MoveQuestion> {
        let SidePlayer::Program(program) = self.seat(self.session().to_move()) else { return None };
        self.ending().is_none().then(|| MoveQuestion {
            plan: self.plan.clone(),
            program: program.clone(),
            dice: self.dice.clone(),
        })
    }

    /// Plays the answer to a question; refused if the game has changed since.
    pub fn accept(&mut self, reply: &MoveReply) -> Result<String, Message> {
        if reply.moves != self.session().history() {
            return Err(message!("play-too-late", "the game has gone on since this was asked"));
        }
        let written = self.play(&reply.chosen.movement)?;
        self.dice = reply.dice.clone();
        Ok(written)
    }

    fn refuse_after_end(&self) -> Result<(), Message> {
        match self.ending() {
            None => Ok(()),
            Some(_) => Err(message!("play-is-over", "the game is over: take a move back, or begin another")),
        }
    }
}

/// A request for a program's move in a position. It can be sent to another thread.
pub struct MoveQuestion {
    plan: Plan,
    program: ProgramPlayer,
    dice: Dice,
}

/// A program's answer.
#[derive(Clone, Debug)]
pub struct MoveReply {
    /// Its move.
    pub chosen: ChosenMove,
    /// The moves before it.
    moves: Vec<String>,
    dice: Dice,
}

impl MoveQuestion {
    /// The most time for the program's move.
    pub fn time(&self) -> Option<Duration> {
        self.program.time()
    }

    /// Chooses the move. A search that is stopped returns its best move so far.
    pub fn answer(&self, limits: Limits<'_>) -> Result<MoveReply, Message> {
        let mut dice = self.dice.clone();
        let chosen = self.program.choose(&self.plan, limits, &mut dice)?;
        Ok(MoveReply { chosen, moves: self.plan.session.history().to_vec(), dice })
    }
}
