//! Grading: tasks, and after a line with `---` what a student's program wrote, or a rubric.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_grade::{Replies, Rubric, TaskSet};

fuzz_target!(|text: &str| {
    let (first, second) = text.split_once("\n---\n").unwrap_or((text, text));
    let _ = Rubric::parse(second);
    // A program may write anything in answer to the tasks that come with the program.
    let standard = TaskSet::standard();
    assert!(Replies::read(second, &standard).answered() <= standard.tasks.len());
    let Ok(set) = TaskSet::parse(first) else { return };
    assert_eq!(TaskSet::parse(&set.input()).as_ref(), Ok(&set), "what is handed to a program is read as the same tasks");
    assert!(Replies::read(second, &set).answered() <= set.tasks.len());
});
