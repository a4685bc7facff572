//! From a class, or an object of it, to a game that can be opened by name.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use plyground_core::{Message, Player, message};
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::{Graph, PyGame, VOID};
use crate::texts::game_error;

/// What a class offers.
#[expect(clippy::struct_excessive_bools, reason = "one for each optional method")]
pub(crate) struct Blueprint {
    /// The two players, the one who begins first.
    pub(crate) players: [Py<PyAny>; 2],
    /// Whether it has a method `key()`.
    pub(crate) has_key: bool,
    /// Whether it has a method `move_to_string(move)`.
    pub(crate) writes_moves: bool,
    /// Whether it has a method `board()`.
    pub(crate) has_board: bool,
    /// Whether it says whose turn it is, by a method `to_move()` or an attribute of this name.
    pub(crate) has_to_move: bool,
    /// No score is beyond this, where the class says so by an attribute `infinity`.
    pub(crate) infinity: Option<i32>,
}

/// A class that became a game.
struct RegisteredClass {
    class: Py<PyAny>,
    /// Its module and its name there, by which a class that is defined once more is recognised.
    origin: String,
    graph: Arc<Graph>,
}

static CLASSES: Mutex<Vec<RegisteredClass>> = Mutex::new(Vec::new());

/// The methods without which a class is not a game.
const NEEDED: [&str; 5] = ["get_moves", "do_move", "undo_move", "is_win", "score"];

impl Blueprint {
    fn of(state: &Bound<'_, PyAny>) -> PyResult<Self> {
        let class = state.get_type().qualname()?.to_string();
        let missing: Vec<&str> =
            NEEDED.into_iter().filter(|name| !state.hasattr(*name).unwrap_or(false)).collect();
        if !missing.is_empty() {
            return Err(game_error(&message!(
                "python-methods-missing",
                "{class} lacks {missing}: a game has the methods get_moves(player), do_move(move), undo_move(move), is_win(player) and score(player)",
                class = class,
                missing = missing.join(", ")
            )));
        }
        let players = state.getattr("players").ok().and_then(|players| {
            let players: Vec<Bound<'_, PyAny>> = players.try_iter().ok()?.collect::<PyResult<_>>().ok()?;
            let [first, second] = <[Bound<'_, PyAny>; 2]>::try_from(players).ok()?;
            first.ne(&second).ok()?.then(|| [first.unbind(), second.unbind()])
        });
        let players = players.ok_or_else(|| {
            game_error(&message!(
                "python-players-missing",
                "{class} must name its two players, the one who begins first: players = [\"X\", \"O\"]",
                class = class
            ))
        })?;
        let has = |name: &str| state.hasattr(name);
        Ok(Self {
            players,
            has_key: has("key")?,
            writes_moves: has("move_to_string")?,
            has_board: has("board")? && state.getattr("board")?.is_callable(),
            has_to_move: has("to_move")?,
            infinity: state
                .getattr("infinity")
                .ok()
                .and_then(|most| most.extract().ok())
                .filter(|&most| most > 0),
        })
    }
}

/// Makes a class, or an object of it, a game, and returns its position. A class is a game once, however often it is named;
/// a class of the same name from the same place, defined once more, takes its name over.
pub(crate) fn register(
    subject: &Bound<'_, PyAny>,
    name: Option<&str>,
    to_move: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyGame> {
    let py = subject.py();
    let (class, state, is_class) = match subject.cast::<PyType>() {
        Ok(class) => (class.clone(), class.call0()?, true),
        Err(_) => (subject.get_type(), subject.clone(), false),
    };
    let blueprint = Blueprint::of(&state)?;
    let wanted = match to_move {
        None => None,
        Some(wanted) => {
            let is_wanted =
                |side: &Player| wanted.eq(blueprint.players[side.index()].bind(py)).unwrap_or(false);
            Some(*Player::BOTH.iter().find(|side| is_wanted(side)).ok_or_else(|| {
                let names = blueprint.players.each_ref().map(|player| player.bind(py).repr());
                let names = names.map(|name| name.map(|name| name.to_string()).unwrap_or_default());
                game_error(&message!(
                    "python-player-unknown",
                    "to_move={wanted} is not one of the players {players}",
                    wanted = wanted.to_string(),
                    players = names.join(", ")
                ))
            })?)
        }
    };
    let graph = graph_of(&class, name, &blueprint)?;
    let said = if blueprint.has_to_move { graph.turn(&state)? } else { None };
    if let (Some(wanted), Some(said)) = (wanted, said)
        && wanted != said
    {
        let name = |side: Player| blueprint.players[side.index()].bind(py).to_string();
        return Err(game_error(&message!(
            "python-turn-otherwise",
            "to_move={wanted}, but the state says that it is the turn of {said}",
            wanted = name(wanted),
            said = name(said)
        )));
    }
    let side = said.or(wanted).unwrap_or(Player::First);
    // A class begins where it began before, also where only the way to a position tells what it is.
    let usual = graph.usual.load(Ordering::Acquire);
    let is_usual = is_class && (said.is_some() || side == Player::First);
    let root = if is_usual && usual != VOID { usual } else { graph.add_root(py, &state, side)? };
    if is_usual {
        graph.usual.store(root, Ordering::Release);
    }
    let _ = graph.start.compare_exchange(VOID, root, Ordering::AcqRel, Ordering::Acquire);
    let game = PyGame { graph, node: root };
    // The text is known from now on, so that the position can be found by it.
    game.graph.text(root);
    Ok(game)
}

fn graph_of(class: &Bound<'_, PyType>, name: Option<&str>, blueprint: &Blueprint) -> PyResult<Arc<Graph>> {
    let py = class.py();
    let own = class.name()?.to_string();
    let wanted: String = name
        .unwrap_or(&own)
        .chars()
        .map(|sign| if sign.is_alphanumeric() || sign == '-' { sign } else { '-' })
        .collect();
    let origin = format!("{}.{}", class.module()?, class.qualname()?);
    let mut classes = CLASSES.lock().unwrap_or_else(PoisonError::into_inner);
    let same = classes.iter().find(|known| {
        known.class.is(class) && (name.is_none() || known.graph.name.eq_ignore_ascii_case(&wanted))
    });
    if let Some(known) = same {
        return Ok(Arc::clone(&known.graph));
    }
    let numbered = (2..).map(|number: usize| format!("{wanted}-{number}"));
    let is_free = |wanted: &String| {
        let mut others = classes.iter().filter(|known| known.graph.name.eq_ignore_ascii_case(wanted));
        others.all(|known| known.origin == origin)
    };
    let name = std::iter::once(wanted.clone()).chain(numbered).find(is_free);
    let name = name.expect("there is always another number");
    classes.retain(|known| !known.graph.name.eq_ignore_ascii_case(&name));
    let graph = Arc::new(Graph::new(py, name, blueprint)?);
    classes.push(RegisteredClass {
        class: class.clone().unbind().into_any(),
        origin,
        graph: Arc::clone(&graph),
    });
    Ok(graph)
}

/// The start of the game of this name.
pub(super) fn opened(name: &str) -> Result<PyGame, Message> {
    let classes = CLASSES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = classes.iter().find(|known| known.graph.name.eq_ignore_ascii_case(name));
    let known = known.ok_or_else(|| {
        message!(
            "python-class-unknown",
            "no Python class called {name} is a game yet: call plyground.game({name}) first",
            name = if name.is_empty() { "MyGame" } else { name }
        )
    })?;
    let graph = Arc::clone(&known.graph);
    let node = graph.start.load(Ordering::Acquire);
    Ok(PyGame { graph, node })
}
