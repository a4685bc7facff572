//! All checks in order, and a summary.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use crate::steps::{Done, StepResult, Workspace};
use crate::suite::Profile;
use crate::{e2e, fuzz, python, signature, steps, suite, tidy};

/// The scope of the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// What the current change touches.
    Quick,
    /// What must hold before a change is merged.
    Usual,
    /// Slow tests, the benchmark and the fuzz targets too.
    Long,
}

/// One check.
struct Step<'a> {
    name: &'static str,
    /// The command that runs it alone.
    again: &'static str,
    run: Box<dyn Fn() -> StepResult + 'a>,
}

/// A check that was run.
struct CheckedStep {
    name: &'static str,
    elapsed: Duration,
    /// Processor time of its processes, if the system reports it.
    busy: Option<Duration>,
    outcome: StepResult,
}

/// Runs the checks up to the first failure.
pub(crate) fn run(workspace: &Workspace, effort: Effort) -> StepResult {
    follow(&plan(workspace, effort))
}

fn plan(workspace: &Workspace, effort: Effort) -> Vec<Step<'_>> {
    fn step<'a>(name: &'static str, again: &'static str, run: impl Fn() -> StepResult + 'a) -> Step<'a> {
        Step { name, again, run: Box::new(run) }
    }
    // The quick ones first, so that small mistakes are found before the tests are built.
    let fmt = step("fmt", "cargo xtask fmt", || steps::fmt(workspace));
    let tidy = step("tidy", "cargo xtask tidy", || tidy::run(workspace));
    let clippy = step("clippy", "cargo xtask clippy", || steps::clippy(workspace));
    if effort == Effort::Quick {
        let touched = || suite::test_packages(workspace, &suite::touched(workspace)?);
        return vec![fmt, tidy, clippy, step("test", "cargo xtask check --quick", touched)];
    }
    let long = effort == Effort::Long;
    let again = |short, slow| if long { slow } else { short };
    let mut steps = vec![
        step("setup", "cargo xtask setup", || e2e::setup(workspace)),
        fmt,
        tidy,
        clippy,
        step("docs", "cargo xtask docs", || steps::docs(workspace)),
        step("test (dev)", again("cargo xtask test --dev", "cargo xtask test --dev --long"), move || {
            suite::test(workspace, Profile::Dev, long)
        }),
        step("e2e", again("cargo xtask e2e", "cargo xtask e2e --long"), move || e2e::run(workspace, long)),
        step(
            "test (release)",
            again("cargo xtask test --release", "cargo xtask test --release --long"),
            move || suite::test(workspace, Profile::Release, long),
        ),
    ];
    if long {
        // The tests have compared the numbers; this is the program as it is shipped.
        steps.push(step("signature", "cargo xtask signature", || signature::check(workspace)));
        // It builds most of the workspace once more and takes minutes.
        steps.push(step("python", "cargo xtask python", || python::run_if_possible(workspace)));
        steps.push(step("bench", "cargo xtask bench", || steps::bench(workspace, &[])));
        steps.push(step("fuzz", "cargo xtask fuzz", || fuzz::run(workspace, &[], fuzz::SECONDS)));
    }
    steps
}

fn follow(steps: &[Step<'_>]) -> StepResult {
    let mut lines = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        println!("\n== {}/{}: {} ==", i + 1, steps.len(), step.name);
        let (start, before) = (Instant::now(), processor_time());
        let outcome = (step.run)();
        let elapsed = start.elapsed();
        let busy = processor_time().zip(before).map(|(after, before)| after.saturating_sub(before));
        let failed = outcome.as_ref().err().cloned();
        println!("-- {}: {} in {}", step.name, word(&outcome), seconds(elapsed));
        lines.push(CheckedStep { name: step.name, elapsed, busy, outcome });
        if let Some(error) = failed {
            println!("\n{}", table(&lines, steps.len()));
            return Err(format!("{} failed: {error}\nTo run this step alone: {}", step.name, step.again));
        }
    }
    println!("\n{}", table(&lines, steps.len()));
    Ok(Done::Passed)
}

fn word(outcome: &StepResult) -> &'static str {
    match outcome {
        Ok(Done::Passed) => "passed",
        Ok(Done::Skipped(_)) => "SKIPPED",
        Err(_) => "FAILED",
    }
}

fn seconds(elapsed: Duration) -> String {
    format!("{:.1} s", elapsed.as_secs_f64())
}

/// Processor time of all terminated child processes, on Linux.
fn processor_time() -> Option<Duration> {
    // `man proc`: fields 16 and 17 are the user and system time of children in ticks, a hundredth of a second each. The
    // second field is a name in parentheses that may hold blanks.
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(10 * ticks))
}

/// The checks, their results, and their wall and processor times.
fn table(lines: &[CheckedStep], planned: usize) -> String {
    let row = |name: &str, word: &str, elapsed: Duration, busy: Option<Duration>| {
        let busy = busy.map_or(String::new(), |busy| format!("{:>11}", seconds(busy)));
        format!("{name:<15} {word:<8} {:>9}{busy}", seconds(elapsed))
    };
    let mut text = format!("{:<15} {:<8} {:>9}{:>11}\n", "step", "", "wall", "processor");
    for line in lines {
        text.push_str(&row(line.name, word(&line.outcome), line.elapsed, line.busy));
        if let Ok(Done::Skipped(why)) = &line.outcome {
            let _ = write!(text, "  {why}");
        }
        text.push('\n');
    }
    let elapsed = lines.iter().map(|line| line.elapsed).sum();
    let busy = lines.iter().map(|line| line.busy).sum();
    text.push_str(&row("total", &format!("{}/{planned}", lines.len()), elapsed, busy));
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
        let line = |name, outcome| CheckedStep {
            name,
            elapsed: Duration::from_millis(1_250),
            busy: Some(Duration::from_secs(2)),
            outcome,
        };
        let lines = [
            line("fmt", Ok(Done::Passed)),
            line("fuzz", Ok(Done::Skipped("no cargo-fuzz".to_owned()))),
            line("tidy", Err(String::new())),
        ];
        let expected = "\
step                          wall  processor
fmt             passed       1.2 s      2.0 s
fuzz            SKIPPED      1.2 s      2.0 s  no cargo-fuzz
tidy            FAILED       1.2 s      2.0 s
total           3/9          3.8 s      6.0 s";
        assert_eq!(table(&lines, 9), expected);
    }

    #[test]
    fn programs_that_have_ended_are_counted() {
        let before = processor_time();
        let ended = std::process::Command::new("cargo").arg("--version").output();
        assert!(ended.is_ok() && processor_time() >= before);
    }

    #[test]
    fn a_long_check_adds_to_the_usual_one_and_a_quick_one_leaves_out() {
        let workspace = Workspace::find().unwrap();
        let names = |effort| plan(&workspace, effort).iter().map(|step| step.name).collect::<Vec<_>>();
        let usual = names(Effort::Usual);
        assert_eq!(usual, ["setup", "fmt", "tidy", "clippy", "docs", "test (dev)", "e2e", "test (release)"]);
        assert_eq!(names(Effort::Long)[..8], usual);
        assert_eq!(names(Effort::Long)[8..], ["signature", "python", "bench", "fuzz"]);
        assert_eq!(names(Effort::Quick), ["fmt", "tidy", "clippy", "test"]);
    }

    #[test]
    fn every_command_that_repeats_a_step_is_understood() {
        let workspace = Workspace::find().unwrap();
        for step in [Effort::Quick, Effort::Usual, Effort::Long]
            .into_iter()
            .flat_map(|effort| plan(&workspace, effort))
        {
            let words: Vec<String> = step.again.split(' ').skip(2).map(str::to_owned).collect();
            assert!(step.again.starts_with("cargo xtask "), "{}", step.again);
            assert!(crate::arguments::read(&words).is_ok(), "{}", step.again);
        }
    }
}
