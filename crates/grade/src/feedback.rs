//! The page that a student gets.

use std::fmt::Write;

use plyground_i18n::{Argument, Texts, say};

use crate::picture::{MarkedMoves, picture};
use crate::words::mistake_details;
use crate::{
    Diagnosis, EarlierMark, Marks, Replies, Reply, RunEnd, TaskSet, WinValue, WrongAnswer, verdict_words,
};

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
    /// The mark before, where the submission was run once more.
    pub earlier: Option<EarlierMark>,
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
    if let Some(EarlierMark { attempt, points }) = about.earlier {
        let line = say!(texts, "grade-again", attempt = attempt, points = Argument::decimal(points, 2));
        let _ = writeln!(page, "<p class=\"again\">{}</p>", escaped(&line));
    }
    for line in general_words(texts, about) {
        let _ = writeln!(page, "<p class=\"warning\">{}</p>", escaped(&line));
    }
    page.push_str(&marks_table(texts, about.marks));
    for (found, mark) in about.diagnoses.iter().zip(&about.marks.searches) {
        let class = if found.finding.right_by().is_some() { "right" } else { "wrong" };
        let _ = writeln!(page, "<section class=\"{class}\">\n<h2>{}</h2>", found.kind);
        let _ = writeln!(
            page,
            "<p class=\"points\">{}</p>",
            escaped(&points_words(texts, mark.points, mark.most))
        );
        let _ = writeln!(page, "<p class=\"verdict\">{}</p>", escaped(&verdict_words(texts, found)));
        let details = mistake_details(texts, found);
        if !details.is_empty() {
            page.push_str("<ul>\n");
            for line in details {
                let _ = writeln!(page, "<li>{}</li>", escaped(&line));
            }
            page.push_str("</ul>\n");
        }
        if let Some(wrong) = &found.wrong {
            page.push_str(&wrong_answer(texts, about.set, wrong));
        }
        page.push_str("</section>\n");
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// The smallest task with a wrong answer: its picture, and what is right beside what was answered.
fn wrong_answer(texts: &Texts, set: &TaskSet, wrong: &WrongAnswer) -> String {
    let task = &set.tasks[wrong.place];
    let marked = MarkedMoves {
        right: [WinValue::Distance, WinValue::Flat].map(|wins| task.best_moves(wins)).concat(),
        given: wrong.given.movement,
    };
    let drawing = picture(texts, task, &marked);
    let about_game = if task.is_tree() { "grade-picture-tree" } else { "grade-picture-board" };
    let lines = [
        say!(texts, "grade-smallest", task = task.to_string()),
        say!(texts, "grade-picture-moves", about = texts.get(about_game)),
    ]
    .map(|line| escaped(&line));
    let mut text =
        format!("<figure>\n<p class=\"task\">{}</p>\n<div class=\"scroll\">{drawing}</div>\n", lines[0]);
    let _ = writeln!(text, "<figcaption>{}</figcaption>", lines[1]);
    let Reply { movement, value, nodes } = wrong.given;
    let expected = &wrong.expected;
    let is_right_move = movement.is_some_and(|m| marked.right.iter().any(|&right| i64::from(right) == m));
    let rows = [
        ("grade-column-move", shown(expected.movement), shown(movement), is_right_move),
        (
            "grade-column-value",
            shown(Some(expected.value)),
            shown(value),
            value == Some(i64::from(expected.value)),
        ),
        ("grade-column-nodes", shown(Some(expected.nodes)), shown(nodes), nodes == Some(expected.nodes)),
    ];
    let heads = ["grade-column-right", "grade-column-given"].map(|key| escaped(&texts.get(key)));
    let _ = writeln!(
        text,
        "<table>\n<thead><tr><td></td><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n<tbody>",
        heads[0], heads[1]
    );
    for (key, right, given, is_right) in rows {
        let given = if is_right { given } else { format!("<strong>{given}</strong>") };
        let name = escaped(&texts.get(key));
        let _ = writeln!(text, "<tr><th scope=\"row\">{name}</th><td>{right}</td><td>{given}</td></tr>");
    }
    text.push_str("</tbody>\n</table>\n</figure>\n");
    text
}

/// A number of an answer, or the sign for none.
fn shown(number: Option<impl ToString>) -> String {
    number.map_or("?".to_owned(), |number| number.to_string().replace('-', "\u{2212}"))
}

/// The points of each search and part, what mistakes cost, and the sum.
fn marks_table(texts: &Texts, marks: &Marks) -> String {
    let part = |gained: f64, most: f64| {
        let (gained, most) = (Argument::decimal(gained, 2), Argument::decimal(most, 2));
        format!("<td>{}</td>", escaped(&say!(texts, "grade-part", points = gained, most = most)))
    };
    let heads = [
        "grade-column-search",
        "grade-column-points",
        "grade-column-move",
        "grade-column-value",
        "grade-column-nodes",
        "grade-column-answered",
    ]
    .map(|key| format!("<th scope=\"col\">{}</th>", escaped(&texts.get(key))));
    let mut table = format!(
        "<div class=\"scroll\"><table class=\"marks\">\n<thead><tr>{}</tr></thead>\n<tbody>\n",
        heads.concat()
    );
    for mark in &marks.searches {
        let cells = [
            format!("<th scope=\"row\">{}</th>", mark.search),
            part(mark.points, mark.most),
            part(mark.parts.movement, mark.most_parts.movement),
            part(mark.parts.value, mark.most_parts.value),
            part(mark.parts.nodes, mark.most_parts.nodes),
            format!("<td>{} / {}</td>", mark.answered, mark.tasks),
        ];
        let _ = writeln!(table, "<tr>{}</tr>", cells.concat());
    }
    let rest = "<td colspan=\"4\"></td>";
    for (id, cost) in &marks.penalties {
        let name = escaped(&say!(texts, "grade-row-penalty", id = *id));
        let cost = escaped(&say!(texts, "grade-minus", points = Argument::decimal(*cost, 2)));
        let _ = writeln!(table, "<tr><th scope=\"row\">{name}</th><td>{cost}</td>{rest}</tr>");
    }
    let (total, sum) = (escaped(&texts.get("grade-row-total")), part(marks.points, marks.most));
    let _ = writeln!(
        table,
        "</tbody>\n<tfoot><tr><th scope=\"row\">{total}</th>{sum}{rest}</tr></tfoot>\n</table></div>"
    );
    table
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
