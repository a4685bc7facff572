//! The files of a report.

use plyground_core::Message;
use plyground_draw::figure::{outlined, png};

use super::document::{Document, html, latex, typst};

/// A file, by its path in the folder of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportFile {
    /// The path, with `/` between folders.
    pub path: String,
    /// Its content.
    pub content: Vec<u8>,
}

/// Scale of the bitmaps, in pixels per unit of the drawing: fine enough for print.
const FINE: f32 = 2.5;

/// All files: the page, the two sources, their pictures and the data. `tell` is called for every picture.
pub fn files(document: &Document, tell: &mut dyn FnMut(&str)) -> Result<Vec<ReportFile>, Message> {
    let file = |path: &str, content: Vec<u8>| ReportFile { path: path.to_owned(), content };
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
