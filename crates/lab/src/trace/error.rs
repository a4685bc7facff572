//! Errors in a trace.

use plyground_i18n::{Texts, say};

use super::Flaw;

/// An error in a trace, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub problem: Problem,
}

/// A kind of error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is no first line.
    Empty,
    /// The line is not the JSON that is expected.
    Broken(Flaw),
    /// The first line does not say what was searched.
    NoHeader(Flaw),
    /// The file was written by a later version.
    Future(u32),
    /// The first node has a parent, or a later one has none.
    Root(u64),
    /// A node says that it is its own parent.
    OwnParent(u64),
    /// An id is used a second time.
    Repeated(u64),
    /// A node is about another that was never entered.
    Unknown(u64),
    /// An event is about a node that is not the innermost open one: it was left already, or another was entered since.
    NotOpen {
        /// The node of the event.
        id: u64,
        /// The innermost open one.
        open: Option<u64>,
    },
    /// The distance from the root is not one more than the parent's.
    Ply {
        /// The value found.
        found: u16,
        /// The value expected.
        expected: u16,
    },
    /// A node below the root does not say which move leads there.
    NoMove(u64),
    /// A best or repeated move is not the one that was searched last.
    OtherMove {
        /// The move that is named.
        found: String,
        /// The move that was searched.
        searched: String,
    },
    /// A move is to be searched again, but the next line does not enter it.
    NotAgain,
    /// A node is deeper than any search goes.
    TooDeep,
    /// A move is called the best so far but returned without a value.
    BestWithoutValue,
    /// The number of dropped visits is larger than possible.
    TooManyDropped,
    /// The file ends while a node is open.
    Unfinished(u64),
    /// Something follows after the root was left.
    AfterEnd,
}

impl TraceError {
    /// The error in a sentence.
    pub fn say(&self, texts: &Texts) -> String {
        let what = self.problem.say(texts);
        say!(texts, "trace-fault", line = self.line, what = what)
    }
}

impl Problem {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Empty => texts.get("trace-empty"),
            Self::Broken(why) => say!(texts, "trace-broken", why = why.say(texts)),
            Self::NoHeader(why) => say!(texts, "trace-no-header", why = why.say(texts)),
            Self::Future(version) => {
                say!(texts, "trace-future", version = *version, ours = super::VERSION)
            }
            Self::Root(id) => say!(texts, "trace-root", id = id.to_string()),
            Self::OwnParent(id) => say!(texts, "trace-own-parent", id = id.to_string()),
            Self::Repeated(id) => say!(texts, "trace-repeated", id = id.to_string()),
            Self::Unknown(id) => say!(texts, "trace-unknown", id = id.to_string()),
            Self::NotOpen { id, open: Some(open) } => {
                say!(texts, "trace-not-open", id = id.to_string(), open = open.to_string())
            }
            Self::NotOpen { id, open: None } => say!(texts, "trace-nothing-open", id = id.to_string()),
            Self::Ply { found, expected } => {
                say!(texts, "trace-ply", found = *found, expected = *expected)
            }
            Self::NoMove(id) => say!(texts, "trace-no-move", id = id.to_string()),
            Self::OtherMove { found, searched } => {
                say!(texts, "trace-other-move", found = found, searched = searched)
            }
            Self::Unfinished(id) => say!(texts, "trace-unfinished", id = id.to_string()),
            Self::NotAgain => texts.get("trace-not-again"),
            Self::TooDeep => texts.get("trace-too-deep"),
            Self::BestWithoutValue => texts.get("trace-best-without-value"),
            Self::TooManyDropped => texts.get("trace-too-many-dropped"),
            Self::AfterEnd => texts.get("trace-after-end"),
        }
    }
}
