//! The tests: packages, profiles, runner, and the slowest tests.

use std::fs;
use std::process::Command;

use crate::steps::{Done, StepResult, Workspace, output, run};

/// The profile of the tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    /// A little optimised, with assertions and overflow checks: every package.
    Dev,
    /// Fully optimised: the packages that compute. A compiler bug has been seen to break a search in this profile
    /// alone.
    Release,
}

/// The packages whose results a miscompilation could change. The test kit holds the golden figures.
const COMPUTING: [&str; 7] = [
    "plyground-core",
    "plyground-games",
    "plyground-gomoku",
    "plyground-registry",
    "plyground-search",
    "plyground-solve",
    "plyground-testkit",
];

/// Excluded: the benchmark needs rival libraries; the tests in a browser and those of the Python package have steps of their
/// own.
const APART: [&str; 3] = ["plyground-bench", "plyground-e2e", "plyground-python"];

/// Set while the slow tests are wanted.
pub(crate) const LONG: &str = "PLYGROUND_LONG";

/// How many of the slowest tests are printed.
const SLOWEST: usize = 20;

/// Runs every test of a profile, doc tests included.
pub(crate) fn test(workspace: &Workspace, profile: Profile, long: bool) -> StepResult {
    let packages: Vec<&str> = match profile {
        Profile::Dev => {
            ["--workspace"].into_iter().chain(APART.iter().flat_map(|p| ["--exclude", p])).collect()
        }
        Profile::Release => COMPUTING.iter().flat_map(|package| ["--package", package]).collect(),
    };
    run_tests(workspace, &packages, profile, long)
}

/// Runs the tests of some packages in the dev profile.
pub(crate) fn test_packages(workspace: &Workspace, packages: &[String]) -> StepResult {
    let named = packages.iter().filter(|package| !APART.contains(&package.as_str()));
    let packages: Vec<&str> = named.flat_map(|package| ["--package", package]).collect();
    if packages.is_empty() {
        return Ok(Done::Skipped("no package with tests was touched".to_owned()));
    }
    run_tests(workspace, &packages, Profile::Dev, false)
}

fn run_tests(workspace: &Workspace, packages: &[&str], profile: Profile, long: bool) -> StepResult {
    let with_long = |mut command: Command| {
        if long {
            command.env(LONG, "1");
        }
        command
    };
    if !has_nextest(workspace) {
        println!(
            "cargo-nextest is not installed: the tests run under `cargo test`, without a list of the slowest"
        );
        let release: &[&str] = if profile == Profile::Release { &["--release"] } else { &[] };
        return run(&mut with_long(workspace.cargo(&[&["test"], packages, release].concat())));
    }
    let release: &[&str] = if profile == Profile::Release { &["--release"] } else { &[] };
    let nextest = ["nextest", "run", "--profile", "check"];
    // nextest writes below the workspace, wherever cargo builds.
    let report = workspace.root().join("target/nextest/check/junit.xml");
    let _ = fs::remove_file(&report);
    let tested = run(&mut with_long(workspace.cargo(&[&nextest, packages, release].concat())));
    if let Ok(report) = fs::read_to_string(report) {
        println!("{}", slowest(&report));
    }
    tested?;
    // nextest leaves doc tests to cargo. They are run in one profile only: what is documented is the same in both.
    match profile {
        Profile::Dev => {
            run(&mut with_long(workspace.cargo(&[&["test", "--doc", "--quiet"], packages].concat())))
        }
        Profile::Release => Ok(Done::Passed),
    }
}

fn has_nextest(workspace: &Workspace) -> bool {
    let mut command = workspace.cargo(&["nextest", "--version"]);
    command.stderr(std::process::Stdio::null());
    command.output().is_ok_and(|output| output.status.success())
}

/// The slowest tests of a `JUnit` report, slowest first.
fn slowest(report: &str) -> String {
    let attribute = |element: &str, name: &str| {
        let from = element.find(&format!(" {name}=\""))? + name.len() + 3;
        element[from..].split('"').next().map(str::to_owned)
    };
    let mut tests: Vec<(f64, String)> = report
        .split("<testcase ")
        .skip(1)
        .filter_map(|rest| {
            let element = format!(" {}", rest.split('>').next()?);
            let seconds = attribute(&element, "time")?.parse().ok()?;
            Some((seconds, format!("{} {}", attribute(&element, "classname")?, attribute(&element, "name")?)))
        })
        .collect();
    tests.sort_by(|a, b| b.0.total_cmp(&a.0));
    let total = tests.iter().fold(0.0, |total, (seconds, _)| total + seconds);
    let mut lines = vec![format!("{} tests, {total:.1} s in all; the slowest:", tests.len())];
    lines.extend(tests.iter().take(SLOWEST).map(|(seconds, name)| format!("{seconds:9.1} s  {name}")));
    lines.join("\n")
}

/// The packages with files that changed since the branch began; on the main branch, those with uncommitted changes, or
/// else those of the last commit.
pub(crate) fn touched(workspace: &Workspace) -> Result<Vec<String>, String> {
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        output(command.args(arguments).current_dir(workspace.root()))
    };
    let head = git(&["rev-parse", "HEAD"])?;
    let base = ["@{upstream}", "origin/main", "main"]
        .iter()
        .filter_map(|name| {
            let mut command = Command::new("git");
            command.args(["merge-base", "HEAD", name]).current_dir(workspace.root());
            let found = command.stderr(std::process::Stdio::null()).output().ok()?;
            found.status.success().then(|| String::from_utf8_lossy(&found.stdout).trim().to_owned())
        })
        .find(|base| base != head.trim())
        .unwrap_or_else(|| "HEAD".to_owned());
    let mut files = git(&["diff", "--name-only", &base])?;
    files.push_str(&git(&["ls-files", "--others", "--exclude-standard"])?);
    if files.trim().is_empty() {
        files = git(&["diff", "--name-only", "HEAD~1"])?;
    }
    Ok(owners(&workspace.packages()?, files.lines()))
}

/// The packages to which files belong, each once: `packages` are names and folders relative to the root.
fn owners<'a>(packages: &[(String, String)], files: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found: Vec<String> = files
        .filter_map(|file| {
            let is_inside =
                |folder: &str| file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
            let owner = packages.iter().filter(|(_, folder)| is_inside(folder)).max_by_key(|(_, f)| f.len());
            owner.map(|(name, _)| name.clone())
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_tests_come_first() {
        let report = r#"<testsuites><testsuite name="a">
            <testcase name="quick" classname="a::tests" timestamp="now" time="0.100"></testcase>
            <testcase name="slow" classname="b::tests" timestamp="now" time="12.340"><failure/></testcase>
        </testsuite></testsuites>"#;
        let expected =
            "2 tests, 12.4 s in all; the slowest:\n     12.3 s  b::tests slow\n      0.1 s  a::tests quick";
        assert_eq!(slowest(report), expected);
        assert_eq!(slowest(""), "0 tests, 0.0 s in all; the slowest:");
    }

    #[test]
    fn a_file_belongs_to_the_innermost_package_around_it() {
        let package = |name: &str, folder: &str| (name.to_owned(), folder.to_owned());
        let packages =
            [package("a", "crates/a"), package("ab", "crates/ab"), package("inner", "crates/a/inner")];
        let files = ["crates/a/src/lib.rs", "crates/a/inner/src/lib.rs", "crates/a/Cargo.toml", "README.md"];
        assert_eq!(owners(&packages, files.into_iter()), ["a", "inner"]);
        assert_eq!(owners(&packages, ["crates/ab/x.rs"].into_iter()), ["ab"]);
    }

    #[test]
    fn every_package_with_a_role_exists() {
        let packages = Workspace::find().unwrap().packages().unwrap();
        for name in COMPUTING.iter().chain(&APART) {
            assert!(packages.iter().any(|(package, _)| package == name), "{name}");
        }
    }
}
