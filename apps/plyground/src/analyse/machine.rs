//! What this machine can give to a search.

use std::fs;
use std::num::NonZero;
use std::thread::available_parallelism;

use plyground_gomoku::TranspositionTable;

/// As many threads as run at once here, or fewer where fewer are wanted. More would wait for each other.
pub(super) fn threads(wanted: u16) -> usize {
    usize::from(wanted).min(available_parallelism().map_or(1, NonZero::get))
}

/// A table of this many megabytes, or nothing where there is not that much memory.
pub(super) fn table(megabytes: u32) -> Option<TranspositionTable> {
    let bytes = usize::try_from(u64::from(megabytes) << 20).ok()?;
    // Linux promises memory that it does not have, and ends who takes it.
    if free().is_some_and(|free| bytes as u64 > free) {
        return None;
    }
    TranspositionTable::try_new(bytes)
}

/// Bytes that nobody uses. Only Linux tells.
fn free() -> Option<u64> {
    let all = fs::read_to_string("/proc/meminfo").ok()?;
    let field = all.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let machine = field.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10;
    // A container may have less than its machine.
    let number = |path: &str| fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let group = number("/sys/fs/cgroup/memory.max")
        .map(|most| most.saturating_sub(number("/sys/fs/cgroup/memory.current").unwrap_or(0)));
    Some(group.map_or(machine, |group| machine.min(group)))
}
