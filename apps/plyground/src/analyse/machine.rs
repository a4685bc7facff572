//! The resources of this machine for a search.

use std::fs;
use std::num::NonZero;
use std::thread::available_parallelism;

use plyground_gomoku::TranspositionTable;

/// The number of threads, at most as many as run in parallel on this machine.
pub(super) fn threads(wanted: u16) -> usize {
    usize::from(wanted).min(available_parallelism().map_or(1, NonZero::get))
}

/// A table of this many megabytes, or none if there is not that much memory.
pub(super) fn table(megabytes: u32) -> Option<TranspositionTable> {
    let bytes = usize::try_from(u64::from(megabytes) << 20).ok()?;
    // Linux overcommits memory, and kills a process that uses more than there is.
    if free().is_some_and(|free| bytes as u64 > free) {
        return None;
    }
    TranspositionTable::try_new(bytes)
}

/// Available memory in bytes. Known on Linux only.
fn free() -> Option<u64> {
    let all = fs::read_to_string("/proc/meminfo").ok()?;
    let field = all.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let machine = field.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10;
    // A container may have less memory than its machine.
    let number = |path: &str| fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let group = number("/sys/fs/cgroup/memory.max")
        .map(|most| most.saturating_sub(number("/sys/fs/cgroup/memory.current").unwrap_or(0)));
    Some(group.map_or(machine, |group| machine.min(group)))
}
