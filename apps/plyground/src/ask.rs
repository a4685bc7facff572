//! Questions that are answered by lines on standard input.

use std::io::{BufRead, stdin};

use plyground_i18n::say;
use plyground_tui::form::{Field, Form, FormRow};
use plyground_tui::forms::{FormDefinition, blank, renew};

use crate::failure::Failure;
use crate::language::texts;
use crate::output::{line, put};

/// The next line, even if it is not valid UTF-8; `None` at the end of the input.
pub(crate) fn read_line() -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let count = stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Asks once.
pub(crate) fn ask(question: &str) -> Result<Option<String>, Failure> {
    put(&format!("{question} "))?;
    read_line()
}

/// Whether an answer asks to leave.
pub(crate) fn is_leave(answer: &str) -> bool {
    ["q", "quit", "exit"].contains(&answer.to_lowercase().as_str())
}

/// Whether an answer is a yes.
pub(crate) fn is_yes(answer: &str) -> bool {
    let answer = answer.to_lowercase();
    answer == "y" || answer == texts().get("tui-yes")
}

/// Asks for every row of a sheet. `None` if it is left before the end.
pub(crate) fn fill(sheet: &dyn FormDefinition) -> Result<Option<Form>, Failure> {
    line(&format!("\n{}. {}", sheet.title(texts()), texts().get("linear-form")))?;
    let mut form = blank(sheet, texts());
    let mut asked: Vec<&'static str> = Vec::new();
    let mut told = String::new();
    let next = |form: &Form, asked: &[&'static str]| {
        let is_open = |row: &&FormRow| row.field != Field::Button && !asked.contains(&row.id);
        form.rows().iter().find(is_open).cloned()
    };
    while let Some(row) = next(&form, &asked) {
        let Some(field) = ask_row(&row)? else { return Ok(None) };
        form.put(row.id, field);
        if let Some(why) = sheet.complaint(row.id, &form) {
            line(&texts().tell(&why))?;
            form.put(row.id, row.field);
            continue;
        }
        asked.push(row.id);
        renew(sheet, &mut form, row.id, texts());
        let about = sheet.about(&form, texts());
        if about != told && !about.is_empty() {
            line(&about)?;
        }
        told = about;
    }
    Ok(Some(form))
}

/// Asks for one row until the answer is valid; an empty answer keeps the current value.
fn ask_row(row: &FormRow) -> Result<Option<Field>, Failure> {
    if let Field::Choice { options, .. } = &row.field {
        line(&format!("{}:", row.label))?;
        for (number, option) in (1..).zip(options) {
            line(&format!("  [{number}] {option}"))?;
        }
    }
    loop {
        let Some(answer) = ask(&question(row))? else { return Ok(None) };
        if is_leave(&answer) {
            return Ok(None);
        }
        if answer.is_empty() {
            return Ok(Some(row.field.clone()));
        }
        match answered(&row.field, &answer) {
            Ok(field) => return Ok(Some(field)),
            Err(why) => line(&why)?,
        }
    }
}

/// The question for a row, with its current value.
fn question(row: &FormRow) -> String {
    let label = &row.label;
    match &row.field {
        Field::Choice { options, at } => {
            let (number, now) = (at + 1, options.get(*at).map_or("", String::as_str));
            say!(texts(), "linear-choice", label = label, number = number, now = now)
        }
        Field::Number { value, least, most } => {
            say!(texts(), "linear-number", label = label, least = *least, most = *most, now = *value)
        }
        Field::Switch(is_on) => {
            let now = if *is_on { texts().get("tui-yes") } else { texts().get("tui-no") };
            say!(texts(), "linear-switch", label = label, now = now)
        }
        Field::Text(text) if text.is_empty() => say!(texts(), "linear-text-empty", label = label),
        Field::Text(text) => say!(texts(), "linear-text", label = label, now = text),
        Field::Button => String::new(),
    }
}

/// A row with an answer in it, or the values that would be valid.
fn answered(field: &Field, answer: &str) -> Result<Field, String> {
    match field {
        Field::Choice { options, .. } => {
            let at = place(options, answer).ok_or_else(|| within(1, options.len()))?;
            Ok(Field::Choice { options: options.clone(), at })
        }
        &Field::Number { least, most, .. } => match answer.parse() {
            Ok(value) if (least..=most).contains(&value) => Ok(Field::Number { value, least, most }),
            _ => Err(within(least.into(), most.into())),
        },
        Field::Switch(_) if is_yes(answer) => Ok(Field::Switch(true)),
        Field::Switch(_) if is_no(answer) => Ok(Field::Switch(false)),
        Field::Switch(_) => Err(texts().get("linear-yes-or-no")),
        // An empty answer keeps the current value, so an empty value needs a sign.
        Field::Text(_) if answer == "-" => Ok(Field::Text(String::new())),
        Field::Text(_) => Ok(Field::Text(answer.to_owned())),
        Field::Button => Ok(Field::Button),
    }
}

/// The option with this number, this name, or the only one whose name begins so.
fn place(options: &[String], answer: &str) -> Option<usize> {
    if let Ok(number) = answer.parse::<usize>() {
        return number.checked_sub(1).filter(|&place| place < options.len());
    }
    let answer = answer.to_lowercase();
    let whole = options.iter().position(|option| option.to_lowercase() == answer);
    let mut beginning = (0..options.len()).filter(|&at| options[at].to_lowercase().starts_with(&answer));
    whole.or_else(|| beginning.next().filter(|_| beginning.next().is_none()))
}

fn is_no(answer: &str) -> bool {
    let answer = answer.to_lowercase();
    answer == "n" || answer == texts().get("tui-no")
}

fn within(least: usize, most: usize) -> String {
    say!(texts(), "menu-choose-number", least = least, most = most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_meant_by_its_number_or_its_name() {
        let options = ["gomoku", "gomoku, exact", "renju"].map(str::to_owned);
        let found = ["3", "Renju", "re", "gomoku", "go", "0", "4"].map(|answer| place(&options, answer));
        assert_eq!(found, [Some(2), Some(2), Some(2), Some(0), None, None, None]);
    }

    #[test]
    fn an_answer_is_checked_against_its_row() {
        let number = Field::Number { value: 7, least: 1, most: 20 };
        assert_eq!(answered(&number, "20"), Ok(Field::Number { value: 20, least: 1, most: 20 }));
        assert_eq!(answered(&number, "21"), Err("Please type a number from 1 to 20.".to_owned()));
        assert_eq!(answered(&Field::Switch(false), "YES"), Ok(Field::Switch(true)));
        assert!(answered(&Field::Switch(false), "perhaps").is_err());
        assert_eq!(answered(&Field::Text("b2".to_owned()), "-"), Ok(Field::Text(String::new())));
    }
}
