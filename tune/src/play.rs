//! How games are played: the options that every match of the engine against itself has.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use plyground_gomoku::Rule;

/// How games are played.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// Nodes for each move.
    #[arg(long, default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// The rule played by.
    #[arg(long, default_value = "freestyle")]
    pub(crate) rule: Rule,
    /// Columns and rows.
    #[arg(long, default_value_t = 15)]
    pub(crate) size: usize,
    /// The same seed gives the same openings.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games, or pairs of them, played at once.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Stop after so many seconds and keep what there is.
    #[arg(long)]
    pub(crate) seconds: Option<u64>,
}

impl Play {
    /// Runs `work` on several threads, each with its own `tools`, for the numbers below `count`, until they or the
    /// time are over.
    pub(crate) fn share<T>(
        &self,
        count: usize,
        tools: impl Fn() -> T + Sync,
        work: impl Fn(u64, &mut T) + Sync,
    ) {
        let next = AtomicUsize::new(0);
        let start = Instant::now();
        let over = || self.seconds.is_some_and(|seconds| start.elapsed() > Duration::from_secs(seconds));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let mut tools = tools();
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= count || over() {
                            return;
                        }
                        work(number as u64, &mut tools);
                    }
                });
            }
        });
    }
}
