//! Everything in order, and a summary.

use std::fmt::Write;
use std::time::{Duration, Instant};

use crate::steps::{Done, Outcome, Profile, Workspace};
use crate::{e2e, fuzz, signature, steps, tidy};

/// One step of the whole.
struct Step<'a> {
    name: &'static str,
    /// What a person types to run it alone.
    again: &'static str,
    run: Box<dyn Fn() -> Outcome + 'a>,
}

/// A step that was run.
struct Line {
    name: &'static str,
    elapsed: Duration,
    outcome: Outcome,
}

/// Runs the steps up to the first failure.
pub(crate) fn run(workspace: &Workspace, long: bool) -> Outcome {
    follow(&plan(workspace, long))
}

fn plan(workspace: &Workspace, long: bool) -> Vec<Step<'_>> {
    let step = |name, again, run| Step { name, again, run };
    let test = |profile| Box::new(move || steps::test(workspace, profile, long));
    let debug = if long { "cargo xtask test --debug --long" } else { "cargo xtask test --debug" };
    let release = if long { "cargo xtask test --release --long" } else { "cargo xtask test --release" };
    // The quick ones first: whoever made a small mistake should not wait for the tests to hear of it.
    let mut steps = vec![
        step("setup", "cargo xtask setup", Box::new(|| e2e::setup(workspace)) as Box<dyn Fn() -> Outcome>),
        step("fmt", "cargo xtask fmt", Box::new(|| steps::fmt(workspace))),
        step("clippy", "cargo xtask clippy", Box::new(|| steps::clippy(workspace))),
        step("docs", "cargo xtask docs", Box::new(|| steps::docs(workspace))),
        step("tidy", "cargo xtask tidy", Box::new(|| tidy::run(workspace))),
        step("test (debug)", debug, test(Profile::Debug)),
        step("test (release)", release, test(Profile::Release)),
        step("e2e", "cargo xtask e2e", Box::new(|| e2e::run(workspace))),
        step("signature", "cargo xtask signature", Box::new(|| signature::check(workspace))),
    ];
    if long {
        steps.push(step("bench", "cargo xtask bench", Box::new(|| steps::bench(workspace, &[]))));
        steps.push(step("fuzz", "cargo xtask fuzz", Box::new(|| fuzz::run(workspace, &[], fuzz::SECONDS))));
    }
    steps
}

fn follow(steps: &[Step<'_>]) -> Outcome {
    let mut lines = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        println!("\n== {}/{}: {} ==", i + 1, steps.len(), step.name);
        let start = Instant::now();
        let outcome = (step.run)();
        let elapsed = start.elapsed();
        let failed = outcome.as_ref().err().cloned();
        println!("-- {}: {} in {}", step.name, word(&outcome), seconds(elapsed));
        lines.push(Line { name: step.name, elapsed, outcome });
        if let Some(error) = failed {
            println!("\n{}", table(&lines, steps.len()));
            return Err(format!("{} failed: {error}\nTo run this step alone: {}", step.name, step.again));
        }
    }
    println!("\n{}", table(&lines, steps.len()));
    Ok(Done::Passed)
}

fn word(outcome: &Outcome) -> &'static str {
    match outcome {
        Ok(Done::Passed) => "passed",
        Ok(Done::Skipped(_)) => "SKIPPED",
        Err(_) => "FAILED",
    }
}

fn seconds(elapsed: Duration) -> String {
    format!("{:.1} s", elapsed.as_secs_f64())
}

/// What was run, how it ended, and how long it took.
fn table(lines: &[Line], planned: usize) -> String {
    let mut text = String::new();
    for line in lines {
        let _ = write!(text, "{:<15} {:<8} {:>9}", line.name, word(&line.outcome), seconds(line.elapsed));
        if let Ok(Done::Skipped(why)) = &line.outcome {
            let _ = write!(text, "  {why}");
        }
        text.push('\n');
    }
    let total = seconds(lines.iter().map(|line| line.elapsed).sum());
    let _ = write!(text, "{:<15} {:<8} {total:>9}", "total", format!("{}/{planned}", lines.len()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_first_failure_ends_the_run_and_says_how_to_repeat_it() {
        let later = Cell::new(false);
        let steps = [
            Step { name: "good", again: "do good", run: Box::new(|| Ok(Done::Passed)) },
            Step { name: "odd", again: "do odd", run: Box::new(|| Ok(Done::Skipped("no tool".to_owned()))) },
            Step { name: "bad", again: "do bad", run: Box::new(|| Err("it broke".to_owned())) },
            Step {
                name: "later",
                again: "do later",
                run: Box::new(|| {
                    later.set(true);
                    Ok(Done::Passed)
                }),
            },
        ];
        let error = follow(&steps).unwrap_err();
        assert_eq!(error, "bad failed: it broke\nTo run this step alone: do bad");
        assert!(!later.get(), "a step was run after the failure");
        assert_eq!(follow(&steps[..2]), Ok(Done::Passed));
    }

    #[test]
    fn the_summary_shows_what_was_skipped_and_what_was_never_reached() {
        let line = |name, outcome| Line { name, elapsed: Duration::from_millis(1_250), outcome };
        let lines = [
            line("fmt", Ok(Done::Passed)),
            line("fuzz", Ok(Done::Skipped("no cargo-fuzz".to_owned()))),
            line("tidy", Err(String::new())),
        ];
        let expected = "\
fmt             passed       1.2 s
fuzz            SKIPPED      1.2 s  no cargo-fuzz
tidy            FAILED       1.2 s
total           3/9          3.8 s";
        assert_eq!(table(&lines, 9), expected);
    }

    #[test]
    fn a_long_check_adds_to_the_short_one() {
        let workspace = Workspace::find().unwrap();
        let names = |long| plan(&workspace, long).iter().map(|step| step.name).collect::<Vec<_>>();
        assert_eq!(
            names(false),
            ["setup", "fmt", "clippy", "docs", "tidy", "test (debug)", "test (release)", "e2e", "signature"]
        );
        assert_eq!(names(true)[..9], names(false)[..]);
        assert_eq!(names(true)[9..], ["bench", "fuzz"]);
    }

    #[test]
    fn every_command_that_repeats_a_step_is_understood() {
        let workspace = Workspace::find().unwrap();
        for step in plan(&workspace, true).into_iter().chain(plan(&workspace, false)) {
            let words: Vec<String> = step.again.split(' ').skip(2).map(str::to_owned).collect();
            assert!(step.again.starts_with("cargo xtask "), "{}", step.again);
            assert!(crate::arguments::read(&words).is_ok(), "{}", step.again);
        }
    }
}
