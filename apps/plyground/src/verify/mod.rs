//! `plyground verify`: tests games and searches against their contracts, and shows the smallest counterexample.

mod shown;

use std::panic;

use clap::{Args, Subcommand};
use plyground_i18n::say;
use plyground_registry::{ALGORITHMS, Algorithm, GAMES, MUTATIONS, Message, Mutation, Session, find, open};
use plyground_registry_verify::verify::{Figures, Passed, TestPlan, Verification};
use plyground_registry_verify::{verify_game, verify_search, verify_search_on};
use serde_json::{Value, json};

use crate::args::within;
use crate::failure::Failure;
use crate::interrupt::{self, Guard};
use crate::language::texts;
use crate::{output, setup};
use shown::{CheckKind, CheckSubject};

#[derive(Debug, Subcommand)]
pub(crate) enum VerifyCommand {
    /// Play random games and ask every position on the way whether it keeps the promises of its game
    Game(GameArgs),
    /// Compare searches with minimax, on random trees and on random positions of games
    Search(SearchArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground verify game tic-tac-toe
  plyground verify game 'connect(5,4,3)' 'mnk(4,4,3)' --games 1000
  plyground verify game --all --games 20 --json
  plyground verify game tic-tac-toe --mutation full-board-unseen      what a failure looks like

What is tried: moves are listed, counted, written and read; every move is made and taken back, alone
and as the last of many; keys, positions as text, copies, evaluators, the end of the game. A failure is
shown after as few moves as possible, with a command that leads to it again. docs/verify.md says how to
point the same at a game of your own.

Exit codes: 0 nothing is wrong, 1 something is, 2 wrong use, 130 interrupted.")]
pub(crate) struct GameArgs {
    /// Games, such as tic-tac-toe or mnk(4,4,3); `plyground games` lists them
    #[arg(value_name = "GAME", required_unless_present = "all", conflicts_with = "all")]
    names: Vec<String>,
    /// Every game of the list, on several boards
    #[arg(long)]
    all: bool,
    /// Random games to play of each
    #[arg(long, value_name = "N", value_parser = within(1..=u64::MAX), default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    common: CommonArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground verify search alpha-beta
  plyground verify search --all --positions 50
  plyground verify search negascout --game connect-four --positions 500
  plyground verify search minimax --mutation leaf-for-mover          what a failure looks like

What is tried: the value, the best move and every bound against minimax; windows; limits of nodes, after
each of which the search is asked again; that the position is left as it was. Without --game the searches
run on random trees and on small games. A failure is shown on as small a tree as possible, with a command
that leads to it again. docs/verify.md says how to point the same at a search of your own.

Exit codes: 0 nothing is wrong, 1 something is, 2 wrong use, 130 interrupted.")]
pub(crate) struct SearchArgs {
    /// Searches, such as alpha-beta; `plyground algorithms` lists them
    #[arg(value_name = "SEARCH", required_unless_present = "all", conflicts_with = "all")]
    names: Vec<String>,
    /// Every search of the list
    #[arg(long)]
    all: bool,
    /// Search positions of this game, and no trees
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Random trees or positions to search
    #[arg(long, value_name = "N", value_parser = within(1..=u64::MAX), default_value_t = 200)]
    positions: u64,
    #[command(flatten)]
    common: CommonArgs,
}

#[derive(Debug, Args)]
struct CommonArgs {
    /// For everything that is left to chance
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX), default_value_t = 1)]
    seed: u64,
    /// A mistake to make in the rules or in the search (see `plyground mutations`)
    #[arg(long, value_name = "M")]
    mutation: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl CommonArgs {
    fn mutation(&self) -> Result<Option<&'static Mutation>, Failure> {
        Ok(self.mutation.as_deref().map(|id| find("mutation", id, MUTATIONS, |m| m.id)).transpose()?)
    }
}

pub(crate) fn run(command: &VerifyCommand) -> Result<(), Failure> {
    match command {
        VerifyCommand::Game(args) => games(args),
        VerifyCommand::Search(args) => searches(args),
    }
}

fn games(args: &GameArgs) -> Result<(), Failure> {
    let names = if args.all { every_game() } else { args.names.clone() };
    let sessions = names.iter().map(|name| open(name)).collect::<Result<Vec<_>, Message>>()?;
    let mutation = args.common.mutation()?;
    let plan = TestPlan { seed: args.common.seed, rounds: args.games, ..TestPlan::default() };
    let mut run = VerifyRun::new(CheckKind::Game, &args.common);
    for session in sessions {
        let subject = run.subject(session.game(), None);
        run.verify(&subject, plan.rounds, |watcher| verify_game(&*session, mutation, &plan, watcher))?;
    }
    run.end()
}

/// Every entry of the list under its aliases and with its samples, each board once.
fn every_game() -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(alias, ..)| (*alias).to_owned());
        let samples = entry.samples.iter().map(|sample| format!("{}({sample})", entry.id));
        for session in aliases.chain(samples).filter_map(|name| open(&name).ok()) {
            if !names.contains(&session.game()) {
                names.push(session.game());
            }
        }
    }
    names
}

fn searches(args: &SearchArgs) -> Result<(), Failure> {
    let algorithms: Vec<Algorithm> = if args.all {
        ALGORITHMS.iter().map(|entry| entry.algorithm).filter(|search| search.has_minimax_value()).collect()
    } else {
        args.names.iter().map(|name| setup::algorithm(name)).collect::<Result<_, _>>()?
    };
    if let Some(other) = algorithms.iter().find(|search| !search.has_minimax_value()) {
        return Err(Failure::Usage(say!(texts(), "verify-not-minimax", search = other.id())));
    }
    let game = args.game.as_deref().map(open).transpose()?;
    let mutation = args.common.mutation()?;
    let plan = TestPlan { seed: args.common.seed, rounds: args.positions, ..TestPlan::default() };
    let mut run = VerifyRun::new(CheckKind::Search, &args.common);
    for algorithm in algorithms {
        let id = algorithm.id().to_owned();
        if let Some(session) = &game {
            let subject = run.subject(id, Some(session.game()));
            run.verify(&subject, plan.rounds, |watcher| {
                verify_search_on(&**session, algorithm, mutation, &plan, watcher)
            })?;
            continue;
        }
        let subject = run.subject(id.clone(), None);
        let is_right =
            run.verify(&subject, plan.rounds, |watcher| verify_search(algorithm, mutation, &plan, watcher))?;
        // A fault on a tree needs no larger example.
        let plan = TestPlan { rounds: plan.rounds.div_ceil(20), most_nodes: 500, ..plan };
        for session in small_games().into_iter().filter(|_| is_right) {
            if session.searches().contains(&algorithm) {
                let subject = run.subject(id.clone(), Some(session.game()));
                run.verify(&subject, plan.rounds, |watcher| {
                    verify_search_on(&*session, algorithm, mutation, &plan, watcher)
                })?;
            }
        }
    }
    run.end()
}

/// One board of every entry of the list that is small enough for minimax.
fn small_games() -> Vec<Box<dyn Session>> {
    let mut games: Vec<Box<dyn Session>> = Vec::new();
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
        let boards = aliases.chain(entry.samples.iter().copied());
        let mut boards = boards.filter_map(|parameters| (entry.open)(parameters).ok());
        let game = boards.find(|session| (2..=40).contains(&session.legal_moves().len()));
        // One name may stand for two kinds of board.
        games.extend(game.filter(|game| games.iter().all(|other| other.family() != game.family())));
    }
    games
}

/// The state of a verification.
struct VerifyRun<'a> {
    kind: CheckKind,
    args: &'a CommonArgs,
    guard: Guard,
    records: Vec<Value>,
    has_failed: bool,
}

impl<'a> VerifyRun<'a> {
    fn new(kind: CheckKind, args: &'a CommonArgs) -> Self {
        Self { kind, args, guard: interrupt::guard(), records: Vec::new(), has_failed: false }
    }

    fn subject(&self, name: String, game: Option<String>) -> CheckSubject {
        CheckSubject { kind: self.kind, name, game, mutation: self.args.mutation.clone() }
    }

    /// Verifies one subject unless Ctrl-C was pressed, and reports the verdict; returns whether it passed.
    fn verify(
        &mut self,
        subject: &CheckSubject,
        rounds: u64,
        verify: impl FnOnce(&mut dyn FnMut(&Figures) -> bool) -> Result<Verification, Message>,
    ) -> Result<bool, Failure> {
        if self.guard.asked() {
            return Ok(false);
        }
        let mut watcher = |figures: &Figures| {
            output::progress(&format!("{} {}/{rounds}", subject.title(), figures.rounds.min(rounds)));
            !self.guard.asked()
        };
        // A panic in the subject is a verdict, and is reported as one.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let verdict = verify(&mut watcher);
        panic::set_hook(hook);
        output::progress("");
        let verdict = verdict?;
        self.has_failed |= verdict.is_err();
        if self.args.json {
            self.records.push(subject.json(&verdict));
        } else {
            output::put(&subject.text(&verdict))?;
        }
        Ok(matches!(verdict, Ok(Passed { is_complete: true, .. })))
    }

    fn end(self) -> Result<(), Failure> {
        if self.args.json {
            output::json(&json!(self.records))?;
        }
        if self.guard.asked() {
            return Err(Failure::Interrupted(texts().get("verify-interrupted")));
        }
        if self.has_failed { Err(Failure::Answered(1)) } else { Ok(()) }
    }
}
