//! A report as a document: its content, and the three formats in which it can be written.
//!
//! The format numbers sections, figures and tables where it can, so that the source can be edited; the labels that
//! refer to them are the same in every format.

mod escape;
mod html;
mod latex;
mod math;
mod prose;
mod typst;

#[cfg(test)]
mod tests;

pub(crate) use html::DATA;
pub use html::html;
pub use latex::latex;
pub use math::Math;
pub use typst::typst;

pub(crate) use prose::{code, label, plain, prose, sentence};

/// A report, ready to be written.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// The code of its language.
    pub language: &'static str,
    /// The words that a format inserts by itself.
    pub words: Words,
    /// The title page.
    pub title: TitlePage,
    /// The sections after it.
    pub sections: Vec<Section>,
    /// The cited works, in order.
    pub literature: Vec<CitedWork>,
    /// Data for programs, embedded invisibly in an HTML page.
    pub data: String,
}

/// Words that a format inserts by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// Heading of the table of contents.
    pub contents: String,
    /// Before the number of a figure.
    pub figure: String,
    /// Before the number of a table.
    pub table: String,
    /// Before the number of a listing.
    pub listing: String,
}

/// A title page: lines from top to bottom.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TitlePage {
    /// The school, from the largest unit to the smallest.
    pub institution: Vec<String>,
    /// The kind of work.
    pub kind: String,
    /// The course, and the number or variant of the work.
    pub course: Vec<String>,
    /// The topic.
    pub topic: String,
    /// The author and the reviewer: a label, and the names.
    pub people: Vec<(String, Vec<String>)>,
    /// Place and year.
    pub place: String,
}

/// A section of the report.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Its content.
    pub blocks: Vec<Block>,
}

/// A block of content.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A subheading.
    Heading(String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// Items, numbered or not.
    List {
        /// Whether they are numbered.
        ordered: bool,
        /// The items.
        items: Vec<Vec<Span>>,
    },
    /// A table.
    Table(Table),
    /// A picture.
    Figure(Figure),
    /// Program text.
    Listing(Listing),
    /// A formula on a line of its own.
    Formula(Math),
    /// Short facts: a name and its description.
    Facts(Vec<(String, Vec<Span>)>),
    /// The bibliography.
    Literature,
}

/// A stretch of text.
#[derive(Clone, PartialEq, Debug)]
pub enum Span {
    /// Plain.
    Text(String),
    /// Emphasised.
    Emphasis(String),
    /// Code.
    Code(String),
    /// A formula.
    Math(Math),
    /// A count that can be verified: as it is shown, and its name in the data.
    Count {
        /// As it is shown.
        shown: String,
        /// Its name.
        name: String,
    },
    /// A citation, by the key of the work.
    Cite(String),
    /// The number of a figure, table or listing, by its label.
    Reference(String),
}

impl Span {
    /// Plain text.
    pub fn text(text: impl Into<String>) -> Vec<Self> {
        vec![Self::Text(text.into())]
    }
}

/// A table. Its first column is text, the others are numbers, unless it says otherwise.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The label by which the text refers to it.
    pub label: String,
    /// Its caption.
    pub caption: Vec<Span>,
    /// The alignment of each column.
    pub columns: Vec<Align>,
    /// The headings.
    pub head: Vec<String>,
    /// The cells, row by row.
    pub rows: Vec<Vec<Vec<Span>>>,
    /// Rows before which a thin line is drawn.
    pub rules: Vec<usize>,
}

/// Tables and listings with more lines than this may be broken between pages.
const LONG: usize = 24;

/// The alignment of the cells of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// For texts.
    Left,
    /// For numbers.
    Right,
    /// Centred.
    Centre,
    /// For long texts, which may take several lines.
    Wrapped,
}

impl Table {
    /// A heading in several lines, so that it is not much wider than its column.
    fn heading(text: &str, align: Align) -> Vec<String> {
        const WIDE: usize = 10;
        if align == Align::Wrapped {
            return vec![text.to_owned()];
        }
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDE => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// The label by which the text refers to it; also the name of its file.
    pub label: String,
    /// Its caption.
    pub caption: Vec<Span>,
    /// The picture.
    pub svg: String,
    /// Its width in pixels: 700 fill a page.
    pub width: f64,
}

/// The width of a line in pixels: larger pictures are scaled down, others keep their size.
const LINE: f64 = 700.0;

impl Figure {
    /// The width of the picture in percent of the line.
    fn share(&self) -> f64 {
        (100.0 * self.width / LINE).clamp(5.0, 100.0).round()
    }
}

/// Program text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The label by which the text refers to it; if it is empty, the listing has no number.
    pub label: String,
    /// Its caption.
    pub caption: String,
    /// The language, by its name in syntax highlighters; empty for none.
    pub language: &'static str,
    /// The text.
    pub text: String,
}

/// A work of the literature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CitedWork {
    /// The key by which it is cited.
    pub key: &'static str,
    /// Its authors.
    pub authors: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Where and when it was published.
    pub published: &'static str,
}

/// A kind of numbered item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NumberedKind {
    Figure,
    Table,
    Listing,
}

impl Document {
    /// Every labelled item with its number, in order.
    fn numbers(&self) -> Vec<(&str, NumberedKind, usize)> {
        let mut counts = [0; 3];
        let mut numbers = Vec::new();
        for block in self.sections.iter().flat_map(|section| &section.blocks) {
            let (label, kind) = match block {
                Block::Figure(figure) => (&figure.label, NumberedKind::Figure),
                Block::Table(table) => (&table.label, NumberedKind::Table),
                Block::Listing(listing) if !listing.label.is_empty() => {
                    (&listing.label, NumberedKind::Listing)
                }
                _ => continue,
            };
            let count = &mut counts[kind as usize];
            *count += 1;
            numbers.push((label.as_str(), kind, *count));
        }
        numbers
    }

    /// The number of a labelled item.
    ///
    /// # Panics
    ///
    /// If no item has the label.
    fn number(&self, label: &str) -> usize {
        let numbers = self.numbers();
        let found = numbers.iter().find(|(known, ..)| *known == label);
        found.unwrap_or_else(|| panic!("nothing in the report is labelled `{label}`")).2
    }

    /// The number of a work.
    ///
    /// # Panics
    ///
    /// If no work has the key.
    fn citation(&self, key: &str) -> usize {
        let found = self.literature.iter().position(|work| work.key == key);
        1 + found.unwrap_or_else(|| panic!("the literature lacks `{key}`"))
    }

    /// Every picture.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            _ => None,
        })
    }
}
