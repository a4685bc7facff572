//! The server: a socket, connections, and an end.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::num::NonZero;
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

use crate::app::{App, Peer, ended};
use crate::connections::{Connection, Connections, Most};
use crate::patience::Patience;
use crate::{guard, limits, router};

/// Threads that talk. They only read and write; thinking is done elsewhere.
const TALKERS: usize = 2;
/// Threads that read questions: they open games and play their moves, which takes milliseconds at worst.
const READERS: usize = 2;

/// Where to listen and with how many threads to think.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The address; only this machine reaches 127.0.0.1.
    pub address: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// Threads that think, at least two; as many as the machine has if nobody says.
    pub threads: Option<usize>,
}

/// A server that listens and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    threads: usize,
    stop: watch::Sender<bool>,
}

/// Ends a server, from any thread.
#[derive(Clone, Debug)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Asks the server to end: it stops all thinking, closes its connections and returns.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    ///
    /// Where the port is taken or the address is not one of this machine's.
    pub fn bind(settings: &Settings) -> io::Result<Self> {
        let listener = TcpListener::bind(SocketAddr::new(settings.address, settings.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let cores = thread::available_parallelism().map_or(2, NonZero::get);
        let threads = settings.threads.unwrap_or(cores).max(2);
        Ok(Self { listener, address, threads, stop: watch::Sender::new(false) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where a browser on this machine finds it.
    pub fn url(&self) -> String {
        format!("http://{}/", guard::shown(self.address))
    }

    /// How many threads think.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// What ends it.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.stop.clone())
    }

    /// Answers until somebody stops it.
    ///
    /// # Errors
    ///
    /// Where the system has no thread or socket left to begin with.
    pub fn run(self) -> io::Result<()> {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        builder.worker_threads(TALKERS).max_blocking_threads(READERS);
        let runtime = builder.enable_all().build()?;
        let app = App::new(self.address, self.threads, self.stop.subscribe())?;
        thread::spawn(open_every_game);
        let router = router::router(app);
        let result = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let connections = Arc::new(Connections::new(Most {
                in_all: limits::CONNECTIONS,
                per_address: limits::CONNECTIONS_PER_ADDRESS,
                per_loopback: limits::CONNECTIONS_PER_LOOPBACK,
            }));
            accept(&listener, &router, &connections, self.stop.subscribe()).await;
            drop(listener);
            // Connections that are still open after a while are cut off.
            let _ = timeout(limits::GOODBYE, connections.ended()).await;
            Ok(())
        });
        runtime.shutdown_timeout(limits::GOODBYE);
        result
    }
}

/// Some games build tables when they are opened for the first time. Now nobody waits for that: later, everybody would whose
/// question is read by the same thread.
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
                // Beyond the limits a connection is closed at once: it has asked nothing yet that could be answered.
                if let Some(connection) = connections.admit(peer.ip()) {
                    tokio::spawn(converse(stream, Arc::new(connection), router.clone(), stop.clone()));
                }
            }
            // No descriptors left, most likely. Some come back when connections end.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

/// One connection, from its first request to its last. It is counted until then, or as long as the WebSocket that it became.
async fn converse(
    stream: TcpStream,
    connection: Arc<Connection>,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    // Answers are small and waited for.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(Arc::clone(&connection)));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEAD_TIME)
        .serve_connection(TokioIo::new(Patience::new(stream, limits::WRITE_TIME)), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        // A connection that breaks off has nobody to be told.
        _ = connection.as_mut() => {}
        () = ended(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(limits::GOODBYE, connection).await;
        }
    }
}
