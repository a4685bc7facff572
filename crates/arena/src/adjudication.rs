//! Games that the referee ends before the board does.

use plyground_core::{Outcome, Player};
use serde::{Deserialize, Serialize};

use super::result::Ending;
use super::score::EngineScore;

/// When a game is ended early. By default never.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Adjudication {
    /// Number of stones on the board at which the game is a draw.
    pub draw_after: Option<usize>,
    /// Number of moves of each engine after which a win is adjudicated, if on all of them both engines name the same
    /// winner.
    pub win_after: Option<usize>,
    /// Smallest score, in points, that counts as a claim to win. Each engine has its own scale of points.
    pub win_points: i32,
}

impl Adjudication {
    /// Judges a game by the number of stones and by the scores reported with each move after the opening, oldest first;
    /// `last` made the last move.
    pub fn judge(
        &self,
        stones: usize,
        last: Player,
        said: &[Option<EngineScore>],
    ) -> Option<(Outcome, Ending)> {
        if let Some(winner) = self.win_after.and_then(|moves| self.agreed(moves, last, said)) {
            return Some((Outcome::Win(winner), Ending::Agreement));
        }
        let is_long = self.draw_after.is_some_and(|most| stones >= most);
        is_long.then_some((Outcome::Draw, Ending::Length))
    }

    /// The winner that the last `moves` scores of both sides agree on.
    fn agreed(&self, moves: usize, last: Player, said: &[Option<EngineScore>]) -> Option<Player> {
        let recent = said.len().checked_sub(2 * moves.max(1)).map(|from| &said[from..])?;
        let mut player = last;
        let mut winner = None;
        for &score in recent.iter().rev() {
            let claimed = match score? {
                EngineScore::Win => player,
                EngineScore::Points(points) if points >= self.win_points => player,
                EngineScore::Loss => player.other(),
                EngineScore::Points(points) if points <= -self.win_points => player.other(),
                EngineScore::Points(_) => return None,
            };
            if *winner.get_or_insert(claimed) != claimed {
                return None;
            }
            player = player.other();
        }
        winner
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use EngineScore::{Loss, Points, Win};

    const RULES: Adjudication = Adjudication { draw_after: Some(50), win_after: Some(2), win_points: 1_000 };

    #[test]
    fn a_long_game_is_a_draw() {
        assert_eq!(RULES.judge(49, Player::First, &[]), None);
        assert_eq!(RULES.judge(50, Player::First, &[]), Some((Outcome::Draw, Ending::Length)));
        assert_eq!(Adjudication::default().judge(400, Player::First, &[Some(Win); 20]), None);
    }

    #[test]
    fn both_must_agree_for_long_enough() {
        // White moved last: the scores are black's, white's, black's, white's.
        let agreed = [Some(Points(0)), Some(Points(1_000)), Some(Points(-1_500)), Some(Win), Some(Loss)];
        let won = Some((Outcome::Win(Player::First), Ending::Agreement));
        assert_eq!(RULES.judge(9, Player::Second, &agreed), won);
        assert_eq!(RULES.judge(9, Player::Second, &agreed[2..]), None, "not long enough");
        let mut other = agreed;
        other[2] = Some(Points(-999));
        assert_eq!(RULES.judge(9, Player::Second, &other), None, "not sure enough");
        other[2] = None;
        assert_eq!(RULES.judge(9, Player::Second, &other), None, "nothing was said");
        other[2] = Some(Win);
        assert_eq!(RULES.judge(9, Player::Second, &other), None, "they disagree");
    }
}
