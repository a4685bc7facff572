//! Below the front ends no code prints, reads the environment or the clock.

use super::Violation;
use super::sources::SourceFile;

/// The crates below the front ends.
const BELOW: [&str; 18] = [
    "crates/core/src/",
    "crates/search/src/",
    "crates/games/src/",
    "crates/solve/src/",
    "crates/gomoku/src/",
    "crates/verify/src/",
    "crates/registry/src/",
    "crates/registry-verify/src/",
    "crates/grade/src/",
    "crates/i18n/src/",
    "crates/draw/src/",
    "crates/arena/src/",
    "crates/play/src/",
    "crates/lab/src/",
    "crates/report/src/",
    "crates/exercise/src/",
    "crates/puzzles/src/",
    "crates/plyground/src/",
];

/// What is excepted: the modules that start the engines of a match and keep their time, and the call of the library that is given
/// a time.
const APART: [&str; 2] = ["crates/arena/src/processes/", "crates/plyground/src/engine.rs"];

const PRINTS: &str = "below the front ends nothing prints: return the text, or tell an observer";
const ASKS_ENVIRONMENT: &str = "below the front ends nothing reads the environment: take an argument";
const ASKS_TIME: &str = "below the front ends nothing asks the time: take a clock from the caller";
const USES_FILES: &str = "below the front ends nothing reads or writes: take text, return text";
const USES_PROCESSES: &str = "below the front ends nothing starts or ends processes: return an error";
const USES_CHANCE: &str = "a search is a pure function of its arguments: take a seed from the caller";

/// Forbidden texts and the advice for them; texts with the same advice stand together.
const NEEDLES: [(&str, &str); 17] = [
    ("println!", PRINTS),
    ("eprintln!", PRINTS),
    ("print!", PRINTS),
    ("eprint!", PRINTS),
    ("dbg!", PRINTS),
    ("std::env", ASKS_ENVIRONMENT),
    ("env::var", ASKS_ENVIRONMENT),
    ("env::args", ASKS_ENVIRONMENT),
    ("Instant::now", ASKS_TIME),
    ("SystemTime", ASKS_TIME),
    ("std::fs", USES_FILES),
    ("std::io", USES_FILES),
    ("stdout", PRINTS),
    ("stderr", PRINTS),
    ("std::process", USES_PROCESSES),
    ("thread_rng", USES_CHANCE),
    ("rand::", USES_CHANCE),
];

/// Every line of code that does what only a front end may do.
pub(super) fn check(source: &SourceFile) -> Vec<Violation> {
    let is_below = BELOW.iter().any(|directory| source.path.starts_with(directory));
    if !is_below || APART.iter().any(|part| source.path.starts_with(part)) {
        return Vec::new();
    }
    let code = source.lines().filter(|(_, line)| !line.trim_start().starts_with("//"));
    let breaches = |(number, line): (usize, &str)| {
        let mut found: Vec<&(&str, &str)> =
            NEEDLES.iter().filter(|(needle, _)| has_word(line, needle)).collect();
        // `std::env::var` is one violation, though two texts match it.
        found.dedup_by_key(|(_, advice)| *advice);
        let finding = |(needle, advice): &(&str, &str)| {
            Violation::error(&source.path, number, format!("`{needle}`: {advice}"))
        };
        found.into_iter().map(finding).collect::<Vec<_>>()
    };
    code.flat_map(breaches).collect()
}

/// Whether the text occurs and is not the end of a longer name.
fn has_word(line: &str, needle: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(needle).any(|(at, _)| !line[..at].ends_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let source = SourceFile { path: path.to_owned(), text: text.to_owned() };
        check(&source).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_needle_is_found_with_its_line() {
        for (needle, advice) in NEEDLES {
            let text = format!("fn f() {{\n    {needle}(1);\n}}\n");
            let expected = format!("crates/core/src/a.rs:2: `{needle}`: {advice}");
            assert_eq!(found("crates/core/src/a.rs", &text), [expected]);
        }
    }

    #[test]
    fn every_crate_below_the_front_ends_is_looked_at_and_no_other() {
        for directory in BELOW {
            assert_eq!(found(&format!("{directory}deep/a.rs"), "dbg!(x);").len(), 1, "{directory}");
        }
        for path in [
            "apps/plyground/src/main.rs",
            "crates/core/tests/a.rs",
            "crates/testkit/src/lib.rs",
            APART[0],
            APART[1],
        ] {
            assert_eq!(found(path, "dbg!(x);"), [""; 0], "{path}");
        }
    }

    #[test]
    fn comments_and_longer_names_are_left_alone() {
        let text = "//! println!\n    /// std::env\n// dbg!\nlet x = operand::new();\nfootprint!(x);\n";
        assert_eq!(found("crates/games/src/a.rs", text), [""; 0]);
        assert_eq!(found("crates/games/src/a.rs", "operand::x(rand::y())").len(), 1);
    }

    #[test]
    fn all_breaches_are_reported_once_each() {
        let text = "use std::env;\nlet a = std::env::var(\"A\");\n\nlet t = dbg!(Instant::now());\n";
        let found = found("crates/search/src/a.rs", text);
        let lines: Vec<&str> = found.iter().filter_map(|finding| finding.split(':').nth(1)).collect();
        assert_eq!(lines, ["1", "2", "4", "4"], "{found:?}");
    }
}
