//! The options of self-play, and its distribution over threads.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use plyground_gomoku::Rule;

/// Options of self-play.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// Nodes per move.
    #[arg(long, default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// Rule of the games.
    #[arg(long, default_value = "freestyle")]
    pub(crate) rule: Rule,
    /// Columns and rows.
    #[arg(long, default_value_t = 15)]
    pub(crate) size: usize,
    /// The same seed gives the same openings.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games or pairs played in parallel.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Stop after this many seconds and keep the games played.
    #[arg(long)]
    pub(crate) seconds: Option<u64>,
}

impl Play {
    /// Runs `work` for the numbers below `count` on several threads, each with its own `tools`, until they are done or the
    /// time is up.
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
