//! Page numbers in the table of contents of a PDF printed by a browser.
//!
//! CSS has `target-counter` for them, which browsers do not support. A browser of the Chromium family writes the page
//! of each named element into its PDF in plain text; so the page is printed once to learn the numbers, and once more
//! with them.

/// The page with numbers in its contents; `None` if the PDF does not name the page of every chapter.
pub(super) fn numbered(page: &str, pdf: &[u8]) -> Option<String> {
    let pdf = String::from_utf8_lossy(pdf);
    let pages = pages(&pdf);
    let mut text = page.to_owned();
    let mut chapter = 1;
    loop {
        let link = format!("<li><a href=\"#section-{chapter}\">");
        let Some(start) = text.find(&link) else { break };
        let object = object_of(&pdf, &format!("/section-{chapter} ["))?;
        let number = pages.iter().position(|page| *page == object)? + 1;
        let end = start + text[start..].find("</li>")?;
        text.insert_str(end, &format!("<span class=\"page\">{number}</span>"));
        chapter += 1;
    }
    (chapter > 1).then_some(text)
}

/// The page objects, in their order: `7 0 obj`, and then `<</Type /Page`.
fn pages(pdf: &str) -> Vec<&str> {
    let lines = pdf.lines().zip(pdf.lines().skip(1));
    let is_page = |line: &str| line.strip_prefix("<</Type /Page").is_some_and(|rest| !rest.starts_with('s'));
    lines.filter(|(_, next)| is_page(next)).filter_map(|(line, _)| line.strip_suffix(" 0 obj")).collect()
}

/// The page object of a named destination: `/name [7 0 R /XYZ 0 534 0]`.
fn object_of<'a>(pdf: &'a str, name: &str) -> Option<&'a str> {
    pdf.split_once(name)?.1.split_once(" 0 R")?.0.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<li><a href=\"#section-1\">One</a></li>\n<li><a href=\"#section-2\">Two</a></li>";
    const PDF: &str = "%PDF-1.4\n2 0 obj\n<</Type /Page\n/Dest /section-1\nendobj\n7 0 obj\n<</Type /Page\nendobj\n\
                       9 0 obj\n<</Type /Page\nendobj\n10 0 obj\n<</Type /Pages\n/Kids [2 0 R 7 0 R 9 0 R]>>\nendobj\n\
                       11 0 obj\n<</section-2 [9 0 R /XYZ 0 534.4 0]\n/section-1 [7 0 R /XYZ 0 822 0]>>\nendobj";

    #[test]
    fn the_contents_get_the_pages_of_the_chapters() {
        assert_eq!(
            numbered(PAGE, PDF.as_bytes()).unwrap(),
            "<li><a href=\"#section-1\">One</a><span class=\"page\">2</span></li>\n\
             <li><a href=\"#section-2\">Two</a><span class=\"page\">3</span></li>"
        );
    }

    #[test]
    fn a_pdf_that_says_nothing_leaves_the_page_alone() {
        assert_eq!(numbered(PAGE, b"made\n"), None);
        assert_eq!(numbered(PAGE, PDF.replace("/section-2 [", "/section-3 [").as_bytes()), None);
        assert_eq!(numbered("<p>no contents", PDF.as_bytes()), None);
    }
}
