//! `plyground web` as a person uses it: an address, an end, and messages where it cannot start.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use assert_cmd::cargo::cargo_bin_cmd;

/// A folder of its own for each server: two cannot keep their shared games in one.
fn home() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("web-{}", COUNT.fetch_add(1, Ordering::Relaxed)))
}

/// A server and its address.
fn start(arguments: &[&str]) -> (Child, String) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("plyground"));
    command.arg("web").args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.env("PLYGROUND_HOME", home()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    (child, line)
}

/// The address in a line.
fn place(line: &str) -> &str {
    line.split("http://").nth(1).unwrap().split('/').next().unwrap()
}

fn ask(place: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(place).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_address_is_printed_and_ctrl_c_ends_it() {
    let (mut child, line) = start(&["--lang", "sk"]);
    assert!(line.starts_with("Plyground je na adrese http://127.0.0.1:"), "{line}");
    let solution = ask(place(&line), "/api/solve?game=tic-tac-toe");
    assert!(solution.starts_with("HTTP/1.1 200 OK") && solution.contains("\"draw\""), "{solution}");
    assert!(ask(place(&line), "/").contains("<title>Plyground</title>"));
    if !cfg!(unix) {
        child.kill().unwrap();
        return;
    }
    assert_ends_politely(child, "-INT");
}

/// Sends a signal to a server with Slovak messages.
fn assert_ends_politely(child: Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "server skončil\n");
}

#[test]
#[cfg(unix)]
fn a_service_manager_ends_it_as_ctrl_c_does() {
    let (child, line) = start(&["--lang", "sk"]);
    assert!(ask(place(&line), "/api/health").starts_with("HTTP/1.1 200 OK"));
    assert_ends_politely(child, "-TERM");
}

#[test]
fn a_taken_port_and_a_foreign_address_are_sentences() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let refused = |arguments: &[&str]| {
        let output = cargo_bin_cmd!("plyground").arg("web").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let why = refused(&["--port", &port]);
    assert!(why.contains(&format!("port {port} is in use")) && why.contains("--port"), "{why}");
    let why = refused(&["--address", "192.0.2.1", "--port", "1"]);
    assert!(why.contains("192.0.2.1 is no address of this machine") && why.contains("--address"), "{why}");
    // An address of a link, without the link that it belongs to.
    let why = refused(&["--address", "fe80::1"]);
    assert!(why.contains("leave --address out"), "{why}");
    assert!(refused(&["--threads", "1"]).contains("2 to 1024"));
    assert!(refused(&["--port", "70000"]).contains("65535"));
}

#[test]
fn who_opens_it_to_all_gets_a_link_with_a_key() {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("plyground"));
    command.args(["--lang", "en", "web", "--public"]).env("PLYGROUND_HOME", home()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (here, elsewhere) = (lines.next().unwrap().unwrap(), lines.next().unwrap().unwrap());
    child.kill().unwrap();
    child.wait().unwrap();
    let key = here.split("/?key=").nth(1).unwrap().split(' ').next().unwrap();
    assert_eq!(key.len(), 12, "{here}");
    assert!(elsewhere.starts_with("Other computers open http://") && elsewhere.contains(key), "{elsewhere}");
}
