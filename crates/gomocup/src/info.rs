//! The settings sent by INFO: rule, limits, memory.

use std::num::NonZero;

use plyground_gomoku::{Level, Rule};

use crate::command::{excerpt, number};
use crate::time_manager::{FASTEST, TimeManager};

/// The settings of all INFO commands so far. Most of them outlive a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Info {
    /// The rule.
    pub rule: Rule,
    /// Time management.
    pub clock: TimeManager,
    /// Search threads.
    pub threads: usize,
    /// The depth limit, if there is one.
    pub depth: Option<usize>,
    /// The node limit, if there is one.
    pub nodes: Option<u64>,
    /// The memory limit of the whole process in bytes; 0 for no limit, none if not set.
    pub memory: Option<usize>,
    /// The requested size of the transposition table in bytes.
    pub hash: Option<usize>,
    /// The level of play; none for the full engine.
    pub level: Option<Level>,
    /// The seed of a level's pattern noise and random choices.
    pub seed: u64,
    /// Whether the best move is shown during the search.
    pub live: bool,
    /// Whether the manager is a Yixin board, which numbers the rules differently.
    pub yixin: bool,
    /// The pending error with its key. The protocol allows it to be reported only when a move is requested.
    error: Option<(String, String)>,
}

/// The table size without a memory limit.
const TABLE: usize = 64 << 20;
/// The table size of a level, the same as in other front ends.
const LEVEL_TABLE: usize = 4 << 20;
/// The range of table sizes. An allocation beyond the available memory would abort the process.
const TABLE_BYTES: std::ops::RangeInclusive<usize> = 1 << 16..=1 << 30;
/// The memory of the rest of the process, and of each thread.
const PROCESS: usize = 16 << 20;
const THREAD: usize = 2 << 20;
/// The table size that a thread can make use of, per millisecond of a turn.
const BYTES_PER_MILLISECOND: usize = 128 << 10;
/// The maximum number of threads.
const MAX_THREADS: usize = 256;

impl Default for Info {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            clock: TimeManager::default(),
            threads: 1,
            depth: None,
            nodes: None,
            memory: None,
            hash: None,
            level: None,
            seed: 0,
            live: false,
            yixin: false,
            error: None,
        }
    }
}

impl Info {
    /// Sets a value by key. Unknown keys are ignored, as the protocol demands.
    pub fn set(&mut self, key: &str, value: &str) {
        match key {
            "timeout_turn" | "timeout_match" | "time_left" | "max_memory" | "hash_size" | "rule"
            | "thread_num" | "threads" | "max_depth" | "max_node" | "max_nodes" | "show_detail" | "level"
            | "seed" => {}
            // game_type, folder, evaluate and extensions of managers.
            _ => return,
        }
        let Some(number) = number(value) else {
            let value = excerpt(value);
            let error = format!("INFO {key} wants a whole number, not `{value}`; the old value stays");
            self.error = Some((key.to_owned(), error));
            return;
        };
        // A correct value clears an earlier error of the same key.
        self.error.take_if(|(about, _)| about == key);
        match key {
            "timeout_turn" => self.clock.limit_turn(number),
            "timeout_match" => self.clock.limit_match(number),
            "time_left" => self.clock.set_left(number),
            // A negative limit counts as none.
            "max_memory" => self.memory = Some(usize::try_from(number).unwrap_or(0)),
            // In kilobytes, for the table alone.
            "hash_size" => self.hash = Some(usize::try_from(number.saturating_mul(1024)).unwrap_or(0)),
            "rule" => self.set_rule(number),
            "thread_num" | "threads" => self.threads = number.clamp(1, max_threads() as i64) as usize,
            "max_depth" => self.depth = usize::try_from(number).ok().filter(|&depth| depth > 0),
            "max_node" | "max_nodes" => self.nodes = u64::try_from(number).ok().filter(|&nodes| nodes > 0),
            "level" => self.set_level(number),
            "seed" => self.seed = number.unsigned_abs(),
            _ => self.live = number & 1 == 1,
        }
    }

    /// The size of the transposition table in bytes: the requested size within the memory limit. The order in which the
    /// two were set does not matter.
    ///
    /// At least a quarter of the limit is left to the allocator and the libraries, which count too.
    pub fn table(&self) -> usize {
        let room = self.memory.filter(|&memory| memory > 0).map(|memory| {
            let rest = (memory / 4).max(PROCESS + self.threads * THREAD);
            memory.saturating_sub(rest)
        });
        // A level clears its table before each move, so a small one suffices.
        let wish = self.level.map(|_| LEVEL_TABLE).or(self.hash);
        let bytes = match (room, wish) {
            (Some(room), Some(wish)) => room.min(wish),
            (Some(room), None) => room.min(self.useful()),
            (None, wish) => wish.unwrap_or(TABLE),
        };
        bytes.clamp(*TABLE_BYTES.start(), *TABLE_BYTES.end())
    }

    /// The largest table that the turns of this game can fill. A larger one would only take longer to clear, and START must
    /// be answered in time.
    fn useful(&self) -> usize {
        let turn = self.clock.turn().and_then(|turn| usize::try_from(turn.max(FASTEST)).ok());
        let bytes = |turn: usize| turn.saturating_mul(self.threads).saturating_mul(BYTES_PER_MILLISECOND);
        // In powers of two, so that a small change of the turn does not discard the table.
        turn.map_or(usize::MAX, |turn| bytes(turn).min(*TABLE_BYTES.end()).next_power_of_two())
    }

    /// Takes the pending error.
    pub fn take_error(&mut self) -> Option<String> {
        self.error.take().map(|(_, error)| error)
    }

    /// Sets the level, 1 to 10; 0 for none.
    fn set_level(&mut self, number: i64) {
        let level = u8::try_from(number).ok().and_then(Level::new);
        if level.is_none() && number != 0 {
            let error = format!("there is no level {number} here: 1 to 10, or 0 for none; the old one stays");
            self.error = Some(("level".to_owned(), error));
            return;
        }
        self.level = level;
    }

    fn set_rule(&mut self, bits: i64) {
        let rule = match (bits, self.yixin) {
            (0, _) | (5 | 6, true) => Rule::Freestyle,
            (1, _) => Rule::Standard,
            (4 | 5, _) | (2, true) => Rule::Renju,
            (8 | 9, _) => Rule::Caro,
            _ => {
                let error = format!(
                    "there is no rule {bits} here: 0 is freestyle, 1 standard, 4 renju, 8 caro; {} stays",
                    self.rule
                );
                self.error = Some(("rule".to_owned(), error));
                return;
            }
        };
        self.rule = rule;
    }
}

/// The number of hardware threads. More would delay each other, and the main thread.
pub(crate) fn max_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).min(MAX_THREADS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[(&str, &str)]) -> Info {
        let mut info = Info::default();
        for (key, value) in lines {
            info.set(key, value);
        }
        info
    }

    #[test]
    fn rules_are_bits_and_yixin_counts_otherwise() {
        for (bits, rule) in
            [("0", Rule::Freestyle), ("1", Rule::Standard), ("4", Rule::Renju), ("5", Rule::Renju)]
        {
            assert_eq!(after(&[("rule", bits)]).rule, rule);
        }
        for bits in ["8", "9"] {
            assert_eq!(after(&[("rule", bits)]).rule, Rule::Caro);
        }
        let mut yixin = Info { yixin: true, ..Info::default() };
        for (bits, rule) in [("2", Rule::Renju), ("6", Rule::Freestyle), ("1", Rule::Standard)] {
            yixin.set("rule", bits);
            assert_eq!(yixin.rule, rule);
        }
        let mut continuous = after(&[("rule", "1"), ("rule", "2")]);
        assert_eq!(continuous.rule, Rule::Standard);
        assert!(continuous.take_error().is_some_and(|why| why.contains("no rule 2")));
        assert_eq!(continuous.take_error(), None);
    }

    #[test]
    fn unknown_keys_are_ignored_and_wrong_values_reported() {
        let untouched = after(&[("folder", "/tmp"), ("evaluate", "3,4"), ("caution_factor", "x"), ("", "")]);
        assert_eq!(untouched, Info::default());
        let mut wrong = after(&[("max_node", "500"), ("max_node", "many")]);
        assert_eq!(wrong.nodes, Some(500));
        assert!(wrong.take_error().is_some_and(|why| why.contains("max_node") && why.contains("many")));
    }

    #[test]
    fn the_table_leaves_room_for_the_process() {
        let table = |memory: &str| after(&[("max_memory", memory)]).table();
        assert_eq!(table("0"), TABLE);
        assert_eq!(table("-1"), TABLE);
        assert_eq!(table("367001600"), 367_001_600 / 4 * 3);
        assert_eq!(table("1000"), *TABLE_BYTES.start());
        assert!(table("33554432") <= 33_554_432 - PROCESS);
        assert_eq!(table("99999999999999999999"), *TABLE_BYTES.end());
        assert_eq!(after(&[("hash_size", "1048576000000")]).table(), *TABLE_BYTES.end());
    }

    #[test]
    fn the_order_of_what_is_said_about_memory_does_not_matter() {
        for memory in ["0", "1000000", "40000000", "70000000", "367001600", "99999999999"] {
            for hash in ["0", "1024", "65536", "1048576", "9999999999"] {
                for threads in ["1", "2", "64"] {
                    let said = [("max_memory", memory), ("hash_size", hash), ("thread_num", threads)];
                    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
                    let tables = orders.map(|order| after(&order.map(|place| said[place])).table());
                    assert!(tables.iter().all(|&table| table == tables[0]), "{said:?}: {tables:?}");
                    let threads = after(&said).threads;
                    let most =
                        memory.parse().unwrap_or(0).max(PROCESS + threads * THREAD + TABLE_BYTES.start());
                    let taken = tables[0] + PROCESS + threads * THREAD;
                    assert!(memory == "0" || taken <= most, "{said:?}: {taken}");
                    assert!(tables[0] <= hash.parse::<usize>().unwrap_or(0).max(64) * 1024, "{said:?}");
                }
            }
        }
    }

    #[test]
    fn short_turns_have_no_use_for_a_large_table() {
        let table = |turn: &str, rest: &[(&str, &str)]| {
            after(&[&[("max_memory", "1000000000"), ("timeout_turn", turn)], rest].concat()).table()
        };
        assert_eq!(table("300", &[]), 64 << 20);
        assert_eq!(table("320", &[]), table("300", &[]));
        assert_eq!(table("60000", &[]), 750_000_000);
        assert_eq!(table("0", &[]), 4 << 20);
        assert_eq!(table("300", &[("hash_size", "102400")]), 100 << 20, "a wish is a wish");
    }

    #[test]
    fn levels_are_numbered_from_one() {
        let mut info = after(&[("level", "5"), ("seed", "-7"), ("hash_size", "1048576")]);
        assert_eq!((info.level, info.seed), (Level::new(5), 7));
        assert_eq!(info.table(), LEVEL_TABLE);
        assert!(after(&[("max_memory", "18000000"), ("level", "5")]).table() < LEVEL_TABLE);
        info.set("level", "11");
        assert_eq!(info.level, Level::new(5));
        assert!(info.take_error().is_some_and(|why| why.contains("no level 11")));
        info.set("level", "0");
        assert_eq!((info.level, info.take_error()), (None, None));
    }

    #[test]
    fn limits_of_zero_and_less_are_none() {
        let limits = |depth: &str, nodes: &str| {
            let info = after(&[("max_depth", depth), ("max_node", nodes)]);
            (info.depth, info.nodes)
        };
        assert_eq!(limits("0", "-1"), (None, None));
        assert_eq!(limits("8", "1000"), (Some(8), Some(1000)));
        assert_eq!(after(&[("thread_num", "0")]).threads, 1);
        assert_eq!(after(&[("threads", "99999999999999999999")]).threads, max_threads());
    }
}
