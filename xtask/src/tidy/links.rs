//! Links between pages have existing targets.

use super::Violation;
use super::sources::SourceFile;

/// The text before the target of a link: Markdown, then the HTML that pages use for pictures.
const OPENINGS: [(&str, &[char]); 3] = [("](", &[')']), ("src=\"", &['"']), ("href=\"", &['"'])];

/// Every link to a missing file. `exists` takes paths relative to the root.
pub(super) fn check(page: &SourceFile, exists: impl Fn(&str) -> bool) -> Vec<Violation> {
    let mut findings = Vec::new();
    let mut fence: Option<&str> = None;
    for (number, line) in page.lines() {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        match (fence, mark) {
            (None, Some(_)) => fence = mark,
            (Some(open), Some(mark)) if open == mark => fence = None,
            (Some(_), _) => {}
            (None, None) => {
                for target in targets(&without_code(line)) {
                    let broken = resolve(&page.path, &target).filter(|path| !exists(path));
                    findings.extend(broken.map(|path| {
                        let message =
                            format!("`{target}` leads to {path}, which is not there: correct the link");
                        Violation::error(&page.path, number, message)
                    }));
                }
            }
        }
    }
    findings
}

/// The line without its code spans: text in code is no link.
fn without_code(line: &str) -> String {
    let pieces: Vec<&str> = line.split('`').collect();
    // An unmatched backtick opens nothing.
    if pieces.len().is_multiple_of(2) { line.to_owned() } else { pieces.into_iter().step_by(2).collect() }
}

/// The targets of the links in a line.
fn targets(line: &str) -> Vec<String> {
    let mut targets = Vec::new();
    for (opening, closing) in OPENINGS {
        for (at, _) in line.match_indices(opening) {
            let rest = &line[at + opening.len()..];
            if let Some(end) = rest.find(closing) {
                targets.push(destination(&rest[..end]));
            }
        }
    }
    // A reference definition on a line of its own: `[name]: target`.
    if let Some((_, rest)) = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")) {
        targets.push(destination(rest));
    }
    targets
}

/// The target without angle brackets and title.
fn destination(text: &str) -> String {
    let text = text.trim();
    match text.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
        Some((inside, _)) => inside.to_owned(),
        None => text.split_whitespace().next().unwrap_or_default().to_owned(),
    }
}

/// The target's path relative to the root; `None` for a link that leaves the project.
fn resolve(page: &str, target: &str) -> Option<String> {
    let file = target.split(['#', '?']).next().unwrap_or_default();
    let is_elsewhere = file.is_empty() || file.starts_with("//") || file.split('/').next()?.contains(':');
    if is_elsewhere {
        return None;
    }
    let from =
        if file.starts_with('/') { "" } else { page.rsplit_once('/').map_or("", |(directory, _)| directory) };
    let mut path: Vec<&str> = Vec::new();
    for part in from.split('/').chain(file.split('/')) {
        match part {
            "" | "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(path: &str, text: &str) -> Vec<String> {
        let page = SourceFile { path: path.to_owned(), text: text.to_owned() };
        let exists = |path: &str| ["README.md", "docs/a.md", "docs/b c.md", "docs", ""].contains(&path);
        check(&page, exists)
            .into_iter()
            .map(|finding| format!("{}: {}", finding.line, finding.message))
            .collect()
    }

    #[test]
    fn links_that_lead_nowhere_are_found_in_every_form() {
        for text in [
            "see [it](gone.md)",
            "![picture](gone.md \"title\")",
            "[it](<gone.md>)",
            "[it](./gone.md#part)",
            "[it]: gone.md",
            "<img src=\"gone.md\">",
            "<a href=\"gone.md\">it</a>",
            "`code` and [it](gone.md)",
            "one ` alone and [it](gone.md)",
        ] {
            let found = broken("docs/a.md", text);
            assert!(found.len() == 1 && found[0].contains("leads to docs/gone.md"), "{text}: {found:?}");
        }
    }

    #[test]
    fn all_of_them_are_found_with_their_lines() {
        let found = broken("README.md", "[a](x.md) [b](y.md)\n\n```\n[c](z.md)\n```\n[d](w.md)\n");
        let lines: Vec<&str> = found.iter().map(|message| &message[..1]).collect();
        assert_eq!(lines, ["1", "1", "6"]);
    }

    #[test]
    fn good_links_and_links_elsewhere_are_left_alone() {
        for text in [
            "[up](../README.md) [here](a.md) [same](#part) [space](<b c.md>) [top](/docs/a.md) [dir](../docs/)",
            "[web](https://example.org/x.md) [mail](mailto:a@example.org) <https://example.org>",
            "`[code](gone.md)` and `a[0](x)`",
            "~~~\n```\n[code](gone.md)\n~~~",
        ] {
            assert_eq!(broken("docs/a.md", text), [""; 0], "{text}");
        }
    }
}
