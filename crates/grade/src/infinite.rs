//! Infinity, which is written in many ways.

/// Numbers of a search from here on stand for infinity.
pub(crate) const HUGE: i32 = i32::MAX / 2;

/// Whether a number that a program wrote is the one that was found, or both are infinite: any number from `least` on may be meant
/// by infinity.
pub(crate) fn is_same_number(given: i64, found: i32, least: i64) -> bool {
    if found.unsigned_abs() < HUGE.unsigned_abs() {
        return given == i64::from(found);
    }
    given.signum() == i64::from(found.signum()) && given.saturating_abs() >= least
}
