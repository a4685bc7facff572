//! A chess clock for two sides. It reads no time itself: callers report how much has passed.

use std::fmt;
use std::time::Duration;

use plyground_core::{Message, Player, message};

/// A time control: time for the whole game, and an increment for every move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// For the whole game.
    pub game: Duration,
    /// The increment, added after every move.
    pub increment: Duration,
}

/// The longest game that can be asked for.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

impl Control {
    /// Reads minutes and seconds a move: `5`, `5+3`, `0.5+1`.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let read = |text: &str, unit: f64| {
            let number = text.trim().parse::<f64>().ok().filter(|number| *number >= 0.0)? * unit;
            (number <= LONGEST.as_secs_f64()).then(|| Duration::from_secs_f64(number))
        };
        let control = read(minutes, 60.0).zip(read(seconds, 1.0));
        let control = control.map(|(game, increment)| Self { game, increment });
        control.filter(|control| !control.game.is_zero()).ok_or_else(|| {
            message!(
                "clock-unclear",
                "`{text}` is no time for a game: write minutes, or minutes+seconds a move, such as 5+3",
                text = text.trim().escape_debug().to_string()
            )
        })
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.game.as_secs_f64() / 60.0, self.increment.as_secs_f64())
    }
}

/// The time left to either side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Control,
    left: [Duration; 2],
}

impl Clock {
    /// The full time for both sides.
    pub fn new(control: Control) -> Self {
        Self { control, left: [control.game; 2] }
    }

    /// A clock with these times left.
    pub(crate) fn with(control: Control, left: [Duration; 2]) -> Self {
        Self { control, left }
    }

    /// The time control.
    pub fn control(&self) -> Control {
        self.control
    }

    /// The time left to a side.
    pub fn left(&self, player: Player) -> Duration {
        self.left[player.index()]
    }

    /// How long a program may search for one move of a side: a part of the time left.
    pub fn share(&self, player: Player) -> Duration {
        self.left(player) / 30 + self.control.increment * 3 / 4
    }

    /// Takes time from a side.
    pub(crate) fn spend(&mut self, player: Player, time: Duration) {
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(time);
    }

    /// Adds the increment after a side's move.
    pub(crate) fn reward(&mut self, player: Player) {
        self.left[player.index()] += self.control.increment;
    }

    /// The side whose time is up.
    pub(crate) fn fallen(&self) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.left(player).is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read_as_they_are_written() {
        for text in ["5+3", "0.5+0", "90+30"] {
            assert_eq!(Control::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Control::parse(" 10 ").unwrap().game, Duration::from_secs(600));
        for text in ["", "0", "-5", "5+", "5+x", "1e99", "nan", "inf", "5+3+1", "100000"] {
            assert!(Control::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_side_loses_what_it_spends_and_gains_for_moves() {
        let mut clock = Clock::new(Control::parse("1+2").unwrap());
        clock.spend(Player::First, Duration::from_secs(10));
        clock.reward(Player::First);
        assert_eq!(clock.left(Player::First), Duration::from_secs(52));
        assert_eq!((clock.left(Player::Second), clock.fallen()), (Duration::from_secs(60), None));
        clock.spend(Player::Second, Duration::from_secs(61));
        assert_eq!(clock.fallen(), Some(Player::Second));
    }
}
