//! Whether an engine speaks the protocol: one finding for each requirement.

mod examiner;
mod questions;

pub use examiner::Examiner;
pub use questions::{ProtocolQuestion, QUESTIONS};

/// The result of one question.
#[derive(Debug)]
pub struct Finding {
    /// The key of the question.
    pub key: &'static str,
    /// Whether the protocol requires what is asked.
    pub is_mandatory: bool,
    /// What was sent and what came back, in order.
    pub said: Vec<Said>,
    /// The verdict.
    pub verdict: CheckResult,
}

/// The verdict on one question.
#[derive(Debug)]
pub enum CheckResult {
    /// Answered correctly.
    Good,
    /// The fault, in English with the engine's own words.
    Wrong(String),
    /// Not asked.
    NotTried(Untried),
}

/// Why a question was not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untried {
    /// There is no process to ask.
    NotStarted,
    /// The engine did not answer an earlier question that the others depend on.
    Silent,
}

/// A line of the conversation.
#[derive(Debug)]
pub enum Said {
    /// To the engine.
    Sent(String),
    /// By the engine.
    Heard(String),
}

impl Said {
    /// The sign of its direction (`>` or `<`) and the line.
    pub fn parts(&self) -> (char, &str) {
        match self {
            Self::Sent(line) => ('>', line),
            Self::Heard(line) => ('<', line),
        }
    }
}

impl Finding {
    /// Whether a mandatory question failed.
    pub fn failed(&self) -> bool {
        self.is_mandatory && self.wrong().is_some()
    }

    /// The fault, if there is one.
    pub fn wrong(&self) -> Option<&str> {
        match &self.verdict {
            CheckResult::Wrong(wrong) => Some(wrong),
            CheckResult::Good | CheckResult::NotTried(_) => None,
        }
    }
}
