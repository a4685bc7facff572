#![allow(missing_docs, clippy::pedantic, clippy::print_stdout, clippy::unwrap_used)]
use plyground_core::Limits;
use plyground_gomoku::*;
use std::time::Instant;
fn main() {
    let mut board = Board::new(15, 15, Rule::Freestyle).unwrap();
    let t = Instant::now();
    let mut n = 0u64;
    let mut seed = 1u64;
    for _ in 0..20000 {
        let mut k = 0;
        while board.outcome().is_none() && k < 40 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let c = Cell::new((seed >> 33) as usize % 15, (seed >> 43) as usize % 15);
            if board.is_empty(c) { board.play(c); k += 1; n += 1; }
        }
        while board.ply() > 0 { board.undo(); }
    }
    println!("{:.2} M make+undo/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
    board.verify();
    let moves: Vec<(usize, usize)> = vec![(7, 7), (8, 6), (6, 6), (8, 8)];
    for (x, y) in moves { board.play(Cell::new(x, y)); }
    let mut table = Table::new(64 << 20);
    let t = Instant::now();
    let deadline = || t.elapsed().as_secs_f64() > 5.0;
    let limits = Limits { deadline: Some(&deadline), ..Limits::default() };
    search(&board, &mut table, Settings::default(), limits, &mut |i: &Insight| {
        println!("d{} sd{} {} {:?} nodes {} {:.2}s {:.0} kn/s", i.depth, i.deepest, i.lines[0].value, i.lines[0].moves, i.nodes, t.elapsed().as_secs_f64(), i.nodes as f64 / 1e3 / t.elapsed().as_secs_f64());
        Flow::GoOn
    });
}
