//! The smallest case in which a contract is broken.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use plyground_core::Window;

use crate::ContractRule;

/// One fault: the call that was made, the expected result and the actual one. These are texts for programmers, the same
/// in every language: names of functions, moves, numbers.
///
/// Boxed, so that results which carry one stay small.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault(Box<Facts>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Facts {
    rule: ContractRule,
    call: String,
    expected: String,
    found: String,
    evaluator: Option<String>,
    window: Option<Window>,
    nodes: Option<u64>,
}

impl Fault {
    pub(crate) fn new(
        rule: ContractRule,
        call: impl Into<String>,
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) -> Self {
        Self(Box::new(Facts {
            rule,
            call: call.into(),
            expected: expected.to_string(),
            found: found.to_string(),
            evaluator: None,
            window: None,
            nodes: None,
        }))
    }

    pub(crate) fn rule(&self) -> ContractRule {
        self.0.rule
    }

    /// The same, said of an evaluator.
    pub(crate) fn of(mut self, evaluator: &str) -> Self {
        self.0.evaluator = Some(evaluator.to_owned());
        self
    }

    /// The same, with a window.
    pub(crate) fn within(mut self, window: Window) -> Self {
        self.0.window = Some(window);
        self
    }

    /// The same, where the search is stopped after `nodes` nodes.
    pub(crate) fn stopped_after(mut self, nodes: u64) -> Self {
        self.0.nodes = Some(nodes);
        self
    }

    /// The same, after other calls.
    pub(crate) fn after(mut self, calls: &str) -> Self {
        self.0.call.insert_str(0, calls);
        self
    }
}

/// Runs `f`; a panic is a fault like any other.
pub(crate) fn guarded<T>(f: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|payload| {
        Err(Fault::new(ContractRule::Panic, "panic!", "", panic_message(payload.as_ref())))
    })
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// A broken contract, in the smallest case that was found. `Display` writes it in English, in several lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The rule that is broken.
    pub rule: ContractRule,
    /// The moves from the start to the position; none in a written tree.
    pub moves: Vec<String>,
    /// Where two positions contradict each other, the moves to the other one.
    pub other_moves: Option<Vec<String>>,
    /// The position as text; a tree as [`Tree::parse`](crate::Tree::parse) reads it.
    pub position: String,
    /// The position as a board, in several lines, where that shows more than its text.
    pub drawing: Option<String>,
    /// The name of the evaluator.
    pub evaluator: Option<String>,
    /// The depth of the search.
    pub depth: Option<u16>,
    /// The window of the search.
    pub window: Option<Window>,
    /// The number of nodes after which the search was stopped.
    pub nodes: Option<u64>,
    /// The calls that were made there.
    pub call: String,
    /// The expected result.
    pub expected: String,
    /// The actual result.
    pub found: String,
    /// Whether every shorter case was tried and passes. Otherwise a shorter one may exist.
    pub is_smallest: bool,
    /// The seed from which a run of [`rounds`](Self::rounds) rounds reproduces this failure.
    pub seed: u64,
    /// The number of rounds that it takes from there.
    pub rounds: u64,
}

impl Failure {
    /// A failure with this fault and everything else empty.
    pub(crate) fn new(Fault(fault): Fault) -> Self {
        Self {
            rule: fault.rule,
            moves: Vec::new(),
            other_moves: None,
            position: String::new(),
            drawing: None,
            evaluator: fault.evaluator,
            depth: None,
            window: fault.window,
            nodes: fault.nodes,
            call: fault.call,
            expected: fault.expected,
            found: fault.found,
            is_smallest: false,
            seed: 0,
            rounds: 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.rule.sentence())?;
        let mut line = |label: &str, text: &str| writeln!(f, "  {label:<9} {text}");
        if !self.moves.is_empty() || self.other_moves.is_some() {
            line("moves", &listed(&self.moves))?;
        }
        if let Some(moves) = &self.other_moves {
            line("and", &listed(moves))?;
        }
        line("position", &self.position)?;
        for row in self.drawing.iter().flat_map(|drawing| drawing.lines()) {
            line("", row)?;
        }
        if let Some(evaluator) = &self.evaluator {
            line("evaluator", evaluator)?;
        }
        let numbers = [
            ("depth", self.depth.map(|depth| depth.to_string())),
            ("window", self.window.map(|window| window.to_string())),
            ("nodes", self.nodes.map(|nodes| nodes.to_string())),
        ];
        for (label, number) in numbers {
            number.map_or(Ok(()), |number| line(label, &number))?;
        }
        line("call", &self.call)?;
        line("expected", &self.expected)?;
        line("found", &self.found)?;
        line("again", &format!("seed {}, rounds {}", self.seed, self.rounds))
    }
}

impl std::error::Error for Failure {}

/// Moves in one line; of a long list, the first and the last.
pub fn listed(moves: &[String]) -> String {
    const MOST: usize = 100;
    match moves.len() {
        0 => "-".to_owned(),
        n if n <= MOST => moves.join(" "),
        n => format!("{} … {}", moves[..MOST / 2].join(" "), moves[n - MOST / 2..].join(" ")),
    }
}
