//! A table, independent of its output format.

use plyground_i18n::{pad_end, pad_start};

/// Rows under headings, and remarks below.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DataTable {
    /// The heading of a page with it, in words; the title stands below then. Empty for none.
    pub heading: String,
    /// Its title, in one line.
    pub title: String,
    /// Further lines between the title and the table.
    pub subtitles: Vec<String>,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, a cell for each column.
    pub rows: Vec<Vec<String>>,
    /// Remarks below.
    pub notes: Vec<String>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its heading.
    pub heading: String,
    /// What it means, in a sentence; may be empty.
    pub explanation: String,
    /// Its alignment.
    pub alignment: Alignment,
    /// Whether it identifies the row: key columns come first, and again wherever a table is continued.
    pub is_key: bool,
}

/// The alignment of cells in their column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alignment {
    /// For texts.
    Left,
    /// For numbers.
    Right,
}

/// A part of a table that fits a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The headings.
    pub heading: String,
    /// The rows.
    pub rows: Vec<String>,
}

impl Column {
    /// A key column of texts.
    pub fn key(heading: String) -> Self {
        Self { heading, explanation: String::new(), alignment: Alignment::Left, is_key: true }
    }

    /// A column of numbers.
    pub fn number(heading: String, explanation: String) -> Self {
        Self { heading, explanation, alignment: Alignment::Right, is_key: false }
    }

    /// A column of texts.
    pub fn text(heading: String, explanation: String) -> Self {
        Self { heading, explanation, alignment: Alignment::Left, is_key: false }
    }
}

/// The gap between columns.
const GAP: &str = "  ";

impl DataTable {
    /// The table as aligned text; where it is wider than `width` characters, the columns that do not fit are continued
    /// below, after the key columns.
    pub fn blocks(&self, width: Option<usize>) -> Vec<Block> {
        let widths = self.widths();
        self.parts(width, GAP.len()).iter().map(|columns| self.block(columns, &widths)).collect()
    }

    /// The columns in parts of at most `width` characters, with a gap of `gap` between columns. Every part begins with
    /// the key columns.
    pub(super) fn parts(&self, width: Option<usize>, gap: usize) -> Vec<Vec<usize>> {
        let widths = self.widths();
        let keys: Vec<usize> = (0..self.columns.len()).filter(|&i| self.columns[i].is_key).collect();
        let room = |columns: &[usize]| -> usize {
            columns.iter().map(|&column| widths[column] + gap).sum::<usize>().saturating_sub(gap)
        };
        let mut parts: Vec<Vec<usize>> = vec![keys.clone()];
        for column in (0..self.columns.len()).filter(|column| !keys.contains(column)) {
            let part = parts.last_mut().expect("there is always one");
            part.push(column);
            // A column that is too wide even beside the keys alone is kept as it is.
            if part.len() > keys.len() + 1 && width.is_some_and(|width| room(part) > width) {
                part.pop();
                parts.push(keys.iter().copied().chain([column]).collect());
            }
        }
        parts
    }

    fn widths(&self) -> Vec<usize> {
        (0..self.columns.len()).map(|column| self.width(column)).collect()
    }

    fn width(&self, column: usize) -> usize {
        let letters = |text: &str| text.chars().count();
        let cells = self.rows.iter().map(|row| letters(&row[column]));
        cells.chain([letters(&self.columns[column].heading)]).max().unwrap_or(0)
    }

    fn block(&self, columns: &[usize], widths: &[usize]) -> Block {
        let line = |cell: &dyn Fn(usize) -> String| {
            let padded = columns.iter().map(|&column| {
                let (cell, width) = (cell(column), widths[column]);
                match self.columns[column].alignment {
                    Alignment::Left => pad_end(&cell, width),
                    Alignment::Right => pad_start(&cell, width),
                }
            });
            padded.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
        };
        Block {
            heading: line(&|column| self.columns[column].heading.clone()),
            rows: self.rows.iter().map(|row| line(&|column| row[column].clone())).collect(),
        }
    }
}

#[cfg(test)]
pub(crate) mod samples {
    use super::*;

    /// A small table with characters that are special in other formats.
    pub(crate) fn table() -> DataTable {
        let cells = |row: [&str; 4]| row.map(str::to_owned).to_vec();
        DataTable {
            heading: String::new(),
            title: "a & b".to_owned(),
            subtitles: vec!["100% <true>".to_owned()],
            columns: vec![
                Column::key("depth".to_owned()),
                Column::key("search".to_owned()),
                Column::number("nodes".to_owned(), "positions entered".to_owned()),
                Column::number("times".to_owned(), String::new()),
            ],
            rows: vec![cells(["1", "minimax *", "10", "1.0×"]), cells(["2", "a|b_c", "1,234", "-"])],
            notes: vec!["* with mistakes: low_overwritten".to_owned()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_at_the_right_and_texts_at_the_left() {
        let [block] = &samples::table().blocks(None)[..] else { panic!("it fits") };
        assert_eq!(block.heading, "depth  search     nodes  times");
        assert_eq!(block.rows, ["1      minimax *     10   1.0×", "2      a|b_c      1,234      -"]);
    }

    #[test]
    fn what_does_not_fit_is_continued_after_the_keys() {
        let table = samples::table();
        let headings = |width| -> Vec<String> {
            table.blocks(Some(width)).into_iter().map(|block| block.heading).collect()
        };
        assert_eq!(headings(30), ["depth  search     nodes  times"]);
        assert_eq!(headings(29), ["depth  search     nodes", "depth  search     times"]);
        assert_eq!(headings(3), headings(29), "no table is narrower than its columns");
    }

    #[test]
    fn letters_are_counted_and_not_bytes() {
        let table = DataTable {
            columns: vec![Column::key("глубина".to_owned()), Column::number("№".to_owned(), String::new())],
            rows: vec![vec!["1".to_owned(), "10".to_owned()]],
            ..DataTable::default()
        };
        let [block] = &table.blocks(None)[..] else { panic!("it fits") };
        assert_eq!((&*block.heading, &*block.rows[0]), ("глубина   №", "1        10"));
    }
}
