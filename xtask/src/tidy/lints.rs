//! Every package uses the lints of the workspace.

use super::Finding;
use super::sources::SourceFile;

/// A manifest that does not use the lints of the workspace.
pub(super) fn check(manifest: &SourceFile) -> Option<Finding> {
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
    Some(Finding::error(&manifest.path, 1, advice))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fine(text: &str) -> bool {
        check(&SourceFile { path: "Cargo.toml".to_owned(), text: text.to_owned() }).is_none()
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
