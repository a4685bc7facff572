//! Tic-tac-toe counted out, and the values of small boards.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeMap;

use plyground_core::{Game, Keyed, Outcome, Player, Position, Score, Symmetric};
use plyground_games::Mnk;
use plyground_games::general::ByOutcome;
use plyground_games::mnk::{Large, MnkCell, Small, Stones};
use plyground_search::{AlphaBeta, Conventions, RootWindow, Task, search};
use serde_json::Value;

const COUNTS: &str = include_str!("../golden/tictactoe_combinatorics.json");

fn board<S: Stones>(parameters: &str) -> Mnk<S> {
    Mnk::start(parameters).unwrap()
}

/// The name of a result in the table.
fn result_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "X",
        Outcome::Win(Player::Second) => "O",
        Outcome::Draw => "draw",
    }
}

/// Every reachable position by its key, and every game by its length and result.
#[derive(Default)]
struct Census {
    positions: BTreeMap<u64, (usize, Option<Outcome>)>,
    up_to_symmetry: BTreeMap<u64, (usize, Option<Outcome>)>,
    nodes_per_ply: Vec<u64>,
    games: BTreeMap<String, u64>,
}

impl Census {
    fn of(pos: &mut Mnk<Small>) -> Self {
        let mut census = Self { nodes_per_ply: vec![0; pos.free() + 1], ..Self::default() };
        census.walk(pos, 0);
        census
    }

    fn walk(&mut self, pos: &mut Mnk<Small>, ply: usize) {
        self.nodes_per_ply[ply] += 1;
        if self.positions.insert(pos.key(), (ply, pos.outcome())).is_none() {
            self.up_to_symmetry.insert(pos.symmetric_key(), (ply, pos.outcome()));
        }
        if let Some(outcome) = pos.outcome() {
            *self.games.entry(format!("{ply}:{}", result_name(outcome))).or_default() += 1;
        }
        for m in pos.moves() {
            pos.after(m, |pos| self.walk(pos, ply + 1));
        }
    }

    fn games_won_by(&self, name: &str) -> u64 {
        self.games.iter().filter(|(key, _)| key.ends_with(&format!(":{name}"))).map(|(_, n)| n).sum()
    }
}

fn per_ply(positions: &BTreeMap<u64, (usize, Option<Outcome>)>) -> Vec<u64> {
    let mut counts = vec![0; 10];
    for (ply, _) in positions.values() {
        counts[*ply] += 1;
    }
    counts
}

fn ended(positions: &BTreeMap<u64, (usize, Option<Outcome>)>, name: &str) -> u64 {
    positions.values().filter(|(_, outcome)| outcome.is_some_and(|o| result_name(o) == name)).count() as u64
}

#[test]
fn tic_tac_toe_has_the_known_numbers_of_games_and_positions() {
    let table: Value = serde_json::from_str(COUNTS).unwrap();
    let number = |value: &Value| value.as_u64().unwrap();
    let list = |key: &str| table[key].as_array().unwrap().iter().map(number).collect::<Vec<_>>();
    let census = Census::of(&mut board("3,3,3"));

    assert_eq!(census.positions.len() as u64, number(&table["positions_reachable"]));
    assert_eq!(census.up_to_symmetry.len() as u64, number(&table["positions_up_to_symmetry"]));
    assert_eq!(census.nodes_per_ply, list("perft_per_ply"));
    assert_eq!(census.nodes_per_ply.iter().sum::<u64>(), number(&table["tree_nodes_incl_root"]));
    assert_eq!(per_ply(&census.positions), list("positions_per_ply"));
    assert_eq!(per_ply(&census.up_to_symmetry), list("per_ply_up_to_symmetry"));
    assert_eq!(census.games.values().sum::<u64>(), number(&table["games"]));
    for (key, games) in table["games_by_length"].as_object().unwrap() {
        assert_eq!(census.games.get(key), games.as_u64().as_ref(), "{key}");
    }
    for name in ["X", "O", "draw"] {
        assert_eq!(census.games_won_by(name), number(&table["results"][name]), "{name}");
        assert_eq!(ended(&census.positions, name), number(&table["terminal_by_result"][name]), "{name}");
        let up_to_symmetry = ended(&census.up_to_symmetry, name);
        assert_eq!(up_to_symmetry, number(&table["terminal_up_to_symmetry"][name]), "{name}");
    }
    let open = census.positions.values().filter(|(_, outcome)| outcome.is_none()).count() as u64;
    assert_eq!(open, number(&table["nonterminal_positions"]));
    assert_eq!(number(&table["terminal_positions"]) + open, number(&table["positions_reachable"]));
}

/// The value of the empty board with perfect play, by alpha-beta alone.
fn value(parameters: &str) -> Score {
    let mut pos = board::<Small>(parameters);
    let depth = pos.free() as u16;
    // A window that ends at a win cuts as soon as one is found.
    let conventions = Conventions { root_window: RootWindow::Range, ..Conventions::PLYGROUND };
    search(&AlphaBeta, &mut pos, &ByOutcome, &Task { depth, conventions, ..Task::default() }).value.unwrap()
}

/// On 3x3 three in a row is a draw; one more row or column is enough for the first player to win.
#[test]
fn three_in_a_row_is_won_on_larger_boards() {
    // The last two need fifteen and sixty million nodes, too many for debug code.
    let boards = ["4,3,3", "3,4,3", "4,4,3", "5,3,3", "5,4,3", "6,3,3"];
    let count = if cfg!(debug_assertions) { 4 } else { boards.len() };
    for parameters in &boards[..count] {
        assert_eq!(value(parameters), Score::new(1), "mnk({parameters})");
    }
}

#[test]
fn a_line_longer_than_the_board_is_never_completed() {
    assert_eq!(value("3,3,4"), Score::ZERO);
    let drawn = Census::of(&mut board("3,3,4"));
    assert_eq!(drawn.games.keys().collect::<Vec<_>>(), ["9:draw"]);
    assert_eq!(drawn.games["9:draw"], (1..=9).product::<u64>());
}

#[test]
fn in_misere_tic_tac_toe_only_the_centre_holds_the_draw() {
    fn check<S: Stones>() {
        let mut pos = board::<S>("3,3,3,misere");
        for m in pos.moves() {
            let reply =
                |pos: &mut Mnk<S>| search(&AlphaBeta, pos, &ByOutcome, &Task::to_depth(8)).value.unwrap();
            let expected = if m == MnkCell::new(4) { 0 } else { -1 };
            assert_eq!(-pos.after(m, reply), Score::new(expected), "{m:?}");
        }
    }
    check::<Small>();
    check::<Large>();
}
