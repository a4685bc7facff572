//! The faulty search held to the textbook, the tasks held to the mistakes, and the diagnosis held to both.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod equality;
mod generated;
mod recognised;
mod students;
mod told_apart;
