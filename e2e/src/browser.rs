//! The system's Chromium, headless.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::json;
use tempfile::TempDir;

use crate::Page;
use crate::wire::Wire;

/// The names of Chromium in the packages of different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Runs a program until its own standard input ends, so that neither the program nor its folder outlives the tests.
const UNTIL_INPUT_ENDS: &str = r#""$@" < /dev/null & read -r _; kill -9 $!; wait; rm -rf "$0""#;

/// Browsers that no test uses at the moment: starting one costs as much as a short test.
static IDLE: Mutex<Vec<Process>> = Mutex::new(Vec::new());

/// A browser as a user has it: with a profile of its own, which ends with it.
pub struct Browser {
    /// Taken when it is dropped.
    process: Option<Process>,
    wire: Arc<Mutex<Wire>>,
    /// The identifier of the profile.
    context: String,
}

/// Chromium, which can show several profiles one after another.
struct Process {
    /// The shell that runs it.
    shell: Child,
    wire: Arc<Mutex<Wire>>,
    _folder: TempDir,
}

impl Browser {
    /// Starts one.
    pub fn start() -> Self {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let process = idle.unwrap_or_else(Process::start);
        let wire = Arc::clone(&process.wire);
        wire.lock().unwrap_or_else(PoisonError::into_inner).forget();
        let context = ask(&wire, "Target.createBrowserContext", &json!({}));
        let context = context["browserContextId"].as_str().expect("a profile has an identifier").to_owned();
        Self { process: Some(process), wire, context }
    }

    /// A new, empty tab.
    pub fn page(&self) -> Page {
        let create = json!({ "url": "about:blank", "browserContextId": self.context });
        let target = ask(&self.wire, "Target.createTarget", &create);
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let tab = ask(&self.wire, "Target.attachToTarget", &attach);
        let tab = tab["sessionId"].as_str().expect("a tab has a session").to_owned();
        Page::new(Arc::clone(&self.wire), tab)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        if std::thread::panicking() {
            process.end();
            return;
        }
        ask(&self.wire, "Target.disposeBrowserContext", &json!({ "browserContextId": self.context }));
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }
}

impl Process {
    fn start() -> Self {
        let folder = TempDir::new().expect("there is room for a profile");
        let is_there = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
        let name = NAMES.iter().find(is_there);
        let name = name.expect("Chromium is installed: `cargo xtask e2e` brings it, or says how");
        let mut shell = Command::new("sh")
            .args(["-c", UNTIL_INPUT_ENDS])
            .arg(folder.path())
            .arg(name)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
            .args(["--no-first-run", "--remote-debugging-port=0", "--force-color-profile=srgb"])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let mut lines = BufReader::new(shell.stderr.take().expect("its output is piped")).lines();
        let address = lines
            .find_map(|line| Some(line.ok()?.strip_prefix("DevTools listening on ")?.trim().to_owned()))
            .expect("the browser says where it listens");
        std::thread::spawn(move || lines.for_each(drop));
        Self { shell, wire: Arc::new(Mutex::new(Wire::new(&address))), _folder: folder }
    }

    fn end(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// Sends a request to the browser itself.
fn ask(wire: &Mutex<Wire>, method: &str, parameters: &serde_json::Value) -> serde_json::Value {
    wire.lock().unwrap_or_else(PoisonError::into_inner).ask(None, method, parameters)
}
