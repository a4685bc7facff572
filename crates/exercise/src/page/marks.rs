//! The marks of a sheet as a page for the student.

use plyground_draw::figure::escaped;
use plyground_i18n::{Texts, say};

use crate::{SheetMarks, feedback};

/// Writes the page: the points, and a line for every part.
pub fn feedback_page(texts: &Texts, marks: &SheetMarks) -> String {
    let title = escaped(texts.get("exercise-feedback-title"));
    let who = [marks.name.as_str(), marks.id.as_str()].join(" ");
    let points = say!(texts, "exercise-feedback-points", points = marks.points, most = marks.most);
    let mut lines = vec![
        "<!doctype html>".to_owned(),
        format!("<html lang=\"{}\">", texts.language().code),
        "<head>".to_owned(),
        "<meta charset=\"utf-8\">".to_owned(),
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">".to_owned(),
        "<meta name=\"color-scheme\" content=\"light dark\">".to_owned(),
        format!("<title>{title}: {}</title>", escaped(who.trim())),
        format!("<style>\n{}</style>", include_str!("style.css")),
        "</head>".to_owned(),
        "<body>".to_owned(),
        format!("<h1>{title}</h1>"),
        format!("<p>{}: <strong>{}</strong></p>", escaped(who.trim()), escaped(&points)),
        "<dl class=\"lines\">".to_owned(),
    ];
    for part in &marks.parts {
        let place = format!("{} {}", part.question, part.part);
        let told = feedback(texts, part).unwrap_or_else(|| texts.get("exercise-feedback-right"));
        let (place, told) = (escaped(place.trim()), escaped(&told));
        let points = format!("{}/{}", part.points, part.most);
        lines.push(format!("<div><dt>{place} ({points}):</dt><dd>{told}</dd></div>"));
    }
    for line in &marks.unread {
        let told = say!(texts, "exercise-marks-unread", text = line.as_str());
        lines.push(format!("<div><dt></dt><dd>{}</dd></div>", escaped(&told)));
    }
    lines.extend(["</dl>", "</body>", "</html>"].map(str::to_owned));
    lines.join("\n") + "\n"
}
