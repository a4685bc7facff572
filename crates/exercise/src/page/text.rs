//! The worksheet as plain text, and the form for the answers.

use plyground_i18n::Texts;

use super::{PageQuestion, SheetPage};

/// Lines are not longer than this.
const COLUMNS: usize = 100;

/// Writes the worksheet, with a line for every answer; a student may fill it in and hand it in.
pub fn text(page: &SheetPage) -> String {
    let mut lines = vec![format!("# {}", page.title)];
    lines.extend(Some(&page.subtitle).filter(|line| !line.is_empty()).map(|line| format!("# {line}")));
    for ((_, value), name) in page.student.iter().zip(["name", "id"]) {
        lines.push(format!("{name}: {value}").trim_end().to_owned());
    }
    lines.extend(hint(page));
    for question in &page.questions {
        lines.push(String::new());
        lines.push(format!("# {}. {} ({})", question.number, question.title, question.points));
        lines.push("#".to_owned());
        lines.extend(wrapped(&question.ask).into_iter().map(|line| format!("# {line}")));
        lines.push("#".to_owned());
        lines.extend(question.outline.lines().map(|line| format!("#     {line}").trim_end().to_owned()));
        lines.push(String::new());
        lines.extend(answer_lines(question));
    }
    lines.join("\n") + "\n"
}

/// The form for the answers to a worksheet of another format.
pub fn form(page: &SheetPage, texts: &Texts) -> String {
    let mut lines = vec![format!("# {}: {}", page.title, texts.get("exercise-form"))];
    lines.extend(Some(&page.subtitle).filter(|line| !line.is_empty()).map(|line| format!("# {line}")));
    for ((_, value), name) in page.student.iter().zip(["name", "id"]) {
        lines.push(format!("{name}: {value}").trim_end().to_owned());
    }
    lines.extend(hint(page));
    for question in &page.questions {
        lines.push(String::new());
        lines.push(format!("# {}. {} ({})", question.number, question.title, question.points));
        lines.extend(answer_lines(question));
    }
    lines.join("\n") + "\n"
}

/// How answers are written, as remarks.
fn hint(page: &SheetPage) -> Vec<String> {
    wrapped(&page.hint).into_iter().map(|line| format!("# {line}")).collect()
}

/// A line for every part; those that have no blank in the picture are explained.
fn answer_lines(question: &PageQuestion) -> Vec<String> {
    let mut lines = Vec::new();
    for part in &question.parts {
        if question.lines.contains(part) {
            lines.push(format!("# {}", part.label));
        }
        let answer = part.answer.as_deref().unwrap_or_default();
        lines.push(format!("{}: {answer}", part.place).trim_end().to_owned());
    }
    lines
}

/// Words in lines of a limited length.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= COLUMNS => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
