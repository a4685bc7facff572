//! An engine's process: lines in, lines out, and every wait has a time limit.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::Engine;

/// A running engine.
#[derive(Debug)]
pub(super) struct Client {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<(Instant, String)>,
    /// Its last lines on standard error, which usually explain a crash.
    stderr_tail: Arc<Mutex<VecDeque<String>>>,
    /// The thread that collects them.
    stderr_reader: Option<JoinHandle<()>>,
}

/// The result of waiting for a line of the engine.
#[derive(Debug)]
pub(super) enum Received {
    /// A line, and when it came.
    Line(Instant, String),
    /// No line before the deadline.
    Nothing,
    /// The process has closed its output.
    Gone,
    /// The wait was cancelled.
    Stopped,
}

/// Longest line in bytes; the rest of a longer one counts as another line.
const LONGEST_LINE: u64 = 4_096;
/// Most lines that wait to be read. An engine that writes more is blocked, so that it cannot fill our memory.
const MOST_LINES: usize = 16_384;

impl Client {
    /// Starts an engine in its own folder.
    pub(super) fn start(engine: &Engine) -> io::Result<Self> {
        let (program, folder) = locate(engine)?;
        let mut command = Command::new(&program);
        if engine.command == SELF {
            command.arg("gomocup");
        }
        command.args(&engine.arguments);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        Self::spawn(command)
    }

    /// Starts a process.
    pub(super) fn spawn(mut command: Command) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        apart(&mut command);
        let mut child = command.spawn()?;
        let (sender, lines) = sync_channel(MOST_LINES);
        let stderr_tail = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_output(output, &sender));
        }
        let stderr_reader = child.stderr.take().map(|errors| {
            let stderr_tail = Arc::clone(&stderr_tail);
            thread::spawn(move || keep_tail(errors, &stderr_tail))
        });
        let input = child.stdin.take();
        Ok(Self { child, input, lines, stderr_tail, stderr_reader })
    }

    /// Sends a line. An error is noticed when the answer is awaited.
    pub(super) fn send(&mut self, line: &str) {
        self.send_raw(&format!("{line}\n"));
    }

    /// Sends text as it is.
    pub(super) fn send_raw(&mut self, text: &str) {
        if let Some(input) = &mut self.input {
            let sent = input.write_all(text.as_bytes()).and_then(|()| input.flush());
            if sent.is_err() {
                self.input = None;
            }
        }
    }

    /// Closes its standard input.
    pub(super) fn close_input(&mut self) {
        self.input = None;
    }

    /// Waits for a line until the deadline or until `stop` is set.
    pub(super) fn receive(&mut self, deadline: Instant, stop: &AtomicBool) -> Received {
        /// Interval between two looks at `stop`.
        const PATIENCE: Duration = Duration::from_millis(50);
        loop {
            if stop.load(Ordering::Relaxed) {
                return Received::Stopped;
            }
            let now = Instant::now();
            let wait = deadline.saturating_duration_since(now).min(PATIENCE);
            match self.lines.recv_timeout(wait) {
                Ok((at, line)) => return Received::Line(at, line),
                Err(RecvTimeoutError::Disconnected) => return Received::Gone,
                Err(RecvTimeoutError::Timeout) if now >= deadline => return Received::Nothing,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Drops the lines that came before a question. Bounded, for an engine that never stops writing.
    pub(super) fn drain(&mut self) -> Vec<String> {
        self.lines.try_iter().take(MOST_LINES).map(|(_, line)| line).collect()
    }

    /// The process id.
    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the process to exit; None if it does not within the grace period.
    pub(super) fn wait(&mut self, grace: Duration) -> Option<String> {
        let deadline = Instant::now() + grace;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() >= deadline => return None,
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(error) => return Some(error.to_string()),
            }
        }
    }

    /// Its exit status and its last line on standard error.
    pub(super) fn crash_report(&mut self) -> String {
        let status = self
            .wait(Duration::from_secs(1))
            .unwrap_or_else(|| "it closed its output and lives on".to_owned());
        // Its last line may not have been read yet; a child process of the engine may keep standard error open for
        // ever.
        let deadline = Instant::now() + Duration::from_millis(500);
        while self.stderr_reader.as_ref().is_some_and(|stderr_reader| !stderr_reader.is_finished())
            && Instant::now() < deadline
        {
            thread::sleep(Duration::from_millis(1));
        }
        let stderr_tail = self.stderr_tail.lock().ok().and_then(|words| words.back().cloned());
        match stderr_tail {
            Some(words) => format!("{status}; {words}"),
            None => status,
        }
    }

    /// Asks it to exit; kills it if it does not within the grace period.
    pub(super) fn end(mut self, grace: Duration) -> Option<String> {
        self.send("END");
        // Some engines wait for the end of their input instead.
        self.close_input();
        self.wait(grace)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            kill(&mut self.child);
        }
    }
}

/// The engine that comes with Plyground.
pub const SELF: &str = "self";

/// The program of an engine and the folder to start it in.
fn locate(engine: &Engine) -> io::Result<(PathBuf, Option<PathBuf>)> {
    let named = engine.folder.as_ref().map(PathBuf::from);
    if engine.command == SELF {
        return Ok((std::env::current_exe()?, named));
    }
    let path = Path::new(&engine.command);
    if path.exists() {
        let path = std::path::absolute(path)?;
        let own = path.parent().map(Path::to_path_buf);
        return Ok((path, named.or(own)));
    }
    // The system searches for a bare name in `PATH`.
    Ok((path.to_path_buf(), named))
}

/// Keeps Ctrl-C in our terminal from ending the engines before they are asked to exit.
fn apart(command: &mut Command) {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        command.process_group(0);
    }
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt;
        const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
        command.creation_flags(CREATE_NEW_PROCESS_GROUP);
    }
}

/// Kills a process together with its child processes.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    {
        // A script that started the engine is in the same group as the engine; killing the script alone would leave the
        // engine running.
        let group = format!("-{}", child.id());
        let mut command = Command::new("kill");
        command.args(["-KILL", "--", &group]).stdout(Stdio::null()).stderr(Stdio::null());
        let _ = command.status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

fn read_output(output: impl Read, sender: &SyncSender<(Instant, String)>) {
    each_line(output, |line| sender.send((Instant::now(), line)).is_ok());
}

fn keep_tail(errors: impl Read, stderr_tail: &Mutex<VecDeque<String>>) {
    /// Most lines that are kept.
    const KEPT: usize = 8;
    each_line(errors, |line| {
        if let Ok(mut words) = stderr_tail.lock()
            && !line.is_empty()
        {
            words.push_back(line);
            if words.len() > KEPT {
                words.pop_front();
            }
        }
        true
    });
}

/// Passes on lines until the end, or until `take` returns false.
fn each_line(from: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut reader = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                if !take(String::from_utf8_lossy(&line).trim().to_owned()) {
                    return;
                }
            }
        }
    }
}
