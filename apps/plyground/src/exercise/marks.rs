//! `plyground exercise --mark`: filled-in forms are compared with the key.

use std::fs;
use std::path::{Path, PathBuf};

use plyground_exercise::{Answers, ClassKey, PartMark, SheetMarks, feedback, mark};
use plyground_i18n::say;
use serde_json::{Value, json};

use super::folder::csv;
use crate::failure::Failure;
use crate::language::texts;
use crate::setup::cannot_read;
use crate::{files, output};

pub(super) fn run(forms: &[PathBuf], key: &Path, table: Option<&Path>, as_json: bool) -> Result<(), Failure> {
    if let Some(table) = table {
        files::check_kind(table, "--csv", &["csv"])?;
    }
    let key = ClassKey::read(&files::read(key)?)?;
    let mut marked = Vec::new();
    let mut has_failed = false;
    for form in all(forms)? {
        let answers = Answers::read(&files::read(&form)?)?;
        let stem = form.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let id = answers.id.clone().or(stem);
        if let Some(sheet) = key.sheet(id.as_deref()) {
            marked.push(mark(sheet, &answers));
        } else {
            // One form of a stranger must not keep the others from their marks.
            let (file, id) = (form.display().to_string(), id.unwrap_or_default());
            output::note(&say!(texts(), "exercise-no-sheet", file = file, id = id));
            has_failed = true;
        }
    }
    if let Some(table) = table {
        files::write(table, csv(&rows(&marked)))?;
    }
    if as_json {
        output::json(&Value::Array(marked.iter().map(as_value).collect()))?;
    } else {
        output::put(&marked.iter().map(in_words).collect::<String>())?;
    }
    if has_failed { Err(Failure::Answered(1)) } else { Ok(()) }
}

/// The files, and those in folders.
fn all(forms: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = Vec::new();
    for path in forms {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let cannot = |error: std::io::Error| cannot_read(&path.display().to_string(), &error);
        let mut inside = Vec::new();
        for entry in fs::read_dir(path).map_err(cannot)? {
            let file = entry.map_err(cannot)?.path();
            let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
            if file.is_file() && ending.is_some_and(|ending| ending == "txt" || ending == "toml") {
                inside.push(file);
            }
        }
        if inside.is_empty() {
            let folder = path.display().to_string();
            return Err(Failure::Usage(say!(texts(), "exercise-no-forms", folder = folder)));
        }
        inside.sort();
        all.extend(inside);
    }
    Ok(all)
}

fn place(part: &PartMark) -> String {
    format!("{} {}", part.question, part.part).trim_end().to_owned()
}

/// The marks of a student: a line, and one for every part that is not right.
fn in_words(marks: &SheetMarks) -> String {
    let name = match (marks.name.as_str(), marks.id.as_str()) {
        ("", id) => id.to_owned(),
        (name, id) => format!("{name} ({id})"),
    };
    let name = output::visible(&name);
    let mut lines =
        vec![say!(texts(), "exercise-marks", name = name, points = marks.points, most = marks.most)];
    for part in &marks.parts {
        if let Some(feedback) = feedback(texts(), part) {
            lines.push(format!("  {}: {}", place(part), output::visible(&feedback)));
        }
    }
    for line in &marks.unread {
        let line = output::visible(line);
        lines.push(format!("  {}", say!(texts(), "exercise-marks-unread", text = line)));
    }
    lines.join("\n") + "\n"
}

fn as_value(marks: &SheetMarks) -> Value {
    let part = |part: &PartMark| {
        json!({
            "question": part.question,
            "part": part.part,
            "kind": part.kind,
            "given": part.given,
            "right": plyground_exercise::solution_text(&part.solution),
            "verdict": part.verdict,
            "points": part.points,
            "most": part.most,
            "feedback": feedback(texts(), part),
        })
    };
    json!({
        "id": marks.id,
        "name": marks.name,
        "points": marks.points,
        "most": marks.most,
        "parts": marks.parts.iter().map(part).collect::<Vec<_>>(),
        "unread": marks.unread,
    })
}

/// A row for every student, with the points of each question.
fn rows(marked: &[SheetMarks]) -> Vec<Vec<String>> {
    let questions = |marks: &SheetMarks| marks.parts.iter().map(|part| part.question).max().unwrap_or(0);
    let most = marked.iter().map(questions).max().unwrap_or(0);
    let mut rows = vec![["id", "name", "points", "most"].map(String::from).to_vec()];
    rows[0].extend((1..=most).map(|number| number.to_string()));
    for marks in marked {
        let mut row =
            vec![marks.id.clone(), marks.name.clone(), marks.points.to_string(), marks.most.to_string()];
        row.extend((1..=most).map(|number| {
            let of_question = marks.parts.iter().filter(|part| part.question == number);
            of_question.map(|part| part.points).sum::<u32>().to_string()
        }));
        rows.push(row);
    }
    rows
}
