//! Games of the engine against itself.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use plyground_core::{GOLDEN, Limits, Outcome, Player};
use plyground_gomoku::{Board, Cell, Flow, Rule, SearchOptions, TranspositionTable, Tunables, search};

use crate::play::Play;

/// Openings that the engine itself thinks are further from even than this are not played.
const UNEVEN: i32 = 250;

/// Plays the games and writes each as a line: the result for black (1, 0, -1), then `column,row,value` for every move,
/// the value as the mover saw it and `-` for a move of the opening.
pub(crate) fn play(plan: &Play, count: usize, out: &Path) -> io::Result<()> {
    let file = Mutex::new(BufWriter::new(File::create(out)?));
    let played = AtomicUsize::new(0);
    plan.share(
        count,
        || TranspositionTable::new(16 << 20),
        |number, table| {
            let line = game(plan, number, table);
            let mut file = file.lock().expect("no writer panics");
            writeln!(file, "{line}").expect("the disk has room");
            let played = played.fetch_add(1, Relaxed) + 1;
            if played.is_multiple_of(500) {
                eprintln!("{played} games");
            }
        },
    );
    file.into_inner().expect("no writer panics").flush()
}

fn game(plan: &Play, number: u64, table: &mut TranspositionTable) -> String {
    let mut dice = Dice::of_round(plan.seed, number);
    table.clear();
    let mut board = opening(plan.size, plan.rule, &mut dice, table);
    let mut moves = String::new();
    for cell in board.played() {
        let _ = write!(moves, " {},{},-", cell.column(), cell.row());
    }
    while board.outcome().is_none() {
        // Not always the same effort, so that not all games of an opening are alike.
        let nodes = plan.nodes / 2 + dice.below(plan.nodes as usize) as u64;
        let Some((cell, value)) = best(&board, table, Tunables::default(), nodes) else { break };
        let _ = write!(moves, " {},{},{value}", cell.column(), cell.row());
        board.play(cell);
    }
    let result = match board.outcome() {
        Some(Outcome::Win(Player::First)) => 1,
        Some(Outcome::Win(Player::Second)) => -1,
        _ => 0,
    };
    format!("{result}{moves}")
}

/// A few random stones around the middle, as even as the engine can tell.
pub(crate) fn opening(size: usize, rule: Rule, dice: &mut Dice, table: &mut TranspositionTable) -> Board {
    loop {
        let mut board = Board::new(size, size, rule).expect("the size is allowed");
        let stones = 2 + dice.below(9);
        let spread = 2 + dice.below(size / 2 - 1);
        while board.ply() < stones && board.outcome().is_none() {
            let low = size / 2 - spread.min(size / 2);
            let width = (2 * spread + 1).min(size);
            let cell = Cell::new(low + dice.below(width), low + dice.below(width));
            let legal = board.is_empty(cell)
                && (board.to_move() == Player::Second || board.forbidden(cell).is_none());
            if legal {
                board.play(cell);
            }
        }
        if board.outcome().is_none()
            && best(&board, table, Tunables::default(), 3_000).is_some_and(|(_, value)| value.abs() <= UNEVEN)
        {
            return board;
        }
    }
}

/// The engine's move, and the value it sees in it.
pub(crate) fn best(
    board: &Board,
    table: &mut TranspositionTable,
    tunables: Tunables,
    nodes: u64,
) -> Option<(Cell, i32)> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let options = SearchOptions { tunables, ..SearchOptions::default() };
    let answer = search(board, table, options, limits, &mut |iteration| {
        // How fast a win is won does not matter here.
        if iteration.lines[0].value.mate().is_some_and(|plies| plies > 0) {
            Flow::Stop
        } else {
            Flow::Continue
        }
    });
    let line = answer.iteration?.lines.into_iter().next()?;
    Some((*line.moves.first()?, line.value.points()))
}

/// A small generator.
pub(crate) struct Dice(plyground_core::Dice);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(plyground_core::Dice::new(seed))
    }

    /// The generator of one round of a series.
    pub(crate) fn of_round(seed: u64, round: u64) -> Self {
        Self::new(seed.wrapping_mul(GOLDEN) ^ round.wrapping_mul(0xd134_2543_de82_ef95))
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.0.next() % limit as u64) as usize
    }
}
