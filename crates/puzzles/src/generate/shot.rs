//! Sacrifices in draughts that win material or the game, by alpha-beta on the material with captures searched to the end.

use plyground_core::{Game, Outcome, Player};
use plyground_games::Draughts;
use plyground_games::draughts::{English, International, Russian, Variant};
use plyground_registry::Session;

use super::{Judge, Judged};
use crate::PuzzleGoal;

/// The plies after which captures alone are searched.
const PLIES: u8 = 7;
/// The value of a won game in men.
const WON: i32 = 1_000;
/// Positions of one search.
const NODES: u64 = 400_000;

pub(super) struct Shots;

impl Judge for Shots {
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal> {
        with_board(session, &mut GoalOf)
    }

    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged> {
        with_board(session, &mut MovesOf(goal))
    }
}

/// Something that is asked about a position of any draughts.
trait BoardQuestion {
    type Answer;
    fn ask<V: Variant>(&mut self, board: Draughts<V>) -> Option<Self::Answer>;
}

/// Asks on the board of the rules by which the session is played.
fn with_board<Q: BoardQuestion>(session: &dyn Session, question: &mut Q) -> Option<Q::Answer> {
    fn replay<V: Variant>(session: &dyn Session) -> Option<Draughts<V>> {
        let mut board = Draughts::<V>::new();
        for movement in session.history() {
            let movement = board.read_move(movement).ok()?;
            plyground_core::Position::make(&mut board, movement);
        }
        Some(board)
    }
    match session.game().as_str() {
        "english-draughts" => question.ask(replay::<English>(session)?),
        "russian-draughts" => question.ask(replay::<Russian>(session)?),
        "international-draughts" => question.ask(replay::<International>(session)?),
        _ => None,
    }
}

struct GoalOf;

impl BoardQuestion for GoalOf {
    type Answer = PuzzleGoal;

    fn ask<V: Variant>(&mut self, mut board: Draughts<V>) -> Option<PuzzleGoal> {
        use plyground_core::{Noisy, Position};
        let side = board.to_move();
        if board.moves().any(|m| board.is_noisy(m)) {
            return None;
        }
        let before = balance(&board, side);
        // A gain that three plies show is no shot.
        let mut search = Search { side, left: NODES };
        if search.value(&mut board, 3, -WON, WON)? > before {
            return None;
        }
        let value = search.value(&mut board, PLIES.into(), -WON, WON)?;
        if value <= before {
            return None;
        }
        let target = if value >= WON { before + 2 } else { value };
        // The right moves give something away first.
        let goal = PuzzleGoal::Material { balance: target, plies: PLIES };
        let judged = MovesOf(goal).ask(board.clone())?;
        let is_sacrifice = judged.right.iter().all(|(movement, _)| {
            let Ok(m) = board.read_move(movement) else { return false };
            board.after(m, |after| after.moves().any(|reply| after.is_noisy(reply)))
        });
        (is_sacrifice && judged.right.len() == 1).then_some(goal)
    }
}

struct MovesOf(PuzzleGoal);

impl BoardQuestion for MovesOf {
    type Answer = Judged;

    fn ask<V: Variant>(&mut self, mut board: Draughts<V>) -> Option<Judged> {
        use plyground_core::{Noisy, Position};
        let PuzzleGoal::Material { balance: target, plies } = self.0 else { return None };
        let side = board.to_move();
        let mut judged = Judged { right: Vec::new(), slower: Vec::new() };
        let moves: Vec<_> = board.moves().collect();
        for m in moves {
            let mut search = Search { side, left: NODES };
            let left = i32::from(plies) - 1;
            let result = board.after(m, |after| {
                if search.value(after, left, target - 1, target)? < target {
                    return Some(None);
                }
                let has_captures = after.moves().any(|reply| after.is_noisy(reply));
                if after.outcome().is_some() || (!has_captures && balance(after, side) >= target) {
                    return Some(Some(None));
                }
                // The reply that leaves least.
                let mut least: Option<(i32, String)> = None;
                for reply in after.moves() {
                    let value = after.after(reply, |next| search.value(next, left - 1, -WON, WON))?;
                    if least.as_ref().is_none_or(|(least, _)| value < *least) {
                        least = Some((value, after.write_move(reply)));
                    }
                }
                Some(Some(Some(least?.1)))
            });
            if let Some(reply) = result? {
                judged.right.push((board.write_move(m), reply));
            }
        }
        if plies < 2 && judged.right.iter().any(|(_, reply)| reply.is_some()) {
            return None;
        }
        Some(judged)
    }
}

/// Men and kings of a side less those of the other, a king for three men.
fn balance<V: Variant>(board: &Draughts<V>, side: Player) -> i32 {
    let [men, kings, ..] = Draughts::<V>::features() else { return 0 };
    let of = |player| (men.value)(board, player) + 3 * (kings.value)(board, player);
    (of(side) - of(side.other())) as i32
}

/// Alpha-beta for one side, fail-hard.
struct Search {
    side: Player,
    left: u64,
}

impl Search {
    /// The value within a window; `None` if the limit was reached.
    fn value<V: Variant>(
        &mut self,
        board: &mut Draughts<V>,
        plies: i32,
        mut low: i32,
        mut high: i32,
    ) -> Option<i32> {
        use plyground_core::{Noisy, Position};
        self.left = self.left.checked_sub(1)?;
        match board.outcome() {
            Some(Outcome::Win(winner)) => return Some(if winner == self.side { WON } else { -WON }),
            Some(Outcome::Draw) => return Some(-WON),
            None => {}
        }
        let moves = board.moves();
        // Captures are compulsory: either all moves are captures or none is.
        let captures = moves.clone().next().is_some_and(|m| board.is_noisy(m));
        if plies <= 0 && !captures {
            return Some(balance(board, self.side).clamp(low, high));
        }
        let maximises = board.to_move() == self.side;
        for m in moves {
            let value = board.after(m, |after| self.value(after, plies - 1, low, high))?;
            if maximises {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        Some(if maximises { low } else { high })
    }
}
