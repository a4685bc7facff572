//! The house rules that no compiler checks.

mod dependencies;
mod leftovers;
mod length;
mod links;
mod lints;
mod names;
mod purity;
mod sources;

use std::fmt;

use crate::steps::{Done, StepResult, Workspace};

/// A violation of a rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Violation {
    file: String,
    line: usize,
    /// What is wrong and what to do.
    message: String,
    /// A warning is printed but does not fail.
    is_warning: bool,
}

impl Violation {
    fn error(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into(), is_warning: false }
    }

    fn warning(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { is_warning: true, ..Self::error(file, line, message) }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_warning { "warning: " } else { "" };
        write!(f, "{}:{}: {kind}{}", self.file, self.line, self.message)
    }
}

/// Applies every rule and prints all violations.
pub(crate) fn run(workspace: &Workspace) -> StepResult {
    let root = workspace.root();
    let packages = dependencies::packages(workspace)?;
    let mut findings = dependencies::check(&packages);

    let sources = sources::rust(root)?;
    for source in &sources {
        findings.extend(purity::check(source));
        findings.extend(length::check(source));
        findings.extend(leftovers::check(source));
    }
    findings.extend(names::check(&sources));
    let workspace_manifest = sources::read(root, "Cargo.toml")?;
    for package in &packages {
        findings.extend(lints::check_copy(&workspace_manifest, &sources::read(root, &package.manifest)?));
    }
    let pages = sources::pages(root)?;
    for page in &pages {
        findings.extend(links::check(page, |path| root.join(path).exists()));
    }

    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    let (files, pages, packages) = (sources.len(), pages.len(), packages.len());
    println!("tidy: looked at {packages} packages, {files} source files, {pages} pages");
    match findings.iter().filter(|finding| !finding.is_warning).count() {
        0 => Ok(Done::Passed),
        1 => Err("one house rule is broken, see above".to_owned()),
        count => Err(format!("house rules are broken in {count} places, see above")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_written_so_that_an_editor_can_jump_to_them() {
        assert_eq!(Violation::error("a/b.rs", 3, "no").to_string(), "a/b.rs:3: no");
        assert_eq!(Violation::warning("a/b.rs", 3, "hm").to_string(), "a/b.rs:3: warning: hm");
    }
}
