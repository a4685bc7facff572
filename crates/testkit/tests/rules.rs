//! The rules of the m,n,k family: perft tables, lines, both kinds of stones, keys and symmetries.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeSet;

use plyground_core::{Game, Keyed, Outcome, Player, Position, Symmetric};
use plyground_games::general::ByOutcome;
use plyground_games::mnk::{Large, MnkCell, Rules, Small, Stones};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::{AlphaBeta, Finished, Task, perft, search};
use plyground_testkit::agreement::{affordable_depth, truth, wander};
use plyground_testkit::trees::{TreeShape, random_tree};
use serde_json::Value;

const PERFT: &str = include_str!("../golden/perft.json");

/// Boards of every kind: tiny, small, narrow, exact, misere, and with lines longer than the board.
const BOARDS: [&str; 14] = [
    "1,1,1",
    "3,3,3",
    "3,3,3,misere",
    "3,3,4",
    "4,3,3",
    "2,7,3",
    "1,9,3",
    "9,1,3,exact",
    "4,4,3,exact",
    "5,5,4",
    "7,6,4,misere",
    "6,6,3,exact,misere",
    "8,8,5",
    "3,20,3",
];

fn board<S: Stones>(parameters: &str) -> Mnk<S> {
    Mnk::start(parameters).unwrap()
}

/// Games that end at exactly `depth` plies with a completed line.
fn wins_at<P: Position>(pos: &mut P, depth: u16) -> u64 {
    if pos.outcome().is_some() || depth == 0 {
        return u64::from(depth == 0 && matches!(pos.outcome(), Some(Outcome::Win(_))));
    }
    pos.moves().map(|m| pos.after(m, |pos| wins_at(pos, depth - 1))).sum()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect()
}

#[test]
fn perft_is_as_in_the_table() {
    // The three figures above twenty million are counted in release only: debug code is too slow for them.
    let most = if cfg!(debug_assertions) { 20_000_000 } else { u64::MAX };
    let table: Value = serde_json::from_str(PERFT).unwrap();
    let rows = table["mnk"].as_array().unwrap();
    assert!(rows.len() >= 7);
    for row in rows {
        let size = |key: &str| row[key].as_u64().unwrap() as usize;
        let (width, height, k) = (size("cols"), size("rows"), size("k"));
        let (counts, wins) = (numbers(&row["perft"]), numbers(&row["wins_completed_at_ply"]));
        assert_eq!(counts.len(), wins.len());
        for (depth, (&count, &won)) in counts.iter().zip(&wins).enumerate().filter(|(_, (c, _))| **c <= most)
        {
            let shape = format!("{width}x{height}, {k} in a row, depth {depth}");
            let mut pos = Mnk::<Large>::new(width, height, k, Rules::default()).unwrap();
            assert_eq!(perft(&mut pos, depth as u16), count, "{shape}");
            // Before ply 2K-1 neither side can have K stones; there is nothing to find and much to search.
            if depth + 1 >= 2 * k {
                assert_eq!(wins_at(&mut pos, depth as u16), won, "{shape}");
            } else {
                assert_eq!(won, 0, "{shape}");
            }
            if width * height <= Small::CAPACITY {
                let mut pos = Mnk::<Small>::new(width, height, k, Rules::default()).unwrap();
                assert_eq!(perft(&mut pos, depth as u16), count, "{shape}, small");
                if depth + 1 >= 2 * k {
                    assert_eq!(wins_at(&mut pos, depth as u16), won, "{shape}, small");
                }
            }
        }
    }
}

#[test]
fn the_first_stone_wins_where_one_in_a_row_is_enough() {
    for parameters in ["1,1,1", "3,3,1", "2,5,1,exact", "15,15,1"] {
        let mut pos = board::<Large>(parameters);
        for m in pos.moves() {
            assert_eq!(pos.after(m, |pos| pos.outcome()), Some(Outcome::Win(Player::First)), "{parameters}");
        }
    }
    let mut pos = board::<Small>("3,3,1,misere");
    let first = pos.moves().next().unwrap();
    assert_eq!(pos.after(first, |pos| pos.outcome()), Some(Outcome::Win(Player::Second)));
}

/// X to move completes a run in each of the directions: five exactly, or six.
#[test]
fn six_in_a_row_wins_unless_exactly_five_are_asked_for() {
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        for (length, exact, wins) in [(5, true, true), (6, true, false), (5, false, true), (6, false, true)] {
            let rules = if exact { ",exact" } else { "" };
            check_run::<Large>(&format!("15,15,5{rules}"), (dx, dy), length, wins);
            check_run::<Large>(&format!("8,8,5{rules}"), (dx, dy), length, wins);
            check_run::<Small>(&format!("8,8,5{rules}"), (dx, dy), length, wins);
        }
    }
}

fn check_run<S: Stones>(parameters: &str, (dx, dy): (i32, i32), length: i32, wins: bool) {
    let empty = board::<S>(parameters);
    let shape = empty.shape();
    let from = if dx < 0 { 6 } else { 1 };
    let run: Vec<MnkCell> = (0..length).map(|i| shape.cell(from + dx * i, 1 + dy * i).unwrap()).collect();
    for &last in &run {
        let mut stones = [S::default(); 2];
        run.iter().filter(|&&cell| cell != last).for_each(|&cell| stones[0].toggle(cell));
        let mut pos = Mnk::set_up(shape, stones, Player::First);
        if pos.outcome().is_some() {
            continue; // five of the six were in a row before the last stone
        }
        pos.make(last);
        let expected = wins.then_some(Outcome::Win(Player::First));
        assert_eq!(pos.outcome(), expected, "{parameters}: {length} towards {dx},{dy}, {last:?} last");
        assert_matches_set_up(&pos);
    }
}

/// Plays the same random game on both kinds of stones, comparing everything at each step.
#[test]
fn small_and_large_boards_play_the_same_game() {
    for (i, parameters) in BOARDS.iter().enumerate() {
        let mut dice = Dice::new(300 + i as u64);
        for _ in 0..60 {
            let (mut small, mut large) = (board::<Small>(parameters), board::<Large>(parameters));
            loop {
                let moves: Vec<MnkCell> = small.moves().collect();
                assert_eq!(moves, large.moves().collect::<Vec<_>>(), "{small:?}");
                assert_eq!(moves.len(), small.move_count());
                assert_eq!(moves.len(), large.move_count());
                assert_eq!(small.outcome(), large.outcome(), "{small:?}");
                assert_eq!(small.outcome().is_some(), moves.is_empty(), "{small:?}");
                assert_eq!((small.key(), small.to_move()), (large.key(), large.to_move()));
                assert_eq!(small.write_position(), large.write_position());
                assert_matches_set_up(&small);
                assert_matches_set_up(&large);
                let Some(&m) = moves.get(dice.below(moves.len().max(1))) else { break };
                small.make(m);
                large.make(m);
            }
        }
    }
}

/// The result that `make` finds step by step is that of a test of the whole board.
fn assert_matches_set_up<S: Stones>(pos: &Mnk<S>) {
    let stones = Player::BOTH.map(|player| *pos.stones(player));
    assert_eq!(*pos, Mnk::set_up(pos.shape(), stones, pos.to_move()));
}

#[test]
fn keys_follow_every_sequence_of_moves_and_returns() {
    for (i, parameters) in BOARDS.iter().chain(&["15,15,5", "20,20,5,exact"]).enumerate() {
        let mut dice = Dice::new(400 + i as u64);
        for starter in Player::BOTH {
            let start = board::<Large>(parameters).with_starter(starter).unwrap();
            for _ in 0..8 {
                wander_back_and_forth(&mut start.clone(), &mut dice);
            }
        }
    }
    assert_ne!(
        board::<Small>("3,3,3").key(),
        board::<Small>("3,3,3").with_starter(Player::Second).unwrap().key()
    );
}

/// Two steps forward and one back until the game is over, then all the way back.
fn wander_back_and_forth<S: Stones>(pos: &mut Mnk<S>, dice: &mut Dice) {
    let start = pos.clone();
    let mut made = Vec::new();
    while pos.outcome().is_none() {
        if !made.is_empty() && dice.below(3) == 0 {
            let (m, undo, before) = made.pop().unwrap();
            pos.unmake(m, undo);
            assert_eq!(*pos, before);
        } else {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            let before = pos.clone();
            let undo = pos.make(m);
            made.push((m, undo, before));
        }
        assert_eq!(pos.key(), pos.recomputed_key(), "{pos:?}");
    }
    for (m, undo, before) in made.into_iter().rev() {
        pos.unmake(m, undo);
        assert_eq!(*pos, before);
        assert_eq!(pos.key(), pos.recomputed_key(), "{pos:?}");
    }
    assert_eq!(*pos, start);
}

#[test]
fn nodes_of_a_written_tree_have_different_keys() {
    fn collect(pos: &mut Explicit, keys: &mut Vec<u64>) {
        keys.push(pos.key());
        pos.moves().for_each(|m| pos.after(m, |pos| collect(pos, keys)));
    }
    let mut dice = Dice::new(500);
    for _ in 0..50 {
        let mut keys = Vec::new();
        collect(&mut Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap(), &mut keys);
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
    }
}

#[test]
fn squares_have_eight_symmetries_and_rectangles_four() {
    for (parameters, count) in [("3,3,3", 8), ("4,3,3", 4), ("2,7,3", 4), ("15,15,5", 8)] {
        let pos = board::<Large>(parameters);
        let symmetries = pos.shape().symmetries();
        assert_eq!(symmetries.iter().collect::<BTreeSet<_>>().len(), count, "{parameters}");
        assert_eq!(symmetries.len(), count);
        let cells: Vec<MnkCell> = (0..pos.shape().cells()).map(MnkCell::new).collect();
        assert_eq!(symmetries[0], cells);
        for symmetry in symmetries {
            let mut image = symmetry.clone();
            image.sort_unstable();
            assert_eq!(image, cells, "{parameters}: not a permutation");
        }
    }
}

/// Evaluated by the outcome, because a hash of the position has no symmetry.
#[test]
fn a_turned_position_is_worth_the_same() {
    for (i, parameters) in ["3,3,3", "4,3,3", "2,7,3", "4,4,3,exact", "3,3,3,misere"].iter().enumerate() {
        let mut dice = Dice::new(600 + i as u64);
        for _ in 0..25 {
            let mut pos = board::<Small>(parameters);
            let plies = dice.below(pos.free());
            wander(&mut pos, plies, &mut dice);
            let depth = affordable_depth(&pos, 400);
            let value = truth(&mut pos, &ByOutcome, depth, Finished::Evaluator).value;
            for symmetry in pos.shape().symmetries() {
                let mut turned = pos.turned(symmetry);
                assert_eq!((turned.outcome(), turned.symmetric_key()), (pos.outcome(), pos.symmetric_key()));
                let report = search(&AlphaBeta, &mut turned, &ByOutcome, &Task::to_depth(depth));
                assert_eq!(report.value, Some(value), "{pos:?} and {turned:?}");
            }
        }
    }
}
