//! End-to-end tests: the page in a real browser, the board in a real terminal, and the programs that both need.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::steps::{Done, StepResult, Workspace, output, run as run_command};
use crate::suite;

/// A program that the tests start, and its Debian package.
struct Tool {
    /// Its names; any of them will do.
    names: &'static [&'static str],
    package: &'static str,
    /// Its purpose.
    purpose: &'static str,
}

const TOOLS: [Tool; 3] = [
    Tool { names: &["tmux"], package: "tmux", purpose: "a real terminal for the board" },
    Tool {
        names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        package: "chromium",
        purpose: "a real browser for the page",
    },
    Tool { names: &["npm"], package: "npm", purpose: "to fetch the accessibility checker axe-core" },
];

/// The accessibility checker: needed by tests only, and not shipped.
const AXE: &str = "axe-core@4.14.0";

/// Installs what the tests need and this machine lacks, and prints that.
pub(crate) fn setup(workspace: &Workspace) -> StepResult {
    let missing: Vec<&Tool> =
        TOOLS.iter().filter(|tool| !tool.names.iter().any(|name| is_there(name))).collect();
    if !missing.is_empty() {
        for tool in &missing {
            println!("{} is missing: it is {}", tool.package, tool.purpose);
        }
        install(&missing)?;
    }
    let folder = folder(workspace)?;
    if !axe(&folder).is_file() {
        println!("{AXE} is missing: it looks for what keeps people out of the page");
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--no-save", "--prefix"]).arg(&folder).arg(AXE);
        run_command(&mut npm)?;
    }
    Ok(Done::Passed)
}

/// Builds the program and tests its page in the browser.
pub(crate) fn run(workspace: &Workspace, long: bool) -> StepResult {
    setup(workspace)?;
    // The packages are those of the other tests, so that the features of the libraries are the same and nothing is compiled
    // twice: with a single package cargo would leave out what only tests ask of them.
    let packages = ["--workspace", "--exclude", "plyground-bench", "--exclude", "plyground-python"];
    let build = [&["build"], &packages[..], &["--bin", "plyground", "--test", "page"]].concat();
    run_command(&mut workspace.cargo(&build))?;
    let mut tests = workspace.cargo(&[&["test"], &packages[..], &["--test", "page"]].concat());
    if long {
        tests.env(suite::LONG, "1");
    }
    run_command(tests.env("PLYGROUND_AXE", axe(&folder(workspace)?)))
}

fn is_there(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}

/// Installs a package with the system's package manager, if it is a known one and allowed.
fn install(missing: &[&Tool]) -> StepResult {
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    let command = format!("apt-get install {}", packages.join(" "));
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_there("apt-get") || !is_root {
        return Err(format!("install {} first; on Debian: `{command}`", packages.join(", ")));
    }
    run_command(Command::new("apt-get").args(["update", "-q"]).stdout(Stdio::null()))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-q", "--no-install-recommends"]).args(&packages);
    run_command(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The folder for files that only these tests need.
fn folder(workspace: &Workspace) -> Result<PathBuf, String> {
    Ok(workspace.target()?.join("e2e"))
}

fn axe(folder: &Path) -> PathBuf {
    folder.join("node_modules/axe-core/axe.min.js")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_on_the_path() {
        assert!(is_there("cargo"));
        assert!(!is_there("no-such-program"));
    }
}
