//! The bench signature: the number of nodes that fixed searches visit, tracked in a file.
//!
//! A change that is meant to leave the searches alone leaves this number alone.

use std::fs;

use crate::steps::{Done, Outcome, Workspace, output, shown};

/// The tracked number, from the topmost directory.
const FILE: &str = "bench/signature.txt";

/// The head of a new file.
const HEAD: &str = "\
# The number of nodes that `plyground signature` visits: a checksum of every search.
# A commit that changes it says so; `cargo xtask signature --update` writes it.
";

/// Compares the number with the tracked one.
pub(crate) fn check(workspace: &Workspace) -> Outcome {
    let text = fs::read_to_string(workspace.root().join(FILE)).map_err(|error| {
        format!("{FILE} cannot be read ({error}): `cargo xtask signature --update` writes it")
    })?;
    let tracked = tracked(&text)?;
    let found = measure(workspace)?;
    compare(tracked, found)?;
    println!("signature {found}, as tracked");
    Ok(Done::Passed)
}

/// Tracks the number as it is now.
pub(crate) fn update(workspace: &Workspace) -> Outcome {
    let found = measure(workspace)?;
    let path = workspace.root().join(FILE);
    let old = fs::read_to_string(&path).ok();
    fs::write(&path, updated(old.as_deref(), found)).map_err(|error| format!("{FILE}: {error}"))?;
    match old.and_then(|text| tracked(&text).ok()) {
        Some(old) if old == found => println!("signature {found}, as tracked"),
        Some(old) => println!("{FILE}: {old} became {found}; say so in the commit"),
        None => println!("{FILE}: now {found}"),
    }
    Ok(Done::Passed)
}

/// Asks the program, because a build tool that linked the searches would rebuild with each of them.
fn measure(workspace: &Workspace) -> Result<u64, String> {
    let mut command =
        workspace.cargo(&["run", "--quiet", "--release", "--package", "plyground-app", "--", "signature"]);
    println!("$ {}", shown(&command));
    printed(&output(&mut command)?)
}

/// The number in what the program printed.
fn printed(text: &str) -> Result<u64, String> {
    let number = text.trim().strip_prefix("signature ").and_then(|number| number.parse().ok());
    number.ok_or_else(|| format!("`plyground signature` printed {text:?} instead of `signature N`"))
}

/// The number in the tracked file, below its comments.
fn tracked(text: &str) -> Result<u64, String> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (Some(number), None) = (lines.next().and_then(|line| line.parse().ok()), lines.next()) else {
        return Err(format!(
            "{FILE} should hold lines of comment that start with # and one number: \
             `cargo xtask signature --update` writes it"
        ));
    };
    Ok(number)
}

/// The file with another number; its comments stay.
fn updated(old: Option<&str>, number: u64) -> String {
    let comments = old.unwrap_or(HEAD).lines().filter(|line| line.starts_with('#'));
    let lines = comments.map(str::to_owned).chain([number.to_string(), String::new()]);
    lines.collect::<Vec<_>>().join("\n")
}

fn compare(tracked: u64, found: u64) -> Result<(), String> {
    if tracked == found {
        return Ok(());
    }
    Err(format!(
        "the signature is {found}, but {FILE} says {tracked}: the searches visit other nodes than before. \
         If that was not intended, it is a bug. If it was, say so in the commit and update the file with \
         `cargo xtask signature --update`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_with_a_number_is_understood_and_nothing_else() {
        assert_eq!(printed("signature 5478\n"), Ok(5478));
        for bad in
            ["", "5478", "signature", "signature x", "signature 1\nsignature 2", "warning\nsignature 1"]
        {
            assert!(printed(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_tracked_number_stands_below_comments() {
        assert_eq!(tracked("# why\n\n# how\n5478\n"), Ok(5478));
        for bad in ["", "# 5478\n", "54 78", "5478\n5479\n", "-1"] {
            assert!(tracked(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_is_written_can_be_read_and_keeps_its_comments() {
        assert_eq!(tracked(&updated(None, 7)), Ok(7));
        assert_eq!(updated(Some("# why\n5\n"), 7), "# why\n7\n");
        assert_eq!(updated(Some("garbage"), 7), "7\n");
    }

    #[test]
    fn a_difference_names_both_numbers_and_the_way_on() {
        assert_eq!(compare(5, 5), Ok(()));
        let error = compare(5478, 5479).unwrap_err();
        for part in ["5478", "5479", "commit", "cargo xtask signature --update"] {
            assert!(error.contains(part), "{error}");
        }
    }
}
