//! Every endpoint answers as the `OpenAPI` document says.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use serde_json::{Value, json};
use support::{RunningServer, assert_schema};

const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

#[test]
fn the_catalogue_is_in_the_requested_language() {
    let server = RunningServer::start();
    assert_schema("HealthReply", &server.get("/api/health").good());
    let english = server.get("/api/catalogue").good();
    assert_schema("CatalogueReply", &english);
    let ids: Vec<&str> =
        english["games"].as_array().unwrap().iter().map(|g| g["id"].as_str().unwrap()).collect();
    assert!(
        ["tic-tac-toe", "piskvorky", "gomoku", "renju", "caro"].iter().all(|id| ids.contains(id)),
        "{ids:?}"
    );
    let ukrainian = server.send("GET", "/api/catalogue", &[("Accept-Language", "uk")], b"").good();
    assert_ne!(english["algorithms"], ukrainian["algorithms"]);
    assert_eq!(server.get("/api/catalogue?lang=uk").good(), ukrainian);
    let texts = server.get("/api/texts?lang=sk").good();
    assert_schema("TextsReply", &texts);
    assert_eq!(texts["lang"], "sk");
}

#[test]
fn every_game_of_the_catalogue_can_be_played() {
    let server = RunningServer::start();
    for game in server.get("/api/catalogue").good()["games"].as_array().unwrap() {
        let state = server.post("/api/position", &json!({ "game": game["id"] })).good();
        assert_schema("PositionReply", &state);
        assert_eq!(state["name"], game["name"]);
        let legal = state["legal"].as_array().unwrap();
        assert_eq!(legal.len(), state["legal_cells"].as_array().unwrap().len());
        assert_eq!(legal.len(), state["legal_paths"].as_array().unwrap().len());
        assert_eq!(legal.len(), state["legal_areas"].as_array().unwrap().len());
        let after = server.post("/api/play", &json!({ "game": game["id"], "move": legal[0] })).good();
        assert_eq!(after["moves"], json!([legal[0]]));
    }
}

#[test]
fn a_position_has_its_whole_state() {
    let server = RunningServer::start();
    let state = server.get("/api/position?game=tic-tac-toe&moves=b2,a1+c1").good();
    assert_schema("PositionReply", &state);
    assert_eq!(state["grid"]["cells"], "....X.O.X");
    assert_eq!((&state["to_move"], &state["last"], &state["over"]), (&json!("O"), &json!(8), &json!(false)));
    assert_eq!(state["grid"]["rows"], json!(["3", "2", "1"]));
    let same = server.post("/api/position", &json!({ "game": "tic-tac-toe", "moves": ["b2", "a1", "c1"] }));
    assert_eq!(same.good(), state);
    let won = json!({ "game": "tic-tac-toe", "moves": "a3 a1 b3 b1", "move": "c3" });
    let won = server.post("/api/play?lang=cs", &won).good();
    assert_schema("PositionReply", &won);
    assert_eq!(
        (&won["over"], &won["winning"], &won["ending"]["winner"]),
        (&json!(true), &json!([0, 1, 2]), &json!("X"))
    );
    assert_eq!(won["ending"]["words"], won["words"]);
    let set_up = json!({ "game": "tic-tac-toe", "position": "X.O/.../...", "starter": "X", "moves": ["b2"] });
    let set_up = server.post("/api/position", &set_up).good();
    assert_eq!((&set_up["position"], &set_up["starter"]), (&json!("X.O/.X./..."), &json!("X")));
    let tree = server.post("/api/position", &json!({ "game": LECTURE })).good();
    assert_schema("PositionReply", &tree);
    assert_eq!(tree["grid"], Value::Null);
}

#[test]
fn forbidden_points_have_their_reasons() {
    let server = RunningServer::start();
    let request = json!({ "game": "renju", "moves": "i8 a1 j8 c1 h9 e1 h10 a3" });
    let state = server.post("/api/position?lang=uk", &request).good();
    assert_schema("PositionReply", &state);
    let forbidden = state["forbidden"].as_array().unwrap();
    let centre = forbidden.iter().find(|point| point["cell"] == 7 * 15 + 7).unwrap();
    assert!(centre["why"].as_str().unwrap().contains(' '), "{centre}");
    assert!(!state["legal"].as_array().unwrap().contains(&json!("h8")));
    let mut played = request;
    played["move"] = "h8".into();
    assert_eq!(server.post("/api/play", &played).code(), "move-illegal");
}

#[test]
fn threats_and_openings_have_their_names() {
    let server = RunningServer::start();
    let state = server.get("/api/position?game=gomoku&moves=h8,h9,i9,a1,j10").good();
    assert_schema("PositionReply", &state);
    assert_eq!(state["opening"], json!({ "code": "D4", "name": "Kagetsu", "english": "Flower Moon" }));
    assert_eq!((&state["swap2"], &state["places_stones"]), (&json!(true), &json!(true)));
    let threats = state["threats"].as_array().unwrap();
    // k11 makes an open four of the three on the diagonal.
    let four = threats.iter().find(|one| one["cell"] == 4 * 15 + 10).unwrap();
    assert_eq!((&four["side"], &four["sign"], &four["id"]), (&json!("X"), &json!("4!"), &json!("open-four")));
    let renju = server.get("/api/position?game=renju&moves=i8,a1,j8,c1,h9,e1,h10").good();
    let banned = |one: &&Value| one["cell"] == 7 * 15 + 7 && one["forbidden"] == true;
    let banned = renju["threats"].as_array().unwrap().iter().find(banned).unwrap();
    assert!(banned["words"].as_str().unwrap().contains("two open threes"), "{banned}");
    let other = server.get("/api/position?game=connect-four").good();
    assert_eq!(
        (&other["threats"], &other["opening"], &other["swap2"]),
        (&Value::Null, &Value::Null, &json!(false))
    );
}

#[test]
fn swap2_goes_step_by_step() {
    let server = RunningServer::start();
    let step = |moves: &Value, adds: bool, decide: bool| {
        let question = json!({ "game": "gomoku(9)", "moves": moves, "adds": adds, "decide": decide });
        let reply = server.post("/api/swap2", &question).good();
        assert_schema("Swap2Reply", &reply);
        reply
    };
    let opened = step(&json!([]), false, true);
    assert_eq!(
        (&opened["step"], &opened["by"], &opened["stones"]),
        (&json!("place"), &json!("opener"), &json!(3))
    );
    let moves = &opened["moves"];
    assert_eq!(moves.as_array().unwrap().len(), 3);
    let choice = step(moves, false, false);
    assert_eq!((&choice["by"], &choice["choices"]), (&json!("chooser"), &json!(["stay", "swap", "add"])));
    assert_eq!(choice["sides"], json!(["O", "X"]));
    assert_eq!(choice["choice"], Value::Null, "a program was not asked");
    assert_eq!(step(moves, true, false)["stones"], 2);
    let wrong = server.post("/api/swap2", &json!({ "game": "renju", "moves": [] }));
    assert_eq!(wrong.code(), "no-swap2");
}

#[test]
fn programs_reply_and_the_same_request_has_the_same_answer() {
    let server = RunningServer::start();
    for (game, moves, player) in [
        ("tic-tac-toe", json!(["b2"]), "level=3"),
        ("tic-tac-toe", json!([]), "minimax depth=2"),
        ("mnk(7,7,5)", json!(["d4"]), "level=2"),
        (LECTURE, json!([]), "alpha-beta"),
        ("tic-tac-toe", json!(["b2"]), "random"),
    ] {
        let request = json!({ "game": game, "moves": moves, "player": player, "seed": 7 });
        let reply = server.post("/api/reply", &request).good();
        assert_schema("ProgramReply", &reply);
        let played = reply["state"]["moves"].as_array().unwrap();
        assert_eq!(
            (played.last().unwrap(), played.len()),
            (&reply["move"], moves.as_array().unwrap().len() + 1)
        );
        assert_eq!(server.post("/api/reply", &request).good()["move"], reply["move"], "{request}");
    }
    // Every move has a new seed: a level that blunders does not blunder always.
    let move_of = |moves: &str| {
        let request = json!({ "game": "mnk(6,6,4)", "moves": moves, "player": "random", "seed": 3 });
        let reply = server.post("/api/reply", &request).good();
        reply["state"]["legal"].as_array().unwrap().len() as u64 * 1_000 + reply["depth"].as_u64().unwrap()
    };
    assert_ne!(move_of("a1 b1"), move_of("a1 b1 c1 d1"));
}

#[test]
fn a_hint_has_a_move_and_a_reason() {
    let server = RunningServer::start();
    let hint = server.post("/api/hint", &json!({ "game": "tic-tac-toe", "moves": "a3 b2 b3" })).good();
    assert_schema("HintReply", &hint);
    assert_eq!((&hint["move"], &hint["cell"]), (&json!("c3"), &json!(2)), "{hint}");
    assert!(!hint["reasons"].as_array().unwrap().is_empty());
}

#[test]
fn a_search_counts_as_the_command_does() {
    let server = RunningServer::start();
    let request =
        json!({ "game": "tic-tac-toe", "algorithm": "minimax", "depth": 3, "evaluator": "outcome" });
    let report = server.post("/api/search", &request).good();
    assert_schema("SearchReply", &report);
    assert_eq!((&report["nodes"], &report["leaves"]), (&json!(1 + 9 + 72 + 504), &json!(504)));
    let steps = json!({ "game": "tic-tac-toe", "by_steps": true, "nodes": 2_000 });
    let report = server.post("/api/search", &steps).good();
    assert_schema("SearchReply", &report);
    assert!(report["nodes"].as_u64().unwrap() <= 2_000, "{report}");
}

#[test]
fn small_games_are_solved_and_large_ones_refused() {
    let server = RunningServer::start();
    for (query, value, plies) in [
        ("game=tic-tac-toe", json!("draw"), Value::Null),
        ("game=tic-tac-toe&moves=b2,a2", json!("win"), json!(5)),
        ("game=tic-tac-toe&moves=a3,c3,a2,b2,b3", json!("win"), json!(1)),
        ("game=tic-tac-toe&moves=a3,a1,b3,b1,c3", json!("loss"), json!(0)),
        ("game=mnk(3,3,2)", json!("win"), json!(3)),
    ] {
        let solution = server.get(&format!("/api/solve?{query}")).good();
        assert_schema("SolutionReply", &solution);
        assert_eq!((&solution["value"], &solution["plies"]), (&value, &plies), "{query}");
    }
    let written = server.get("/api/solve?game=explicit([[3,12,8],[2,4,6],[14,5,2]])").good();
    assert_schema("SolutionReply", &written);
    assert_eq!((&written["value"], &written["points"]), (&json!("points"), &json!(3)));
    // Connect Four has a solver of its own: 24 empty cells are soon searched, and the score is told.
    let moves = "4,4,4,4,4,2,2,4,1,1,1,7,7,7,3,3,3,3";
    let scored = server.get(&format!("/api/solve?game=connect-four&moves={moves}")).good();
    assert_eq!(scored["method"], "solver");
    assert!(scored["points"].is_i64(), "{scored}");
    let threats = server.get("/api/solve?game=gomoku&moves=h8,a1,h9,b1,i8,c1").good();
    assert_eq!((&threats["value"], &threats["method"]), (&json!("win"), &json!("threats")));
    let opening = server.get("/api/solve?game=gomoku&moves=h8,i9,i7,g9");
    assert_eq!((opening.status, opening.code().as_str()), (422, "too-large"));
}

#[test]
fn a_tree_has_its_nodes_and_events() {
    let server = RunningServer::start();
    let request = json!({ "game": LECTURE, "algorithm": "alpha-beta" });
    let tree = server.post("/api/tree", &request).good();
    assert_schema("TreeReply", &tree);
    assert_eq!(tree["counts"], json!({ "nodes": 11, "leaves": 7, "cutoffs": 1, "stored": 0, "hits": 0 }));
    let nodes = tree["nodes"].as_array().unwrap();
    assert_eq!(
        (nodes.len(), &nodes[0]["value"], &nodes[0]["window"]),
        (11, &json!(3), &json!(["-inf", "inf"]))
    );
    let events = tree["events"].as_array().unwrap();
    assert_eq!((&events[0]["type"], &events[events.len() - 1]["type"]), (&json!("enter"), &json!("leave")));
    let cut = events.iter().find(|event| event["type"] == "cut").unwrap();
    assert!(cut["sentence"].as_str().unwrap().contains('3'), "{cut}");
    let cutting = &nodes[cut["node"].as_u64().unwrap() as usize];
    assert_eq!(cutting["cut"]["skipped"].as_array().unwrap().len(), 2);
    let inside =
        |node: &Value| (0.0..=tree["width"].as_f64().unwrap()).contains(&node["x"].as_f64().unwrap());
    assert!(nodes.iter().all(inside));
    let minimax = json!({ "game": LECTURE, "algorithm": "minimax" });
    assert_eq!(server.post("/api/tree", &minimax).good()["counts"]["nodes"], 13);
    let board = json!({ "game": "tic-tac-toe", "algorithm": "negascout", "events": 500, "depth": 4 });
    let board = server.post("/api/tree", &board).good();
    assert_schema("TreeReply", &board);
    assert!(board["events"].as_array().unwrap().len() <= 1_000);
    let svg = server.post("/api/tree/svg", &request);
    assert_eq!((svg.status, svg.header("content-type")), (200, "image/svg+xml"));
    assert!(svg.text().contains("cut: 2 ≤ α = 3"));
}

#[test]
fn iterations_and_playouts_are_recorded() {
    let server = RunningServer::start();
    let position = json!({ "game": "tic-tac-toe", "moves": ["b2", "a1", "c3", "a3", "b3"] });
    let with = |more: Value| {
        let mut request = position.clone();
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    let request = with(json!({ "algorithm": "memory", "depth": 4, "iterations": true }));
    let tree = server.post("/api/tree", &request).good();
    assert_schema("TreeReply", &tree);
    let nodes = tree["nodes"].as_array().unwrap();
    assert_eq!(nodes.iter().filter(|node| node["parent"].is_null()).count(), 4, "a root for each depth");
    let from_table = nodes.iter().filter(|node| node["table"] == true).count();
    assert!(from_table > 0 && tree["counts"]["hits"] == from_table, "{}", tree["counts"]);
    assert!(tree["events"].to_string().contains("is in the table with"));
    let written = json!({ "game": LECTURE, "algorithm": "memory", "iterations": true });
    let written = server.post("/api/tree", &written).good();
    let roots = written["nodes"].as_array().unwrap().iter().filter(|node| node["parent"].is_null());
    assert_eq!(roots.map(|root| &root["value"]).collect::<Vec<_>>(), [0, 3]);

    let asked = json!({ "game": "connect(4,4,3)", "playouts": 40, "seed": 3 });
    let grown = server.post("/api/playouts", &asked).good();
    assert_schema("PlayoutsReply", &grown);
    let playouts = grown["playouts"].as_array().unwrap();
    assert!((1..=40).contains(&playouts.len()));
    assert_eq!(playouts[playouts.len() - 1]["path"][0]["visits"], playouts.len());
    assert_eq!(playouts[playouts.len() - 1]["nodes"], grown["nodes"].as_array().unwrap().len());
    assert_eq!(grown, server.post("/api/playouts", &asked).good());
}

#[test]
fn a_comparison_is_written_in_every_format() {
    let server = RunningServer::start();
    let request = json!({ "game": LECTURE, "depths": [1, 2], "algorithms": ["minimax", "alpha-beta"] });
    let table = server.post("/api/compare", &request).good();
    assert_schema("ComparisonReply", &table);
    assert_eq!((&table["agree"], &table["complete"]), (&json!(true), &json!(true)));
    let nodes: Vec<&Value> = table["searches"].as_array().unwrap().iter().map(|s| &s["nodes"]).collect();
    assert_eq!(nodes, [4, 4, 13, 11]);
    for (form, kind, content) in [
        ("csv", "text/csv; charset=utf-8", "depth,algorithm"),
        ("md", "text/markdown; charset=utf-8", "| minimax |"),
        ("tex", "application/x-tex", "\\toprule"),
        ("svg", "image/svg+xml", "<svg"),
        ("html", "text/html; charset=utf-8", "<table"),
    ] {
        let file = server.post(&format!("/api/compare/{form}"), &request);
        assert_eq!((file.status, file.header("content-type")), (200, kind));
        assert!(file.text().contains(content), "{form}");
        let name = format!("attachment; filename=\"comparison.{form}\"");
        assert_eq!(file.header("content-disposition"), name);
    }
    let timed = json!({ "game": LECTURE, "depths": "2", "algorithms": "minimax", "time": true });
    let timed = server.post("/api/compare", &timed).good();
    assert!(timed["searches"][0]["time_s"].as_f64().unwrap() > 0.0);
}

#[test]
fn exported_games_can_be_imported() {
    let server = RunningServer::start();
    let moves = ["h8", "i9", "j10", "g7"];
    for form in ["moves", "sgf", "psq"] {
        let file = server.post("/api/export", &json!({ "game": "gomoku", "moves": moves, "form": form }));
        assert_eq!((file.status, file.header("content-type")), (200, "text/plain; charset=utf-8"));
        assert!(file.header("content-disposition").starts_with("attachment; filename=\"gomoku."));
        let back = server.post("/api/import", &json!({ "text": file.text(), "game": "gomoku" })).good();
        assert_schema("ImportReply", &back);
        assert_eq!((&back["game"], &back["moves"]), (&json!("gomoku"), &json!(moves)), "{form}");
    }
    let svg = server.post("/api/export", &json!({ "game": "tic-tac-toe", "moves": "b2", "form": "svg" }));
    assert!(svg.text().starts_with("<svg") && svg.header("content-type") == "image/svg+xml");
    let png = server.post("/api/export", &json!({ "game": "tic-tac-toe", "moves": "b2", "form": "png" }));
    assert!(png.body.starts_with(b"\x89PNG") && png.header("content-type") == "image/png");
    let odd = server.post("/api/export", &json!({ "game": LECTURE, "form": "svg" }));
    let name = odd.header("content-disposition");
    assert!(name.is_ascii() && !name.contains(['(', '[', ',']), "{name}");
}

#[test]
fn variations_and_comments_go_through_sgf() {
    let server = RunningServer::start();
    let tree = json!([
        { "parent": null, "move": "h8", "comment": "the middle" },
        { "parent": 0, "move": "i9", "comment": "" },
        { "parent": 1, "move": "j10", "comment": "" },
        { "parent": 0, "move": "g9", "comment": "better" },
    ]);
    let request = json!({ "game": "gomoku", "form": "sgf", "tree": tree, "comment": "all" });
    let file = server.post("/api/export", &request);
    assert_eq!(file.status, 200, "{file:?}");
    let back = server.post("/api/import", &json!({ "text": file.text() })).good();
    assert_schema("ImportReply", &back);
    assert_eq!((&back["tree"], &back["comment"]), (&tree, &json!("all")));
    assert_eq!(back["moves"], json!(["h8", "i9", "j10"]));
    let export =
        |tree: Value| server.post("/api/export", &json!({ "game": "gomoku", "form": "sgf", "tree": tree }));
    assert_eq!(export(json!([{ "move": "h8" }, { "parent": 0, "move": "h8" }])).code(), "export-impossible");
    for wrong in [
        json!("h8"),
        json!([{ "parent": 0, "move": "h8" }]),
        json!([{ "parent": -1, "move": "h8" }]),
        json!([{ "move": 8 }]),
        json!([{ "move": "h8", "comment": 1 }]),
        json!([{ "move": "h8", "other": 1 }]),
        Value::from(vec![json!({ "move": "h8" }); 20_001]),
    ] {
        assert_eq!(export(wrong).code(), "bad-field");
    }
    // Deep files and files of brackets only are read without recursion.
    for text in [format!("(;GM[4]SZ[15];B[hh]{}", "(;C[x]".repeat(100_000)), "(;".repeat(200_000)] {
        assert_eq!(server.post("/api/import", &json!({ "text": text })).code(), "import-impossible");
    }
}

#[test]
fn the_page_is_revalidated_by_its_tag() {
    let server = RunningServer::start();
    let page = server.get("/");
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(server.get("/index.html").body, page.body);
    let tag = page.header("etag");
    assert!(tag.len() == 18 && tag.starts_with('"'), "{tag}");
    let again = server.send("GET", "/", &[("If-None-Match", tag)], b"");
    assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag));
    assert_eq!(server.send("GET", "/", &[("If-None-Match", "\"other\"")], b"").status, 200);
    assert_eq!(server.send("HEAD", "/", &[], b"").body, b"");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert_eq!(server.get("/api/health").header("cache-control"), "no-store");
}

#[test]
fn a_stopped_server_ends_and_its_port_is_free_again() {
    let mut server = RunningServer::start();
    let mut socket = server.socket();
    socket.send(&json!({ "id": 1, "ask": "analyse", "game": "gomoku", "moves": "h8", "seconds": 600 }));
    assert_eq!(socket.next_answer()["type"], "insight");
    server.stop();
    while socket.next().is_some() {}
    assert!(std::net::TcpListener::bind(server.address).is_ok());
}

#[test]
fn a_report_can_be_verified() {
    use plyground_report::{Claim, MeasureOptions, measure};

    let server = RunningServer::start();
    let request = json!({ "game": "tic-tac-toe", "moves": "b2 a1 a2", "algorithms": "minimax alpha-beta", "depths": "1..2" });
    let file = server.post("/api/report?lang=uk", &request);
    assert_eq!((file.status, file.header("content-type")), (200, "text/html; charset=utf-8"), "{file:?}");
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"report.html\"");
    let claim = Claim::read(&file.text()).unwrap();
    assert_eq!((claim.language.as_str(), &claim.settings.depths[..]), ("uk", &[1, 2][..]));
    assert_eq!(claim.settings.moves, ["b2", "a1", "a2"]);
    let still = || std::time::Duration::ZERO;
    let options = MeasureOptions { clock: &still, timing: None, cancel: None, own: None, known: &[] };
    let findings = measure(&claim.settings, options, &mut |_| {}).unwrap().unwrap();
    assert_eq!(claim.difference(&findings.counts()), None);
    let typed = "plyground report tic-tac-toe --moves 'b2 a1 a2' ";
    assert!(
        claim.command.starts_with(typed) && claim.command.ends_with("--lang uk --no-time"),
        "{}",
        claim.command
    );
}

#[test]
fn a_browser_is_redirected_to_the_page() {
    let server = RunningServer::start();
    let lost = server.send("GET", "/nowhere", &[("Accept", "text/html,*/*;q=0.8")], b"");
    assert_eq!((lost.status, lost.header("location")), (303, "/#/nowhere"));
    let told = server.send("GET", "/lab?lang=uk&game=gomoku", &[("Accept", "text/html")], b"");
    assert_eq!(told.header("location"), "/#/lab?lang=uk&game=gomoku");
    // A script, or a client of the API, gets an error.
    assert_eq!(server.get("/nowhere").code(), "not-found");
    assert_eq!(server.send("GET", "/api/nowhere", &[("Accept", "text/html")], b"").code(), "not-found");
}

#[test]
fn a_position_has_the_names_of_its_sides_and_its_formats() {
    let server = RunningServer::start();
    let said =
        |game: &str, key: &str| server.post("/api/position", &json!({ "game": game })).good()[key].take();
    assert_eq!(said("tic-tac-toe", "forms"), json!(["moves", "svg", "png"]));
    assert_eq!(said("renju", "forms"), json!(["moves", "sgf", "psq", "svg", "png"]));
    assert_eq!(said("tic-tac-toe", "sides"), json!(["X", "O"]));
    assert_eq!(said(LECTURE, "sides"), json!(["MAX", "MIN"]));
    assert_eq!(said("tic-tac-toe", "notices"), json!([]));
    assert_eq!(said("mnk(3,3,9)", "notices").as_array().unwrap().len(), 1);
    let turn = server.post("/api/position", &json!({ "game": LECTURE })).good();
    assert_eq!(turn["words"], "MAX is to move");
}

#[test]
fn exercises_are_asked_without_their_answers_and_marked() {
    let server = RunningServer::start();
    let asked = json!({ "kind": "unvisited", "difficulty": 2, "seed": 5 });
    let question = server.post("/api/exercise?lang=en", &asked).good();
    assert_schema("ExerciseReply", &question);
    assert!(question["picture"].as_str().unwrap().starts_with("<svg"));
    assert!(question["tree"].as_str().unwrap().starts_with("A:["));
    assert_eq!(question["kinds"].as_array().unwrap().len(), 8);
    assert_eq!(question["parts"].as_array().unwrap().len(), 1);
    let mark = |answers: &str| {
        let mut request = asked.clone();
        request["answers"] = json!(answers);
        server.post("/api/exercise/mark?lang=en", &request).good()
    };
    let none = mark("");
    assert_schema("MarksReply", &none);
    assert_eq!(none["points"], 0);
    // The sentence about a missing answer ends in the right one, which the question does not have.
    let feedback = none["parts"][0]["feedback"].as_str().unwrap().to_owned();
    let right = feedback.rsplit_once("right: ").unwrap().1;
    assert!(!question.to_string().contains(&format!(">{right}<")));
    let all = mark(&format!("1: {right}"));
    assert_eq!((&all["points"], &all["parts"][0]["feedback"]), (&all["most"], &Value::Null));
    assert_ne!(all["picture"], question["picture"], "the picture of the key shows the answer");
    let other = json!({ "kind": "unvisited", "difficulty": 2, "seed": 6 });
    assert_ne!(server.post("/api/exercise", &other).good()["tree"], question["tree"]);
    for bad in [json!({}), json!({ "kind": "poem" }), json!({ "kind": "values", "difficulty": 6 })] {
        assert_eq!(server.post("/api/exercise", &bad).code(), "bad-field", "{bad}");
    }
}

#[test]
fn puzzles_are_listed_and_have_their_solutions() {
    let server = RunningServer::start();
    let list = server.get("/api/puzzles?lang=en").good();
    assert_schema("PuzzlesReply", &list);
    assert_eq!(list["kinds"].as_array().unwrap().len(), 8);
    let puzzles = list["puzzles"].as_array().unwrap();
    assert!(puzzles.len() >= 200, "{}", puzzles.len());
    for listed in puzzles.iter().step_by(40) {
        let id = listed["id"].as_str().unwrap();
        let puzzle = server.get(&format!("/api/puzzle?puzzle={id}&lang=en")).good();
        assert_schema("PuzzleReply", &puzzle);
        assert_eq!((&puzzle["kind"], &puzzle["rating"]), (&listed["kind"], &listed["rating"]));
        let game = json!({ "game": puzzle["game"], "moves": puzzle["moves"] });
        let state = server.post("/api/position", &game).good();
        assert_eq!(state["to_move"], puzzle["side"]);
        for right in puzzle["solution"]["right"].as_array().unwrap() {
            assert!(state["legal"].as_array().unwrap().contains(&right["move"]), "{id}: {right}");
        }
    }
    assert_eq!(server.get("/api/puzzle?puzzle=nothing").code(), "puzzle-unknown");
    assert_eq!(server.get("/api/puzzle").code(), "bad-field");
}
