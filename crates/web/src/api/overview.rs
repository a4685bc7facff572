//! The catalogue of games, searches and options; the texts of the page; the `OpenAPI` document.

use std::collections::BTreeMap;

use plyground_i18n::{Family, LANGUAGES, Texts};
use plyground_lab::names::ordering;
use plyground_registry::{
    CONVENTIONS, GAMES, LEVELS, MUTATIONS, ORDERINGS, PRESETS, TEXTBOOK, evaluators, listed_under, open,
    synonyms_of,
};
use schemars::JsonSchema;
use serde::Serialize;

use super::export::FORMS;
use crate::limits::LimitsReply;
use crate::openapi::document;
use crate::response_content::ResponseContent;
use crate::schema::as_object;
use crate::state::ColourName;

/// What the keys of the page begin with, in every topic.
const PAGE: &str = "web-";

/// The state of the server.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HealthReply {
    status: HealthStatus,
    /// The version of the program.
    version: &'static str,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum HealthStatus {
    Ok,
}

/// The texts of the page in one language.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TextsReply {
    /// The code of the language.
    lang: &'static str,
    /// The texts by key; `{name}` is a placeholder.
    #[serde(serialize_with = "as_object")]
    #[schemars(with = "BTreeMap<String, String>")]
    texts: Vec<(String, String)>,
}

/// Games, searches, evaluators, options and limits, with names in the requested language.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CatalogueReply {
    games: Vec<GameEntry>,
    /// The rules of every game, in a paragraph, by its id.
    #[serde(serialize_with = "as_object")]
    #[schemars(with = "BTreeMap<String, String>")]
    rules: Vec<(String, String)>,
    /// The searches.
    algorithms: Vec<NamedEntry>,
    evaluators: Vec<ListedEvaluator>,
    /// The orders of moves.
    orderings: Vec<OrderingEntry>,
    /// The conventions on which textbooks differ.
    conventions: Vec<NamedEntry>,
    /// Mistakes that a search can make on purpose.
    mutations: Vec<NamedEntry>,
    /// Settings that reproduce a document.
    presets: Vec<PresetEntry>,
    /// The levels of the programs.
    levels: Vec<LevelEntry>,
    languages: Vec<LanguageEntry>,
    /// The formats of `/api/export`.
    forms: [&'static str; FORMS.len()],
    limits: LimitsReply,
    /// The version of the program.
    version: &'static str,
}

/// An entry of the catalogue.
#[derive(Serialize, JsonSchema)]
struct NamedEntry {
    /// The id, as used in requests.
    id: String,
    /// The name in the requested language.
    name: String,
    /// A summary in the requested language.
    summary: String,
}

/// A game that can be chosen.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct GameEntry {
    #[serde(flatten)]
    entry: NamedEntry,
    /// The id of its family.
    group: &'static str,
    /// Other names of the game.
    also: Vec<String>,
    /// The colours of X and O, where players call the sides by them; else null.
    colours: Option<[ColourName; 2]>,
}

/// An evaluator.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ListedEvaluator {
    #[serde(flatten)]
    entry: NamedEntry,
    /// The families of games that have it.
    games: Vec<&'static str>,
}

/// An order of moves.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OrderingEntry {
    id: &'static str,
    name: String,
    /// The name of its parameter, written after a colon; null if it has none.
    parameter: Option<&'static str>,
}

/// Settings that reproduce a document.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PresetEntry {
    #[serde(flatten)]
    entry: NamedEntry,
    game: &'static str,
    depth: u16,
    evaluator: &'static str,
    /// The searches of the document.
    algorithms: Vec<&'static str>,
}

/// A level of the programs.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct LevelEntry {
    number: u8,
    name: String,
}

/// A language.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct LanguageEntry {
    code: &'static str,
    /// The name in the language itself.
    name: &'static str,
}

pub(crate) fn health(_: &'static Texts) -> ResponseContent {
    ResponseContent::json(&HealthReply { status: HealthStatus::Ok, version: env!("CARGO_PKG_VERSION") })
}

pub(crate) fn openapi(_: &'static Texts) -> ResponseContent {
    ResponseContent::json(document())
}

pub(crate) fn texts(texts: &'static Texts) -> ResponseContent {
    ResponseContent::json(&TextsReply { lang: texts.language().code, texts: texts.prefixed(PAGE) })
}

pub(crate) fn catalogue(texts: &'static Texts) -> ResponseContent {
    let named = |family: Family, id: &str, english: &str| NamedEntry {
        id: id.to_owned(),
        name: texts.name(family, id),
        summary: texts.summary(family, id, english),
    };
    let evaluators = evaluators()
        .into_iter()
        .map(|(id, english, games)| ListedEvaluator { entry: named(Family::Evaluator, id, english), games });
    let presets = PRESETS.iter().map(|preset| PresetEntry {
        entry: named(Family::Preset, preset.id, preset.summary),
        game: preset.game,
        depth: preset.depth,
        evaluator: preset.evaluator,
        algorithms: preset.algorithms.iter().map(|algorithm| algorithm.id()).collect(),
    });
    let orderings =
        ORDERINGS.iter().map(|&(id, parameter)| OrderingEntry { id, name: ordering(texts, id), parameter });
    let levels = LEVELS.iter().map(|level| {
        let number = level.number;
        LevelEntry { number, name: texts.name(Family::Level, &number.to_string()) }
    });
    ResponseContent::json(&CatalogueReply {
        games: names()
            .map(|(group, id, summary)| {
                let also = synonyms_of(&id).into_iter().map(|name| texts.name(Family::Game, name)).collect();
                let colours = open(&id).ok().and_then(|session| session.colours());
                let colours = colours.map(|colours| colours.map(ColourName::from));
                GameEntry { entry: named(Family::Game, &id, summary), group, also, colours }
            })
            .collect(),
        rules: rules(texts),
        algorithms: TEXTBOOK.iter().map(|a| named(Family::Algorithm, a.id, a.summary)).collect(),
        evaluators: evaluators.collect(),
        orderings: orderings.collect(),
        conventions: CONVENTIONS.iter().map(|c| named(Family::Convention, c.id, c.summary)).collect(),
        mutations: MUTATIONS.iter().map(|m| named(Family::Mutation, m.id, m.summary)).collect(),
        presets: presets.collect(),
        levels: levels.collect(),
        languages: LANGUAGES.iter().map(|l| LanguageEntry { code: l.code, name: l.name }).collect(),
        forms: FORMS,
        limits: LimitsReply::new(),
        version: env!("CARGO_PKG_VERSION"),
    })
}

/// The rules of every named game.
fn rules(texts: &Texts) -> Vec<(String, String)> {
    let aliases = GAMES.iter().flat_map(|entry| {
        entry.aliases.iter().map(move |&(id, parameters, _)| (entry, id.to_owned(), parameters))
    });
    let families = GAMES.iter().filter(|entry| entry.listed().is_some() || entry.is_written);
    let families = families.map(|entry| (entry, entry.id.to_owned(), entry.usual));
    let mut all: Vec<(String, String)> = Vec::new();
    for (entry, id, parameters) in aliases.chain(families) {
        // A family may have several entries.
        if !all.iter().any(|(known, _)| *known == id) {
            let colours = (entry.open)(parameters).ok().and_then(|session| session.colours());
            all.extend(texts.calling(colours).rules(entry.id, parameters).map(|text| (id, text)));
        }
    }
    all
}

/// Every name of a game in a list, once: its family, the name and the summary.
fn names() -> impl Iterator<Item = (&'static str, String, &'static str)> {
    let all = GAMES.iter().flat_map(|entry| {
        let aliases = entry.aliases.iter().map(|&(id, _, summary)| (entry.id, id.to_owned(), summary));
        aliases.chain(entry.listed().map(|name| (entry.id, name, entry.summary)))
    });
    let mut seen: Vec<String> = Vec::new();
    all.filter(move |(_, id, _)| {
        let is_new = listed_under(id) == id && !seen.contains(id);
        seen.extend(is_new.then(|| id.clone()));
        is_new
    })
}
