//! The server: its socket, its connections, and its shutdown.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use plyground_registry::{GAMES, open};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower_service::Service;

use crate::access::Access;
use crate::connections::{Connection, ConnectionLimits, Connections};
use crate::server_state::{Peer, ServerState, ended};
use crate::together::{Storage, TogetherThread};
use crate::write_timeout::WriteTimeout;
use crate::{limits, router, security, together};

/// I/O threads. They only read and write; searches run elsewhere.
const IO_THREADS: usize = 2;
/// Threads that read requests: they open games and play their moves, which takes milliseconds at most.
pub(crate) const READERS: usize = 2;

/// Where the server listens, and what it keeps.
#[derive(Clone, Debug)]
pub struct ServerSettings {
    /// The address; 127.0.0.1 is reachable from this machine only.
    pub address: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// Search threads, at least two; by default one for each core.
    pub threads: Option<usize>,
    /// The folder of shared games and tournaments, and of the key; without one they last as long as the server.
    pub folder: Option<PathBuf>,
    /// When the server asks for a key. A server that other machines can reach always does.
    pub key: KeyRule,
}

impl ServerSettings {
    /// A server for this machine that keeps nothing.
    pub fn local(port: u16) -> Self {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Self { address, port, threads: None, folder: None, key: KeyRule::WhenOpen }
    }
}

/// When the server asks for a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyRule {
    /// When other machines can reach it.
    WhenOpen,
    /// Always; for a server behind a proxy.
    Always,
    /// Always, and for a new one: the links of the old one lead nowhere.
    New,
}

/// A server that is bound to its address but not running yet.
#[derive(Debug)]
pub struct WebServer {
    listener: TcpListener,
    address: SocketAddr,
    threads: usize,
    access: Access,
    storage: Storage,
    keeps_games: bool,
    stop: watch::Sender<bool>,
}

/// Stops a server, from any thread.
#[derive(Clone, Debug)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Asks the server to end: it cancels all jobs, closes its connections and returns.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl WebServer {
    /// Binds the address.
    ///
    /// # Errors
    ///
    /// If the port is in use, the address is not one of this machine's, or the system has no random numbers for a key.
    pub fn bind(settings: &ServerSettings) -> io::Result<Self> {
        let listener = TcpListener::bind(SocketAddr::new(settings.address, settings.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let cores = thread::available_parallelism().map_or(2, NonZero::get);
        let threads = settings.threads.unwrap_or(cores).max(2);
        let folder = settings.folder.as_deref();
        // The games of a folder that another server uses, or that cannot be written, are left alone.
        let (storage, keeps_games) = match together::open_storage(folder) {
            Ok(storage) => (storage, folder.is_some()),
            Err(_) => (together::open_storage(None)?, false),
        };
        let asks = settings.key != KeyRule::WhenOpen || !address.ip().is_loopback();
        let folder = folder.filter(|folder| folder.is_dir());
        let key = asks.then(|| together::access_key(folder, settings.key == KeyRule::New)).transpose()?;
        let access = Access::new(address, key);
        let stop = watch::Sender::new(false);
        Ok(Self { listener, address, threads, access, storage, keeps_games, stop })
    }

    /// The address it is bound to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL for a browser on this machine, with the key if the server asks for one.
    pub fn url(&self) -> String {
        self.access.link(&security::shown(self.address))
    }

    /// The URL for browsers on other machines, with the key; `None` if they cannot reach the server.
    pub fn open_url(&self) -> Option<String> {
        (!self.address.ip().is_loopback()).then(|| self.access.link(""))
    }

    /// Whether shared games and tournaments outlive the server.
    pub fn keeps_games(&self) -> bool {
        self.keeps_games
    }

    /// The number of search threads.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// A handle that stops it.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.stop.clone())
    }

    /// Serves until it is stopped.
    ///
    /// # Errors
    ///
    /// If the system has no thread or socket left at the start.
    pub fn run(self) -> io::Result<()> {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        builder.worker_threads(IO_THREADS).max_blocking_threads(READERS);
        let runtime = builder.enable_all().build()?;
        let together = TogetherThread::start(self.storage)?;
        let state =
            ServerState::new(self.address, self.access, together, self.threads, self.stop.subscribe())?;
        let server = state.clone();
        thread::spawn(open_every_game);
        let router = router::router(state);
        let result = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let connections = Arc::new(Connections::new(ConnectionLimits {
                in_all: limits::CONNECTIONS,
                per_address: limits::CONNECTIONS_PER_ADDRESS,
                per_loopback: limits::CONNECTIONS_PER_LOOPBACK,
            }));
            accept(&listener, &router, &connections, self.stop.subscribe()).await;
            drop(listener);
            // Connections that are still open after a while are closed.
            let _ = timeout(limits::SHUTDOWN_TIME, connections.ended()).await;
            Ok(())
        });
        server.together.end();
        runtime.shutdown_timeout(limits::SHUTDOWN_TIME);
        result
    }
}

/// Some games build tables when they are opened for the first time. Here no request waits for that; later, all requests
/// that are read by the same thread would.
fn open_every_game() {
    for (alias, ..) in GAMES.iter().flat_map(|entry| entry.aliases) {
        let _ = open(alias).map(|session| session.has_engine());
    }
}

async fn accept(
    listener: &tokio::net::TcpListener,
    router: &Router,
    connections: &Arc<Connections>,
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            () = ended(&mut stop) => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Beyond the limits a connection is closed at once: there is no request yet to answer.
                if let Some(connection) = connections.admit(peer.ip()) {
                    tokio::spawn(serve(stream, Arc::new(connection), router.clone(), stop.clone()));
                }
            }
            // Most likely no file descriptors are left. Some are released when connections end.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Serves one connection. It is counted until its end, or until the end of the WebSocket that it became.
async fn serve(
    stream: TcpStream,
    connection: Arc<Connection>,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    // Responses are small and latency matters.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(Arc::clone(&connection)));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEAD_TIME)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, limits::WRITE_TIME)), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        // An error of the connection cannot be reported to the client.
        _ = connection.as_mut() => {}
        () = ended(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(limits::SHUTDOWN_TIME, connection).await;
        }
    }
}
