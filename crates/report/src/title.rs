//! The title page, from a small TOML file.

use plyground_i18n::{Texts, say};
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::document::TitlePage;

/// The lines of a title page. All are optional.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Title {
    /// The authors.
    pub name: Vec<String>,
    /// Their group.
    pub group: Option<String>,
    /// The course.
    pub course: Option<String>,
    /// The number of the work in it.
    pub number: Option<String>,
    /// The variant of the task.
    pub variant: Option<String>,
    /// The topic, to replace the report's own.
    pub topic: Option<String>,
    /// The reviewer of the work.
    pub teacher: Option<String>,
    /// The ministry above the school.
    pub ministry: Option<String>,
    /// The school.
    pub university: Option<String>,
    /// The faculty.
    pub faculty: Option<String>,
    /// The department.
    pub department: Option<String>,
    /// The city.
    pub city: Option<String>,
    /// The year.
    pub year: Option<String>,
}

/// The keys of the file, in the order of the sample, each with an example and the key of its explanation.
const KEYS: [(&str, &str, &str); 13] = [
    ("name", "\"\"", "report-title-about-name"),
    ("group", "\"\"", "report-title-about-group"),
    ("course", "\"\"", "report-title-about-course"),
    ("number", "1", "report-title-about-number"),
    ("variant", "1", "report-title-about-variant"),
    ("topic", "\"\"", "report-title-about-topic"),
    ("teacher", "\"\"", "report-title-about-teacher"),
    ("ministry", "\"\"", "report-title-about-ministry"),
    ("university", "\"\"", "report-title-about-university"),
    ("faculty", "\"\"", "report-title-about-faculty"),
    ("department", "\"\"", "report-title-about-department"),
    ("city", "\"\"", "report-title-about-city"),
    ("year", "2026", "report-title-about-year"),
];

impl Title {
    /// Reads a file. An error is a line in the language of the texts.
    pub fn read(text: &str, texts: &Texts) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let before = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text[..before].split('\n').count();
            say!(texts, "report-title-not-toml", line = line, why = error.message().replace('\n', " "))
        })?;
        let mut title = Self::default();
        for (key, value) in &table {
            title.set(key, value, texts)?;
        }
        Ok(title)
    }

    fn set(&mut self, key: &str, value: &Value, texts: &Texts) -> Result<(), String> {
        let place = match key {
            "name" => {
                self.name = names(value).ok_or_else(|| say!(texts, "report-title-wrong-name"))?;
                return Ok(());
            }
            "group" => &mut self.group,
            "course" => &mut self.course,
            "number" => &mut self.number,
            "variant" => &mut self.variant,
            "topic" => &mut self.topic,
            "teacher" => &mut self.teacher,
            "ministry" => &mut self.ministry,
            "university" => &mut self.university,
            "faculty" => &mut self.faculty,
            "department" => &mut self.department,
            "city" => &mut self.city,
            "year" => &mut self.year,
            _ => {
                let known: Vec<&str> = KEYS.iter().map(|(key, ..)| *key).collect();
                let key = key.escape_debug().to_string();
                return Err(say!(texts, "report-title-unknown-key", key = key, known = known.join(", ")));
            }
        };
        let line = line(value).ok_or_else(|| say!(texts, "report-title-wrong-value", key = key))?;
        *place = Some(line).filter(|line| !line.is_empty());
        Ok(())
    }

    /// A template to fill in, with an explanation of every key; all keys are commented out.
    pub fn sample(texts: &Texts) -> String {
        let mut sample = format!("# {}\n\n", texts.get("report-title-sample"));
        for (key, value, about) in KEYS {
            let about = texts.get(about);
            sample.extend(["# ", &about, "\n#", key, " = ", value, "\n"]);
        }
        sample
    }

    /// The page. `topic` is the default topic.
    pub(crate) fn page(&self, topic: &str, texts: &Texts) -> TitlePage {
        let present = |lines: &[&Option<String>]| -> Vec<String> {
            lines.iter().filter_map(|line| (*line).clone()).collect()
        };
        let course = self.course.as_ref().map(|course| say!(texts, "report-title-course", course = course));
        let variant =
            self.variant.as_ref().map(|variant| say!(texts, "report-title-variant", variant = variant));
        let mut done_by = self.name.clone();
        done_by.extend(self.group.as_ref().map(|group| say!(texts, "report-title-group", group = group)));
        let mut people = Vec::new();
        if !done_by.is_empty() {
            people.push((say!(texts, "report-title-done-by", count = self.name.len()), done_by));
        }
        if let Some(teacher) = &self.teacher {
            people.push((texts.get("report-title-checked-by"), vec![teacher.clone()]));
        }
        TitlePage {
            institution: present(&[&self.ministry, &self.university, &self.faculty, &self.department]),
            kind: match &self.number {
                Some(number) => say!(texts, "report-kind-numbered", number = number),
                None => texts.get("report-kind"),
            },
            course: present(&[&course, &variant]),
            topic: self.topic.clone().unwrap_or_else(|| topic.to_owned()),
            people,
            place: present(&[&self.city, &self.year]).join(", "),
        }
    }
}

/// Text on one line; a number is accepted, too.
fn line(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// One name or several.
fn names(value: &Value) -> Option<Vec<String>> {
    let names: Vec<String> = match value {
        Value::Array(items) => items.iter().map(line).collect::<Option<_>>()?,
        value => vec![line(value)?],
    };
    Some(names.into_iter().filter(|name| !name.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use plyground_i18n::LANGUAGES;

    use super::*;

    #[test]
    fn a_file_fills_the_page() {
        let texts = Texts::english();
        let text = "name = [\"A. Turing\", \"C. Shannon\"]\ngroup = \"CS-1\"\nyear = 2026\nnumber = 2\n\
                    course = \"Games\"\nteacher = \"J. von Neumann\"\nuniversity = \"Princeton\"\ncity = \"Princeton\"";
        let title = Title::read(text, &texts).unwrap();
        let page = title.page("Minimax", &texts);
        assert_eq!(page.institution, ["Princeton"]);
        assert_eq!(page.people[0].1, ["A. Turing", "C. Shannon", "group CS-1"]);
        assert_eq!(page.people[1].1, ["J. von Neumann"]);
        assert_eq!((page.topic.as_str(), page.place.as_str()), ("Minimax", "Princeton, 2026"));
        assert!(page.kind.contains('2') && page.course[0].contains("Games"), "{page:?}");
    }

    #[test]
    fn the_documented_file_has_every_key() {
        let page = include_str!("../../../docs/reports.md");
        let file = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let title = Title::read(file, &Texts::english()).unwrap();
        assert_eq!(title.name.len(), 2);
        for (key, ..) in KEYS {
            assert!(file.contains(&format!("{key} = ")), "{key}");
        }
    }

    #[test]
    fn an_empty_file_is_a_title_page_without_people() {
        let texts = Texts::english();
        let title = Title::read("", &texts).unwrap();
        assert_eq!(title, Title::default());
        let page = title.page("Minimax", &texts);
        assert!(page.people.is_empty() && page.institution.is_empty() && page.place.is_empty());
    }

    #[test]
    fn mistakes_are_one_line_in_every_language() {
        for language in &LANGUAGES {
            let texts = Texts::new(language);
            for (text, expected) in [
                ("nmae = \"A\"", "`nmae`"),
                ("name = 1.5", "`name`"),
                ("name = [[1]]", "`name`"),
                ("year = true", "`year`"),
                ("\nname = \"A", "2"),
                ("[name]\nx = 1", "`name`"),
            ] {
                let error = Title::read(text, &texts).unwrap_err();
                assert!(error.contains(expected) && !error.contains('\n'), "{}: {error}", language.code);
            }
        }
    }

    #[test]
    fn the_sample_can_be_read_and_filled_in() {
        for language in &LANGUAGES {
            let texts = Texts::new(language);
            let sample = Title::sample(&texts);
            assert_eq!(Title::read(&sample, &texts), Ok(Title::default()), "{sample}");
            let filled: String = sample
                .lines()
                .map(|line| match line.strip_prefix('#') {
                    Some(rest) if !rest.starts_with(' ') => rest.replace("\"\"", "\"x\"") + "\n",
                    _ => format!("{line}\n"),
                })
                .collect();
            let title = Title::read(&filled, &texts).unwrap();
            assert_eq!((title.name.len(), title.year.as_deref()), (1, Some("2026")), "{filled}");
        }
    }
}
