//! The web server: one page to play, analyse and learn, and the HTTP API behind it.
//!
//! Every request contains the game and its moves, so a restart loses nothing, two windows do not interfere, and memory use
//! stays constant. What the server keeps are shared games and tournaments, which belong to several people. Handlers are thin: a request is read, queued, answered by the crates
//! below and written. All searches run on a few threads that clients share in turn; the I/O threads never search.
//!
//! ```
//! use plyground_web::{ServerSettings, WebServer};
//!
//! let server = WebServer::bind(&ServerSettings::local(0))?;
//! let stopper = server.stopper();
//! let running = std::thread::spawn(move || server.run());
//! stopper.stop();
//! running.join().expect("the server does not panic")?;
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! Deliberately absent: the types of games, files other than those of shared games, and the terminal. All texts come from the catalogues.

mod access;
mod analyst_shelf;
mod api;
mod api_error;
mod assets;
mod body;
mod connections;
mod endpoint;
mod fields;
mod language;
mod limits;
mod live;
mod openapi;
mod queue;
mod request_context;
mod requested_game;
mod response_content;
mod router;
mod schema;
mod search_request;
mod security;
mod server;
mod server_state;
mod state;
mod together;
mod worth;
mod write_timeout;

pub use openapi::document as openapi;
pub use router::{read_request, routes};
pub use server::{KeyRule, ServerSettings, Stopper, WebServer};
