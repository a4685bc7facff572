//! A position as JSON: everything needed to show a board and to play on.

use plyground_i18n::{Family, Texts, say};
use plyground_play::Ending;
use plyground_registry::{GAMES, Grid, Labels, Look, Player, Session, Sign, is_written, spelled_out};
use serde_json::{Value, json};

use crate::api::export::forms;
use crate::place::Place;

/// The state of a game.
pub(crate) fn state(place: &Place, texts: &Texts) -> Value {
    let session = &*place.session;
    let ending = session.outcome().map(Ending::Board);
    let words = match ending {
        Some(ending) => ending.words(session, texts),
        None => say!(texts, "server-state-turn", side = session.side_name(session.to_move())),
    };
    let forbidden = session.forbidden().into_iter();
    let past = Past::of(session);
    json!({
        "game": session.game(),
        "name": name(place, texts),
        "family": session.family(),
        "spelled_out": spelled_out(session).filter(|_| !is_written(&session.game())),
        "moves": session.history(),
        "movers": past.movers,
        "starter": mark(place.starter),
        "written": is_written(&session.game()),
        "sides": Player::BOTH.map(|side| session.side_name(side)),
        "to_move": mark(session.to_move()),
        "over": ending.is_some(),
        "grid": session.grid().map(|grid| board(&grid)),
        "look": look(session.family()),
        "legal": session.legal_moves(),
        "legal_cells": session.legal_cells(),
        "legal_paths": session.legal_paths(),
        "legal_areas": session.legal_areas(),
        "forbidden": forbidden.map(|(cell, why)| json!({ "cell": cell, "why": texts.tell(&why) })).collect::<Vec<_>>(),
        "last": past.last,
        "winning": session.winning_cells(),
        "ending": ending.map(|ending| json!({ "winner": ending.winner().map(mark), "words": words })),
        "words": words,
        "position": session.position(),
        "move_help": texts.tell(&session.move_help()),
        "text_board": session.draw(Labels::None),
        "forms": forms(session),
        "notices": session.notice().iter().map(|notice| texts.tell(notice)).collect::<Vec<_>>(),
    })
}

/// How the boards of a family are drawn.
fn look(family: &str) -> Value {
    let entry = GAMES.iter().find(|entry| entry.id == family);
    let look = entry.map_or(Look::CELLS, |entry| entry.look);
    json!({ "counted": look.is_counted, "block": look.block, "labelled": look.is_labelled })
}

/// A side as JSON.
pub(crate) fn mark(player: Player) -> String {
    player.mark().to_string()
}

/// The name of the game: the requested one, if the catalogues have it.
fn name(place: &Place, texts: &Texts) -> String {
    let id = place.game.trim().to_lowercase().replace('_', "-");
    let known = texts.has(&format!("{}-{id}", Family::Game.prefix()));
    let id = if known { id } else { place.session.game() };
    texts.name(Family::Game, &id)
}

fn board(grid: &Grid) -> Value {
    let cells: String = grid.cells.iter().map(|cell| cell.map_or('.', Player::mark)).collect();
    let columns = (0..grid.width).map(|column| char::from(b'a' + column as u8).to_string());
    let rows = (1..=grid.height).rev().map(|row| row.to_string());
    json!({
        "width": grid.width,
        "height": grid.height,
        "cells": cells,
        "signs": grid.signs.iter().copied().map(sign).collect::<Vec<_>>(),
        "columns": columns.collect::<Vec<_>>(),
        "rows": rows.collect::<Vec<_>>(),
    })
}

/// The sign of a cell: a word, or a number where things are counted.
fn sign(sign: Sign) -> Value {
    match sign {
        Sign::Plain => Value::Null,
        Sign::Count(count) => json!(count),
        Sign::King => json!("king"),
        Sign::Dot => json!("dot"),
        Sign::Gap => json!("gap"),
        Sign::Line => json!("line"),
        Sign::Inside(side) => json!(format!("inside-{}", side.mark())),
        Sign::Outside => json!("outside"),
    }
}

/// The moves played.
struct Past {
    /// The mark of the side that made each move: sides do not alternate in all games.
    movers: String,
    /// The cell of the last move.
    last: Option<usize>,
}

impl Past {
    /// Takes back all moves of a copy, one by one.
    fn of(session: &dyn Session) -> Self {
        let Some(text) = session.history().last() else {
            return Self { movers: String::new(), last: None };
        };
        let mut before = session.copy();
        let mut movers = Vec::new();
        let mut last = None;
        while before.undo() {
            if movers.is_empty() {
                let place = before.legal_moves().iter().position(|legal| legal == text);
                last = place.and_then(|place| before.legal_cells()[place]);
            }
            movers.push(before.to_move().mark());
        }
        Self { movers: movers.iter().rev().collect(), last }
    }
}
