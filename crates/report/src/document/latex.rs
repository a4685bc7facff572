//! The report as LaTeX source, with its pictures in a folder beside it.
//!
//! It compiles with `lualatex` and `xelatex`, and with `pdflatex` where the Cyrillic fonts are installed.

use plyground_draw::figure::{babel, fonts};

use super::escape::{latex as escaped, pieces};
use super::{Align, Block, Document, Figure, LONG, Listing, Span, Table, TitlePage};

/// Writes the source.
pub fn latex(document: &Document) -> String {
    let mut source = LatexWriter { document, text: String::new() };
    source.write();
    // The characters of the text decide which fonts are loaded.
    let fonts = fonts(&source.text);
    source.text.replacen(FONTS, fonts.trim_end(), 1)
}

/// Placeholder of the fonts in the preamble.
const FONTS: &str = "FONTS";

struct LatexWriter<'a> {
    document: &'a Document,
    text: String,
}

impl LatexWriter<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn write(&mut self) {
        let document = self.document;
        let language = babel(document.language);
        self.line("% Written by Plyground. To make a PDF: lualatex report.tex, twice for the references");
        let preamble = include_str!("preamble.tex");
        self.line(preamble.replace("LANGUAGE", language).trim_end());
        let words = &document.words;
        for (command, word) in
            [("contentsname", &words.contents), ("figurename", &words.figure), ("tablename", &words.table)]
        {
            self.line(&format!(
                "\\addto\\captions{language}{{\\renewcommand\\{command}{{{}}}}}",
                escaped(word)
            ));
        }
        self.line(&format!("\\newcommand\\listingname{{{}}}", escaped(&words.listing)));
        self.line("\\begin{document}");
        self.title_page(&document.title);
        self.line("\\tableofcontents\n\\newpage");
        for section in &document.sections {
            self.line(&format!("\n\\section{{{}}}\n", escaped(&section.title)));
            for block in &section.blocks {
                self.block(block);
            }
        }
        self.line("\\end{document}");
    }

    fn title_page(&mut self, title: &TitlePage) {
        let lines = |lines: &[String]| {
            lines.iter().map(|line| format!("{}\\par\n", escaped(line))).collect::<Vec<_>>().concat()
        };
        self.line("\\begin{titlepage}\n\\centering");
        self.line(&lines(&title.institution));
        self.line("\\vfill");
        self.line(&format!("{{\\large\\bfseries {}\\par}}\\medskip", escaped(&title.kind)));
        self.line(&lines(&title.course));
        self.line(&format!("\\bigskip{{\\LARGE\\bfseries {}\\par}}", escaped(&title.topic)));
        self.line("\\vfill\\vfill");
        for (role, names) in &title.people {
            let (role, names) = (escaped(role), lines(names));
            self.line(&format!(
                "\\hfill\\begin{{minipage}}{{0.46\\textwidth}}\\raggedright {role}\\par\n{names}\\end{{minipage}}\\par\\medskip"
            ));
        }
        self.line(&format!("\\vfill\n{}\n\\end{{titlepage}}", escaped(&title.place)));
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(title) => self.line(&format!("\n\\subsection{{{}}}\n", escaped(title))),
            Block::Paragraph(spans) => {
                let text = self.spans(spans);
                self.line(&format!("{text}\n"));
            }
            Block::List { ordered, items } => {
                let kind = if *ordered { "enumerate" } else { "itemize" };
                self.line(&format!("\\begin{{{kind}}}"));
                for item in items {
                    let item = self.spans(item);
                    self.line(&format!("\\item {item}"));
                }
                self.line(&format!("\\end{{{kind}}}\n"));
            }
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Listing(listing) => self.listing(listing),
            Block::Formula(math) => self.line(&format!("\\[ {} \\]\n", math.latex())),
            Block::Facts(facts) => {
                self.line("\\begin{longtable}{@{}p{0.3\\textwidth}p{0.64\\textwidth}@{}}");
                for (name, fact) in facts {
                    let fact = self.spans(fact);
                    self.line(&format!("{} & \\raggedright\\arraybackslash {fact} \\\\", escaped(name)));
                }
                self.line("\\end{longtable}\n");
            }
            Block::Literature => {
                self.line("\\begin{enumerate}[label={[\\arabic*]}]");
                for work in &self.document.literature {
                    let (authors, title) = (escaped(work.authors), escaped(work.title));
                    self.line(&format!("\\item {authors} \\emph{{{title}}}. {}", escaped(work.published)));
                }
                self.line("\\end{enumerate}\n");
            }
        }
    }

    fn table(&mut self, table: &Table) {
        // Wrapped columns share the width that the others are expected to leave.
        let wrapped = table.columns.iter().filter(|align| **align == Align::Wrapped).count();
        let others = table.columns.len() - wrapped;
        let share = (0.52 - 0.05 * others as f64).max(0.17) / wrapped.max(1) as f64;
        let columns: Vec<String> = table
            .columns
            .iter()
            .map(|align| match align {
                Align::Left => "l".to_owned(),
                Align::Right => "r".to_owned(),
                Align::Centre => "c".to_owned(),
                Align::Wrapped => format!(">{{\\raggedright\\arraybackslash}}p{{{share:.2}\\textwidth}}"),
            })
            .collect();
        self.line(if table.columns.len() > 6 { "{\\footnotesize" } else { "{\\small" });
        self.line(&format!("\\begin{{longtable}}{{{}}}", columns.concat()));
        let caption = self.spans(&table.caption);
        self.line(&format!("\\caption{{{caption}}}\\label{{{}}}\\\\", table.label));
        let bold = |(cell, align): (&String, &Align)| {
            let lines: Vec<String> = Table::heading(cell, *align).iter().map(|line| escaped(line)).collect();
            let side = match align {
                Align::Left | Align::Wrapped => 'l',
                Align::Right => 'r',
                Align::Centre => 'c',
            };
            format!("\\bfseries\\shortstack[{side}]{{{}}}", lines.join("\\\\"))
        };
        let head: Vec<String> = table.head.iter().zip(&table.columns).map(bold).collect();
        let head = head.join(" & ");
        self.line(&format!("\\toprule {head} \\\\ \\midrule \\endfirsthead"));
        self.line(&format!("\\toprule {head} \\\\ \\midrule \\endhead"));
        self.line("\\bottomrule \\endfoot");
        for (i, row) in table.rows.iter().enumerate() {
            let rule = if table.rules.contains(&i) && i > 0 { "\\midrule " } else { "" };
            let cells: Vec<String> = row.iter().map(|cell| self.spans(cell)).collect();
            self.line(&format!("{rule}{} \\\\", cells.join(" & ")));
        }
        self.line("\\end{longtable}}\n");
    }

    fn figure(&mut self, figure: &Figure) {
        let (label, caption) = (&figure.label, self.spans(&figure.caption));
        let share = figure.share() / 100.0;
        self.line("\\begin{figure}[H]\\centering");
        self.line(&format!("\\includegraphics[width={share:.2}\\textwidth]{{figures/{label}.png}}"));
        self.line(&format!("\\caption{{{caption}}}\\label{{{label}}}"));
        self.line("\\end{figure}\n");
    }

    fn listing(&mut self, listing: &Listing) {
        let lines: Vec<&str> = listing.text.trim_end().lines().collect();
        // A short one is not broken between pages.
        let is_short = lines.len() <= LONG;
        if is_short {
            self.line("\\begin{minipage}{\\linewidth}\\setlength\\parskip{5pt}");
        }
        if !listing.label.is_empty() {
            let (label, caption) = (&listing.label, escaped(&listing.caption));
            self.line(&format!(
                "\\refstepcounter{{listing}}\\label{{{label}}}\\noindent\
                 {{\\small\\textbf{{\\listingname{{}} \\thelisting.}} {caption}}}"
            ));
        }
        let size = if listing.language.is_empty() { "\\footnotesize" } else { "\\scriptsize" };
        self.line(&format!("\\begin{{program}}{size}"));
        for line in lines {
            let indent = line.len() - line.trim_start_matches(' ').len();
            // Every space and every character keeps its width, since comments are aligned in columns.
            let code = escaped(line.trim_start_matches(' ')).replace(' ', "~");
            let code = code.replace("\\ensuremath{", "\\cell{");
            self.line(&format!("\\mbox{{{}{code}}}\\\\", "~".repeat(indent)));
        }
        self.line("\\end{program}");
        self.line(if is_short { "\\end{minipage}\n" } else { "" });
    }

    fn spans(&self, spans: &[Span]) -> String {
        spans.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        match span {
            Span::Text(text) => escaped(text),
            Span::Emphasis(text) => format!("\\emph{{{}}}", escaped(text)),
            Span::Code(text) => {
                let pieces: Vec<String> = pieces(text).into_iter().map(escaped).collect();
                format!("\\code{{{}}}", pieces.join("\\allowbreak{}"))
            }
            Span::Math(math) => format!("${}$", math.latex()),
            Span::Count { shown, .. } => escaped(shown),
            Span::Cite(key) => format!("{{[}}{}{{]}}", self.document.citation(key)),
            Span::Reference(label) => {
                // Panics on an unknown label: that is an error of this program, which LaTeX should not have to report.
                self.document.number(label);
                format!("\\ref{{{label}}}")
            }
        }
    }
}
