//! `plyground rules`: the rules of a game for new players.

use std::fmt::Write;

use clap::Args;
use plyground_i18n::{pad_end, say};
use plyground_play::{Rulebook, example};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::language::texts;
use crate::output;

/// The line width.
const WIDTH: usize = 80;

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// A game, such as othello, connect-four or mnk; `plyground games` lists them
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let session = example(&args.game)?;
    let book = Rulebook::of(&*session, texts());
    if args.json { output::json(&record(&book)) } else { output::put(&page(&book)) }
}

/// The rules for programs; the texts are in the chosen language, which is named.
fn record(book: &Rulebook) -> Value {
    let aliases = book.aliases.iter();
    let judges = book.evaluators.iter();
    json!({
        "lang": texts().language().code,
        "game": book.game,
        "family": book.family,
        "name": book.name,
        "rules": book.text,
        "moves": book.moves,
        "form": book.form,
        "aliases": aliases
            .map(|alias| json!({ "name": alias.id, "game": alias.game, "summary": alias.summary }))
            .collect::<Vec<_>>(),
        "evaluators": judges
            .map(|judge| json!({ "name": judge.id, "summary": judge.summary, "usual": judge.is_usual }))
            .collect::<Vec<_>>(),
        "space": book.space,
        "notice": book.notice,
    })
}

/// The rules for people.
fn page(book: &Rulebook) -> String {
    let bold = anstyle::Style::new().bold();
    let mut page = format!("{bold}{}{bold:#}  {}\n", book.name, book.game);
    for paragraph in book.paragraphs(texts()) {
        page.push('\n');
        page.push_str(&wrapped(&paragraph, 0));
    }
    if let Some(sentence) = &book.space {
        page.push('\n');
        page.push_str(&wrapped(sentence, 0));
    }
    page.push('\n');
    page.push_str(&wrapped(&say!(texts(), "rulebook-form", form = book.form.as_str()), 2));
    let aliases: Vec<(&str, String)> =
        book.aliases.iter().map(|alias| (alias.id, format!("{}: {}", alias.game, alias.summary))).collect();
    list(&mut page, "rulebook-names", &aliases);
    let judges: Vec<(&str, String)> = book
        .evaluators
        .iter()
        .map(|judge| {
            let summary = &judge.summary;
            let usual = say!(texts(), "rulebook-usual", summary = summary.as_str());
            (judge.id, if judge.is_usual { usual } else { summary.clone() })
        })
        .collect();
    list(&mut page, "rulebook-evaluators", &judges);
    page
}

/// Names with a line each, under a heading; nothing if there are none.
fn list(page: &mut String, heading: &str, items: &[(&str, String)]) {
    let Some(width) = items.iter().map(|(id, _)| id.len()).max() else { return };
    let _ = writeln!(page, "\n{}", texts().get(heading));
    for (id, line) in items {
        page.push_str(&wrapped(&format!("  {}  {line}", pad_end(id, width)), width + 4));
    }
}

/// Text in lines of bounded width; all but the first are indented by `indent` spaces.
fn wrapped(text: &str, indent: usize) -> String {
    let start = text.len() - text.trim_start().len();
    let mut lines = String::new();
    let mut line = text[..start].to_owned();
    let mut is_empty = true;
    // Spaces that align a list are kept.
    for word in text[start..].split_inclusive(' ') {
        let needed = line.chars().count() + word.trim_end().chars().count();
        if needed > WIDTH && !is_empty {
            lines.push_str(line.trim_end());
            lines.push('\n');
            line = " ".repeat(indent);
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push_str(line.trim_end());
    lines.push('\n');
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_and_short_ones_stay() {
        let text = format!("  id    {}", "word ".repeat(30));
        let lines = wrapped(&text, 8);
        assert!(lines.lines().count() > 1 && lines.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(lines.lines().skip(1).all(|line| line.starts_with("        word")), "{lines}");
        assert_eq!(wrapped("  id    word", 8), "  id    word\n");
        assert_eq!(wrapped(&"x".repeat(100), 2), format!("{}\n", "x".repeat(100)));
    }
}
