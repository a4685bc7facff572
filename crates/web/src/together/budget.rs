//! How often an address, or a connection, may ask.

use std::collections::BTreeMap;
use std::time::Duration;

/// Requests that refill with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    left: f64,
    since: Duration,
}

/// How large a budget is, and how fast it refills.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    pub(crate) most: f64,
    pub(crate) per_second: f64,
}

/// New games, tournaments and players from one address; a class of thirty may share one.
const ADDRESS: Allowance = Allowance { most: 90.0, per_second: 0.2 };
/// The same from this machine, which may be a proxy for all.
const THIS_MACHINE: Allowance = Allowance { most: 900.0, per_second: 5.0 };
/// Moves and other acts of one connection.
pub(crate) const ACTS: Allowance = Allowance { most: 60.0, per_second: 8.0 };
/// Addresses that are remembered.
const MOST_ADDRESSES: usize = 4_096;

impl Budget {
    pub(crate) fn new(allowance: Allowance, now: Duration) -> Self {
        Self { left: allowance.most, since: now }
    }

    /// Takes one request; false if none is left.
    pub(crate) fn take(&mut self, allowance: Allowance, now: Duration) -> bool {
        let passed = now.saturating_sub(self.since).as_secs_f64();
        self.left = (self.left + passed * allowance.per_second).min(allowance.most);
        self.since = now;
        let is_allowed = self.left >= 1.0;
        if is_allowed {
            self.left -= 1.0;
        }
        is_allowed
    }
}

/// The budgets of all addresses.
#[derive(Default, Debug)]
pub(super) struct Budgets(BTreeMap<u64, Budget>);

impl Budgets {
    /// Takes one request of an address; false if none is left.
    pub(super) fn take(&mut self, address: u64, is_local: bool, now: Duration) -> bool {
        let allowance = if is_local { THIS_MACHINE } else { ADDRESS };
        if self.0.len() >= MOST_ADDRESSES && !self.0.contains_key(&address) {
            // Whoever has asked for nothing for a while has a full budget again, remembered or not.
            let longest = Duration::from_secs_f64(ADDRESS.most / ADDRESS.per_second);
            self.0.retain(|_, budget| now.saturating_sub(budget.since) < longest);
            if self.0.len() >= MOST_ADDRESSES {
                return false;
            }
        }
        self.0.entry(address).or_insert_with(|| Budget::new(allowance, now)).take(allowance, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_often_waits_and_others_do_not() {
        let (mut budgets, start) = (Budgets::default(), Duration::from_secs(5));
        assert_eq!((0..200).filter(|_| budgets.take(1, false, start)).count(), 90);
        assert!(budgets.take(2, false, start), "another address");
        assert!(!budgets.take(1, false, start + Duration::from_secs(4)));
        assert!(budgets.take(1, false, start + Duration::from_secs(10)));
        assert_eq!((0..2_000).filter(|_| budgets.take(3, true, start)).count(), 900);
    }

    #[test]
    fn many_addresses_are_not_remembered_for_ever() {
        let (mut budgets, start) = (Budgets::default(), Duration::ZERO);
        assert!((0..MOST_ADDRESSES as u64).all(|address| budgets.take(address, false, start)));
        assert!(!budgets.take(u64::MAX, false, start));
        assert!(budgets.take(u64::MAX, false, start + Duration::from_secs(1_000)));
        assert_eq!(budgets.0.len(), 1);
    }
}
