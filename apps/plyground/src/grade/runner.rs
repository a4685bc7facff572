//! Runs a program on tasks, within limits.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use plyground_grade::{RunEnd, RunLimits};

use super::family::Family;
use crate::language::texts;

/// What a program wrote, and how it ended.
#[derive(Debug)]
pub(super) struct RunResult {
    pub(super) end: RunEnd,
    pub(super) output: String,
}

/// The interval between two looks at a running program.
const INTERVAL: Duration = Duration::from_millis(20);
/// The time that readers get when the program has ended.
const GRACE: Duration = Duration::from_millis(500);
/// The last words of a program on standard error that are kept.
const LAST_WORDS: usize = 2_000;
/// The largest file that a program may write.
const LARGEST_FILE: u64 = 256 << 20;
/// What is written before the first byte of a program that has been started.
pub(super) const BEGUN: u8 = 0;

/// What is read from a pipe, by a thread that may outlive the wait for it.
#[derive(Clone, Default)]
struct Captured(Arc<Mutex<Vec<u8>>>);

/// Runs programs, all in the same way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runner<'a> {
    pub(super) isolation: Isolation,
    pub(super) limits: &'a RunLimits,
    /// Folders that look empty to the programs, where the system allows it.
    pub(super) hidden: &'a [PathBuf],
    pub(super) stop: &'a AtomicBool,
}

impl Runner<'_> {
    /// Runs a command in a folder, with this input. None if it was interrupted. An error says why it could not be started, which is
    /// not the fault of the program.
    pub(super) fn run(
        &self,
        command: &[String],
        folder: &Path,
        input: &str,
    ) -> Result<Option<RunResult>, String> {
        let limits = self.limits;
        let mut child = self.start(command, folder).map_err(|error| crate::failure::system_error(&error))?;
        let (written, most) = (Arc::new(AtomicU64::new(0)), limits.output_kb * 1_024);
        let (output, errors) = (Captured::default(), Captured::default());
        let has_begun = Arc::new(AtomicBool::new(false));
        let readers = [
            child.stdout.take().map(|mut pipe| {
                let (output, written) = (output.clone(), Arc::clone(&written));
                let has_begun = Arc::clone(&has_begun);
                thread::spawn(move || {
                    let mut first = [0];
                    let is_begun = pipe.read_exact(&mut first).is_ok() && first == [BEGUN];
                    has_begun.store(is_begun, Ordering::Relaxed);
                    read(pipe, &output, &written, most, most as usize);
                })
            }),
            child.stderr.take().map(|pipe| {
                let (errors, written) = (errors.clone(), Arc::clone(&written));
                thread::spawn(move || read(pipe, &errors, &written, most, LAST_WORDS))
            }),
        ];
        if let Some(mut pipe) = child.stdin.take() {
            let input = input.to_owned();
            // A program that does not read must not block us; one that has ended is noticed otherwise.
            thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
        }
        let Some(end) = watch(&mut child, limits, &written, most, self.stop) else { return Ok(None) };
        let deadline = Instant::now() + GRACE;
        while readers.iter().flatten().any(|reader| !reader.is_finished()) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(2));
        }
        let text = |captured: &Captured| {
            let bytes = captured.0.lock().map(|bytes| bytes.clone()).unwrap_or_default();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let last_words = last_line(&text(&errors));
        if !has_begun.load(Ordering::Relaxed) {
            let is_silent = last_words.is_empty();
            return Err(if is_silent { end.words(texts()).unwrap_or_default() } else { last_words });
        }
        let end = match end {
            RunEnd::Failed(status, _) => RunEnd::Failed(status, last_words),
            end => end,
        };
        // A short run may write too much before the next look.
        let end = if written.load(Ordering::Relaxed) > most {
            RunEnd::TooMuchOutput(limits.output_kb)
        } else {
            end
        };
        Ok(Some(RunResult { end, output: text(&output) }))
    }

    fn start(&self, command: &[String], folder: &Path) -> io::Result<Child> {
        let limits = self.limits;
        let mut confined = self.isolation.command(folder, self.hidden)?;
        if self.isolation != Isolation::None {
            // Elsewhere all processes of the user would count.
            confined.args(["--processes", &limits.processes.to_string()]);
        }
        confined
            .args(["--cpu", &limits.cpu_seconds.to_string()])
            .args(["--memory", &(limits.memory_mb << 20).to_string()])
            .args(["--file", &LARGEST_FILE.to_string(), "--"])
            .args(command)
            .current_dir(folder)
            // Compilers and virtual machines write here; elsewhere they may not.
            .envs(["TMPDIR", "XDG_CACHE_HOME", "DOTNET_CLI_HOME"].map(|name| (name, folder)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A group of its own: Ctrl-C in our terminal is ours, and the group can be killed as a whole.
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            confined.process_group(0);
        }
        confined.spawn()
    }
}

/// How a program is kept from the rest of the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Isolation {
    /// It is watched, and its process group is killed.
    None,
    /// A network without connections, and processes that end with the first of them, which ends with us.
    Processes,
    /// The same, and it sees a part of the files only and can change none outside its folder.
    Files,
}

impl Isolation {
    /// The strongest that works for programs with folders in this place.
    pub(super) fn best(place: &Path) -> Self {
        let wanted = [Self::Files, Self::Processes];
        wanted.into_iter().find(|isolation| isolation.works(place)).unwrap_or(Self::None)
    }

    /// This program as the one that sets limits, with what is known so far of its arguments.
    fn command(self, folder: &Path, hidden: &[PathBuf]) -> io::Result<Command> {
        let this = std::env::current_exe()?;
        let mut command =
            Command::new(if self == Self::None { this.as_os_str() } else { "setpriv".as_ref() });
        if self != Self::None {
            command.args(["--pdeathsig", "KILL", "unshare"]);
            command.args(["--map-root-user", "--net", "--pid", "--fork", "--kill-child"]);
            command.args((self == Self::Files).then_some("--mount")).arg("--").arg(this);
        }
        command.arg("confined");
        if self == Self::Files {
            command.arg("--writable").arg(folder).arg("--needed").arg(std::env::current_dir()?);
            for folder in hidden {
                command.arg("--hidden").arg(folder);
            }
        }
        Ok(command)
    }

    /// Whether the system has it.
    fn works(self, place: &Path) -> bool {
        let try_it = || {
            let folder = tempfile::tempdir_in(place)?;
            let mut probe = self.command(folder.path(), &[])?;
            probe.args(["--cpu", "60", "--memory", "1000000000", "--file", "1000000", "--", "true"]);
            probe.current_dir(folder.path());
            probe.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()
        };
        cfg!(target_os = "linux") && try_it().is_ok_and(|status| status.success())
    }
}

/// Waits for the end, and brings it about where a limit is passed. None if it was interrupted.
fn watch(
    child: &mut Child,
    limits: &RunLimits,
    written: &AtomicU64,
    most: u64,
    stop: &AtomicBool,
) -> Option<RunEnd> {
    let deadline = Instant::now() + Duration::from_secs(limits.seconds);
    let mut family = Family::of(child.id());
    let _urgency = Urgency::raise();
    let end = loop {
        match child.try_wait() {
            Ok(Some(status)) => break Some(ended(status, limits)),
            Ok(None) => {}
            Err(error) => break Some(RunEnd::NotStarted(error.to_string())),
        }
        if stop.load(Ordering::Relaxed) {
            break None;
        }
        if Instant::now() >= deadline {
            break Some(RunEnd::out_of_time(limits));
        }
        if written.load(Ordering::Relaxed) > most {
            break Some(RunEnd::TooMuchOutput(limits.output_kb));
        }
        match family.look() {
            Some((count, _)) if count as u64 > limits.processes => {
                break Some(RunEnd::TooManyProcesses(limits.processes));
            }
            Some((_, bytes))
                if bytes > limits.memory_mb << 20 && family.memory() > limits.memory_mb << 20 =>
            {
                break Some(RunEnd::TooMuchMemory(limits.memory_mb));
            }
            _ => {}
        }
        thread::sleep(INTERVAL);
    };
    family.end();
    let _ = child.kill();
    let _ = child.wait();
    end
}

/// As long as this exists, the thread comes before others, where it may: among thousands of processes that a program has
/// started, it would otherwise not get the time to end them.
struct Urgency {
    #[cfg(unix)]
    before: Option<i32>,
}

impl Urgency {
    #[cfg(unix)]
    fn raise() -> Self {
        use rustix::process::{getpriority_process, setpriority_process};
        const HIGHEST: i32 = -20;
        let before = getpriority_process(None).ok();
        Self { before: before.filter(|_| setpriority_process(None, HIGHEST).is_ok()) }
    }

    #[cfg(not(unix))]
    fn raise() -> Self {
        Self {}
    }
}

#[cfg(unix)]
impl Drop for Urgency {
    fn drop(&mut self) {
        if let Some(before) = self.before {
            let _ = rustix::process::setpriority_process(None, before);
        }
    }
}

fn ended(status: std::process::ExitStatus, limits: &RunLimits) -> RunEnd {
    /// 128 and the signal that the system sends when the processor time is used up, on Linux and elsewhere.
    const OUT_OF_CPU: i32 = 128 + 24;
    match status.code() {
        Some(0) => RunEnd::Done,
        Some(OUT_OF_CPU) => RunEnd::out_of_time(limits),
        Some(code) => RunEnd::Failed(code.to_string(), String::new()),
        None => RunEnd::Failed(status.to_string(), String::new()),
    }
}

/// Reads a pipe to its end and keeps the last `kept` bytes; gives up when more was written than a program may.
fn read(mut pipe: impl Read, captured: &Captured, written: &AtomicU64, most: u64, kept: usize) {
    let mut buffer = [0; 16_384];
    while let Ok(count) = pipe.read(&mut buffer) {
        let before = written.fetch_add(count as u64, Ordering::Relaxed);
        // Up to the limit to the byte: what is kept of a program that writes without end is the same in every run.
        let allowed = most.saturating_sub(before).min(count as u64) as usize;
        if let Ok(mut bytes) = captured.0.lock() {
            bytes.extend_from_slice(&buffer[..allowed]);
            let excess = bytes.len().saturating_sub(kept);
            bytes.drain(..excess);
        }
        if count == 0 || allowed < count {
            return;
        }
    }
}

fn last_line(text: &str) -> String {
    const LONGEST: usize = 300;
    let line = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    crate::output::visible(line.trim()).chars().take(LONGEST).collect()
}
