#![allow(missing_docs, clippy::pedantic, clippy::print_stdout, clippy::unwrap_used)]
use plyground_gomoku::*;
use std::time::Instant;
fn main() {
    let rounds: usize = std::env::args().nth(1).map_or(20000, |s| s.parse().unwrap());
    let mut board = Board::new(15, 15, Rule::Freestyle).unwrap();
    let t = Instant::now();
    let mut n = 0u64;
    let mut seed = 1u64;
    for _ in 0..rounds {
        let mut k = 0;
        while board.outcome().is_none() && k < 40 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let c = Cell::new((seed >> 33) as usize % 15, (seed >> 43) as usize % 15);
            if board.is_empty(c) { board.play(c); k += 1; n += 1; }
        }
        while board.ply() > 0 { board.undo(); }
    }
    println!("{n} {:.2} M make+undo/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
}
