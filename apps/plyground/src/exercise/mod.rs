//! `plyground exercise`: writes worksheets, marks the answers to them, and verifies results of practice.

pub(crate) mod args;
mod folder;
mod marks;
mod results;

use plyground_exercise::page::{SheetPage, text};
use plyground_exercise::{
    Difficulty, ExerciseKind, Question, Sheet, SheetRequest, Student, heading_warning, read_class,
};
use plyground_i18n::say;
use plyground_report::quoted;
use serde_json::{Value, json};

use self::args::{ExerciseArgs, SheetFormat};
use self::folder::{FOLDER, Writer};
use crate::failure::Failure;
use crate::language::texts;
use crate::result_folder::ResultFolder;
use crate::{files, interrupt, output};

pub(crate) fn run(args: &ExerciseArgs) -> Result<(), Failure> {
    if let Some(key) = &args.key {
        return marks::run(args, key);
    }
    if !args.verify.is_empty() {
        return results::run(args);
    }
    let kinds = if args.kinds.is_empty() { ExerciseKind::ALL.to_vec() } else { args.kinds.clone() };
    let questions = args.questions.unwrap_or(kinds.len());
    let difficulty = Difficulty::new(args.difficulty).expect("the parser has checked the range");
    let request = SheetRequest { kinds, difficulty, questions };
    let Some(out) = &args.out else { return print(args, &request) };
    let students: Vec<Option<Student>> = match &args.class {
        Some(class) => {
            let students = read_class(&files::read(class)?)?;
            if let Some(warning) = heading_warning(&students) {
                output::note(&texts().tell(&warning));
            }
            students.into_iter().map(Some).collect()
        }
        None => vec![None],
    };
    let format = if args.pdf { SheetFormat::Pdf } else { args.format.unwrap_or(SheetFormat::Html) };
    let folder = ResultFolder::beside(out, &FOLDER)?;
    let mut writer = Writer::new(folder, format, args)?;
    let guard = interrupt::guard();
    let stopped = || Failure::Interrupted(texts().get("exercise-interrupted"));
    let mut sheets = Vec::with_capacity(students.len());
    for (i, student) in students.iter().enumerate() {
        output::progress(&say!(texts(), "exercise-stage", number = i + 1, count = students.len()));
        let sheet = match student {
            Some(student) => Sheet::for_student(&request, args.seed, student),
            None => Sheet::new(&request, args.seed),
        };
        writer.write(&sheet, &guard)?;
        sheets.push(sheet);
        if guard.asked() {
            return Err(stopped());
        }
    }
    let (names, class_key) = writer.finish(args.seed, &sheets)?;
    output::progress("");
    let folder = out.display().to_string();
    if args.json {
        return output::json(
            &json!({ "out": folder, "sheets": sheets.len(), "files": names, "distinct": class_key.distinct_answers() }),
        );
    }
    if sheets.len() > 1 {
        let item = |(i, count): (usize, usize)| {
            say!(texts(), "exercise-distinct-item", number = i + 1, count = count, sheets = sheets.len())
        };
        let list: Vec<String> = class_key.distinct_answers().into_iter().enumerate().map(item).collect();
        output::note(&say!(texts(), "exercise-distinct", list = list.join(", ")));
    }
    let key = out.join("key");
    if format == SheetFormat::Moodle {
        let file = key.join(folder::MOODLE).display().to_string();
        return output::line(&say!(texts(), "exercise-written-moodle", file = file));
    }
    output::line(&say!(texts(), "exercise-written", count = sheets.len(), folder = folder))?;
    let file = key.join(folder::KEY).display().to_string();
    let folder = key.display().to_string();
    output::line(&say!(texts(), "exercise-written-key", folder = folder, key = quoted(&file)))
}

/// Prints one sheet, without its answers.
fn print(args: &ExerciseArgs, request: &SheetRequest) -> Result<(), Failure> {
    let sheet = Sheet::new(request, args.seed);
    if args.json {
        return output::json(&questions(&sheet));
    }
    let page = SheetPage::of_student(&sheet, texts());
    output::put(&text(&page.headed(args.title.as_deref(), args.subtitle.as_deref())))
}

/// What a student may see of a sheet, as JSON.
fn questions(sheet: &Sheet) -> Value {
    let questions: Vec<&Question> = sheet.exercises.iter().map(|exercise| &exercise.question).collect();
    json!({ "id": sheet.id, "student": sheet.student, "questions": questions })
}
