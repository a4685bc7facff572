//! Fuzzing of every parser, by libFuzzer.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::steps::{Done, StepResult, Workspace, run as run_command};

/// The default time for each target.
pub(crate) const SECONDS: u32 = 60;

/// Runs the targets, or all of them if none is named. Skipped if the tools are missing.
pub(crate) fn run(workspace: &Workspace, wanted: &[String], seconds: u32) -> StepResult {
    let targets = chosen(&targets(&workspace.root().join("fuzz/fuzz_targets"))?, wanted)?;
    if let Some(missing) = missing_tool() {
        println!("fuzzing is skipped: {missing}");
        return Ok(Done::Skipped(missing.to_owned()));
    }
    for target in targets {
        let limit = format!("-max_total_time={seconds}");
        // New inputs go to the first folder, which is not tracked; the seeds in the second are only read.
        let [found, seeds] = ["found", "corpus"].map(|folder| format!("fuzz/{folder}/{target}"));
        let folder = workspace.root().join(&found);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        // The brain does not wait for its input thread, which may be blocked in a read; what that thread holds at the
        // end would sometimes be reported as a leak.
        let arguments =
            ["run", &target, &found, &seeds, "--", &limit, "-dict=fuzz/words.dict", "-detect_leaks=0"];
        run_command(fuzz().args(arguments).current_dir(workspace.root())).map_err(|error| {
            format!("{error}: the input that broke `{target}` is in fuzz/artifacts/{target}")
        })?;
    }
    Ok(Done::Passed)
}

/// `cargo fuzz`, which needs a nightly compiler. Where none is installed, the stable one is told to accept the same options.
/// Through rustup, because the cargo that runs this tool is bound to one toolchain.
fn fuzz() -> Command {
    let mut command = Command::new("rustup");
    if works(Command::new("rustup").args(["run", "nightly", "cargo", "--version"])) {
        command.args(["run", "nightly", "cargo", "fuzz"]);
    } else {
        command.args(["run", "stable", "cargo", "fuzz"]).env("RUSTC_BOOTSTRAP", "1");
    }
    command
}

fn missing_tool() -> Option<&'static str> {
    let is_missing = !works(fuzz().arg("--version"));
    is_missing.then_some("there is no cargo-fuzz, or no rustup to start it with: `cargo install cargo-fuzz`")
}

/// Whether a command can be started and succeeds.
fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The names of the targets: every source file of the directory is one.
fn targets(directory: &Path) -> Result<Vec<String>, String> {
    let entries = directory.read_dir().map_err(|error| format!("{}: {error}", directory.display()))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let sources = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let mut names: Vec<String> =
        sources.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}

fn chosen(all: &[String], wanted: &[String]) -> Result<Vec<String>, String> {
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        return Err(format!("there is no fuzz target `{unknown}`: there are {}", all.join(", ")));
    }
    Ok(if wanted.is_empty() { all.to_vec() } else { wanted.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_file_is_a_target_that_cargo_knows() {
        let workspace = Workspace::find().unwrap();
        let names = targets(&workspace.root().join("fuzz/fuzz_targets")).unwrap();
        let manifest = std::fs::read_to_string(workspace.root().join("fuzz/Cargo.toml")).unwrap();
        let listed: Vec<&str> = manifest.lines().filter(|line| *line == "[[bin]]").collect();
        assert_eq!(names.len(), listed.len());
        for name in names {
            assert!(
                manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")),
                "{name} is not a [[bin]]"
            );
        }
    }

    #[test]
    fn every_target_has_seeds() {
        let fuzz = Workspace::find().unwrap().root().join("fuzz");
        let mut bytes = 0;
        for name in targets(&fuzz.join("fuzz_targets")).unwrap() {
            let folder = fuzz.join("corpus").join(&name);
            let seeds: Vec<_> = folder.read_dir().into_iter().flatten().flatten().collect();
            assert!(!seeds.is_empty(), "{name} has no seeds in {}", folder.display());
            bytes += seeds.iter().map(|seed| seed.metadata().unwrap().len()).sum::<u64>();
        }
        assert!(bytes < 100_000, "{bytes} bytes of seeds: what libFuzzer finds belongs to fuzz/found");
    }

    #[test]
    fn unknown_targets_are_refused_and_none_means_all() {
        let all = ["moves".to_owned(), "position".to_owned()];
        assert_eq!(chosen(&all, &[]).unwrap(), all);
        assert_eq!(chosen(&all, &all[1..]).unwrap(), all[1..]);
        let error = chosen(&all, &["move".to_owned()]).unwrap_err();
        assert_eq!(error, "there is no fuzz target `move`: there are moves, position");
    }
}
