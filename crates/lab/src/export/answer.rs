//! The answer of one search for programs.

use plyground_draw::tree::Header;
use plyground_registry::{Answer, MONTE_CARLO, Outcome, Samples, Sampling, Score, SearchTask, Session};
use serde_json::{Value, json};

/// The result of a search of the session's position, as JSON. `time` is in seconds.
pub fn answer(
    session: &dyn Session,
    task: &SearchTask<'_>,
    convention: &str,
    answer: &Answer,
    time: f64,
) -> Value {
    let report = &answer.report;
    let counts = &report.counts;
    let ids: Vec<&str> = task.mutations.iter().map(|m| m.id).collect();
    let root_moves = report.root_moves.iter().zip(&answer.root_cells).map(|(known, cell)| {
        without_null(
            json!({
                "move": known.movement,
                "value": score(Some(known.value)),
                "bound": known.bound.to_string(),
                "cell": cell,
            }),
            "cell",
        )
    });
    let fields = json!({
        "algorithm": task.algorithm.id(),
        "evaluator": answer.evaluator,
        "convention": convention,
        "mutations": ids,
        "depth": report.depth,
        "value": score(report.value),
        "best": report.best,
        "best_cell": answer.best_cell,
        "pv": report.pv,
        "bound": report.bound.to_string(),
        "nodes": counts.nodes,
        "leaves": counts.leaves(),
        "leaves_finished": counts.leaves_finished,
        "leaves_horizon": counts.leaves_horizon,
        "generated": counts.generated.unwrap_or_default(),
        "cutoffs": counts.cutoffs(),
        "cutoffs_by_index": counts.cutoffs_by_index,
        "tests": counts.scouts,
        "researches": counts.researches,
        "seldepth": counts.seldepth(),
        "nodes_by_ply": counts.nodes_by_ply,
        "leaves_by_ply": counts.leaves_by_ply,
        "effective_branching": branching(answer),
        "time_s": time,
        "nodes_per_second": counts.nodes as f64 / time.max(1e-9),
        "stopped": report.stopped.map(|reason| reason.to_string()),
        "root_moves": root_moves.collect::<Vec<_>>(),
    });
    after_position(session, without_null(fields, "best_cell"))
}

/// The result of random playouts, as JSON. Scores are for the side to move, from 0 to 1; a draw is half a point.
pub fn samples(session: &dyn Session, sampling: &Sampling<'_>, samples: &Samples, time: f64) -> Value {
    let outlook = &samples.outlook;
    let result = |outcome: Outcome| match outcome {
        Outcome::Draw => "draw",
        Outcome::Win(winner) if winner == samples.mover => "win",
        Outcome::Win(_) => "loss",
    };
    let root_moves = outlook.moves.iter().zip(&samples.cells).map(|(sampled, cell)| {
        without_null(
            json!({
                "move": sampled.movement,
                "visits": sampled.visits,
                "expected": samples.share(sampled),
                "proven": sampled.proven.map(result),
                "cell": cell,
            }),
            "cell",
        )
    });
    let fields = json!({
        "algorithm": MONTE_CARLO.0,
        "seed": sampling.seed,
        "threads": outlook.threads,
        "rave": sampling.rave,
        "expected": samples.expected(),
        "proven": outlook.proven.map(result),
        "best": outlook.best,
        "best_cell": samples.best_cell,
        "pv": outlook.line,
        "playouts": outlook.playouts,
        "positions": outlook.positions,
        "tree_nodes": outlook.nodes,
        "tree_full": outlook.is_full,
        "time_s": time,
        "playouts_per_second": outlook.playouts as f64 / time.max(1e-9),
        "stopped": outlook.stopped.map(|reason| reason.to_string()),
        "root_moves": root_moves.collect::<Vec<_>>(),
    });
    after_position(session, without_null(fields, "best_cell"))
}

/// The fields, after those of the session's position.
fn after_position(session: &dyn Session, mut fields: Value) -> Value {
    let mut all = json!({
        "game": session.game(),
        "position": session.position(),
        "to_move": session.to_move().mark().to_string(),
        "outcome": session.outcome().map(named),
    });
    all.as_object_mut()
        .expect("built as an object")
        .append(fields.as_object_mut().expect("built as an object"));
    all
}

/// The object without this field where it is `null`: games without cells have no such field.
fn without_null(mut object: Value, field: &str) -> Value {
    if object[field].is_null() {
        object.as_object_mut().expect("built as an object").shift_remove(field);
    }
    object
}

/// The winner.
fn named(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "draw".to_owned(),
        Outcome::Win(winner) => winner.mark().to_string(),
    }
}

/// The settings of a recorded search, as JSON.
pub fn header(header: &Header) -> Value {
    json!({
        "game": header.game,
        "position": header.position,
        "to_move": header.to_move.mark().to_string(),
        "algorithm": header.algorithm,
        "evaluator": header.evaluator,
        "depth": header.depth,
        "convention": header.convention,
        "ordering": header.ordering,
        "mutations": header.mutations,
    })
}

/// A score as JSON: a number, or a word where it is infinite.
pub fn score(score: Option<Score>) -> Value {
    match score {
        None => Value::Null,
        Some(score) if score.is_finite() => score.get().into(),
        Some(score) => score.to_string().into(),
    }
}

/// The effective branching factor, where the counts are those of one complete search.
fn branching(answer: &Answer) -> Option<f64> {
    let (report, counts) = (&answer.report, &answer.report.counts);
    let one_search = report.stopped.is_none() && counts.nodes_by_ply.first() == Some(&1);
    counts.effective_branching(report.depth.min(counts.seldepth())).filter(|_| one_search)
}
