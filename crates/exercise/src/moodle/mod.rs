//! Exercises as questions for Moodle, in its XML format.
//!
//! Questions with one answer in words are of the type `shortanswer`, the others of the type `cloze`, whose parts are inside
//! the text. Pictures are files of the question, encoded in base 64.

mod accepted;
mod wording;

use std::fmt::Write;

use plyground_core::Message;
use plyground_draw::figure::{escaped, png};
use plyground_i18n::Texts;

use crate::{Exercise, ExerciseKind, Question, Sheet, Solution, kind_name, part_label, picture};
use accepted::Pattern;

/// Pixels of the pictures per unit of the drawing.
const FINE: f32 = 1.5;

/// A wrong answer in every box. Moodle makes a box as wide as its longest answer and, from seven characters on, some more at
/// random: with one longest answer everywhere, the width does not reveal the answer.
const WIDEST: &str = "------";

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
    let ask = escaped(wording::asked(texts, question));
    // On a screen the picture has no blanks to write into.
    let (_, svg) = picture(texts, &Question { parts: Vec::new(), ..question.clone() }, None);
    let image = base64(&png(&svg, FINE)?);
    let shown = format!(
        "<p>{ask}</p>\n<p><img src=\"@@PLUGINFILE@@/picture.png\" alt=\"{}\" style=\"max-width:100%\"></p>",
        escaped(wording::description(texts, question))
    );
    let short = short_answer(solutions);
    let (kind, body) = match short {
        Some(_) => ("shortanswer", shown),
        None => ("cloze", format!("{shown}\n{}", cloze(texts, exercise))),
    };
    let _ = writeln!(
        xml,
        "<question type=\"{kind}\">\n<name><text>{}</text></name>\n<questiontext format=\"html\">\n\
         <text><![CDATA[{body}]]></text>\n\
         <file name=\"picture.png\" path=\"/\" encoding=\"base64\">{image}</file>\n</questiontext>\n\
         <generalfeedback format=\"html\"><text></text></generalfeedback>",
        escaped(name)
    );
    if short.is_some() {
        let _ = writeln!(xml, "<defaultgrade>{}</defaultgrade>", question.points());
    }
    let _ = writeln!(xml, "<penalty>0.3333333</penalty>\n<hidden>0</hidden>");
    if let Some(patterns) = short {
        let _ = writeln!(xml, "<usecase>0</usecase>");
        for Pattern { text, is_right } in patterns {
            let _ = writeln!(
                xml,
                "<answer fraction=\"{}\" format=\"moodle_auto_format\"><text>{}</text>\
                 <feedback format=\"html\"><text></text></feedback></answer>",
                if is_right { 100 } else { 0 },
                escaped(text)
            );
        }
    }
    xml.push_str("</question>\n");
    Ok(())
}

/// The patterns of a question with one part in words; `None` for the others.
fn short_answer(solutions: &[Solution]) -> Option<Vec<Pattern>> {
    match solutions {
        [Solution::Nodes(names)] => Some(accepted::sequence(names)),
        [Solution::Move(spellings)] => Some(accepted::movement(spellings)),
        _ => None,
    }
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
                let leaves: Vec<&str> = question
                    .tree()
                    .into_iter()
                    .flat_map(|tree| tree.leaves().map(|leaf| tree.name(leaf)))
                    .collect();
                let _ = writeln!(text, "<p>{label}</p>\n<div>{}</div>", ticks(points, &leaves, names));
            }
            Solution::Number(number) => {
                let _ = writeln!(text, "<p>{label} {}</p>", blank(points, &accepted::number(*number)));
            }
            Solution::Window(alpha, beta) => {
                let [alpha, beta] =
                    accepted::window(*alpha, *beta).map(|patterns| blank(points / 2, &patterns));
                let _ = writeln!(text, "<p>{label} ( {alpha} , {beta} )</p>");
            }
            Solution::Node(name) => {
                let _ = writeln!(text, "<p>{label} {}</p>", blank(points, &accepted::node(name)));
            }
            Solution::Nodes(_) | Solution::Move(_) => {}
        }
    }
    text
}

/// A box for an answer, as wide as any other.
fn blank(points: u32, patterns: &[Pattern]) -> String {
    let spelled = |Pattern { text, is_right }: &Pattern| {
        let grade = if *is_right { "=" } else { "%0%" };
        format!("{grade}{}", quoted(text))
    };
    let widest = Pattern { text: WIDEST.to_owned(), is_right: false };
    let ways: Vec<String> = patterns.iter().chain([&widest]).map(spelled).collect();
    format!("{{{points}:SHORTANSWER:{}}}", ways.join("~"))
}

/// A box to tick for every leaf. Right ticks share the points. A wrong one costs a quarter of them, as in a form, and more
/// where ticking every leaf would pay otherwise.
fn ticks(points: u32, leaves: &[&str], right: &[String]) -> String {
    let is_right = |leaf: &str| right.iter().any(|name| name == leaf);
    let wrong = leaves.iter().filter(|leaf| !is_right(leaf)).count();
    let percent = 100_usize.div_ceil(wrong.clamp(1, 4));
    let choice = |leaf: &&str| {
        let grade = if is_right(leaf) { "=".to_owned() } else { format!("%-{percent}%") };
        format!("{grade}{}", quoted(leaf))
    };
    let choices: Vec<String> = leaves.iter().map(choice).collect();
    format!("{{{points}:MULTIRESPONSE_H:{}}}", choices.join("~"))
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
    fn ticking_every_leaf_does_not_pay() {
        let right = ["b".to_owned()];
        assert_eq!(ticks(4, &["a", "b"], &right), "{4:MULTIRESPONSE_H:%-100%a~=b}");
        assert_eq!(ticks(4, &["a", "b", "c", "d"], &right), "{4:MULTIRESPONSE_H:%-34%a~=b~%-34%c~%-34%d}");
        assert!(ticks(4, &["a", "b", "c", "d", "e", "f"], &right).contains("%-25%f"));
    }

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
        let patterns =
            [("7", true), ("~", false)].map(|(text, is_right)| Pattern { text: text.to_owned(), is_right });
        assert_eq!(blank(2, &patterns), "{2:SHORTANSWER:=7~%0%\\~~%0%------}");
    }
}
