//! The program line by line, for screen readers and simple terminals; also what `plyground` without arguments does
//! without a terminal.
//!
//! Everything that the screens offer is available here by questions and lines: the sheets and the texts are the same.

mod analyse;
mod games;
mod learn;
mod review;
mod settings;

use std::time::{SystemTime, UNIX_EPOCH};

use clap::CommandFactory;
use plyground_i18n::{Texts, say};
use plyground_lab::experiment::Experiment;
use plyground_play::{GameSetup, PlayedGame};
use plyground_registry::{Dice, open};
use plyground_tui::forms::{LabForm, Purpose, SetupForm};
use plyground_tui::store::Store;

use crate::args::Cli;
use crate::ask::{ask, fill};
use crate::compare;
use crate::failure::Failure;
use crate::keeper::Keeper;
use crate::language::texts;
use crate::output::line;
use crate::play::play;

pub(crate) use analyse::analyse;

/// An item of the menu: its command and its description.
struct MenuItem {
    word: &'static str,
    name: fn(&Texts) -> String,
}

/// In the order of their numbers.
const ITEMS: [MenuItem; 9] = [
    MenuItem { word: "play", name: |texts| texts.get("menu-play") },
    MenuItem { word: "watch", name: |texts| texts.get("menu-watch") },
    MenuItem { word: "analyse", name: |texts| texts.get("menu-analyse") },
    MenuItem { word: "compare", name: |texts| texts.get("menu-compare") },
    MenuItem { word: "learn", name: |texts| texts.get("menu-learn") },
    MenuItem { word: "games", name: |texts| texts.get("menu-games") },
    MenuItem { word: "settings", name: |texts| texts.get("menu-settings") },
    MenuItem { word: "help", name: |texts| texts.get("menu-help") },
    MenuItem { word: "exit", name: |texts| texts.get("menu-exit") },
];

/// Shows the menu until the user leaves.
pub(crate) fn run(store: &Store) -> Result<(), Failure> {
    loop {
        line(&format!("\n{}", texts().get("menu-title")))?;
        for (number, item) in (1..).zip(&ITEMS) {
            line(&format!("  [{number}] {}", (item.name)(texts())))?;
        }
        let Some(answer) = ask(&texts().get("menu-choose"))? else { return Ok(()) };
        let answer = answer.to_lowercase();
        let by_number = answer.parse::<usize>().ok().and_then(|number| ITEMS.get(number.checked_sub(1)?));
        let word = by_number.map_or(answer.as_str(), |item| item.word);
        attend(match word {
            "play" => start_play(store),
            "watch" => start_watch(store),
            "analyse" => start_analyse(),
            "compare" => start_compare(),
            "learn" => learn::start(),
            "games" => games::start(store),
            "settings" => settings::start(store),
            "help" => line(&Cli::command().render_help().ansi().to_string()),
            "exit" | "quit" | "q" => return Ok(()),
            _ => line(&say!(texts(), "menu-choose-number", least = 1, most = ITEMS.len())),
        })?;
    }
}

/// The comparison of the four searches on tic-tac-toe, and a list of the other commands.
pub(crate) fn main_job() -> Result<(), Failure> {
    let session = open("tic-tac-toe")?;
    let experiment = Experiment::of(&*session);
    compare::run_experiment(session, experiment)?;
    line(&texts().get("menu-more"))
}

fn start_play(store: &Store) -> Result<(), Failure> {
    let sheet = SetupForm::new(Purpose::Play);
    let Some(form) = fill(&sheet)? else { return Ok(()) };
    let keeper = Keeper::Store { store: store.clone(), name: None };
    let again = || Ok(sheet.setup(&form, &mut dice())?);
    sit_down(PlayedGame::new(&again()?)?, keeper, Some(&again), store)
}

fn start_watch(store: &Store) -> Result<(), Failure> {
    let sheet = SetupForm::new(Purpose::Watch);
    let Some(form) = fill(&sheet)? else { return Ok(()) };
    let again = || Ok(sheet.setup(&form, &mut dice())?);
    sit_down(PlayedGame::new(&again()?)?, Keeper::Nobody, Some(&again), store)
}

/// Starts a game like the last one, with random choices drawn anew.
type Again<'a> = &'a dyn Fn() -> Result<GameSetup, Failure>;

/// Plays a game, and asks afterwards what to do with it.
fn sit_down(
    table: PlayedGame,
    keeper: Keeper,
    again: Option<Again<'_>>,
    store: &Store,
) -> Result<(), Failure> {
    let is_kept = matches!(keeper, Keeper::Store { .. });
    let mut table = play(table, keeper)?;
    while table.ending().is_some() {
        let Some(answer) = ask(&texts().get("linear-after"))? else { return Ok(()) };
        match (answer.to_lowercase().as_str(), again) {
            ("review", _) => review::review(&table, store)?,
            ("analyse", _) => analyse(table.session().copy())?,
            ("again", Some(again)) => {
                let new = || Keeper::Store { store: store.clone(), name: None };
                table = play(PlayedGame::new(&again()?)?, if is_kept { new() } else { Keeper::Nobody })?;
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}

fn start_analyse() -> Result<(), Failure> {
    let sheet = SetupForm::new(Purpose::Analyse);
    let Some(form) = fill(&sheet)? else { return Ok(()) };
    analyse(sheet.session(&form)?)
}

fn start_compare() -> Result<(), Failure> {
    let Some(form) = fill(&LabForm)? else { return Ok(()) };
    let session = LabForm.session(&form)?;
    let experiment = LabForm.experiment(&form, &*session, texts())?;
    compare::run_experiment(session, experiment)
}

/// An error in the menu is printed and does not end the program.
fn attend(result: Result<(), Failure>) -> Result<(), Failure> {
    match result {
        Err(Failure::Usage(message) | Failure::No(message) | Failure::Interrupted(message)) => line(&message),
        Err(Failure::Answered(_)) => Ok(()),
        other => other,
    }
}

fn dice() -> Dice {
    Dice::new(SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64))
}
