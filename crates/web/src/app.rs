//! What all requests share: the queue, and a few counts. No game is among it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::Extensions;
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
            long_per_client: limits::LONG_JOBS_PER_CLIENT,
            long_per_address: limits::LONG_JOBS_PER_ADDRESS,
            slice: limits::SLICE,
        })?;
        let sockets = Arc::new(Semaphore::new(limits::SOCKETS));
        Ok(Arc::new(Self { queue, address, sockets, stop, connections: AtomicU64::new(0) }))
    }

    /// A client of its own for a connection that stays.
    pub(crate) fn connection(&self, peer: Peer) -> Client {
        Client { number: self.connections.fetch_add(1, Ordering::Relaxed), ..peer.client() }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Peer {
    /// As the server has noted it with the request.
    pub(crate) fn of(notes: &Extensions) -> Self {
        notes.get::<Self>().copied().unwrap_or(Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }

    /// Everybody at one address is one client, apart from their connections.
    pub(crate) fn client(self) -> Client {
        /// Apart from the numbers of connections.
        const PEERS: u64 = 1 << 63;
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        let address = hasher.finish() | PEERS;
        Client { number: address, address }
    }
}

/// Waits for the end of the server.
pub(crate) async fn ended(stop: &mut watch::Receiver<bool>) {
    // Where nobody is left who could end it, it has ended.
    let _ = stop.wait_for(|&stop| stop).await;
}
