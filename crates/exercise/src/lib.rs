//! Exercises by seed: trees and positions with a question, its answer key, worksheets of them, and the marking of answers.
//!
//! [`exercise`] is a pure function of a kind, a difficulty and a seed. Its key comes from recordings of the searches in the
//! registry, and no documented convention gives another answer unless the question states its convention. A [`Sheet`] is a
//! list of exercises, one for each student of a [`class`](read_class); [`page`](mod@page) writes it as HTML, LaTeX, Typst or
//! text, [`moodle`](mod@moodle) as a question bank, and [`mark`] compares the [`Answers`] of a student with the
//! [`SheetKey`].
//!
//! Deliberately absent: files, the clock and printing.

mod answers;
mod class;
mod difficulty;
mod generate;
mod key;
mod kind;
mod marking;
mod measures;
pub mod moodle;
pub mod page;
mod picture;
mod question;
mod recorded;
mod result;
mod sheet;
mod tree;
mod words;

pub use answers::Answers;
pub use class::{Student, heading_warning, read_class};
pub use difficulty::Difficulty;
pub use generate::exercise;
pub use key::{ClassKey, KeyPart, QuestionKey, SheetKey};
pub use kind::ExerciseKind;
pub use marking::{PartMark, SheetMarks, Verdict, mark, mark_exercise};
pub use measures::Measures;
pub use picture::picture;
pub use question::{Asked, Exercise, Question, QuestionPart, Solution, Subject};
pub use result::{ClaimedExercise, ClaimedPoints, PracticeResult, VerifiedResult};
pub use sheet::{Sheet, SheetRequest, student_seed};
pub use tree::{ExerciseTree, TreeItem};
pub use words::{feedback, kind_name, part_label, prompt, solution_text};
