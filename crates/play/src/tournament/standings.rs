//! The table of a tournament.

use super::state::{BoardResult, PairingSystem, Tournament};

/// A player in the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StandingRow {
    /// The number of the player.
    pub player: usize,
    /// The place; those who are equal in everything share one.
    pub place: usize,
    /// Half points: 2 for a win and for a bye, 1 for a draw.
    pub points: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// The tie-break in quarter points: Sonneborn-Berger in a round robin, Buchholz in a Swiss tournament.
    pub tie_break: u32,
}

impl Tournament {
    /// The table, best first: by points, then by the tie-break, then by the number of wins, then in the order of joining.
    ///
    /// Sonneborn-Berger adds the points of the opponents who were beaten, and half of those with whom there was a draw.
    /// Buchholz adds the points of all opponents; a bye counts as an opponent with as many points as the player.
    pub fn standings(&self) -> Vec<StandingRow> {
        let mut rows: Vec<StandingRow> = (0..self.players().len())
            .map(|player| StandingRow { player, ..StandingRow::default() })
            .collect();
        let games = || self.rounds().iter().flat_map(|round| &round.boards);
        for board in games() {
            let Some(result) = board.result else { continue };
            for (place, &player) in board.players.iter().enumerate() {
                let half_points = result.half_points(place);
                let row = &mut rows[player];
                row.points += half_points;
                match half_points {
                    0 => row.losses += 1,
                    1 => row.draws += 1,
                    _ => row.wins += 1,
                }
            }
        }
        for &player in self.rounds().iter().flat_map(|round| &round.byes) {
            rows[player].byes += 1;
            rows[player].points += 2;
        }
        let points: Vec<u32> = rows.iter().map(|row| row.points).collect();
        for board in games() {
            let Some(result) = board.result else { continue };
            for (place, &player) in board.players.iter().enumerate() {
                let theirs = points[board.players[1 - place]];
                rows[player].tie_break += match self.plan().system {
                    PairingSystem::RoundRobin => result.half_points(place) * theirs,
                    PairingSystem::Swiss => 2 * theirs,
                };
            }
        }
        if self.plan().system == PairingSystem::Swiss {
            for row in &mut rows {
                row.tie_break += 2 * row.byes * row.points;
            }
        }
        let worth = |row: &StandingRow| (row.points, row.tie_break, row.wins);
        rows.sort_by(|a, b| worth(b).cmp(&worth(a)).then(a.player.cmp(&b.player)));
        for index in 0..rows.len() {
            let shares = index > 0 && worth(&rows[index]) == worth(&rows[index - 1]);
            rows[index].place = if shares { rows[index - 1].place } else { index + 1 };
        }
        rows
    }
}

impl BoardResult {
    /// The half points of the player with X, for `0`, or with O, for `1`.
    pub(super) fn half_points(self, place: usize) -> u32 {
        match (self, place) {
            (Self::Draw, _) => 1,
            (Self::First, 0) | (Self::Second, 1) => 2,
            _ => 0,
        }
    }
}
