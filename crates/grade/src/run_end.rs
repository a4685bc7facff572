//! How the run of a student's program ended.

use plyground_i18n::{Texts, say};
use serde::{Deserialize, Serialize};

use crate::RunLimits;

/// The end of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunEnd {
    /// It read its tasks and ended.
    Done,
    /// It ended with another status than 0, and its last words on standard error.
    Failed(String, String),
    /// It took longer than these seconds, or more processor time than these. Which limit is met first depends on what else the
    /// machine does, so both are one end.
    OutOfTime(u64, u64),
    /// It wrote more than this many kilobytes.
    TooMuchOutput(u64),
    /// It started more than this many processes.
    TooManyProcesses(u64),
    /// It used more than this many megabytes of memory.
    TooMuchMemory(u64),
    /// It could not be started, and why.
    NotStarted(String),
}

impl RunEnd {
    /// The end of a program that used up its time.
    pub fn out_of_time(limits: &RunLimits) -> Self {
        Self::OutOfTime(limits.seconds, limits.cpu_seconds)
    }

    /// A sentence; none where all went well.
    pub fn words(&self, texts: &Texts) -> Option<String> {
        Some(match self {
            Self::Done => return None,
            Self::Failed(status, words) if words.is_empty() => {
                say!(texts, "grade-end-failed", status = status)
            }
            Self::Failed(status, words) => {
                say!(texts, "grade-end-failed-saying", status = status, words = words)
            }
            Self::OutOfTime(wall, cpu) => say!(texts, "grade-end-time", wall = *wall, cpu = *cpu),
            Self::TooMuchOutput(most) => say!(texts, "grade-end-output", most = *most),
            Self::TooManyProcesses(most) => say!(texts, "grade-end-processes", most = *most),
            Self::TooMuchMemory(most) => say!(texts, "grade-end-memory", most = *most),
            Self::NotStarted(why) => say!(texts, "grade-end-not-started", why = why),
        })
    }
}
