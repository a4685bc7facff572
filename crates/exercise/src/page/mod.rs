//! A worksheet as a document: what stands on it, and the formats in which it is written.

mod html;
mod latex;
mod marks;
mod text;
mod typst;

use plyground_draw::board::Drawing;
use plyground_i18n::{Texts, say};
use plyground_registry::{Labels, open};

pub use html::html;
pub use latex::latex;
pub use marks::feedback_page;
pub use text::{form, text};
pub use typst::typst;

use crate::{
    Asked, Exercise, ExerciseTree, Question, Sheet, Solution, Subject, kind_name, part_label, picture,
    prompt, solution_text,
};

/// A worksheet or its key, in a language.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetPage {
    /// The code of the language.
    pub language: &'static str,
    /// The title.
    pub title: String,
    /// The course, the date or another line below the title; may be empty.
    pub subtitle: String,
    /// How answers are written, on a sheet for a student.
    pub hint: String,
    /// Name and id, with blanks where they are to be filled in.
    pub student: Vec<(String, String)>,
    /// The questions.
    pub questions: Vec<PageQuestion>,
}

/// A question on a worksheet.
#[derive(Clone, PartialEq, Debug)]
pub struct PageQuestion {
    /// Its number, from 1.
    pub number: usize,
    /// The name of its kind.
    pub title: String,
    /// How many points it is worth, in words.
    pub points: String,
    /// What is asked.
    pub ask: String,
    /// The name of its picture's file, without an ending.
    pub label: String,
    /// The tree with blanks, or the board.
    pub drawing: Drawing,
    /// The same as text.
    pub outline: String,
    /// The parts that the picture has no blanks for.
    pub lines: Vec<AnswerLine>,
    /// All parts.
    pub parts: Vec<AnswerLine>,
}

/// A line for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerLine {
    /// The name of the part in the answer form, `2 B`.
    pub place: String,
    /// The words before the answer.
    pub label: String,
    /// The answer, in a key.
    pub answer: Option<String>,
}

impl SheetPage {
    /// The worksheet for the student: without answers.
    pub fn of_student(sheet: &Sheet, texts: &Texts) -> Self {
        Self::new(sheet, texts, false)
    }

    /// The key for the teacher.
    pub fn of_teacher(sheet: &Sheet, texts: &Texts) -> Self {
        Self::new(sheet, texts, true)
    }

    /// The same with a title and a line below it of the teacher's own, where they are given.
    pub fn headed(self, title: Option<&str>, subtitle: Option<&str>) -> Self {
        let title = title.map_or(self.title, str::to_owned);
        Self { title, subtitle: subtitle.unwrap_or_default().to_owned(), ..self }
    }

    fn new(sheet: &Sheet, texts: &Texts, is_key: bool) -> Self {
        let title = if is_key { "exercise-key-title" } else { "exercise-title" };
        let student = match &sheet.student {
            Some(student) => vec![
                (texts.get("exercise-name"), student.name.clone()),
                (texts.get("exercise-id"), student.id.clone()),
            ],
            None if is_key => Vec::new(),
            None => {
                vec![(texts.get("exercise-name"), String::new()), (texts.get("exercise-id"), String::new())]
            }
        };
        let page = |(i, exercise): (usize, &Exercise)| question(texts, sheet, i + 1, exercise, is_key);
        Self {
            language: texts.language().code,
            // keys: exercise-title, exercise-key-title
            title: texts.get(title),
            subtitle: String::new(),
            hint: if is_key { String::new() } else { texts.get("exercise-hint") },
            student,
            questions: sheet.exercises.iter().enumerate().map(page).collect(),
        }
    }
}

fn question(texts: &Texts, sheet: &Sheet, number: usize, exercise: &Exercise, is_key: bool) -> PageQuestion {
    let Exercise { question, solutions, .. } = exercise;
    let shown = is_key.then_some(solutions.as_slice());
    let line = |(part, solution): (&crate::QuestionPart, &Solution)| AnswerLine {
        place: if part.name.is_empty() { number.to_string() } else { format!("{number} {}", part.name) },
        label: part_label(texts, question.kind, part),
        answer: is_key.then(|| solution_text(solution)),
    };
    let parts: Vec<AnswerLine> = question.parts.iter().zip(solutions).map(line).collect();
    let is_drawn = |i: usize| is_in_picture(question, i);
    let lines =
        parts.iter().enumerate().filter(|(i, _)| !is_drawn(*i)).map(|(_, line)| line.clone()).collect();
    PageQuestion {
        number,
        title: kind_name(texts, question.kind),
        points: say!(texts, "exercise-points", count = question.points()),
        ask: prompt(texts, question),
        label: format!("{}-{number}", file_name(&sheet.id)),
        drawing: picture(texts, question, shown),
        outline: outline(question),
        lines,
        parts,
    }
}

/// Whether the picture has a blank for a part: those that ask for something at a node have.
fn is_in_picture(question: &Question, part: usize) -> bool {
    let part = &question.parts[part];
    let at_node = |tree: &ExerciseTree| {
        let node = part.name.split(' ').next().unwrap_or_default();
        tree.nodes.iter().any(|item| item.value.is_none() && item.name == node)
    };
    matches!(part.asks, Asked::Number | Asked::Window) && question.tree().is_some_and(at_node)
}

/// A tree or a board in characters.
fn outline(question: &Question) -> String {
    match &question.subject {
        Subject::Tree(tree) => {
            let mut lines = Vec::new();
            draw_branch(tree, 0, "", "", &mut lines);
            lines.join("\n")
        }
        Subject::Position { game, position, .. } => {
            let mut session = open(game).expect("the game of an exercise exists");
            session.set_position(position, None, false).expect("the position of an exercise is valid");
            session.draw(Labels::None).trim_end().to_owned()
        }
    }
}

fn draw_branch(tree: &ExerciseTree, node: usize, before: &str, below: &str, lines: &mut Vec<String>) {
    let item = &tree.nodes[node];
    let side = if tree.is_max(node) { "MAX" } else { "MIN" };
    lines.push(match item.value {
        Some(value) if item.name.is_empty() => format!("{before}{value}"),
        Some(value) => format!("{before}{} = {value}", item.name),
        None => format!("{before}{} ({side})", item.name),
    });
    let children: Vec<usize> = tree.children(node).collect();
    for (i, &child) in children.iter().enumerate() {
        let (branch, rest) = if i + 1 < children.len() { ("├─ ", "│  ") } else { ("└─ ", "   ") };
        draw_branch(tree, child, &format!("{below}{branch}"), &format!("{below}{rest}"), lines);
    }
}

/// An id as a part of a file's name.
pub fn file_name(id: &str) -> String {
    let kept = |sign: char| if sign.is_alphanumeric() || "-_".contains(sign) { sign } else { '_' };
    id.chars().map(kept).collect()
}
