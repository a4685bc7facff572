//! What was found out, on the terminal and as JSON.

use plyground_grade::{
    Convention, Diagnosis, Feedback, FitLevel, Mistake, Reply, TaskSet, detail_words, general_words,
    mistake_words, points_words, verdict_words,
};
use serde_json::{Value, json};

use super::{Graded, known_mistakes};
use crate::failure::Failure;
use crate::language::texts;
use crate::output;
use crate::trace::suspect_as_json;

/// One program.
pub(super) fn print(set: &TaskSet, graded: &Graded) -> Result<(), Failure> {
    let texts = texts();
    let about = feedback(set, graded, "", "");
    for line in general_words(texts, &about) {
        output::line(&output::visible(&line))?;
    }
    let bold = anstyle::Style::new().bold();
    for found in &graded.diagnoses {
        output::line(&format!("{bold}{}{bold:#}: {}", found.kind, verdict_words(texts, found)))?;
        for line in detail_words(texts, set, found) {
            output::line(&format!("  {}", output::visible(&line)))?;
        }
    }
    output::line(&points_words(texts, graded.marks.points, graded.marks.most))
}

/// The same for a page.
pub(super) fn feedback<'a>(
    set: &'a TaskSet,
    graded: &'a Graded,
    title: &'a str,
    student: &'a str,
) -> Feedback<'a> {
    let Graded { end, replies, diagnoses, marks } = graded;
    Feedback { title, student, end, set, replies, diagnoses, marks, earlier: None }
}

/// One program as JSON.
pub(super) fn as_json(set: &TaskSet, graded: &Graded) -> Value {
    let searches: Vec<Value> = graded.diagnoses.iter().map(|found| search_as_json(set, found)).collect();
    json!({
        "end": graded.end,
        "faults": graded.replies.fault_count,
        "searches": searches,
        "marks": graded.marks,
    })
}

fn search_as_json(set: &TaskSet, found: &Diagnosis) -> Value {
    let suspects = found.finding.suspects.iter();
    let suspects: Vec<Value> = suspects.map(|suspect| suspect_as_json(suspect, &Convention::SHEET)).collect();
    let wrong = found.wrong.as_ref().map(|wrong| {
        let Reply { movement, value, nodes } = wrong.given;
        json!({
            "task": set.tasks[wrong.place].to_string(),
            "expected": {
                "move": wrong.expected.movement, "value": wrong.expected.value, "nodes": wrong.expected.nodes,
            },
            "given": { "move": movement, "value": value, "nodes": nodes },
        })
    });
    json!({
        "search": found.kind.id(),
        "tasks": found.tasks,
        "answered": found.answered,
        "verdict": short_id(found),
        "fits_nodes": found.finding.level.map(|level| level == FitLevel::Whole),
        "suspects": suspects,
        "nearest": found.nearest.map(|(mistake, count)| json!({ "mistake": mistake.id, "answers": count })),
        "wrong": wrong,
    })
}

/// The verdict as a word for programs.
pub(super) fn short_id(found: &Diagnosis) -> &'static str {
    if found.answered == 0 && found.unwritten > 0 {
        "not-written"
    } else if found.answered == 0 {
        "not-answered"
    } else if found.finding.right_by().is_some() && found.answered < found.tasks {
        "right-in-part"
    } else if found.finding.right_by().is_some() {
        "right"
    } else if found.finding.is_right_in_part() {
        "counts-differ"
    } else if found.finding.mistakes().is_empty() {
        "unknown"
    } else {
        "mistaken"
    }
}

/// The verdict in a table.
pub(super) fn short(found: &Diagnosis) -> String {
    let key = match short_id(found) {
        "right" => "grade-short-right",
        "not-answered" => "grade-short-none",
        "not-written" => "grade-short-unwritten",
        "counts-differ" => "grade-short-counts",
        "unknown" => "grade-short-unknown",
        "right-in-part" => return format!("{}/{}", found.answered, found.tasks),
        _ => {
            return found.finding.mistakes().iter().map(|mistake| mistake.id).collect::<Vec<_>>().join(" + ");
        }
    };
    texts().get(key)
}

/// The catalogue.
pub(super) fn mistakes(json: bool) -> Result<(), Failure> {
    let searches = |mistake: &Mistake| mistake.kinds().iter().map(|kind| kind.id()).collect::<Vec<_>>();
    if json {
        let list: Vec<Value> = known_mistakes()
            .map(|mistake| {
                json!({
                    "id": mistake.id,
                    "class": mistake.class.id(),
                    "searches": searches(mistake),
                    "sentence": mistake_words(texts(), mistake),
                    "hint": plyground_grade::hint_words(texts(), mistake),
                    "example": mistake.example().map(|task| task.to_string()),
                })
            })
            .collect();
        return output::json(&Value::from(list));
    }
    for mistake in known_mistakes() {
        let bold = anstyle::Style::new().bold();
        output::line(&format!("{bold}{}{bold:#} ({})", mistake.id, searches(mistake).join(", ")))?;
        output::line(&format!("  {}", mistake_words(texts(), mistake)))?;
    }
    Ok(())
}
