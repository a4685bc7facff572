//! A report as a document: what stands in it, and the three formats in which it can be written.
//!
//! Numbers of sections, figures and tables are given by the format where it can do that itself, so that a source can be
//! edited; the labels that refer to them are the same everywhere.

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
    /// The few words that a format puts in by itself.
    pub words: Words,
    /// The title page.
    pub title: TitlePage,
    /// What follows it.
    pub sections: Vec<Section>,
    /// The works that are cited, in order.
    pub literature: Vec<Work>,
    /// Data for programs, which an HTML page carries along unseen.
    pub data: String,
}

/// Words that a format puts in by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// Over the list of sections.
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
    /// What kind of work this is.
    pub kind: String,
    /// For which course, with which number or variant.
    pub course: Vec<String>,
    /// What it is about.
    pub topic: String,
    /// Who did it and who looks at it: what is said before, and the names.
    pub people: Vec<(String, Vec<String>)>,
    /// Place and year.
    pub place: String,
}

/// A part of the report with a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// Something that stands by itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A heading below that of the section.
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
    /// Short facts: a name and what is to be said about it.
    Facts(Vec<(String, Vec<Span>)>),
    /// The works that are cited.
    Literature,
}

/// A stretch of text.
#[derive(Clone, PartialEq, Debug)]
pub enum Span {
    /// Plain.
    Text(String),
    /// Set apart.
    Emphasis(String),
    /// As a program has it.
    Code(String),
    /// A formula.
    Math(Math),
    /// A count that can be checked: as it is shown, and its name among the data.
    Count {
        /// As it is shown.
        shown: String,
        /// Its name.
        name: String,
    },
    /// A work of the literature, by its key.
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
    /// By which sentences refer to it.
    pub label: String,
    /// What it shows.
    pub caption: Vec<Span>,
    /// How each column is aligned.
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

/// Where the cells of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// As text does.
    Left,
    /// As numbers do.
    Right,
    /// In the middle.
    Centre,
    /// As text does, and long text may take several lines.
    Wrapped,
}

impl Table {
    /// A heading in lines, so that it is not much wider than what stands below it.
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
    /// By which sentences refer to it; also the name of its file.
    pub label: String,
    /// What it shows.
    pub caption: Vec<Span>,
    /// The picture itself.
    pub svg: String,
    /// How wide it is, in pixels: 700 fill a page.
    pub width: f64,
}

/// The pixels that fill a line of a page: pictures larger than that are made smaller, others keep their size.
const LINE: f64 = 700.0;

impl Figure {
    /// The share of the line that the picture takes, in hundredths.
    fn share(&self) -> f64 {
        (100.0 * self.width / LINE).clamp(5.0, 100.0).round()
    }
}

/// Program text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// By which sentences refer to it; empty if none does, and then it has no number.
    pub label: String,
    /// What it shows.
    pub caption: String,
    /// The language, by the name that highlighters know; empty for none.
    pub language: &'static str,
    /// The text.
    pub text: String,
}

/// A work of the literature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Work {
    /// By which sentences cite it.
    pub key: &'static str,
    /// Who wrote it.
    pub authors: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Where and when it appeared.
    pub published: &'static str,
}

/// What a number is given to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Figure,
    Table,
    Listing,
}

impl Document {
    /// Every labelled thing with its number, in order.
    fn numbers(&self) -> Vec<(&str, Kind, usize)> {
        let mut counts = [0; 3];
        let mut numbers = Vec::new();
        for block in self.sections.iter().flat_map(|section| &section.blocks) {
            let (label, kind) = match block {
                Block::Figure(figure) => (&figure.label, Kind::Figure),
                Block::Table(table) => (&table.label, Kind::Table),
                Block::Listing(listing) if !listing.label.is_empty() => (&listing.label, Kind::Listing),
                _ => continue,
            };
            let count = &mut counts[kind as usize];
            *count += 1;
            numbers.push((label.as_str(), kind, *count));
        }
        numbers
    }

    /// The number of a labelled thing.
    ///
    /// # Panics
    ///
    /// On a label that nothing has: the report would point nowhere.
    fn number(&self, label: &str) -> usize {
        let numbers = self.numbers();
        let found = numbers.iter().find(|(known, ..)| *known == label);
        found.unwrap_or_else(|| panic!("nothing in the report is labelled `{label}`")).2
    }

    /// The number of a work.
    ///
    /// # Panics
    ///
    /// On a key that the list of works lacks.
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
