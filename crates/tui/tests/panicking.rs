//! The terminal after a panic, in a real terminal by tmux. This test binary is also the program that panics there.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, process, thread};

use plyground_tui::context::Context;
use plyground_tui::job::BackgroundJob;
use plyground_tui::keybar::KeyHint;
use plyground_tui::run;
use plyground_tui::screen::{Action, Screen};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use test_program::TestProgram;

/// Set for the process that panics.
const IS_CHILD: &str = "PLYGROUND_TEST_PANIC";
/// The longest wait for a text; after that the test fails.
const GIVE_UP: Duration = Duration::from_secs(60);

/// A screen that fails when a key is pressed, by itself or on another thread.
struct PanickingScreen(Option<BackgroundJob<()>>);

impl Screen for PanickingScreen {
    fn title(&self, _: &Context) -> String {
        "ready to fail".to_owned()
    }

    fn draw(&mut self, _: &mut Frame<'_>, _: Rect, _: &Context) {}

    fn keys(&self, _: &Context) -> Vec<KeyHint> {
        Vec::new()
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        if key.code == KeyCode::Char('t') {
            self.0 = Some(BackgroundJob::start(&cx.waker, |_| panic!("failed on a thread")));
            return Action::Stay;
        }
        panic!("failed by itself");
    }
}

/// A tmux server, which ends with the test.
struct TmuxServer(String);

impl TmuxServer {
    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.0]).args(arguments).output();
        let output = output.expect("these tests need tmux: install it with the system's package manager");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for TmuxServer {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.0, "kill-server"]).output();
    }
}

/// What runs in the terminal.
fn child() {
    let mut program = TestProgram::new(80, 24);
    program.app.open(Box::new(PanickingScreen(None)));
    run(&mut program.app).unwrap();
}

#[test]
fn the_terminal_is_put_back_after_a_panic_of_any_thread() {
    if env::var_os(IS_CHILD).is_some() {
        return child();
    }
    for (key, words) in [("x", "failed by itself"), ("t", "failed on a thread")] {
        let server = TmuxServer(format!("plyground-panic-{}-{key}", process::id()));
        let tmux = |arguments: &[&str]| server.tmux(arguments);
        let wait_until = |text: &str, is_there: &dyn Fn(&str) -> bool| {
            let start = Instant::now();
            while !is_there(&tmux(&["capture-pane", "-p"])) {
                assert!(
                    start.elapsed() < GIVE_UP,
                    "{text:?} did not come:\n{}",
                    tmux(&["capture-pane", "-p"])
                );
                thread::sleep(Duration::from_millis(20));
            }
        };
        let wait_for = |text: &str| wait_until(text, &|screen| screen.contains(text));
        let program = env::current_exe().unwrap().display().to_string();
        tmux(&["-u", "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "env PS1='shell> ' sh"]);
        wait_for("shell>");
        let command = format!("{IS_CHILD}=1 {program} --nocapture");
        tmux(&["send-keys", "-l", &command]);
        tmux(&["send-keys", "Enter"]);
        wait_for("ready to fail");
        assert_eq!(tmux(&["display-message", "-p", "#{alternate_on}#{mouse_any_flag}"]).trim(), "11");
        tmux(&["send-keys", key]);
        wait_for(words);
        wait_until("the shell", &|screen| {
            screen.trim_end().lines().last().is_some_and(|line| line.starts_with("shell>"))
        });
        tmux(&["send-keys", "-l", "echo all is w''ell"]);
        tmux(&["send-keys", "Enter"]);
        wait_for("\nall is well");
        let flags = tmux(&["display-message", "-p", "#{alternate_on}#{mouse_any_flag}#{cursor_flag}"]);
        assert_eq!(flags.trim(), "001", "{words}");
    }
}
