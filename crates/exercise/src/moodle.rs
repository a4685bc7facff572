//! Exercises as questions for Moodle, in its XML format.
//!
//! Questions with one answer in words are of the type `shortanswer`, the others of the type `cloze`, whose parts are inside
//! the text. Pictures are files of the question, encoded in base 64.

use std::fmt::Write;

use plyground_core::Message;
use plyground_draw::figure::{escaped, png};
use plyground_i18n::Texts;

use crate::words::signed;
use crate::{Exercise, ExerciseKind, Question, Sheet, Solution, kind_name, part_label, picture, prompt};

/// Pixels of the pictures per unit of the drawing.
const FINE: f32 = 1.5;

/// The questions of some sheets, in one category for every kind, so that a test can choose at random.
pub fn moodle(texts: &Texts, sheets: &[Sheet]) -> Result<String, Message> {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    for kind in ExerciseKind::ALL {
        let mut is_first = true;
        for sheet in sheets {
            let of_kind = |(_, exercise): &(usize, &Exercise)| exercise.question.kind == kind;
            for (i, exercise) in sheet.exercises.iter().enumerate().filter(of_kind) {
                if std::mem::take(&mut is_first) {
                    category(&mut xml, &kind_name(texts, kind));
                }
                let name = format!("{} {}: {}", sheet.id, i + 1, kind_name(texts, kind));
                question(&mut xml, texts, &name, exercise)?;
            }
        }
    }
    xml.push_str("</quiz>\n");
    Ok(xml)
}

fn category(xml: &mut String, name: &str) {
    // A slash separates categories.
    let path = escaped(format!("$course$/top/Plyground/{}", name.replace('/', "//")));
    let _ = writeln!(
        xml,
        "<question type=\"category\">\n<category><text>{path}</text></category>\n\
         <info format=\"html\"><text></text></info>\n</question>"
    );
}

fn question(xml: &mut String, texts: &Texts, name: &str, exercise: &Exercise) -> Result<(), Message> {
    let Exercise { question, solutions, .. } = exercise;
    let ask = escaped(prompt(texts, question));
    let (_, svg) = picture(texts, question, None);
    let image = base64(&png(&svg, FINE)?);
    let shown = format!(
        "<p>{ask}</p>\n<p><img src=\"@@PLUGINFILE@@/picture.png\" alt=\"{}\" style=\"max-width:100%\"></p>",
        escaped(kind_name(texts, question.kind))
    );
    let accepted = short_answers(question, solutions);
    let kind = if accepted.is_empty() { "cloze" } else { "shortanswer" };
    let body = if accepted.is_empty() { format!("{shown}\n{}", cloze(texts, exercise)) } else { shown };
    let _ = writeln!(
        xml,
        "<question type=\"{kind}\">\n<name><text>{}</text></name>\n<questiontext format=\"html\">\n\
         <text><![CDATA[{body}]]></text>\n\
         <file name=\"picture.png\" path=\"/\" encoding=\"base64\">{image}</file>\n</questiontext>\n\
         <generalfeedback format=\"html\"><text></text></generalfeedback>",
        escaped(name)
    );
    if !accepted.is_empty() {
        let _ = writeln!(xml, "<defaultgrade>{}</defaultgrade>", question.points());
    }
    let _ = writeln!(xml, "<penalty>0.3333333</penalty>\n<hidden>0</hidden>");
    if !accepted.is_empty() {
        let _ = writeln!(xml, "<usecase>0</usecase>");
        for answer in accepted {
            let _ = writeln!(
                xml,
                "<answer fraction=\"100\" format=\"moodle_auto_format\"><text>{}</text>\
                 <feedback format=\"html\"><text></text></feedback></answer>",
                escaped(answer)
            );
        }
    }
    xml.push_str("</question>\n");
    Ok(())
}

/// The answers that a question with one part in words accepts; empty for the others.
fn short_answers(question: &Question, solutions: &[Solution]) -> Vec<String> {
    match (question.kind, solutions) {
        (_, [Solution::Nodes(names)]) => separated(names),
        (_, [Solution::Move(spellings)]) => spellings.clone(),
        _ => Vec::new(),
    }
}

/// Names with any usual separator.
fn separated(names: &[String]) -> Vec<String> {
    let mut ways: Vec<String> =
        [", ", ",", " ", "; ", ""].iter().map(|between| names.join(between)).collect();
    ways.sort();
    ways.dedup();
    ways
}

/// The parts of a question as the answers inside its text.
fn cloze(texts: &Texts, exercise: &Exercise) -> String {
    let Exercise { question, solutions, .. } = exercise;
    let mut text = String::new();
    for (part, solution) in question.parts.iter().zip(solutions) {
        let label = escaped(part_label(texts, question.kind, part));
        let points = part.points;
        match solution {
            Solution::Leaves(names) => {
                let _ = writeln!(text, "<p>{label}</p>");
                let choices = [texts.get("exercise-moodle-visited"), texts.get("exercise-moodle-never")];
                let leaves = question.tree().into_iter().flat_map(|tree| {
                    tree.leaves().map(|leaf| tree.name(leaf).to_owned()).collect::<Vec<_>>()
                });
                for leaf in leaves {
                    let right = usize::from(names.contains(&leaf));
                    let choice =
                        |i: usize| format!("{}{}", if i == right { "=" } else { "" }, quoted(&choices[i]));
                    let _ = writeln!(text, "<p>{leaf}: {{1:MULTICHOICE:{}~{}}}</p>", choice(0), choice(1));
                }
            }
            Solution::Number(number) => {
                let _ = writeln!(text, "<p>{label} {{{points}:NUMERICAL:={number}:0}}</p>");
            }
            Solution::Window(alpha, beta) => {
                let ends = [bound(*alpha, "-"), bound(*beta, "")];
                let _ = writeln!(text, "<p>{label} ( {} , {} )</p>", ends[0], ends[1]);
            }
            Solution::Node(name) => {
                let _ = writeln!(text, "<p>{label} {{{points}:SHORTANSWER:={}}}</p>", quoted(name));
            }
            Solution::Nodes(_) | Solution::Move(_) => {}
        }
    }
    text
}

/// A bound of a window as a short answer; infinity in any of its usual forms.
fn bound(value: Option<i32>, sign: &str) -> String {
    let ways: Vec<String> = match value {
        Some(value) if value < 0 => vec![value.to_string(), signed(value)],
        Some(value) => vec![value.to_string(), format!("+{value}")],
        None => {
            let words = ["inf", "∞", "oo", "infinity"].map(|word| format!("{sign}{word}"));
            // With a hyphen, and as it is printed.
            let printed = if sign.is_empty() { "+∞" } else { "−∞" };
            words.into_iter().chain([printed.to_owned()]).collect()
        }
    };
    let ways: Vec<String> = ways.iter().map(|way| format!("={}", quoted(way))).collect();
    format!("{{1:SHORTANSWER:{}}}", ways.join("~"))
}

/// Text inside an answer: characters with a meaning there are escaped.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    for sign in escaped(text).chars() {
        if "}#~/\"\\".contains(sign) {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

/// Bytes in base 64 (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word =
            chunk.iter().enumerate().fold(0_u32, |word, (i, &byte)| word | u32::from(byte) << (16 - 8 * i));
        for i in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * i)) as usize & 63];
            out.push(if i <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_encoded_as_the_standard_says() {
        for (bytes, expected) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), expected);
        }
    }

    #[test]
    fn signs_with_a_meaning_in_an_answer_are_escaped() {
        assert_eq!(quoted("a~b}c#"), "a\\~b\\}c\\#");
        assert_eq!(bound(Some(-5), "-"), "{1:SHORTANSWER:=-5~=−5}");
        assert_eq!(bound(None, "-"), "{1:SHORTANSWER:=-inf~=-∞~=-oo~=-infinity~=−∞}");
        assert_eq!(bound(None, ""), "{1:SHORTANSWER:=inf~=∞~=oo~=infinity~=+∞}");
    }
}
