//! `plyground perft`: the number of move sequences of a given length.

use std::time::Instant;

use plyground_i18n::say;
use serde_json::json;

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{self, thousands};
use crate::setup;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let session = setup::position(&args.board, setup::preset(&args.board)?)?;
    let start = Instant::now();
    let divided = if args.divide { session.divide(args.depth) } else { Vec::new() };
    let nodes =
        if divided.is_empty() { session.perft(args.depth) } else { divided.iter().map(|(_, n)| n).sum() };
    let time = start.elapsed().as_secs_f64();
    if args.json {
        let mut record = json!({
            "game": session.game(),
            "position": session.position(),
            "depth": args.depth,
            "nodes": nodes,
            "time_s": time,
        });
        if args.divide {
            let moves = divided.iter().map(|(m, n)| json!({ "move": m, "nodes": n }));
            record["divide"] = moves.collect();
        }
        return output::json(&record);
    }
    for (m, count) in &divided {
        output::line(&format!("{m:<6} {}", thousands(*count)))?;
    }
    let speed = (nodes as f64 / time.max(1e-9)) as u64;
    output::line(&say!(texts(), "perft-total", count = nodes, time = output::seconds(time), speed = speed))
}
