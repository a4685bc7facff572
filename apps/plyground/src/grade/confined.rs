//! A program within limits: this process lowers its own limits, which its children inherit, and starts the program.
//!
//! It stays until the program ends. Where there are process namespaces it is the first process of one, and its end takes
//! everything with it that the program has left running.

use std::io::{self, Write};
#[cfg(target_os = "linux")]
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use super::ConfinedArgs;
use super::runner::BEGUN;
#[cfg(target_os = "linux")]
use super::{file_view::FileView, privileges};
use crate::failure::Failure;

/// Runs the program; the exit code is its own, or 128 and the signal that ended it.
pub(crate) fn confined(args: &ConfinedArgs) -> Result<(), Failure> {
    #[cfg(target_os = "linux")]
    if let Some(folder) = &args.writable {
        let view = FileView { writable: folder, hidden: &args.hidden, needed: needed(args) };
        view.enter()?;
        privileges::give_up()?;
    }
    limit(args)?;
    begin()?;
    let (program, rest) = args.command.split_first().expect("the parser asks for one");
    let status = Command::new(program).args(rest).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Answered(code(status))),
        Err(error) => {
            crate::failure::complain(&format!("{program}: {}", crate::failure::system_error(&error)));
            Err(Failure::Answered(127))
        }
    }
}

/// Says that the program starts now: without this, what went wrong is not its fault.
fn begin() -> io::Result<()> {
    let mut output = io::stdout();
    output.write_all(&[BEGUN])?;
    output.flush()
}

/// What is named by the arguments or the command, and where programs are looked for.
#[cfg(target_os = "linux")]
fn needed(args: &ConfinedArgs) -> Vec<PathBuf> {
    let words = args.command.iter().flat_map(|word| word.split_whitespace()).map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    args.needed.iter().cloned().chain(words).chain(std::env::split_paths(&path)).collect()
}

#[cfg(unix)]
fn code(status: ExitStatus) -> u8 {
    use std::os::unix::process::ExitStatusExt;
    let code = status.code().or_else(|| status.signal().map(|signal| 128 + signal));
    code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)
}

#[cfg(not(unix))]
fn code(status: ExitStatus) -> u8 {
    status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)
}

#[cfg(unix)]
fn limit(args: &ConfinedArgs) -> Result<(), Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    // The system does not hold the superuser to this one: the processes are watched as well.
    let processes = args.processes.map(|most| (Resource::Nproc, most));
    for (resource, most) in processes.into_iter().chain([
        (Resource::Core, 0),
        // One second more before the system kills: until then the program can be told why.
        (Resource::Cpu, args.cpu + 1),
        (Resource::Fsize, args.file),
        // Not the address space: virtual machines reserve much more of it than they use.
        (Resource::Data, args.memory),
    ]) {
        let allowed = getrlimit(resource).maximum;
        let maximum = allowed.map_or(most, |allowed| allowed.min(most));
        let current = if resource == Resource::Cpu { args.cpu.min(maximum) } else { maximum };
        setrlimit(resource, Rlimit { current: Some(current), maximum: Some(maximum) })
            .map_err(io::Error::from)?;
    }
    Ok(())
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same as where there are limits")]
fn limit(_: &ConfinedArgs) -> Result<(), Failure> {
    Ok(())
}
