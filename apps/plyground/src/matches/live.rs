//! The standings during the match, on standard error.

use std::collections::BTreeMap;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use plyground_arena::{GameResult, MatchSetup, Standings};
use plyground_i18n::say;

use super::show;
use crate::language::texts;
use crate::output::note;

/// A bar with the standings below it; if standard error is no terminal, a line from time to time.
pub(super) struct MatchDisplay<'a> {
    setup: &'a MatchSetup,
    bar: ProgressBar,
    begun: Instant,
    /// Number of games that were finished before.
    before: usize,
    is_watched: bool,
    told: Option<Instant>,
}

/// Interval between two lines of a log.
const SELDOM: Duration = Duration::from_secs(30);

impl<'a> MatchDisplay<'a> {
    pub(super) fn new(setup: &'a MatchSetup, before: usize) -> Self {
        let bar = ProgressBar::new(setup.schedule().games() as u64);
        let style = ProgressStyle::with_template("{bar:24.cyan} {msg}").expect("the template is well-formed");
        bar.set_style(style.progress_chars("━╸─"));
        Self { setup, bar, begun: Instant::now(), before, is_watched: stderr().is_terminal(), told: None }
    }

    /// Shows the state of the match.
    pub(super) fn show(&mut self, games: &BTreeMap<usize, GameResult>) {
        let table = Standings::new(self.setup.engines.len(), &self.setup.schedule(), games.values());
        let head = self.head(games.len());
        if self.is_watched {
            self.bar.set_position(games.len() as u64);
            self.bar.set_message(format!("{head}\n{}", show::standings(self.setup, &table, false)));
        } else if self.told.is_none_or(|told| told.elapsed() >= SELDOM) {
            self.told = Some(Instant::now());
            note(&format!("{head}; {}", show::summary(self.setup, &table)));
        }
    }

    /// Number of finished games, and the remaining time.
    fn head(&self, done: usize) -> String {
        let all = self.setup.schedule().games();
        let played = done - self.before;
        if played == 0 {
            return say!(texts(), "match-live", done = done, all = all);
        }
        let left = self.begun.elapsed().as_secs_f64() / played as f64 * (all - done) as f64;
        let minutes = (left / 60.0) as u64;
        let time = format!("{}:{:02}:{:02}", minutes / 60, minutes % 60, left as u64 % 60);
        say!(texts(), "match-live-left", done = done, all = all, time = time)
    }
}

impl Drop for MatchDisplay<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
