//! A question bank as Moodle reads it, and the grades that Moodle gives.
//!
//! Written after `question/type/multianswer`, `shortanswer` and `multichoice` of Moodle 4.5 and 5.1.

use plyground_exercise::moodle::moodle;
use plyground_exercise::{Exercise, Sheet};
use plyground_i18n::Texts;

/// A question with its boxes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BankQuestion {
    /// `cloze` or `shortanswer`.
    pub(crate) kind: String,
    /// Its text, in HTML.
    pub(crate) text: String,
    /// What is to be filled in.
    pub(crate) boxes: Vec<BankBox>,
}

/// A box for text, or boxes to tick.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BankBox {
    pub(crate) points: u32,
    /// `SHORTANSWER` or `MULTIRESPONSE_H`.
    pub(crate) kind: String,
    /// The percentages of patterns, or of choices.
    pub(crate) answers: Vec<(i32, String)>,
}

impl BankBox {
    /// Whether a text is right: the first pattern that fits decides.
    pub(crate) fn accepts(&self, given: &str) -> bool {
        self.answers
            .iter()
            .find(|(_, pattern)| fits(pattern, given))
            .is_some_and(|(percent, _)| *percent == 100)
    }

    /// The fraction for ticks: what is right adds up to 1, what is wrong is taken off.
    pub(crate) fn grade_ticks(&self, is_ticked: impl Fn(&str) -> bool) -> f64 {
        let total: i32 = self.answers.iter().map(|(percent, _)| *percent.max(&0)).sum();
        let share = |percent: i32| f64::from(percent) / f64::from(if percent > 0 { total } else { 100 });
        let ticked = self.answers.iter().filter(|(_, choice)| is_ticked(choice));
        ticked.map(|(percent, _)| share(*percent)).sum::<f64>().clamp(0.0, 1.0)
    }
}

/// Whether a text fits a pattern, in which `*` stands for any text.
fn fits(pattern: &str, text: &str) -> bool {
    let (pattern, text) = (pattern.to_lowercase(), text.trim().to_lowercase());
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let mut bits: Vec<&str> = rest.split('*').collect();
    let last = bits.pop().unwrap_or_default();
    for bit in bits {
        let Some(at) = text.find(bit) else { return false };
        text = &text[at + bit.len()..];
    }
    text.ends_with(last)
}

/// The exercises of a sheet and their questions in the bank.
pub(crate) fn bank<'a>(texts: &Texts, sheet: &'a Sheet) -> Vec<(&'a Exercise, BankQuestion)> {
    let xml = moodle(texts, std::slice::from_ref(sheet)).unwrap();
    let questions =
        xml.split("<question type=\"").skip(1).filter(|question| !question.starts_with("category"));
    let with_exercise = |xml: &'_ str| {
        let name = between(xml, "<name><text>", "</text>").unwrap();
        let number = name.split([' ', ':']).nth(1).unwrap().parse::<usize>().unwrap();
        (&sheet.exercises[number - 1], read(xml))
    };
    questions.map(with_exercise).collect()
}

fn read(xml: &str) -> BankQuestion {
    let kind = xml.split('"').next().unwrap().to_owned();
    let text = between(xml, "<![CDATA[", "]]>").unwrap().to_owned();
    let boxes = if kind == "cloze" {
        text.split('{').skip(1).map(|rest| read_box(rest.split('}').next().unwrap())).collect()
    } else {
        let points = between(xml, "<defaultgrade>", "</").unwrap().parse().unwrap();
        let answers = xml.split("<answer fraction=\"").skip(1).map(|answer| {
            let percent = answer.split('"').next().unwrap().parse().unwrap();
            (percent, between(answer, "<text>", "</text>").unwrap().to_owned())
        });
        vec![BankBox { points, kind: "SHORTANSWER".to_owned(), answers: answers.collect() }]
    };
    BankQuestion { kind, text, boxes }
}

/// `1:SHORTANSWER:=7~%0%8`.
fn read_box(text: &str) -> BankBox {
    let mut fields = text.splitn(3, ':');
    let mut next = || fields.next().unwrap();
    let (points, kind, answers) = (next().parse().unwrap(), next().to_owned(), next());
    let answers =
        answers.split('~').map(|answer| match (answer.strip_prefix('='), answer.strip_prefix('%')) {
            (Some(right), _) => (100, right.to_owned()),
            (None, Some(graded)) => {
                let (percent, text) = graded.split_once('%').unwrap();
                (percent.parse().unwrap(), text.to_owned())
            }
            (None, None) => (0, answer.to_owned()),
        });
    BankBox { points, kind, answers: answers.collect() }
}

/// The text between two others.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

#[test]
fn patterns_fit_as_in_moodle() {
    for (pattern, text) in
        [("*b*", "abc"), ("-inf*y", "-Infinity"), ("B", " b "), ("*b*b*", "b, b"), ("*", "")]
    {
        assert!(fits(pattern, text), "{pattern} {text}");
    }
    for (pattern, text) in [("*b*", "ac"), ("inf*y", "-infinity"), ("*b*b*", "b"), ("a*a", "a"), ("B", "b.")]
    {
        assert!(!fits(pattern, text), "{pattern} {text}");
    }
}
