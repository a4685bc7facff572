//! Invalid requests are refused with a sentence, and the server keeps running.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Instant;

use serde_json::{Value, json};
use support::RunningServer;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;

const JSON: (&str, &str) = ("Content-Type", "application/json");

#[test]
fn malformed_requests_are_refused() {
    let server = RunningServer::start();
    for (body, status, code) in [
        ("{", 400, "bad-json"),
        ("", 400, "bad-json"),
        ("[]", 400, "bad-json"),
        ("\"tic-tac-toe\"", 400, "bad-json"),
        ("{\"game\":\"tic-tac-toe\"} x", 400, "bad-json"),
        ("{}", 400, "bad-field"),
        ("{\"game\":5}", 400, "bad-field"),
        ("{\"game\":\"tic-tac-toe\",\"moves\":5}", 400, "bad-field"),
        ("{\"game\":\"tic-tac-toe\",\"moves\":[5]}", 400, "bad-field"),
        ("{\"game\":\"tic-tac-toe\",\"starter\":\"Z\"}", 400, "bad-field"),
        ("{\"game\":\"tic-tac-toe\",\"move\":\"a1\"}", 400, "bad-field"),
        ("{\"game\":\"tic-tac-toe\",\"position\":\"X\"}", 422, "position-impossible"),
        ("{\"game\":\"tic-tac-to\"}", 422, "game-unknown"),
        ("{\"game\":\"explicit(@/etc/passwd)\"}", 422, "game-unknown"),
        ("{\"game\":\"explicit(-)\"}", 422, "game-unknown"),
        ("{\"game\":\"mnk(1000,1000,5)\"}", 422, "game-unknown"),
        ("{\"game\":\"tic-tac-toe\",\"moves\":[\"a1\",\"a1\"]}", 422, "move-illegal"),
        ("{\"game\":\"tic-tac-toe\",\"moves\":[\"z9\"]}", 422, "move-illegal"),
    ] {
        let answer = server.send("POST", "/api/position", &[JSON], body.as_bytes());
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{body}");
    }
    let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000));
    assert_eq!(server.send("POST", "/api/play", &[JSON], deep.as_bytes()).code(), "bad-json");
    assert_eq!(server.send("POST", "/api/play", &[JSON], b"\xff\xfe{}").code(), "bad-json");
    server.assert_healthy();
}

#[test]
fn no_file_is_ever_read() {
    let server = RunningServer::start();
    let secret = std::env::temp_dir().join(format!("plyground-secret-{}", std::process::id()));
    std::fs::write(&secret, "[3,5]").unwrap();
    let name = secret.to_str().unwrap();
    for game in [format!("explicit(@{name})"), format!("explicit({name})"), name.to_owned()] {
        let answer = server.post("/api/position", &json!({ "game": game }));
        assert_eq!((answer.status, answer.code().as_str()), (422, "game-unknown"), "{game}");
    }
    std::fs::remove_file(&secret).unwrap();
}

#[test]
fn a_move_after_the_end_is_a_conflict() {
    let server = RunningServer::start();
    let over = json!(["a3", "a1", "b3", "b1", "c3"]);
    let answer = server.post("/api/play", &json!({ "game": "tic-tac-toe", "moves": over, "move": "c1" }));
    assert_eq!((answer.status, answer.code().as_str()), (409, "game-over"));
    for (path, rest) in [
        ("/api/reply", json!({ "player": "level=1" })),
        ("/api/hint", json!({})),
        ("/api/tree", json!({})),
        ("/api/compare", json!({})),
    ] {
        let mut request = json!({ "game": "tic-tac-toe", "moves": over });
        request.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        assert_eq!(server.post(path, &request).status, 409, "{path}");
    }
    let beyond = json!({ "game": "tic-tac-toe", "moves": ["a3", "a1", "b3", "b1", "c3", "c1"] });
    assert_eq!(server.post("/api/position", &beyond).code(), "game-over");
}

#[test]
fn oversized_requests_are_refused() {
    let server = RunningServer::start();
    let large = vec![b' '; 100 << 20];
    let answer = server.send("POST", "/api/play", &[JSON], &large);
    assert_eq!((answer.status, answer.code().as_str()), (413, "body-too-large"));
    let mut chunked = Vec::new();
    for _ in 0..64 {
        chunked.extend_from_slice(b"10000\r\n");
        chunked.extend_from_slice(&vec![b' '; 0x10000]);
        chunked.extend_from_slice(b"\r\n");
    }
    chunked.extend_from_slice(b"0\r\n\r\n");
    let answer = server.send("POST", "/api/play", &[JSON, ("Transfer-Encoding", "chunked")], &chunked);
    assert_eq!((answer.status, answer.code().as_str()), (413, "body-too-large"));
    let expecting = [JSON, ("Expect", "100-continue"), ("Content-Length", "100000000")];
    let answer = server.send("POST", "/api/play", &expecting, b"");
    assert_eq!((answer.status, answer.code().as_str()), (413, "body-too-large"));
    let million = json!({ "game": "gomoku", "moves": vec!["a1"; 1_000_000] });
    assert_eq!(server.post("/api/position", &million).status, 413);
    let many = json!({ "game": "gomoku", "moves": vec!["a1"; 401] });
    assert_eq!(server.post("/api/position", &many).code(), "bad-field");
    let import = json!({ "text": "x".repeat(2 << 20) });
    assert_eq!(server.post("/api/import", &import).status, 413);
    let long = format!("/api/position?game=tic-tac-toe&moves={}", "a1,".repeat(4_000));
    let answer = server.get(&long);
    assert_eq!((answer.status, answer.code().as_str()), (414, "url-too-long"));
    server.assert_healthy();
}

#[test]
fn a_slow_oversized_body_is_refused_at_once() {
    let server = RunningServer::start();
    let head = format!("POST /api/play HTTP/1.1\r\nHost: {}\r\n{}: {}\r\n", server.address, JSON.0, JSON.1);
    let announced = format!("{head}Content-Length: 70000\r\n\r\n{{");
    let chunk = " ".repeat(70_000);
    let chunked = format!("{head}Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{chunk}\r\n", chunk.len());
    for request in [announced, chunked] {
        let begun = Instant::now();
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        // The rest of the body never comes: the server would wait 20 seconds for it.
        let mut status = [0; 12];
        stream.read_exact(&mut status).unwrap();
        assert_eq!(String::from_utf8_lossy(&status), "HTTP/1.1 413");
        assert!(begun.elapsed().as_secs() < 15, "{:?}", begun.elapsed());
    }
}

#[test]
fn a_very_long_name_is_not_drawn() {
    let server = RunningServer::start();
    let game = format!("explicit([{}:3,4])", "a".repeat(58_000));
    for path in ["/api/compare/svg", "/api/compare/html", "/api/tree/svg", "/api/report"] {
        let answer = server.post(path, &json!({ "game": game }));
        assert_eq!((answer.status, answer.code().as_str()), (422, "game-unknown"), "{path}");
    }
    // A large tree with short names is drawn, and its name is truncated.
    let row = format!("[{}]", vec!["111111111"; 64].join(","));
    let game = format!("explicit([{}])", vec![row.as_str(); 64].join(","));
    let drawn = server.post("/api/compare/svg", &json!({ "game": game, "depths": "1..2" }));
    assert_eq!(drawn.status, 200);
    assert!(drawn.text().contains("…</text>"));
}

#[test]
fn an_error_does_not_quote_the_whole_request() {
    let server = RunningServer::start();
    let long = "x".repeat(50_000);
    for (path, request) in [
        ("/api/position", json!({ "game": long })),
        ("/api/position", json!({ "game": format!("explicit({long})") })),
        ("/api/import", json!({ "text": long, "game": "gomoku" })),
    ] {
        let answer = server.post(path, &request);
        assert!(answer.status == 422 && answer.body.len() < 4_000, "{path}: {} bytes", answer.body.len());
    }
}

#[test]
fn every_limit_of_a_request_is_enforced() {
    let server = RunningServer::start();
    let game = "tic-tac-toe";
    for (path, request, code) in [
        ("/api/search", json!({ "game": game, "depth": 401 }), "bad-field"),
        ("/api/search", json!({ "game": game, "depth": -1 }), "bad-field"),
        ("/api/search", json!({ "game": game, "depth": 1.5 }), "bad-field"),
        ("/api/search", json!({ "game": game, "nodes": 0 }), "bad-field"),
        ("/api/search", json!({ "game": game, "nodes": 50_000_001 }), "bad-field"),
        ("/api/search", json!({ "game": game, "algorithm": "magic" }), "search-impossible"),
        ("/api/search", json!({ "game": game, "evaluator": "exec:true" }), "search-impossible"),
        ("/api/search", json!({ "game": game, "ordering": "best:99" }), "search-impossible"),
        ("/api/search", json!({ "game": game, "by_steps": 1 }), "bad-field"),
        ("/api/tree", json!({ "game": game, "events": 30_001 }), "bad-field"),
        ("/api/tree", json!({ "game": game, "events": 3 }), "bad-field"),
        ("/api/compare", json!({ "game": game, "depths": "1..401" }), "bad-field"),
        ("/api/compare", json!({ "game": game, "depths": "1..18446744073709551615" }), "bad-field"),
        ("/api/compare", json!({ "game": game, "depths": [] }), "bad-field"),
        ("/api/compare", json!({ "game": game, "depths": "1..400" }), "too-many-searches"),
        ("/api/compare", json!({ "game": game, "algorithms": vec!["minimax"; 21] }), "bad-field"),
        ("/api/reply", json!({ "game": game }), "bad-field"),
        ("/api/reply", json!({ "game": game, "player": "level=11" }), "player-unknown"),
        ("/api/reply", json!({ "game": game, "player": "x".repeat(201) }), "bad-field"),
        ("/api/reply", json!({ "game": game, "player": "level=1", "seed": -1 }), "bad-field"),
        ("/api/export", json!({ "game": game, "form": "exe" }), "form-unknown"),
        ("/api/export", json!({ "game": game, "form": "sgf" }), "export-impossible"),
        ("/api/import", json!({ "text": "(;", "game": game }), "import-impossible"),
    ] {
        let answer = server.post(path, &request);
        assert_eq!(answer.code(), code, "{path} {request}");
        assert!((400..500).contains(&answer.status));
    }
}

#[test]
fn foreign_host_names_are_refused() {
    let server = RunningServer::start();
    let port = server.address.port();
    for host in
        ["evil.example".to_owned(), format!("evil.example:{port}"), "localhost".to_owned(), String::new()]
    {
        let answer = server.send("GET", "/api/health", &[("Host", &host)], b"");
        assert_eq!((answer.status, answer.code().as_str()), (421, "wrong-host"), "{host}");
    }
    for host in [format!("localhost:{port}"), format!("127.0.0.1:{port}"), format!("[::1]:{port}")] {
        assert_eq!(server.send("GET", "/api/health", &[("Host", &host)], b"").status, 200, "{host}");
    }
    let two = [("Host", "127.0.0.1"), ("Host", "evil.example")];
    assert!((400..500).contains(&server.send("GET", "/api/health", &two, b"").status));
    assert_eq!(server.send("GET", "/", &[("Host", "evil.example")], b"").status, 421, "nor is the page");
    server.assert_healthy();
}

#[test]
fn requests_from_other_sites_are_refused() {
    let server = RunningServer::start();
    let own = format!("http://{}", server.address);
    let other_port = "http://127.0.0.1:1".to_owned();
    for origin in
        ["http://evil.example".to_owned(), "null".to_owned(), other_port, own.replace("http", "https")]
    {
        let answer = server.send("GET", "/api/health", &[("Origin", &origin)], b"");
        assert_eq!((answer.status, answer.code().as_str()), (403, "wrong-origin"), "{origin}");
    }
    assert_eq!(server.send("GET", "/api/health", &[("Origin", &own)], b"").status, 200);
    for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)] {
        let answer = server.send("GET", "/api/health", &[("Sec-Fetch-Site", site)], b"");
        assert_eq!(answer.status, status, "{site}");
    }
    assert_eq!(server.send("GET", "/", &[("Sec-Fetch-Site", "cross-site")], b"").status, 200, "links may");
}

#[test]
fn websockets_from_other_sites_are_refused() {
    let server = RunningServer::start();
    let open = |origin: Option<&str>| {
        let mut request = format!("ws://{}/api/live", server.address).into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", HeaderValue::from_str(origin).unwrap());
        }
        let stream = TcpStream::connect(server.address).unwrap();
        match tungstenite::client(request, stream) {
            Ok(_) => 101,
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                answer.status().as_u16()
            }
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(open(Some("http://evil.example")), 403);
    assert_eq!(open(Some("null")), 403);
    assert_eq!(open(Some(&format!("http://{}", server.address))), 101);
    assert_eq!(open(None), 101);
    let plain = server.get("/api/live");
    assert_eq!((plain.status, plain.code().as_str()), (426, "not-websocket"));
}

#[test]
fn unknown_paths_and_methods_are_refused() {
    let server = RunningServer::start();
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/index.html",
        "//etc/passwd",
        "/index.html/",
        "/index.html%00",
        "/.",
        "/api",
        "/api/",
        "/api/compare/exe",
    ] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.code().as_str()), (404, "not-found"), "{path}");
    }
    for (method, path) in
        [("GET", "/api/play"), ("PUT", "/api/play"), ("DELETE", "/api/health"), ("POST", "/api/solve")]
    {
        let answer = server.send(method, path, &[], b"");
        assert_eq!((answer.status, answer.code().as_str()), (405, "wrong-method"), "{method} {path}");
    }
    assert_eq!(server.send("POST", "/", &[], b"").status, 404);
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let answer = server.send("POST", "/api/play", &form, b"game=tic-tac-toe");
    assert_eq!((answer.status, answer.code().as_str()), (415, "wrong-type"));
    server.assert_healthy();
}

#[test]
fn every_response_has_the_security_headers() {
    let server = RunningServer::start();
    let refused = server.send("GET", "/", &[("Host", "evil.example")], b"");
    for answer in [server.get("/"), server.get("/api/health"), server.get("/nothing"), refused] {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    }
}

#[test]
fn errors_are_in_the_requested_language() {
    let server = RunningServer::start();
    let message = |path: &str| {
        let answer = server.post(path, &json!({ "game": "tic-tac-toe", "moves": "b2", "move": "b2" }));
        answer.json()["error"]["message"].as_str().unwrap().to_owned()
    };
    let mut said: Vec<String> =
        ["en", "ru", "uk", "sk", "cs", "pl"].map(|code| message(&format!("/api/play?lang={code}"))).to_vec();
    assert_eq!(message("/api/play?lang=xx"), said[0]);
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 6, "{said:?}");
}

#[test]
fn a_client_that_disconnects_frees_its_place_in_the_queue() {
    let server = RunningServer::start();
    let body = json!({ "game": "gomoku", "depths": "1..9" }).to_string();
    let head = format!(
        "POST /api/compare HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        server.address,
        body.len(),
    );
    // Each would take a minute, and one client may have a few such requests at once.
    for _ in 0..100 {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
    }
    let hint = json!({ "game": "tic-tac-toe" });
    let asked = Instant::now();
    while server.post("/api/hint", &hint).status == 429 {
        assert!(asked.elapsed() < support::LONGEST_WAIT, "the places are never free again");
    }
    assert_eq!(server.post("/api/hint", &hint).status, 200);
}

#[test]
fn invalid_http_closes_only_its_connection() {
    let server = RunningServer::start();
    for nonsense in
        [&b"\x16\x03\x01\x02\x00\x01\x00"[..], b"GET\r\n\r\n", b"\r\n\r\n\r\n", b"GET / HTTP/9\r\n\r\n"]
    {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(nonsense).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let text = String::from_utf8_lossy(&answer);
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 4"), "{text}");
    }
    server.assert_healthy();
}

#[test]
fn invalid_messages_are_answered_and_the_connection_stays_open() {
    let server = RunningServer::start();
    let mut socket = server.socket();
    for (message, id, code) in [
        ("{", Value::Null, "bad-json"),
        ("{}", Value::Null, "bad-field"),
        ("{\"id\":-1}", Value::Null, "bad-field"),
        ("{\"id\":\"x\",\"ask\":\"stop\"}", Value::Null, "bad-field"),
        ("{\"id\":1}", json!(1), "bad-field"),
        ("{\"id\":2,\"ask\":\"sing\"}", json!(2), "ask-unknown"),
        ("{\"id\":3,\"ask\":\"reply\",\"game\":\"tic-tac-toe\"}", json!(3), "bad-field"),
        ("{\"id\":4,\"ask\":\"reply\",\"game\":\"x\",\"player\":\"level=1\"}", json!(4), "game-unknown"),
        ("{\"id\":5,\"ask\":\"analyse\",\"game\":\"tic-tac-toe\",\"lines\":11}", json!(5), "bad-field"),
        ("{\"id\":6,\"ask\":\"analyse\",\"game\":\"tic-tac-toe\",\"seconds\":601}", json!(6), "bad-field"),
        ("{\"id\":7,\"ask\":\"review\",\"game\":\"tic-tac-toe\",\"moves\":\"z9\"}", json!(7), "move-illegal"),
        ("{\"id\":8,\"ask\":\"compare\",\"game\":\"tic-tac-toe\",\"depth\":1}", json!(8), "bad-field"),
        ("{\"id\":9,\"ask\":\"stop\",\"game\":\"tic-tac-toe\"}", json!(9), "bad-field"),
    ] {
        socket.text(message.to_owned());
        let answer = socket.next_answer();
        assert_eq!(
            (&answer["type"], &answer["id"], &answer["code"]),
            (&json!("error"), &id, &json!(code)),
            "{message}"
        );
        assert!(answer["message"].as_str().unwrap().contains(' '));
    }
    socket.send(&json!({ "id": 10, "ask": "reply", "game": "tic-tac-toe", "player": "level=1" }));
    assert_eq!(socket.next_answer()["type"], "reply");
    // A message that is too large ends its connection, and only that.
    let mut other = server.socket();
    other.text(" ".repeat(70_000));
    while other.next().is_some() {}
    socket.send(&json!({ "id": 11, "ask": "hint", "game": "tic-tac-toe" }));
    assert_eq!(socket.next_answer()["type"], "hint");
    server.assert_healthy();
}
