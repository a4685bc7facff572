//! What there is, with a line each.

use plyground_registry::{ALGORITHMS, CONVENTIONS, GAMES, MUTATIONS, PRESETS, evaluators as all_evaluators};
use serde_json::{Value, json};

use crate::args::Format;
use crate::failure::Failure;
use crate::output;

pub(crate) fn games(format: Format) -> Result<(), Failure> {
    let mut rows: Vec<(String, String, Value)> = Vec::new();
    for entry in GAMES {
        for (alias, parameters, summary) in entry.aliases {
            let game = format!("{}({parameters})", entry.id);
            let json = json!({ "name": alias, "summary": summary, "game": game });
            rows.push(((*alias).to_owned(), (*summary).to_owned(), json));
        }
        let json = json!({ "name": entry.id, "summary": entry.summary });
        rows.push((entry.id.to_owned(), entry.summary.to_owned(), json));
    }
    // Two kinds of board can stand behind one name.
    let mut seen = Vec::new();
    rows.retain(|(name, ..)| {
        let new = !seen.contains(name);
        seen.push(name.clone());
        new
    });
    show(format, rows)
}

pub(crate) fn algorithms(format: Format) -> Result<(), Failure> {
    plain(format, ALGORITHMS.iter().map(|a| (a.id, a.summary)))
}

pub(crate) fn evaluators(format: Format) -> Result<(), Failure> {
    let rows = all_evaluators().into_iter().map(|(id, summary, games)| {
        let json = json!({ "name": id, "summary": summary, "games": games });
        (id.to_owned(), format!("{summary} [{}]", games.join(", ")), json)
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
        (p.id.to_owned(), p.summary.to_owned(), json)
    });
    show(format, rows.collect())
}

pub(crate) fn mutations(format: Format) -> Result<(), Failure> {
    plain(format, MUTATIONS.iter().map(|m| (m.id, m.summary)))
}

pub(crate) fn conventions(format: Format) -> Result<(), Failure> {
    plain(format, CONVENTIONS.iter().map(|c| (c.id, c.summary)))
}

fn plain(format: Format, items: impl Iterator<Item = (&'static str, &'static str)>) -> Result<(), Failure> {
    let row = |(id, summary): (&str, &str)| {
        (id.to_owned(), summary.to_owned(), json!({ "name": id, "summary": summary }))
    };
    show(format, items.map(row).collect())
}

fn show(format: Format, rows: Vec<(String, String, Value)>) -> Result<(), Failure> {
    if format.json {
        return output::json(&rows.into_iter().map(|(.., json)| json).collect());
    }
    let width = rows.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
    rows.iter().try_for_each(|(name, summary, _)| output::line(&format!("{name:<width$}  {summary}")))
}
