//! The memory use of the brain, as a manager that limits it measures it.

use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::measure::Figure;
use crate::options::BenchOptions;
use crate::report::{Bar, Measured, Measurement, Unit};

/// The largest board, two threads, and a second game, so that the whole table is written: everything that takes memory.
const TALK: &str = "INFO thread_num 2\nRESTART\nINFO timeout_turn 1000\nBOARD\n9,9,2\n10,8,1\n8,8,2\nDONE\n";

pub(crate) const ROWS: &[Measurement] = &[
    row("gomoku brain, most memory, max_memory 70 MB", |_| peak(70_000_000)),
    row("gomoku brain, most memory, max_memory 350 MB", |_| peak(350_000_000)),
    row("gomoku brain, most memory, max_memory 1 GB", |_| peak(1_000_000_000)),
];

const fn row(task: &'static str, measure: fn(&BenchOptions) -> Option<Measured>) -> Measurement {
    Measurement { task, rival: "what it was allowed", unit: Unit::Size, bar: Bar::AtMost(1.0), measure }
}

/// The peak memory of the brain's process, against its limit. `None` if the system does not report it.
fn peak(limit: u64) -> Option<Measured> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let peak = measure(limit).unwrap_or_else(|error| {
        panic!("the brain cannot be measured ({error}): `cargo xtask bench` builds it beside this program")
    });
    Some(Measured::against(Figure::exact(peak), Figure::exact(limit as f64)))
}

fn measure(limit: u64) -> io::Result<f64> {
    let mut command = Command::new(beside_us("pbrain-plyground")?);
    let mut brain = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (input, output) = (brain.stdin.take(), brain.stdout.take());
    let (mut input, output) = input.zip(output).ok_or(io::ErrorKind::BrokenPipe)?;
    // As managers do it: the limit is sent after the game has begun.
    input.write_all(format!("START 20\nINFO max_memory {limit}\n{TALK}").as_bytes())?;
    let mut lines = BufReader::new(output).lines();
    let is_move = |line: &str| line.split(',').all(|place| place.parse::<u32>().is_ok());
    loop {
        let line = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
        if is_move(&line) {
            break;
        }
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", brain.id()))?;
    input.write_all(b"END\n")?;
    brain.wait()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.strip_suffix("kB"));
    let kilobytes = kilobytes.and_then(|number| number.trim().parse::<f64>().ok());
    Ok(kilobytes.ok_or(io::ErrorKind::InvalidData)? * 1024.0)
}

/// A program in the folder of this one.
pub(crate) fn beside_us(name: &str) -> io::Result<PathBuf> {
    let us = std::env::current_exe()?;
    Ok(us.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}
