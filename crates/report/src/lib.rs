//! The lab report: from a game and a few settings to a finished document.
//!
//! [`ReportSettings`] determine the counts; [`measure()`] computes them; the text follows from the [`Findings`] and the
//! language.

mod additions;
mod chapters;
mod claim;
mod command;
pub mod document;
mod example;
mod files;
mod findings;
mod measure;
mod mistakes;
mod pictures;
mod playing;
mod positions;
mod searcher;
mod settings;
mod testing;
mod title;
mod variant;
mod worked;

pub use additions::{Additions, Chapter, OwnFile};
pub use chapters::{Cover, compose, left_out};
pub use claim::{Claim, Difference, Refusal, changed_chapter, difference_on_page};
pub use command::{command_line, quoted};
pub use example::{Example, Watched};
pub use files::{ReportFile, files};
pub use findings::{Counts, Findings, hash};
pub use measure::{MeasureOptions, QUICK, Stage, measure};
pub use mistakes::{Answered, MistakeEffect, Witness};
pub use playing::{Played, PlayedMove};
pub use settings::{ReportSettings, Start, suitable_depths};
pub use testing::{CaseOutcome, ReportCase, Tested};
pub use title::Title;
pub use variant::{bound_hash, variant_moves};
pub use worked::{CombinedTerm, WorkedExample};

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) mod samples {
    use std::sync::LazyLock;
    use std::time::Duration;

    use plyground_lab::statistics::Summary;
    use plyground_registry::{Session, open};

    use super::{Findings, MeasureOptions, ReportSettings, measure};

    /// Settings of a game that are measured quickly.
    pub(crate) fn settings(session: &dyn Session, most: u64) -> ReportSettings {
        let mut settings = ReportSettings::of(session, None).unwrap();
        settings.depths.retain(|&depth| depth == 1 || session.positions(depth, most).is_some());
        settings.effort = most.min(600);
        settings
    }

    /// Their findings, without times.
    pub(crate) fn measured(settings: &ReportSettings) -> Findings {
        let still = || Duration::ZERO;
        let options = MeasureOptions { clock: &still, timing: None, cancel: None, own: None, known: &[] };
        measure(settings, options, &mut |_| ()).unwrap().unwrap()
    }

    /// Ten runs without an outlier.
    pub(crate) fn time(mean_s: f64, deviation_s: f64) -> Summary {
        Summary {
            runs: 10,
            mean_s,
            deviation_s: Some(deviation_s),
            median_s: mean_s,
            lower_quartile_s: mean_s - 0.6745 * deviation_s,
            upper_quartile_s: mean_s + 0.6745 * deviation_s,
            min_s: mean_s,
            max_s: mean_s,
            outliers: 0,
        }
    }

    /// Findings to inspect and to change: tic-tac-toe four plies deep, with every search.
    pub(crate) fn findings() -> &'static Findings {
        static FINDINGS: LazyLock<Findings> = LazyLock::new(|| {
            let mut settings = settings(&*open("tic-tac-toe").unwrap(), 4_000);
            settings
                .mutations
                .retain(|mutation| ["leaf-for-mover", "unshared-root"].contains(&mutation.as_str()));
            measured(&settings)
        });
        &FINDINGS
    }
}
