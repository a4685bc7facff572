//! The report as Typst source, with its pictures in a folder beside it.

use std::fmt::Write;

use super::escape::{pieces, typst as escaped, typst_string as quoted};
use super::{Align, Block, Document, Figure, LONG, Listing, Span, Table, TitlePage};

/// Writes the source.
pub fn typst(document: &Document) -> String {
    let mut source = TypstWriter { document, text: String::new() };
    source.write();
    source.text
}

struct TypstWriter<'a> {
    document: &'a Document,
    text: String,
}

impl TypstWriter<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn write(&mut self) {
        let document = self.document;
        self.line("// Written by Plyground. To make a PDF: typst compile report.typ");
        self.line(&format!("#set document(title: {})", quoted(&document.title.topic)));
        self.line(&format!("#set text(lang: {}, size: 11pt)", quoted(document.language)));
        self.line(include_str!("preamble.typ"));
        self.title_page(&document.title);
        self.line("#set page(numbering: \"1\")");
        let contents = escaped(&document.words.contents);
        self.line(&format!("#outline(title: [{contents}], depth: 1)\n#pagebreak()"));
        for section in &document.sections {
            self.line(&format!("\n= {}\n", escaped(&section.title)));
            for block in &section.blocks {
                self.block(block);
            }
        }
    }

    fn title_page(&mut self, title: &TitlePage) {
        let lines = |lines: &[String]| {
            lines.iter().map(|l| format!("[{}]", escaped(l))).collect::<Vec<_>>().join(", ")
        };
        let people: Vec<String> = title
            .people
            .iter()
            .map(|(role, names)| format!("([{}], ({},))", escaped(role), lines(names)))
            .collect();
        self.line("#title-page(");
        self.line(&format!("  institution: ({}),", list(&lines(&title.institution))));
        self.line(&format!("  kind: [{}],", escaped(&title.kind)));
        self.line(&format!("  course: ({}),", list(&lines(&title.course))));
        self.line(&format!("  topic: [{}],", escaped(&title.topic)));
        self.line(&format!("  people: ({}),", list(&people.join(", "))));
        self.line(&format!("  place: [{}],", escaped(&title.place)));
        self.line(")");
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(title) => self.line(&format!("\n== {}\n", escaped(title))),
            Block::Paragraph(spans) => {
                let text = self.spans(spans);
                self.line(&format!("{text}\n"));
            }
            Block::List { ordered, items } => {
                let mark = if *ordered { '+' } else { '-' };
                for item in items {
                    let item = self.spans(item);
                    self.line(&format!("{mark} {item}"));
                }
                self.line("");
            }
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Listing(listing) => self.listing(listing),
            Block::Formula(math) => self.line(&format!("$ {} $\n", math.typst())),
            Block::Facts(facts) => {
                self.line("#facts(");
                for (name, fact) in facts {
                    let fact = self.spans(fact);
                    self.line(&format!("  [{}], [{fact}],", escaped(name)));
                }
                self.line(")\n");
            }
            Block::Literature => {
                self.line("#enum(numbering: \"[1]\", spacing: 0.8em,");
                for work in &self.document.literature {
                    let (authors, title) = (escaped(work.authors), escaped(work.title));
                    self.line(&format!("  [{authors} #emph[{title}]. {}],", escaped(work.published)));
                }
                self.line(")\n");
            }
        }
    }

    fn table(&mut self, table: &Table) {
        let widths: Vec<&str> =
            table.columns.iter().map(|align| if *align == Align::Wrapped { "1fr" } else { "auto" }).collect();
        let aligns: Vec<&str> = table
            .columns
            .iter()
            .map(|align| match align {
                Align::Left | Align::Wrapped => "left",
                Align::Right => "right",
                Align::Centre => "center",
            })
            .collect();
        let word = escaped(&self.document.words.table);
        if table.rows.len() > LONG {
            self.line(&format!("#show <{}>: set block(breakable: true)", table.label));
        }
        self.line(&format!("#figure(kind: table, supplement: [{word}],"));
        let caption = self.spans(&table.caption);
        self.line(&format!("  caption: [{caption}],"));
        self.line(&format!("  table(columns: ({},), align: ({},),", widths.join(", "), aligns.join(", ")));
        let lines = |(cell, align): (&String, &Align)| {
            let lines: Vec<String> = Table::heading(cell, *align).iter().map(|line| escaped(line)).collect();
            format!("strong[{}]", lines.join(" \\ "))
        };
        let head: Vec<String> = table.head.iter().zip(&table.columns).map(lines).collect();
        self.line(&format!(
            "    table.hline(), table.header({},), table.hline(stroke: 0.5pt),",
            head.join(", ")
        ));
        for (i, row) in table.rows.iter().enumerate() {
            if table.rules.contains(&i) {
                self.line("    table.hline(stroke: 0.3pt + luma(60%)),");
            }
            let cells: Vec<String> = row.iter().map(|cell| format!("[{}]", self.spans(cell))).collect();
            self.line(&format!("    {},", cells.join(", ")));
        }
        self.line(&format!("    table.hline())) <{}>\n", table.label));
    }

    fn figure(&mut self, figure: &Figure) {
        let (word, caption) = (escaped(&self.document.words.figure), self.spans(&figure.caption));
        let (label, share) = (&figure.label, figure.share());
        self.line(&format!("#figure(kind: image, supplement: [{word}],"));
        self.line(&format!("  caption: [{caption}],"));
        self.line(&format!("  image(\"figures/{label}.svg\", width: {share}%)) <{label}>\n"));
    }

    fn listing(&mut self, listing: &Listing) {
        let text = quoted(listing.text.trim_end());
        let language = if listing.language.is_empty() {
            String::new()
        } else {
            format!("lang: {}, ", quoted(listing.language))
        };
        if listing.label.is_empty() {
            return self.line(&format!("#raw(block: true, {language}{text})\n"));
        }
        let (word, caption) = (escaped(&self.document.words.listing), escaped(&listing.caption));
        if listing.text.lines().count() > LONG {
            self.line(&format!("#show <{}>: set block(breakable: true)", listing.label));
        }
        self.line(&format!("#figure(kind: \"listing\", supplement: [{word}], caption: [{caption}],"));
        self.line(&format!("  raw(block: true, {language}{text})) <{}>\n", listing.label));
    }

    /// The text; code mode ends in a semicolon where the next character would continue it.
    fn spans(&self, spans: &[Span]) -> String {
        let mut text = String::new();
        let mut is_code = false;
        for span in spans {
            let piece = self.span(span, text.is_empty());
            if is_code && piece.starts_with(['(', '.', ';', '[']) {
                text.push(';');
            }
            is_code = piece.starts_with('#');
            text.push_str(&piece);
        }
        text
    }

    fn span(&self, span: &Span, is_first: bool) -> String {
        match span {
            Span::Text(text) if is_first => escaped(text),
            // Characters that are special only at the beginning of a line are not at one here.
            Span::Text(text) => escaped(&format!("x{text}"))[1..].to_owned(),
            Span::Emphasis(text) => format!("#emph[{}]", escaped(text)),
            // A zero-width space allows a line break.
            Span::Code(text) => format!("#raw({})", quoted(&pieces(text).join("\u{200b}"))),
            Span::Math(math) => format!("${}$", math.typst()),
            Span::Count { shown, .. } => escaped(shown),
            Span::Cite(key) => format!("\\[{}\\]", self.document.citation(key)),
            Span::Reference(label) => {
                // Panics on an unknown label: that is an error of this program, which Typst should not have to report.
                self.document.number(label);
                let mut reference = String::new();
                let _ = write!(reference, "#ref(<{label}>, supplement: none)");
                reference
            }
        }
    }
}

/// The content of the parentheses of a list: a single item needs a comma after it.
fn list(items: &str) -> String {
    if items.is_empty() { String::new() } else { format!("{items},") }
}
