//! What ends a command early, and with which exit code: 1 for a "no", 2 for wrong use, 130 for Ctrl-C.

use std::io;
use std::process::ExitCode;

/// Why a command ends without success.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request makes no sense; the sentence says what to do.
    Usage(String),
    /// The answer is no.
    No(String),
    /// Somebody pressed Ctrl-C.
    Interrupted(String),
    /// Writing or reading failed.
    Io(io::Error),
}

impl Failure {
    /// Says what is wrong and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Usage(message) => {
                say(&message);
                ExitCode::from(2)
            }
            Self::No(message) => {
                say(&message);
                ExitCode::from(1)
            }
            Self::Interrupted(message) => {
                say(&format!("interrupted: {message}"));
                ExitCode::from(130)
            }
            // Whoever read our output has seen enough.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(error) => {
                say(&error.to_string());
                ExitCode::from(1)
            }
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Usage(message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn say(message: &str) {
    use io::Write;
    // Nothing is left to do if even this cannot be written.
    let _ = writeln!(anstream::stderr(), "plyground: {message}");
}

/// Help and version as clap prints them; anything else in one line.
pub(crate) fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    say(&usage_line(error));
    ExitCode::from(2)
}

/// What clap complains about, in one line.
pub(crate) fn usage_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let paragraphs: Vec<&str> = text.split("\n\n").map(str::trim).collect();
    let first = paragraphs.first().copied().unwrap_or_default().trim_start_matches("error:");
    let words: Vec<&str> = first.split_whitespace().collect();
    let tip = paragraphs.iter().find_map(|p| p.strip_prefix("tip:")).map(|tip| format!(";{tip}"));
    format!("{}{} (see --help)", words.join(" "), tip.unwrap_or_default())
}
