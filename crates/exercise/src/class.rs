//! Class lists: CSV with a name and an id in every row.

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

/// A student.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Student {
    /// The name; may be empty.
    pub name: String,
    /// The id, unique in the class.
    pub id: String,
}

/// Reads a class list: `name,id` in every row, with or without a heading, which may swap the columns. Fields are separated by
/// commas, semicolons or tabs, and may be quoted.
pub fn read_class(text: &str) -> Result<Vec<Student>, Message> {
    let text = text.trim_start_matches('\u{feff}');
    let separator = separator(text);
    let mut rows = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
    let (mut name_at, mut id_at) = (0, 1);
    if let Some((_, first)) = rows.peek() {
        let heading = fields(first, separator);
        let id = heading.iter().position(|field| has_word(field, ID_WORDS));
        let is_name = |(at, field): (usize, &String)| id != Some(at) && has_word(field, NAME_WORDS);
        let name = heading.iter().enumerate().position(is_name);
        if id.or(name).is_some() {
            (name_at, id_at) = match (name, id) {
                (Some(name), Some(id)) => (name, id),
                (Some(name), None) => (name, usize::from(name == 0)),
                (None, id) => (usize::from(id == Some(0)), id.unwrap_or(1)),
            };
            rows.next();
        }
    }
    let mut students: Vec<Student> = Vec::new();
    for (line, row) in rows {
        let fields = fields(row, separator);
        let field = |at: usize| fields.get(at).cloned().unwrap_or_default();
        let (name, id) = (field(name_at), field(id_at));
        if id.is_empty() {
            return Err(message!(
                "exercise-class-no-id",
                "line {line} of the class list has no id: every row is name,id, for example Ada Lovelace,1815",
                line = (line + 1).to_string()
            ));
        }
        if students.iter().any(|other| other.id.to_lowercase() == id.to_lowercase()) {
            return Err(message!(
                "exercise-class-repeated",
                "line {line} of the class list has the id {id} again: ids must differ, since they choose the sheet",
                line = (line + 1).to_string(),
                id = id
            ));
        }
        students.push(Student { name, id });
    }
    if students.is_empty() {
        return Err(message!(
            "exercise-class-empty",
            "the class list has no students: write name,id in every line"
        ));
    }
    Ok(students)
}

/// The words of headings, in small letters: none of them has a digit, as ids have, or is a surname.
const ID_WORDS: &[&str] = &[
    "id",
    "code",
    "number",
    "номер",
    "код",
    "шифр",
    "квиток",
    "заліковка",
    "зачётка",
    "зачетка",
    "číslo",
    "cislo",
    "kód",
    "numer",
    "indeks",
    "albumu",
    "№",
];
const NAME_WORDS: &[&str] = &[
    "name",
    "surname",
    "student",
    "student's",
    "студент",
    "студентка",
    "прізвище",
    "ім'я",
    "ім’я",
    "піб",
    "фамилия",
    "имя",
    "фио",
    "meno",
    "priezvisko",
    "študent",
    "jméno",
    "příjmení",
    "imię",
    "nazwisko",
];

/// Whether a field of a first line is a heading: one of its words is, and it has no digit.
fn has_word(field: &str, words: &[&str]) -> bool {
    let field = field.to_lowercase();
    let mut parts = field.split(|sign: char| sign.is_whitespace() || "_.,:/()".contains(sign));
    !field.contains(|sign: char| sign.is_ascii_digit()) && parts.any(|part| words.contains(&part))
}

/// A warning where the first student looks like a heading in other words: an id without a digit, when all others have one.
pub fn heading_warning(students: &[Student]) -> Option<Message> {
    let has_digit = |student: &Student| student.id.contains(|sign: char| sign.is_ascii_digit());
    let (first, others) = students.split_first()?;
    let is_odd = !has_digit(first) && !others.is_empty() && others.iter().all(has_digit);
    is_odd.then(|| {
        message!(
            "exercise-class-heading",
            "the first line of the class list is taken for a student: {name}, {id}; call a heading name,id",
            name = first.name.clone(),
            id = first.id.clone()
        )
    })
}

/// The separator of the first line that has one: spreadsheets of many countries write semicolons.
fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    [';', '\t'].into_iter().find(|&separator| first.contains(separator)).unwrap_or(',')
}

/// The fields of a row, without quotation marks and surrounding blanks.
fn fields(row: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut signs = row.trim_end_matches('\r').chars().peekable();
    while let Some(sign) = signs.next() {
        let field = fields.last_mut().expect("there is always one field");
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                signs.next();
                field.push('"');
            }
            '"' => is_quoted = !is_quoted,
            sign if sign == separator && !is_quoted => fields.push(String::new()),
            sign => field.push(sign),
        }
    }
    fields.iter().map(|field| field.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<(String, String)> {
        read_class(text).unwrap().into_iter().map(|student| (student.name, student.id)).collect()
    }

    #[test]
    fn lists_of_every_form_are_read() {
        let expected = [("Ada Lovelace", "1815"), ("Turing, Alan", "1912")]
            .map(|(name, id)| (name.to_owned(), id.to_owned()));
        for text in [
            "Ada Lovelace,1815\n\"Turing, Alan\",1912\n",
            "name,id\r\nAda Lovelace,1815\r\n\"Turing, Alan\",1912\r\n",
            "\u{feff}ID;Name;Group\n1815;Ada Lovelace;7\n\n1912;Turing, Alan;7",
            "Прізвище;Номер\nAda Lovelace;1815\nTuring, Alan;1912\n",
            "Прізвище та ім'я;Код студента\nAda Lovelace;1815\nTuring, Alan;1912\n",
            "Номер;ФИО\n1815;Ada Lovelace\n1912;Turing, Alan\n",
            "Meno a priezvisko;Číslo\nAda Lovelace;1815\nTuring, Alan;1912\n",
            "Jméno;Os. číslo\nAda Lovelace;1815\nTuring, Alan;1912\n",
            "Nr albumu;Nazwisko i imię\n1815;Ada Lovelace\n1912;Turing, Alan\n",
            "Student number;Student name\n1815;Ada Lovelace\n1912;Turing, Alan\n",
            "Student;Student number\nAda Lovelace;1815\nTuring, Alan;1912\n",
        ] {
            assert_eq!(ids(text), expected, "{text}");
        }
    }

    #[test]
    fn a_heading_in_other_words_is_doubted() {
        let warning = |text: &str| heading_warning(&read_class(text).unwrap());
        let told = warning("Jemand,Kennung\nAda,1815\nAlan,1912\n").unwrap().to_string();
        assert!(told.contains("taken for a student: Jemand, Kennung"), "{told}");
        for list in ["Ada,1815\nAlan,1912\n", "Ada,ada\nAlan,alan\n", "Ada,ada\n"] {
            assert!(warning(list).is_none(), "{list}");
        }
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        for (text, expected) in [
            ("", "no students"),
            ("name,id\n", "no students"),
            ("Ada,1\nBob\n", "line 2"),
            ("Ada,x1\n\nBob,X1\n", "line 3 of the class list has the id X1 again"),
        ] {
            let error = read_class(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text:?}: {error}");
        }
    }
}
