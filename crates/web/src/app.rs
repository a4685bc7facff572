//! What all requests share: the queue, and a few counts. No game is among it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Semaphore, watch};

use crate::limits;
use crate::queue::{Capacity, Client, Queue};

/// What a handler is handed.
pub(crate) type Shared = Arc<App>;

/// The server as its handlers see it.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) queue: Queue,
    pub(crate) address: SocketAddr,
    /// Room for connections that stay.
    pub(crate) sockets: Arc<Semaphore>,
    /// Turns true when the server ends.
    pub(crate) stop: watch::Receiver<bool>,
    connections: AtomicU64,
}

impl App {
    pub(crate) fn new(
        address: SocketAddr,
        threads: usize,
        stop: watch::Receiver<bool>,
    ) -> std::io::Result<Shared> {
        let queue = Queue::new(Capacity {
            threads,
            per_client: limits::JOBS_PER_CLIENT,
            in_all: limits::JOBS,
            long: limits::LONG_JOBS,
            slice: limits::SLICE,
        })?;
        let sockets = Arc::new(Semaphore::new(limits::SOCKETS));
        Ok(Arc::new(Self { queue, address, sockets, stop, connections: AtomicU64::new(0) }))
    }

    /// A client of its own for a connection that stays.
    pub(crate) fn connection(&self) -> Client {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Peer {
    /// Everybody at one address is one client.
    pub(crate) fn client(self) -> Client {
        /// Apart from the numbers of connections.
        const PEERS: u64 = 1 << 63;
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish() | PEERS
    }
}

/// Waits for the end of the server.
pub(crate) async fn ended(stop: &mut watch::Receiver<bool>) {
    // Where nobody is left who could end it, it has ended.
    let _ = stop.wait_for(|&stop| stop).await;
}
