//! Times in files: numbers with a fraction, exact to the microsecond.
//!
//! Fast engines answer in less than a millisecond, which whole numbers would round to 0. Older journals have whole
//! numbers, which are read as well.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serializer};

/// Seconds of the longest time, 30 years: the sum over a journal stays far below what a duration can hold.
const LONGEST: f64 = 1e9;

fn micros(time: &Duration) -> f64 {
    time.as_micros() as f64
}

/// Reads a time; `unit` is the number of microseconds in its unit. An invalid number is an error, never a panic.
fn read<'de, D: Deserializer<'de>>(from: D, unit: f64) -> Result<Duration, D::Error> {
    let number = f64::deserialize(from)?;
    // Rounded to microseconds, so that writing the time again gives the same number.
    let seconds = (number * unit).round() / 1e6;
    if seconds > LONGEST {
        return Err(serde::de::Error::custom("no move takes this long"));
    }
    Duration::try_from_secs_f64(seconds).map_err(serde::de::Error::custom)
}

/// In seconds.
pub(super) mod seconds {
    use super::{Deserializer, Duration, Serializer, micros, read};

    pub(in super::super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_f64(micros(time) / 1e6)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        read(from, 1e6)
    }
}

/// In milliseconds.
pub(super) mod milliseconds {
    use super::{Deserializer, Duration, Serializer, micros, read};

    pub(in super::super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_f64(micros(time) / 1e3)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        read(from, 1e3)
    }
}

/// In milliseconds, optional.
pub(super) mod some_milliseconds {
    use super::{Deserializer, Duration, Serializer, milliseconds};

    #[expect(clippy::ref_option, reason = "serde hands over the field")]
    pub(in super::super) fn serialize<S: Serializer>(
        time: &Option<Duration>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match time {
            Some(time) => milliseconds::serialize(time, to),
            None => to.serialize_none(),
        }
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Duration>, D::Error> {
        milliseconds::deserialize(from).map(Some)
    }
}
