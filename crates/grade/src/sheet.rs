//! The task sheet: everything that a program has to know, in the language of the students.

use plyground_i18n::{Texts, say};

use crate::{GradeTask, TaskSet};

/// The keys of the paragraphs, in order.
const PARAGRAPHS: [&str; 13] = [
    "grade-sheet-title",
    "grade-sheet-lines",
    "grade-sheet-task",
    "grade-sheet-answer",
    "grade-sheet-explicit",
    "grade-sheet-mnk",
    "grade-sheet-end",
    "grade-sheet-evaluation",
    "grade-sheet-value",
    "grade-sheet-move",
    "grade-sheet-nodes",
    "grade-sheet-searches",
    "grade-sheet-conventions",
];

/// The sheet as text, with the first task and its answer as an example.
pub fn sheet(texts: &Texts, set: &TaskSet) -> String {
    let mut text: String = PARAGRAPHS.iter().map(|key| texts.get(key) + "\n\n").collect();
    // A tree that can be searched by hand, but is not trivial.
    let is_good = |task: &&GradeTask| {
        task.is_tree() && task.size() > 5 && task.depth > 1 && task.expectation().sheet.value != 0
    };
    let trees = set.tasks.iter().filter(is_good);
    let example = trees.min_by_key(|task| task.size()).or(set.tasks.first());
    if let Some(task) = example {
        let right = task.expectation().sheet;
        let movement = right.movement.map_or("?".to_owned(), |m| m.to_string());
        let answer = format!("{} {movement} {} {}", task.id, right.value, right.nodes);
        text.push_str(&say!(texts, "grade-sheet-example", task = task.to_string(), answer = answer));
        text.push('\n');
    }
    text
}
