//! Does an engine speak the protocol? One finding for each thing that it should do.

mod examiner;
mod questions;

pub use examiner::Examiner;
pub use questions::{QUESTIONS, Question};

/// How an engine did in one question.
#[derive(Debug)]
pub struct Finding {
    /// Which question, by its key.
    pub key: &'static str,
    /// Whether an engine that fails here does not speak the protocol.
    pub is_mandatory: bool,
    /// What was sent and what came back, in order.
    pub said: Vec<Said>,
    /// How it went.
    pub verdict: Verdict,
}

/// What a question came to.
#[derive(Debug)]
pub enum Verdict {
    /// As it should be.
    Good,
    /// What was wrong, in English with the engine's own words.
    Wrong(String),
    /// It was of no use to ask.
    NotTried(Untried),
}

/// Why a question was not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untried {
    /// There is no process to ask.
    NotStarted,
    /// The engine had not answered to the most important ones: whoever waits for the others waits for nothing.
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
    /// The sign of its direction, and the line.
    pub fn parts(&self) -> (char, &str) {
        match self {
            Self::Sent(line) => ('>', line),
            Self::Heard(line) => ('<', line),
        }
    }
}

impl Finding {
    /// Whether something went wrong that must not.
    pub fn failed(&self) -> bool {
        self.is_mandatory && self.wrong().is_some()
    }

    /// What was wrong, if something was.
    pub fn wrong(&self) -> Option<&str> {
        match &self.verdict {
            Verdict::Wrong(wrong) => Some(wrong),
            Verdict::Good | Verdict::NotTried(_) => None,
        }
    }
}
