//! Wins and losses that the engine reports, played out to the five.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_core::{Limits, Outcome, Player};
use plyground_gomoku::record::{Rows, board_of_stones, read_cells};
use plyground_gomoku::{
    Board, Cell, Flow, Rule, SearchOptions, ThreatResult, ThreatSearch, ThreatSpace, TranspositionTable,
    Variation, WinCheck, check_win, proven,
};

use crate::generator::Lcg;

/// An undecided position after some random legal moves near the middle of a board of 15x15.
fn some_position(dice: &mut Lcg, rule: Rule, moves: usize) -> Board {
    loop {
        let mut board = Board::new(15, 15, rule).expect("the sides are allowed");
        while board.ply() < moves && board.outcome().is_none() {
            let cell = Cell::new(3 + dice.below(9), 3 + dice.below(9));
            let black = board.to_move() == Player::First;
            if board.is_empty(cell) && !(black && board.forbidden(cell).is_some()) {
                board.play(cell);
            }
        }
        if board.outcome().is_none() {
            return board;
        }
    }
}

fn position(rule: Rule, black: &str, white: &str, to_move: Player) -> Board {
    let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
    let mut board = board_of_stones(15, 15, rule, &cells(black), &cells(white)).unwrap();
    board.set_turn(to_move);
    board
}

fn lines(
    board: &Board,
    table: &mut TranspositionTable,
    settings: SearchOptions,
    nodes: u64,
) -> Vec<Variation> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let answer = plyground_gomoku::search(board, table, settings, limits, &mut |_| Flow::Continue);
    answer.iteration.map_or_else(Vec::new, |iteration| iteration.lines)
}

/// Plays a variation and returns its outcome; every move must be legal.
fn end_of(board: &Board, line: &[Cell]) -> Option<Outcome> {
    let mut board = board.clone();
    for &cell in line {
        assert!(board.outcome().is_none(), "the line goes on after the end");
        assert!(board.is_empty(cell));
        assert!(board.to_move() == Player::Second || board.forbidden(cell).is_none());
        board.play(cell);
    }
    board.outcome()
}

#[test]
fn every_distance_is_that_of_a_line_that_ends_with_a_five() {
    let mut dice = Lcg(17);
    let mut table = TranspositionTable::new(1 << 22);
    let (wanted, most) = if cfg!(debug_assertions) { (220, 4_000) } else { (1_000, 60_000) };
    let (mut claims, mut losses, mut longest, mut as_said) = (0, 0, 0, 0);
    while claims < wanted {
        let rule = Rule::ALL[dice.below(4)];
        let moves = 8 + dice.below(26);
        let board = some_position(&mut dice, rule, moves);
        // Sometimes the table holds entries of other positions, and often the search is interrupted.
        if dice.below(5) == 0 {
            table.clear();
        }
        let settings =
            SearchOptions { depth: 3 + dice.below(7), lines: 1 + dice.below(3), ..SearchOptions::default() };
        let nodes = 100 + dice.below(most) as u64;
        for line in lines(&board, &mut table, settings, nodes) {
            let Some(plies) = line.value.mate() else {
                assert_eq!(proven(&board, &mut table, &line, settings, Limits::default()), None);
                continue;
            };
            let proof = proven(&board, &mut table, &line, settings, Limits::default());
            let proof = proof.unwrap_or_else(|| panic!("{rule}: {plies} by {:?} is not shown", line.moves));
            let shown = proof.value.mate().expect("a proof is of a win or a loss");
            assert_eq!(proof.moves.len(), shown.unsigned_abs() as usize);
            assert_eq!((proof.moves[0], shown > 0), (line.moves[0], plies > 0));
            as_said += usize::from(shown == plies);
            let winner = if plies > 0 { board.to_move() } else { board.to_move().other() };
            assert_eq!(end_of(&board, &proof.moves), Some(Outcome::Win(winner)));
            claims += 1;
            losses += usize::from(plies < 0);
            longest = longest.max(plies);
        }
    }
    println!("{as_said} of {claims} distances are as said");
    assert!(as_said * 100 >= claims * 98, "{as_said} of {claims} distances are as said");
    assert!(losses > wanted / 20 && longest >= 7, "the claims are too much alike: {losses} {longest}");
}

#[test]
fn a_claim_that_does_not_hold_is_not_believed() {
    let board = position(Rule::Freestyle, "f8 g8 h8", "f9 g9", Player::First);
    let mut table = TranspositionTable::new(1 << 20);
    let settings = SearchOptions::default();
    let line = lines(&board, &mut table, settings, 10_000).swap_remove(0);
    assert_eq!(line.value.mate(), Some(3));
    assert!(proven(&board, &mut table, &line, settings, Limits::default()).is_some());
    let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
    // An occupied cell, a move that does not win, and a variation that leads elsewhere.
    for moves in ["f8", "a1", "i8 e8 a1"] {
        let line = Variation { moves: cells(moves), ..line.clone() };
        assert_eq!(proven(&board, &mut table, &line, settings, Limits::default()), None, "{moves}");
    }
}

#[test]
fn a_side_that_may_not_stop_the_five_loses_by_a_legal_move() {
    // White's four can only be stopped on f8, where black would make six in a row.
    let board = position(Rule::Renju, "a8 f5 f6 f7 f9 f10", "b8 c8 d8 e8", Player::First);
    let mut table = TranspositionTable::new(1 << 20);
    let settings = SearchOptions::default();
    let line = lines(&board, &mut table, settings, 10_000).swap_remove(0);
    assert_eq!(line.value.mate(), Some(-2));
    let proof = proven(&board, &mut table, &line, settings, Limits::default()).expect("white wins");
    assert_eq!(proof.moves[0], line.moves[0]);
    assert_eq!(end_of(&board, &proof.moves), Some(Outcome::Win(Player::Second)));
}

#[test]
fn a_forced_reply_is_given_once() {
    let board = position(Rule::Freestyle, "f8 g8 h8 i8", "e8 f9 g9", Player::Second);
    let settings = SearchOptions { depth: 4, lines: 5, ..SearchOptions::default() };
    let found = lines(&board, &mut TranspositionTable::new(1 << 20), settings, 100_000);
    assert_eq!(found.len(), 1, "only one move stops the five");
}

#[test]
fn a_win_by_threats_is_played_against_every_reply() {
    let mut board = position(Rule::Freestyle, "f8 g8 h8 i5 i6", "f9 g9 a1 b1", Player::First);
    let before = board.key();
    let mut solver = ThreatSearch::new(ThreatSpace::Vcf);
    let limits = Limits { nodes: Some(100_000), ..Limits::default() };
    assert!(matches!(solver.solve(&mut board, limits), ThreatResult::Win(_)));
    let WinCheck::Holds(positions) = check_win(&mut board, &mut solver, limits) else {
        panic!("every reply loses")
    };
    assert!(positions > 100, "hardly any reply was tried: {positions}");
    let mut quiet = position(Rule::Freestyle, "h8", "a1", Player::First);
    assert_eq!(check_win(&mut quiet, &mut solver, limits), WinCheck::Fails(vec![]));
    let none = Limits { nodes: Some(0), ..Limits::default() };
    assert_eq!(check_win(&mut board, &mut solver, none), WinCheck::Unknown(vec![]));
    assert_eq!((board.key(), quiet.ply()), (before, 2));
}

#[test]
fn a_four_in_between_does_not_save_from_two_threes() {
    // White can answer the threes with a four; black stops it, and the threes still stand.
    let mut board = position(Rule::Freestyle, "g8 h8 i9 i10", "a1 a3 a5 c1", Player::First);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let ThreatResult::Win(line) = ThreatSearch::new(ThreatSpace::Vct).solve(&mut board, limits) else {
        panic!("there is a win")
    };
    assert_eq!(end_of(&board, &line), Some(Outcome::Win(Player::First)));
}

#[test]
fn the_end_of_all_threats_is_no_win_rather_than_unknown() {
    // Threes of black that lead nowhere: white stops them all, and the search disproves them.
    let mut board = position(Rule::Freestyle, "d8 e8 j4", "c8 h10 k9", Player::First);
    let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
    for threats in [ThreatSpace::Vcf, ThreatSpace::Vct] {
        assert_eq!(ThreatSearch::new(threats).solve(&mut board, limits), ThreatResult::NoWin, "{threats:?}");
    }
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let board = position(Rule::Freestyle, "h8 i9 g6", "h9 i8 j7", Player::First);
    for most in [1, 10, 1_000, 30_000] {
        let limits = Limits { nodes: Some(most), ..Limits::default() };
        let mut table = TranspositionTable::new(1 << 20);
        let settings = SearchOptions::default();
        let answer = plyground_gomoku::search(&board, &mut table, settings, limits, &mut |_| Flow::Continue);
        // A VCF search is not interrupted.
        assert!(answer.nodes <= most + 24, "{} of {most}", answer.nodes);
        assert!(answer.stopped.is_some());
    }
}

#[test]
fn lines_that_were_found_before_the_end_are_kept() {
    let board = position(Rule::Freestyle, "h8 i9 g6", "h9 i8 e12", Player::First);
    let settings = SearchOptions { lines: 3, ..SearchOptions::default() };
    for nodes in [3_000, 7_000, 20_000] {
        let found = lines(&board, &mut TranspositionTable::new(1 << 20), settings, nodes);
        let mut first: Vec<Cell> = found.iter().map(|line| line.moves[0]).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 3, "{nodes}");
    }
}

#[test]
fn a_five_is_made_although_another_cell_is_to_be_avoided() {
    // White threatens an open four, so that black generates only defences and fours.
    let board = position(Rule::Freestyle, "f8 g8 h8 i8", "e8 c3 d3 e3", Player::First);
    let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
    let avoid = cells("o15");
    let settings = SearchOptions { avoid: &avoid, ..SearchOptions::default() };
    let line = lines(&board, &mut TranspositionTable::new(1 << 20), settings, 20_000).swap_remove(0);
    assert_eq!((line.moves[0], line.value.mate()), (cells("j8")[0], Some(1)));
}
