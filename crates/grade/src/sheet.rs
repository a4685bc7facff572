//! The task sheet: everything that a program has to know, in the language of the students.

use plyground_i18n::{Texts, say};

use crate::TaskSet;

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
    let example =
        set.tasks.iter().max_by_key(|task| usize::from(task.is_tree()) * 1_000 + 999 - task.size().min(999));
    if let Some(task) = example {
        let right = task.expectation().sheet;
        let movement = right.movement.map_or("?".to_owned(), |m| m.to_string());
        let answer = format!("{} {movement} {} {}", task.id, right.value, right.nodes);
        text.push_str(&say!(texts, "grade-sheet-example", task = task.to_string(), answer = answer));
        text.push('\n');
    }
    text
}
