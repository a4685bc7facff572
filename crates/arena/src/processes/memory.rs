//! Memory use of an engine during one game. Measured on Linux only.

use std::fs;

/// Measures one process, one game at a time: processes are reused, and an excess in one game must not count in every
/// later one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gauge {
    process: u32,
    /// The peak of earlier games, where the system does not allow resetting it.
    before: Option<u64>,
}

impl Gauge {
    /// Begins to measure.
    pub(super) fn begin(process: u32) -> Self {
        // Resets the peak to the current use (Linux 4.0, `man 5 proc_pid_clear_refs`).
        let begun = fs::write(format!("/proc/{process}/clear_refs"), "5");
        let before = if begun.is_ok() { None } else { MemoryUse::read(process).map(|held| held.most) };
        Self { process, before }
    }

    /// The peak since then in bytes, without pages of files: the system can reclaim those, and shares them between all
    /// processes that map the same file. None where it cannot be measured.
    pub(super) fn peak(&self) -> Option<u64> {
        let held = MemoryUse::read(self.process)?;
        let is_new = self.before.is_none_or(|before| held.most > before);
        let total = if is_new { held.most } else { held.now };
        Some(total.saturating_sub(held.files))
    }
}

/// Memory use of a process, in bytes.
struct MemoryUse {
    most: u64,
    now: u64,
    files: u64,
}

impl MemoryUse {
    fn read(process: u32) -> Option<Self> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        Self::parse(&fs::read_to_string(format!("/proc/{process}/status")).ok()?)
    }

    fn parse(status: &str) -> Option<Self> {
        let bytes = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
            let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
            Some(kilobytes * 1_024)
        };
        // Old kernels do not report the pages of files separately.
        Some(Self { most: bytes("VmHWM")?, now: bytes("VmRSS")?, files: bytes("RssFile").unwrap_or(0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_of_a_process_is_read() {
        let status =
            "Name:\tx\nVmHWM:\t   95348 kB\nVmRSS:\t   13552 kB\nRssAnon:\t 6864 kB\nRssFile:\t  6688 kB\n";
        let held = MemoryUse::parse(status).unwrap();
        assert_eq!(
            [held.most, held.now, held.files],
            [95_348, 13_552, 6_688].map(|kilobytes| kilobytes << 10)
        );
        assert!(MemoryUse::parse("Name:\tzombie\n").is_none());
    }

    #[test]
    fn what_was_taken_before_does_not_count() {
        const LARGE: usize = 256 << 20;
        if !cfg!(target_os = "linux") {
            return;
        }
        let process = std::process::id();
        let take = || std::hint::black_box(vec![1_u8; LARGE]);
        drop(take());
        let gauge = Gauge::begin(process);
        assert!(gauge.peak().unwrap() < LARGE as u64 / 2, "it was given back before");
        drop(take());
        assert!(gauge.peak().unwrap() >= LARGE as u64, "and now it is taken again");
        // Where the peak cannot be reset, the earlier one is known.
        let mark = MemoryUse::read(process).unwrap().most;
        let late = Gauge { process, before: Some(mark) };
        assert!(late.peak().unwrap() < LARGE as u64 / 2);
    }
}
