//! Shared games and tournaments over real connections, the key, and restarts of the server.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use std::collections::BTreeSet;
use std::net::TcpStream;
use std::path::Path;
use std::thread;
use std::time::Duration;

use plyground_web::{KeyRule, ServerSettings};
use serde_json::{Value, json};
use support::{RunningServer, TestSocket};
use tungstenite::client::IntoClientRequest;

/// A server that keeps its games in a folder.
fn server_in(folder: &Path) -> RunningServer {
    RunningServer::with(&ServerSettings {
        threads: Some(2),
        folder: Some(folder.join("shared")),
        ..ServerSettings::local(0)
    })
}

/// A player's seat.
struct Seat {
    shared: String,
    key: String,
}

impl Seat {
    fn read(reply: &Value) -> Self {
        let text = |name: &str| reply[name].as_str().unwrap().to_owned();
        Self { shared: text("shared"), key: text("key") }
    }

    fn message(&self, id: u64, number: u64, act: &str) -> Value {
        json!({ "id": id, "ask": "act", "shared": self.shared, "key": self.key, "number": number, "act": act })
    }

    /// Makes a move, or another act; returns the answer.
    fn act(&self, socket: &mut TestSocket, number: u64, act: &str) -> Value {
        let mut message = self.message(77, number, act);
        if act.len() == 2 {
            message["act"] = "move".into();
            message["move"] = act.into();
        }
        socket.send(&message);
        loop {
            let answer = socket.next_answer();
            if answer["id"] == 77 {
                return answer;
            }
        }
    }

    fn follow(&self, socket: &mut TestSocket) {
        socket.send(&json!({ "id": 1, "ask": "follow", "shared": self.shared, "key": self.key }));
    }
}

/// The next state of a followed game that fulfils a condition.
fn wait_for(socket: &mut TestSocket, is_wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.next_answer();
        if message["type"] == "shared" && is_wanted(&message) {
            return message;
        }
    }
}

/// A game with both players.
fn two_players(server: &RunningServer) -> (Seat, Seat) {
    let first =
        Seat::read(&server.post("/api/shared", &json!({ "game": "tic-tac-toe", "name": "Ada" })).good());
    let second = server.post("/api/shared/join", &json!({ "shared": first.shared, "name": "Bob" })).good();
    assert_eq!(second["side"], "O");
    (first, Seat::read(&second))
}

#[test]
fn a_shared_game_is_played_watched_and_repeated() {
    let server = RunningServer::start();
    let (ada, bob) = two_players(&server);
    let (mut one, mut two, mut three) = (server.socket(), server.socket(), server.socket());
    ada.follow(&mut one);
    bob.follow(&mut two);
    three.send(&json!({ "id": 1, "ask": "follow", "shared": ada.shared }));
    let is_here = |game: &Value, side: usize| game["players"][side]["here"] == true;
    let seen = wait_for(&mut one, |game| game["watchers"] == 1 && is_here(game, 0) && is_here(game, 1));
    assert_eq!((&seen["you"], &seen["players"][0]["name"]), (&json!("X"), &json!("Ada")));
    for (number, movement) in ["b2", "a1", "a3", "c1", "b1"].into_iter().enumerate() {
        let (seat, socket) = if number % 2 == 0 { (&ada, &mut one) } else { (&bob, &mut two) };
        assert_eq!(seat.act(socket, number as u64, movement)["number"], number + 1);
    }
    // One move back, for X, by agreement.
    ada.act(&mut one, 5, "take-back");
    let asked = wait_for(&mut two, |game| !game["offer"].is_null());
    assert_eq!(asked["offer"], json!({ "what": "take-back", "by": "X" }));
    assert_eq!(bob.act(&mut two, 5, "accept")["number"], 6);
    ada.act(&mut one, 6, "b3");
    bob.act(&mut two, 7, "resign");
    let seen = wait_for(&mut three, |game| !game["result"].is_null());
    assert_eq!(seen["moves"], json!(["b2", "a1", "a3", "c1", "b3"]), "spectators see it all");
    assert_eq!((&seen["result"], &seen["you"]), (&json!({ "winner": "X", "how": "resigned" }), &Value::Null));
    bob.act(&mut two, 7, "rematch");
    ada.act(&mut one, 7, "rematch");
    let game = server.get(&format!("/api/shared/game?shared={}", ada.shared)).good();
    let next = game["next"].as_str().unwrap().to_owned();
    let (ada, bob) = (Seat { shared: next.clone(), ..ada }, Seat { shared: next, ..bob });
    assert_eq!(ada.act(&mut one, 0, "b2")["code"], "not-your-turn", "the sides are exchanged");
    assert_eq!(bob.act(&mut two, 0, "b2")["type"], "accepted");
    // Who leaves is seen to leave.
    drop((three, one));
    bob.follow(&mut two);
    let left = wait_for(&mut two, |game| game["players"][1]["here"] == false);
    assert_eq!((&left["moves"], &left["players"][0]["here"]), (&json!(["b2"]), &json!(true)));
}

#[test]
fn what_is_not_allowed_is_refused_with_a_sentence() {
    let server = RunningServer::start();
    let (ada, bob) = two_players(&server);
    let mut socket = server.socket();
    let mut code = |seat: &Seat, number: u64, act: &str| {
        let answer = seat.act(&mut socket, number, act);
        assert!(
            answer["type"] == "accepted" || answer["message"].as_str().unwrap().contains(' '),
            "{answer}"
        );
        answer["code"].as_str().unwrap_or("accepted").to_owned()
    };
    let forged = Seat { key: "x".repeat(24), shared: ada.shared.clone() };
    let lost = Seat { key: ada.key.clone(), shared: "x".repeat(24) };
    assert_eq!(code(&forged, 0, "b2"), "wrong-key");
    assert_eq!(code(&lost, 0, "b2"), "shared-unknown");
    assert_eq!(code(&bob, 0, "b2"), "not-your-turn");
    assert_eq!(code(&ada, 3, "b2"), "stale");
    assert_eq!(code(&ada, 0, "z9"), "move-illegal");
    assert_eq!(code(&ada, 0, "b2"), "accepted");
    assert_eq!(code(&ada, 0, "b2"), "accepted", "the same move again is no second one");
    assert_eq!(code(&ada, 0, "a1"), "stale");
    assert_eq!(code(&bob, 1, "accept"), "nothing-offered");
    assert_eq!(code(&ada, 1, "rematch"), "not-over");
    assert_eq!(code(&ada, 1, "sing"), "bad-field");
    let game = server.get(&format!("/api/shared/game?shared={}", ada.shared)).good();
    assert_eq!((&game["moves"], &game["number"]), (&json!(["b2"]), &json!(1)));
    assert!(!game.to_string().contains(&ada.key), "no key is told");
    let post = |path: &str, body: Value| server.post(path, &body).code();
    assert_eq!(post("/api/shared/join", json!({ "shared": ada.shared })), "seats-taken");
    assert_eq!(post("/api/shared/join", json!({ "shared": "nothing" })), "shared-unknown");
    assert_eq!(post("/api/shared", json!({ "game": "tic-tac-toe", "name": "x".repeat(41) })), "bad-name");
    assert_eq!(post("/api/shared", json!({ "game": "chess" })), "game-unknown");
    assert_eq!(post("/api/shared", json!({ "game": "tic-tac-toe", "clock": "soon" })), "clock-unclear");
    assert_eq!(
        post("/api/shared", json!({ "game": "tic-tac-toe", "name": "x".repeat(70_000) })),
        "body-too-large"
    );
    let again = server.post("/api/shared/join", &json!({ "shared": ada.shared, "key": bob.key })).good();
    assert_eq!(
        (&again["side"], &again["key"]),
        (&json!("O"), &json!(bob.key)),
        "a lost answer is given again"
    );
    let hidden = json!({ "game": "tic-tac-toe", "name": "\u{202e}<b>Eve</b>\n" });
    let eve = Seat::read(&server.post("/api/shared", &hidden).good());
    let game = server.get(&format!("/api/shared/game?shared={}", eve.shared)).good();
    assert_eq!(game["players"][0]["name"], "<b>Eve</b>", "text, without hidden characters");
    // Acts that come too fast wait.
    for id in 100..300 {
        socket.send(&forged.message(id, 0, "resign"));
    }
    let answers: Vec<Value> = (0..200).map(|_| socket.next_unchecked().unwrap()).collect();
    let codes: BTreeSet<&str> = answers.iter().filter_map(|answer| answer["code"].as_str()).collect();
    assert!(codes.contains("too-often"), "{codes:?}");
}

#[test]
fn a_game_goes_on_after_every_restart_and_no_move_is_lost_or_made_twice() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = server_in(folder.path());
    let (ada, bob) = two_players(&server);
    let moves = ["b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2", "c3"];
    for (number, movement) in moves.into_iter().enumerate() {
        let seat = if number % 2 == 0 { &ada } else { &bob };
        let answer = seat.act(&mut server.socket(), number as u64, movement);
        assert_eq!(answer["number"], number + 1, "{answer}");
        if number % 3 == 1 {
            server.stop();
            server = server_in(folder.path());
            // The answer may have been lost with the server: the player sends the move again.
            let answer = seat.act(&mut server.socket(), number as u64, movement);
            assert_eq!(answer["number"], number + 1, "{answer}");
        }
    }
    let mut socket = server.socket();
    bob.follow(&mut socket);
    let game = wait_for(&mut socket, |_| true);
    assert_eq!((&game["moves"], &game["result"]["how"]), (&json!(moves), &json!("board")));
    assert_eq!(game["players"][0]["name"], "Ada");
    // A second server leaves the folder to the first one, and works without it.
    let other = server_in(folder.path());
    let mine = format!("/api/shared/game?shared={}", ada.shared);
    assert_eq!(other.get(&mine).code(), "shared-unknown");
    two_players(&other);
    assert_eq!(server.get(&mine).status, 200);
}

#[test]
fn a_clock_ends_a_game_by_itself() {
    let server = RunningServer::start();
    let made =
        server.post("/api/shared", &json!({ "game": "tic-tac-toe", "clock": "0.002", "side": "X" })).good();
    let ada = Seat::read(&made);
    let bob = Seat::read(&server.post("/api/shared/join", &json!({ "shared": ada.shared })).good());
    let mut socket = server.socket();
    assert_eq!(ada.act(&mut socket, 0, "b2")["type"], "accepted");
    // A follower gets the game as it is, whether the time is up already or not.
    bob.follow(&mut socket);
    let over = wait_for(&mut socket, |game| !game["result"].is_null());
    assert_eq!(over["result"], json!({ "winner": "X", "how": "time" }));
    assert_eq!(over["left"][1], 0);
    assert_eq!(bob.act(&mut socket, 1, "a1")["code"], "game-over");
}

/// A player of a tournament, who plays whatever is free until it is over.
fn play_tournament(server: &RunningServer, tournament: &str, number: usize) {
    let entry = json!({ "tournament": tournament, "name": format!("Player {number}") });
    let key = server.post("/api/tournament/join", &entry).good()["key"].as_str().unwrap().to_owned();
    let mut socket = server.socket();
    socket.send(&json!({ "id": 1, "ask": "follow-tournament", "tournament": tournament, "key": key }));
    let (mut current, mut acted, mut chance) = (String::new(), (String::new(), 0), number * 7 + 3);
    loop {
        // Hundreds of messages: other tests compare each with the document.
        let message = socket.next_unchecked().unwrap();
        match message["type"].as_str().unwrap() {
            "tournament" if message["over"] == true => return,
            "tournament" => {
                let me = &message["you"];
                let games = message["rounds"].as_array().unwrap().last().map(|round| &round["games"]);
                let mine = games.and_then(|games| {
                    let is_mine = |game: &&Value| {
                        game["result"].is_null() && game["players"].as_array().unwrap().contains(me)
                    };
                    games.as_array().unwrap().iter().find(is_mine)
                });
                if let Some(game) = mine.filter(|game| game["shared"] != *current) {
                    current = game["shared"].as_str().unwrap().to_owned();
                    socket.send(&json!({ "id": 2, "ask": "follow", "shared": current, "key": key }));
                }
            }
            "shared" => {
                let moves: Vec<&str> =
                    message["moves"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
                let is_turn = message["you"] == if moves.len().is_multiple_of(2) { "X" } else { "O" };
                let now = (current.clone(), moves.len());
                if message["shared"] != *current || !message["result"].is_null() || !is_turn || acted == now {
                    continue;
                }
                let free: Vec<String> = ["a", "b", "c"]
                    .iter()
                    .flat_map(|column| (1..=3).map(move |row| format!("{column}{row}")))
                    .filter(|cell| !moves.contains(&cell.as_str()))
                    .collect();
                chance = (chance * 31 + 17) % 1_009;
                let seat = Seat { shared: current.clone(), key: key.clone() };
                let mut act = seat.message(3, moves.len() as u64, "move");
                act["move"] = free[chance % free.len()].as_str().into();
                socket.send(&act);
                acted = now;
            }
            kind => assert_eq!(kind, "accepted", "{message}"),
        }
    }
}

#[test]
fn a_class_of_thirty_plays_a_tournament_on_one_server() {
    const CLASS: usize = 30;
    let folder = tempfile::tempdir().unwrap();
    let server = server_in(folder.path());
    let plan = json!({ "name": "Class 7b", "game": "tic-tac-toe", "automatic": true });
    let made = server.post("/api/tournament", &plan).good();
    let (tournament, key) = (made["tournament"].as_str().unwrap(), made["key"].as_str().unwrap());
    let direct = json!({ "tournament": tournament, "key": key, "order": "next" });
    assert_eq!(server.post("/api/tournament/direct", &direct).code(), "too-few-players");
    let path = format!("/api/tournament/table?tournament={tournament}");
    let is_complete = || {
        let table = server.send("GET", &path, &[], b"").good();
        table["players"].as_array().unwrap().iter().filter(|player| player["here"] == true).count() == CLASS
    };
    thread::scope(|scope| {
        let players: Vec<_> = (0..CLASS)
            .map(|number| {
                scope.spawn({
                    let server = &server;
                    move || play_tournament(server, tournament, number)
                })
            })
            .collect();
        while !is_complete() {
            thread::sleep(Duration::from_millis(20));
        }
        let forged = json!({ "tournament": tournament, "key": "x", "order": "next" });
        assert_eq!(server.post("/api/tournament/direct", &forged).code(), "wrong-key");
        assert_eq!(server.post("/api/tournament/direct", &direct).good()["director"], true);
        for player in players {
            player.join().unwrap();
        }
    });
    let table = server.get(&path).good();
    let rounds = table["rounds"].as_array().unwrap();
    assert_eq!((rounds.len(), &table["over"], &table["planned"]), (5, &json!(true), &json!(5)));
    let mut met = BTreeSet::new();
    for game in rounds.iter().flat_map(|round| round["games"].as_array().unwrap()) {
        let mut pair: Vec<u64> =
            game["players"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        pair.sort_unstable();
        assert!(!game["result"].is_null() && met.insert(pair), "{game}");
    }
    assert_eq!(met.len(), 5 * CLASS / 2);
    let points: f64 =
        table["table"].as_array().unwrap().iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!((points - 75.0).abs() < 1e-9, "{points}");
    let csv = server.get(&format!("/api/tournament/csv?tournament={tournament}")).text();
    assert_eq!(csv.lines().count(), CLASS + 1);
    assert!(csv.starts_with("place,name,points,tie_break,wins,draws,losses,byes,round 1,"), "{csv}");
    assert!(csv.lines().nth(1).unwrap().starts_with("1,\"Player "), "{csv}");
    // Everything is still there after a restart.
    drop(server);
    let server = server_in(folder.path());
    let again = server.get(&format!("/api/tournament/table?tournament={tournament}")).good();
    assert_eq!((&again["table"], &again["rounds"]), (&table["table"], &table["rounds"]));
}

#[test]
fn a_director_decides_takes_out_and_ends() {
    let server = RunningServer::start();
    let plan = json!({ "name": "=Cup", "game": "nim", "system": "round-robin" });
    let made = server.post("/api/tournament", &plan).good();
    let (tournament, key) = (made["tournament"].as_str().unwrap(), made["key"].as_str().unwrap());
    let join =
        |name: &str| server.post("/api/tournament/join", &json!({ "tournament": tournament, "name": name }));
    for name in ["=Ada", "Bob", "Eva"] {
        assert_eq!(join(name).status, 200);
    }
    assert_eq!((join(" bob ").code(), join("").code()), ("name-taken".to_owned(), "bad-name".to_owned()));
    let direct = |order: &str, more: &Value| {
        let mut body = json!({ "tournament": tournament, "key": key, "order": order });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        server.post("/api/tournament/direct", &body)
    };
    let none = json!({});
    let round = direct("next", &none).good();
    assert_eq!(join("Late").code(), "tournament-begun");
    assert_eq!(
        (direct("next", &none).code(), direct("close", &none).code()),
        ("round-open".to_owned(), "round-open".to_owned())
    );
    let game = &round["rounds"][0]["games"][0];
    let [x, o] = [0, 1].map(|side| game["players"][side].as_u64().unwrap());
    assert_eq!(direct("decide", &json!({ "shared": "nothing", "winner": "X" })).code(), "not-there");
    let decided = direct("decide", &json!({ "shared": game["shared"], "winner": "X" })).good();
    assert_eq!(decided["rounds"][0]["games"][0]["result"], 1.0);
    assert_eq!(decided["rounds"][0]["byes"].as_array().unwrap().len(), 1);
    assert_eq!(direct("decide", &json!({ "shared": game["shared"] })).code(), "not-there", "it is decided");
    assert_eq!(direct("next", &none).good()["rounds"].as_array().unwrap().len(), 2);
    let taken = direct("remove", &json!({ "who": o })).good();
    assert_eq!(
        (&taken["players"][o as usize]["left"], &taken["players"][x as usize]["left"]),
        (&json!(true), &json!(false))
    );
    let open = taken["rounds"][1]["games"].as_array().unwrap().iter().find(|game| game["result"].is_null());
    if let Some(game) = open {
        direct("decide", &json!({ "shared": game["shared"] })).good();
    }
    assert_eq!(direct("close", &none).good()["over"], true);
    assert_eq!(direct("next", &none).code(), "all-rounds-played");
    let csv = server.get(&format!("/api/tournament/csv?tournament={tournament}")).text();
    assert!(csv.contains("\"'=Ada\""), "a spreadsheet computes nothing: {csv}");
}

#[test]
fn a_server_with_a_key_answers_only_those_who_have_it() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        |key| ServerSettings { key, folder: Some(folder.path().join("shared")), ..ServerSettings::local(0) };
    let server = RunningServer::with(&settings(KeyRule::Always));
    let page = [("Accept", "text/html")];
    for path in ["/", "/#/together", "/js/main.js", "/api/health", "/api/openapi.json", "/sw.js"] {
        assert_eq!(server.send("GET", path, &[], b"").status, 401, "{path}");
    }
    assert_eq!(server.send("GET", "/api/health", &[], b"").code(), "key-missing");
    assert_eq!(
        server.send("POST", "/api/shared", &[("Content-Type", "application/json")], b"{}").status,
        401
    );
    let asks = server.send("GET", "/", &page, b"");
    assert_eq!((asks.status, asks.header("content-type")), (401, "text/html; charset=utf-8"));
    assert!(asks.text().contains("This server asks for a key") && asks.header("set-cookie").is_empty());
    assert_eq!(server.send("GET", "/?key=wrong", &page, b"").status, 401);
    let key = std::fs::read_to_string(folder.path().join("shared/key")).unwrap();
    let opens = server.send("GET", &format!("/?key={}", key.trim()), &page, b"");
    let cookie = opens.header("set-cookie").to_owned();
    assert!(opens.status == 200 && cookie.ends_with("HttpOnly; SameSite=Strict"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(server.send("GET", "/", &[("Cookie", cookie)], b"").status, 200);
    let health =
        server.send("GET", "/api/health", &[("Authorization", &format!("Bearer {}", key.trim()))], b"");
    assert_eq!(health.status, 200);
    let invitation = server.send("GET", "/api/invitation", &[("Cookie", cookie)], b"").good();
    assert_eq!(invitation["address"], format!("http://{}/?key={}", server.address, key.trim()));
    // The host and the origin are checked as ever, also with the key.
    let foreign = [("Cookie", cookie), ("Origin", "http://evil.example")];
    assert_eq!(server.send("GET", "/api/health", &foreign, b"").code(), "wrong-origin");
    assert_eq!(
        server.send("GET", "/", &[("Cookie", cookie), ("Host", "evil.example")], b"").code(),
        "wrong-host"
    );
    let open = |cookie: Option<&str>| {
        let mut request = format!("ws://{}/api/live", server.address).into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("Cookie", cookie.parse().unwrap());
        }
        tungstenite::client(request, TcpStream::connect(server.address).unwrap()).is_ok()
    };
    assert!(!open(None) && open(Some(cookie)));
    // The key outlives the server, unless a new one is asked for.
    drop(server);
    for (rule, is_same) in [(KeyRule::Always, true), (KeyRule::New, false)] {
        let server = RunningServer::with(&settings(rule));
        let status = server.send("GET", &format!("/?key={}", key.trim()), &page, b"").status;
        assert_eq!(status == 200, is_same, "{rule:?}");
    }
}
