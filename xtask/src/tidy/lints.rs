//! Every package uses the lints of the workspace. One has a copy of them instead, which must be a copy.

use super::Violation;
use super::sources::SourceFile;

/// The package whose macros write `unsafe` code, which a `forbid` of the workspace cannot be relaxed for.
const OWN: &str = "crates/python/Cargo.toml";

/// Differences between the lints of the workspace and the copy in the manifest of [`OWN`]: nothing but the level of
/// `unsafe_code`, which denies what is written by hand.
pub(super) fn check_copy(workspace: &SourceFile, manifest: &SourceFile) -> Option<Violation> {
    if manifest.path != OWN {
        return check(manifest);
    }
    let expected: Vec<String> = table(workspace, "[workspace.lints.")
        .into_iter()
        .map(|line| line.replace("unsafe_code=\"forbid\"", "unsafe_code=\"deny\""))
        .collect();
    let missing = table(manifest, "[lints.") != expected;
    let advice =
        "the lints are not those of the workspace with `unsafe_code = \"deny\"`: copy them from Cargo.toml";
    missing.then(|| Violation::error(&manifest.path, 1, advice))
}

/// The lints below headings that begin in this way, without comments and spaces.
fn table(manifest: &SourceFile, heading: &str) -> Vec<String> {
    let mut is_inside = false;
    let mut lints = Vec::new();
    for (_, line) in manifest.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with('[') {
            is_inside = line.starts_with(heading);
        } else if is_inside && !line.is_empty() {
            lints.push(line.split_whitespace().collect());
        }
    }
    lints
}

/// A manifest that does not use the lints of the workspace.
fn check(manifest: &SourceFile) -> Option<Violation> {
    let mut section = "";
    for (_, line) in manifest.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with('[') {
            section = line;
        }
        let setting: String = line.split_whitespace().collect();
        let is_here = section == "[lints]" && setting == "workspace=true";
        if is_here || section.is_empty() && setting == "lints.workspace=true" {
            return None;
        }
    }
    let advice = "the lints of the workspace do not apply: add a section `[lints]` with `workspace = true`";
    Some(Violation::error(&manifest.path, 1, advice))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fine(text: &str) -> bool {
        check(&SourceFile { path: "Cargo.toml".to_owned(), text: text.to_owned() }).is_none()
    }

    #[test]
    fn a_copy_differs_in_nothing_but_unsafe_code() {
        let file = |path: &str, text: &str| SourceFile { path: path.to_owned(), text: text.to_owned() };
        let workspace = file(
            "Cargo.toml",
            "[workspace.lints.rust]\nunsafe_code = \"forbid\"\nmissing_docs = \"warn\"\n[profile.dev]\ndebug = 1\n",
        );
        let is_copy = |text: &str| check_copy(&workspace, &file(OWN, text)).is_none();
        assert!(is_copy(
            "[lints.rust]\n# why\nunsafe_code = \"deny\"\nmissing_docs = \"warn\"\n[lib]\nname = \"a\"\n"
        ));
        for bad in [
            "",
            "[lints.rust]\nunsafe_code = \"allow\"\nmissing_docs = \"warn\"\n",
            "[lints.rust]\nunsafe_code = \"deny\"\n",
        ] {
            assert!(!is_copy(bad), "{bad:?}");
        }
        let other = file("crates/core/Cargo.toml", "[lints.rust]\nunsafe_code = \"deny\"\n");
        assert!(check_copy(&workspace, &other).is_some(), "only one package has a copy");
    }

    #[test]
    fn the_section_has_to_be_there_and_to_say_so() {
        assert!(is_fine("[package]\nname = \"a\"\n\n[lints]\n# why\nworkspace = true # always\n"));
        assert!(is_fine("lints.workspace = true\n[package]\nname = \"a\"\n"));
        for bad in [
            "",
            "[package]\nworkspace = true\n",
            "[lints]\nworkspace = false\n",
            "# [lints]\n# workspace = true\n",
            "[lints]\n[dependencies]\nworkspace = true\n",
            "[lints.rust]\nworkspace = true\n",
        ] {
            assert!(!is_fine(bad), "{bad:?}");
        }
    }
}
