//! What the manager has let us know: rule, limits, memory.

use std::num::NonZero;

use plyground_gomoku::{Level, Rule};

use crate::clock::{Clock, FASTEST};
use crate::command::{excerpt, number};

/// Everything that INFO lines have said so far. Most of it outlives the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Knowledge {
    /// The rule to play by.
    pub rule: Rule,
    /// The clock.
    pub clock: Clock,
    /// Threads to think with.
    pub threads: usize,
    /// The deepest iteration, if that is limited.
    pub depth: Option<usize>,
    /// The most positions to enter, if that is limited.
    pub nodes: Option<u64>,
    /// Bytes that the whole process may take; 0 for any number, none where nobody has said.
    pub memory: Option<usize>,
    /// Bytes that somebody wishes the table to have.
    pub hash: Option<usize>,
    /// The level to play at; none for all that we can.
    pub level: Option<Level>,
    /// What decides which threats a level overlooks.
    pub seed: u64,
    /// Whether the best move is shown while we think.
    pub live: bool,
    /// Whether a Yixin board is listening, which counts rules in its own way.
    pub yixin: bool,
    /// What could not be done, by key. The protocol has us wait with it until a move is asked for.
    complaint: Option<(String, String)>,
}

/// The table where nobody limits the memory.
const TABLE: usize = 64 << 20;
/// The table of a level, as large as in other games against it.
const LEVEL_TABLE: usize = 4 << 20;
/// The smallest and the largest table that we make. A request for more than there is would end the process.
const TABLES: std::ops::RangeInclusive<usize> = 1 << 16..=1 << 30;
/// What the rest of the process takes, and each thread.
const PROCESS: usize = 16 << 20;
const THREAD: usize = 2 << 20;
/// What a thread finds in a millisecond, some moves long.
const A_MILLISECOND: usize = 128 << 10;
/// More threads than any search of ours has use for.
const MOST_THREADS: usize = 256;

impl Default for Knowledge {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            clock: Clock::default(),
            threads: 1,
            depth: None,
            nodes: None,
            memory: None,
            hash: None,
            level: None,
            seed: 0,
            live: false,
            yixin: false,
            complaint: None,
        }
    }
}

impl Knowledge {
    /// Takes a key and its value in. Keys that we do not know are not important: if they were, they would not be INFO.
    pub fn learn(&mut self, key: &str, value: &str) {
        match key {
            "timeout_turn" | "timeout_match" | "time_left" | "max_memory" | "hash_size" | "rule"
            | "thread_num" | "threads" | "max_depth" | "max_node" | "max_nodes" | "show_detail" | "level"
            | "seed" => {}
            // game_type, folder, evaluate and whatever managers add.
            _ => return,
        }
        let Some(number) = number(value) else {
            let value = excerpt(value);
            let complaint = format!("INFO {key} wants a whole number, not `{value}`; the old value stays");
            self.complaint = Some((key.to_owned(), complaint));
            return;
        };
        // Said right after all.
        self.complaint.take_if(|(about, _)| about == key);
        match key {
            "timeout_turn" => self.clock.limit_turn(number),
            "timeout_match" => self.clock.limit_match(number),
            "time_left" => self.clock.set_left(number),
            // Less than nothing is no limit either.
            "max_memory" => self.memory = Some(usize::try_from(number).unwrap_or(0)),
            // In kilobytes, the table alone.
            "hash_size" => self.hash = Some(usize::try_from(number.saturating_mul(1024)).unwrap_or(0)),
            "rule" => self.set_rule(number),
            "thread_num" | "threads" => self.threads = number.clamp(1, most_threads() as i64) as usize,
            "max_depth" => self.depth = usize::try_from(number).ok().filter(|&depth| depth > 0),
            "max_node" | "max_nodes" => self.nodes = u64::try_from(number).ok().filter(|&nodes| nodes > 0),
            "level" => self.set_level(number),
            "seed" => self.seed = number.unsigned_abs(),
            _ => self.live = number & 1 == 1,
        }
    }

    /// Bytes for the transposition table: a wish counts as far as the limit of the process allows, whichever came first.
    ///
    /// A quarter of that limit stays free at least: what the allocator and the libraries take is counted too.
    pub fn table(&self) -> usize {
        let room = self.memory.filter(|&memory| memory > 0).map(|memory| {
            let rest = (memory / 4).max(PROCESS + self.threads * THREAD);
            memory.saturating_sub(rest)
        });
        // A level clears its table before each move, and has no use for a larger one.
        let wish = self.level.map(|_| LEVEL_TABLE).or(self.hash);
        let bytes = match (room, wish) {
            (Some(room), Some(wish)) => room.min(wish),
            (Some(room), None) => room.min(self.useful()),
            (None, wish) => wish.unwrap_or(TABLE),
        };
        bytes.clamp(*TABLES.start(), *TABLES.end())
    }

    /// The largest table that the turns of this game can make use of. More would only take longer to clear, and
    /// START has to be answered in time too.
    fn useful(&self) -> usize {
        let turn = self.clock.turn().and_then(|turn| usize::try_from(turn.max(FASTEST)).ok());
        let bytes = |turn: usize| turn.saturating_mul(self.threads).saturating_mul(A_MILLISECOND);
        // In powers of two, so that a small change does not cost what the table knows.
        turn.map_or(usize::MAX, |turn| bytes(turn).min(*TABLES.end()).next_power_of_two())
    }

    /// What could not be done, once.
    pub fn complain(&mut self) -> Option<String> {
        self.complaint.take().map(|(_, complaint)| complaint)
    }

    /// From 1 to 10; 0 for none.
    fn set_level(&mut self, number: i64) {
        let level = u8::try_from(number).ok().and_then(Level::new);
        if level.is_none() && number != 0 {
            let complaint =
                format!("there is no level {number} here: 1 to 10, or 0 for none; the old one stays");
            self.complaint = Some(("level".to_owned(), complaint));
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
                let complaint = format!(
                    "there is no rule {bits} here: 0 is freestyle, 1 standard, 4 renju, 8 caro; {} stays",
                    self.rule
                );
                self.complaint = Some(("rule".to_owned(), complaint));
                return;
            }
        };
        self.rule = rule;
    }
}

/// As many threads as run at once here. More would wait for each other, and the one that answers among them.
pub(crate) fn most_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[(&str, &str)]) -> Knowledge {
        let mut knowledge = Knowledge::default();
        for (key, value) in lines {
            knowledge.learn(key, value);
        }
        knowledge
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
        let mut yixin = Knowledge { yixin: true, ..Knowledge::default() };
        for (bits, rule) in [("2", Rule::Renju), ("6", Rule::Freestyle), ("1", Rule::Standard)] {
            yixin.learn("rule", bits);
            assert_eq!(yixin.rule, rule);
        }
        let mut continuous = after(&[("rule", "1"), ("rule", "2")]);
        assert_eq!(continuous.rule, Rule::Standard);
        assert!(continuous.complain().is_some_and(|why| why.contains("no rule 2")));
        assert_eq!(continuous.complain(), None);
    }

    #[test]
    fn unknown_keys_are_ignored_and_wrong_values_complained_of() {
        let untouched = after(&[("folder", "/tmp"), ("evaluate", "3,4"), ("caution_factor", "x"), ("", "")]);
        assert_eq!(untouched, Knowledge::default());
        let mut wrong = after(&[("max_node", "500"), ("max_node", "many")]);
        assert_eq!(wrong.nodes, Some(500));
        assert!(wrong.complain().is_some_and(|why| why.contains("max_node") && why.contains("many")));
    }

    #[test]
    fn the_table_leaves_room_for_the_process() {
        let table = |memory: &str| after(&[("max_memory", memory)]).table();
        assert_eq!(table("0"), TABLE);
        assert_eq!(table("-1"), TABLE);
        assert_eq!(table("367001600"), 367_001_600 / 4 * 3);
        assert_eq!(table("1000"), *TABLES.start());
        assert!(table("33554432") <= 33_554_432 - PROCESS);
        assert_eq!(table("99999999999999999999"), *TABLES.end());
        assert_eq!(after(&[("hash_size", "1048576000000")]).table(), *TABLES.end());
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
                    let most = memory.parse().unwrap_or(0).max(PROCESS + threads * THREAD + TABLES.start());
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
        let mut knowledge = after(&[("level", "5"), ("seed", "-7"), ("hash_size", "1048576")]);
        assert_eq!((knowledge.level, knowledge.seed), (Level::new(5), 7));
        assert_eq!(knowledge.table(), LEVEL_TABLE);
        assert!(after(&[("max_memory", "18000000"), ("level", "5")]).table() < LEVEL_TABLE);
        knowledge.learn("level", "11");
        assert_eq!(knowledge.level, Level::new(5));
        assert!(knowledge.complain().is_some_and(|why| why.contains("no level 11")));
        knowledge.learn("level", "0");
        assert_eq!((knowledge.level, knowledge.complain()), (None, None));
    }

    #[test]
    fn limits_of_zero_and_less_are_none() {
        let limits = |depth: &str, nodes: &str| {
            let knowledge = after(&[("max_depth", depth), ("max_node", nodes)]);
            (knowledge.depth, knowledge.nodes)
        };
        assert_eq!(limits("0", "-1"), (None, None));
        assert_eq!(limits("8", "1000"), (Some(8), Some(1000)));
        assert_eq!(after(&[("thread_num", "0")]).threads, 1);
        assert_eq!(after(&[("threads", "99999999999999999999")]).threads, most_threads());
    }
}
