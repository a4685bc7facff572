//! A game as a list of moves, with comment lines that start with `#`.
//!
//! The first comment line is the head: `# 15x15, freestyle, rows from the bottom`. It is not translated.

use plyground_core::Message;

use super::{Record, Rows, read_moves, write_cells};
use crate::rule::Rule;

/// A game as `h8i9j10` below its head. The format has no colours: stones alternate, black first.
pub fn write_list(record: &Record, rows: Rows) -> String {
    let rule = record.rule.map(|rule| format!(", {rule}")).unwrap_or_default();
    let side = match rows {
        Rows::FromBottom => "bottom",
        Rows::FromTop => "top",
    };
    let cells = write_cells(record.moves.iter().map(|turn| turn.cell), record.height, rows);
    format!("# {}x{}{rule}, rows from the {side}\n{cells}\n", record.width, record.height)
}

/// Reads a list of moves, as [`read_moves`] does. The head determines the size and the direction of the rows; `size` and
/// `rows` are used where it does not.
pub fn read_list(text: &str, size: (usize, usize), rows: Rows) -> Result<Record, Message> {
    let is_remark = |line: &&str| line.trim_start().starts_with('#');
    let head = text.lines().find(|line| !line.trim().is_empty()).filter(is_remark).and_then(Head::read);
    let head = head.unwrap_or_default();
    let (width, height) = head.size.unwrap_or(size);
    // An impossible board is refused before its cells are read.
    Record::new(width, height)?;
    let moves: Vec<&str> = text.lines().filter(|line| !is_remark(line)).collect();
    let cells = read_moves(&moves.join("\n"), width, height, head.rows.unwrap_or(rows))?;
    Ok(Record { rule: head.rule, ..Record::of_cells(width, height, cells)? })
}

/// The head of a list.
#[derive(Default)]
struct Head {
    size: Option<(usize, usize)>,
    rule: Option<Rule>,
    rows: Option<Rows>,
}

impl Head {
    /// Reads a line that begins with a size, alone or before a comma; any other comment line is not a head.
    fn read(line: &str) -> Option<Self> {
        let line = line.trim_start_matches(|c: char| c == '#' || c.is_whitespace());
        let (size, rest) = line.split_once(',').unwrap_or((line, ""));
        let mut words = rest.split(|c: char| c == ',' || c.is_whitespace()).filter(|word| !word.is_empty());
        let (width, height) = size.trim().split_once('x')?;
        let size = (width.parse().ok()?, height.parse().ok()?);
        let mut head =
            Self { size: Some(size), rule: words.clone().find_map(|word| word.parse().ok()), rows: None };
        if words.any(|word| word == "rows") {
            head.rows = words.find_map(|word| match word {
                "bottom" => Some(Rows::FromBottom),
                "top" => Some(Rows::FromTop),
                _ => None,
            });
        }
        Some(head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cell;

    #[test]
    fn a_game_comes_back_as_it_was() {
        let cells = [Cell::new(0, 0), Cell::new(18, 11), Cell::new(7, 7)];
        let mut record = Record::of_cells(19, 12, cells).unwrap();
        for rule in [None, Some(Rule::Freestyle), Some(Rule::Standard), Some(Rule::Renju), Some(Rule::Caro)] {
            record.rule = rule;
            for rows in [Rows::FromBottom, Rows::FromTop] {
                let text = write_list(&record, rows);
                // The head overrides the default of the reader.
                for other in [Rows::FromBottom, Rows::FromTop] {
                    assert_eq!(read_list(&text, (15, 15), other).unwrap(), record, "{text}");
                }
                assert_eq!(read_list(&text.replace('\n', "\r\n"), (15, 15), rows).unwrap(), record);
            }
        }
        assert_eq!(write_list(&record, Rows::FromTop), "# 19x12, caro, rows from the top\na1s12h8\n");
    }

    #[test]
    fn other_remarks_say_nothing() {
        let plain = Record::of_cells(15, 15, [Cell::new(7, 7), Cell::new(8, 6)]).unwrap();
        for text in [
            "h8i9",
            "h8 i9\n# 19x19, renju",
            "# my best game\nh8\n# against a friend\ni9",
            "# axb, renju\nh8i9",
            "#\nh8i9\n",
            "# 3x3 fork\nh8i9",
            "# 6x6 cup, round 2\nh8i9",
            "7,7 8,6",
        ] {
            assert_eq!(read_list(text, (15, 15), Rows::FromBottom).unwrap(), plain, "{text}");
        }
        // The head of earlier versions, which was translated.
        let old =
            read_list("# 15x15, freestyle, tah: černý\nh8i9\n# --rows top\n", (19, 19), Rows::FromBottom);
        assert_eq!(old.unwrap(), Record { rule: Some(Rule::Freestyle), ..plain });
        for (text, why) in [("# 99x99\nh8", "5 to 20"), ("# 9x9\nh10", "rows 1-9"), ("h8 ?", "not a cell")] {
            let said = read_list(text, (15, 15), Rows::FromBottom).unwrap_err().to_string();
            assert!(said.contains(why), "{text}: {said}");
        }
    }
}
