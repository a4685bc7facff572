//! Everything on one self-contained HTML page.

use std::fmt::Write;

use plyground_draw::figure::escaped;
use plyground_i18n::Texts;

use super::{DataTable, markup};

const STYLE: &str = include_str!("page.css");
/// Makes tables sortable by a click on a heading.
const SCRIPT: &str = include_str!("page.js");

/// A table and figures, as HTML. The figures are SVG; `check` is the last line below the table.
pub fn page(texts: &Texts, table: &DataTable, figures: &[String], remarks: &[String]) -> String {
    let heading = if table.heading.is_empty() { &table.title } else { &table.heading };
    let (language, title) = (texts.language().code, escaped(heading));
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    let below = (heading != &table.title).then_some(&table.title);
    for line in below.into_iter().chain(&table.subtitles) {
        let _ = writeln!(text, "<p class=\"subtitle\">{}</p>", escaped(line));
    }
    for figure in figures {
        // Screen readers read the title inside the picture.
        let _ = writeln!(text, "<figure>\n{}</figure>", figure.trim_start());
    }
    let _ = writeln!(text, "<div class=\"table\">\n{}</div>", markup::html(table));
    for remark in remarks {
        let _ = writeln!(text, "<p class=\"note\">{}</p>", escaped(remark));
    }
    let explained: Vec<_> = table.columns.iter().filter(|column| !column.explanation.is_empty()).collect();
    if !explained.is_empty() {
        let _ = writeln!(text, "<h2>{}</h2>\n<dl>", escaped(texts.get("compare-columns")));
        for column in explained {
            let (heading, explanation) = (escaped(&column.heading), escaped(&column.explanation));
            let _ = writeln!(text, "<dt>{heading}</dt><dd>{explanation}</dd>");
        }
        text.push_str("</dl>\n");
    }
    let _ = writeln!(text, "<script>\n{SCRIPT}</script>\n</body>\n</html>");
    text
}

#[cfg(test)]
mod tests {
    use super::super::table::samples::table;
    use super::*;

    #[test]
    fn a_page_stands_alone() {
        let figure = "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>\n".to_owned();
        let page = page(&Texts::english(), &table(), &[figure], &["a < b".to_owned()]);
        assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), "{page}");
        assert!(
            page.contains("<h1>a &amp; b</h1>") && page.contains("<p class=\"note\">a &lt; b</p>"),
            "{page}"
        );
        assert!(page.contains("<dt>nodes</dt><dd>positions entered</dd>"), "{page}");
        assert_eq!(page.matches("<svg").count(), 1);
        for link in ["<link", "src=", "href=", "@import", "url("] {
            assert!(!page.contains(link), "{link} would need something else");
        }
    }
}
