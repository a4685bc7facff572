//! The program under test: a terminal in memory, a clock that is advanced by hand, and a folder of its own.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use plyground_i18n::{LANGUAGES, Language};
use plyground_tui::settings::Settings;
use plyground_tui::signal::Signal;
use plyground_tui::store::Store;
use plyground_tui::{App, Environment};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tempfile::TempDir;

/// The longest wait for a text; after that the test fails.
const GIVE_UP: Duration = Duration::from_secs(120);

pub(crate) struct TestProgram {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    /// Milliseconds.
    clock: Arc<AtomicU64>,
    pub(crate) folder: TempDir,
}

impl TestProgram {
    pub(crate) fn new(width: u16, height: u16) -> Self {
        Self::with(width, height, Settings::default(), &LANGUAGES[0])
    }

    pub(crate) fn with(width: u16, height: u16, settings: Settings, language: &'static Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(AtomicU64::new(0));
        let app = app(&folder, settings, language, &clock);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, terminal, clock, folder }
    }

    /// The program as if it had been killed and started again.
    pub(crate) fn restart(&mut self) {
        self.app = app(&self.folder, Settings::default(), &LANGUAGES[0], &self.clock);
    }

    /// Presses keys: letters as they are, others by their names in angle brackets.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for code in codes(keys) {
            let key = KeyEvent::new(code, KeyModifiers::NONE);
            self.app.handle(&Signal::Terminal(Event::Key(key)));
        }
        self
    }

    /// Clicks a number of columns to the right of where a text begins on the screen.
    pub(crate) fn click(&mut self, text: &str, further: u16) -> &mut Self {
        let screen = self.text();
        let (row, column) = screen
            .lines()
            .enumerate()
            .find_map(|(row, line)| {
                let at = line.find(text)?;
                Some((row as u16, line[..at].chars().count() as u16))
            })
            .unwrap_or_else(|| panic!("there is no {text:?} in\n{screen}"));
        self.mouse(MouseEventKind::Down(MouseButton::Left), column + further, row)
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) -> &mut Self {
        let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(&Signal::Terminal(Event::Mouse(event)));
        self
    }

    /// Advances the clock.
    pub(crate) fn advance(&mut self, time: Duration) -> &mut Self {
        self.clock.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
        self.app.tick();
        self
    }

    /// Advances the clock while mouse events keep coming.
    pub(crate) fn advance_moving(&mut self, time: Duration) -> &mut Self {
        self.clock.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
        let kind = MouseEventKind::Moved;
        let event = MouseEvent { kind, column: 1, row: 1, modifiers: KeyModifiers::NONE };
        self.app.waker().send(Signal::Terminal(Event::Mouse(event)));
        self.app.wait();
        self
    }

    /// Waits until a text is on the screen.
    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Self {
        let start = Instant::now();
        while !self.text().contains(text) {
            assert!(start.elapsed() < GIVE_UP, "{text:?} did not come:\n{}", self.text());
            self.app.handle(&Signal::Work);
            thread::sleep(Duration::from_millis(2));
        }
        self
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.terminal.backend_mut().resize(width, height);
        self
    }

    /// The text on the screen.
    pub(crate) fn text(&mut self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width));
        let row = |cells: &[ratatui::buffer::Cell]| {
            cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned()
        };
        rows.map(row).collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn buffer(&mut self) -> Buffer {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().buffer().clone()
    }
}

fn app(folder: &TempDir, settings: Settings, language: &'static Language, clock: &Arc<AtomicU64>) -> App {
    let clock = Arc::clone(clock);
    App::new(Environment {
        store: Store::at(folder.path()),
        settings,
        language,
        has_colours: true,
        seed: 1,
        clock: Arc::new(move || Duration::from_millis(clock.load(Ordering::Relaxed))),
        now: || SystemTime::UNIX_EPOCH,
        patience: GIVE_UP,
    })
}

fn codes(keys: &str) -> Vec<KeyCode> {
    let mut codes = Vec::new();
    let mut rest = keys;
    while let Some(letter) = rest.chars().next() {
        if let Some((name, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            codes.push(match name {
                "enter" => KeyCode::Enter,
                "esc" => KeyCode::Esc,
                "up" => KeyCode::Up,
                "down" => KeyCode::Down,
                "left" => KeyCode::Left,
                "right" => KeyCode::Right,
                "tab" => KeyCode::Tab,
                "home" => KeyCode::Home,
                "end" => KeyCode::End,
                "back" => KeyCode::Backspace,
                _ => panic!("no key is called {name}"),
            });
            rest = after;
        } else {
            codes.push(KeyCode::Char(letter));
            rest = &rest[letter.len_utf8()..];
        }
    }
    codes
}
