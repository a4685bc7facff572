//! The processes that a program has started, on Linux: how many there are, what memory they use, and their end.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A process, by its number and the time of its start: numbers are used again.
type Kin = (u32, u64);

/// The descendants of a process, and what is in its group or session.
#[derive(Debug)]
pub(super) struct Family {
    head: u32,
    seen: BTreeSet<Kin>,
}

struct Entry {
    parent: u32,
    group: u32,
    session: u32,
    start: u64,
    pages: u64,
}

/// Bytes of a page: that of nearly all systems; the limit is no finer.
const PAGE: u64 = 4_096;

impl Family {
    pub(super) fn of(head: u32) -> Self {
        Self { head, seen: BTreeSet::new() }
    }

    /// Looks around: the number of living members, and the sum of the bytes that each holds in memory, in which a page that
    /// several of them share counts as often (their resident set sizes). Nothing where it cannot be found out.
    pub(super) fn look(&mut self) -> Option<(usize, u64)> {
        let all = processes()?;
        let is_kin = |pid: u32| {
            let mut at = pid;
            // The chain of parents is short, but a table that changes under our eyes might hold a circle.
            for _ in 0..1_000 {
                let Some(entry) = all.get(&at) else { return false };
                if at == self.head
                    || entry.group == self.head
                    || entry.session == self.head
                    || self.seen.contains(&(at, entry.start))
                {
                    return true;
                }
                at = entry.parent;
            }
            false
        };
        let kin: Vec<u32> = all.keys().copied().filter(|&pid| is_kin(pid)).collect();
        let bytes = kin.iter().map(|pid| all[pid].pages * PAGE).sum();
        self.seen.extend(kin.iter().map(|pid| (*pid, all[pid].start)));
        Some((kin.len(), bytes))
    }

    /// The bytes that all living members together hold in memory, by their proportional set sizes. It takes longer than
    /// [`look`](Self::look) and is exact for processes that share what their parent had read: a program that starts many does not
    /// use much memory by that alone.
    pub(super) fn memory(&self) -> u64 {
        let share = |(pid, start): &Kin| {
            let text = |file: &str| fs::read_to_string(format!("/proc/{pid}/{file}")).ok();
            let now = entry(&text("stat")?)?;
            // Otherwise the number has been given to a stranger.
            let is_same = now.start == *start;
            let exact = || text("smaps_rollup").and_then(|text| proportional(&text));
            is_same.then(|| exact().unwrap_or(now.pages * PAGE))
        };
        self.seen.iter().filter_map(share).sum()
    }

    /// Kills every member that is alive, until none is left.
    pub(super) fn end(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process, kill_process_group};
            // New ones may be born while the others are killed.
            for _ in 0..50 {
                if let Some(group) = Pid::from_raw(self.head as i32) {
                    let _ = kill_process_group(group, Signal::KILL);
                }
                if self.look().is_none() {
                    return;
                }
                let Some(all) = processes() else { return };
                let is_alive = |(pid, start): &&Kin| all.get(pid).is_some_and(|entry| entry.start == *start);
                let alive: Vec<u32> = self.seen.iter().filter(is_alive).map(|(pid, _)| *pid).collect();
                if alive.iter().all(|&pid| pid == self.head) {
                    return;
                }
                for pid in alive {
                    if let Some(pid) = Pid::from_raw(pid as i32) {
                        let _ = kill_process(pid, Signal::KILL);
                    }
                }
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
    }
}

/// Every living process.
fn processes() -> Option<BTreeMap<u32, Entry>> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let mut all = BTreeMap::new();
    for folder in fs::read_dir("/proc").ok()?.flatten() {
        let Some(pid) = folder.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
        // One that has just ended cannot be read.
        if let Some(entry) = fs::read_to_string(folder.path().join("stat")).ok().and_then(|text| entry(&text))
        {
            all.insert(pid, entry);
        }
    }
    Some(all)
}

/// Reads `/proc/PID/stat`; none for a process that is dead and waits for its parent.
fn entry(text: &str) -> Option<Entry> {
    // The name of the program may hold spaces and brackets.
    let words: Vec<&str> = text[text.rfind(')')? + 1..].split_whitespace().collect();
    let number = |place: usize| words.get(place)?.parse::<u64>().ok();
    if matches!(words.first(), Some(&("Z" | "X"))) {
        return None;
    }
    Some(Entry {
        parent: number(1)? as u32,
        group: number(2)? as u32,
        session: number(3)? as u32,
        start: number(19)?,
        pages: number(21)?,
    })
}

/// Reads `/proc/PID/smaps_rollup`: the bytes in memory, those of a shared page divided among the processes that share it.
fn proportional(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_a_process_is_read() {
        let text = "55a0-7ffe ---p 00000000 00:00 0    [rollup]\nRss:     5000 kB\nPss:            1234 kB\nPss_Dirty: 7 kB\n";
        assert_eq!(proportional(text), Some(1_234 << 10));
        assert_eq!(proportional("Rss: 5000 kB\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_stranger_with_a_used_number_is_no_member() {
        let own = fs::read_to_string("/proc/self/stat").unwrap();
        let (pid, start) = (std::process::id(), entry(&own).unwrap().start);
        let memory = |kin: Kin| Family { head: 0, seen: [kin].into() }.memory();
        assert!(memory((pid, start)) > 0);
        assert_eq!(memory((pid, start + 1)), 0);
    }

    #[test]
    fn the_state_of_a_process_is_read() {
        let text =
            "71 (a b) c) S 70 71 72 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 5555 1000 33 18446744073709551615";
        let read = entry(text).unwrap();
        assert_eq!((read.parent, read.group, read.session, read.start, read.pages), (70, 71, 72, 5_555, 33));
        assert!(entry(&text.replace(" S ", " Z ")).is_none());
    }
}
