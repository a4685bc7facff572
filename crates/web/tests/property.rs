//! For any request: never an internal error, always JSON or the requested file, and the server keeps running.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use support::RunningServer;

static SERVER: LazyLock<RunningServer> = LazyLock::new(RunningServer::start);

/// Every path of the API that takes a request by this method, except the WebSocket.
fn paths(method: &str) -> Vec<&'static str> {
    let routes = plyground_web::routes().filter(|(known, path)| *known == method && *path != "/api/live");
    routes.map(|(_, path)| path).collect()
}

/// Values that fit some field, and values that fit none. Depths are small, to keep the test short.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        4 => prop::sample::select(vec![
            "tic-tac-toe", "mnk(3,3,3)", "explicit([[3,5],[2,9]])", "explicit([1,[2,[3,-inf]]])", "gomoku", "chess",
            "explicit(@/etc/passwd)", "mnk(0,0,0)", "b2 a1", "b2,a1,c3", "h8", "level=1", "level=99", "random",
            "alpha-beta depth=1", "minimax", "negascout", "outcome", "zero", "scramble", "X", "O", "natural",
            "random:7", "best:1", "plyground", "svg", "png", "sgf", "moves", "X.O/.../...", "9", "1..2", "2..1", "",
            "(;GM[4]SZ[15];B[hh])", "Piskvorky 15x15, 11:11, 0\n8,8,0\n",
        ]).prop_map(Value::from),
        1 => ".{0,40}".prop_map(Value::from),
        2 => (0_u64..4).prop_map(Value::from),
        1 => prop::num::i64::ANY.prop_filter("deep searches take long", |n| !(4..=400).contains(n)).prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => prop::num::f64::ANY.prop_map(|number| json!(number)),
        1 => prop::collection::vec("[a-o1-9]{1,3}", 0..6).prop_map(Value::from),
    ]
}

/// A request of known and unknown fields. Searches are shallow, and most games exist.
fn request() -> impl Strategy<Value = Value> {
    let name = prop::sample::select(vec![
        "moves",
        "position",
        "starter",
        "move",
        "player",
        "seed",
        "algorithm",
        "evaluator",
        "ordering",
        "convention",
        "mutations",
        "by_steps",
        "events",
        "algorithms",
        "evaluators",
        "orderings",
        "text",
        "form",
        "tree",
        "comment",
        "other",
    ]);
    let game =
        prop::sample::select(vec!["tic-tac-toe", "explicit([[3,5],[2,9]])", "mnk(4,3,3)", "gomoku", "no"]);
    (game, prop::collection::vec((name, value()), 0..4), 0_u64..3, any::<bool>()).prop_map(
        |(game, fields, depth, is_bare)| {
            let mut map: Map<String, Value> =
                fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            map.insert("game".to_owned(), game.into());
            if !is_bare {
                map.insert("depth".to_owned(), depth.into());
                map.insert("depths".to_owned(), depth.into());
            }
            Value::Object(map)
        },
    )
}

/// Removes the fields that an endpoint does not know, so that more than its first check is tested.
fn fitting(path: &str, mut request: Value) -> Value {
    let map = request.as_object_mut().unwrap();
    let one = path.starts_with("/api/search") || path.starts_with("/api/tree");
    let (compares, reports) = (path.starts_with("/api/compare"), path == "/api/report");
    let many = compares || reports;
    let is_exercise = path.starts_with("/api/exercise");
    let has_game = !is_exercise && path != "/api/puzzle";
    map.retain(|name, _| match name.as_str() {
        "depth" | "algorithm" | "ordering" | "by_steps" => one,
        "depths" | "algorithms" => many,
        "orderings" | "evaluators" => compares,
        "evaluator" | "convention" | "mutations" => one || many,
        "events" => path.starts_with("/api/tree"),
        "move" => path == "/api/play",
        "game" => has_game,
        "player" => path == "/api/reply",
        "seed" => path == "/api/reply" || path == "/api/playouts" || is_exercise,
        "form" | "tree" | "comment" => path == "/api/export",
        "text" => path == "/api/import",
        "moves" | "position" | "starter" => path != "/api/import" && has_game,
        _ => true,
    });
    // A missing depth would default to one that is too slow for tests.
    if one {
        map.entry("depth").or_insert(json!(1));
    }
    if many {
        map.entry("depths").or_insert(json!([1]));
    }
    match path {
        "/api/play" => _ = map.entry("move").or_insert(json!("b2")),
        "/api/reply" => _ = map.entry("player").or_insert(json!("random")),
        "/api/export" => _ = map.entry("form").or_insert(json!("moves")),
        "/api/exercise" => _ = map.entry("kind").or_insert(json!("values")),
        "/api/puzzle" => _ = map.entry("puzzle").or_insert(json!("nothing")),
        "/api/import" => _ = map.entry("text").or_insert(json!("a1 b2")),
        _ => {}
    }
    request
}

fn assert_fine(answer: &support::TestResponse, what: &str) {
    assert!(answer.status == 200 || (400..500).contains(&answer.status), "{what}: {answer:?}");
    // One request at a time never fills the queue.
    assert_ne!(answer.status, 429, "{what}: {answer:?}");
    if answer.status != 200 {
        assert!(!answer.code().is_empty());
    } else if answer.header("content-disposition").is_empty() {
        answer.json();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn requests_of_every_kind(place in any::<prop::sample::Index>(), request in request()) {
        let paths = paths("POST");
        let path = paths[place.index(paths.len())];
        let fitting = fitting(path, request.clone());
        assert_fine(&SERVER.post(path, &fitting), &format!("{path} {fitting}"));
        // As it is, with fields of other requests. Hints and reports are slow if no depth is given.
        if !["/api/hint", "/api/report"].contains(&path) {
            let known = request.as_object().unwrap().len() > 3;
            if known {
                assert_fine(&SERVER.post(path, &request), &format!("{path} {request}"));
            }
        }
    }

    #[test]
    fn bodies_of_any_bytes(place in any::<prop::sample::Index>(), body in prop::collection::vec(any::<u8>(), 1..200)) {
        let paths = paths("POST");
        let path = paths[place.index(paths.len())];
        let answer = SERVER.send("POST", path, &[("Content-Type", "application/json")], &body);
        assert_fine(&answer, path);
        prop_assert_eq!(answer.status, 400);
    }

    #[test]
    fn addresses_of_any_signs(
        place in any::<prop::sample::Index>(),
        query in "[a-z]{0,6}=[ -~]{0,30}(&(game|moves|position|starter|lang)=[!-~]{0,20}){0,4}",
    ) {
        let query: String = query.chars().filter(|sign| !" #\"<>`{}|\\^".contains(*sign)).collect();
        let paths = paths("GET");
        let path = format!("{}?{query}", paths[place.index(paths.len())]);
        // Only large games take long to solve.
        if !path.contains("gomoku") {
            assert_fine(&SERVER.get(&path), &path);
        }
    }

    #[test]
    fn paths_of_any_signs(path in "/[!-~]{0,40}") {
        let path: String = path.chars().filter(|sign| !" #\"<>`{}|\\^".contains(*sign)).collect();
        let answer = SERVER.get(&path);
        assert!(answer.status == 200 || answer.status == 404 || answer.status == 405, "{path}: {answer:?}");
    }

    #[test]
    fn messages_of_every_kind(
        ask in "(reply|stop|compare|review|analyse|hint|sing|)",
        request in request(),
        fits in any::<bool>(),
        id in 0_u64..3,
    ) {
        let mut socket = SERVER.socket();
        // As it is, with fields of other requests; or only with those that pass the first check.
        let mut message = if fits { fitting(&format!("/api/{ask}"), request) } else { request };
        if !fits || ["analyse", "review"].contains(&ask.as_str()) {
            message["seconds"] = 1.into();
        }
        message["id"] = id.into();
        message["ask"] = ask.as_str().into();
        socket.send(&message);
        socket.send(&json!({ "id": 7, "ask": "reply", "game": "tic-tac-toe", "player": "random" }));
        let ends = ["done", "error", "reply", "hint"];
        let (mut heard, mut replied) = (ask == "stop", false);
        while !(heard && replied) {
            let news = socket.next().expect("the server goes on");
            let kind = news["type"].as_str().unwrap();
            prop_assert!(ends.contains(&kind) || ["queued", "insight", "moment", "record"].contains(&kind), "{news}");
            if news["id"] == 7 && kind != "queued" {
                prop_assert_eq!(kind, "reply");
                replied = true;
            }
            heard |= news["id"] == id && ends.contains(&kind);
            if kind == "error" {
                prop_assert!(!news["code"].as_str().unwrap().is_empty() && news["message"].is_string());
                prop_assert!(news["code"] != "internal", "{message} {news}");
            }
        }
    }
}

#[test]
fn the_server_still_answers() {
    SERVER.assert_healthy();
}
