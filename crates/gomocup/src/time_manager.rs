//! Time management.
//!
//! Time is wall time from the arrival of a command. The overhead of the manager, of pipes and of other processes is estimated
//! from how late moves were and from the time that the manager deducts, and kept as a reserve.

use std::time::Duration;

/// The time limits of a game, the time left, and the estimated overhead.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TimeManager {
    /// Milliseconds per move; 0 asks for the fastest possible move.
    turn: Option<i64>,
    /// Milliseconds per game.
    whole: Option<i64>,
    /// Milliseconds used in this game by our own count.
    used: i64,
    /// The time left as last reported by the manager.
    reported: ReportedTime,
    /// The recent overhead, in milliseconds.
    lag: i64,
}

/// The time left as reported by the manager. It takes precedence over our own count and over later changes of other limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum ReportedTime {
    /// Not reported in this game.
    #[default]
    Nothing,
    /// Milliseconds left, and milliseconds used since by our own count.
    Left(i64, i64),
    /// There is no limit.
    Unlimited,
}

/// The time budget of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The time by which the search should end; it starts no iteration that is expected to exceed it.
    pub soft: Option<Duration>,
    /// The time at which the search is stopped.
    pub hard: Option<Duration>,
}

/// The protocol's value for no limit.
const UNLIMITED: i64 = 2_147_483_647;
/// The minimum reserve.
const MARGIN: i64 = 40;
/// The maximum overhead assumed: a single pause of seconds is an outlier.
const MAX_LAG: i64 = 500;
/// The time of the fastest possible move.
pub(crate) const FASTEST: i64 = 30;
/// The time per move without any limit.
const DEFAULT_TURN: i64 = 5_000;
/// The number of moves among which the time left is divided.
const MOVES_LEFT: i64 = 20;

impl TimeManager {
    /// The limit per move in milliseconds, if there is one.
    pub fn turn(&self) -> Option<i64> {
        self.turn
    }

    /// Sets the limit per move, in milliseconds; 0 asks for the fastest possible move.
    pub fn limit_turn(&mut self, milliseconds: i64) {
        self.turn = Some(milliseconds.max(0));
    }

    /// Sets the limit per game, in milliseconds; 0 for none. Managers may send it repeatedly during a game.
    pub fn limit_match(&mut self, milliseconds: i64) {
        self.whole = (milliseconds > 0 && milliseconds != UNLIMITED).then_some(milliseconds);
        if self.reported == ReportedTime::Unlimited && self.whole.is_some() {
            self.reported = ReportedTime::Nothing;
        }
    }

    /// Sets the time left, in milliseconds; it may be negative.
    pub fn set_left(&mut self, milliseconds: i64) {
        if milliseconds == UNLIMITED {
            self.reported = ReportedTime::Unlimited;
            return;
        }
        if let ReportedTime::Left(before, used) = self.reported {
            // Negative with an increment; very large if the manager paused. Neither is overhead.
            let astray = before.saturating_sub(milliseconds).saturating_sub(used);
            if (1..=4 * MAX_LAG).contains(&astray) {
                self.notice(astray);
            }
        }
        self.reported = ReportedTime::Left(milliseconds, 0);
    }

    /// Starts a new game.
    pub fn restart(&mut self) {
        self.used = 0;
        self.reported = ReportedTime::Nothing;
    }

    /// Milliseconds left in the game: as last reported less the time used since, or by our own count.
    fn left(&self) -> Option<i64> {
        match self.reported {
            ReportedTime::Nothing => self.whole.map(|whole| whole.saturating_sub(self.used)),
            ReportedTime::Left(left, used) => Some(left.saturating_sub(used)),
            ReportedTime::Unlimited => None,
        }
    }

    /// The time budget of the next move.
    ///
    /// `limited`: a node or depth limit ends the search, so that it needs no default limit. A limit per move still applies,
    /// even 0. A `forced` move gets a tenth of the time.
    pub fn budget(&self, limited: bool, forced: bool) -> Budget {
        let left = self.left();
        let turn = match self.turn {
            None if limited || left.is_some() => None,
            None => Some(DEFAULT_TURN),
            Some(0) => Some(FASTEST),
            Some(turn) => Some(turn - self.margin().min(turn / 2)),
        };
        let (share, most) = match left {
            None => (None, None),
            Some(left) => {
                let safe = left.saturating_sub(self.margin()).max(0);
                (Some(safe / MOVES_LEFT), Some(safe / 4))
            }
        };
        let least = |one: Option<i64>, other: Option<i64>| match (one, other) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let hard = least(turn, most);
        // With a limit per move alone, time saved is lost: there is no soft limit.
        let soft = share.filter(|&share| hard.is_none_or(|hard| share < hard));
        let soft = if forced { least(soft, hard).map(|time| time / 10) } else { soft };
        let duration = |milliseconds: i64| Duration::from_millis(milliseconds.max(1).unsigned_abs());
        Budget { soft: soft.map(duration), hard: hard.map(duration) }
    }

    /// Records the time that a move took since its command arrived.
    pub fn moved(&mut self, spent: Duration, budget: Budget) {
        let spent = i64::try_from(spent.as_millis()).unwrap_or(i64::MAX);
        self.lag -= self.lag / 8;
        if let Some(hard) = budget.hard {
            let late = spent.saturating_sub(hard.as_millis() as i64);
            if late > 0 {
                self.notice(late);
            }
        }
        self.used = self.used.saturating_add(spent);
        if let ReportedTime::Left(_, used) = &mut self.reported {
            *used = used.saturating_add(spent);
        }
    }

    fn notice(&mut self, milliseconds: i64) {
        self.lag = self.lag.max(milliseconds.min(MAX_LAG));
    }

    /// The reserve in milliseconds.
    fn margin(&self) -> i64 {
        MARGIN + 2 * self.lag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(clippy::unnecessary_wraps, reason = "limits are optional, and compared with these")]
    const fn ms(milliseconds: u64) -> Option<Duration> {
        Some(Duration::from_millis(milliseconds))
    }

    fn clock(turn: i64, whole: i64) -> TimeManager {
        let mut clock = TimeManager::default();
        clock.limit_turn(turn);
        clock.limit_match(whole);
        clock
    }

    #[test]
    fn a_turn_without_a_match_is_used_up_but_for_the_margin() {
        for whole in [0, UNLIMITED] {
            assert_eq!(clock(500, whole).budget(false, false), Budget { soft: None, hard: ms(460) });
        }
        assert_eq!(clock(50, 0).budget(false, false), Budget { soft: None, hard: ms(25) });
        let mut unlimited = clock(500, 0);
        unlimited.set_left(UNLIMITED);
        assert_eq!(unlimited.budget(false, false).soft, None);
        assert_eq!(clock(i64::MAX, 0).budget(false, false).soft, None);
    }

    #[test]
    fn the_rest_of_a_match_lasts_for_twenty_moves() {
        let mut clock = clock(30_000, 180_000);
        clock.set_left(100_040);
        assert_eq!(clock.budget(false, false), Budget { soft: ms(5_000), hard: ms(25_000) });
        clock.set_left(1_000_000);
        assert_eq!(
            clock.budget(false, false),
            Budget { soft: None, hard: ms(29_960) },
            "the turn is what limits"
        );
    }

    #[test]
    fn no_time_at_all_still_gives_a_move() {
        for left in [0, -1, -5_000, i64::MIN, 30] {
            let mut clock = clock(500, 60_000);
            clock.set_left(left);
            assert_eq!(clock.budget(false, false).hard, ms(1), "{left}");
        }
        assert_eq!(clock(-3, -3).budget(false, false).hard, ms(30));
    }

    #[test]
    fn zero_for_a_turn_is_fast_and_silence_is_moderate() {
        assert_eq!(clock(0, 0).budget(false, false).hard, ms(30));
        assert_eq!(clock(0, 0).budget(true, false).hard, ms(30));
        assert_eq!(TimeManager::default().budget(false, false).hard, ms(5_000));
        assert_eq!(TimeManager::default().budget(true, false).hard, None);
    }

    #[test]
    fn being_late_widens_the_margin_and_being_in_time_narrows_it_again() {
        let mut clock = clock(1_000, 0);
        let budget = clock.budget(false, false);
        assert_eq!(budget.hard, ms(960));
        clock.moved(Duration::from_millis(1_010), budget);
        assert_eq!(clock.budget(false, false).hard, ms(860), "50 ms late: twice that is kept free");
        for _ in 0..100 {
            clock.moved(Duration::from_millis(500), budget);
        }
        assert!(clock.budget(false, false).hard > ms(940));
        clock.moved(Duration::from_secs(1_000), budget);
        assert_eq!(clock.budget(false, false).hard, ms(500), "half of the turn is always ours");
    }

    #[test]
    fn what_the_manager_takes_besides_is_kept_free() {
        let mut clock = clock(1_000, 60_000);
        clock.set_left(60_000);
        clock.moved(Duration::from_millis(900), clock.budget(false, false));
        clock.set_left(59_000);
        assert_eq!(clock.budget(false, false).hard, ms(1_000 - 40 - 200));
        let before = clock.clone();
        clock.moved(Duration::from_millis(100), clock.budget(false, false));
        clock.set_left(60_000);
        assert!(clock.lag <= before.lag, "an increment is no lag");
    }

    #[test]
    fn we_count_ourselves_where_the_manager_does_not() {
        let mut clock = clock(60_000, 10_000);
        clock.moved(Duration::from_secs(4), clock.budget(false, false));
        let half = clock.budget(false, false);
        assert!(half.hard < ms(1_500));
        clock.restart();
        assert!(clock.budget(false, false).hard > half.hard);
    }

    #[test]
    fn the_limit_of_the_game_does_not_bring_back_time_that_is_used() {
        let second = Duration::from_secs(1);
        let mut told = clock(60_000, 180_000);
        told.set_left(8_040);
        let before = told.budget(false, false);
        told.limit_match(180_000);
        assert_eq!(told.budget(false, false), before, "the manager has said what is left");
        told.moved(second, before);
        told.limit_match(180_000);
        assert_eq!(told.left(), Some(7_040));
        // Without reports of the time left, our own count is used.
        let mut counted = clock(60_000, 10_000);
        counted.moved(4 * second, counted.budget(false, false));
        counted.limit_match(10_000);
        assert_eq!(counted.left(), Some(6_000));
        counted.restart();
        assert_eq!(counted.left(), Some(10_000), "a new game has all of it");
        // "No limit" does not outlive a new limit.
        let mut unlimited = clock(60_000, 0);
        unlimited.set_left(UNLIMITED);
        unlimited.limit_match(10_000);
        assert_eq!(unlimited.left(), Some(10_000));
        unlimited.limit_match(0);
        assert_eq!(unlimited.left(), None);
    }

    #[test]
    fn a_forced_move_takes_a_tenth() {
        assert_eq!(clock(500, 0).budget(false, true), Budget { soft: ms(46), hard: ms(460) });
    }
}
