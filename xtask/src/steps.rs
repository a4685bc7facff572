//! The steps that consist of one cargo command each.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// How a step ended without failing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It was done.
    Passed,
    /// It could not be done here; the sentence says why.
    Skipped(String),
}

/// The result of a step; an error is a sentence that says what is wrong and what to do.
pub(crate) type StepResult = Result<Done, String>;

/// The workspace.
#[derive(Clone, Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    cargo: OsString,
}

impl Workspace {
    /// The workspace that this tool was started from.
    pub(crate) fn find() -> Result<Self, String> {
        // Both are set by `cargo run`. Read at run time, so that a moved checkout needs no rebuild.
        let own = std::env::var_os("CARGO_MANIFEST_DIR").ok_or("start this as `cargo xtask`")?;
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let root = Path::new(&own).parent().ok_or("the xtask package has to lie inside the workspace")?;
        Ok(Self { root: root.to_owned(), cargo })
    }

    /// Its root directory.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Cargo's target directory.
    pub(crate) fn target(&self) -> Result<PathBuf, String> {
        let metadata = self.metadata()?;
        let target = metadata["target_directory"].as_str().ok_or("cargo does not say where it builds")?;
        Ok(PathBuf::from(target))
    }

    /// The packages: their names, and their folders relative to the root.
    pub(crate) fn packages(&self) -> Result<Vec<(String, String)>, String> {
        let metadata = self.metadata()?;
        let packages = metadata["packages"].as_array().ok_or("cargo does not list the packages")?;
        let package = |package: &Value| {
            let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
            let folder = folder.strip_prefix(&self.root).ok()?;
            Some((package["name"].as_str()?.to_owned(), folder.to_str()?.to_owned()))
        };
        Ok(packages.iter().filter_map(package).collect())
    }

    fn metadata(&self) -> Result<Value, String> {
        let json = output(&mut self.cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
        serde_json::from_str(&json).map_err(|error| error.to_string())
    }

    /// Cargo, to be run in the root directory.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.cargo);
        command.args(arguments).current_dir(&self.root);
        command
    }
}

/// Prints a command as it would be typed, runs it, and fails if it fails.
pub(crate) fn run(command: &mut Command) -> StepResult {
    let shown = shown(command);
    println!("$ {shown}");
    let status = command.status().map_err(|error| format!("`{shown}` does not start: {error}"))?;
    if status.success() { Ok(Done::Passed) } else { Err(format!("`{shown}` failed ({status})")) }
}

/// Runs a command and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = shown(command);
    command.stderr(std::process::Stdio::inherit());
    let output = command.output().map_err(|error| format!("`{shown}` does not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{shown}` failed ({})", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{shown}` printed something that is not UTF-8"))
}

/// A command as text, with the variables that were set for it.
pub(crate) fn shown(command: &Command) -> String {
    let quoted = |text: &str| if text.contains(' ') { format!("\"{text}\"") } else { text.to_owned() };
    let variables = command.get_envs().filter_map(|(name, value)| {
        let value = quoted(&value?.to_string_lossy());
        Some(format!("{}={value}", name.to_string_lossy()))
    });
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words =
        std::iter::once(program).chain(command.get_args()).map(|word| quoted(&word.to_string_lossy()));
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

/// Checks the format.
pub(crate) fn fmt(workspace: &Workspace) -> StepResult {
    let checked = run(&mut workspace.cargo(&["fmt", "--all", "--check"]));
    checked.map_err(|error| format!("{error}: `cargo fmt --all` formats everything"))
}

/// Runs the lints of the compiler and of clippy.
pub(crate) fn clippy(workspace: &Workspace) -> StepResult {
    run(&mut workspace.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Builds the documentation.
pub(crate) fn docs(workspace: &Workspace) -> StepResult {
    run(workspace.cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Runs the benchmark, after building the programs that it measures: the brain and the web server.
pub(crate) fn bench(workspace: &Workspace, arguments: &[String]) -> StepResult {
    run(&mut workspace.cargo(&["build", "--profile", "dist", "--package", "plyground-app", "--bins"]))?;
    let mut command = workspace.cargo(&["run", "--profile", "dist", "--package", "plyground-bench", "--"]);
    // Paths in the arguments are relative to the user's directory.
    if let Ok(here) = std::env::current_dir() {
        command.current_dir(here);
    }
    run(command.args(arguments))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> Workspace {
        Workspace::find().unwrap()
    }

    #[test]
    fn commands_are_shown_as_they_would_be_typed() {
        let mut command = here().cargo(&["doc", "--no-deps"]);
        command.env("RUSTDOCFLAGS", "-D warnings").env_remove("OTHER");
        assert_eq!(shown(&command), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
    }

    #[test]
    fn a_failing_command_is_a_failing_step_that_names_it() {
        assert_eq!(run(&mut here().cargo(&["--version"])), Ok(Done::Passed));
        let error = output(&mut here().cargo(&["no-such-command"])).unwrap_err();
        assert!(error.starts_with("`cargo no-such-command` failed"), "{error}");
        let error = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(error.contains("does not start"), "{error}");
    }

    #[test]
    fn the_workspace_is_the_one_that_holds_this_package() {
        assert!(here().root().join("xtask/src/steps.rs").is_file());
    }
}
