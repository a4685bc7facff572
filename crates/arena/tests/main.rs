//! Games and openings in their files.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod records;
