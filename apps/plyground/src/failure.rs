//! Errors that end a command, and their exit codes: 1 for a "no", 2 for wrong use and for input and output errors, 3
//! for "unknown", 130 for Ctrl-C.

use std::io;
use std::process::ExitCode;

use plyground_i18n::say;
use plyground_registry::Message;

use crate::language::texts;

/// Why a command ends without success. The sentences are in the chosen language.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request is invalid; the sentence says what to do.
    Usage(String),
    /// The answer is no.
    No(String),
    /// The answer is no or unknown, and has been printed: only the exit code is left.
    Answered(u8),
    /// Ctrl-C was pressed.
    Interrupted(String),
    /// Writing or reading failed.
    Io(io::Error),
}

impl Failure {
    /// Prints the error and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Usage(message) => {
                complain(&message);
                ExitCode::from(2)
            }
            Self::No(message) => {
                complain(&message);
                ExitCode::from(1)
            }
            Self::Answered(code) => ExitCode::from(code),
            Self::Interrupted(why) => {
                complain(&say!(texts(), "failure-interrupted", why = why));
                ExitCode::from(130)
            }
            // The reader closed the pipe early, as `head` does.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(error) => {
                complain(&system_error(&error));
                ExitCode::from(2)
            }
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Usage(message)
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self::Usage(texts().tell(&message))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Prints an error on standard error.
pub(crate) fn complain(message: &str) {
    use io::Write;
    // An error in writing this cannot be reported.
    let _ = writeln!(anstream::stderr(), "plyground: {message}");
}

/// Why a file could not be read or written: in the chosen language for the common reasons, otherwise in the system's
/// words.
pub(crate) fn system_error(error: &io::Error) -> String {
    use io::ErrorKind;
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-permission-denied",
        ErrorKind::IsADirectory => "io-is-a-folder",
        ErrorKind::NotADirectory => "io-not-a-folder",
        ErrorKind::StorageFull => "io-storage-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::InvalidData => "io-not-text",
        ErrorKind::FileTooLarge => "io-too-large",
        ErrorKind::Unsupported => "io-not-a-file",
        _ => return error.to_string(),
    };
    texts().get(key)
}
