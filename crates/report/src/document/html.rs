//! The report as a self-contained HTML page: for the screen, and for printing from a browser.

use std::fmt::Write;

use super::escape::html as escaped;
use super::{Align, Block, Document, Figure, LONG, Listing, Span, Table, TitlePage};

/// The name of the element that holds the data.
pub(crate) const DATA: &str = "plyground-counts";

/// Writes the page.
pub fn html(document: &Document) -> String {
    let mut page = HtmlWriter { document, text: String::new() };
    page.write();
    page.text
}

struct HtmlWriter<'a> {
    document: &'a Document,
    text: String,
}

impl HtmlWriter<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn write(&mut self) {
        let document = self.document;
        self.line("<!doctype html>");
        self.line(&format!("<html lang=\"{}\">", document.language));
        self.line("<head>");
        self.line("<meta charset=\"utf-8\">");
        self.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        self.line("<meta name=\"color-scheme\" content=\"light dark\">");
        self.line(&format!("<title>{}</title>", escaped(&document.title.topic)));
        self.line(&format!("<style>\n{}</style>", include_str!("style.css")));
        self.line("</head>");
        self.line("<body>");
        self.title_page(&document.title);
        self.contents();
        self.line("<main>");
        for (i, section) in document.sections.iter().enumerate() {
            let number = i + 1;
            self.line(&format!("<section id=\"section-{number}\">"));
            let title = escaped(&section.title);
            self.line(&format!("<h2><span class=\"number\">{number}</span> {title}</h2>"));
            let mut below = 0;
            for block in &section.blocks {
                if let Block::Heading(title) = block {
                    below += 1;
                    let title = escaped(title);
                    self.line(&format!("<h3><span class=\"number\">{number}.{below}</span> {title}</h3>"));
                } else {
                    self.block(block);
                }
            }
            self.line("</section>");
        }
        self.line("</main>");
        // A browser ends a script at the first `</script`, even inside a string.
        let data = document.data.replace('<', "\\u003c");
        self.line(&format!("<script type=\"application/json\" id=\"{DATA}\">\n{data}\n</script>"));
        self.line("</body>");
        self.line("</html>");
    }

    fn title_page(&mut self, title: &TitlePage) {
        let lines = |lines: &[String]| {
            lines.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect::<Vec<_>>().join("\n")
        };
        self.line("<header class=\"title-page\">");
        self.line(&format!("<div class=\"institution\">{}</div>", lines(&title.institution)));
        self.line("<div class=\"work\">");
        self.line(&format!("<p class=\"kind\">{}</p>", escaped(&title.kind)));
        self.line(&lines(&title.course));
        self.line(&format!("<h1>{}</h1>", escaped(&title.topic)));
        self.line("</div>");
        self.line("<div class=\"people\">");
        for (role, names) in &title.people {
            self.line(&format!("<div><p class=\"role\">{}</p>{}</div>", escaped(role), lines(names)));
        }
        self.line("</div>");
        self.line(&format!("<p class=\"place\">{}</p>", escaped(&title.place)));
        self.line("</header>");
    }

    fn contents(&mut self) {
        let document = self.document;
        self.line("<nav class=\"contents\">");
        self.line(&format!("<h2>{}</h2>", escaped(&document.words.contents)));
        self.line("<ol>");
        for (i, section) in document.sections.iter().enumerate() {
            let (number, title) = (i + 1, escaped(&section.title));
            self.line(&format!("<li><a href=\"#section-{number}\">{title}</a></li>"));
        }
        self.line("</ol>");
        self.line("</nav>");
    }

    fn block(&mut self, block: &Block) {
        match block {
            // The page numbers its own headings, see above.
            Block::Heading(_) => {}
            Block::Paragraph(spans) => {
                let text = self.spans(spans);
                self.line(&format!("<p>{text}</p>"));
            }
            Block::List { ordered, items } => {
                let kind = if *ordered { "ol" } else { "ul" };
                self.line(&format!("<{kind}>"));
                for item in items {
                    let item = self.spans(item);
                    self.line(&format!("<li>{item}</li>"));
                }
                self.line(&format!("</{kind}>"));
            }
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Listing(listing) => self.listing(listing),
            Block::Formula(math) => self.line(&format!("<div class=\"formula\">{}</div>", math.html(true))),
            Block::Facts(facts) => {
                self.line("<dl>");
                for (name, fact) in facts {
                    let fact = self.spans(fact);
                    self.line(&format!("<div><dt>{}</dt><dd>{fact}</dd></div>", escaped(name)));
                }
                self.line("</dl>");
            }
            Block::Literature => {
                self.line("<ol class=\"literature\">");
                for work in &self.document.literature {
                    let (authors, title) = (escaped(work.authors), escaped(work.title));
                    let published = escaped(work.published);
                    self.line(&format!(
                        "<li id=\"work-{}\">{authors} <cite>{title}</cite>. {published}</li>",
                        work.key
                    ));
                }
                self.line("</ol>");
            }
        }
    }

    fn table(&mut self, table: &Table) {
        let class = |i: usize| match table.columns.get(i) {
            Some(Align::Right) => " class=\"right\"",
            Some(Align::Centre) => " class=\"centre\"",
            Some(Align::Wrapped) => " class=\"wrapped\"",
            _ => "",
        };
        let number = self.document.number(&table.label);
        let (word, caption) = (escaped(&self.document.words.table), self.spans(&table.caption));
        let length = if table.rows.len() > LONG { " long" } else { "" };
        self.line(&format!("<figure class=\"table{length}\" id=\"{}\">", escaped(&table.label)));
        self.line(&format!("<figcaption><b>{word} {number}.</b> {caption}</figcaption>"));
        self.line("<table>");
        let mut head = String::new();
        for (i, cell) in table.head.iter().enumerate() {
            let _ = write!(head, "<th scope=\"col\"{}>{}</th>", class(i), escaped(cell));
        }
        self.line(&format!("<thead><tr>{head}</tr></thead>"));
        self.line("<tbody>");
        for (i, row) in table.rows.iter().enumerate() {
            let rule = if table.rules.contains(&i) { " class=\"rule\"" } else { "" };
            let mut cells = String::new();
            for (i, cell) in row.iter().enumerate() {
                let _ = write!(cells, "<td{}>{}</td>", class(i), self.spans(cell));
            }
            self.line(&format!("<tr{rule}>{cells}</tr>"));
        }
        self.line("</tbody>");
        self.line("</table>");
        self.line("</figure>");
    }

    fn figure(&mut self, figure: &Figure) {
        let number = self.document.number(&figure.label);
        let (word, caption) = (escaped(&self.document.words.figure), self.spans(&figure.caption));
        self.line(&format!("<figure id=\"{}\">", escaped(&figure.label)));
        let (share, svg) = (figure.share(), figure.svg.trim());
        self.line(&format!("<div class=\"picture\" style=\"max-width:{share}%\">{svg}</div>"));
        self.line(&format!("<figcaption><b>{word} {number}.</b> {caption}</figcaption>"));
        self.line("</figure>");
    }

    fn listing(&mut self, listing: &Listing) {
        let text = escaped(listing.text.trim_end());
        let length = if listing.text.lines().count() > LONG { " long" } else { "" };
        // In print the font size follows the longest line.
        let columns = listing.text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let program = format!("<pre style=\"--columns:{columns}\"><code>{text}</code></pre>");
        if listing.label.is_empty() {
            return self.line(&program);
        }
        let number = self.document.number(&listing.label);
        let (word, caption) = (escaped(&self.document.words.listing), escaped(&listing.caption));
        self.line(&format!("<figure class=\"listing{length}\" id=\"{}\">", escaped(&listing.label)));
        self.line(&format!("<figcaption><b>{word} {number}.</b> {caption}</figcaption>"));
        self.line(&program);
        self.line("</figure>");
    }

    fn spans(&self, spans: &[Span]) -> String {
        spans.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        match span {
            Span::Text(text) => escaped(text),
            Span::Emphasis(text) => format!("<em>{}</em>", escaped(text)),
            Span::Code(text) => format!("<code>{}</code>", unbroken(text)),
            Span::Math(math) => math.html(false),
            Span::Count { shown, name } => {
                format!("<span data-count=\"{}\">{}</span>", escaped(name), escaped(shown))
            }
            Span::Cite(key) => {
                let number = self.document.citation(key);
                format!("<a href=\"#work-{}\">[{number}]</a>", escaped(key))
            }
            Span::Reference(label) => {
                let number = self.document.number(label);
                format!("<a href=\"#{}\">{number}</a>", escaped(label))
            }
        }
    }
}

/// Code in which no line is broken at the hyphens of an option or of a name.
fn unbroken(code: &str) -> String {
    /// Longer words may not fit a line.
    const SHORT: usize = 40;
    let word = |word: &str| {
        let text = escaped(word);
        if word.contains('-') && word.len() <= SHORT { format!("<span>{text}</span>") } else { text }
    };
    code.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
