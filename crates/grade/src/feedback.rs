//! The page that a student gets.

use std::fmt::Write;

use plyground_i18n::{Argument, Texts, say};

use crate::{Diagnosis, Marks, Replies, RunEnd, TaskSet, detail_words, verdict_words};

const STYLE: &str = include_str!("feedback.css");

/// What there is to say about a submission.
#[derive(Clone, Copy, Debug)]
pub struct Feedback<'a> {
    /// The name of the work; may be empty.
    pub title: &'a str,
    /// The name of the submission.
    pub student: &'a str,
    /// How the run ended.
    pub end: &'a RunEnd,
    /// The tasks.
    pub set: &'a TaskSet,
    /// The answers.
    pub replies: &'a Replies,
    /// What was found out.
    pub diagnoses: &'a [Diagnosis],
    /// The points.
    pub marks: &'a Marks,
}

/// The page as HTML, which needs nothing else.
pub fn feedback_page(texts: &Texts, about: &Feedback<'_>) -> String {
    let title = if about.title.is_empty() { texts.get("grade-page-title") } else { about.title.to_owned() };
    let (language, title, student) = (texts.language().code, escaped(&title), escaped(about.student));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}: {student}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p class=\"student\">{student}</p>\n"
    );
    let points = points_words(texts, about.marks.points, about.marks.most);
    let _ = writeln!(page, "<p class=\"points\">{}</p>", escaped(&points));
    for line in general_words(texts, about) {
        let _ = writeln!(page, "<p class=\"warning\">{}</p>", escaped(&line));
    }
    for (found, mark) in about.diagnoses.iter().zip(&about.marks.searches) {
        let class = if found.finding.right_by().is_some() { "right" } else { "wrong" };
        let _ = writeln!(page, "<section class=\"{class}\">\n<h2>{}</h2>", found.kind);
        let _ = writeln!(
            page,
            "<p class=\"points\">{}</p>",
            escaped(&points_words(texts, mark.points, mark.most))
        );
        let _ = writeln!(page, "<p class=\"verdict\">{}</p>", escaped(&verdict_words(texts, found)));
        let details = detail_words(texts, about.set, found);
        if !details.is_empty() {
            page.push_str("<ul>\n");
            for line in details {
                let _ = writeln!(page, "<li>{}</li>", escaped(&line));
            }
            page.push_str("</ul>\n");
        }
        page.push_str("</section>\n");
    }
    for (id, cost) in &about.marks.penalties {
        let line = say!(texts, "grade-penalty", points = Argument::decimal(*cost, 2), id = *id);
        let _ = writeln!(page, "<p class=\"penalty\">{}</p>", escaped(&line));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// "17 of 25 points".
pub fn points_words(texts: &Texts, points: f64, most: f64) -> String {
    say!(texts, "grade-points", points = Argument::decimal(points, 2), most = Argument::decimal(most, 2))
}

/// What went wrong with the run and with the protocol.
pub fn general_words(texts: &Texts, about: &Feedback<'_>) -> Vec<String> {
    let mut lines: Vec<String> = about.end.words(texts).into_iter().collect();
    if let Some((line, why)) = about.replies.faults.first() {
        let count = about.replies.fault_count;
        lines.push(say!(texts, "grade-faults", count = count, line = *line, why = texts.tell(why)));
    }
    lines
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            sign => safe.push(sign),
        }
    }
    safe
}
