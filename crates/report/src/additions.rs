//! What an author adds to a report: source files of their own, and the wish to write the conclusions themselves.

use serde::{Deserialize, Serialize};

/// The additions of an author. They do not change the counts.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Additions {
    /// The author's source files.
    pub code: Vec<OwnFile>,
    /// Whether questions stand in place of conclusions.
    pub skeleton: bool,
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnFile {
    /// Its name, without folders.
    pub name: String,
    /// Its text.
    pub text: String,
}
