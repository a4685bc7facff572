//! Whole games, against an opponent who plays anything and on the smallest board against a good one, so that some boards
//! fill up: every answer is a legal move, to the end.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::session;

use plyground_core::{Limits, Outcome, Player};
use plyground_gomoku::{Board, Cell, Flow, Level, Rule, SearchOptions, TranspositionTable, search};
use session::{Session, point};

#[test]
fn every_answer_is_a_legal_move() {
    let mut seed = 1;
    let mut ends = [0; 3];
    for (number, rule) in [(0, Rule::Freestyle), (1, Rule::Standard), (4, Rule::Renju), (8, Rule::Caro)] {
        for (width, height) in [(5, 5), (6, 9), (15, 15)] {
            let mut session = Session::game(15, number, 30);
            for we_begin in [true, false] {
                assert_eq!(session.ask(&format!("RECTSTART {width},{height}")), "OK");
                let mut board = Board::new(width, height, rule).unwrap();
                let mut question = "BEGIN".to_owned();
                let mut our_turn = we_begin;
                while board.outcome().is_none() {
                    let legal = legal(&mut board);
                    if legal.is_empty() {
                        break;
                    }
                    let cell = if our_turn {
                        let (x, y) = point(&session.ask(&question));
                        Cell::new(x, y)
                    } else if width == 5 {
                        good(&board)
                    } else {
                        seed = (seed * 48_271) % 0x7fff_ffff_u64;
                        legal[seed as usize % legal.len()]
                    };
                    assert!(
                        legal.contains(&cell),
                        "{cell:?} is not legal under {rule} after {:?}",
                        board.played().collect::<Vec<_>>()
                    );
                    question = format!("TURN {},{}", cell.column(), cell.row());
                    board.play(cell);
                    our_turn = !our_turn;
                }
                ends[board.outcome().map_or(2, |outcome| usize::from(outcome == Outcome::Draw))] += 1;
            }
        }
    }
    assert!(ends[0] > 0 && ends[1] > 0, "some games are won and some are drawn: {ends:?}");
}

#[test]
fn a_level_plays_as_it_does_elsewhere() {
    let mut table = TranspositionTable::new(4 << 20);
    let mut moves = Vec::new();
    for (number, seed) in [(1, 7), (1, 8), (4, 7), (7, 7)] {
        let level = Level::new(number).unwrap();
        let mut session = Session::new();
        let limits = format!("INFO max_memory 60000000\nINFO level {number}\nINFO seed {seed}");
        assert_eq!(session.ask(&format!("{limits}\nSTART 15\nINFO timeout_turn 1000000")), "OK");
        let mut board = Board::new(15, 15, Rule::Freestyle).unwrap();
        let mut question = "BEGIN".to_owned();
        for _ in 0..8 {
            let (x, y) = point(&session.ask(&question));
            let choice = level.play(&board, seed, &mut table, Limits::default()).unwrap();
            assert_eq!(choice.cell, Cell::new(x, y), "level {number}, stone {}", board.ply());
            board.play(choice.cell);
            let reply = good(&board);
            board.play(reply);
            if board.outcome().is_some() {
                break;
            }
            question = format!("TURN {},{}", reply.column(), reply.row());
        }
        moves.push(board.played().collect::<Vec<_>>());
    }
    assert_ne!(moves[0], moves[1], "another seed overlooks other things");
    // Cells that may not be played count for a level too, and 11 is none.
    let mut session = Session::game(15, 0, 30);
    session.send("INFO level 1\nYXBLOCK\n7,7\nDONE");
    assert_ne!(session.ask("BEGIN"), "7,7");
    session.send("INFO level 11");
    assert!(session.ask("TURN 0,0").starts_with("ERROR there is no level 11"));
}

fn good(board: &Board) -> Cell {
    let options = SearchOptions { depth: 3, ..SearchOptions::default() };
    let answer =
        search(board, &mut TranspositionTable::new(1 << 16), options, Limits::default(), &mut |_| {
            Flow::Continue
        });
    answer.best().unwrap()
}

fn legal(board: &mut Board) -> Vec<Cell> {
    let cells = (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y)));
    let cells: Vec<Cell> = cells.map(|(x, y)| Cell::new(x, y)).collect();
    let black = board.to_move() == Player::First;
    cells
        .into_iter()
        .filter(|&cell| board.is_empty(cell) && !(black && board.forbidden(cell).is_some()))
        .collect()
}
