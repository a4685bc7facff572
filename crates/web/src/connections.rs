//! Limits on connections, in total and from one address.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::queue::QueueClient;

/// The most connections, by origin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConnectionLimits {
    pub(crate) in_all: usize,
    pub(crate) per_address: usize,
    /// From this machine.
    pub(crate) per_loopback: usize,
}

/// The open connections of a server.
#[derive(Debug)]
pub(crate) struct Connections {
    most: ConnectionLimits,
    free: Arc<Semaphore>,
    by_address: Mutex<BTreeMap<IpAddr, usize>>,
    next_number: AtomicU64,
}

/// An open connection; it is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    all: Arc<Connections>,
    address: IpAddr,
    number: u64,
    _permit: OwnedSemaphorePermit,
}

impl Connections {
    pub(crate) fn new(most: ConnectionLimits) -> Self {
        Self {
            most,
            free: Arc::new(Semaphore::new(most.in_all)),
            by_address: Mutex::default(),
            next_number: AtomicU64::new(0),
        }
    }

    /// Counts a new connection; `None` if a limit is reached.
    pub(crate) fn admit(self: &Arc<Self>, ip: IpAddr) -> Option<Connection> {
        let address = subscriber(ip);
        let most = if address.is_loopback() { self.most.per_loopback } else { self.most.per_address };
        let mut by_address = self.lock();
        let count = by_address.get(&address).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        let permit = Arc::clone(&self.free).try_acquire_owned().ok()?;
        by_address.insert(address, count + 1);
        let number = self.next_number.fetch_add(1, Ordering::Relaxed);
        Some(Connection { all: Arc::clone(self), address, number, _permit: permit })
    }

    /// Waits until no connection is open.
    pub(crate) async fn ended(&self) {
        let all = u32::try_from(self.most.in_all).expect("the limit is a small number");
        let _ = self.free.acquire_many(all).await;
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        // No code panics while it holds the lock.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    /// Whether the client is on this machine.
    pub(crate) fn is_local(&self) -> bool {
        self.address.is_loopback()
    }

    /// The connection as a client of the queue, at its address.
    pub(crate) fn client(&self) -> QueueClient {
        let mut hasher = DefaultHasher::new();
        self.address.hash(&mut hasher);
        QueueClient { number: self.number, address: hasher.finish() }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut by_address = self.all.lock();
        if let Some(count) = by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.address);
            }
        }
    }
}

/// The address that is counted: a subscriber has one IPv4 address, but a /64 network of IPv6 addresses.
fn subscriber(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) if !ip.is_loopback() => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections() -> Arc<Connections> {
        Arc::new(Connections::new(ConnectionLimits { in_all: 6, per_address: 2, per_loopback: 4 }))
    }

    fn admit(connections: &Arc<Connections>, ip: &str) -> Option<Connection> {
        connections.admit(ip.parse().unwrap())
    }

    #[test]
    fn one_address_cannot_hold_all_connections() {
        let all = connections();
        let held: Vec<_> = (0..3).map(|_| admit(&all, "192.0.2.1")).collect();
        assert_eq!(held.iter().flatten().count(), 2);
        assert!(admit(&all, "192.0.2.2").is_some(), "others are let in");
        drop(held);
        assert!(admit(&all, "192.0.2.1").is_some(), "what has ended does not count");
        assert!(all.lock().is_empty(), "addresses are forgotten");
    }

    #[test]
    fn this_machine_may_have_more_but_not_all() {
        let all = connections();
        let held: Vec<_> = (0..9).map(|_| admit(&all, "127.0.0.1")).collect();
        assert_eq!(held.iter().flatten().count(), 4);
        let others = [admit(&all, "192.0.2.1"), admit(&all, "192.0.2.2"), admit(&all, "192.0.2.3")];
        assert_eq!(others.iter().flatten().count(), 2, "six in all");
        drop(held);
        assert!(admit(&all, "192.0.2.3").is_some());
    }

    #[test]
    fn a_network_of_version_6_counts_as_one_address() {
        let all = connections();
        let held = [admit(&all, "2001:db8::1"), admit(&all, "2001:db8::2"), admit(&all, "2001:db8::3")];
        assert_eq!(held.iter().flatten().count(), 2);
        assert!(admit(&all, "2001:db8:0:1::1").is_some(), "another network");
        let mapped = admit(&all, "::ffff:192.0.2.1").unwrap();
        assert_eq!(mapped.client().address, admit(&all, "192.0.2.1").unwrap().client().address);
    }

    #[test]
    fn connections_of_one_address_are_clients_of_their_own() {
        let all = connections();
        let (one, other) = (admit(&all, "127.0.0.1").unwrap(), admit(&all, "127.0.0.1").unwrap());
        assert_eq!(one.client().address, other.client().address);
        assert_ne!(one.client().number, other.client().number);
    }
}
