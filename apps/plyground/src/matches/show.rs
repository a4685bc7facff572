//! The result of a match: tables for people, JSON for programs, games as SGF and PSQ.

use std::collections::BTreeMap;
use std::path::PathBuf;

use plyground_arena::strength::{Decision, Elo, Pairs};
use plyground_arena::{Fault, GameResult, MatchSetup, Meeting, Standing, Standings, processes, record};
use plyground_gomoku::record::{write_psq, write_sgf};
use plyground_i18n::{Argument, say};
use serde_json::{Value, json};

use super::args::MatchArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::texts;
use crate::output::{self, table as layout};

/// Prints and writes everything that was asked for.
pub(super) fn all(
    args: &MatchArgs,
    setup: &MatchSetup,
    games: &BTreeMap<usize, GameResult>,
) -> Result<(), Failure> {
    let table = Standings::new(setup.engines.len(), &setup.schedule(), games.values());
    let mut written: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let records = || games.values().filter_map(|game| Some((game.game, record(game, setup)?)));
    if let Some(path) = &args.sgf {
        let text: String = records().map(|(_, record)| write_sgf(&record)).collect();
        written.push((path.clone(), text.into_bytes()));
    }
    if let Some(folder) = &args.psq {
        written.extend(records().map(|(number, record)| {
            (folder.join(format!("{:05}.psq", number + 1)), write_psq(&record).into_bytes())
        }));
    }
    let json = as_json(setup, &table, games);
    let prints_json = args.json.as_deref().is_some_and(files::is_standard_output);
    if let Some(path) = args.json.as_ref().filter(|_| !prints_json) {
        let text = serde_json::to_string_pretty(&json).expect("a JSON value can be written") + "\n";
        written.push((path.clone(), text.into_bytes()));
    }
    files::write_all(written.iter())?;
    if prints_json { output::json(&json) } else { output::put(&page(setup, &table)) }
}

/// The tables, one below the other.
fn page(setup: &MatchSetup, table: &Standings) -> String {
    let mut page = standings(setup, table, true);
    if setup.engines.len() > 2 {
        page.push('\n');
        page.push_str(&crosstable(setup, table));
    }
    page.push('\n');
    page.push_str(&say!(
        texts(),
        "match-colours",
        black = table.colours[0],
        draws = table.colours[1],
        white = table.colours[2]
    ));
    page.push('\n');
    if let Some(line) = test(setup, table) {
        page.push_str(&line);
        page.push('\n');
    }
    if table.repeated > 0 {
        page.push_str(&say!(texts(), "match-repeated", count = table.repeated));
        page.push('\n');
    }
    for line in faults(setup, table) {
        page.push_str(&line);
        page.push('\n');
    }
    page
}

/// A line for each engine, the best first.
pub(super) fn standings(setup: &MatchSetup, table: &Standings, with_pairs: bool) -> String {
    let texts = texts();
    let mut headings = [
        "match-column-engine",
        "match-column-games",
        "match-column-wins",
        "match-column-draws",
        "match-column-losses",
        "match-column-score",
        "match-column-elo",
        "match-column-superiority",
    ]
    .map(|key| texts.get(key))
    .to_vec();
    if with_pairs {
        headings.push(texts.get("match-column-pairs"));
        headings.push(texts.get("match-column-time"));
    }
    let row = |standing: &&Standing| {
        let total = &standing.total;
        let mut row = vec![
            setup.engines[standing.engine].name.clone(),
            total.games().to_string(),
            total.wins.to_string(),
            total.draws.to_string(),
            total.losses.to_string(),
            total.score().map_or("-".to_owned(), percent),
            total.pairs.elo().map_or("-".to_owned(), elo),
            total.pairs.superiority().map_or("-".to_owned(), percent),
        ];
        if with_pairs {
            row.push(pairs(&total.pairs));
            let mean = standing.mean_time();
            row.push(mean.map_or("-".to_owned(), |mean| output::seconds(mean.as_secs_f64())));
        }
        row
    };
    let rows: Vec<Vec<String>> = table.ranking().iter().map(row).collect();
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    let mut text = layout(&headings, 1, &rows);
    if !with_pairs && let Some(line) = test(setup, table) {
        text.push_str(&line);
    }
    text
}

/// The match in one line, for logs.
pub(super) fn summary(setup: &MatchSetup, table: &Standings) -> String {
    let ranking = table.ranking();
    let one = |standing: &&Standing| {
        let name = &setup.engines[standing.engine].name;
        match standing.total.score() {
            Some(score) => format!("{name} {}", percent(score)),
            None => name.clone(),
        }
    };
    let mut parts: Vec<String> = ranking.iter().map(one).collect();
    let strength = table.engines.first().filter(|_| setup.engines.len() == 2);
    parts.extend(
        strength.and_then(|first| first.total.pairs.elo()).map(|value| format!("Elo {}", elo(value))),
    );
    parts.extend(test(setup, table));
    parts.join("; ")
}

/// The results of each engine against each other.
fn crosstable(setup: &MatchSetup, table: &Standings) -> String {
    let ranking = table.ranking();
    let mut headings = vec![texts().get("match-column-engine")];
    headings.extend((1..=ranking.len()).map(|number| number.to_string()));
    let row = |(number, standing): (usize, &&Standing)| {
        let mut row = vec![format!("{} {}", number + 1, setup.engines[standing.engine].name)];
        row.extend(ranking.iter().map(|other| {
            let met = standing.meetings.get(&other.engine);
            met.map_or("·".to_owned(), |met| format!("{}/{}", points(met), met.games()))
        }));
        row
    };
    let rows: Vec<Vec<String>> = ranking.iter().enumerate().map(row).collect();
    layout(&headings.iter().map(String::as_str).collect::<Vec<_>>(), 1, &rows)
}

/// The state of the sequential test.
fn test(setup: &MatchSetup, table: &Standings) -> Option<String> {
    let sprt = setup.sprt?;
    let pairs = table.first_pairs();
    let (low, high) = sprt.bounds();
    let key = match sprt.decision(&pairs) {
        None => "match-sprt-open",
        Some(Decision::Lower) => "match-sprt-lower",
        Some(Decision::Upper) => "match-sprt-upper",
    };
    Some(say!(
        texts(),
        key,
        ratio = Argument::decimal(sprt.ratio(&pairs), 2),
        low = Argument::decimal(low, 2),
        high = Argument::decimal(high, 2),
        elo0 = sprt.elo0.to_string(),
        elo1 = sprt.elo1.to_string()
    ))
}

/// The faults of the engines, a line for each.
fn faults(setup: &MatchSetup, table: &Standings) -> Vec<String> {
    let mut lines = Vec::new();
    for standing in &table.engines {
        let engine = &setup.engines[standing.engine].name;
        for (&fault, &count) in &standing.faults {
            let key = match fault {
                Fault::Time => "match-fault-time",
                Fault::Crash => "match-fault-crash",
                Fault::IllegalMove => "match-fault-illegal",
                Fault::ForbiddenMove => "match-fault-forbidden",
                Fault::Protocol => "match-fault-protocol",
            };
            lines.push(say!(texts(), key, engine = engine, count = count));
        }
        if standing.over_memory > 0 {
            lines.push(say!(texts(), "match-fault-memory", engine = engine, count = standing.over_memory));
        }
    }
    let is_limited = setup.engines.iter().any(|engine| engine.memory.is_some());
    if is_limited && !cfg!(target_os = "linux") {
        lines.push(texts().get("match-memory-unmeasured"));
    }
    lines
}

fn as_json(setup: &MatchSetup, table: &Standings, games: &BTreeMap<usize, GameResult>) -> Value {
    let finite = |value: f64| if value.is_finite() { json!(value) } else { Value::Null };
    let meeting = |met: &Meeting| {
        let elo = met.pairs.elo();
        json!({
            "games": met.games(),
            "wins": met.wins,
            "draws": met.draws,
            "losses": met.losses,
            "points": met.points(),
            "score": met.score(),
            "pairs": met.pairs,
            "elo": elo.map_or(Value::Null, |elo| finite(elo.difference)),
            "elo_error": elo.map_or(Value::Null, |elo| finite(elo.error)),
            "superiority": met.pairs.superiority(),
        })
    };
    let standing = |standing: &Standing| {
        let faults: serde_json::Map<String, Value> = Fault::ALL
            .into_iter()
            .map(|fault| (fault.id().to_owned(), json!(standing.faults.get(&fault).unwrap_or(&0))))
            .collect();
        let against: serde_json::Map<String, Value> = standing
            .meetings
            .iter()
            .map(|(&other, met)| (setup.engines[other].name.clone(), meeting(met)))
            .collect();
        let mut value = meeting(&standing.total);
        value["name"] = json!(setup.engines[standing.engine].name);
        value["faults"] = faults.into();
        value["over_memory"] = json!(standing.over_memory);
        value["peak_memory"] = json!(standing.memory);
        value["moves"] = json!(standing.moves);
        value["mean_ms"] = json!(standing.mean_time().map(|mean| mean.as_micros() as f64 / 1e3));
        value["against"] = against.into();
        value
    };
    let test = setup.sprt.map(|sprt| {
        let pairs = table.first_pairs();
        let (low, high) = sprt.bounds();
        json!({ "llr": sprt.ratio(&pairs), "lower": low, "upper": high, "decision": sprt.decision(&pairs) })
    });
    json!({
        "setup": setup,
        "finished": games.len() == setup.schedule().games() || processes::decided(setup, games),
        "memory_measured": cfg!(target_os = "linux"),
        "engines": table.ranking().into_iter().map(standing).collect::<Vec<_>>(),
        "colours": { "black": table.colours[0], "draws": table.colours[1], "white": table.colours[2] },
        "repeated": table.repeated,
        "sprt": test,
        "games": games.values().collect::<Vec<_>>(),
    })
}

fn percent(share: f64) -> String {
    format!("{} %", texts().decimal(100.0 * share, 1))
}

/// `+12 ± 34`; an infinite error is written as such.
fn elo(elo: Elo) -> String {
    let number = |value: f64| if value.is_finite() { texts().decimal(value, 0) } else { "∞".to_owned() };
    let sign = if elo.difference < -0.5 { "-" } else { "+" };
    format!("{sign}{} ± {}", number(elo.difference.abs()), number(elo.error))
}

fn pairs(pairs: &Pairs) -> String {
    pairs.0.map(|count| count.to_string()).join("-")
}

fn points(met: &Meeting) -> String {
    let half = if met.draws.is_multiple_of(2) { "" } else { "½" };
    match met.wins + met.draws / 2 {
        0 if !half.is_empty() => half.to_owned(),
        whole => format!("{whole}{half}"),
    }
}
