//! Which mistake a student's search makes.
//!
//! A program answers tasks by a protocol of lines: a position, a search and a depth; a move, a value and a count of nodes.
//! Its answers are compared with those of one plain search, in which every mistake of a catalogue can be switched on. The
//! mistake, or the convention of a textbook, whose answers are the same on all tasks is the diagnosis.
//!
//! Deliberately absent: processes and files. The program that grades runs the students' programs and hands over what they
//! wrote.

mod behaviour;
mod convention;
mod diagnosis;
mod faulty;
mod feedback;
mod infinite;
mod line_game;
mod marks;
mod mistake;
mod model;
mod picture;
mod program;
mod reply;
mod rubric;
mod run_end;
mod search_kind;
mod sheet;
mod suspects;
mod switch;
mod task;
mod tree_game;
mod visits;
mod walk;
mod windows;
mod words;
mod writing;

pub use behaviour::Behaviour;
pub use convention::{Convention, Failing, RootLoop, TableUse, WinValue};
pub use diagnosis::{Diagnosis, FitLevel, WrongAnswer, diagnose};
pub use feedback::{Feedback, feedback_page, general_words, points_words};
pub use marks::{EarlierMark, Marks, PartPoints, SearchMark, mark};
pub use mistake::{MISTAKES, Mistake, MistakeClass};
pub use program::{Program, WIN};
pub use reply::{Replies, Reply};
pub use rubric::{AnswerWeights, Rubric, RunLimits};
pub use run_end::RunEnd;
pub use search_kind::SearchKind;
pub use sheet::sheet;
pub use suspects::{Finding, Suspect};
pub use switch::{Switch, Switches};
pub use task::{Expectation, GradeTask, ProgramRun, TaskSet};
pub use visits::{
    RecordedGame, RecordedSearch, RecordedVisit, RecordingDiagnosis, SeenPosition, diagnose_recordings,
};
pub use words::{convention_words, detail_words, hint_words, mistake_words, recording_words, verdict_words};
pub use writing::{LeavesInTable, LinesSeen, Writing};
