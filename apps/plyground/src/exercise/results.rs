//! `plyground exercise --verify`: the exercises of a result are made again, and its score is checked.

use plyground_exercise::{PracticeResult, VerifiedResult, feedback, kind_name};
use plyground_i18n::say;
use serde_json::{Value, json};

use super::args::ExerciseArgs;
use super::folder::csv;
use super::marks::all;
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, output};

/// A file with its result, or why it cannot be read.
type Checked = (String, Result<VerifiedResult, String>);

pub(super) fn run(args: &ExerciseArgs) -> Result<(), Failure> {
    let table = args.csv.as_deref();
    if let Some(table) = table {
        files::check_kind(table, "--csv", &["csv"])?;
    }
    let mut checked: Vec<Checked> = Vec::new();
    for file in all(&args.verify)? {
        // One file that is no result does not keep the others from being checked.
        let result = PracticeResult::read(&files::read(&file)?);
        let result = result.map(PracticeResult::verify).map_err(|why| texts().tell(&why));
        checked.push((file.display().to_string(), result));
    }
    if let Some(table) = table {
        files::write(table, csv(&rows(&checked), args.separator()))?;
    }
    if args.json {
        output::json(&Value::Array(checked.iter().map(as_value).collect()))?;
    } else {
        output::put(&checked.iter().map(in_words).collect::<String>())?;
    }
    let is_true = |(_, result): &Checked| result.as_ref().is_ok_and(VerifiedResult::is_true);
    if checked.iter().all(is_true) { Ok(()) } else { Err(Failure::Answered(1)) }
}

/// A line for the result, and one for each exercise with what is wrong in it.
fn in_words((file, result): &Checked) -> String {
    let checked = match result {
        Ok(checked) => checked,
        Err(why) => {
            return output::visible(&say!(
                texts(),
                "exercise-result-unread",
                file = file.as_str(),
                why = why.as_str()
            )) + "\n";
        }
    };
    let VerifiedResult { result, marks, points, repeats } = checked;
    let name = if result.name.is_empty() { file.clone() } else { result.name.clone() };
    // keys: exercise-result-true, exercise-result-false
    let verdict = if checked.is_true() { "exercise-result-true" } else { "exercise-result-false" };
    let mut lines = vec![output::visible(&say!(
        texts(),
        verdict,
        name = name.as_str(),
        points = marks.points,
        most = marks.most,
        claimed = result.total.points,
        claimed_most = result.total.most,
        count = result.exercises.len()
    ))];
    for (i, ((one, points), repeat)) in result.exercises.iter().zip(points).zip(repeats).enumerate() {
        let mut line = say!(
            texts(),
            "exercise-result-line-of",
            number = i + 1,
            kind = kind_name(texts(), one.kind),
            level = one.difficulty.level(),
            seed = one.seed.to_string(),
            points = points.points,
            most = points.most
        );
        if *points != one.claimed {
            line += " ";
            line += &say!(
                texts(),
                "exercise-result-claimed",
                points = one.claimed.points,
                most = one.claimed.most
            );
        }
        if let Some(before) = repeat {
            line += " ";
            line += &say!(texts(), "exercise-result-repeat", number = *before);
        }
        lines.push(format!("  {line}"));
        for part in marks.parts.iter().filter(|part| part.question == i + 1) {
            if let Some(feedback) = feedback(texts(), part) {
                let place = if part.part.is_empty() { String::new() } else { format!("{}: ", part.part) };
                lines.push(format!("    {place}{}", output::visible(&feedback)));
            }
        }
    }
    for line in &marks.unread {
        lines.push(format!("  {}", say!(texts(), "exercise-marks-unread", text = output::visible(line))));
    }
    lines.join("\n") + "\n"
}

fn as_value((file, result): &Checked) -> Value {
    let checked = match result {
        Ok(checked) => checked,
        Err(why) => return json!({ "file": file, "error": why }),
    };
    let exercises = checked.result.exercises.iter().zip(&checked.points).zip(&checked.repeats);
    let exercise = |((one, points), repeat): ((&plyground_exercise::ClaimedExercise, _), &Option<usize>)| {
        json!({
            "kind": one.kind,
            "difficulty": one.difficulty,
            "seed": one.seed,
            "score": points,
            "claimed": one.claimed,
            "repeats": repeat,
        })
    };
    json!({
        "file": file,
        "name": checked.result.name,
        "true": checked.is_true(),
        "points": checked.marks.points,
        "most": checked.marks.most,
        "claimed": checked.result.total,
        "exercises": exercises.map(exercise).collect::<Vec<_>>(),
    })
}

/// A row for every file.
fn rows(checked: &[Checked]) -> Vec<Vec<String>> {
    let mut rows = vec![["file", "name", "points", "most", "exercises", "true"].map(String::from).to_vec()];
    rows.extend(checked.iter().map(|(file, result)| match result {
        Ok(one) => vec![
            file.clone(),
            one.result.name.clone(),
            one.marks.points.to_string(),
            one.marks.most.to_string(),
            one.result.exercises.len().to_string(),
            one.is_true().to_string(),
        ],
        Err(why) => {
            vec![file.clone(), why.clone(), String::new(), String::new(), String::new(), "false".to_owned()]
        }
    }));
    rows
}
