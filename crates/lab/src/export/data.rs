//! The records of an experiment for programs: JSON and comma-separated values. Nothing here is translated.

use serde_json::{Value, json};

use crate::experiment::{Figures, Record, Results, agreement, figures};

/// All results, as JSON.
pub fn json(results: &Results) -> Value {
    let experiment = &results.experiment;
    let figures = figures(&results.records);
    let searches =
        results.records.iter().zip(&figures).map(|(record, figures)| search(results, record, figures));
    let agree = (!results.records.is_empty()).then(|| agreement(&results.records).is_fine());
    let mut value = json!({
        "game": experiment.positions.first().map(|place| &place.game),
        "evaluator": experiment.evaluators.first(),
        "convention": experiment.convention,
        "positions": experiment.positions,
        "evaluators": experiment.evaluators,
        "orderings": experiment.orderings,
        "depths": experiment.depths,
        "algorithms": experiment.algorithms,
        "timing": experiment.timing,
        "agree": agree,
        "complete": results.is_complete(),
        "searches": searches.collect::<Vec<_>>(),
    });
    if !experiment.own.is_empty() {
        value["own_evaluators"] = json!(experiment.own);
    }
    value
}

/// A record with its figures.
fn search(results: &Results, record: &Record, figures: &Figures) -> Value {
    let mut value = serde_json::to_value(record).expect("a record can be written as JSON");
    let fields = value.as_object_mut().expect("a record is written as an object");
    if record.best_cell.is_none() {
        fields.shift_remove("best_cell");
    }
    let place = results.experiment.positions.iter().find(|place| place.holds(record));
    let counts = &record.counts;
    let further = [
        ("outcome", json!(place.and_then(|place| place.outcome.as_ref()))),
        ("leaves", json!(counts.leaves())),
        ("cutoffs", json!(counts.cutoffs())),
        ("seldepth", json!(counts.seldepth())),
        ("effective_branching", json!(figures.branching)),
        ("share", json!(figures.share)),
        ("fewer_nodes", json!(figures.fewer_nodes)),
        ("faster", json!(figures.faster)),
        ("first_cuts", json!(figures.first_cuts)),
        ("research_rate", json!(figures.research_rate)),
        ("times_minimal", json!(figures.times_minimal)),
        ("time_s", json!(record.time.map(|time| time.mean_s))),
        ("nodes_per_second", json!(figures.speed)),
        ("stopped", Value::Null),
    ];
    fields.extend(further.map(|(name, value)| (name.to_owned(), value)));
    value
}

/// The columns of [`csv`]. New ones are added at the end, so that programs that count columns keep working.
const COLUMNS: [&str; 39] = [
    "depth",
    "algorithm",
    "mutations",
    "value",
    "best",
    "nodes",
    "generated",
    "leaves",
    "leaves_finished",
    "leaves_horizon",
    "cutoffs",
    "researches",
    "time_s",
    "game",
    "position",
    "to_move",
    "evaluator",
    "ordering",
    "convention",
    "bound",
    "cutoffs_on_last",
    "ordering_nodes",
    "tests",
    "minimal_tree",
    "time_runs",
    "time_deviation_s",
    "time_median_s",
    "time_min_s",
    "time_max_s",
    "time_outliers",
    "effective_branching",
    "share",
    "fewer_nodes",
    "faster",
    "first_cuts",
    "research_rate",
    "times_minimal",
    "time_lower_quartile_s",
    "time_upper_quartile_s",
];

/// One line for each search, under a line with the names of the columns, by RFC 4180 but for the ends of lines: a line
/// feed alone, which every reader accepts and which line-based tools need.
pub fn csv(results: &Results) -> String {
    let mut text = format!("{}\n", COLUMNS.join(","));
    for (record, figures) in results.records.iter().zip(figures(&results.records)) {
        let cells = cells(record, &figures).map(|cell| quoted(&cell));
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

fn cells(record: &Record, figures: &Figures) -> [String; COLUMNS.len()] {
    fn maybe(value: Option<impl ToString>) -> String {
        value.map(|value| value.to_string()).unwrap_or_default()
    }
    let (counts, time) = (&record.counts, record.time);
    [
        record.depth.to_string(),
        record.algorithm.clone(),
        record.mutations.join(" "),
        maybe(record.value),
        maybe(record.best.as_ref()),
        counts.nodes.to_string(),
        counts.generated.unwrap_or_default().to_string(),
        counts.leaves().to_string(),
        counts.leaves_finished.to_string(),
        counts.leaves_horizon.to_string(),
        counts.cutoffs().to_string(),
        counts.researches.to_string(),
        maybe(time.map(|time| time.mean_s)),
        record.game.clone(),
        record.position.clone(),
        record.to_move.to_string(),
        record.evaluator.clone(),
        record.ordering.clone(),
        record.convention.clone(),
        record.bound.to_string(),
        counts.cutoffs_on_last.to_string(),
        record.ordering_nodes.to_string(),
        counts.scouts.to_string(),
        maybe(record.minimal_tree),
        maybe(time.map(|time| time.runs)),
        maybe(time.and_then(|time| time.deviation_s)),
        maybe(time.map(|time| time.median_s)),
        maybe(time.map(|time| time.min_s)),
        maybe(time.map(|time| time.max_s)),
        maybe(time.map(|time| time.outliers)),
        maybe(figures.branching),
        figures.share.to_string(),
        maybe(figures.fewer_nodes),
        maybe(figures.faster.map(|ratio| ratio.value)),
        maybe(figures.first_cuts),
        maybe(figures.research_rate),
        maybe(figures.times_minimal),
        maybe(time.map(|time| time.lower_quartile_s)),
        maybe(time.map(|time| time.upper_quartile_s)),
    ]
}

/// A field of a CSV file (RFC 4180).
pub fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::Experiment;
    use crate::experiment::samples::{record, time};

    fn results() -> Results {
        let session = plyground_registry::open("tic-tac-toe").unwrap();
        let mut records = vec![record("minimax", 2, 100), record("alpha-beta", 2, 40)];
        records[1].position = "a \"b\",c".to_owned();
        records[1].time = Some(time(0.5, 0.25));
        Results { experiment: Experiment::of(&*session), records }
    }

    #[test]
    fn every_line_has_every_column() {
        let text = csv(&results());
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[0].starts_with("depth,algorithm,mutations,value,best,nodes,generated,leaves,"),
            "{text}"
        );
        assert!(lines[1].starts_with("2,minimax,,0,a3,100,0,0,0,0,0,0,,tic-tac-toe,"), "{text}");
        assert!(lines[2].contains(",0.5,tic-tac-toe,\"a \"\"b\"\",c\",X,outcome,"), "{text}");
        assert_eq!(lines[0].split(',').count(), lines[1].split(',').count());
        assert!(text.ends_with('\n') && !text.contains('\r'), "lines end in a line feed alone: {text:?}");
    }

    #[test]
    fn what_follows_from_a_record_stands_beside_it() {
        let json = json(&results());
        assert_eq!((&json["agree"], &json["complete"]), (&true.into(), &false.into()));
        let [minimax, alpha_beta] = &json["searches"].as_array().unwrap()[..] else { panic!("two searches") };
        assert_eq!(
            (&minimax["nodes"], &minimax["share"], &minimax["time_s"]),
            (&100.into(), &1.0.into(), &Value::Null)
        );
        assert_eq!((&alpha_beta["time_s"], &alpha_beta["nodes_per_second"]), (&0.5.into(), &80.0.into()));
        assert_eq!(alpha_beta["time"]["deviation_s"], 0.25);
        for field in
            ["outcome", "leaves", "cutoffs", "seldepth", "effective_branching", "stopped", "root_moves"]
        {
            assert!(minimax.get(field).is_some(), "{field}");
        }
    }
}
