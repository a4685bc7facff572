//! `plyground play`: a game in line mode, at a terminal or over a pipe. The menu plays its games here too.

mod begin;
mod by_rows;

use std::path::{Path, PathBuf};
use std::time::Instant;

use plyground_i18n::say;
use plyground_play::{MoveQuestion, PlayedGame, ProgramPlayer, SidePlayer, reasons};
use plyground_registry::{Dice, Labels, Limits, Message, Player};

use plyground_tui::forms::notice;
use plyground_tui::pane::cell_name;
use plyground_tui::panel::watch;

use self::begin::{refuse_to_overwrite, seed_of_now, side};
use crate::args::{PlayArgs, SideChoice};
use crate::ask::{ask, is_yes};
use crate::board_view::BoardView;
use crate::failure::Failure;
use crate::interrupt::{self, Guard};
use crate::keeper::Keeper;
use crate::language::texts;
use crate::opponent::{BEST_LEVEL, opponent};
use crate::output::{self, line, put};
use crate::setup::{asked, plan};
use crate::watch::players;
use crate::{files, menu, own_evaluators, save};

/// The most free cells that a prompt lists one by one.
const LISTED: usize = 9;

/// A game between people and the program.
struct Game {
    table: PlayedGame,
    keeper: Keeper,
    /// When the clock was last updated.
    looked: Instant,
    /// Whether the output goes to a screen reader: then the board is printed only on request, moves are announced, and
    /// resigning needs a confirmation.
    is_spoken: bool,
    view: BoardView,
}

/// The effect of a person's line.
enum Turn {
    Moved,
    Asked,
    Left,
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let mut game = match &args.resume {
        Some(path) => Game::resume(path, args.save.clone())?,
        None => Game::new(args)?,
    };
    game.view = BoardView::new(args.view, game.table.session(), game.table.plan().preset)?;
    game.save()?;
    game.play()
}

/// Plays a game from its current position until it is over or left.
pub(crate) fn play(table: PlayedGame, keeper: Keeper) -> Result<PlayedGame, Failure> {
    let mut game = Game { is_spoken: true, ..Game::of(table, keeper) };
    game.play()?;
    Ok(game.table)
}

impl Game {
    fn of(table: PlayedGame, keeper: Keeper) -> Self {
        Self { table, keeper, looked: Instant::now(), is_spoken: false, view: BoardView::LETTERS }
    }

    fn new(args: &PlayArgs) -> Result<Self, Failure> {
        let from_start = args.board.position.is_empty() && args.board.moves.is_none();
        if args.starter.is_some() && !from_start {
            return Err(Failure::Usage(texts().get("play-starter-is-for-new-games")));
        }
        if args.board.game.as_deref().is_some_and(|game| game.contains("(-)")) {
            return Err(Failure::Usage(texts().get("play-tree-from-input")));
        }
        if let Some(file) = &args.save {
            refuse_to_overwrite(file)?;
        }
        let seed = args.seed.unwrap_or_else(seed_of_now);
        let mut dice = Dice::new(seed);
        let mut plan = plan(&args.board, &args.settings)?;
        let by_chance =
            plan.preset.is_some_and(|preset| preset.random_starter) && args.board.to_move.is_none();
        let starter = args.starter.or((by_chance && from_start).then_some(SideChoice::Random));
        if let Some(choice) = starter {
            plan.session.set_starter(side(choice, &mut dice))?;
        }
        let person = match args.side {
            Some(choice) => side(choice, &mut dice),
            None => plan.preset.map_or(Player::First, |preset| preset.person),
        };
        let program = opponent(args, &plan)?;
        let seats = Player::BOTH.map(|player| {
            if args.two_players || player == person {
                SidePlayer::Person
            } else {
                SidePlayer::Program(program.clone())
            }
        });
        let settings = asked(args.board.preset.clone(), &args.settings)?;
        let table = PlayedGame::seated(plan, settings, seats, dice.state());
        let keeper = match &args.save {
            Some(path) => {
                Keeper::File { path: path.clone(), weights: args.settings.weights.first().cloned() }
            }
            None => Keeper::Nobody,
        };
        Ok(Self::of(table, keeper))
    }

    fn resume(path: &Path, save: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(file) = save.as_deref().filter(|&file| file != path) {
            refuse_to_overwrite(file)?;
        }
        let saved = save::read(path)?;
        let weights = saved.weights.as_ref().map(PathBuf::from);
        // Another person may have written the game, and it may name any file.
        let read = |path: &PathBuf| files::read_regular(path);
        let program = own_evaluators::of_saved_game(saved.evaluator.as_deref(), path)?;
        let table = PlayedGame::resume(&saved, weights.as_ref().map(read).transpose()?, program)?;
        let path = save.unwrap_or_else(|| path.to_owned());
        Ok(Self::of(table, Keeper::File { path, weights }))
    }

    fn greet(&self) -> Result<(), Failure> {
        let session = self.table.session();
        let greeting = if self.is_spoken { "linear-greeting" } else { "play-greeting" };
        line(&say!(texts(), greeting, game = session.game()))?;
        let [x, o] = self.sides();
        let you_are = |side: &str, other: &str, program: &ProgramPlayer| {
            say!(texts(), "play-you-are", side = side, other = other, program = program.text())
        };
        line(&match Player::BOTH.map(|player| self.table.seat(player)) {
            [SidePlayer::Person, SidePlayer::Program(program)] => you_are(x, o, program),
            [SidePlayer::Program(program), SidePlayer::Person] => you_are(o, x, program),
            [SidePlayer::Program(first), SidePlayer::Program(second)] => players(session, [first, second]),
            [SidePlayer::Person, SidePlayer::Person] => say!(texts(), "play-two-people", x = x, o = o),
        })?;
        notice(session, texts()).map_or(Ok(()), |notice| line(&notice))?;
        match session.history().last() {
            Some(last) if self.is_spoken => line(&say!(texts(), "linear-last", move = last)),
            _ => self.show_after_move(),
        }
    }

    /// The names of the sides.
    fn sides(&self) -> [&'static str; 2] {
        Player::BOTH.map(|player| self.table.session().side_name(player))
    }

    /// Prints the board, unless the output goes to a screen reader.
    fn show_after_move(&self) -> Result<(), Failure> {
        if self.is_spoken { Ok(()) } else { self.show() }
    }

    fn show(&self) -> Result<(), Failure> {
        put(&format!("\n{}\n", self.view.draw(self.table.session(), Labels::Numbers)))
    }

    /// Saves the game at its current state, if it is to be saved.
    fn save(&mut self) -> Result<(), Failure> {
        self.keeper.keep(&self.table)
    }

    fn play(&mut self) -> Result<(), Failure> {
        // In a game between programs Ctrl-C leaves the game; with people it ends the program.
        let has_people = Player::BOTH.into_iter().any(|player| self.table.is_person(player));
        let guard = (!has_people).then(interrupt::guard);
        self.greet()?;
        loop {
            if let Some(ending) = self.table.ending() {
                let session = self.table.session();
                return line(&self.view.retold(session, ending.words(session, texts())));
            }
            let mover = self.table.session().to_move();
            if let Some(question) = self.table.question() {
                self.reply(mover, &question, guard.as_ref())?;
                if guard.as_ref().is_some_and(Guard::asked) {
                    return line(&texts().get("watch-left"));
                }
                self.show_after_move()?;
                continue;
            }
            self.tell_time()?;
            let Some(text) = self.ask_move(mover)? else {
                line(&format!("\n{}", texts().get("play-input-ended")))?;
                return self.leave();
            };
            self.spend()?;
            if self.table.ending().is_some() {
                continue;
            }
            match self.obey(&text, mover)? {
                Turn::Moved => self.show_after_move()?,
                // The time of a request for information counts for the player.
                Turn::Asked => self.spend()?,
                Turn::Left => return self.leave(),
            }
        }
    }

    /// What a person types at their turn; `None` at the end of the input.
    fn ask_move(&self, mover: Player) -> Result<Option<String>, Failure> {
        match self.view.first() {
            Some(first) => by_rows::ask_cell(self.table.session(), first),
            None => ask(&self.prompt(mover)),
        }
    }

    fn prompt(&self, mover: Player) -> String {
        let session = self.table.session();
        let side = session.side_name(mover);
        let numbers: Vec<String> = session.move_numbers().iter().map(ToString::to_string).collect();
        if numbers.is_empty() || numbers.len() > LISTED {
            let legal = session.legal_moves();
            let (count, example) = (legal.len(), &legal[legal.len() / 2]);
            say!(texts(), "play-prompt", side = side, count = count, example = example)
        } else {
            say!(texts(), "play-prompt-numbers", side = side, numbers = numbers.join(", "))
        }
    }

    /// Executes a person's line.
    fn obey(&mut self, text: &str, mover: Player) -> Result<Turn, Failure> {
        // If a move has the same name as a command, it is a move.
        let is_move = self.table.session().legal_moves().iter().any(|m| m.eq_ignore_ascii_case(text));
        match text.to_lowercase().as_str() {
            _ if is_move => return self.person_plays(text),
            "" => return Ok(Turn::Asked),
            "help" | "?" => self.help()?,
            "board" => self.show()?,
            "quit" | "exit" | "q" => return Ok(Turn::Left),
            "resign" => {
                let sure = |answer: Option<String>| answer.is_some_and(|answer| is_yes(&answer));
                if !self.is_spoken || sure(ask(&texts().get("tui-resign-sure"))?) {
                    self.table.resign(mover);
                    self.save()?;
                }
            }
            "undo" => {
                let before = self.table.session().history().to_vec();
                let gone = self.table.take_back();
                self.turned(gone, "linear-undone", &before)?;
            }
            "redo" => {
                let count = self.table.redo();
                let now = self.table.session().history().to_vec();
                self.turned(count, "linear-redone", &now)?;
            }
            "hint" => self.hint()?,
            "moves" => line(&self.table.session().history().join(" "))?,
            "marks" => self.marks()?,
            "analyse" => menu::analyse(self.table.session().copy())?,
            _ => return self.person_plays(text),
        }
        Ok(Turn::Asked)
    }

    /// Reports `count` moves taken back or replayed, the last of `moves`, or why there are none.
    fn turned(&mut self, count: Result<usize, Message>, key: &str, moves: &[String]) -> Result<(), Failure> {
        match count {
            Err(why) => line(&texts().tell(&why)),
            Ok(count) => {
                self.save()?;
                if self.is_spoken {
                    let moves = moves[moves.len().saturating_sub(count)..].join(" ");
                    line(&say!(texts(), key, moves = moves))?;
                }
                self.show_after_move()
            }
        }
    }

    /// How to type moves, and the other commands.
    fn help(&self) -> Result<(), Failure> {
        let texts = texts();
        line(&say!(texts, "play-help-move", forms = texts.tell(&self.table.session().move_help())))?;
        let words = [
            ("undo", texts.get("play-help-undo")),
            ("redo", texts.get("play-help-redo")),
            ("hint", texts.get("play-help-hint")),
            ("board", texts.get("play-help-board")),
            ("marks", texts.get("play-help-marks")),
            ("moves", texts.get("play-help-moves")),
            ("analyse", texts.get("play-help-analyse")),
            ("resign", texts.get("play-help-resign")),
            ("quit", texts.get(if self.is_spoken { "linear-help-quit" } else { "play-help-quit" })),
        ];
        words.iter().try_for_each(|(word, meaning)| line(&format!("{word:<7} {meaning}")))
    }

    /// Plays the move that was typed, or says why that is impossible.
    fn person_plays(&mut self, text: &str) -> Result<Turn, Failure> {
        match self.table.play(text) {
            Ok(_) => {
                self.save()?;
                Ok(Turn::Moved)
            }
            Err(why) => {
                line(&say!(texts(), "play-impossible", why = texts().tell(&why)))?;
                Ok(Turn::Asked)
            }
        }
    }

    fn hint(&self) -> Result<(), Failure> {
        let best = ProgramPlayer::level(BEST_LEVEL, self.table.plan().default_algorithm());
        let chosen = best.choose(self.table.plan(), Limits::default(), &mut Dice::new(0))?;
        let (text, plies) = (&chosen.movement, chosen.depth);
        let name = self.view.move_name(self.table.session(), text);
        line(&match chosen.value {
            Some(value) => {
                say!(texts(), "play-hint", move = &name, plies = plies, worth = output::worth(value))
            }
            None => say!(texts(), "play-hint-without-value", move = &name, plies = plies),
        })?;
        reasons(self.table.session(), text, texts()).iter().try_for_each(|reason| line(reason))
    }

    /// Lets a program choose a move and plays it, unless the game is left meanwhile.
    fn reply(
        &mut self,
        mover: Player,
        question: &MoveQuestion,
        guard: Option<&Guard>,
    ) -> Result<(), Failure> {
        output::progress(&texts().get("play-thinking"));
        let since = Instant::now();
        // A program with a clock may use only a share of it for one move.
        let share = self.table.clock().map(|clock| clock.share(mover));
        let share = share.into_iter().chain(question.time()).min();
        self.looked = since;
        let is_over = || share.is_some_and(|share| since.elapsed() >= share);
        let cancel = guard.map(Guard::flag);
        let reply = question.answer(Limits { cancel, deadline: Some(&is_over), ..Limits::default() })?;
        output::progress("");
        if guard.is_some_and(Guard::asked) {
            return Ok(());
        }
        self.spend()?;
        if self.table.ending().is_some() {
            return Ok(());
        }
        let written = self.table.accept(&reply)?;
        let side = self.table.session().side_name(mover);
        let name = self.view.move_name(self.table.session(), &written);
        let announced = say!(texts(), "play-program-plays", side = side, move = name);
        // Saved before it is announced, so that an announced move survives a kill at any time.
        self.save()?;
        line(&announced)
    }

    /// Charges the elapsed time to the side to move.
    fn spend(&mut self) -> Result<(), Failure> {
        let (now, was_over) = (Instant::now(), self.table.ending().is_some());
        self.table.spend(now - self.looked);
        self.looked = now;
        if was_over || self.table.ending().is_none() { Ok(()) } else { self.save() }
    }

    /// Leaves the game; the time spent on the current move is charged and saved.
    fn leave(&mut self) -> Result<(), Failure> {
        self.spend()?;
        if self.table.clock().is_some() {
            self.save()?;
        }
        line(&self.keeper.farewell())
    }

    /// The marks of either side, for players who do not see the board.
    fn marks(&self) -> Result<(), Failure> {
        let session = self.table.session();
        let Some(grid) = session.grid() else { return self.show() };
        for player in Player::BOTH {
            let cells = (0..grid.cells.len()).filter(|&cell| grid.cells[cell] == Some(player));
            let names: Vec<String> = cells.map(|cell| cell_name(&grid, cell)).collect();
            let names = if names.is_empty() { "-".to_owned() } else { names.join(" ") };
            line(&format!("{}: {names}", session.side_name(player)))?;
        }
        Ok(())
    }

    /// Prints the clocks, if the game has them.
    fn tell_time(&self) -> Result<(), Failure> {
        let Some(clock) = self.table.clock() else { return Ok(()) };
        let [first, second] = Player::BOTH.map(|player| watch(clock.left(player)));
        let [x, o] = self.sides();
        line(&say!(texts(), "play-clocks", x = x, first = first, o = o, second = second))
    }
}
