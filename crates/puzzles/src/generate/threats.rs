//! Wins by fours and open threes in gomoku, by the threat search of the engine.

use plyground_gomoku::{Board, Cell, Threat, ThreatSearch, ThreatSpace};
use plyground_registry::Session;

use super::fours::{Unsolved, board, empty, name, win};
use super::{Judge, Judged};
use crate::PuzzleGoal;

/// The own moves of a win by threats.
const FEWEST: u8 = 3;
const MOST: u8 = 5;

/// Finds wins by threats that are no wins by fours.
pub(super) struct Threats {
    fours: ThreatSearch,
    threats: ThreatSearch,
}

impl Threats {
    pub(super) fn new() -> Self {
        Self { fours: ThreatSearch::new(ThreatSpace::Vcf), threats: ThreatSearch::new(ThreatSpace::Vct) }
    }

    /// Whether the stone on the board threatens: with one more move of its side it would win in two.
    fn is_threat(&mut self, board: &mut Board) -> Result<bool, Unsolved> {
        let (you, me) = (board.to_move(), board.to_move().other());
        board.set_turn(me);
        let moves = win(&mut self.fours, board);
        board.set_turn(you);
        Ok(moves?.is_some_and(|moves| moves <= 2))
    }

    /// The own moves of the win after a threat that was just played, it included, and the reply that resists longest.
    fn after(
        &mut self,
        board: &mut Board,
        most: u8,
        first: &mut Option<Cell>,
    ) -> Result<Option<(u8, Cell)>, Unsolved> {
        let mut replies = empty(board);
        // What refuted the last threat often refutes this one, and then the cells near the stones.
        let near: Vec<Cell> = board.candidates().collect();
        replies.sort_by_key(|&cell| (Some(cell) != *first, !near.contains(&cell)));
        let mut longest: Option<(u8, Cell)> = None;
        for reply in replies {
            board.play(reply);
            let moves = if board.outcome().is_some() { Ok(None) } else { win(&mut self.threats, board) };
            board.undo();
            match moves? {
                Some(moves) if moves < most => {
                    if longest.is_none_or(|(longest, _)| moves + 1 > longest) {
                        longest = Some((moves + 1, reply));
                    }
                }
                _ => {
                    *first = Some(reply);
                    return Ok(None);
                }
            }
        }
        Ok(longest)
    }
}

impl Judge for Threats {
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal> {
        let mut board = board(session)?;
        let (me, you) = (board.to_move(), board.to_move().other());
        let near = |player| board.count(player, Threat::Five) + board.count(player, Threat::OpenFour);
        if near(me) + near(you) > 0 {
            return None;
        }
        let moves = win(&mut self.threats, &mut board).ok()??;
        if !(FEWEST..=MOST).contains(&moves) || win(&mut self.fours, &mut board).ok()?.is_some() {
            return None;
        }
        Some(PuzzleGoal::ThreatsIn(moves))
    }

    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged> {
        let mut board = board(session)?;
        let mut judged = Judged { right: Vec::new(), slower: Vec::new() };
        let mut refutes = None;
        for cell in empty(&board) {
            board.play(cell);
            if board.outcome().is_some() {
                board.undo();
                judged.right.push((name(&board, cell), None));
                continue;
            }
            let result = match self.is_threat(&mut board) {
                Ok(true) => self.after(&mut board, goal.moves(), &mut refutes),
                Ok(false) => Ok(None),
                Err(unsolved) => Err(unsolved),
            };
            board.undo();
            if let Some((_, reply)) = result.ok()? {
                judged.right.push((name(&board, cell), Some(name(&board, reply))));
            }
        }
        Some(judged)
    }
}
