//! The state that all requests share: the queue, the analyses that were left, the address, the shared games, and the `WebSocket`
//! permits.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::http::Extensions;
use tokio::sync::{Semaphore, watch};

use crate::access::Access;
use crate::analyst_shelf::AnalystShelf;
use crate::connections::Connection;
use crate::limits;
use crate::queue::{Capacity, Queue, QueueClient};
use crate::together::TogetherThread;

/// The state as handlers get it.
pub(crate) type SharedServerState = Arc<ServerState>;

/// The state of the server.
#[derive(Debug)]
pub(crate) struct ServerState {
    pub(crate) queue: Queue,
    pub(crate) analyses: Arc<AnalystShelf>,
    pub(crate) address: SocketAddr,
    /// The key that the server asks for, if it does.
    pub(crate) access: Access,
    pub(crate) together: TogetherThread,
    /// Permits for `WebSocket` connections.
    pub(crate) sockets: Arc<Semaphore>,
    /// Becomes true when the server ends.
    pub(crate) stop: watch::Receiver<bool>,
}

impl ServerState {
    pub(crate) fn new(
        address: SocketAddr,
        access: Access,
        together: TogetherThread,
        threads: usize,
        stop: watch::Receiver<bool>,
    ) -> std::io::Result<SharedServerState> {
        let queue = Queue::new(capacity(threads))?;
        let sockets = Arc::new(Semaphore::new(limits::SOCKETS));
        let analyses = Arc::new(AnalystShelf::default());
        Ok(Arc::new(Self { queue, analyses, address, access, together, sockets, stop }))
    }
}

/// The limits of the queue.
pub(crate) fn capacity(threads: usize) -> Capacity {
    Capacity {
        threads,
        per_client: limits::JOBS_PER_CLIENT,
        per_address: limits::JOBS_PER_ADDRESS,
        in_all: limits::JOBS,
        long_per_client: limits::LONG_JOBS_PER_CLIENT,
        under_way: limits::UNDER_WAY,
        under_way_per_free: limits::UNDER_WAY_PER_FREE,
        slice: limits::SLICE,
        shutdown_time: limits::SHUTDOWN_TIME,
    }
}

/// The connection of a request.
#[derive(Clone, Debug)]
pub(crate) struct Peer(pub(crate) Arc<Connection>);

impl Peer {
    /// The connection that the server has attached to the request.
    pub(crate) fn of(extensions: &Extensions) -> Option<&Self> {
        extensions.get::<Self>()
    }

    /// Whether a request comes from this machine.
    pub(crate) fn is_local(extensions: &Extensions) -> bool {
        Self::of(extensions).is_some_and(|peer| peer.0.is_local())
    }

    /// The client of a request. A request without a connection belongs to a client without an address.
    pub(crate) fn client(extensions: &Extensions) -> QueueClient {
        Self::of(extensions).map_or(QueueClient { number: u64::MAX, address: 0 }, |peer| peer.0.client())
    }
}

/// Waits for the end of the server.
pub(crate) async fn ended(stop: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server has ended too.
    let _ = stop.wait_for(|&stop| stop).await;
}
