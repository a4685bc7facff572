//! Requests over a WebSocket.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use serde_json::{Value, json};
use support::RunningServer;

#[test]
fn a_game_is_played_to_its_end() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    for game in 0..5 {
        let mut state = server.post("/api/position", &json!({ "game": "tic-tac-toe" })).good();
        let mut asked = 0;
        while state["over"] == false {
            if state["to_move"] == "X" {
                let legal = state["legal"].as_array().unwrap();
                let movement = &legal[(game * 7 + asked * 3) % legal.len()];
                let request = json!({ "game": "tic-tac-toe", "moves": state["moves"], "move": movement });
                state = server.post("/api/play", &request).good();
            } else {
                asked += 1;
                let request = json!({
                    "id": asked, "ask": "reply", "game": "tic-tac-toe", "moves": state["moves"],
                    "player": "level=2", "seed": game,
                });
                socket.send(&request);
                let reply = socket.next_answer();
                assert_eq!((&reply["type"], &reply["id"]), (&json!("reply"), &json!(asked)));
                state = reply["state"].clone();
            }
        }
        assert!(asked >= 2 && state["ending"]["words"].as_str().unwrap().len() > 3, "{state}");
    }
}

#[test]
fn an_analysis_goes_deeper_until_it_is_stopped() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    socket.send(&json!({ "id": 2, "ask": "analyse", "game": "gomoku", "moves": "h8 i9", "lines": 2, "seconds": 600, "lang": "pl" }));
    let mut depths: Vec<u64> = Vec::new();
    while depths.len() < 4 {
        let insight = socket.next_answer();
        assert_eq!((&insight["type"], &insight["id"]), (&json!("insight"), &json!(2)), "{insight}");
        let lines = insight["lines"].as_array().unwrap();
        assert!(!lines.is_empty() && lines.len() <= 2);
        for line in lines {
            assert_eq!(line["moves"].as_array().unwrap().len(), line["cells"].as_array().unwrap().len());
            assert_eq!(line["worth"]["side"], "X");
        }
        depths.push(insight["depth"].as_u64().unwrap());
    }
    assert!(depths.is_sorted() && depths[3] > depths[0], "{depths:?}");
    socket.send(&json!({ "id": 2, "ask": "stop" }));
    let last =
        std::iter::from_fn(|| Some(socket.next_answer())).find(|message| message["type"] == "done").unwrap();
    assert_eq!(last, json!({ "id": 2, "type": "done", "stopped": true }));
    // After that no message has this id: the next one answers another request.
    socket.send(&json!({ "id": 3, "ask": "reply", "game": "tic-tac-toe", "player": "level=1" }));
    assert_eq!(socket.next_answer()["id"], 3);
}

#[test]
fn an_analysis_goes_on_with_its_table_and_a_hint_names_the_same_win() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    // X wins by fours and threes.
    let asked = |id: u64| json!({ "id": id, "ask": "analyse", "game": "gomoku", "moves": "h8 g8 i8 a15 j8 o15 h10 h11", "lines": 1, "seconds": 1 });
    socket.send(&asked(1));
    let mut first = Value::Null;
    loop {
        let message = socket.next_answer();
        if message["type"] == "done" {
            break;
        }
        first = message;
    }
    assert_eq!(first["lines"][0]["worth"]["kind"], "win", "{first}");
    socket.send(&json!({ "id": 2, "ask": "hint", "game": "gomoku", "moves": "h8 g8 i8 a15 j8 o15 h10 h11" }));
    let hint = socket.next_answer();
    assert_eq!(hint["worth"], first["lines"][0]["worth"], "{hint}");
    socket.send(&asked(3));
    let next = socket.next_answer();
    assert!(next["nodes"].as_u64() >= first["nodes"].as_u64(), "it goes on: {next} {first}");
    assert_eq!(next["lines"], first["lines"]);
}

#[test]
fn an_analysis_ends_by_itself_when_the_game_is_solved() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    socket.send(&json!({ "id": 1, "ask": "analyse", "game": "tic-tac-toe", "moves": "b2 a2", "lines": 7 }));
    let mut last = Value::Null;
    let done = loop {
        let message = socket.next_answer();
        if message["type"] == "done" {
            break message;
        }
        last = message;
    };
    assert_eq!(done["complete"], true);
    let worth = &last["lines"][0]["worth"];
    assert_eq!(
        (&worth["kind"], &worth["plies"], &worth["share"]),
        (&json!("win"), &json!(5), &json!(1.0)),
        "{last}"
    );
    assert_eq!(last["lines"].as_array().unwrap().len(), 7);
}

#[test]
fn a_newer_request_replaces_the_older_one() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    for moves in ["h8", "h8 i9", "h8 i9 j8"] {
        socket.send(&json!({ "id": 1, "ask": "analyse", "game": "gomoku", "moves": moves, "seconds": 600 }));
    }
    socket
        .send(&json!({ "id": 1, "ask": "reply", "game": "tic-tac-toe", "moves": "b2", "player": "level=5" }));
    let answer = std::iter::from_fn(|| Some(socket.next_answer()))
        .find(|message| message["type"] != "insight")
        .unwrap();
    assert_eq!(answer["type"], "reply");
    socket.send(&json!({ "id": 2, "ask": "hint", "game": "tic-tac-toe" }));
    assert_eq!(socket.next_answer()["type"], "hint", "the analyses have ended");
}

#[test]
fn a_review_finds_where_the_game_was_lost() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    // O answers the centre with an edge, which loses.
    let moves = ["b2", "a2", "a3", "c1", "b3", "c3", "b1"];
    socket.send(&json!({ "id": 5, "ask": "review", "game": "tic-tac-toe", "moves": moves }));
    let mut moments: Vec<Value> = Vec::new();
    let done = loop {
        let message = socket.next_answer();
        match message["type"].as_str().unwrap() {
            "moment" => moments.push(message),
            _ => break message,
        }
    };
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(moments.len(), moves.len());
    let turning: Vec<&Value> = moments.iter().filter(|moment| moment["verdict"] == "turning").collect();
    let [slip] = turning[..] else { panic!("{turning:?}") };
    assert_eq!(
        (&slip["ply"], &slip["by"], &slip["move"], &slip["cell"]),
        (&json!(1), &json!("O"), &json!("a2"), &json!(3))
    );
    assert_eq!((&slip["before"]["kind"], &slip["after"]["kind"]), (&json!("draw"), &json!("loss")));
    assert!(slip["words"].as_str().unwrap().contains("a2"));
    assert_eq!(done["last_hold"], json!({ "X": null, "O": 1 }));
}

#[test]
fn a_review_comments_on_the_ending() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    let mut ask = |ending: &str| {
        let moves = ["b2", "a3", "c1", "c2"];
        socket.send(
            &json!({ "id": 5, "ask": "review", "game": "tic-tac-toe", "moves": moves, "ending": ending }),
        );
        std::iter::from_fn(|| Some(socket.next_answer())).find(|message| message["type"] != "moment").unwrap()
    };
    assert_eq!(ask("resigned:X")["ending"], "X resigned a position that was judged won (wins in 3).");
    let words = ask("time:O")["ending"].to_string();
    assert!(words.contains("O ran out of time") && words.contains("lost"), "{words}");
    for wrong in ["resigned:Z", "resigned", "mate:X"] {
        let refusal = ask(wrong);
        assert_eq!((&refusal["type"], &refusal["code"]), (&json!("error"), &json!("bad-field")), "{refusal}");
        assert!(refusal["message"].as_str().unwrap().contains("resigned:X"), "{refusal}");
    }
}

#[test]
fn a_comparison_sends_a_message_for_every_search() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    socket.send(&json!({ "id": 4, "ask": "compare", "game": "tic-tac-toe", "depths": "1..3", "algorithms": "minimax alpha-beta" }));
    for number in 1..=6 {
        let record = socket.next_answer();
        assert_eq!(
            (&record["type"], &record["done"], &record["all"]),
            (&json!("record"), &json!(number), &json!(6))
        );
        assert!(record["nodes"].as_u64().unwrap() > 0 && record["algorithm"].is_string());
    }
    let done = socket.next_answer();
    assert_eq!((&done["type"], &done["results"]["agree"]), (&json!("done"), &json!(true)));
    assert_eq!(done["results"]["searches"].as_array().unwrap().len(), 6);
}

#[test]
fn long_analyses_of_one_client_do_not_delay_another() {
    let server = RunningServer::start();
    let (mut greedy, mut modest) = (server.socket(), server.socket());
    for id in 0..4 {
        greedy.send(
            &json!({ "id": id, "ask": "analyse", "game": "gomoku", "moves": "h8 i9 j8", "seconds": 600 }),
        );
    }
    // The first is running; the others do not affect it.
    while greedy.next().unwrap()["type"] != "insight" {}
    for id in 0..12 {
        modest.send(
            &json!({ "id": id, "ask": "reply", "game": "tic-tac-toe", "moves": "b2", "player": "level=3" }),
        );
        let reply = modest.next_answer();
        assert_eq!((&reply["type"], &reply["id"]), (&json!("reply"), &json!(id)));
    }
    // Two analyses of different clients take turns, although there is room for one at a time.
    modest.send(&json!({ "id": 99, "ask": "analyse", "game": "gomoku", "moves": "h8", "seconds": 600 }));
    assert_eq!(modest.next_answer()["type"], "insight");
    let mut seen = [false; 4];
    while !seen.iter().all(|&seen| seen) {
        let message = greedy.next().unwrap();
        if message["type"] == "insight" {
            seen[message["id"].as_u64().unwrap() as usize] = true;
        }
    }
}

#[test]
fn one_client_cannot_fill_the_queue() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    for id in 0..60 {
        socket.send(&json!({ "id": id, "ask": "analyse", "game": "gomoku", "seconds": 600 }));
    }
    let busy = std::iter::from_fn(|| socket.next()).find(|message| message["type"] == "error").unwrap();
    assert_eq!((&busy["code"], &busy["id"]), (&json!("busy"), &json!(4)));
    // Another client's long request is accepted, and so is its hint.
    let mut other = server.socket();
    other.send(&json!({ "id": 1, "ask": "analyse", "game": "gomoku", "moves": "h8", "seconds": 600 }));
    assert_eq!(other.next_answer()["type"], "insight");
    other.send(&json!({ "id": 2, "ask": "hint", "game": "tic-tac-toe" }));
    let hint = std::iter::from_fn(|| other.next()).find(|m| m["id"] == 2 && m["type"] != "queued").unwrap();
    assert_eq!(hint["type"], "hint", "{hint}");
    // Others are still answered, and finished requests make room.
    let reply = json!({ "game": "tic-tac-toe", "player": "level=1" });
    assert_eq!(server.post("/api/reply", &reply).status, 200);
    drop(socket);
    let mut next = server.socket();
    next.send(&json!({ "id": 1, "ask": "analyse", "game": "gomoku" }));
    assert_eq!(next.next_answer()["type"], "insight");
}

#[test]
fn a_misspelt_request_is_refused_at_once_even_when_the_queue_is_full() {
    let server = RunningServer::start();
    let (mut full, mut other) = (server.socket(), server.socket());
    for id in 0..5 {
        full.send(&json!({ "id": id, "ask": "analyse", "game": "gomoku", "seconds": 600 }));
    }
    let busy = std::iter::from_fn(|| full.next()).find(|message| message["type"] == "error").unwrap();
    assert_eq!((&busy["code"], &busy["id"]), (&json!("busy"), &json!(4)));
    let requests = [
        (json!({ "ask": "analyse", "game": "gomoku", "secnods": 5 }), "bad-field"),
        (json!({ "ask": "review", "game": "gomoku", "movse": "h8" }), "bad-field"),
        (json!({ "ask": "hint", "game": "gomoku", "moves": "h8 z99" }), "move-illegal"),
        (json!({ "ask": "reply", "game": "gomoku", "player": "levle=12" }), "player-unknown"),
        (
            json!({ "ask": "compare", "game": "tic-tac-toe", "algorithms": ["alphabeat"] }),
            "search-impossible",
        ),
    ];
    for ((request, code), id) in requests.into_iter().zip(10..) {
        let mut request = request;
        request["id"] = id.into();
        // A client within its limits gets the error at once too: it does not wait for the thread of the analyses.
        other.send(&request);
        let answer = other.next().unwrap();
        assert_eq!(
            (&answer["type"], &answer["code"]),
            (&json!("error"), &json!(code)),
            "{request}: {answer}"
        );
        full.send(&request);
        let answer = std::iter::from_fn(|| full.next()).find(|message| message["id"] == id).unwrap();
        assert_eq!(answer["code"], code, "{request}: {answer}");
    }
}

#[test]
fn analyses_of_many_clients_wait_for_each_other() {
    let server = RunningServer::start();
    let mut class: Vec<_> = (0..12).map(|_| server.socket()).collect();
    for socket in &mut class {
        socket.send(&json!({ "id": 1, "ask": "analyse", "game": "gomoku", "seconds": 600 }));
    }
    for socket in &mut class {
        let first = socket.next().unwrap();
        assert!(["queued", "insight"].contains(&first["type"].as_str().unwrap()), "{first}");
    }
    class.truncate(1);
    let hint = server.post("/api/hint", &json!({ "game": "tic-tac-toe" }));
    assert_eq!(hint.status, 200);
}

#[test]
fn a_long_comparison_by_http_gives_way() {
    use std::io::{Read, Write};

    let server = RunningServer::start();
    // Eighty timed searches: the test does not wait for all of them.
    let orderings: Vec<String> = (1..=20).map(|seed| format!("random:{seed}")).collect();
    let request = json!({ "game": "mnk(4,4,3)", "depths": "2..3", "orderings": orderings, "time": true,
        "algorithms": ["minimax", "alpha-beta"] });
    let body = request.to_string();
    let mut patient = std::net::TcpStream::connect(server.address).unwrap();
    let (host, length) = (server.address, body.len());
    let head = format!(
        "POST /api/compare HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    patient.write_all(head.as_bytes()).unwrap();
    patient.write_all(body.as_bytes()).unwrap();
    // One of two threads is for long requests. While the comparison occupies it, a hint has to wait, and is answered
    // later.
    let mut hasty = server.socket();
    let waited = (1..100).any(|id| {
        hasty.send(&json!({ "id": id, "ask": "hint", "game": "tic-tac-toe" }));
        let mut waited = false;
        let answer = std::iter::from_fn(|| hasty.next()).find(|news| {
            waited |= news["type"] == "queued" && news["before"].as_u64() > Some(0);
            news["type"] != "queued"
        });
        assert_eq!(answer.unwrap()["type"], "hint");
        waited
    });
    assert!(waited, "the comparison never had the thread");
    patient.set_nonblocking(true).unwrap();
    let early = patient.read(&mut [0; 1]).unwrap_err();
    assert_eq!(early.kind(), std::io::ErrorKind::WouldBlock, "the comparison is still under way");
}
