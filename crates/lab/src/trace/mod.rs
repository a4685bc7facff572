//! A search as a file: one JSON object a line, in the order of events.
//!
//! `docs/traces.md` describes the format and `docs/trace.schema.json` is its schema. Any program in any language may
//! write such a file about its own search; [`read`] checks that it is well-formed, and [`check`] that it matches the
//! search that it names.

mod check;
mod error;
mod flaw;
mod line;
mod read;
mod recorded;
mod write;

pub use check::{Difference, TraceCheck, check, compare};
pub use error::{Problem, TraceError};
pub use flaw::Flaw;
pub use read::{Trace, read};
pub use recorded::recorded_search;
pub use write::write;

/// The version of the format that is written; this and older versions can be read.
pub const VERSION: u32 = 1;
