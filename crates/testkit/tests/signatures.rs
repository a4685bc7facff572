//! The signatures: the node counts of fixed searches are the tracked ones. A change that is not meant to change the searches
//! must not change these numbers; after one that is, `cargo xtask signature --update` writes them.

use std::path::Path;

use plyground_gomoku::{BENCH_DEPTH, bench};
use plyground_registry::signature;

/// The number in a tracked file, below its comments.
fn tracked(file: &str) -> u64 {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().find(|line| !line.starts_with('#')).unwrap().parse().unwrap()
}

#[test]
fn the_searches_enter_the_tracked_number_of_nodes() {
    assert_eq!(signature().unwrap(), tracked("signature.txt"));
}

#[test]
fn the_gomoku_engine_enters_the_tracked_number_of_nodes() {
    assert_eq!(bench(BENCH_DEPTH, |_| ()), tracked("gomoku-signature.txt"));
}
