//! A game at the table as the terminal keeps it: the programs think on threads, and every move is saved.

use std::time::Duration;

use plyground_i18n::say;
use plyground_play::{Reply, Saved, Setup, Table};
use plyground_registry::{Limits, Message, Player, Session};

use crate::context::Context;
use crate::task::Task;

/// A game, its file, and whoever is thinking about it.
pub struct Party {
    table: Table,
    file: File,
    thinking: Option<Thinking>,
    told: Option<Told>,
    /// When the clock was last looked at.
    looked: Duration,
    /// Why the game could not be kept.
    unsaved: Option<String>,
}

/// Where a game is kept.
enum File {
    /// Nowhere.
    None,
    /// In a new file, once there is a move.
    New,
    /// In the file of this name.
    Named(String),
}

struct Thinking {
    task: Task<Result<Reply, Message>>,
    since: Duration,
}

/// What a program said about its last move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whose move it was.
    pub by: Player,
    /// What it thought.
    pub thought: plyground_play::Thought,
    /// How long.
    pub time: Duration,
}

impl Party {
    /// A new game. It is kept from the first move on.
    pub fn new(table: Table, cx: &Context) -> Self {
        Self::of(table, File::New, cx)
    }

    /// A game that was kept under this name.
    pub fn resumed(table: Table, name: &str, cx: &Context) -> Self {
        Self::of(table, File::Named(name.to_owned()), cx)
    }

    fn of(table: Table, file: File, cx: &Context) -> Self {
        Self { table, file, thinking: None, told: None, looked: cx.time(), unsaved: None }
    }

    /// The same game, but nobody keeps it.
    pub fn unkept(self) -> Self {
        Self { file: File::None, ..self }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game.
    pub fn session(&self) -> &dyn Session {
        self.table.session()
    }

    /// What a program said about its last move, as long as that stands.
    pub fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// Since when a program has been thinking.
    pub fn thinks_since(&self) -> Option<Duration> {
        self.thinking.as_ref().map(|thinking| thinking.since)
    }

    /// Whether a clock is running.
    pub fn is_timed(&self) -> bool {
        self.table.clock().is_some() && self.table.ending().is_none()
    }

    /// Why the game could not be kept, if it could not.
    pub fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// Lets the program think whose turn it is, unless it does already.
    pub fn ask(&mut self, cx: &Context) {
        if self.thinking.is_some() {
            return;
        }
        let Some(question) = self.table.question() else { return };
        // A program that has a clock may not use all of it for one move.
        let share = self.table.clock().map(|clock| clock.share(self.session().to_move()));
        let share = share.into_iter().chain(question.time()).min();
        let (clock, since) = (cx.clock(), cx.time());
        let task = Task::start(&cx.bell, move |desk| {
            let is_over = || share.is_some_and(|share| clock().saturating_sub(since) >= share);
            let limits =
                Limits { cancel: Some(desk.cancel()), deadline: Some(&is_over), ..Limits::default() };
            desk.tell(question.answer(limits));
        });
        self.thinking = Some(Thinking { task, since });
    }

    /// Asks the program that thinks to play what it has.
    pub fn hurry(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.task.stop();
        }
    }

    /// Forgets whoever was thinking.
    pub fn interrupt(&mut self) {
        self.thinking = None;
    }

    /// Plays what a program has answered, if one has. Says whether a move was made.
    pub fn work(&mut self, cx: &Context) -> Result<bool, Message> {
        let Some(thinking) = &self.thinking else { return Ok(false) };
        let Some(answer) = thinking.task.news().pop() else { return Ok(false) };
        let time = cx.time().saturating_sub(thinking.since);
        self.thinking = None;
        self.spend(cx);
        if self.table.ending().is_some() {
            return Ok(true);
        }
        let reply = answer?;
        let by = self.session().to_move();
        if let Err(why) = self.table.accept(&reply) {
            // It answered for a position that is gone; whoever is to move now has not been asked.
            self.ask(cx);
            return Err(why);
        }
        self.told = Some(Told { by, thought: reply.thought, time });
        self.keep(cx);
        Ok(true)
    }

    /// Plays a move of a person.
    pub fn play(&mut self, text: &str, cx: &Context) -> Result<String, Message> {
        self.spend(cx);
        let written = self.table.play(text)?;
        self.told = None;
        self.keep(cx);
        Ok(written)
    }

    /// Takes moves back to the last time that a person was to move.
    pub fn take_back(&mut self, cx: &Context) -> Result<usize, Message> {
        self.interrupt();
        let taken = self.table.take_back()?;
        self.told = None;
        self.keep(cx);
        Ok(taken)
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self, cx: &Context) -> Result<usize, Message> {
        let count = self.table.redo()?;
        // What is thought about the position before it would come too late.
        self.interrupt();
        self.told = None;
        self.keep(cx);
        Ok(count)
    }

    /// A side gives up.
    pub fn resign(&mut self, player: Player, cx: &Context) {
        self.interrupt();
        self.table.resign(player);
        self.keep(cx);
    }

    /// Lets the clock go on. Says whether it has ended the game.
    pub fn spend(&mut self, cx: &Context) -> bool {
        let now = cx.time();
        let was_over = self.table.ending().is_some();
        self.table.spend(now.saturating_sub(self.looked));
        self.looked = now;
        let is_over = !was_over && self.table.ending().is_some();
        if is_over {
            self.interrupt();
            self.keep(cx);
        }
        is_over
    }

    /// Puts the game away: whoever thought about a move for a while has not got that time back afterwards.
    pub fn leave(&mut self, cx: &Context) {
        self.spend(cx);
        if self.is_timed() {
            self.keep(cx);
        }
    }

    /// Writes the game down as it stands, from its first move on. A game that cannot be kept can still be played.
    pub fn keep(&mut self, cx: &Context) {
        let text = || Saved::new(&self.table, None).to_text();
        let kept = match &self.file {
            File::None => return,
            File::New if self.session().history().is_empty() => return,
            File::New => {
                let name = cx.store.keep_new_game(self.session().family(), cx.now(), &text());
                name.map(|name| self.file = File::Named(name))
            }
            File::Named(name) => cx.store.keep_game(name, &text()),
        };
        self.unsaved = kept.err().map(|error| say!(cx.texts, "tui-not-saved", why = error.to_string()));
    }

    /// How to begin the same game again.
    pub fn setup(&self) -> Setup {
        let table = &self.table;
        let saved = Saved::new(table, None);
        Setup {
            position: saved.position,
            starter: Some(table.starter()),
            seats: saved.seats,
            seed: saved.dice,
            think: table.think().clone(),
            clock: table.clock().map(plyground_play::Clock::control),
            ..Setup::new(&saved.game)
        }
    }
}
