//! The progress bar of a comparison.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use plyground_i18n::{Family, Texts, say};
use plyground_lab::experiment::Step;

/// A bar on standard error with the remaining time; hidden if standard error is no terminal.
pub(super) struct Progress<'a> {
    texts: &'a Texts,
    bar: ProgressBar,
    /// The estimated end, if it is known.
    end: Arc<Mutex<Option<Instant>>>,
}

impl<'a> Progress<'a> {
    pub(super) fn new(texts: &'a Texts, searches: usize) -> Self {
        /// Placeholder of the time in the message.
        const GAP: &str = "\u{1}";
        let end: Arc<Mutex<Option<Instant>>> = Arc::default();
        let bar = ProgressBar::new(searches as u64);
        let pattern = say!(texts, "compare-time-left", time = GAP);
        let left = {
            let end = Arc::clone(&end);
            move |_: &ProgressState, out: &mut dyn std::fmt::Write| {
                let Some(end) = end.lock().ok().and_then(|end| *end) else { return };
                let seconds = end.saturating_duration_since(Instant::now()).as_secs();
                let time = format!("{}:{:02}", seconds / 60, seconds % 60);
                // An error in drawing the bar is no reason to stop measuring.
                let _ = out.write_str(&pattern.replace(GAP, &time));
            }
        };
        let style =
            ProgressStyle::with_template("{bar:24.cyan} {msg}{left}").expect("the template is well-formed");
        bar.set_style(style.with_key("left", left).progress_chars("━╸─"));
        Self { texts, bar, end }
    }

    /// Shows a step.
    pub(super) fn show(&self, step: &Step<'_>) {
        let Step::Begins { done, depth, algorithm, left } = *step else { return };
        if let Ok(mut end) = self.end.lock() {
            // Less than a second is not worth showing.
            *end = left.filter(|left| left.as_secs() > 0).and_then(|left| Instant::now().checked_add(left));
        }
        let all = self.bar.length().unwrap_or_default();
        self.bar.set_position(done as u64);
        self.bar.set_message(say!(
            self.texts,
            "compare-progress",
            done = done,
            all = all,
            depth = depth,
            algorithm = self.texts.name(Family::Algorithm, algorithm),
        ));
        self.bar.enable_steady_tick(Duration::from_millis(200));
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
