//! The list of games.

use plyground_games::mnk::{Large, Small};
use plyground_games::{Explicit, Mnk};

use crate::names::unknown;
use crate::{Entry, Plugin, Session};

/// Every game there is. Where two entries share a name, the first that takes the parameters is played: boards of up
/// to 64 cells have a faster kind of stones.
pub static GAMES: &[Entry] = &[
    Plugin::<Mnk<Small>>::new().alternating().keyed().entry(),
    Plugin::<Mnk<Large>>::new().alternating().keyed().entry(),
    Plugin::<Explicit>::new().alternating().keyed().entry(),
];

/// Starts the game that `text` names: `tic-tac-toe`, `mnk(7,6,4)`, `explicit([[3,5],[2,9]])`.
pub fn open(text: &str) -> Result<Box<dyn Session>, String> {
    let text = text.trim();
    let (name, parameters) = match text.split_once('(') {
        Some((name, rest)) => match rest.trim_end().strip_suffix(')') {
            Some(parameters) => (name.trim(), parameters),
            None => return Err(format!("`{}` lacks its closing parenthesis", text.escape_debug())),
        },
        None => (text, ""),
    };
    let name = name.to_lowercase().replace('_', "-");
    for entry in GAMES {
        if let Some((_, full, _)) = entry.aliases.iter().find(|(alias, ..)| *alias == name) {
            return open_with(&name, parameters, entry.id, full);
        }
    }
    if GAMES.iter().any(|entry| entry.id == name) {
        return start(&name, parameters);
    }
    let mut names: Vec<&str> =
        GAMES.iter().flat_map(|entry| entry.aliases.iter().map(|(alias, ..)| *alias)).collect();
    names.extend(GAMES.iter().map(|entry| entry.id));
    // Two kinds of board can stand behind one name.
    let mut seen = Vec::new();
    names.retain(|name| {
        !seen.contains(name) && {
            seen.push(*name);
            true
        }
    });
    Err(unknown("game", &name, names.into_iter()))
}

/// An alias takes further options but keeps its parameters: `gomoku(exact)`.
fn open_with(alias: &str, options: &str, id: &str, parameters: &str) -> Result<Box<dyn Session>, String> {
    if options.trim().is_empty() {
        return start(id, parameters);
    }
    start(id, &format!("{parameters},{options}")).map_err(|error| format!("{alias}: {error}"))
}

fn start(id: &str, parameters: &str) -> Result<Box<dyn Session>, String> {
    let entries = GAMES.iter().filter(|entry| entry.id == id);
    let mut error = String::new();
    for entry in entries {
        match (entry.open)(parameters) {
            Ok(session) => return Ok(session),
            Err(message) => error = message,
        }
    }
    Err(error)
}

/// Every evaluator of every game, each once: its name, one line, and the games that offer it.
pub fn evaluators() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
    let mut list: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for entry in GAMES {
        for (id, summary) in (entry.evaluators)() {
            match list.iter_mut().find(|(known, ..)| *known == id) {
                Some((.., games)) if games.contains(&entry.id) => {}
                Some((.., games)) => games.push(entry.id),
                None => list.push((id, summary, vec![entry.id])),
            }
        }
    }
    list
}
