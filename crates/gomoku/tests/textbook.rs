//! The plain search against textbook alpha-beta, and wins of the selective and threat-space searches against every reply.

use plyground_core::{Limits, Player, Position};
use plyground_gomoku::{
    Board, Cell, Flow, Rule, SearchOptions, Static, ThreatResult, ThreatSearch, ThreatSpace,
    TranspositionTable,
};
use plyground_search::{AlphaBeta, Task};

use crate::generator::Lcg;

/// An undecided position after some random legal moves, at most `spread` cells from the middle.
fn some_position(dice: &mut Lcg, side: usize, rule: Rule, moves: usize, spread: usize) -> Board {
    loop {
        let mut board = Board::new(side, side, rule).expect("the sides are allowed");
        while board.ply() < moves && board.outcome().is_none() {
            let low = (side / 2).saturating_sub(spread);
            let width = (2 * spread + 1).min(side);
            let cell = Cell::new(low + dice.below(width), low + dice.below(width));
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

fn engine(
    board: &Board,
    table: &mut TranspositionTable,
    settings: SearchOptions,
) -> plyground_gomoku::Variation {
    let answer = plyground_gomoku::search(board, table, settings, Limits::default(), &mut |_| Flow::Continue);
    answer.iteration.expect("a search without limits ends").lines.swap_remove(0)
}

#[test]
fn without_shortcuts_the_values_are_the_textbooks() {
    let mut dice = Lcg(3);
    let mut table = TranspositionTable::new(1 << 20);
    let (mut positions, mut decided) = (0, 0);
    // A debug build is about twenty times slower; a release build checks more than a thousand positions.
    let rounds = if cfg!(debug_assertions) { 6 } else { 100 };
    for rule in Rule::ALL {
        for (side, depth) in [(5, 3), (6, 3), (7, 2)] {
            for _ in 0..rounds {
                let moves = 4 + dice.below(side * side / 2);
                let mut board = some_position(&mut dice, side, rule, moves, side / 2);
                let report =
                    plyground_search::search(&AlphaBeta, &mut board, &Static, &Task::to_depth(depth));
                let settings = SearchOptions { depth: depth.into(), plain: true, ..SearchOptions::default() };
                let line = engine(&board, &mut table, settings);
                assert_eq!(
                    line.value.points(),
                    report.value.expect("it was not stopped").get(),
                    "{rule} {side}"
                );
                positions += 1;
                decided += usize::from(line.value.mate().is_some());
            }
        }
    }
    assert!(positions >= if cfg!(debug_assertions) { 60 } else { 1_000 });
    assert!(decided * 50 > positions, "too few of the positions are decided to show anything: {decided}");
}

/// Whether the side to move wins within this number of plies, by exhaustive search.
fn wins_within(board: &mut Board, plies: i32) -> bool {
    let me = board.to_move();
    plies > 0
        && board.moves().any(|cell| {
            board.play(cell);
            let won = match board.outcome() {
                Some(outcome) => outcome == plyground_core::Outcome::Win(me),
                None => loses_within(board, plies - 1),
            };
            board.undo();
            won
        })
}

/// Whether the side to move loses within this number of plies, by exhaustive search.
fn loses_within(board: &mut Board, plies: i32) -> bool {
    let me = board.to_move();
    if plies <= 0 {
        return false;
    }
    board.moves().all(|cell| {
        board.play(cell);
        let lost = match board.outcome() {
            Some(outcome) => outcome == plyground_core::Outcome::Win(me.other()),
            None => wins_within(board, plies - 1),
        };
        board.undo();
        lost
    })
}

/// Checks a win by playing it out: the engine's move, then every reply, and so on to the five.
fn holds(board: &mut Board, table: &mut TranspositionTable, plies: i32) -> bool {
    if plies <= 3 {
        return wins_within(board, plies);
    }
    let line = engine(board, table, SearchOptions { depth: plies as usize + 1, ..SearchOptions::default() });
    if line.value.mate().is_none_or(|claimed| claimed > plies || claimed <= 0) {
        return false;
    }
    board.play(line.moves[0]);
    let good = board.moves().all(|reply| {
        board.play(reply);
        // A reply may lose faster, but not more slowly.
        let good = board.outcome().is_none() && holds(board, table, plies - 2);
        board.undo();
        good
    });
    board.undo();
    good
}

#[test]
fn wins_that_the_engine_claims_are_wins_and_no_shorter_ones_exist() {
    let mut dice = Lcg(5);
    let mut table = TranspositionTable::new(1 << 22);
    let wanted = if cfg!(debug_assertions) { 10 } else { 500 };
    let (mut claims, mut longest) = (0, 0);
    while claims < wanted {
        let rule = Rule::ALL[dice.below(4)];
        let side = 6 + dice.below(3);
        let moves = 6 + dice.below(14);
        let mut board = some_position(&mut dice, side, rule, moves, 3);
        table.clear();
        let line = engine(&board, &mut table, SearchOptions { depth: 5, ..SearchOptions::default() });
        // Trying every reply to a longer win takes too long.
        let Some(plies) = line.value.mate().filter(|plies| plies.abs() <= 7) else { continue };
        if plies > 0 {
            assert!(holds(&mut board, &mut table, plies), "{rule}: no win in {plies} by {:?}", line.moves);
            assert!(plies < 4 || !wins_within(&mut board, (plies - 2).min(3)), "{rule}: faster than {plies}");
        } else if plies >= -4 {
            assert!(loses_within(&mut board, -plies), "{rule}: not lost in {plies}");
        } else {
            continue;
        }
        claims += 1;
        longest = longest.max(plies.abs());
    }
    assert!(longest >= 5, "only short wins were checked: {longest}");
}

/// Whether a win of the threat-space search holds against every reply; unless `all` is set, against the replies nearby and
/// a sample of the others, for at most `left` searches.
fn every_reply_loses(
    board: &mut Board,
    solver: &mut ThreatSearch,
    limits: Limits<'_>,
    dice: &mut Lcg,
    all: bool,
    left: &mut u32,
) -> bool {
    if !all && *left == 0 {
        return true;
    }
    *left = left.saturating_sub(1);
    let me = board.to_move();
    let line = match solver.solve(board, limits) {
        ThreatResult::Win(line) => line,
        ThreatResult::NoWin => return false,
        // A reply can make the win longer than the node limit allows: that refutes nothing.
        ThreatResult::Unknown => return !all,
    };
    board.play(line[0]);
    if board.outcome() == Some(plyground_core::Outcome::Win(me)) {
        board.undo();
        return true;
    }
    let distance =
        |cell: Cell| cell.column().abs_diff(line[0].column()).max(cell.row().abs_diff(line[0].row()));
    let good = board.moves().all(|reply| {
        if !all && distance(reply) > 2 && dice.below(10) > 0 {
            return true;
        }
        board.play(reply);
        let good = board.outcome().is_none() && every_reply_loses(board, solver, limits, dice, all, left);
        board.undo();
        good
    });
    board.undo();
    good
}

/// Searches random positions for wins by threats and plays each out against every reply.
fn no_win_is_false(threats: ThreatSpace, seed: u64, rounds: usize, nodes: u64, all: bool) {
    let mut dice = Lcg(seed);
    let mut found = 0;
    let mut solver = ThreatSearch::new(threats);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    for _ in 0..rounds {
        let rule = Rule::ALL[dice.below(4)];
        let moves = 8 + dice.below(30);
        let mut board = some_position(&mut dice, 15, rule, moves, 4);
        if let ThreatResult::Win(line) = solver.solve(&mut board, limits) {
            found += 1;
            assert!(line.len() % 2 == 1, "a line of threats ends with the five");
            assert!(
                every_reply_loses(&mut board, &mut solver, limits, &mut dice, all, &mut 2_000),
                "{rule} {line:?}"
            );
        }
        board.verify();
    }
    assert!(found * 100 > rounds, "too few wins were found to show anything: {found}");
}

#[test]
fn no_win_by_fours_is_false() {
    no_win_is_false(ThreatSpace::Vcf, 9, if cfg!(debug_assertions) { 300 } else { 10_000 }, 10_000, true);
}

#[test]
fn no_win_by_threes_and_fours_is_false() {
    // Ten thousand rounds take minutes, so they run only in the long check.
    let rounds = match () {
        () if cfg!(debug_assertions) => 10,
        () if std::env::var_os("PLYGROUND_LONG").is_some() => 10_000,
        () => 300,
    };
    no_win_is_false(ThreatSpace::Vct, 13, rounds, 1_000, false);
}
