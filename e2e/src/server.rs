//! `plyground web`, as a process.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use tempfile::TempDir;

/// A server on this machine; it ends when it is dropped.
pub struct TestServer {
    child: Child,
    address: String,
    /// What it keeps; a server that is started in its place finds it.
    home: Arc<TempDir>,
}

impl TestServer {
    /// Starts one on a free port.
    pub fn start() -> Self {
        Self::on_port(0)
    }

    /// Starts one on a port, as after a restart.
    pub fn on_port(port: u16) -> Self {
        let home = TempDir::new().expect("there is room for a folder");
        Self::with(port, &[], Arc::new(home))
    }

    /// Starts one with further arguments.
    pub fn with_arguments(arguments: &[&str]) -> Self {
        let home = TempDir::new().expect("there is room for a folder");
        Self::with(0, arguments, Arc::new(home))
    }

    fn with(port: u16, arguments: &[&str], home: Arc<TempDir>) -> Self {
        let mut child = Command::new(program())
            .args(["--lang", "en", "web", "--port", &port.to_string()])
            .args(arguments)
            .env("PLYGROUND_HOME", home.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts: `cargo xtask e2e` builds it");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        let first = lines.next().expect("it says where it listens").expect("its output is text");
        let start = first.find("http://").unwrap_or_else(|| panic!("no address in `{first}`"));
        let address = first[start..].split_whitespace().next().expect("it was found just now");
        // An address with a key is kept whole.
        let address = address.trim_end_matches('/').to_owned();
        // Its later output must be read, or it would block.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address, home }
    }

    /// Its URL, such as `http://127.0.0.1:4321`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        let port = self.address.rsplit(':').next().and_then(|rest| rest.split('/').next()?.parse().ok());
        port.expect("an address ends in its port")
    }

    /// Kills it, as a power cut would, and starts another on the same port.
    pub fn restart(&mut self) {
        let port = self.port();
        self.end();
        *self = Self::with(port, &[], Arc::clone(&self.home));
    }

    /// Kills it.
    pub fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.end();
    }
}

/// The program under test: in the folder of the tests, unless an environment variable names another.
pub fn program() -> PathBuf {
    if let Some(path) = std::env::var_os("PLYGROUND_PROGRAM") {
        return path.into();
    }
    let tests = std::env::current_exe().expect("a test knows where it is");
    let folder = tests.ancestors().nth(2).expect("tests lie in target/PROFILE/deps");
    folder.join("plyground").with_extension(std::env::consts::EXE_EXTENSION)
}
