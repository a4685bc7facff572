#![allow(missing_docs, clippy::pedantic, clippy::print_stdout, clippy::unwrap_used)]
use plyground_core::Player;
use plyground_gomoku::*;
use std::time::Instant;
fn cell(s: &str) -> Cell { let x = (s.as_bytes()[0] - b'a') as usize; let y: usize = s[1..].parse().unwrap(); Cell::new(x, 15 - y) }
fn list(line: &str, key: &str) -> Vec<Cell> {
    let at = line.find(&format!("\"{key}\":[")).unwrap();
    let rest = &line[at..]; let a = rest.find('[').unwrap(); let b = rest.find(']').unwrap();
    rest[a + 1..b].split(',').map(|s| cell(s.trim().trim_matches('"'))).collect()
}
fn main() {
    let text = std::fs::read_to_string("/work/shared/data/renju-vcf.jsonl").unwrap();
    let (mut win, mut none, mut unk) = (0, 0, 0);
    let mut slow = 0.0f64;
    let mut worst = 0;
    let t0 = Instant::now();
    for (i, line) in text.lines().enumerate() {
        let mut b = Board::new(15, 15, Rule::Renju).unwrap();
        for c in list(line, "black") { b.put(Player::First, c); }
        for c in list(line, "white") { b.put(Player::Second, c); }
        b.set_turn(if line.contains("\"to_move\":\"black\"") { Player::First } else { Player::Second });
        let t = Instant::now();
        let mut f = Solver::new(Threats::Fours, 2_000_000);
        match f.solve(&mut b) {
            Solved::Win(_) => win += 1,
            Solved::NoWin => { none += 1; println!("{i} none {}", f.nodes()); }
            Solved::Unknown => { unk += 1; println!("{i} unknown"); }
        }
        slow = slow.max(t.elapsed().as_secs_f64());
        worst = worst.max(f.nodes());
    }
    println!("win {win} none {none} unknown {unk} slowest {slow:.3}s worst {worst} total {:.2}s", t0.elapsed().as_secs_f64());
}
