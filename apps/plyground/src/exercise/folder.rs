//! The files of a folder of worksheets.

use std::fs;
use std::io;
use std::path::Path;

use plyground_draw::figure::{outlined, png};
use plyground_exercise::moodle::moodle;
use plyground_exercise::page::{SheetPage, file_name, form, html, latex, text, typst};
use plyground_exercise::{ClassKey, Sheet, solution_text};
use plyground_i18n::say;

use super::args::{ExerciseArgs, SheetFormat};
use crate::failure::Failure;
use crate::interrupt::Guard;
use crate::language::texts;
use crate::report::pdf::{self, Printer};
use crate::result_folder::{FolderKind, ResultFolder};

/// The file by which a folder is known.
const RECORD: &str = "key/key.json";
/// The names of the files for the teacher.
pub(super) const KEY: &str = RECORD.split_at("key/".len()).1;
pub(super) const MOODLE: &str = "moodle.xml";
const OVERVIEW: &str = "overview.csv";
/// Scale of the bitmaps, in pixels per unit of the drawing: fine enough for print.
const FINE: f32 = 2.5;

/// A folder of worksheets.
pub(super) const FOLDER: FolderKind = FolderKind {
    names: &["sheets", "forms", "key"],
    record: RECORD,
    is_record: |text| ClassKey::read(text).is_ok(),
    taken: |folder| say!(texts(), "exercise-folder-taken", folder = folder),
};

/// Writes sheets in one format.
pub(super) struct Writer {
    folder: ResultFolder,
    /// The files in it so far.
    names: Vec<String>,
    format: SheetFormat,
    /// The program that makes PDFs, and a folder for its files.
    printer: Option<(Printer, tempfile::TempDir)>,
    /// The teacher's own title, and the line below it.
    title: Option<String>,
    subtitle: Option<String>,
    /// The separator of the table for the teacher.
    separator: char,
    /// The names of the sheets so far, since two ids may differ only in characters that no file name has.
    taken: Vec<String>,
}

impl Writer {
    pub(super) fn new(
        folder: ResultFolder,
        format: SheetFormat,
        args: &ExerciseArgs,
    ) -> Result<Self, Failure> {
        let printer = match format {
            SheetFormat::Pdf => Some((pdf::find()?, tempfile::tempdir()?)),
            _ => None,
        };
        let (title, subtitle) = (args.title.clone(), args.subtitle.clone());
        let (names, taken, separator) = (Vec::new(), Vec::new(), args.separator());
        Ok(Self { folder, names, format, printer, title, subtitle, separator, taken })
    }

    /// Writes a sheet, its form and its key.
    pub(super) fn write(&mut self, sheet: &Sheet, guard: &Guard) -> Result<(), Failure> {
        let name = self.free_name(&sheet.id);
        let headed = |page: SheetPage| page.headed(self.title.as_deref(), self.subtitle.as_deref());
        let student = headed(SheetPage::of_student(sheet, texts()));
        let mut teacher = SheetPage::of_teacher(sheet, texts());
        teacher.subtitle.clone_from(&student.subtitle);
        match self.format {
            SheetFormat::Moodle => return Ok(()),
            SheetFormat::Json => {
                let questions =
                    serde_json::to_vec_pretty(&super::questions(sheet)).map_err(io::Error::from)?;
                self.put(format!("sheets/{name}.json"), questions)?;
            }
            _ => {
                self.write_page("sheets", &name, &student, guard)?;
                self.write_page("key", &format!("{name}-key"), &teacher, guard)?;
            }
        }
        if self.format != SheetFormat::Text {
            self.put(format!("forms/{name}.txt"), form(&student, texts()))?;
        }
        Ok(())
    }

    /// The file name of an id.
    fn free_name(&mut self, id: &str) -> String {
        let plain = file_name(id);
        let mut name = plain.clone();
        let mut number = 1;
        while self.taken.contains(&name) {
            number += 1;
            name = format!("{plain}-{number}");
        }
        self.taken.push(name.clone());
        name
    }

    fn write_page(&mut self, to: &str, name: &str, page: &SheetPage, guard: &Guard) -> Result<(), Failure> {
        match self.format {
            SheetFormat::Html => self.put(format!("{to}/{name}.html"), html(page)),
            SheetFormat::Text => self.put(format!("{to}/{name}.txt"), text(page)),
            SheetFormat::Latex => {
                for question in &page.questions {
                    let picture = png(&question.drawing.1, FINE)?;
                    self.put(format!("{to}/figures/{}.png", question.label), picture)?;
                }
                self.put(format!("{to}/{name}.tex"), latex(page))
            }
            SheetFormat::Typst => {
                for question in &page.questions {
                    let picture = outlined(&question.drawing.1);
                    self.put(format!("{to}/figures/{}.svg", question.label), picture)?;
                }
                self.put(format!("{to}/{name}.typ"), typst(page))
            }
            SheetFormat::Pdf => {
                let (printer, room) =
                    self.printer.as_ref().expect("a printer was found before the first sheet");
                let pdf = print(printer, room.path(), page, guard)?;
                self.put(format!("{to}/{name}.pdf"), pdf)
            }
            SheetFormat::Moodle | SheetFormat::Json => Ok(()),
        }
    }

    /// Writes what is about all sheets, and moves the folder to its place. Returns the names of the files.
    pub(super) fn finish(mut self, seed: u64, sheets: &[Sheet]) -> Result<(Vec<String>, ClassKey), Failure> {
        let key = ClassKey::new(seed, sheets.iter().map(Sheet::key).collect());
        let json = serde_json::to_vec_pretty(&key).map_err(io::Error::from)?;
        self.put(RECORD.to_owned(), json)?;
        self.put(format!("key/{OVERVIEW}"), overview(&key, self.separator))?;
        if self.format == SheetFormat::Moodle {
            self.put(format!("key/{MOODLE}"), moodle(texts(), sheets)?)?;
        }
        self.folder.put_in_place()?;
        Ok((self.names, key))
    }

    fn put(&mut self, path: String, content: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.folder.write(&path, content.as_ref())?;
        self.names.push(path);
        Ok(())
    }
}

/// A page as PDF.
fn print(printer: &Printer, room: &Path, page: &SheetPage, guard: &Guard) -> Result<Vec<u8>, Failure> {
    let folder = room.join("page");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("figures"))?;
    fs::write(folder.join("report.html"), html(page))?;
    fs::write(folder.join("report.typ"), typst(page))?;
    for question in &page.questions {
        fs::write(folder.join(format!("figures/{}.svg", question.label)), outlined(&question.drawing.1))?;
    }
    printer.print(&folder, guard)?;
    Ok(fs::read(folder.join(pdf::NAME))?)
}

/// A row for every sheet, with the answers to each question in a cell.
fn overview(key: &ClassKey, separator: char) -> String {
    let most = key.sheets.iter().map(|sheet| sheet.questions.len()).max().unwrap_or(0);
    let mut rows = vec![["id", "name", "seed"].map(String::from).to_vec()];
    rows[0].extend((1..=most).map(|number| number.to_string()));
    for sheet in &key.sheets {
        let mut row = vec![sheet.id.clone(), sheet.name.clone(), seed_text(sheet.seed)];
        for question in &sheet.questions {
            let part = |part: &plyground_exercise::KeyPart| {
                let answer = solution_text(&part.solution);
                if part.name.is_empty() { answer } else { format!("{}: {answer}", part.name) }
            };
            row.push(question.parts.iter().map(part).collect::<Vec<_>>().join("; "));
        }
        rows.push(row);
    }
    if key.sheets.len() > 1 {
        let mut row = vec![String::new(), texts().get("exercise-distinct-row"), String::new()];
        row.extend(key.distinct_answers().iter().map(ToString::to_string));
        rows.push(row);
    }
    csv(&rows, separator)
}

/// A seed that a spreadsheet does not round: groups of digits make it a text.
fn seed_text(seed: u64) -> String {
    let digits = seed.to_string();
    if digits.len() <= 15 {
        return digits;
    }
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("_")
}

/// Rows as CSV. A cell that a spreadsheet would take for a formula gets an apostrophe, and a table with letters beyond ASCII
/// a byte order mark, without which spreadsheets take it for an old code page.
pub(super) fn csv(rows: &[Vec<String>], separator: char) -> String {
    let cell = |text: &String| {
        let text = if text.starts_with(['=', '+', '@']) { format!("'{text}") } else { text.clone() };
        let is_plain = !text.contains(['"', ',', '\n', '\r', ';', '\t']);
        if is_plain { text } else { format!("\"{}\"", text.replace('"', "\"\"")) }
    };
    let line =
        |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join(&separator.to_string()) + "\n";
    let table: String = rows.iter().map(line).collect();
    if table.is_ascii() { table } else { format!("\u{feff}{table}") }
}
