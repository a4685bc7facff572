//! `plyground bench`: the nodes of the gomoku engine in a fixed set of positions. Their total is the signature of its
//! search.

use std::time::Instant;

use clap::Args;
use plyground_gomoku::{BENCH_DEPTH, BenchResult, bench};
use plyground_i18n::say;
use serde_json::json;

use crate::args::within;
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{self, seconds, thousands};

#[derive(Clone, Copy, Debug, Args)]
#[command(after_help = "Examples:
  plyground bench
  plyground bench --depth 8 --json

The nodes are the same on every run and every machine; the time is not. The total at
the default depth is kept in bench/gomoku-signature.txt, and `cargo xtask signature`
compares it.")]
pub(crate) struct BenchArgs {
    /// Plies to look ahead, 1 to 40
    #[arg(long, alias = "depths", value_name = "N", value_parser = within(1_u8..=40), default_value_t = BENCH_DEPTH as u8)]
    pub(crate) depth: u8,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(args: BenchArgs) -> Result<(), Failure> {
    let start = Instant::now();
    let mut efforts: Vec<(BenchResult, f64)> = Vec::new();
    let mut before = 0.0;
    let total = bench(args.depth.into(), |effort| {
        let now = start.elapsed().as_secs_f64();
        output::progress(&format!("{} {}", effort.rule, effort.moves));
        efforts.push((effort.clone(), now - before));
        before = now;
    });
    output::progress("");
    let time = start.elapsed().as_secs_f64();
    let speed = (total as f64 / time.max(1e-9)) as u64;
    if args.json {
        let one = |(effort, time): &(BenchResult, f64)| {
            json!({
                "size": effort.size,
                "rule": effort.rule.name(),
                "moves": effort.moves,
                "nodes": effort.nodes,
                "time_s": time,
            })
        };
        return output::json(&json!({
            "depth": args.depth,
            "nodes": total,
            "time_s": time,
            "nps": speed,
            "positions": efforts.iter().map(one).collect::<Vec<_>>(),
        }));
    }
    let row = |(effort, time): &(BenchResult, f64)| {
        let size = format!("{0}x{0}", effort.size);
        vec![effort.moves.to_owned(), size, effort.rule.to_string(), thousands(effort.nodes), seconds(*time)]
    };
    let rows: Vec<Vec<String>> = efforts.iter().map(row).collect();
    let headings = [
        "bench-column-position",
        "bench-column-board",
        "bench-column-rule",
        "bench-column-nodes",
        "bench-column-time",
    ]
    .map(|key| texts().get(key));
    output::put(&output::table(&headings.each_ref().map(String::as_str), 3, &rows))?;
    output::line(&say!(texts(), "bench-total", nodes = total, time = seconds(time), speed = speed))
}
