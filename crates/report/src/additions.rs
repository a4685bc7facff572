//! What an author adds to a report: source files of their own, and the wish to write the text themselves.

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

/// The additions of an author. They do not change the counts.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Additions {
    /// The author's source files.
    pub code: Vec<OwnFile>,
    /// Whether the report is a skeleton: headings, empty tables and questions for a student who writes the text.
    pub skeleton: bool,
    /// The chapters that a skeleton leaves out.
    pub without: Vec<Chapter>,
    /// The rules of the author's own game, in paragraphs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
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

/// A chapter of a skeleton.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the chapters")]
pub enum Chapter {
    Abstract,
    Goal,
    Rules,
    State,
    Evaluator,
    Searches,
    Measurements,
    Games,
    Testing,
    Mistakes,
    Conclusions,
    Criteria,
    Literature,
    Source,
    Reproduction,
}

impl Chapter {
    /// All of them, in order.
    pub const ALL: [Self; 15] = [
        Self::Abstract,
        Self::Goal,
        Self::Rules,
        Self::State,
        Self::Evaluator,
        Self::Searches,
        Self::Measurements,
        Self::Games,
        Self::Testing,
        Self::Mistakes,
        Self::Conclusions,
        Self::Criteria,
        Self::Literature,
        Self::Source,
        Self::Reproduction,
    ];

    /// The name that is typed.
    pub fn id(self) -> &'static str {
        match self {
            Self::Abstract => "abstract",
            Self::Goal => "goal",
            Self::Rules => "rules",
            Self::State => "state",
            Self::Evaluator => "evaluator",
            Self::Searches => "searches",
            Self::Measurements => "measurements",
            Self::Games => "games",
            Self::Testing => "testing",
            Self::Mistakes => "mistakes",
            Self::Conclusions => "conclusions",
            Self::Criteria => "criteria",
            Self::Literature => "literature",
            Self::Source => "source",
            Self::Reproduction => "reproduction",
        }
    }

    /// The chapter of a name.
    pub fn find(name: &str) -> Result<Self, Message> {
        Self::ALL.into_iter().find(|chapter| chapter.id() == name.trim()).ok_or_else(|| {
            message!(
                "report-no-chapter",
                "{name} is not a chapter: choose from {known}",
                name = name.to_owned(),
                known = Self::ALL.map(Self::id).join(", ")
            )
        })
    }

    /// The key of its heading.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Abstract => "report-section-abstract",
            Self::Goal => "report-section-goal",
            Self::Rules => "report-section-rules",
            Self::State => "report-section-state",
            Self::Evaluator => "report-section-evaluator",
            Self::Searches => "report-section-searches",
            Self::Measurements => "report-section-measurements",
            Self::Games => "report-section-games",
            Self::Testing => "report-section-testing",
            Self::Mistakes => "report-section-mistakes",
            Self::Conclusions => "report-section-conclusions",
            Self::Criteria => "report-section-criteria",
            Self::Literature => "report-word-literature",
            Self::Source => "report-section-source",
            Self::Reproduction => "report-section-reproduction",
        }
    }
}
