//! The signatures: the node counts of fixed searches, tracked in files.
//!
//! A change that is not meant to change the searches must not change these numbers.

use std::fs;

use serde_json::Value;

use crate::steps::{Done, StepResult, Workspace, output, shown};

/// The profile of the program that is shipped. Tests compare the numbers under their own profiles; this one is linked and
/// optimised in another way, which is where a compiler's mistake would show.
const SHIPPED: &str = "dist";

/// A tracked number.
struct Signature {
    /// Its file, relative to the root of the workspace.
    file: &'static str,
    /// The comment at the top of a new file.
    head: &'static str,
    /// The arguments of the program.
    arguments: &'static [&'static str],
    /// Extracts the number from its output.
    printed: fn(&str) -> Option<u64>,
}

const SIGNATURES: [Signature; 2] = [
    Signature {
        file: "bench/signature.txt",
        head: "\
# The number of nodes that `plyground signature` visits: a checksum of every search.
# A commit that changes it says so; `cargo xtask signature --update` writes it.
",
        arguments: &["signature"],
        printed: |text| text.trim().strip_prefix("signature ")?.parse().ok(),
    },
    Signature {
        file: "bench/gomoku-signature.txt",
        head: "\
# The number of nodes that `plyground bench` visits: a checksum of the gomoku engine's search.
# A commit that changes it says so; `cargo xtask signature --update` writes it.
",
        arguments: &["bench", "--json"],
        printed: |text| serde_json::from_str::<Value>(text).ok()?["nodes"].as_u64(),
    },
];

/// Compares the numbers of the shipped program with the tracked ones.
pub(crate) fn check(workspace: &Workspace) -> StepResult {
    for signature in &SIGNATURES {
        let file = signature.file;
        let text = fs::read_to_string(workspace.root().join(file)).map_err(|error| {
            format!("{file} cannot be read ({error}): `cargo xtask signature --update` writes it")
        })?;
        let tracked = tracked(file, &text)?;
        let found = signature.measure(workspace, SHIPPED)?;
        compare(file, tracked, found)?;
        println!("{file}: {found}, as tracked");
    }
    Ok(Done::Passed)
}

/// Writes the current numbers to the files.
pub(crate) fn update(workspace: &Workspace) -> StepResult {
    for signature in &SIGNATURES {
        let file = signature.file;
        let found = signature.measure(workspace, "release")?;
        let path = workspace.root().join(file);
        let old = fs::read_to_string(&path).ok();
        fs::write(&path, updated(signature.head, old.as_deref(), found))
            .map_err(|error| format!("{file}: {error}"))?;
        match old.and_then(|text| tracked(file, &text).ok()) {
            Some(old) if old == found => println!("{file}: {found}, as tracked"),
            Some(old) => println!("{file}: {old} became {found}; say so in the commit"),
            None => println!("{file}: now {found}"),
        }
    }
    Ok(Done::Passed)
}

impl Signature {
    /// Runs the program: a build tool that linked the searches would be rebuilt with each of them.
    fn measure(&self, workspace: &Workspace, profile: &str) -> Result<u64, String> {
        let mut command =
            workspace.cargo(&["run", "--quiet", "--profile", profile, "--package", "plyground-app", "--"]);
        command.args(self.arguments);
        println!("$ {}", shown(&command));
        let text = output(&mut command)?;
        (self.printed)(&text).ok_or_else(|| {
            format!("`plyground {}` printed {text:?} instead of its number", self.arguments.join(" "))
        })
    }
}

/// The number in the tracked file, below its comments.
fn tracked(file: &str, text: &str) -> Result<u64, String> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (Some(number), None) = (lines.next().and_then(|line| line.parse().ok()), lines.next()) else {
        return Err(format!(
            "{file} should hold lines of comment that start with # and one number: \
             `cargo xtask signature --update` writes it"
        ));
    };
    Ok(number)
}

/// The file's text with another number; its comments stay.
fn updated(head: &str, old: Option<&str>, number: u64) -> String {
    let comments = old.unwrap_or(head).lines().filter(|line| line.starts_with('#'));
    let lines = comments.map(str::to_owned).chain([number.to_string(), String::new()]);
    lines.collect::<Vec<_>>().join("\n")
}

fn compare(file: &str, tracked: u64, found: u64) -> Result<(), String> {
    if tracked == found {
        return Ok(());
    }
    Err(format!(
        "the signature is {found}, but {file} says {tracked}: the searches visit other nodes than before. \
         If that was not intended, it is a bug. If it was, say so in the commit and update the file with \
         `cargo xtask signature --update`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_with_a_number_is_understood_and_nothing_else() {
        let printed = SIGNATURES[0].printed;
        assert_eq!(printed("signature 5478\n"), Some(5478));
        for bad in
            ["", "5478", "signature", "signature x", "signature 1\nsignature 2", "warning\nsignature 1"]
        {
            assert_eq!(printed(bad), None, "{bad:?}");
        }
        let printed = SIGNATURES[1].printed;
        assert_eq!(printed("{ \"depth\": 9,\n \"nodes\": 5478 }\n"), Some(5478));
        for bad in ["", "5478", "{}", "{ \"nodes\": -1 }", "warning\n{ \"nodes\": 1 }"] {
            assert_eq!(printed(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn the_tracked_number_stands_below_comments() {
        assert_eq!(tracked("a", "# why\n\n# how\n5478\n"), Ok(5478));
        for bad in ["", "# 5478\n", "54 78", "5478\n5479\n", "-1"] {
            assert!(tracked("a", bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_is_written_can_be_read_and_keeps_its_comments() {
        for signature in SIGNATURES {
            assert_eq!(tracked("a", &updated(signature.head, None, 7)), Ok(7));
        }
        assert_eq!(updated("# new\n", Some("# why\n5\n"), 7), "# why\n7\n");
        assert_eq!(updated("# new\n", Some("garbage"), 7), "7\n");
    }

    #[test]
    fn a_difference_names_both_numbers_and_the_way_on() {
        assert_eq!(compare("a.txt", 5, 5), Ok(()));
        let error = compare("a.txt", 5478, 5479).unwrap_err();
        for part in ["a.txt", "5478", "5479", "commit", "cargo xtask signature --update"] {
            assert!(error.contains(part), "{error}");
        }
    }
}
