//! The screens in a real terminal, by way of tmux: keys, the mouse, another size, Ctrl-C, and a kill in mid-game.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, process, thread};

use assert_cmd::Command as Program;
use tempfile::TempDir;

/// Time limit for a text to appear.
const GIVE_UP: Duration = Duration::from_secs(60);
/// The prompt of the shell in the terminal.
const PROMPT: &str = "shell>";

/// A terminal with a shell in it.
struct Terminal {
    socket: String,
    /// The folder of the program's data.
    folder: PathBuf,
}

impl Terminal {
    fn open(folder: &TempDir) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let socket = format!("plyground-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let terminal = Self { socket, folder: folder.path().to_owned() };
        let shell = format!(
            "env -i PATH=\"$PATH\" HOME={0} PLYGROUND_HOME={0} LC_ALL=C.UTF-8 TERM=screen PS1='{PROMPT} ' sh",
            terminal.path()
        );
        terminal.tmux(&["-u", "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", &shell]);
        terminal.wait_for(PROMPT);
        terminal
    }

    fn path(&self) -> String {
        self.folder.display().to_string()
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(arguments).output();
        let output = output.expect("these tests need tmux: install it with the system's package manager");
        assert!(output.status.success(), "tmux {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Starts the program from the shell; its process id goes to a file.
    fn plyground(&self) {
        let program = assert_cmd::cargo::cargo_bin!("plyground").display().to_string();
        self.type_in(&format!("sh -c 'echo $$ > {}/pid; exec {program}'", self.path()));
        self.keys(&["Enter"]);
        self.wait_for("What would you like to do?");
    }

    fn pid(&self) -> String {
        fs::read_to_string(self.folder.join("pid")).unwrap().trim().to_owned()
    }

    fn kill(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.pid()]).status().unwrap().success());
    }

    /// Presses keys, by their names in tmux.
    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    fn type_in(&self, text: &str) {
        self.tmux(&["send-keys", "-l", text]);
    }

    /// Clicks on the cell `further` columns to the right of a text on the screen.
    fn click(&self, text: &str, further: usize) {
        let screen = self.screen();
        let found = screen.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((row + 1, line[..at].chars().count() + 1 + further))
        });
        let (row, column) = found.unwrap_or_else(|| panic!("there is no {text:?} in\n{screen}"));
        self.type_in(&format!("\x1b[<0;{column};{row}M"));
        self.type_in(&format!("\x1b[<0;{column};{row}m"));
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// A format variable of tmux for the terminal.
    fn flag(&self, name: &str) -> String {
        self.tmux(&["display-message", "-p", &format!("#{{{name}}}")]).trim().to_owned()
    }

    fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    fn wait_until(&self, what: &str, is_there: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_there(&self.screen()) {
            assert!(start.elapsed() < GIVE_UP, "{what:?} did not come:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The shell is back, and the terminal is restored.
    fn assert_restored(&self) {
        self.wait_until("the shell", |screen| {
            screen.trim_end().lines().last().is_some_and(|line| line.starts_with(PROMPT))
        });
        for flag in ["alternate_on", "mouse_any_flag"] {
            assert_eq!(self.flag(flag), "0", "{flag}");
        }
        assert_eq!(self.flag("cursor_flag"), "1");
        self.type_in("echo all is w''ell");
        self.keys(&["Enter"]);
        self.wait_for("\nall is well");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
    }
}

#[test]
fn a_game_is_played_to_its_end_by_keys_and_the_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    // Two people at tic-tac-toe.
    terminal.keys(&["Enter", "Down", "Left", "Enter"]);
    terminal.wait_for("X is to move");
    terminal.keys(&["Enter"]);
    terminal.wait_for("1. b2");
    terminal.click(" 3 │", 6);
    terminal.wait_for("1. b2 a3");
    terminal.type_in(":c3");
    terminal.wait_for("Move: c3_");
    terminal.keys(&["Enter", "Left", "Left", "Down"]);
    terminal.keys(&["Enter"]);
    terminal.wait_until("a move", |screen| screen.contains("2. c3 "));
    terminal.keys(&["u"]);
    terminal.wait_until("the move taken back", |screen| screen.contains("2. c3\n"));
    for movement in ["b3", "c2", "b1", "a2"] {
        terminal.type_in(&format!(":{movement}"));
        terminal.keys(&["Enter"]);
        terminal.wait_for(movement);
    }
    terminal.wait_for("Game over! X wins: a2 b2 c2");
    terminal.keys(&["q"]);
    terminal.wait_for("What would you like to do?");
    terminal.keys(&["q"]);
    terminal.assert_restored();
}

#[test]
fn another_size_is_shown_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("Your move");
    terminal.tmux(&["resize-window", "-x", "50", "-y", "15"]);
    terminal.wait_for("too small");
    terminal.tmux(&["resize-window", "-x", "100", "-y", "30"]);
    terminal.wait_for("Your move");
    terminal.keys(&["Enter"]);
    terminal.wait_for("O played");
}

#[test]
fn the_terminal_is_put_back_after_ctrl_c_and_after_a_signal() {
    let folder = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("Your move");
    assert_eq!(terminal.flag("alternate_on"), "1");
    terminal.keys(&["C-c"]);
    terminal.assert_restored();
    terminal.plyground();
    terminal.kill("-TERM");
    terminal.assert_restored();
}

#[test]
fn a_terminal_that_is_closed_takes_the_program_along() {
    let folder = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    let pid = terminal.pid();
    drop(terminal);
    let is_alive = || Command::new("kill").args(["-0", &pid]).output().unwrap().status.success();
    let start = Instant::now();
    while is_alive() {
        assert!(start.elapsed() < GIVE_UP, "the program is still there");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_killed_game_goes_on_with_its_moves() {
    let folder = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("Your move");
    terminal.keys(&["Enter"]);
    terminal.wait_for("O played");
    let screen = terminal.screen();
    let moves = screen.lines().find_map(|line| Some(line[line.find("1. b2 ")?..].trim().to_owned())).unwrap();
    // A half-typed move may be lost, and nothing else.
    terminal.type_in(":c");
    terminal.wait_for("Move: c_");
    terminal.kill("-KILL");
    drop(terminal);
    let terminal = Terminal::open(&folder);
    terminal.plyground();
    terminal.wait_for("tic-tac-toe, level 3, moves: 2");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Your move");
    terminal.wait_for(&moves);
}

#[test]
fn without_a_terminal_there_are_lines() {
    let folder = tempfile::tempdir().unwrap();
    let plyground = |arguments: &[&str]| {
        let mut program = Program::new(assert_cmd::cargo::cargo_bin!("plyground"));
        program.args(arguments).env("PLYGROUND_HOME", folder.path()).env_remove("TERM");
        program
    };
    let refused = plyground(&["tui"]).write_stdin("").assert().code(2);
    let complaint = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(complaint.contains("--linear"), "{complaint}");
    let linear = |mut program: Program| {
        let done = program.write_stdin("9\n").assert().success();
        let said = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        assert!(said.contains("[1] Play, against the program"), "{said}");
    };
    linear(plyground(&["tui", "--linear"]));
    let mut dumb = plyground(&["tui"]);
    dumb.env("TERM", "dumb");
    linear(dumb);
    fs::write(folder.path().join("settings.toml"), "linear = true\n").unwrap();
    linear(plyground(&["tui"]));
    fs::write(folder.path().join("settings.toml"), "linear = true\nlanguage = \"uk\"\n").unwrap();
    let said = |arguments: &[&str]| {
        let done = plyground(arguments).write_stdin("9\n").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    assert!(said(&["tui"]).contains("[1] Зіграти з програмою або"));
    assert!(said(&["tui", "--lang", "sk"]).contains("[1] Hrať proti programu alebo"));
    plyground(&["tui", "--screens"]).write_stdin("").assert().code(2);
}
