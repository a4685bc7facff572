//! No notes for later in the sources: they belong in an issue. And no disabled tests.

use super::Violation;
use super::sources::SourceFile;

/// Notes that have no other meaning. Written in pieces, so that this file does not find itself.
const NOTES: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
/// A note in a comment; but three stones in a row in a position.
const NOTE_IN_COMMENT: &str = concat!("X", "XX");
/// Code that is missing, or not run.
const CODE: [(&str, &str); 3] = [
    (
        concat!("#[ig", "nore"),
        "a test that does not run tests nothing: run it, under PLYGROUND_LONG if it is slow",
    ),
    (concat!("to", "do!"), "write the code, or leave the function out until there is some"),
    (concat!("unimple", "mented!"), "a capability that a type lacks should be a compile error"),
];

/// Every such note.
pub(super) fn check(source: &SourceFile) -> Vec<Violation> {
    let mut findings = Vec::new();
    for (number, line) in source.lines() {
        let mut complain = |what: &str, advice: &str| {
            findings.push(Violation::error(&source.path, number, format!("`{what}`: {advice}")));
        };
        let comment = line.find("//").map_or("", |at| &line[at..]);
        let in_comment = words(comment).any(|(word, next)| {
            word == NOTE_IN_COMMENT && next.is_none_or(|c| c == ':' || c == '(' || c.is_whitespace())
        });
        let notes = NOTES.into_iter().filter(|note| words(line).any(|(word, _)| word == *note));
        for note in notes.chain(in_comment.then_some(NOTE_IN_COMMENT)) {
            complain(note, "do it, or write it down outside the sources");
        }
        for (needle, advice) in CODE {
            if line.contains(needle) {
                complain(needle, advice);
            }
        }
    }
    findings
}

/// The words of a line, each with the character after it.
fn words(line: &str) -> impl Iterator<Item = (&str, Option<char>)> {
    let separates = |c: char| !c.is_alphanumeric() && c != '_';
    line.split_inclusive(separates).map(move |piece| {
        let next = piece.chars().next_back().filter(|&c| separates(c));
        (piece.trim_end_matches(separates), next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<usize> {
        let source = SourceFile { path: "a.rs".to_owned(), text: text.to_owned() };
        check(&source).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn every_leftover_is_found_on_its_line() {
        for note in NOTES.into_iter().chain([NOTE_IN_COMMENT]) {
            assert_eq!(found(&format!("fn f() {{}}\n    f(); // {note}: later\n")), [2], "{note}");
            assert_eq!(found(&format!("/// {note}")), [1], "{note}");
        }
        for (needle, _) in CODE {
            assert_eq!(found(&format!("\n\n    {needle}")), [3], "{needle}");
        }
        assert_eq!(found(&format!("{}]\n{} = \"slow\"]", CODE[0].0, CODE[0].0)), [1, 2]);
    }

    #[test]
    fn stones_in_a_row_and_longer_words_are_left_alone() {
        let row = NOTE_IN_COMMENT;
        for text in [
            format!("let pos = read(\"{row}/OO./...\");"),
            format!("let row = \"{row}\";"),
            format!("// {row}/OO./... is won"),
            format!("// {row}X is four in a row"),
            format!("// MAS{}N", NOTES[0]),
            format!("const {}_LIST: u8 = 0;", NOTES[0]),
        ] {
            assert_eq!(found(&text), [0; 0], "{text}");
        }
    }
}
