//! `plyground exercise --mark`: filled-in forms are compared with the key.

use std::fs;
use std::path::{Path, PathBuf};

use plyground_exercise::page::{feedback_page, file_name};
use plyground_exercise::{Answers, ClassKey, PartMark, Sheet, SheetKey, SheetMarks, feedback, mark};
use plyground_i18n::say;
use serde_json::{Value, json};

use super::args::ExerciseArgs;
use super::folder::csv;
use crate::failure::Failure;
use crate::language::texts;
use crate::setup::cannot_read;
use crate::{files, output};

pub(super) fn run(args: &ExerciseArgs, key: &Path) -> Result<(), Failure> {
    let table = args.csv.as_deref();
    if let Some(table) = table {
        files::check_kind(table, "--csv", &["csv"])?;
    }
    if let Some(folder) = &args.feedback {
        files::check_folder(folder)?;
    }
    let key = ClassKey::read(&files::read(key)?)?;
    let mut marked = Vec::new();
    let mut has_failed = false;
    for form in all(&args.mark)? {
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
    let missing = missing(&key, &marked);
    if let Some(table) = table {
        files::write(table, csv(&rows(&marked, &missing), args.separator()))?;
    }
    if let Some(folder) = &args.feedback {
        let pages = marked.iter().map(|marks| {
            (
                folder.join(format!("{}-marks.html", file_name(&marks.id))),
                feedback_page(texts(), marks).into_bytes(),
            )
        });
        fs::create_dir_all(folder).map_err(|error| files::cannot_write(folder, &error))?;
        files::write_all(pages.collect::<Vec<_>>().iter())?;
    }
    if args.json {
        let handed_in = marked.iter().map(as_value);
        let not_handed_in = missing.iter().map(
            |sheet| json!({ "id": sheet.id, "name": sheet.name, "handed_in": false, "most": most(sheet) }),
        );
        output::json(&Value::Array(handed_in.chain(not_handed_in).collect()))?;
    } else {
        let not_handed_in = missing.iter().map(|sheet| {
            let name = output::visible(&full_name(&sheet.name, &sheet.id));
            say!(texts(), "exercise-marks-missing", name = name) + "\n"
        });
        output::put(&marked.iter().map(in_words).chain(not_handed_in).collect::<String>())?;
    }
    if has_failed { Err(Failure::Answered(1)) } else { Ok(()) }
}

/// The students of the class list without a form. A sheet for everyone belongs to no student.
fn missing<'a>(key: &'a ClassKey, marked: &[SheetMarks]) -> Vec<&'a SheetKey> {
    let is_class = key.sheets.len() > 1 || key.sheets.iter().any(|sheet| sheet.id != Sheet::COMMON);
    let is_missing = |sheet: &&SheetKey| is_class && marked.iter().all(|marks| marks.id != sheet.id);
    key.sheets.iter().filter(is_missing).collect()
}

/// The most points of a sheet.
fn most(sheet: &SheetKey) -> u32 {
    sheet.questions.iter().flat_map(|question| &question.parts).map(|part| part.points).sum()
}

fn full_name(name: &str, id: &str) -> String {
    if name.is_empty() { id.to_owned() } else { format!("{name} ({id})") }
}

/// The files, and those in folders.
pub(super) fn all(forms: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
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
    let name = full_name(&marks.name, &marks.id);
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

/// A row for every student, with the points of each question; those who have not handed in have none.
fn rows(marked: &[SheetMarks], missing: &[&SheetKey]) -> Vec<Vec<String>> {
    let questions = |marks: &SheetMarks| marks.parts.iter().map(|part| part.question).max().unwrap_or(0);
    let most_questions = marked.iter().map(questions).max().unwrap_or(0);
    let mut rows = vec![["id", "name", "points", "most"].map(String::from).to_vec()];
    rows[0].extend((1..=most_questions).map(|number| number.to_string()));
    for marks in marked {
        let mut row =
            vec![marks.id.clone(), marks.name.clone(), marks.points.to_string(), marks.most.to_string()];
        row.extend((1..=most_questions).map(|number| {
            let of_question = marks.parts.iter().filter(|part| part.question == number);
            of_question.map(|part| part.points).sum::<u32>().to_string()
        }));
        rows.push(row);
    }
    for sheet in missing {
        let mut row = vec![sheet.id.clone(), sheet.name.clone(), String::new(), most(sheet).to_string()];
        row.extend(vec![String::new(); most_questions]);
        rows.push(row);
    }
    rows
}
