//! The lists of games, searches and the like, a line each: in the chosen language, except in JSON, which programs read.

use plyground_i18n::{Family, pad_end};
use plyground_play::example;
use plyground_registry::{
    ALGORITHMS, CONVENTIONS, GAMES, MONTE_CARLO, MUTATIONS, PRESETS, evaluators as all_evaluators,
};
use serde_json::{Value, json};

use crate::args::{EvaluatorsArgs, Format};
use crate::failure::Failure;
use crate::language::texts;
use crate::output;

/// One line of a list.
struct ListRow {
    id: &'static str,
    summary: String,
    json: Value,
}

pub(crate) fn games(format: Format) -> Result<(), Failure> {
    let mut rows: Vec<ListRow> = Vec::new();
    for entry in GAMES {
        for &(alias, parameters, summary) in entry.aliases {
            let json =
                json!({ "name": alias, "summary": summary, "game": format!("{}({parameters})", entry.id) });
            rows.push(row(Family::Game, alias, summary, json));
        }
        let json = json!({ "name": entry.id, "summary": entry.summary });
        rows.push(row(Family::Game, entry.id, entry.summary, json));
    }
    // One name may stand for two kinds of board.
    let mut seen = Vec::new();
    rows.retain(|row| {
        let new = !seen.contains(&row.id);
        seen.push(row.id);
        new
    });
    show(format, rows)
}

pub(crate) fn algorithms(format: Format) -> Result<(), Failure> {
    plain(format, Family::Algorithm, ALGORITHMS.iter().map(|a| (a.id, a.summary)).chain([MONTE_CARLO]))
}

pub(crate) fn evaluators(args: &EvaluatorsArgs) -> Result<(), Failure> {
    let format = args.format;
    if let Some(game) = &args.features {
        let rows = example(game)?.features().into_iter().map(|(id, summary)| {
            let json = json!({ "name": id, "summary": summary });
            ListRow { id, summary: texts().name(Family::Feature, id), json }
        });
        return show(format, rows.collect());
    }
    let rows = all_evaluators().into_iter().map(|(id, summary, games)| {
        let json = json!({ "name": id, "summary": summary, "games": games });
        let mut row = row(Family::Evaluator, id, summary, json);
        row.summary = format!("{} [{}]", row.summary, games.join(", "));
        row
    });
    show(format, rows.collect())
}

pub(crate) fn presets(format: Format) -> Result<(), Failure> {
    let rows = PRESETS.iter().map(|p| {
        let algorithms: Vec<&str> = p.algorithms.iter().map(|a| a.id()).collect();
        let json = json!({
            "name": p.id, "summary": p.summary, "game": p.game, "evaluator": p.evaluator,
            "algorithm": p.algorithm.id(), "algorithms": algorithms, "depth": p.depth,
            "convention": p.id, "as_printed": p.as_printed,
        });
        row(Family::Preset, p.id, p.summary, json)
    });
    show(format, rows.collect())
}

pub(crate) fn mutations(format: Format) -> Result<(), Failure> {
    plain(format, Family::Mutation, MUTATIONS.iter().map(|m| (m.id, m.summary)))
}

pub(crate) fn conventions(format: Format) -> Result<(), Failure> {
    plain(format, Family::Convention, CONVENTIONS.iter().map(|c| (c.id, c.summary)))
}

fn row(family: Family, id: &'static str, summary: &str, json: Value) -> ListRow {
    ListRow { id, summary: texts().summary(family, id, summary), json }
}

fn plain(
    format: Format,
    family: Family,
    items: impl Iterator<Item = (&'static str, &'static str)>,
) -> Result<(), Failure> {
    let rows = items.map(|(id, summary)| row(family, id, summary, json!({ "name": id, "summary": summary })));
    show(format, rows.collect())
}

fn show(format: Format, rows: Vec<ListRow>) -> Result<(), Failure> {
    if format.json {
        return output::json(&rows.into_iter().map(|row| row.json).collect());
    }
    let width = rows.iter().map(|row| row.id.len()).max().unwrap_or(0);
    rows.iter().try_for_each(|row| output::line(&format!("{}  {}", pad_end(row.id, width), row.summary)))
}
