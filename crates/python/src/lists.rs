//! What there is, by name.

use plyground_i18n::Family;
use plyground_registry::{
    ALGORITHMS, CONVENTIONS, GAMES, LEVELS, MONTE_CARLO, MUTATIONS, ORDERINGS, PRESETS, evaluators,
};
use pyo3::prelude::*;
use serde_json::json;

use crate::texts::texts;

/// Games, searches, evaluators, orders, conventions, presets and mistakes, each with a line, as JSON.
#[pyfunction]
pub(crate) fn lists() -> String {
    let texts = texts();
    let line = |family: Family, id: &str, english: &str| json!([id, texts.summary(family, id, english)]);
    let mut games = Vec::new();
    for entry in GAMES {
        for (alias, parameters, summary) in entry.aliases {
            games.push(json!([
                alias,
                texts.summary(Family::Game, alias, summary),
                format!("{}({parameters})", entry.id)
            ]));
        }
        if let Some(name) = entry.listed() {
            games.push(json!([name, texts.summary(Family::Game, entry.id, entry.summary), entry.id]));
        }
    }
    let algorithms = ALGORITHMS.iter().map(|entry| (entry.id, entry.summary)).chain([MONTE_CARLO]);
    json!({
        "games": games,
        "algorithms": algorithms.map(|(id, summary)| line(Family::Algorithm, id, summary)).collect::<Vec<_>>(),
        "evaluators": evaluators()
            .into_iter()
            .map(|(id, summary, games)| json!([id, texts.summary(Family::Evaluator, id, summary), games]))
            .collect::<Vec<_>>(),
        "orderings": ORDERINGS.iter().map(|(id, summary)| json!([id, summary])).collect::<Vec<_>>(),
        "conventions": CONVENTIONS
            .iter()
            .map(|named| line(Family::Convention, named.id, named.summary))
            .collect::<Vec<_>>(),
        "presets": PRESETS
            .iter()
            .map(|preset| line(Family::Preset, preset.id, preset.summary))
            .collect::<Vec<_>>(),
        "mutations": MUTATIONS
            .iter()
            .map(|mutation| line(Family::Mutation, mutation.id, mutation.summary))
            .collect::<Vec<_>>(),
        "levels": LEVELS.iter().map(|level| level.number).collect::<Vec<_>>(),
    })
    .to_string()
}
