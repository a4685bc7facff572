//! `plyground play`: a game in line mode, at a terminal or over a pipe.

use std::io::{BufRead, stdin};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use plyground_i18n::say;
use plyground_registry::{Dice, Labels, Limits, Outcome, Player};

use crate::args::{BoardArgs, PlayArgs, Side, SideChoice, ThinkArgs};
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{self, line, put};
use crate::players::Mind;
use crate::save::SavedGame;
use crate::setup::{Plan, algorithm};

/// The most free cells that a prompt lists one by one.
const LISTED: usize = 9;

/// The strength of the program when nobody says.
const BEST_LEVEL: u8 = 10;

/// A game with the people and the program at the board.
struct Game {
    plan: Plan,
    /// Which sides people play, by [`Player::index`].
    people: [bool; 2],
    mind: Mind,
    dice: Dice,
    saved: SavedGame,
    file: Option<PathBuf>,
}

/// What a line from a person led to.
enum Turn {
    Moved,
    Asked,
    Resigned,
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
        let mut dice = Dice::new(args.seed.unwrap_or_else(seed_of_now));
        let mut plan = Plan::new(&args.board, &args.think)?;
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
        let people = Player::BOTH.map(|player| args.two_players || player == person);
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
        let mut saved = SavedGame::new(plan.session.game(), args.board.preset.clone(), &args.think);
        saved.moves = plan.session.history().to_vec();
        saved.position = plan.set_up.then(|| plan.session.position());
        let mover = plan.session.to_move();
        saved.starter = if saved.moves.len().is_multiple_of(2) { mover } else { mover.other() }.mark();
        saved.people = sides(people);
        mind.text().clone_into(&mut saved.opponent);
        Ok(Self { plan, people, mind, dice, saved, file: args.save.clone() })
    }

    fn resume(path: &Path, save: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(file) = save.as_deref().filter(|&file| file != path) {
            refuse_to_overwrite(file)?;
        }
        let saved = SavedGame::read(path)?;
        let board = BoardArgs {
            game: Some(saved.game.clone()),
            preset: saved.preset.clone(),
            position: saved.position.clone(),
            moves: None,
            to_move: Some(if saved.starter == 'X' { Side::X } else { Side::O }),
            allow_unreachable: true,
        };
        let think = ThinkArgs {
            evaluator: saved.evaluator.clone(),
            weights: saved.weights.clone(),
            convention: saved.convention.clone(),
            mutations: saved.mutations.clone(),
            as_printed: saved.as_printed,
        };
        let mut plan = Plan::new(&board, &think)?;
        for text in &saved.moves {
            plan.session.play(text)?;
        }
        let mind = Mind::parse(&saved.opponent, &plan)?;
        let people = Player::BOTH.map(|player| saved.people.contains(player.mark()));
        let dice = Dice::new(saved.dice);
        Ok(Self { plan, people, mind, dice, saved, file: Some(save.unwrap_or_else(|| path.to_owned())) })
    }

    fn greet(&self) -> Result<(), Failure> {
        line(&say!(texts(), "play-greeting", game = self.plan.session.game()))?;
        line(&match self.people {
            [true, true] => texts().get("play-two-people"),
            [true, false] => say!(texts(), "play-you-are-x", program = self.mind.text()),
            _ => say!(texts(), "play-you-are-o", program = self.mind.text()),
        })?;
        self.show()
    }

    fn show(&self) -> Result<(), Failure> {
        put(&format!("\n{}\n", self.plan.session.draw(Labels::Numbers)))
    }

    /// Writes the game as it stands to its file, if it has one.
    fn save(&mut self) -> Result<(), Failure> {
        self.saved.dice = self.dice.state();
        self.file.as_ref().map_or(Ok(()), |file| self.saved.write(file))
    }

    fn play(&mut self) -> Result<(), Failure> {
        let mut input = stdin().lock();
        while self.plan.session.outcome().is_none() && self.saved.resigned.is_none() {
            let mover = self.plan.session.to_move();
            if self.people[mover.index()] {
                put(&format!("{} ", self.prompt(mover)))?;
                let Some(text) = read_line(&mut input)? else {
                    line(&format!("\n{}", texts().get("play-input-ended")))?;
                    return self.bye();
                };
                match self.obey(text.trim(), mover)? {
                    Turn::Moved => self.show()?,
                    Turn::Asked => {}
                    Turn::Resigned => {
                        self.saved.resigned = Some(mover.mark());
                        self.save()?;
                    }
                    Turn::Left => return self.bye(),
                }
            } else {
                self.reply(mover)?;
                self.show()?;
            }
        }
        self.finish()
    }

    fn prompt(&self, mover: Player) -> String {
        let session = &self.plan.session;
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
        let is_move = self.plan.session.legal_moves().iter().any(|m| m.eq_ignore_ascii_case(text));
        match text.to_lowercase().as_str() {
            _ if is_move => return self.person_plays(text),
            "" => return Ok(Turn::Asked),
            "help" | "?" => self.help()?,
            "board" => self.show()?,
            "quit" | "exit" | "q" => return Ok(Turn::Left),
            "resign" => return Ok(Turn::Resigned),
            "undo" => self.take_back(mover)?,
            "hint" => self.hint()?,
            _ => return self.person_plays(text),
        }
        Ok(Turn::Asked)
    }

    /// How moves are typed, and the other words that are understood.
    fn help(&self) -> Result<(), Failure> {
        let texts = texts();
        line(&say!(texts, "play-help-move", forms = texts.tell(&self.plan.session.move_help())))?;
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
        match self.plan.session.play(text) {
            Ok(written) => {
                self.saved.moves.push(written);
                self.save()?;
                Ok(Turn::Moved)
            }
            Err(why) => {
                line(&say!(texts(), "play-impossible", why = texts().tell(&why)))?;
                Ok(Turn::Asked)
            }
        }
    }

    /// Takes back to the last time that this side was to move.
    fn take_back(&mut self, mover: Player) -> Result<(), Failure> {
        let two_people = self.people == [true, true];
        let mut taken = 0;
        let session = &mut self.plan.session;
        while session.undo() {
            taken += 1;
            if two_people || session.to_move() == mover {
                break;
            }
        }
        // The program's opening move is not a person's to take back.
        let reached = taken > 0 && self.people[session.to_move().index()];
        if !reached {
            for text in self.saved.moves.iter().rev().take(taken).rev() {
                session.play(text)?;
            }
            return line(&texts().get("play-nothing-to-take-back"));
        }
        let left = self.saved.moves.len() - taken;
        self.saved.moves.truncate(left);
        self.save()?;
        self.show()
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let best = Mind::level(BEST_LEVEL, self.plan.default_algorithm());
        let thought = best.think(&self.plan, Limits::default(), &mut Dice::new(0))?;
        let (text, plies) = (&thought.text, thought.depth);
        line(&match thought.value {
            Some(value) => {
                say!(texts(), "play-hint", move = text, plies = plies, worth = output::worth(value))
            }
            None => say!(texts(), "play-hint-without-value", move = text, plies = plies),
        })
    }

    fn reply(&mut self, mover: Player) -> Result<(), Failure> {
        output::progress(&texts().get("play-thinking"));
        let thought = self.mind.think(&self.plan, Limits::default(), &mut self.dice)?;
        output::progress("");
        let written = self.plan.session.play(&thought.text)?;
        line(&say!(texts(), "play-program-plays", side = mover.mark(), move = &written))?;
        self.saved.moves.push(written);
        self.save()
    }

    fn finish(&self) -> Result<(), Failure> {
        line(&match self.saved.resigned {
            Some(loser) => {
                let winner = if loser == 'X' { 'O' } else { 'X' };
                say!(texts(), "play-resigned", loser = loser, winner = winner)
            }
            None => result_line(&self.plan),
        })
    }

    fn bye(&self) -> Result<(), Failure> {
        line(&match &self.file {
            Some(file) => say!(texts(), "play-saved", file = file.display().to_string()),
            None => texts().get("play-bye"),
        })
    }
}

/// How the game ended, and the line that decided it.
pub(crate) fn result_line(plan: &Plan) -> String {
    match plan.session.outcome() {
        Some(Outcome::Draw) => texts().get("play-tie"),
        Some(Outcome::Win(winner)) => match plan.session.winning_line() {
            Some(line) => say!(texts(), "play-won-by", side = winner.mark(), line = line),
            None => say!(texts(), "play-won", side = winner.mark()),
        },
        None => texts().get("play-unfinished"),
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

fn sides(people: [bool; 2]) -> String {
    Player::BOTH.into_iter().filter(|player| people[player.index()]).map(Player::mark).collect()
}

fn seed_of_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}
