//! A program that answers lines with lines, in batches: an empty line ends a batch.

use std::io;
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::client::{Client, Received};

/// A running program.
#[derive(Debug)]
pub struct LineProgram {
    client: Client,
    /// Whether nothing was asked yet.
    is_new: bool,
}

/// Why a line has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// It ended, with its exit status and its last words.
    Ended(String),
    /// It wrote nothing for too long.
    Late,
    /// It wrote a line that nothing asked for.
    Unasked(String),
    /// The wait was cancelled.
    Stopped,
}

/// Bytes of the longest batch. A program that writes before it has read all of a batch must not have to wait for us while we
/// wait for it, and this much fits into the buffer of a pipe.
const LONGEST_BATCH: usize = 8 << 10;

/// How long a line too many is waited for, after the first answers.
const AFTER_FIRST: Duration = Duration::from_millis(100);

impl LineProgram {
    /// Starts a command as a shell would, in the current folder, and sends it a first line that has no answer.
    pub fn start(command: &str, first: &str) -> io::Result<Self> {
        let mut client = Client::spawn(shell(command))?;
        client.send(first);
        Ok(Self { client, is_new: true })
    }

    /// One answer to each line, in order; with a fault, the index of the line that has none. Every answer must come within
    /// `patience` of the one before.
    pub fn ask(
        &mut self,
        lines: &[String],
        patience: Duration,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, (usize, LineFault)> {
        let mut answers = Vec::with_capacity(lines.len());
        if lines.is_empty() {
            return Ok(answers);
        }
        while answers.len() < lines.len() {
            if let Some(line) = self.client.drain().into_iter().find(|line| !line.is_empty()) {
                return Err((answers.len(), LineFault::Unasked(line)));
            }
            let first = answers.len();
            let mut batch = String::new();
            for line in &lines[first..] {
                if !batch.is_empty() && batch.len() + line.len() > LONGEST_BATCH {
                    break;
                }
                batch.push_str(line);
                batch.push('\n');
            }
            let count = batch.lines().count();
            batch.push('\n');
            self.client.send_raw(&batch);
            while answers.len() < first + count {
                let fault = match self.client.receive(Instant::now() + patience, stop) {
                    Received::Line(_, line) if line.is_empty() => continue,
                    Received::Line(_, line) => {
                        answers.push(line);
                        continue;
                    }
                    Received::Nothing => LineFault::Late,
                    Received::Gone => LineFault::Ended(self.client.crash_report()),
                    Received::Stopped => LineFault::Stopped,
                };
                return Err((answers.len(), fault));
            }
        }
        // An answer to the first line, or to the empty one, would shift all others.
        if std::mem::take(&mut self.is_new)
            && let Received::Line(_, line) = self.client.receive(Instant::now() + AFTER_FIRST, stop)
            && !line.is_empty()
        {
            return Err((lines.len() - 1, LineFault::Unasked(line)));
        }
        Ok(answers)
    }
}

/// A command line for the shell of the system.
fn shell(command: &str) -> Command {
    let (program, option) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut shell = Command::new(program);
    shell.args([option, command]);
    shell
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    fn ask(command: &str, lines: usize) -> Result<Vec<String>, (usize, LineFault)> {
        let lines: Vec<String> = (0..lines).map(|number| format!("line {number}")).collect();
        let mut program = LineProgram::start(command, "first").expect("a shell can be started");
        program.ask(&lines, PATIENCE, &AtomicBool::new(false))
    }

    #[test]
    fn every_line_has_its_answer() {
        // More than fits into one batch, by a program that answers at once and by one that waits for the end of a batch.
        for program in [
            "read first; while read word number; do echo $number; done",
            "read first; all=; while read word number; do if [ -z \"$word\" ]; then printf \"$all\"; all=; \
             else all=\"$all$number\\n\"; fi; done",
        ] {
            let answers = ask(program, 2_000).unwrap();
            assert_eq!((answers.len(), answers[1_999].as_str()), (2_000, "1999"), "{program}");
        }
    }

    #[test]
    fn what_goes_wrong_is_told_apart() {
        let ended = ask("read first; read a; echo 1; echo sorry >&2; exit 3", 5).unwrap_err();
        assert!(matches!(&ended, (1, LineFault::Ended(why)) if why.contains("sorry")), "{ended:?}");
        let chatty = ask("yes 1", 5).unwrap_err();
        assert!(matches!(&chatty, (_, LineFault::Unasked(line)) if line == "1"), "{chatty:?}");
        let stop = AtomicBool::new(false);
        let lines = vec!["a".to_owned()];
        let mut mute = LineProgram::start("cat > /dev/null", "first").unwrap();
        assert_eq!(mute.ask(&lines, Duration::from_millis(1), &stop), Err((0, LineFault::Late)));
        let stopped = AtomicBool::new(true);
        assert_eq!(mute.ask(&lines, PATIENCE, &stopped), Err((0, LineFault::Stopped)));
    }
}
