//! Tests of the solvers against minimax and published values, in one program to link once.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod boxes;
mod connect;
mod mnk;
mod othello;
