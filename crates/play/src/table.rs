//! A game with those who play it.

use std::time::Duration;

use plyground_core::{Limits, Message, Player, message};
use plyground_registry::{Dice, Session, open};

use crate::saved::PERSON;
use crate::{Clock, Control, Ending, Mind, Plan, Saved, Think, Thought};

/// What is agreed on before the first move.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game, as a name that can be opened.
    pub game: String,
    /// The position from which it is played; `None` for the opening one.
    pub position: Option<String>,
    /// Moves that were made already.
    pub moves: Vec<String>,
    /// Who moves first; `None` as the game has it.
    pub starter: Option<Player>,
    /// Who plays X and O: `person`, or a program such as `level=3`.
    pub seats: [String; 2],
    /// Where chance begins.
    pub seed: u64,
    /// How the programs think.
    pub think: Think,
    /// The clock.
    pub clock: Option<Control>,
}

impl Setup {
    /// Two people at a game.
    pub fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            position: None,
            moves: Vec::new(),
            starter: None,
            seats: [PERSON, PERSON].map(str::to_owned),
            seed: 0,
            think: Think::default(),
            clock: None,
        }
    }

    /// The same game from a position on, without a clock: a person has the move there, and plays against the program that
    /// was at the table, whichever side it had, or one of middling strength where two people were.
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

/// Who plays a side.
#[derive(Clone, Debug)]
pub enum Seat {
    /// Somebody who decides for themselves.
    Person,
    /// A program.
    Program(Mind),
}

impl Seat {
    /// Reads `person` or a program.
    pub fn parse(text: &str, plan: &Plan) -> Result<Self, Message> {
        Ok(if text.trim() == PERSON { Self::Person } else { Self::Program(Mind::parse(text, plan)?) })
    }

    /// How it is written.
    pub fn text(&self) -> &str {
        match self {
            Self::Person => PERSON,
            Self::Program(mind) => mind.text(),
        }
    }
}

/// A game in progress, with those who play it.
///
/// It never waits: a program's move is a [`Question`] that is answered elsewhere, and time is what others say it is.
pub struct Table {
    plan: Plan,
    think: Think,
    seats: [Seat; 2],
    dice: Dice,
    /// The position from which the game is played, unless it is the opening one.
    position: Option<String>,
    starter: Player,
    /// Moves that were taken back, the next one last.
    undone: Vec<String>,
    resigned: Option<Player>,
    clock: Option<Clock>,
}

impl Table {
    /// Sets up a game; everything that could go wrong at a later move goes wrong here.
    pub fn new(setup: &Setup) -> Result<Self, Message> {
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
        let plan = Plan::new(session, &setup.think)?;
        let [first, second] = &setup.seats;
        let seats = [Seat::parse(first, &plan)?, Seat::parse(second, &plan)?];
        let mut table = Self::seated(plan, setup.think.clone(), seats, setup.seed);
        table.clock = setup.clock.map(Clock::new);
        Ok(table)
    }

    /// A game that was set up elsewhere. `think` is what its plan was made from.
    pub fn seated(plan: Plan, think: Think, seats: [Seat; 2], seed: u64) -> Self {
        let mut start = plan.session.copy();
        while start.undo() {}
        let opening = open(&start.game()).ok().map(|game| game.position());
        Self {
            starter: start.to_move(),
            position: Some(start.position()).filter(|position| Some(position) != opening.as_ref()),
            plan,
            think,
            seats,
            dice: Dice::new(seed),
            undone: Vec::new(),
            resigned: None,
            clock: None,
        }
    }

    /// A game as it was left; `weights` is the text of the file that it names, if it names one.
    pub fn resume(saved: &Saved, weights: Option<String>) -> Result<Self, Message> {
        let think = Think {
            preset: saved.preset.clone(),
            evaluator: saved.evaluator.clone(),
            weights,
            convention: saved.convention.clone(),
            mutations: saved.mutations.clone(),
            as_printed: saved.as_printed,
        };
        let mut table = Self::new(&Setup {
            game: saved.game.clone(),
            position: saved.position.clone(),
            moves: saved.moves.clone(),
            starter: Some(Saved::side(saved.starter)),
            seats: saved.seats.clone(),
            seed: saved.dice,
            think,
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

    /// What was asked of the programs.
    pub fn think(&self) -> &Think {
        &self.think
    }

    /// Who plays a side.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    /// Whether a person plays a side.
    pub fn is_person(&self, player: Player) -> bool {
        matches!(self.seat(player), Seat::Person)
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

    /// The side that gave up.
    pub(crate) fn resigned(&self) -> Option<Player> {
        self.resigned
    }

    /// Where chance goes on.
    pub(crate) fn dice(&self) -> u64 {
        self.dice.state()
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        let on_the_board = self.session().outcome().map(Ending::Board);
        let fallen = self.clock.as_ref().and_then(Clock::fallen);
        on_the_board.or(self.resigned.map(Ending::Resigned)).or(fallen.map(Ending::OutOfTime))
    }

    /// Plays a move for the side whose turn it is, and returns it as the game writes it.
    pub fn play(&mut self, text: &str) -> Result<String, Message> {
        self.refuse_after_end()?;
        let mover = self.session().to_move();
        let written = self.plan.session.play(text)?;
        // Whoever plays what was taken back may go on with the rest of it.
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

    /// Takes moves back to the last time that a person was to move, or one where nobody is a person. Says how many; a
    /// resignation is taken back first, alone.
    pub fn take_back(&mut self) -> Result<usize, Message> {
        if let Some(Ending::OutOfTime(_)) = self.ending() {
            return Err(message!("play-time-is-over", "the time is over, and no move brings it back"));
        }
        if self.resigned.take().is_some() {
            return Ok(0);
        }
        let nobody = !Player::BOTH.into_iter().any(|player| self.is_person(player));
        let mut taken = Vec::new();
        while let Some(last) = self.session().history().last().cloned() {
            self.plan.session.undo();
            taken.push(last);
            if nobody || self.is_person(self.session().to_move()) {
                let count = taken.len();
                self.undone.append(&mut taken);
                return Ok(count);
            }
        }
        // The program's opening moves are not a person's to take back.
        for text in taken.iter().rev() {
            self.plan.session.play(text)?;
        }
        Err(message!("play-nothing-to-take-back", "There is nothing to take back."))
    }

    /// Plays again what was taken back, up to the next time that a person is to move. Says how many moves; after the end
    /// there is none to be made.
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

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        self.ending().is_none() && !self.undone.is_empty()
    }

    /// A side gives up.
    pub fn resign(&mut self, player: Player) {
        if self.ending().is_none() {
            self.resigned = Some(player);
        }
    }

    /// Takes time from the side whose turn it is; nothing happens without a clock or after the end.
    pub fn spend(&mut self, time: Duration) {
        if self.ending().is_none() {
            let mover = self.session().to_move();
            if let Some(clock) = &mut self.clock {
                clock.spend(mover, time);
            }
        }
    }

    /// What is asked of the program whose turn it is; `None` where it is a person's, or nobody's.
    pub fn question(&self) -> Option<Question> {
        let Seat::Program(mind) = self.seat(self.session().to_move()) else { return None };
        self.ending().is_none().then(|| Question {
            plan: self.plan.copy(),
            mind: mind.clone(),
            dice: self.dice.clone(),
        })
    }

    /// Plays the answer to a question; refused where the game has gone on since.
    pub fn accept(&mut self, reply: &Reply) -> Result<String, Message> {
        if reply.moves != self.session().history() {
            return Err(message!("play-too-late", "the game has gone on since this was asked"));
        }
        let written = self.play(&reply.thought.movement)?;
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

/// What a program is asked: its move in a position. It can be taken to another thread.
pub struct Question {
    plan: Plan,
    mind: Mind,
    dice: Dice,
}

/// What a program answers.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its move.
    pub thought: Thought,
    /// The moves before it.
    moves: Vec<String>,
    dice: Dice,
}

impl Question {
    /// The most time that the program wants for its move.
    pub fn time(&self) -> Option<Duration> {
        self.mind.time()
    }

    /// Thinks. A search that is stopped answers with the best that it has.
    pub fn answer(&self, limits: Limits<'_>) -> Result<Reply, Message> {
        let mut dice = self.dice.clone();
        let thought = self.mind.think(&self.plan, limits, &mut dice)?;
        Ok(Reply { thought, moves: self.plan.session.history().to_vec(), dice })
    }
}
