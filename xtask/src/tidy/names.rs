//! A type name stands for one thing: a reader who knows a `Table` in one crate expects the same in the next.

use std::collections::BTreeMap;

use super::Violation;
use super::sources::SourceFile;

/// The largest number of declarations of one name. Two crates may name the same thing alike without seeing each other.
const MOST: usize = 2;

/// Every type name with too many declarations, at the first of them.
pub(super) fn check(sources: &[SourceFile]) -> Vec<Violation> {
    let mut declarations: BTreeMap<&str, Vec<(&str, usize)>> = BTreeMap::new();
    for source in sources {
        for (line, name) in declared(source) {
            declarations.entry(name).or_default().push((&source.path, line));
        }
    }
    declarations.retain(|_, places| places.len() > MOST);
    let finding = |(name, mut places): (&str, Vec<(&str, usize)>)| {
        // Directories are read in no particular order.
        places.sort_unstable();
        let (file, line) = places[0];
        let others: Vec<String> = places[1..].iter().map(|(file, line)| format!("{file}:{line}")).collect();
        let (count, others) = (places.len(), others.join(", "));
        let message = format!(
            "the type name `{name}` is declared {count} times ({MOST} at most), also in {others}: \
             give each meaning a noun of its own"
        );
        Violation::error(file, line, message)
    };
    declarations.into_iter().map(finding).collect()
}

/// The types that a file declares, with their lines: structs, enums, unions, traits and type aliases, also inside functions.
/// Associated types are not declarations of their own.
fn declared(source: &SourceFile) -> impl Iterator<Item = (usize, &str)> {
    // The indentation of the `impl` or trait around the line. Rustfmt puts its closing brace below its first character.
    let mut around: Option<usize> = None;
    source.lines().filter_map(move |(number, line)| {
        let text = line.trim_start();
        let indentation = line.len() - text.len();
        if around == Some(indentation) && text.starts_with('}') {
            around = None;
        }
        let item = without_visibility(text);
        let opens = item.starts_with("impl ") || item.starts_with("impl<") || item.starts_with("trait ");
        let was_around = around;
        if opens && around.is_none() && !line.ends_with('}') {
            around = Some(indentation);
        }
        let (keyword, rest) = item.split_once(' ')?;
        let is_declaration = match keyword {
            "struct" | "enum" | "union" | "trait" => true,
            "type" => was_around.is_none(),
            _ => false,
        };
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let name = &rest[..end];
        (is_declaration && name.starts_with(char::is_uppercase)).then_some((number, name))
    })
}

/// The text of an item after `pub` or `pub(…)`.
fn without_visibility(item: &str) -> &str {
    let Some(rest) = item.strip_prefix("pub") else { return item };
    if let Some(rest) = rest.strip_prefix(' ') {
        rest
    } else {
        rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")).map_or(item, |(_, rest)| rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, lines: &[&str]) -> SourceFile {
        SourceFile { path: path.to_owned(), text: lines.join("\n") }
    }

    #[test]
    fn a_name_may_be_declared_twice_but_not_three_times() {
        let mut sources = vec![
            source("c.rs", &["", "pub(crate) struct Node<M> {", "}"]),
            source("a.rs", &["enum Leaf {}", "trait Node {}"]),
        ];
        assert_eq!(check(&sources), []);
        sources.push(source("b.rs", &["fn f() {", "    struct Node;", "}"]));
        let findings = check(&sources);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert_eq!((findings[0].file.as_str(), findings[0].line), ("a.rs", 2));
        assert!(findings[0].message.contains("`Node` is declared 3 times"), "{}", findings[0].message);
        assert!(findings[0].message.contains("also in b.rs:2, c.rs:2"), "{}", findings[0].message);
        assert!(!findings[0].is_warning);
    }

    #[test]
    fn one_file_with_many_meanings_counts_them_all() {
        let file = source("a.rs", &["struct Node;", "mod b {", "    struct Node;", "}", "type Node = u8;"]);
        assert_eq!(check(&[file]).len(), 1);
    }

    #[test]
    fn every_form_of_a_declaration_is_found() {
        for line in [
            "struct Node;",
            "struct Node(u8);",
            "struct Node<'a> {",
            "pub struct Node {",
            "pub(super) enum Node {",
            "pub(in crate::tree) union Node {",
            "    pub trait Node: Clone {",
            "type Node<T> = Vec<T>;",
        ] {
            assert_eq!(declared(&source("a.rs", &[line])).collect::<Vec<_>>(), [(1, "Node")], "{line}");
        }
        for line in ["// struct Node;", "let node = Node;", "use tree::Node;", "structs Node", "impl Node {}"]
        {
            assert_eq!(declared(&source("a.rs", &[line])).count(), 0, "{line}");
        }
    }

    #[test]
    fn associated_types_are_not_declarations() {
        let lines = [
            "impl<P> Iterator for Moves<P>",
            "where",
            "    P: Clone,",
            "{",
            "    type Item = P;",
            "}",
            "trait Game {",
            "    type Item;",
            "}",
            "impl Marker for Moves<u8> {}",
            "mod tests {",
            "    type Item = u8;",
            "    impl Game for u8 {",
            "        type Item = u8;",
            "    }",
            "    type Other = u8;",
            "}",
        ];
        let file = source("a.rs", &lines);
        let found: Vec<(usize, &str)> = declared(&file).collect();
        assert_eq!(found, [(7, "Game"), (12, "Item"), (16, "Other")]);
    }
}
