//! The page of `plyground web` in a real browser.
//!
//! A [`TestServer`] is the program as it is shipped, a [`Browser`] the system's Chromium, and a [`Page`] a tab in it that
//! is driven only by mouse and keyboard. `cargo xtask e2e` installs what is missing and runs the tests.
//!
//! The browser is controlled by the Chrome `DevTools` protocol over one socket. Libraries for it generate types for the
//! whole protocol, which takes longer to compile than Plyground and breaks with a newer browser.

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
pub use server::{TestServer, program};
