//! The Python package: its wheel is built, installed in an environment of its own, and tested there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Done, StepResult, Workspace, output, run as run_command};

/// What builds the wheel and what its tests need.
const PACKAGES: [&str; 8] =
    ["maturin>=1.7,<2", "pytest", "numpy", "pettingzoo", "nbclient", "nbformat", "ipykernel", "mypy"];

/// The oldest Python that the wheel is for.
const OLDEST: (u32, u32) = (3, 9);

/// Builds the wheel and runs its tests, the examples of its documentation and its notebooks.
pub(crate) fn run(workspace: &Workspace, release: bool) -> StepResult {
    let folder = workspace.target()?.join("python");
    let python = environment(&folder)?;
    let wheels = folder.join("wheels");
    // Only the new wheel must be there to be installed.
    let _ = fs::remove_dir_all(&wheels);
    let mut build = Command::new(&python);
    build.args(["-m", "maturin", "build", "--locked", "--manifest-path"]);
    build.arg(workspace.root().join("crates/python/Cargo.toml")).arg("--out").arg(&wheels);
    if release {
        build.arg("--release");
    }
    run_command(build.current_dir(workspace.root()))?;
    let wheel = wheel(&wheels)?;
    pip(&python, &["--force-reinstall", "--no-deps", &wheel.display().to_string()])?;
    // From another folder, so that the installed package is tested and not its sources.
    let mut tests = Command::new(&python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    tests.arg(workspace.root().join("crates/python/tests")).env("PYTHONDONTWRITEBYTECODE", "1");
    run_command(tests.current_dir(&folder))
}

/// The interpreter of the environment, which is made where it is missing.
fn environment(folder: &Path) -> Result<PathBuf, String> {
    let place = folder.join("venv");
    let python = place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.is_file() {
        let system = interpreter()?;
        println!("making an environment for Python in {}", place.display());
        run_command(Command::new(system).args(["-m", "venv"]).arg(&place)).map_err(|error| {
            format!("{error}: Python needs its module venv; on Debian: `apt-get install python3-venv`")
        })?;
    }
    let mark = place.join("installed");
    if fs::read_to_string(&mark).ok().as_deref() != Some(&PACKAGES.join(" ")) {
        pip(&python, &PACKAGES)?;
        fs::write(&mark, PACKAGES.join(" ")).map_err(|error| format!("{}: {error}", mark.display()))?;
    }
    Ok(python)
}

/// A Python that is new enough.
fn interpreter() -> Result<&'static str, String> {
    let version = |program: &&str| {
        let text = output(Command::new(program).arg("--version")).ok()?;
        read_version(&text).filter(|version| *version >= OLDEST)
    };
    let found = ["python3", "python"].into_iter().find(|program| version(program).is_some());
    found.ok_or_else(|| {
        format!(
            "install Python {}.{} or later first; on Debian: `apt-get install python3 python3-venv`",
            OLDEST.0, OLDEST.1
        )
    })
}

/// The numbers of `Python 3.11.7`.
fn read_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix("Python ")?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

fn pip(python: &Path, arguments: &[&str]) -> StepResult {
    let mut command = Command::new(python);
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(arguments);
    run_command(&mut command)
}

/// The wheel that was built.
fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut wheels = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let wheel = wheels.find(|path| path.extension().is_some_and(|ending| ending == "whl"));
    wheel.ok_or_else(|| format!("maturin has put no wheel into {}", folder.display()))
}

/// Whether a check of this kind runs here: without Python it is skipped, and says so.
pub(crate) fn run_if_possible(workspace: &Workspace) -> StepResult {
    match interpreter() {
        Ok(_) => run(workspace, false),
        Err(why) => Ok(Done::Skipped(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(read_version("Python 3.11.7\n"), Some((3, 11)));
        assert!(read_version("Python 3.8.10").is_some_and(|version| version < OLDEST));
        assert!(read_version("Python 3.10.0").is_some_and(|version| version >= OLDEST));
        assert_eq!(read_version("pypy"), None);
    }
}
