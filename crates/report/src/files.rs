//! The files of a report.

use plyground_core::Message;
use plyground_draw::figure::{outlined, png};

use super::document::{Document, html, latex, typst};

/// A file, by its path in the folder of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The path, with `/` between folders.
    pub path: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// Pixels of a printed picture for one of the drawing: fine enough for paper.
const FINE: f32 = 2.5;

/// Everything that is written: the page, the two sources, their pictures and the data. `tell` hears of every picture.
pub fn files(document: &Document, tell: &mut dyn FnMut(&str)) -> Result<Vec<File>, Message> {
    let file = |path: &str, content: Vec<u8>| File { path: path.to_owned(), content };
    let mut files = vec![
        file("report.html", html(document).into_bytes()),
        file("report.typ", typst(document).into_bytes()),
        file("report.tex", latex(document).into_bytes()),
        file("counts.json", document.data.clone().into_bytes()),
    ];
    for figure in document.figures() {
        tell(&figure.label);
        let name = format!("figures/{}", figure.label);
        files.push(file(&format!("{name}.svg"), outlined(&figure.svg).into_bytes()));
        files.push(file(&format!("{name}.png"), png(&figure.svg, FINE)?));
    }
    Ok(files)
}
