//! Self-play games.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use plyground_core::{GOLDEN, Limits, Outcome, Player};
use plyground_gomoku::{Board, Cell, Flow, Rule, SearchOptions, TranspositionTable, Tunables, search};

use crate::play::Play;

/// Openings whose value is farther from even than this are not played.
const UNEVEN: i32 = 250;

/// Plays games and writes each as a line: the result for black (1, 0, -1), then `column,row,value` for every move; the
/// value is that of the search for the mover, or `-` for a move of the opening.
pub(crate) fn play(options: &Play, count: usize, out: &Path) -> io::Result<()> {
    let file = Mutex::new(BufWriter::new(File::create(out)?));
    let played = AtomicUsize::new(0);
    options.share(
        count,
        || TranspositionTable::new(16 << 20),
        |number, table| {
            let line = game(options, number, table);
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

fn game(options: &Play, number: u64, table: &mut TranspositionTable) -> String {
    let mut random = SplitMix::of_round(options.seed, number);
    table.clear();
    let mut board = opening(options.size, options.rule, &mut random, table);
    let mut moves = String::new();
    for cell in board.played() {
        let _ = write!(moves, " {},{},-", cell.column(), cell.row());
    }
    while board.outcome().is_none() {
        // A random node limit varies the games from one opening.
        let nodes = options.nodes / 2 + random.below(options.nodes as usize) as u64;
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

/// An opening of a few random stones around the middle, even by a search.
pub(crate) fn opening(
    size: usize,
    rule: Rule,
    random: &mut SplitMix,
    table: &mut TranspositionTable,
) -> Board {
    loop {
        let mut board = Board::new(size, size, rule).expect("the size is allowed");
        let stones = 2 + random.below(9);
        let spread = 2 + random.below(size / 2 - 1);
        while board.ply() < stones && board.outcome().is_none() {
            let low = size / 2 - spread.min(size / 2);
            let width = (2 * spread + 1).min(size);
            let cell = Cell::new(low + random.below(width), low + random.below(width));
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

/// The best move of a search, and its value.
pub(crate) fn best(
    board: &Board,
    table: &mut TranspositionTable,
    tunables: Tunables,
    nodes: u64,
) -> Option<(Cell, i32)> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let options = SearchOptions { tunables, ..SearchOptions::default() };
    let answer = search(board, table, options, limits, &mut |iteration| {
        // The length of a win does not matter here.
        if iteration.lines[0].value.mate().is_some_and(|plies| plies > 0) {
            Flow::Stop
        } else {
            Flow::Continue
        }
    });
    let line = answer.iteration?.lines.into_iter().next()?;
    Some((*line.moves.first()?, line.value.points()))
}

/// A pseudo-random generator.
pub(crate) struct SplitMix(plyground_core::Dice);

impl SplitMix {
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
