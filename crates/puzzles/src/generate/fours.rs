//! Wins by fours in gomoku, and the moves that stop them, by the threat search of the engine.

use plyground_core::{Limits, Player};
use plyground_gomoku::{Board, Cell, Rule, Threat, ThreatResult, ThreatSearch, ThreatSpace};
use plyground_registry::Session;

use super::{Judge, Judged};
use crate::PuzzleGoal;

/// Nodes of one threat search.
const NODES: u64 = 100_000;
/// The own moves of a win by fours.
const FEWEST: u8 = 3;
const MOST: u8 = 8;

/// Finds wins by fours, or the moves against them.
pub(super) struct Fours {
    search: ThreatSearch,
    attacks: bool,
}

impl Fours {
    pub(super) fn attack() -> Self {
        Self { search: ThreatSearch::new(ThreatSpace::Vcf), attacks: true }
    }

    pub(super) fn defence() -> Self {
        Self { attacks: false, ..Self::attack() }
    }
}

impl Judge for Fours {
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal> {
        let mut board = board(session)?;
        let (me, you) = (board.to_move(), board.to_move().other());
        if self.attacks {
            // An open four at once is no puzzle.
            if board.count(me, Threat::Five) + board.count(me, Threat::OpenFour) > 0 {
                return None;
            }
            let moves = win(&mut self.search, &mut board).ok()??;
            return (FEWEST..=MOST).contains(&moves).then_some(PuzzleGoal::FoursIn(moves));
        }
        // A side with fours of its own can delay anything, and open threes are stopped by rote.
        let fours =
            |player, all: &[Threat]| all.iter().map(|&threat| board.count(player, threat)).sum::<usize>();
        let own = [Threat::Five, Threat::OpenFour, Threat::FourAndThree, Threat::FourAndTwo, Threat::Four];
        if fours(me, &own) > 0 || fours(you, &own[..2]) > 0 {
            return None;
        }
        board.set_turn(you);
        let threatened = win(&mut self.search, &mut board).ok()??;
        (threatened >= FEWEST).then_some(PuzzleGoal::StopFours)
    }

    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged> {
        let mut board = board(session)?;
        let mut judged = Judged { right: Vec::new(), slower: Vec::new() };
        if goal == PuzzleGoal::StopFours {
            for cell in empty(&board) {
                board.play(cell);
                let stops = win(&mut self.search, &mut board).map(|moves| moves.is_none());
                board.undo();
                if stops.ok()? {
                    judged.right.push((name(&board, cell), None));
                }
            }
            return Some(judged);
        }
        let (me, you) = (board.to_move(), board.to_move().other());
        let has_five = board.count(me, Threat::Five) > 0;
        for cell in empty(&board) {
            board.play(cell);
            let end = board.outcome().is_some();
            let result = if end { Ok(Some((1, None))) } else { self.after_four(&mut board, me, you) };
            board.undo();
            match result.ok()? {
                Some((moves, reply)) if moves <= goal.moves() => {
                    let reply = reply.map(|reply| name(&board, reply));
                    judged.right.push((name(&board, cell), reply));
                }
                // With a five at hand every other move is slower.
                Some(_) if has_five => {}
                Some(_) => judged.slower.push(name(&board, cell)),
                None => {}
            }
        }
        Some(judged)
    }
}

impl Fours {
    /// The own moves of the win after a four that was just played, it included, and the reply that resists longest; `None` if
    /// it is no four or does not win.
    fn after_four(
        &mut self,
        board: &mut Board,
        me: Player,
        you: Player,
    ) -> Result<Option<(u8, Option<Cell>)>, Unsolved> {
        if board.count(me, Threat::Five) == 0 || board.count(you, Threat::Five) > 0 {
            return Ok(None);
        }
        let stops: Vec<Cell> =
            empty(board).into_iter().filter(|&cell| board.threat(me, cell) == Threat::Five).collect();
        let mut longest = (0, None);
        for stop in stops {
            board.play(stop);
            let moves = win(&mut self.search, board);
            board.undo();
            match moves? {
                Some(moves) if moves > longest.0 => longest = (moves, Some(stop)),
                Some(_) => {}
                None => return Ok(None),
            }
        }
        Ok(Some((longest.0 + 1, longest.1)))
    }
}

/// The threat search reached its limit.
pub(super) struct Unsolved;

/// The own moves of a shortest win by threats of the side to move; `None` if there is none.
pub(super) fn win(search: &mut ThreatSearch, board: &mut Board) -> Result<Option<u8>, Unsolved> {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    match search.solve(board, limits) {
        ThreatResult::Win(line) => Ok(Some(line.len().div_ceil(2).try_into().unwrap_or(u8::MAX))),
        ThreatResult::NoWin => Ok(None),
        ThreatResult::Unknown => Err(Unsolved),
    }
}

/// The position on the board of the engine.
pub(super) fn board(session: &dyn Session) -> Option<Board> {
    let grid = session.grid()?;
    let mut board = Board::new(grid.width, grid.height, Rule::Freestyle)?;
    for movement in session.history() {
        board.play(cell(&board, movement)?);
    }
    Some(board)
}

/// The free cells, row by row from the top.
pub(super) fn empty(board: &Board) -> Vec<Cell> {
    let (width, height) = (board.width(), board.height());
    let all = (0..height).flat_map(|row| (0..width).map(move |column| Cell::new(column, row)));
    all.filter(|&cell| board.is_empty(cell)).collect()
}

/// The name of a cell: a letter from the left, a number from the bottom.
pub(super) fn name(board: &Board, cell: Cell) -> String {
    let letter = char::from(b'a' + cell.column() as u8);
    format!("{letter}{}", board.height() - cell.row())
}

fn cell(board: &Board, name: &str) -> Option<Cell> {
    let column = usize::from(name.bytes().next()?.checked_sub(b'a')?);
    let row = board.height().checked_sub(name.get(1..)?.parse().ok()?)?;
    (column < board.width() && row < board.height()).then(|| Cell::new(column, row))
}
