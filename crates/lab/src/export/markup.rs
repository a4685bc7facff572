//! Tables for documents: Markdown, LaTeX and HTML.

use std::fmt::Write;

use plyground_draw::figure::{escaped, typeset};

use super::{Alignment, DataTable};

/// The table in GitHub's Markdown.
pub fn markdown(table: &DataTable) -> String {
    let above = [&table.title].into_iter().chain(&table.subtitles).map(|line| marked_down(line));
    // Two spaces at the end break a line.
    let mut text = format!("{}\n\n", above.collect::<Vec<_>>().join("  \n"));
    let row =
        |cells: &mut dyn Iterator<Item = String>| format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "));
    text.push_str(&row(&mut table.columns.iter().map(|column| marked_down(&column.heading))));
    text.push_str(&row(&mut table.columns.iter().map(|column| match column.alignment {
        Alignment::Left => "---".to_owned(),
        Alignment::Right => "---:".to_owned(),
    })));
    for cells in &table.rows {
        text.push_str(&row(&mut cells.iter().map(|cell| marked_down(cell))));
    }
    for note in &table.notes {
        let _ = write!(text, "\n{}\n", marked_down(note));
    }
    text
}

fn marked_down(text: &str) -> String {
    let mut out = String::new();
    for sign in text.chars() {
        if matches!(sign, '\\' | '|' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '#' | '~' | '&') {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

/// Characters that fit a line of the class `article`, and the gap between the columns of a table.
const LATEX_LETTERS: usize = 78;
const LATEX_GAP: usize = 3;

/// The table in LaTeX, with the rules of the package `booktabs`. Columns that do not fit a line are continued in tables
/// of their own, after the key columns: a single float would be higher than a page. `adjustbox` shrinks a part that is
/// still a little too wide.
pub fn latex(table: &DataTable) -> String {
    let row = |cells: &mut dyn Iterator<Item = String>| {
        format!("  {} \\\\\n", cells.collect::<Vec<_>>().join(" & "))
    };
    let parts = table.parts(Some(LATEX_LETTERS), LATEX_GAP);
    let mut text = "% \\usepackage{adjustbox,booktabs}\n".to_owned();
    for (i, part) in parts.iter().enumerate() {
        let columns = || part.iter().map(|&column| &table.columns[column]);
        let sides: String =
            columns().map(|column| if column.alignment == Alignment::Left { 'l' } else { 'r' }).collect();
        let number = if parts.len() > 1 { format!(" ({}/{})", i + 1, parts.len()) } else { String::new() };
        let _ =
            writeln!(text, "\\begin{{table}}\n\\centering\n\\caption{{{}{number}}}", typeset(&table.title));
        text.push_str("\\begin{adjustbox}{max width=\\linewidth}\n");
        let _ = writeln!(text, "\\begin{{tabular}}{{{sides}}}\n  \\toprule");
        text.push_str(&row(&mut columns().map(|column| typeset(&column.heading))));
        text.push_str("  \\midrule\n");
        for cells in &table.rows {
            text.push_str(&row(&mut part.iter().map(|&column| typeset(&cells[column]))));
        }
        text.push_str("  \\bottomrule\n\\end{tabular}\n\\end{adjustbox}\n");
        let is_last = i + 1 == parts.len();
        for (i, line) in table.subtitles.iter().chain(&table.notes).enumerate().filter(|_| is_last) {
            let gap = if i == 0 { "\\smallskip" } else { "" };
            let _ = writeln!(text, "\\par{gap} {}", typeset(line));
        }
        text.push_str("\\end{table}\n");
    }
    text
}

/// The table as an HTML element, without its title.
pub(crate) fn html(table: &DataTable) -> String {
    let class = |alignment: Alignment| if alignment == Alignment::Right { " class=\"number\"" } else { "" };
    let mut text = "<table>\n<thead>\n<tr>".to_owned();
    for column in &table.columns {
        let (class, explanation) = (class(column.alignment), escaped(&column.explanation));
        let _ = write!(
            text,
            "<th scope=\"col\"{class} title=\"{explanation}\">{}</th>",
            escaped(&column.heading)
        );
    }
    text.push_str("</tr>\n</thead>\n<tbody>\n");
    for cells in &table.rows {
        text.push_str("<tr>");
        for (column, cell) in table.columns.iter().zip(cells) {
            let _ = write!(text, "<td{}>{}</td>", class(column.alignment), escaped(cell));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>\n");
    for note in &table.notes {
        let _ = writeln!(text, "<p class=\"note\">{}</p>", escaped(note));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::Column;
    use super::super::table::samples::table;
    use super::*;

    #[test]
    fn a_table_in_markdown() {
        let expected = "\
a \\& b  
100% \\<true\\>

| depth | search | nodes | times |
| --- | --- | ---: | ---: |
| 1 | minimax \\* | 10 | 1.0× |
| 2 | a\\|b\\_c | 1,234 | - |

\\* with mistakes: low\\_overwritten
";
        assert_eq!(markdown(&table()), expected);
    }

    #[test]
    fn a_table_in_latex() {
        let expected = "\
% \\usepackage{adjustbox,booktabs}
\\begin{table}
\\centering
\\caption{a \\& b}
\\begin{adjustbox}{max width=\\linewidth}
\\begin{tabular}{llrr}
  \\toprule
  depth & search & nodes & times \\\\
  \\midrule
  1 & minimax {*} & 10 & 1.0\\ensuremath{\\times} \\\\
  2 & a\\textbar{}b\\_c & 1,234 & - \\\\
  \\bottomrule
\\end{tabular}
\\end{adjustbox}
\\par\\smallskip 100\\% \\textless{}true\\textgreater{}
\\par {*} with mistakes: low\\_overwritten
\\end{table}
";
        assert_eq!(latex(&table()), expected);
    }

    #[test]
    fn a_wide_table_is_continued_below_in_latex() {
        let mut table = table();
        for i in 0..8 {
            table.columns.push(Column::number(format!("a long heading {i}"), String::new()));
            table.rows.iter_mut().for_each(|row| row.push(i.to_string()));
        }
        let text = latex(&table);
        let tables = text.matches("\\begin{tabular}").count();
        assert!(tables > 1, "{text}");
        assert_eq!(text.matches("  depth & search & ").count(), tables, "every part says which row is which");
        assert_eq!(text.matches("a long heading").count(), 8, "and no other column comes twice");
        assert_eq!(
            text.matches("\\begin{table}").count(),
            tables,
            "all in one float could be higher than a page"
        );
        assert!(text.contains(&format!(" (1/{tables})}}")), "{text}");
    }

    #[test]
    fn no_cell_is_taken_for_an_option_of_the_row_before() {
        let mut table = table();
        table.rows = vec![vec!["[3,12]".to_owned(); 4], vec!["*".to_owned(); 4]];
        let text = latex(&table);
        assert!(text.contains("\\midrule\n  {[}3,12{]} & "), "{text}");
        assert!(text.contains("\\\\\n  {*} & "), "{text}");
    }

    #[test]
    fn a_table_in_a_page() {
        let text = html(&table());
        assert!(
            text.contains("<th scope=\"col\" class=\"number\" title=\"positions entered\">nodes</th>"),
            "{text}"
        );
        assert!(text.contains("<tr><td>2</td><td>a|b_c</td><td class=\"number\">1,234</td>"), "{text}");
        assert_eq!(text.matches("<tr>").count(), 3);
    }
}
