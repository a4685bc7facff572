//! The catalogue of games, searches and options; the texts of the page; the `OpenAPI` document.

use std::sync::OnceLock;

use plyground_i18n::{Family, LANGUAGES, Texts};
use plyground_lab::names::ordering;
use plyground_play::form_alone;
use plyground_registry::{
    CONVENTIONS, GAMES, GameEntry, LEVELS, MUTATIONS, ORDERINGS, PRESETS, TEXTBOOK, evaluators,
};
use serde_json::{Map, Value, json};

use super::export::FORMS;
use crate::answer::Reply;
use crate::limits;

/// The `OpenAPI` document.
pub(crate) const OPENAPI: &str = include_str!("../../openapi.json");

/// The catalogue topic of the page.
const PAGE: &str = "web";

pub(crate) fn health(_: &'static Texts) -> Reply {
    Reply::Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}

pub(crate) fn openapi(_: &'static Texts) -> Reply {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| serde_json::from_str(OPENAPI).expect("a test reads it"));
    Reply::Json(document.clone())
}

pub(crate) fn texts(texts: &'static Texts) -> Reply {
    let said = texts.topic(PAGE).into_iter().map(|(key, text)| (key, text.into()));
    Reply::Json(json!({ "lang": texts.language().code, "texts": said.collect::<Map<_, _>>() }))
}

pub(crate) fn catalogue(texts: &'static Texts) -> Reply {
    let thing = |family: Family, id: &str, english: &str| json!({ "id": id, "name": texts.name(family, id), "summary": texts.summary(family, id, english) });
    let judges = evaluators().into_iter().map(|(id, english, games)| {
        let mut judge = thing(Family::Evaluator, id, english);
        judge["games"] = games.into();
        judge
    });
    let presets = PRESETS.iter().map(|preset| {
        let mut value = thing(Family::Preset, preset.id, preset.summary);
        value["game"] = preset.game.into();
        value["depth"] = preset.depth.into();
        value["evaluator"] = preset.evaluator.into();
        value["algorithms"] = preset.algorithms.iter().map(|algorithm| algorithm.id()).collect();
        value
    });
    let orders = ORDERINGS
        .iter()
        .map(|(id, parameter)| json!({ "id": id, "name": ordering(texts, id), "parameter": parameter }));
    let levels = LEVELS.iter().map(|level| {
        let number = level.number;
        json!({ "number": number, "name": texts.name(Family::Level, &number.to_string()) })
    });
    Reply::Json(json!({
        "games": games(texts),
        "rules": rules(texts),
        "algorithms": TEXTBOOK.iter().map(|a| thing(Family::Algorithm, a.id, a.summary)).collect::<Vec<_>>(),
        "evaluators": judges.collect::<Vec<_>>(),
        "orderings": orders.collect::<Vec<_>>(),
        "conventions": CONVENTIONS.iter().map(|c| thing(Family::Convention, c.id, c.summary)).collect::<Vec<_>>(),
        "mutations": MUTATIONS.iter().map(|m| thing(Family::Mutation, m.id, m.summary)).collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "levels": levels.collect::<Vec<_>>(),
        "languages": LANGUAGES.iter().map(|l| json!({ "code": l.code, "name": l.name })).collect::<Vec<_>>(),
        "forms": FORMS,
        "limits": limits::json(),
        "version": env!("CARGO_PKG_VERSION"),
    }))
}

/// The games that can be chosen: every name by which a game can be started, grouped by family.
fn games(texts: &Texts) -> Vec<Value> {
    let game = |(group, id, summary): (&str, String, &str)| {
        json!({
            "id": id,
            "name": texts.name(Family::Game, &id),
            "summary": texts.summary(Family::Game, &id, summary),
            "group": group,
        })
    };
    names().map(game).collect()
}

/// The rules of every family of games, and how its games are typed.
fn rules(texts: &Texts) -> Map<String, Value> {
    let of = |entry: &GameEntry| {
        let form = texts.summary(Family::Game, entry.id, entry.summary);
        let rules = json!({ "text": texts.rules(entry.id)?, "form": form_alone(&form) });
        Some((entry.id.to_owned(), rules))
    };
    GAMES.iter().filter_map(of).collect()
}

/// Every name of a game, once: its family, the name and the summary.
fn names() -> impl Iterator<Item = (&'static str, String, &'static str)> {
    let all = GAMES.iter().flat_map(|entry| {
        let aliases = entry.aliases.iter().map(|&(id, _, summary)| (entry.id, id.to_owned(), summary));
        aliases.chain(entry.listed().map(|name| (entry.id, name, entry.summary)))
    });
    let mut seen: Vec<String> = Vec::new();
    all.filter(move |(_, id, _)| {
        let is_new = !seen.contains(id);
        seen.extend(is_new.then(|| id.clone()));
        is_new
    })
}
