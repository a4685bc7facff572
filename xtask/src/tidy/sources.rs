//! The files that the rules apply to.
//!
//! Directories are walked rather than read from git: a file breaks a rule before it is added, and git may not be
//! installed.

use std::fs;
use std::path::Path;

/// A text file of the project.
#[derive(Clone, Debug)]
pub(super) struct SourceFile {
    /// Relative to the root, with `/` on every system.
    pub(super) path: String,
    pub(super) text: String,
}

impl SourceFile {
    /// The lines with their numbers from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, line))
    }
}

/// The pages in the root whose links are checked, besides those in `docs`.
const PAGES: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/// Programs for students, and what makes them whole: they are no part of the workspace.
const STARTERS: [&str; 2] = ["starters/", "crates/grade/tests/solutions/"];

/// Every Rust source file, but for those of students' programs.
pub(super) fn rust(root: &Path) -> Result<Vec<SourceFile>, String> {
    let mut paths = Vec::new();
    walk(root, "", &mut paths)?;
    let is_ours = |path: &String| !STARTERS.iter().any(|folder| path.starts_with(folder));
    paths.retain(|path| has_extension(path, "rs") && is_ours(path));
    paths.iter().map(|path| read(root, path)).collect()
}

/// Every documentation page.
pub(super) fn pages(root: &Path) -> Result<Vec<SourceFile>, String> {
    let mut paths = Vec::new();
    walk(root, "docs", &mut paths)?;
    paths.retain(|path| has_extension(path, "md"));
    paths.extend(PAGES.iter().filter(|page| root.join(page).exists()).map(|&page| page.to_owned()));
    paths.iter().map(|path| read(root, path)).collect()
}

/// One file.
pub(super) fn read(root: &Path, path: &str) -> Result<SourceFile, String> {
    let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"))?;
    Ok(SourceFile { path: path.to_owned(), text })
}

fn has_extension(path: &str, wanted: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == wanted)
}

/// Collects the files below a directory, in no particular order. A missing directory has none.
fn walk(root: &Path, below: &str, files: &mut Vec<String>) -> Result<(), String> {
    let directory = root.join(below);
    if !directory.is_dir() || is_generated(&directory) {
        return Ok(());
    }
    let entries = fs::read_dir(&directory).map_err(|error| format!("{below}: {error}"))?;
    for entry in entries {
        let entry = entry.map_err(|error| format!("{below}: {error}"))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        // A symbolic link could lead out of the project or into a cycle.
        let kind = entry.file_type().map_err(|error| format!("{path}: {error}"))?;
        if kind.is_dir() && !name.starts_with('.') {
            walk(root, &path, files)?;
        } else if kind.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a directory is a target directory, which cargo marks with this file.
fn is_generated(directory: &Path) -> bool {
    directory.join("CACHEDIR.TAG").exists()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::Workspace;

    #[test]
    fn sources_are_found_and_what_cargo_made_is_not() {
        let workspace = Workspace::find().unwrap();
        let paths: Vec<String> = rust(workspace.root()).unwrap().into_iter().map(|s| s.path).collect();
        assert!(paths.contains(&"xtask/src/tidy/sources.rs".to_owned()));
        assert!(paths.contains(&"crates/core/src/lib.rs".to_owned()));
        assert!(paths.iter().all(|path| !path.starts_with("target/")));
    }

    #[test]
    fn lines_are_numbered_from_one() {
        let source = SourceFile { path: String::new(), text: "a\nb\n".to_owned() };
        assert_eq!(source.lines().collect::<Vec<_>>(), [(1, "a"), (2, "b")]);
    }
}
