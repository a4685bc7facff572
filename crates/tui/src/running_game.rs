//! A game at the table in the terminal: programs search on threads of their own, and every move is saved.

use std::time::Duration;

use plyground_i18n::say;
use plyground_play::{GameSetup, MoveReply, PlayedGame, Saved};
use plyground_registry::{Limits, Message, Player, Session};

use crate::context::Context;
use crate::job::BackgroundJob;

/// A game, its file, and the search that is running for it.
pub struct RunningGame {
    table: PlayedGame,
    file: GameFile,
    thinking: Option<Thinking>,
    evaluation: Option<MoveEvaluation>,
    /// When the clock was last updated.
    looked: Duration,
    /// Why the game could not be saved.
    unsaved: Option<String>,
}

/// The file of a game.
enum GameFile {
    /// None: the game is not saved.
    None,
    /// A new file, created at the first move.
    New,
    /// The file of this name.
    Named(String),
}

struct Thinking {
    job: BackgroundJob<Result<MoveReply, Message>>,
    since: Duration,
}

/// The evaluation of a program's last move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveEvaluation {
    /// The side that moved.
    pub by: Player,
    /// The result of its search.
    pub thought: plyground_play::ChosenMove,
    /// The time it took.
    pub time: Duration,
}

impl RunningGame {
    /// A new game. It is saved from the first move on.
    pub fn new(table: PlayedGame, cx: &Context) -> Self {
        Self::of(table, GameFile::New, cx)
    }

    /// A saved game, by its name.
    pub fn resumed(table: PlayedGame, name: &str, cx: &Context) -> Self {
        Self::of(table, GameFile::Named(name.to_owned()), cx)
    }

    fn of(table: PlayedGame, file: GameFile, cx: &Context) -> Self {
        Self { table, file, thinking: None, evaluation: None, looked: cx.time(), unsaved: None }
    }

    /// The same game, without being saved.
    pub fn without_file(self) -> Self {
        Self { file: GameFile::None, ..self }
    }

    /// The table.
    pub fn table(&self) -> &PlayedGame {
        &self.table
    }

    /// The game.
    pub fn session(&self) -> &dyn Session {
        self.table.session()
    }

    /// The evaluation of the program's last move, until the position changes.
    pub fn evaluation(&self) -> Option<&MoveEvaluation> {
        self.evaluation.as_ref()
    }

    /// When the running search began.
    pub fn thinks_since(&self) -> Option<Duration> {
        self.thinking.as_ref().map(|thinking| thinking.since)
    }

    /// Whether a clock is running.
    pub fn is_timed(&self) -> bool {
        self.table.clock().is_some() && self.table.ending().is_none()
    }

    /// Why the game could not be saved.
    pub fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// Starts the search of the program whose turn it is, unless one is running.
    pub fn ask(&mut self, cx: &Context) {
        if self.thinking.is_some() {
            return;
        }
        let Some(question) = self.table.question() else { return };
        // On a clock, a program may use only a share of its time for one move.
        let share = self.table.clock().map(|clock| clock.share(self.session().to_move()));
        let share = share.into_iter().chain(question.time()).min();
        let (clock, since) = (cx.clock(), cx.time());
        let job = BackgroundJob::start(&cx.waker, move |job| {
            let is_over = || share.is_some_and(|share| clock().saturating_sub(since) >= share);
            let limits = Limits { cancel: Some(job.cancel()), deadline: Some(&is_over), ..Limits::default() };
            job.tell(question.answer(limits));
        });
        self.thinking = Some(Thinking { job, since });
    }

    /// Stops the running search, so that the program plays its best move so far.
    pub fn stop_search(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.job.stop();
        }
    }

    /// Discards the running search.
    pub fn interrupt(&mut self) {
        self.thinking = None;
    }

    /// Plays the program's answer, if there is one. Returns whether the game changed.
    pub fn work(&mut self, cx: &Context) -> Result<bool, Message> {
        let Some(thinking) = &self.thinking else { return Ok(false) };
        let Some(answer) = thinking.job.results().pop() else { return Ok(false) };
        let time = cx.time().saturating_sub(thinking.since);
        self.thinking = None;
        self.update_clock(cx);
        if self.table.ending().is_some() {
            return Ok(true);
        }
        let reply = answer?;
        let by = self.session().to_move();
        if let Err(why) = self.table.accept(&reply) {
            // The answer was for an earlier position; the program now to move, if it is one, has no search running.
            self.ask(cx);
            return Err(why);
        }
        self.evaluation = Some(MoveEvaluation { by, thought: reply.chosen, time });
        self.save(cx);
        Ok(true)
    }

    /// Plays a person's move.
    pub fn play(&mut self, text: &str, cx: &Context) -> Result<String, Message> {
        self.update_clock(cx);
        let written = self.table.play(text)?;
        self.evaluation = None;
        self.save(cx);
        Ok(written)
    }

    /// Takes moves back until a person is to move.
    pub fn take_back(&mut self, cx: &Context) -> Result<usize, Message> {
        self.interrupt();
        let taken = self.table.take_back()?;
        self.evaluation = None;
        self.save(cx);
        Ok(taken)
    }

    /// Plays the moves that were taken back again.
    pub fn redo(&mut self, cx: &Context) -> Result<usize, Message> {
        let count = self.table.redo()?;
        // A running search is for the position before.
        self.interrupt();
        self.evaluation = None;
        self.save(cx);
        Ok(count)
    }

    /// Resigns for a side.
    pub fn resign(&mut self, player: Player, cx: &Context) {
        self.interrupt();
        self.table.resign(player);
        self.save(cx);
    }

    /// Updates the clock. Returns whether that ended the game.
    pub fn update_clock(&mut self, cx: &Context) -> bool {
        let now = cx.time();
        let was_over = self.table.ending().is_some();
        self.table.spend(now.saturating_sub(self.looked));
        self.looked = now;
        let is_over = !was_over && self.table.ending().is_some();
        if is_over {
            self.interrupt();
            self.save(cx);
        }
        is_over
    }

    /// Leaves the game: with a clock it is saved, so that the time used for the current move stays used.
    pub fn leave(&mut self, cx: &Context) {
        self.update_clock(cx);
        if self.is_timed() {
            self.save(cx);
        }
    }

    /// Saves the game, once it has a move. A game that cannot be saved can still be played.
    pub fn save(&mut self, cx: &Context) {
        let text = || Saved::new(&self.table, None).to_text();
        let kept = match &self.file {
            GameFile::None => return,
            GameFile::New if self.session().history().is_empty() => return,
            GameFile::New => {
                let name = cx.store.keep_new_game(self.session().family(), cx.now(), &text());
                name.map(|name| self.file = GameFile::Named(name))
            }
            GameFile::Named(name) => cx.store.keep_game(name, &text()),
        };
        self.unsaved = kept.err().map(|error| say!(cx.texts, "tui-not-saved", why = error.to_string()));
    }

    /// The setup with which the same game can be started again.
    pub fn setup(&self) -> GameSetup {
        let table = &self.table;
        let saved = Saved::new(table, None);
        GameSetup {
            position: saved.position,
            starter: Some(table.starter()),
            seats: saved.seats,
            seed: saved.dice,
            settings: table.settings().clone(),
            clock: table.clock().map(plyground_play::Clock::control),
            ..GameSetup::new(&saved.game)
        }
    }
}
