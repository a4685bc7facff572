//! A file holds one idea; a long one usually holds two.

use super::Violation;
use super::sources::SourceFile;

/// Longer files are an error.
const MOST: usize = 700;
/// Longer files are a warning.
const PLENTY: usize = 400;

/// A file that is too long.
pub(super) fn check(source: &SourceFile) -> Option<Violation> {
    let lines = source.lines().count();
    let message = format!("{lines} lines: look for the second noun in this file and give it one of its own");
    if lines > MOST {
        Some(Violation::error(&source.path, lines, format!("{message} ({MOST} at most)")))
    } else {
        (lines > PLENTY).then(|| Violation::warning(&source.path, lines, message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_pointed_out_and_very_long_ones_fail() {
        let is_warning = |lines: usize| {
            check(&SourceFile { path: "a.rs".to_owned(), text: "x\n".repeat(lines) })
                .map(|finding| finding.is_warning)
        };
        for (lines, expected) in
            [(0, None), (400, None), (401, Some(true)), (700, Some(true)), (701, Some(false))]
        {
            assert_eq!(is_warning(lines), expected, "{lines}");
        }
    }
}
