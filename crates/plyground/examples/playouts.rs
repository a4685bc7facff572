//! The playouts a second of Monte Carlo tree search from the start of Connect Four:
//! `cargo run --release -p plyground --example playouts -- [PLAYOUTS] [THREADS]`.

#![allow(clippy::print_stdout, reason = "an example that measures has something to say")]

use std::time::Instant;

use plyground::core::{Game, Limits};
use plyground::games::Connect;
use plyground::search::MonteCarlo;
use plyground::search::monte_carlo::Options;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse().ok());
    let mut next = |usual: u64| numbers.next().flatten().unwrap_or(usual);
    let (playouts, threads) = (next(1_000_000), next(1) as usize);
    let pos = Connect::start("7,6,4").expect("the usual board can be played on");
    for seed in 0..5 {
        let search =
            MonteCarlo::new(Options { playouts: Some(playouts), seed, threads, ..Options::default() });
        let start = Instant::now();
        let outlook = search.search_on_threads(&pos, &|| None, Limits::default());
        let seconds = start.elapsed().as_secs_f64();
        let best = outlook.best.map(|m| pos.write_move(m)).unwrap_or_default();
        println!(
            "{:.0} playouts/s on {} threads, {:.1} positions a playout, {} nodes, best {best}",
            outlook.playouts as f64 / seconds,
            outlook.threads,
            outlook.positions as f64 / outlook.playouts as f64,
            outlook.nodes,
        );
    }
}
