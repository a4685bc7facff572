//! The worksheet as Typst source, with its pictures in a folder beside it.

use plyground_draw::figure::{typst_string, typst_text};

use super::SheetPage;

/// Pixels of a picture per millimetre of the page.
const PIXELS: f64 = 3.3;
/// The width of a line in millimetres.
const LINE: f64 = 174.0;

const PREAMBLE: &str = "#set page(paper: \"a4\", margin: 18mm, numbering: \"1\")
#set smartquote(enabled: false)
#let blank = box(width: 5cm, stroke: (bottom: 0.5pt), height: 0.9em)
#let question(..parts) = block(breakable: false, above: 1.6em, stack(spacing: 0.8em, ..parts))";

/// Writes the source; the pictures are `figures/LABEL.svg`.
pub fn typst(page: &SheetPage) -> String {
    let mut lines = vec![
        "// Written by Plyground. To make a PDF: typst compile FILE.typ".to_owned(),
        format!("#set document(title: {})", typst_string(&page.title)),
        format!("#set text(lang: {}, size: 11pt)", typst_string(page.language)),
        PREAMBLE.to_owned(),
        format!("#text(size: 16pt, weight: \"bold\")[{}]\n", typst_text(&page.title)),
    ];
    if !page.subtitle.is_empty() {
        lines.push(format!("{}\n", typst_text(&page.subtitle)));
    }
    for (label, value) in &page.student {
        let value = if value.is_empty() { "#blank".to_owned() } else { typst_text(value) };
        lines.push(format!("{} {value} #h(1em)", typst_text(label)));
    }
    if !page.hint.is_empty() {
        lines.push(format!("\n{}\n", typst_text(&page.hint)));
    }
    for question in &page.questions {
        // The number is escaped with the title: a line that begins with `1.` would be an item of a list.
        let title = typst_text(&format!("{}. {}", question.number, question.title));
        let points = typst_text(&question.points);
        lines.push("#question(".to_owned());
        lines.push(format!("  [#strong[{title}] ({points})],"));
        lines.push(format!("  [{}],", typst_text(&question.ask)));
        let width = (question.drawing.0 / PIXELS).min(LINE).round();
        let label = typst_string(&format!("figures/{}.svg", question.label));
        lines.push(format!("  align(center, image({label}, width: {width}mm)),"));
        for line in &question.lines {
            let answer = line
                .answer
                .as_deref()
                .map_or_else(|| "#blank".to_owned(), |answer| format!("#strong[{}]", typst_text(answer)));
            lines.push(format!("  [{} {answer}],", typst_text(&line.label)));
        }
        lines.push(")".to_owned());
    }
    lines.join("\n") + "\n"
}
