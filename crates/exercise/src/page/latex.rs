//! The worksheet as LaTeX source, with its pictures in a folder beside it.
//!
//! It compiles with `lualatex` and `xelatex`, and with `pdflatex` where the Cyrillic fonts are installed.

use plyground_draw::figure::{babel, fonts, typeset};

use super::SheetPage;

/// Pixels of a picture per millimetre of the page.
const PIXELS: f64 = 3.3;
/// The width of a line in millimetres.
const LINE: f64 = 170.0;

/// Writes the source; the pictures are `figures/LABEL.png`.
pub fn latex(page: &SheetPage) -> String {
    let mut body = vec!["\\begin{document}".to_owned()];
    body.push(format!("{{\\Large\\bfseries {}\\par}}\\medskip", typeset(&page.title)));
    if !page.subtitle.is_empty() {
        body.push(format!("{}\\par\\medskip", typeset(&page.subtitle)));
    }
    for (label, value) in &page.student {
        let value = if value.is_empty() { blank() } else { typeset(value) };
        body.push(format!("{} {value}\\quad", typeset(label)));
    }
    if !page.hint.is_empty() {
        body.push(format!("\\par\\medskip {}", typeset(&page.hint)));
    }
    body.push("\\bigskip\n".to_owned());
    for question in &page.questions {
        let (number, title, points) = (question.number, typeset(&question.title), typeset(&question.points));
        body.push("\\begin{minipage}{\\linewidth}\\setlength\\parskip{4pt}".to_owned());
        body.push(format!("{{\\bfseries {number}. {title}}} ({points})\\par"));
        body.push(format!("{}\\par", typeset(&question.ask)));
        let width = (question.drawing.0 / PIXELS).min(LINE).round();
        body.push(format!(
            "{{\\centering\\includegraphics[width={width}mm]{{figures/{}.png}}\\par}}",
            question.label
        ));
        for line in &question.lines {
            let answer = line
                .answer
                .as_deref()
                .map_or_else(blank, |answer| format!("\\textbf{{{}}}", typeset(answer)));
            body.push(format!("{} {answer}\\par", typeset(&line.label)));
        }
        body.push("\\end{minipage}\\bigskip\n".to_owned());
    }
    body.push("\\end{document}".to_owned());
    let body = body.join("\n");
    let head = format!(
        "% Written by Plyground. To make a PDF: lualatex FILE.tex\n\\documentclass[11pt,a4paper]{{article}}\n{}\
         \\usepackage[{}]{{babel}}\n\\usepackage[margin=18mm]{{geometry}}\n\\usepackage{{graphicx}}\n\
         \\setlength\\parindent{{0pt}}\n",
        fonts(&body),
        babel(page.language)
    );
    format!("{head}{body}\n")
}

fn blank() -> String {
    "\\underline{\\hspace{5cm}}".to_owned()
}
