//! A PDF by an installed program: Typst, its Python package, or a browser of the Chromium family.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use plyground_i18n::say;

use super::pages;
use crate::failure::{Failure, system_error};
use crate::interrupt::Guard;
use crate::language::texts;

/// The name of the PDF.
pub(crate) const NAME: &str = "report.pdf";

/// Browsers that print to PDF, by the names of their programs.
const BROWSERS: [&str; 9] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "brave-browser",
    "microsoft-edge",
    "msedge",
    "vivaldi",
];
/// Their paths on systems that do not put programs on the `PATH`.
const ELSEWHERE: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
/// Time limit of the program.
const PATIENCE: Duration = Duration::from_secs(120);

/// A program that makes the PDF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Printer {
    Typst(PathBuf),
    Python(PathBuf),
    Browser(PathBuf),
}

/// The first program that is installed.
pub(crate) fn find() -> Result<Printer, Failure> {
    let typst = on_path(&["typst"]).map(Printer::Typst);
    let python = || on_path(&["python3", "python"]).filter(|path| has_typst(path)).map(Printer::Python);
    let elsewhere = || ELSEWHERE.iter().map(PathBuf::from).find(|path| path.is_file());
    let browser = || on_path(&BROWSERS).or_else(elsewhere).map(Printer::Browser);
    let found = typst.or_else(python).or_else(browser);
    found.ok_or_else(|| Failure::Usage(texts().get("report-pdf-none")))
}

/// The first of these names that is a program on the `PATH`.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&folders).collect();
    let there = |name: &&str| {
        let files = folders.iter().map(|folder| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)));
        files.into_iter().find(|file| is_program(file))
    };
    names.iter().find_map(there)
}

fn is_program(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(file).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    file.is_file()
}

/// Whether Python has the package `typst`.
fn has_typst(python: &Path) -> bool {
    let mut command = Command::new(python);
    command.args(["-c", "import typst"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

impl Printer {
    /// Makes the PDF in the folder of the report.
    pub(crate) fn print(&self, folder: &Path, guard: &Guard) -> Result<(), Failure> {
        let pdf = folder.join(NAME);
        match self {
            Self::Typst(program) => {
                let mut command = Command::new(program);
                command.arg("compile").arg(folder.join("report.typ")).arg(&pdf);
                self.run(command, &pdf, guard)
            }
            Self::Python(program) => {
                let mut command = Command::new(program);
                let code = "import sys, typst; typst.compile(sys.argv[1], output=sys.argv[2])";
                command.arg("-c").arg(code).arg(folder.join("report.typ")).arg(&pdf);
                self.run(command, &pdf, guard)
            }
            Self::Browser(program) => {
                let page = fs::canonicalize(folder.join("report.html"))?;
                // Its own files must not be in the folder of the report, of which they would become a part.
                let profile = folder.with_file_name("browser");
                self.browse(program, &page, &profile, &pdf, guard)?;
                let Some(numbered) = pages::numbered(&fs::read_to_string(&page)?, &fs::read(&pdf)?) else {
                    return Ok(());
                };
                let beside = fs::canonicalize(folder)?;
                let (page, better) =
                    (beside.with_file_name("numbered.html"), beside.with_file_name("numbered.pdf"));
                fs::write(&page, numbered)?;
                // Without page numbers the first PDF is still a complete report.
                match self.browse(program, &page, &profile, &better, guard) {
                    Ok(()) => Ok(fs::rename(&better, &pdf)?),
                    Err(failure) if guard.asked() => Err(failure),
                    Err(_) => Ok(()),
                }
            }
        }
    }

    /// Prints a page.
    fn browse(
        &self,
        program: &Path,
        page: &Path,
        profile: &Path,
        pdf: &Path,
        guard: &Guard,
    ) -> Result<(), Failure> {
        // If the browser's sandbox is unavailable, it runs without: the page is our own.
        let with = self.run(browser(program, page, profile, pdf, &[]), pdf, guard);
        if with.is_ok() || guard.asked() {
            return with;
        }
        self.run(browser(program, page, profile, pdf, &["--no-sandbox"]), pdf, guard)
    }

    fn program(&self) -> &Path {
        match self {
            Self::Typst(path) | Self::Python(path) | Self::Browser(path) => path,
        }
    }

    /// Runs a program to its end, and checks that the file exists.
    fn run(&self, mut command: Command, pdf: &Path, guard: &Guard) -> Result<(), Failure> {
        let program = self.program().display().to_string();
        let failed = |why: String| {
            Failure::No(say!(texts(), "report-pdf-failed", program = program.as_str(), why = why))
        };
        let log = tempfile::tempfile()?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log.try_clone()?);
        let mut child = command.spawn().map_err(|error| failed(system_error(&error)))?;
        let ended = wait(&mut child, guard)?;
        if ended && pdf.is_file() && fs::metadata(pdf)?.len() > 0 {
            return Ok(());
        }
        if guard.asked() {
            return Err(Failure::Interrupted(texts().get("report-interrupted")));
        }
        Err(failed(if ended { last_line(log) } else { texts().get("report-pdf-slow") }))
    }
}

/// The command that prints a page with a browser.
fn browser(program: &Path, page: &Path, profile: &Path, pdf: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(program);
    command
        .args(["--headless", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"])
        .args(more)
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .arg(page);
    command
}

/// Waits for a program; false if it was killed because of the time limit or Ctrl-C.
fn wait(child: &mut Child, guard: &Guard) -> Result<bool, Failure> {
    let start = Instant::now();
    loop {
        if child.try_wait()?.is_some() {
            return Ok(true);
        }
        if guard.asked() || start.elapsed() > PATIENCE {
            let _ = child.kill();
            let _ = child.wait();
            return Ok(false);
        }
        sleep(Duration::from_millis(30));
    }
}

/// The last line of a program's error output.
fn last_line(mut log: fs::File) -> String {
    use std::io::{Read, Seek};
    let mut bytes = Vec::new();
    let _ = log.rewind().and_then(|()| log.read_to_end(&mut bytes));
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let last = text.lines().rev().find(|line| !line.trim().is_empty());
    last.unwrap_or("?").trim().escape_debug().to_string()
}
