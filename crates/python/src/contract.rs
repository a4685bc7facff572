//! What a class promises beyond the rules that hold for every game: checked by random play.

use std::collections::HashSet;

use plyground_core::{Game, Message, Outcome, Player, Position, message};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::graph::PyGame;
use crate::session::{PySession, python_game};
use crate::texts::{texts, wrong};

/// Plays random games of a Python class. An error names a promise that it breaks; what is returned are remarks on what it may
/// do, but will hardly want.
#[pyfunction]
pub(crate) fn check_class(
    py: Python<'_>,
    session: &PySession,
    games: u64,
    seed: u64,
) -> PyResult<Vec<String>> {
    let session = session.copied(py)?;
    let Some(start) = python_game(&*session) else { return Ok(Vec::new()) };
    let mut check = ClassCheck { start, seen: HashSet::new(), uneven_score: None };
    let mut dice = plyground_registry::Dice::new(seed);
    for _ in 0..games {
        check.game(py, &mut dice)?;
    }
    Ok(check.uneven_score.iter().map(|remark| texts().tell(remark)).collect())
}

struct ClassCheck {
    start: PyGame,
    /// The positions that were looked at.
    seen: HashSet<u32>,
    /// The first position where the scores of the two players do not cancel out.
    uneven_score: Option<Message>,
}

impl ClassCheck {
    /// One random game.
    fn game(&mut self, py: Python<'_>, dice: &mut plyground_registry::Dice) -> PyResult<()> {
        let mut pos = self.start.clone();
        let mut moves: Vec<String> = Vec::new();
        // Attributes that have named the player to move in every position so far.
        let mut turn_names = turn_attributes(py, &pos)?;
        loop {
            let is_new = self.seen.insert(pos.node);
            if is_new && self.uneven_score.is_none() {
                self.uneven_score = uneven_score(py, &pos, &moves)?;
            }
            if let Some(outcome) = pos.outcome() {
                if is_new
                    && let Outcome::Win(winner) = outcome
                    && listed_after_win(py, &pos)?
                {
                    return Err(wrong(&message!(
                        "python-moves-after-win",
                        "after {moves} is_win says that {winner} has won, but get_moves still lists moves: it must return an empty list at the end of the game",
                        moves = moves.join(" "),
                        winner = name(py, &pos, winner)
                    )));
                }
                return Ok(());
            }
            if !pos.graph.has_to_move {
                if is_new && lists_moves_of_other(py, &pos)? {
                    return Err(wrong(&message!(
                        "python-moves-of-other",
                        "{place} get_moves({player}) lists moves of {other}: turns alternate, unless the class has a method to_move() that returns the player to move; without it, a player who misses a turn needs a move that passes",
                        place = after(&moves),
                        player = name(py, &pos, pos.to_move()),
                        other = name(py, &pos, pos.to_move().other())
                    )));
                }
                let named = turn_attributes(py, &pos)?;
                if moves.len() > 1
                    && let Some((attribute, _)) = named.iter().find(|(attribute, side)| {
                        *side != pos.to_move() && turn_names.iter().any(|(known, _)| known == attribute)
                    })
                {
                    return Err(wrong(&message!(
                        "python-turn-attribute",
                        "{place} it is the turn of {player}, because turns alternate, but self.{attribute} is {other}: if it says who is to move, give the class a method to_move() that returns it",
                        place = after(&moves),
                        player = name(py, &pos, pos.to_move()),
                        attribute = attribute.as_str(),
                        other = name(py, &pos, pos.to_move().other())
                    )));
                }
                let still =
                    |known: &String| named.iter().any(|(name, side)| name == known && *side == pos.to_move());
                turn_names.retain(|(known, _)| still(known));
            }
            let m = pos.pick(dice.next()).expect("the game is not over");
            moves.push(pos.write_move(m));
            pos.make(m);
            pos.graph.alarm.check()?;
            py.check_signals()?;
        }
    }
}

/// Calls `f` with the state of a position; an error in the class is raised.
fn asked<T>(
    py: Python<'_>,
    pos: &PyGame,
    f: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Option<T>> {
    let found = pos.graph.with_state(py, pos.node, f);
    pos.graph.alarm.check()?;
    Ok(found)
}

fn name(py: Python<'_>, pos: &PyGame, side: Player) -> String {
    pos.graph.players[side.index()].bind(py).to_string()
}

/// Where in the game: after which moves.
fn after(moves: &[String]) -> Message {
    if moves.is_empty() {
        message!("python-at-start", "at the start")
    } else {
        message!("python-after-moves", "after {moves}", moves = moves.join(" "))
    }
}

/// The player that an object is.
fn player(py: Python<'_>, pos: &PyGame, object: &Bound<'_, PyAny>) -> Option<Player> {
    let is = |side: &Player| object.eq(pos.graph.players[side.index()].bind(py)).unwrap_or(false);
    Player::BOTH.into_iter().find(is)
}

/// Whether the class lists moves in a position that is won.
fn listed_after_win(py: Python<'_>, pos: &PyGame) -> PyResult<bool> {
    let player = pos.graph.players[pos.to_move().index()].clone_ref(py);
    let listed =
        asked(py, pos, |state| Ok(state.call_method1("get_moves", (player,))?.try_iter()?.next().is_some()))?;
    Ok(listed.unwrap_or(false))
}

/// Whether every move that is listed names the other player, and none of them the player who was asked about.
fn lists_moves_of_other(py: Python<'_>, pos: &PyGame) -> PyResult<bool> {
    let (side, moves) = (pos.to_move(), pos.move_objects(py)?);
    let named = |movement: &Py<PyAny>| -> Vec<Player> {
        let movement = movement.bind(py);
        let items: Vec<Bound<'_, PyAny>> = if let Ok(tuple) = movement.cast::<PyTuple>() {
            tuple.iter().collect()
        } else if let Ok(list) = movement.cast::<PyList>() {
            list.iter().collect()
        } else {
            Vec::new()
        };
        items.iter().filter(|item| !is_number(item)).filter_map(|item| player(py, pos, item)).collect()
    };
    Ok(moves.iter().all(|movement| {
        let named = named(movement);
        !named.is_empty() && !named.contains(&side)
    }))
}

/// Numbers may be players, but in a move they are mostly rows and columns.
fn is_number(object: &Bound<'_, PyAny>) -> bool {
    object.is_instance_of::<pyo3::types::PyInt>() || object.is_instance_of::<pyo3::types::PyFloat>()
}

/// The attributes of a state that name a player, and whom.
fn turn_attributes(py: Python<'_>, pos: &PyGame) -> PyResult<Vec<(String, Player)>> {
    let found = asked(py, pos, |state| {
        let Ok(attributes) = state.getattr("__dict__") else { return Ok(Vec::new()) };
        let attributes = attributes.cast_into::<PyDict>()?;
        let named =
            attributes.iter().filter_map(|(name, value)| Some((name.to_string(), player(py, pos, &value)?)));
        Ok(named.collect())
    })?;
    Ok(found.unwrap_or_default())
}

/// The remark that what is good for one player is not as bad for the other.
fn uneven_score(py: Python<'_>, pos: &PyGame, moves: &[String]) -> PyResult<Option<Message>> {
    // A class need not have an answer for the side that is not to move.
    let scores = asked(py, pos, |state| {
        let score = |side: Player| -> Option<f64> {
            let player = pos.graph.players[side.index()].bind(py);
            state.call_method1("score", (player,)).ok()?.extract().ok()
        };
        Ok(score(Player::First).zip(score(Player::Second)))
    })?;
    Ok(scores.flatten().filter(|(first, second)| (first + second).abs() > 0.0).map(|(first, second)| {
        message!(
            "python-score-uneven",
            "{place} score({one}) is {first}, but score({other}) is {second} and not {expected}: score is asked of the side to move only, and a minimax that always asks {one} disagrees with a negamax",
            place = after(moves),
            one = name(py, pos, Player::First),
            first = first.to_string(),
            other = name(py, pos, Player::Second),
            second = second.to_string(),
            expected = (0.0 - first).to_string()
        )
    }))
}
