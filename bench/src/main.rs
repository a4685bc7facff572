//! Plyground against its rivals: ratios measured in one run.
//!
//! Every row is a race between our code and a rival's on the same task, in alternating rounds; the table shows the
//! median of the rounds and half the interquartile range. `--help` lists the options.

mod by_hand;
mod connect;
mod connect_rivals;
mod engine;
mod measure;
mod memory;
mod options;
mod perft;
mod report;
mod rival;
mod sampling;
mod textbook;
mod threads;
mod users;
mod web;

use std::process::ExitCode;

use options::BenchOptions;
use report::Measurement;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("web", load)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return web::run(load);
    }
    let options = match BenchOptions::read() {
        Ok(options) => options,
        Err(code) => return code,
    };
    let groups: [&[Measurement]; 9] = [
        textbook::ROWS,
        connect::ROWS,
        users::ROWS,
        sampling::ROWS,
        threads::ROWS,
        perft::ROWS,
        engine::ROWS,
        memory::ROWS,
        web::ROWS,
    ];
    let rows: Vec<&Measurement> = groups.into_iter().flatten().collect();
    report::publish(&rows, &options)
}
