//! The `OpenAPI` document describes every route, and every request as it is read.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use std::collections::BTreeSet;

use plyground_web::openapi;
use serde_json::{Value, json};
use support::RunningServer;

#[test]
fn the_document_lists_every_route_and_no_other() {
    let document = openapi();
    let listed: BTreeSet<(String, String)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(|method| (method.to_uppercase(), path.clone())).collect::<Vec<_>>()
        })
        .collect();
    let routes = plyground_web::routes().map(|(method, path)| (method.to_owned(), path.to_owned()));
    assert_eq!(listed, routes.collect());
    let server = RunningServer::start();
    assert_eq!(server.get("/api/openapi.json").good(), *document);
    assert_eq!(server.get("/api/health").good()["version"], document["info"]["version"]);
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(key, value)| match value {
                Value::String(to) if key == "$ref" => found.push(to.clone()),
                value => references(value, found),
            }),
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }
    let (document, mut found) = (openapi(), Vec::new());
    references(document, &mut found);
    assert!(found.len() > 50);
    for reference in found {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
}

/// A value of every field that a request can have.
fn sample(field: &str) -> Value {
    match field {
        "id" | "depth" | "seconds" => json!(1),
        "game" => json!("gomoku"),
        "moves" => json!(["h8", "i9"]),
        "position" => json!(vec![".".repeat(15); 15].join("/")),
        "starter" => json!("X"),
        "move" => json!("h10"),
        "player" => json!("level=1"),
        "seed" => json!(7),
        "algorithm" => json!("alpha-beta"),
        "algorithms" => json!(["minimax", "alpha-beta"]),
        "depths" => json!([1, 2]),
        "ordering" => json!("natural"),
        "orderings" => json!(["natural"]),
        "evaluator" => json!("outcome"),
        "evaluators" => json!(["outcome"]),
        "convention" => json!("plyground"),
        "mutations" => json!([]),
        "by_steps" | "time" | "adds" | "decide" | "automatic" | "iterations" => json!(true),
        "nodes" => json!(100),
        "events" => json!(16),
        "playouts" => json!(5),
        "form" => json!("sgf"),
        "tree" => json!([{ "parent": null, "move": "h8", "comment": "why" }]),
        "comment" => json!("a study"),
        "text" => json!("h8 i9"),
        "lines" => json!(2),
        "ending" => json!("resigned:X"),
        "lang" => json!("uk"),
        "puzzle" => json!("fours-00000000"),
        "kind" => json!("windows"),
        "difficulty" | "number" | "who" | "rounds" => json!(3),
        "answers" => json!("1 B: (3, inf)"),
        "shared" | "tournament" | "key" | "name" => json!("abcdefgh"),
        "clock" => json!("5+3"),
        "side" | "winner" => json!("O"),
        "act" => json!("resign"),
        "order" => json!("next"),
        "system" => json!("swiss"),
        _ => panic!("no sample of the field `{field}`"),
    }
}

/// The required fields of a request and others, as the endpoint reads them.
fn read(path: &str, schema: &Value, ask: Option<&Value>, others: &[&str]) -> Result<(), String> {
    let required = schema["required"].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
    let value = |name: &str| match (name, ask) {
        ("ask", Some(ask)) => ask.clone(),
        ("unknown", _) => json!(1),
        _ => sample(name),
    };
    let body: Value =
        required.chain(others.iter().copied()).map(|name| (name.to_owned(), value(name))).collect();
    plyground_web::read_request(path, body.to_string().as_bytes()).unwrap()
}

/// Every field of the schema is read, alone and with the others; a field that it does not name is refused.
fn assert_reads(path: &str, schema: &Value, ask: Option<&Value>) {
    let properties = schema["properties"].as_object().unwrap();
    assert_eq!(schema["additionalProperties"], false, "{path}: {schema}");
    let all: Vec<&str> = properties.keys().map(String::as_str).collect();
    for name in &all {
        assert_eq!(read(path, schema, ask, &[name]), Ok(()), "{path} {ask:?}: {name}");
    }
    assert_eq!(read(path, schema, ask, &all), Ok(()), "{path} {ask:?}");
    let refusal = read(path, schema, ask, &["unknown"]).unwrap_err();
    assert!(refusal.contains("bad-field") && refusal.contains("unknown"), "{path} {ask:?}: {refusal}");
}

#[test]
fn the_fields_of_a_request_are_those_of_its_schema() {
    let document = openapi();
    let mut schemas = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let body = &methods["post"]["requestBody"]["content"]["application/json"]["schema"];
        if let Some(reference) = body["$ref"].as_str() {
            assert_reads(path, document.pointer(reference.trim_start_matches('#')).unwrap(), None);
            schemas += 1;
        }
    }
    assert_eq!(schemas, plyground_web::routes().filter(|(method, _)| *method == "POST").count());
    let messages = document["components"]["schemas"]["LiveRequest"]["oneOf"].as_array().unwrap();
    for schema in messages {
        assert_reads("/api/live", schema, Some(&schema["properties"]["ask"]["const"]));
    }
    assert_eq!(messages.len(), 10);
}

#[test]
fn the_parameters_of_a_query_are_the_fields_of_its_request() {
    let server = RunningServer::start();
    let parameters = openapi()["paths"]["/api/solve"]["get"]["parameters"].as_array().unwrap();
    let names: Vec<&str> = parameters.iter().filter_map(|parameter| parameter["name"].as_str()).collect();
    assert_eq!(names, ["game", "moves", "position", "starter"]);
    let full = "game=tic-tac-toe&moves=b2&position=X.O/.../...&starter=X";
    assert_eq!(server.get(&format!("/api/solve?{full}")).status, 200);
    assert_eq!(server.get(&format!("/api/solve?{full}&unknown=1")).code(), "bad-field");
}
