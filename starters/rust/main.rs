//! A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.
//!
//! Try it: rustc --edition 2021 -O main.rs && plyground grade -- ./main

use std::io::{BufRead, stdin};

fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, _algorithm, _depth, _game, _position, _side] = words[..] else { continue };

        // TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
        // TODO: search it: minimax first, then negamax, alpha-beta, negascout.
        // Until an algorithm is written, it answers with three question marks.
        let (m, value, nodes) = ("?", "?", "?");

        println!("{id} {m} {value} {nodes}");
    }
}
