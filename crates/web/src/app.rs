//! What all requests share: the queue, and a few counts. No game is among it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::http::Extensions;
use tokio::sync::{Semaphore, watch};

use crate::connections::Connection;
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
            per_address: limits::JOBS_PER_ADDRESS,
            in_all: limits::JOBS,
            long_per_client: limits::LONG_JOBS_PER_CLIENT,
            under_way: limits::UNDER_WAY,
            under_way_per_address: limits::UNDER_WAY_PER_ADDRESS,
            slice: limits::SLICE,
            goodbye: limits::GOODBYE,
        })?;
        let sockets = Arc::new(Semaphore::new(limits::SOCKETS));
        Ok(Arc::new(Self { queue, address, sockets, stop }))
    }
}

/// The connection over which a request comes.
#[derive(Clone, Debug)]
pub(crate) struct Peer(pub(crate) Arc<Connection>);

impl Peer {
    /// As the server has noted it with the request.
    pub(crate) fn of(notes: &Extensions) -> Option<&Self> {
        notes.get::<Self>()
    }

    /// The client who asks. A request that came over no connection counts as one of a client without an address.
    pub(crate) fn client(notes: &Extensions) -> Client {
        Self::of(notes).map_or(Client { number: u64::MAX, address: 0 }, |peer| peer.0.client())
    }
}

/// Waits for the end of the server.
pub(crate) async fn ended(stop: &mut watch::Receiver<bool>) {
    // Where nobody is left who could end it, it has ended.
    let _ = stop.wait_for(|&stop| stop).await;
}
