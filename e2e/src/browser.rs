//! The system's Chromium, headless.

use std::cell::RefCell;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;

use serde_json::json;
use tempfile::TempDir;

use crate::Page;
use crate::wire::Wire;

/// The names of Chromium in the packages of different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser with a profile of its own; it ends when it is dropped.
pub struct Browser {
    child: Child,
    wire: Rc<RefCell<Wire>>,
    _profile: TempDir,
}

impl Browser {
    /// Starts one.
    pub fn start() -> Self {
        let profile = TempDir::new().expect("there is room for a profile");
        let mut child = NAMES
            .iter()
            .find_map(|name| {
                Command::new(name)
                    .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
                    .args(["--no-first-run", "--remote-debugging-port=0", "--force-color-profile=srgb"])
                    .arg(format!("--user-data-dir={}", profile.path().display()))
                    .arg("about:blank")
                    .stdout(Stdio::null())
                    .stderr(Stdio::piped())
                    .spawn()
                    .ok()
            })
            .expect("Chromium is installed: `cargo xtask e2e` brings it, or says how");
        let mut lines = BufReader::new(child.stderr.take().expect("its output is piped")).lines();
        let address = lines
            .find_map(|line| Some(line.ok()?.strip_prefix("DevTools listening on ")?.trim().to_owned()))
            .expect("the browser says where it listens");
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, wire: Rc::new(RefCell::new(Wire::new(&address))), _profile: profile }
    }

    /// A new, empty tab.
    pub fn page(&self) -> Page {
        let mut wire = self.wire.borrow_mut();
        let target = wire.ask(None, "Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let tab = wire.ask(None, "Target.attachToTarget", &attach);
        drop(wire);
        let tab = tab["sessionId"].as_str().expect("a tab has a session").to_owned();
        Page::new(Rc::clone(&self.wire), tab)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
