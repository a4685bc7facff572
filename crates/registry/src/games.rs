//! The list of games.

use plyground_core::{Message, Player, message};
use plyground_games::draughts::{English, International, Russian};
use plyground_games::mnk::{Large, Small};
use plyground_games::{Boxes, Connect, Dots, Draughts, Explicit, Kalah, Mnk, Nim, Othello, Torus, Ultimate};

use crate::added_games::added_games;
use crate::five::Five;
use crate::live::LiveGame;
use crate::names::{normal, unknown};
use crate::typed::Visitor;
use crate::{GameEntry, Plugin, Session};

/// Makes the list of games, and the way back from a session to the type of its game.
macro_rules! games {
    ($($game:ty: $($ability:ident)*;)*) => {
        /// Every game there is. Where two entries share a name, the first that takes the parameters is played: boards of up
        /// to 64 cells have a faster kind of stones.
        pub static GAMES: &[GameEntry] = &[$(Plugin::<$game>::new()$(.$ability())*.entry()),*];

        /// Hands the session's game to a visitor by its own type; `None` for a game that is not in [`GAMES`].
        pub fn with_type<V: Visitor>(session: &dyn Session, visitor: V) -> Option<V::Output> {
            let session = session.as_any();
            $(if let Some(live) = session.downcast_ref::<LiveGame<$game>>() {
                return Some(visitor.visit(&live.now, &live.abilities));
            })*
            None
        }
    };
}

games! {
    Mnk<Small>: alternating indexed symmetric with_gomoku with_solver;
    Mnk<Large>: alternating indexed symmetric with_gomoku;
    Five: alternating keyed with_gomoku;
    Connect: alternating indexed symmetric with_solver;
    Othello: alternating indexed symmetric with_solver;
    Draughts<English>: alternating indexed noisy;
    Draughts<Russian>: alternating indexed noisy;
    Draughts<International>: alternating indexed noisy;
    Boxes: indexed noisy with_solver;
    Dots: alternating indexed;
    Ultimate: alternating indexed;
    Torus: alternating indexed;
    Kalah: indexed;
    Nim: alternating indexed;
    Explicit: alternating indexed;
}

/// Starts the game that `text` names: `tic-tac-toe`, `mnk(7,6,4)`, `explicit([[3,5],[2,9]])`, or one that was
/// [added](crate::add_game).
pub fn open(text: &str) -> Result<Box<dyn Session>, Message> {
    let text = text.trim();
    let (name, parameters) = match text.split_once('(') {
        Some((name, rest)) => (name.trim(), rest.trim_end().strip_suffix(')')),
        None => (text, Some("")),
    };
    let Some(parameters) = parameters else {
        let text = text.escape_debug().to_string();
        return Err(message!("name-unclosed", "`{text}` lacks its closing parenthesis", text = text));
    };
    let name = normal(name);
    let added = added_games();
    let all = || GAMES.iter().chain(&added);
    for entry in all() {
        if let Some((_, full, _)) = entry.aliases.iter().find(|(alias, ..)| *alias == name) {
            return open_with(&name, parameters, entry.id, full);
        }
    }
    if all().any(|entry| entry.id == name) {
        return start(&name, parameters);
    }
    let mut names: Vec<&str> =
        all().flat_map(|entry| entry.aliases.iter().map(|(alias, ..)| *alias)).collect();
    names.extend(all().map(|entry| entry.id));
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

/// Whether the game of this name is an explicit tree, given as text.
pub fn is_written(game: &str) -> bool {
    let family = game.split('(').next().unwrap_or_default().trim();
    let mut all = GAMES.iter().copied().chain(added_games());
    all.any(|entry| entry.is_written && entry.id.eq_ignore_ascii_case(family))
}

/// What a side is called in sentences about the game of this name.
pub fn side_name(game: &str, player: Player) -> &'static str {
    if is_written(game) { player.textbook_name() } else { player.board_name() }
}

/// The name of a game with its family and its parameters, such as `mnk(3,3,3)` for `tic-tac-toe`; `None` where it has none.
pub fn spelled_out(session: &dyn Session) -> Option<String> {
    let name = session.game();
    let added = added_games();
    let mut aliases = GAMES.iter().chain(&added).flat_map(|entry| entry.aliases);
    match aliases.find(|(alias, ..)| *alias == name) {
        Some((_, parameters, _)) => Some(format!("{}({parameters})", session.family())),
        None => name.contains('(').then_some(name),
    }
}

/// The parameters of a game in full, also where its name alone stands for some: `5,5,4` for `torus`.
pub fn parameters(session: &dyn Session) -> String {
    let spelled = spelled_out(session).unwrap_or_default();
    let inside = spelled.split_once('(').and_then(|(_, rest)| rest.strip_suffix(')')).unwrap_or_default();
    let added = added_games();
    let entry = GAMES.iter().chain(&added).find(|entry| entry.id == session.family());
    let usual = entry.map_or("", |entry| entry.usual);
    match inside {
        "" => usual.to_owned(),
        // A name with nothing but options is of the usual size.
        _ if !usual.is_empty() && inside.starts_with(|sign: char| sign.is_ascii_alphabetic()) => {
            format!("{usual},{inside}")
        }
        _ => inside.to_owned(),
    }
}

/// The name under which a list has a game: another one for a synonym.
pub fn listed_under(name: &str) -> &str {
    let mut synonyms = GAMES.iter().flat_map(|entry| entry.synonyms);
    synonyms.find(|(synonym, _)| *synonym == name).map_or(name, |(_, listed)| listed)
}

/// The other names of a game in a list.
pub fn synonyms_of(listed: &str) -> Vec<&'static str> {
    let mut names: Vec<&str> = Vec::new();
    for (name, under) in GAMES.iter().flat_map(|entry| entry.synonyms) {
        if *under == listed && !names.contains(name) {
            names.push(name);
        }
    }
    names
}

/// An alias takes further options but keeps its parameters, `gomoku(exact)`, or is played on a board of another size,
/// `gomoku(10)`.
fn open_with(alias: &str, options: &str, id: &str, parameters: &str) -> Result<Box<dyn Session>, Message> {
    if options.trim().is_empty() {
        return start(id, parameters);
    }
    let started = start(id, &format!("{parameters},{options}"));
    let started = match (started, resized(parameters, options)) {
        // The complaint is about what was typed.
        (Err(why), Some(parameters)) => start(id, &parameters).map_err(|_| why),
        (started, _) => started,
    };
    started.map_err(|why| message!("name-alias", "{alias}: {why}", alias = alias, why = why))
}

/// The parameters of an alias with another size, where that is one number for both sides and says nothing of the line to
/// make: `10` makes `10,10,5` of `15,15,5` and `10,renju` of `15,renju`, but nothing of `3,3,3`.
fn resized(parameters: &str, options: &str) -> Option<String> {
    let (number, options) =
        options.split_once(',').map_or((options, None), |(first, rest)| (first, Some(rest)));
    let number: u8 = number.trim().parse().ok()?;
    let old: Vec<&str> = parameters.split(',').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let sides = match old.as_slice() {
        [width, height, rest @ ..] if width == height && rest.first() != Some(width) => 2,
        [side, rest @ ..] if is_number(side) && !rest.iter().any(is_number) => 1,
        _ => return None,
    };
    let number = number.to_string();
    let new = std::iter::repeat_n(number.as_str(), sides).chain(old[sides..].iter().copied()).chain(options);
    Some(new.collect::<Vec<_>>().join(","))
}

fn start(id: &str, parameters: &str) -> Result<Box<dyn Session>, Message> {
    let mut complaint = None;
    for entry in GAMES.iter().chain(&added_games()).filter(|entry| entry.id == id) {
        match (entry.open)(parameters) {
            Ok(session) => return Ok(session),
            // The last complaint is about the board with the most room.
            Err(why) => complaint = Some(why),
        }
    }
    Err(complaint.expect("the caller found an entry of this name"))
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
