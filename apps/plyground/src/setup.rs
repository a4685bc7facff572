//! From arguments to a plan: the position, and how it is to be searched.

use std::path::Path;

use plyground_i18n::say;
use plyground_play::{Plan, SearchSettings};
use plyground_registry::{Algorithm, Player, Preset, Session, open};

use crate::args::{BoardArgs, SettingsArgs};
use crate::failure::{Failure, system_error};
use crate::files;
use crate::language::texts;
use crate::own_evaluators;

/// Opens the game, sets up the position and looks up every name.
pub(crate) fn plan(board: &BoardArgs, settings: &SettingsArgs) -> Result<Plan, Failure> {
    let session = position(board, preset(board)?)?;
    Ok(Plan::new(session, &asked(board.preset.clone(), settings)?)?)
}

/// The settings of a search, with the content of the weights file.
pub(crate) fn asked(preset: Option<String>, settings: &SettingsArgs) -> Result<SearchSettings, Failure> {
    let evaluator = only(&settings.evaluator, "--evaluator")?;
    let weights = only(&settings.weights, "--weights")?;
    Ok(SearchSettings {
        preset,
        evaluator: evaluator.cloned(),
        own: evaluator.map_or(Ok(None), |typed| own_evaluators::read(typed))?,
        weights: weights.map(|path| files::read(path)).transpose()?,
        convention: settings.convention.clone(),
        mutations: settings.mutations.clone(),
        as_printed: settings.as_printed,
    })
}

/// The value of an option that is given once; only a comparison takes several.
fn only<'a, T>(given: &'a [T], option: &str) -> Result<Option<&'a T>, Failure> {
    match given {
        [] => Ok(None),
        [value] => Ok(Some(value)),
        _ => Err(Failure::Usage(say!(texts(), "setup-only-one", option = option))),
    }
}

/// The preset that was asked for.
pub(crate) fn preset(board: &BoardArgs) -> Result<Option<&'static Preset>, Failure> {
    Ok(board.preset.as_deref().map(Preset::find).transpose()?)
}

/// The search with this name, which must return a value.
pub(crate) fn algorithm(name: &str) -> Result<Algorithm, Failure> {
    Ok(Algorithm::find(name)?)
}

/// The position that was asked for.
pub(crate) fn position(board: &BoardArgs, preset: Option<&Preset>) -> Result<Box<dyn Session>, Failure> {
    let name = match (&board.game, preset) {
        (Some(game), _) => match board.size {
            Some(size) if game.contains('(') => {
                let game = game.as_str();
                return Err(Failure::Usage(say!(texts(), "setup-size-twice", game = game, size = size)));
            }
            Some(size) => format!("{game}({size})"),
            None => with_tree(game)?,
        },
        (None, Some(preset)) => preset.game.to_owned(),
        (None, None) => {
            return Err(Failure::Usage(texts().get("setup-no-game")));
        }
    };
    let mut session = open(&name)?;
    let to_move = board.to_move.map(Into::into);
    if let Some(text) = only(&board.position, "--position")? {
        if board.game.is_none()
            && let Some(name) = session.fitting(text)
        {
            // The settings of a document hold for boards of any size; the position determines the size.
            session = open(&name)?;
        }
        let reachable = session.set_position(text, to_move, !board.allow_unreachable);
        if let Err(error) = reachable {
            let forced = session.set_position(text, to_move, false).is_ok();
            let why = texts().tell(&error);
            return Err(Failure::Usage(if forced {
                say!(texts(), "setup-unreachable", why = why)
            } else {
                why
            }));
        }
    } else {
        let moves: Vec<&str> = board.moves.as_deref().unwrap_or("").split_whitespace().collect();
        session = match to_move {
            Some(side) => played_towards(&*session, &moves, side)?,
            None => played(session, &moves)?,
        };
    }
    Ok(session)
}

/// The game after these moves.
fn played(mut session: Box<dyn Session>, moves: &[&str]) -> Result<Box<dyn Session>, Failure> {
    for (i, text) in moves.iter().enumerate() {
        session
            .play(text)
            .map_err(|why| say!(texts(), "setup-move", number = i + 1, why = texts().tell(&why)))?;
    }
    Ok(session)
}

/// The game after these moves, begun by the side that makes `side` the one to move now. If a side can move twice in a
/// row, the number of moves does not determine who began: both are tried, first the one that alternating moves would
/// give.
fn played_towards(session: &dyn Session, moves: &[&str], side: Player) -> Result<Box<dyn Session>, Failure> {
    let in_turn = if moves.len().is_multiple_of(2) { side } else { side.other() };
    let begun_by = |starter: Player| {
        let mut game = session.fresh();
        game.set_starter(starter)?;
        played(game, moves)
    };
    let (first, second) = (begun_by(in_turn), begun_by(in_turn.other()));
    match (first, second) {
        (Ok(game), _) | (_, Ok(game)) if game.to_move() == side => Ok(game),
        (Err(why), Err(_)) => Err(why),
        _ => Err(Failure::Usage(say!(texts(), "setup-not-to-move", side = session.side_name(side)))),
    }
}

/// Replaces `explicit(@FILE)` or `explicit(-)` by the tree itself.
fn with_tree(game: &str) -> Result<String, Failure> {
    let (name, rest) = game.trim().split_once('(').unwrap_or((game, ""));
    let source = rest.strip_suffix(')').filter(|_| name.trim().eq_ignore_ascii_case("explicit"));
    let tree = match source.map(str::trim) {
        Some("-") => files::read(Path::new("-"))?,
        Some(path) if path.starts_with('@') => files::read(Path::new(&path[1..]))?,
        _ => return Ok(game.to_owned()),
    };
    Ok(format!("explicit({})", tree.trim()))
}

/// The error for a file that cannot be read.
pub(crate) fn cannot_read(name: &str, error: &std::io::Error) -> Failure {
    Failure::Usage(say!(texts(), "setup-cannot-read", file = name, why = system_error(error)))
}
