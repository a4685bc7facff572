//! The page of `plyground web` in a real browser.
//!
//! A [`Server`] is the program as it is shipped, a [`Browser`] the Chromium of the system, and a [`Page`] a tab in it that is
//! driven by the mouse, the keyboard and nothing else. `cargo xtask e2e` brings what is missing and runs the tests.
//!
//! The browser is spoken to in its own protocol over one socket. Libraries for it exist; they turn the whole protocol into
//! types, which takes longer to compile than Plyground and breaks where the browser is newer than they are.

#![allow(
    clippy::missing_panics_doc,
    reason = "everything here is for tests, which stop where something is wrong"
)]

mod browser;
mod page;
mod server;
mod wire;

pub use browser::Browser;
pub use page::{Page, Scheme};
pub use server::Server;
