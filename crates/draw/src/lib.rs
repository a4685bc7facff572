//! Pictures: search trees, plots and boards, as SVG, PNG, `TikZ` and DOT, with the sentences in them.
//!
//! Deliberately absent: games, searches, experiments and files. The input is data of `plyground-core`, a
//! [`Tree`](tree::Tree) or a [`Plot`](plot::Plot), and the output is text and bytes.

pub mod board;
pub mod explain;
pub mod figure;
pub mod plot;
pub mod quantities;
pub mod tree;
