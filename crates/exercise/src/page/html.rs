//! The worksheet as a self-contained HTML page: for the screen, and for printing from a browser.

use plyground_draw::figure::escaped;

use super::SheetPage;

/// The width of a line in pixels of a drawing: wider pictures are scaled down. Blanks are filled in by hand, so small
/// pictures are drawn larger than they are.
const LINE: f64 = 560.0;

/// Writes the page.
pub fn html(page: &SheetPage) -> String {
    let title = escaped(&page.title);
    let who = page.student.iter().map(|(_, value)| value.as_str()).find(|value| !value.is_empty());
    let tab = who.map_or_else(|| title.clone(), |who| format!("{title}: {}", escaped(who)));
    let mut lines = vec![
        "<!doctype html>".to_owned(),
        format!("<html lang=\"{}\">", page.language),
        "<head>".to_owned(),
        "<meta charset=\"utf-8\">".to_owned(),
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">".to_owned(),
        "<meta name=\"color-scheme\" content=\"light dark\">".to_owned(),
        format!("<title>{tab}</title>"),
        format!("<style>\n{}</style>", include_str!("style.css")),
        "</head>".to_owned(),
        "<body>".to_owned(),
        format!("<h1>{title}</h1>"),
    ];
    if !page.subtitle.is_empty() {
        lines.push(format!("<p class=\"subtitle\">{}</p>", escaped(&page.subtitle)));
    }
    if !page.student.is_empty() {
        lines.push("<dl class=\"student\">".to_owned());
        let field = |(label, value): &(String, String)| row(label, value, "");
        lines.extend(page.student.iter().map(field));
        lines.push("</dl>".to_owned());
    }
    if !page.hint.is_empty() {
        lines.push(format!("<p class=\"hint\">{}</p>", escaped(&page.hint)));
    }
    for question in &page.questions {
        let (number, title, points) = (question.number, escaped(&question.title), escaped(&question.points));
        lines.push("<section>".to_owned());
        lines.push(format!("<h2>{number}. {title} <span class=\"points\">({points})</span></h2>"));
        lines.push(format!("<p>{}</p>", escaped(&question.ask)));
        let (width, svg) = &question.drawing;
        let share = (100.0 * width / LINE).min(100.0).round();
        lines.push(format!("<div class=\"picture\" style=\"max-width:{share}%\">{}</div>", svg.trim()));
        if !question.lines.is_empty() {
            lines.push("<dl class=\"lines\">".to_owned());
            let answer = |line: &super::AnswerLine| {
                row(&line.label, line.answer.as_deref().unwrap_or_default(), " class=\"answer\"")
            };
            lines.extend(question.lines.iter().map(answer));
            lines.push("</dl>".to_owned());
        }
        lines.push("</section>".to_owned());
    }
    lines.extend(["</body>".to_owned(), "</html>".to_owned()]);
    lines.join("\n") + "\n"
}

/// A label and its value, or a blank.
fn row(label: &str, value: &str, class: &str) -> String {
    let label = escaped(label);
    if value.is_empty() {
        format!("<div><dt>{label}</dt><dd class=\"blank\"></dd></div>")
    } else {
        format!("<div><dt>{label}</dt><dd{class}>{}</dd></div>", escaped(value))
    }
}
