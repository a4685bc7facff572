//! `plyground play`: a game in line mode, at a terminal or over a pipe.

use std::fs;
use std::io::{BufRead, stdin};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use plyground_i18n::say;
use plyground_play::{Mind, Question, Saved, Seat, Table, reasons};
use plyground_registry::{Dice, Labels, Limits, Player};

use crate::args::{PlayArgs, SideChoice};
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{self, line, put};
use crate::save;
use crate::setup::{algorithm, asked, cannot_read, plan};

/// The most free cells that a prompt lists one by one.
const LISTED: usize = 9;

/// The strength of the program when nobody says.
const BEST_LEVEL: u8 = 10;

/// A game with the people and the program at the board.
struct Game {
    table: Table,
    /// The file with the programs' weights.
    weights: Option<PathBuf>,
    file: Option<PathBuf>,
}

/// What a line from a person led to.
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
    game.save()?;
    game.greet()?;
    game.play()
}

impl Game {
    fn new(args: &PlayArgs) -> Result<Self, Failure> {
        let from_start = args.board.position.is_none() && args.board.moves.is_none();
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
        let mut plan = plan(&args.board, &args.think)?;
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
        let mind = match (&args.algorithm, args.depth, args.level) {
            (None, None, None) if plan.preset.is_some() => {
                Mind::fixed(plan.default_algorithm(), plan.default_depth())
            }
            (None, None, number) => Mind::level(number.unwrap_or(BEST_LEVEL), plan.default_algorithm()),
            (name, depth, _) => {
                let algorithm = name.as_deref().map_or(Ok(plan.default_algorithm()), algorithm)?;
                Mind::fixed(algorithm, depth.unwrap_or_else(|| plan.default_depth()))
            }
        };
        mind.check(&plan)?;
        let seats = Player::BOTH.map(|player| {
            if args.two_players || player == person { Seat::Person } else { Seat::Program(mind.clone()) }
        });
        let think = asked(args.board.preset.clone(), &args.think)?;
        let table = Table::seated(plan, think, seats, dice.state());
        Ok(Self { table, weights: args.think.weights.clone(), file: args.save.clone() })
    }

    fn resume(path: &Path, save: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(file) = save.as_deref().filter(|&file| file != path) {
            refuse_to_overwrite(file)?;
        }
        let saved = save::read(path)?;
        let weights = saved.weights.as_ref().map(PathBuf::from);
        let read = |path: &PathBuf| {
            fs::read_to_string(path).map_err(|error| cannot_read(&path.display().to_string(), &error))
        };
        let table = Table::resume(&saved, weights.as_ref().map(read).transpose()?)?;
        Ok(Self { table, weights, file: Some(save.unwrap_or_else(|| path.to_owned())) })
    }

    fn greet(&self) -> Result<(), Failure> {
        line(&say!(texts(), "play-greeting", game = self.table.session().game()))?;
        line(&match Player::BOTH.map(|player| self.table.seat(player)) {
            [Seat::Program(mind), Seat::Person] => say!(texts(), "play-you-are-o", program = mind.text()),
            [Seat::Person, Seat::Program(mind)] => say!(texts(), "play-you-are-x", program = mind.text()),
            [Seat::Program(first), Seat::Program(second)] => {
                let game = self.table.session().game();
                say!(texts(), "watch-players", game = game, first = first.text(), second = second.text())
            }
            [Seat::Person, Seat::Person] => texts().get("play-two-people"),
        })?;
        self.show()
    }

    fn show(&self) -> Result<(), Failure> {
        put(&format!("\n{}\n", self.table.session().draw(Labels::Numbers)))
    }

    /// Writes the game as it stands to its file, if it has one.
    fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        let weights = self.weights.as_ref().map(|path| path.display().to_string());
        save::write(&Saved::new(&self.table, weights), file)
    }

    fn play(&mut self) -> Result<(), Failure> {
        let mut input = stdin().lock();
        loop {
            if let Some(ending) = self.table.ending() {
                return line(&ending.words(self.table.session(), texts()));
            }
            let mover = self.table.session().to_move();
            if let Some(question) = self.table.question() {
                self.reply(mover, &question)?;
                self.show()?;
                continue;
            }
            put(&format!("{} ", self.prompt(mover)))?;
            let Some(text) = read_line(&mut input)? else {
                line(&format!("\n{}", texts().get("play-input-ended")))?;
                return self.bye();
            };
            match self.obey(text.trim(), mover)? {
                Turn::Moved => self.show()?,
                Turn::Asked => {}
                Turn::Left => return self.bye(),
            }
        }
    }

    fn prompt(&self, mover: Player) -> String {
        let session = self.table.session();
        let side = mover.mark();
        let numbers: Vec<String> = session.move_numbers().iter().map(ToString::to_string).collect();
        if numbers.is_empty() || numbers.len() > LISTED {
            let legal = session.legal_moves();
            let (count, example) = (legal.len(), &legal[legal.len() / 2]);
            say!(texts(), "play-prompt", side = side, count = count, example = example)
        } else {
            say!(texts(), "play-prompt-numbers", side = side, numbers = numbers.join(", "))
        }
    }

    /// Does what a person typed.
    fn obey(&mut self, text: &str, mover: Player) -> Result<Turn, Failure> {
        // A move that is called like a command is a move.
        let is_move = self.table.session().legal_moves().iter().any(|m| m.eq_ignore_ascii_case(text));
        match text.to_lowercase().as_str() {
            _ if is_move => return self.person_plays(text),
            "" => return Ok(Turn::Asked),
            "help" | "?" => self.help()?,
            "board" => self.show()?,
            "quit" | "exit" | "q" => return Ok(Turn::Left),
            "resign" => {
                self.table.resign(mover);
                self.save()?;
            }
            "undo" => match self.table.take_back() {
                Ok(_) => {
                    self.save()?;
                    self.show()?;
                }
                Err(why) => line(&texts().tell(&why))?,
            },
            "hint" => self.hint()?,
            _ => return self.person_plays(text),
        }
        Ok(Turn::Asked)
    }

    /// How moves are typed, and the other words that are understood.
    fn help(&self) -> Result<(), Failure> {
        let texts = texts();
        line(&say!(texts, "play-help-move", forms = texts.tell(&self.table.session().move_help())))?;
        let words = [
            ("undo", texts.get("play-help-undo")),
            ("hint", texts.get("play-help-hint")),
            ("board", texts.get("play-help-board")),
            ("resign", texts.get("play-help-resign")),
            ("quit", texts.get("play-help-quit")),
        ];
        words.iter().try_for_each(|(word, meaning)| line(&format!("{word:<7} {meaning}")))
    }

    /// Plays what was typed, or says why that is not possible.
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
        let best = Mind::level(BEST_LEVEL, self.table.plan().default_algorithm());
        let thought = best.think(self.table.plan(), Limits::default(), &mut Dice::new(0))?;
        let (text, plies) = (&thought.movement, thought.depth);
        line(&match thought.value {
            Some(value) => {
                say!(texts(), "play-hint", move = text, plies = plies, worth = output::worth(value))
            }
            None => say!(texts(), "play-hint-without-value", move = text, plies = plies),
        })?;
        reasons(self.table.session(), text, texts()).iter().try_for_each(|reason| line(reason))
    }

    fn reply(&mut self, mover: Player, question: &Question) -> Result<(), Failure> {
        output::progress(&texts().get("play-thinking"));
        let reply = question.answer(Limits::default())?;
        output::progress("");
        let written = self.table.accept(&reply)?;
        line(&say!(texts(), "play-program-plays", side = mover.mark(), move = &written))?;
        self.save()
    }

    fn bye(&self) -> Result<(), Failure> {
        line(&match &self.file {
            Some(file) => say!(texts(), "play-saved", file = file.display().to_string()),
            None => texts().get("play-bye"),
        })
    }
}

/// A file that is there may hold a game that somebody wants to keep.
fn refuse_to_overwrite(file: &Path) -> Result<(), Failure> {
    if file.exists() {
        let file = file.display().to_string();
        return Err(Failure::Usage(say!(texts(), "save-exists", file = file)));
    }
    Ok(())
}

/// The next line, whatever bytes it is made of; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let count = input.read_until(b'\n', &mut bytes)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

fn side(choice: SideChoice, dice: &mut Dice) -> Player {
    match choice {
        SideChoice::X => Player::First,
        SideChoice::O => Player::Second,
        SideChoice::Random => Player::BOTH[dice.below(2)],
    }
}

fn seed_of_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}
