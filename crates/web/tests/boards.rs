//! Boards in the API: the signs of cells, and the cells of moves.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support;

use serde_json::json;
use support::{RunningServer, assert_schema};

#[test]
fn legal_areas_are_columns_where_stones_fall() {
    let server = RunningServer::start();
    let falling = server.post("/api/position", &json!({ "game": "connect(3,2,2)", "moves": ["2"] })).good();
    assert_schema("PositionReply", &falling);
    assert_eq!(falling["legal_cells"], json!([3, 1, 5]));
    assert_eq!(falling["legal_areas"], json!([[0, 3], [1, 4], [2, 5]]));
    let passing = json!({ "game": "othello(4)", "position": "XXXX/XXXO/XXX./XXX.", "starter": "O" });
    let passing = server.post("/api/position", &passing).good();
    assert_schema("PositionReply", &passing);
    assert_eq!(
        (&passing["legal"], &passing["legal_cells"], &passing["legal_areas"]),
        (&json!(["pass"]), &json!([null]), &json!([[]]))
    );
}

#[test]
fn cells_show_more_than_owners() {
    let server = RunningServer::start();
    let ask = |game: &str, moves: &str| {
        let state = server.post("/api/position", &json!({ "game": game, "moves": moves })).good();
        assert_schema("PositionReply", &state);
        state
    };
    assert_eq!(ask("tic-tac-toe", "b2")["grid"]["signs"], json!([]));
    let boxes = ask("dots-and-boxes(1,1)", "b1 b3 a2");
    assert_eq!(
        boxes["grid"]["signs"],
        json!(["dot", "line", "dot", "line", null, "gap", "dot", "line", "dot"])
    );
    let draughts = ask("draughts(russian)", "");
    assert_eq!(draughts["grid"]["signs"][0], "outside");
    assert!(
        draughts["legal_paths"].as_array().unwrap().iter().all(|path| path.as_array().unwrap().len() == 2)
    );
    assert!(
        draughts["legal_areas"].as_array().unwrap().iter().all(|area| area.as_array().unwrap().is_empty())
    );
    let kalah = ask("kalah", "3");
    assert_eq!(kalah["grid"]["signs"][11], 0, "the third house is empty");
    // The last seed fell into the own store, which gives another turn.
    assert_eq!((&kalah["movers"], &kalah["to_move"]), (&json!("X"), &json!("X")));
    assert_eq!(ask("kalah", "3 1")["movers"], "XX");
}
