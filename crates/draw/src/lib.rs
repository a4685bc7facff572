//! Pictures: search trees, plots and boards, as SVG, PNG, `TikZ` and DOT, and the sentences that stand in them.
//!
//! Deliberately absent: games, searches, experiments and files. What is drawn comes as data of `plyground-core`, as a
//! [`Tree`](tree::Tree) or as a [`Plot`](plot::Plot), and leaves as text and bytes.

pub mod board;
pub mod explain;
pub mod figure;
pub mod plot;
pub mod quantities;
pub mod tree;
