//! The schema says what a line of a trace looks like: no more and no less than what is read and written.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use jsonschema::Validator;
use plyground_core::{Bound, Score};
use plyground_draw::tree::{Remark, Tree};
use plyground_lab::record::record;
use plyground_lab::trace::{Flaw, Problem, TraceError, read, write};
use plyground_registry::{Algorithm, SearchTask, open};
use serde_json::Value;

fn schema() -> Validator {
    let text = include_str!("../../../docs/trace.schema.json");
    jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap()
}

/// Traces with every kind of event in them.
fn traces() -> Vec<String> {
    let mut traces = Vec::new();
    for game in
        ["explicit([[3,12,8],[2,4,6],[14,5,2]])", "tic-tac-toe", "explicit([[inf,-inf],[[2]],1,[[[5,9,1]]]])"]
    {
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
            let mut request = SearchTask::new(algorithm);
            request.depth = Some(5);
            let session = open(game).unwrap();
            let (_, mut tree): (_, Tree) = record(&*session, &request, "plyground", 2_000).unwrap();
            tree.nodes[0].remarks.push(Remark::Note("a \"note\"".to_owned()));
            tree.nodes[1].remarks.push(Remark::Table { value: Score::new(3), bound: Bound::Lower });
            traces.push(write(&tree));
        }
    }
    traces
}

#[test]
fn every_line_that_is_written_fits_the_schema() {
    let schema = schema();
    let mut kinds = std::collections::BTreeSet::new();
    for trace in traces() {
        for line in trace.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(schema.is_valid(&value), "{line}");
            kinds.insert(value["event"].as_str().unwrap_or("header").to_owned());
        }
        assert!(read(&trace).is_ok());
    }
    let all = ["best", "cut", "enter", "header", "leave", "note", "research", "table"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_line_with_something_missing_or_added_fits_neither_the_schema_nor_the_reader() {
    let schema = schema();
    let trace = traces().swap_remove(2);
    let lines: Vec<&str> = trace.lines().collect();
    for (place, line) in lines.iter().enumerate().take(400) {
        let value: Value = serde_json::from_str(line).unwrap();
        let fields: Vec<&String> = value.as_object().unwrap().keys().collect();
        for field in fields {
            let mut without = value.clone();
            without.as_object_mut().unwrap().shift_remove(field);
            assert_same(&schema, &lines, place, &without);
            let mut other = value.clone();
            other[field] = Value::from(vec![1.5]);
            assert_same(&schema, &lines, place, &other);
            assert!(!schema.is_valid(&other), "{other}");
        }
        let mut more = value.clone();
        more["colour"] = "red".into();
        assert!(!schema.is_valid(&more), "{more}");
        assert_same(&schema, &lines, place, &more);
    }
}

/// What does not fit the schema is not read as a line. (A line of the right form may still be out of place.)
fn assert_same(schema: &Validator, lines: &[&str], place: usize, line: &Value) {
    let text = line.to_string();
    let mut changed: Vec<&str> = lines.to_vec();
    changed[place] = &text;
    let faults = read(&changed.join("\n"));
    let broken = matches!(&faults, Err(TraceError { line, problem: Problem::Broken(_) | Problem::NoHeader(_) }) if *line == place + 1);
    assert_eq!(broken, !schema.is_valid(line), "{line}: {faults:?}");
    if let Err(TraceError { problem: Problem::Broken(flaw) | Problem::NoHeader(flaw), .. }) = faults {
        assert!(!matches!(flaw, Flaw::Other(_)), "{line}: only the parser has words for {flaw:?}");
    }
}
