//! The schedule: pairings, openings and colours.

use serde::{Deserialize, Serialize};

/// Which engines meet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// Round robin.
    #[default]
    RoundRobin,
    /// The first engine meets all the others.
    Gauntlet,
}

/// A game to be played. Engines and openings are numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Its index in the schedule, from 0; it identifies the game in the journal.
    pub number: usize,
    /// Number of the pair: the two games of an opening with both colours.
    pub pair: usize,
    /// The opening.
    pub opening: usize,
    /// The engine with black.
    pub black: usize,
    /// The engine with white.
    pub white: usize,
}

/// All games of a match, in the order in which they are begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    meetings: Vec<[usize; 2]>,
    pairs: usize,
    openings: usize,
}

impl Schedule {
    /// A match of `games` games between each two engines that meet; an odd number is rounded up, since each opening is
    /// played with both colours.
    pub fn new(engines: usize, pool: Pool, games: usize, openings: usize) -> Self {
        let mut meetings = Vec::new();
        for first in 0..engines {
            for second in first + 1..engines {
                if pool == Pool::RoundRobin || first == 0 {
                    meetings.push([first, second]);
                }
            }
        }
        Self { meetings, pairs: games.div_ceil(2), openings: openings.max(1) }
    }

    /// Number of games; saturates at the largest integer.
    pub fn games(&self) -> usize {
        self.pairs.saturating_mul(2).saturating_mul(self.meetings.len())
    }

    /// A game by its number, which must be below [`games`](Self::games).
    ///
    /// All meetings play the first opening, then all the second: at any time all engines have played about the same
    /// number of games, from the same openings. Adding games to a schedule keeps the numbers of the earlier ones.
    pub fn pairing(&self, number: usize) -> Pairing {
        let pair = number / 2;
        let (round, meeting) = (pair / self.meetings.len(), pair % self.meetings.len());
        let [first, second] = self.meetings[meeting];
        let (black, white) = if number.is_multiple_of(2) { (first, second) } else { (second, first) };
        Pairing { number, pair, opening: round % self.openings, black, white }
    }

    /// The engines that meet, each pair with the one that plays black first in front.
    pub fn meetings(&self) -> &[[usize; 2]] {
        &self.meetings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_is_played_with_both_colours() {
        let schedule = Schedule::new(2, Pool::RoundRobin, 5, 2);
        let games: Vec<Pairing> = (0..schedule.games()).map(|number| schedule.pairing(number)).collect();
        let short: Vec<_> =
            games.iter().map(|game| (game.pair, game.opening, game.black, game.white)).collect();
        assert_eq!(
            short,
            [(0, 0, 0, 1), (0, 0, 1, 0), (1, 1, 0, 1), (1, 1, 1, 0), (2, 0, 0, 1), (2, 0, 1, 0)]
        );
    }

    #[test]
    fn everybody_meets_everybody_equally_often() {
        let schedule = Schedule::new(5, Pool::RoundRobin, 6, 100);
        assert_eq!(schedule.games(), 60);
        let mut black = [[0; 5]; 5];
        for game in (0..schedule.games()).map(|number| schedule.pairing(number)) {
            black[game.black][game.white] += 1;
        }
        for (i, row) in black.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(j, &games)| games == if i == j { 0 } else { 3 }));
        }
    }

    #[test]
    fn in_a_gauntlet_the_first_meets_the_others() {
        let schedule = Schedule::new(4, Pool::Gauntlet, 2, 1);
        assert_eq!(schedule.meetings(), [[0, 1], [0, 2], [0, 3]]);
        assert_eq!(schedule.games(), 6);
    }

    #[test]
    fn more_games_than_can_be_counted_are_no_overflow() {
        assert_eq!(Schedule::new(3, Pool::RoundRobin, usize::MAX, 1).games(), usize::MAX);
    }

    #[test]
    fn more_games_leave_the_first_ones_as_they_were() {
        let (short, long) =
            (Schedule::new(3, Pool::RoundRobin, 4, 7), Schedule::new(3, Pool::RoundRobin, 40, 7));
        assert!((0..short.games()).all(|number| short.pairing(number) == long.pairing(number)));
    }
}
