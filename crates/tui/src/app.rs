//! The stack of screens and its event handling.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use plyground_i18n::say;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Wrap};

use crate::context::{Context, Environment};
use crate::glyphs::{Glyphs, to_ascii};
use crate::help::Help;
use crate::keybar::{self, KeyHint};
use crate::layout::latin;
use crate::panel::wrap;
use crate::screen::{Action, Click, ClickKind, Screen};
use crate::screens::Home;
use crate::signal::{Signal, Waker};
use crate::spots::Spots;

/// The smallest terminal in which everything can be shown.
pub const SMALLEST: (u16, u16) = (60, 20);

/// The most lines of a message at the bottom.
const MOST_REMARKED: u16 = 4;

/// The whole program, apart from the terminal.
pub struct App {
    stack: Vec<Box<dyn Screen>>,
    cx: Context,
    signals: Receiver<Signal>,
    help: Option<Help>,
    /// The message shown until the next key.
    remark: Option<String>,
    bar: Spots<KeyCode>,
    /// The time of the last tick.
    ticked: Duration,
    done: bool,
    broken: bool,
}

impl App {
    /// The program, with the home screen open.
    pub fn new(given: Environment) -> Self {
        let (sender, signals) = channel();
        let cx = Context::new(given, Waker::new(sender));
        let home = Box::new(Home::new(&cx));
        Self {
            stack: vec![home],
            ticked: cx.time(),
            cx,
            signals,
            help: None,
            remark: None,
            bar: Spots::default(),
            done: false,
            broken: false,
        }
    }

    /// Opens a screen on top of the others.
    pub fn open(&mut self, screen: Box<dyn Screen>) {
        self.act(Action::Open(screen));
    }

    /// The sender that wakes the program from another thread.
    pub fn waker(&self) -> Waker {
        self.cx.waker.clone()
    }

    /// The context of the screens.
    pub fn context(&mut self) -> &mut Context {
        &mut self.cx
    }

    /// Waits for a signal and handles it. Ticks come at the screen's interval, however many other signals arrive.
    pub fn wait(&mut self) {
        use std::sync::mpsc::RecvTimeoutError::Timeout;
        let signal = match self.tick_interval() {
            Some(tick_interval) => {
                self.signals.recv_timeout((self.ticked + tick_interval).saturating_sub(self.cx.time()))
            }
            None => self.signals.recv().map_err(|_| std::sync::mpsc::RecvTimeoutError::Disconnected),
        };
        match signal {
            Ok(signal) => self.handle(&signal),
            Err(Timeout) => {}
            // The receiver cannot be disconnected: a sender is kept here.
            Err(_) => self.end(),
        }
        // All pending signals are handled before anything is drawn.
        while let Ok(signal) = self.signals.try_recv() {
            self.handle(&signal);
        }
        let passed = self.cx.time().saturating_sub(self.ticked);
        if self.tick_interval().is_some_and(|tick_interval| passed >= tick_interval) {
            self.tick();
        }
    }

    /// The shortest tick interval of any screen; `None` if no screen needs ticks.
    pub fn tick_interval(&self) -> Option<Duration> {
        self.stack.iter().filter_map(|screen| screen.tick_interval()).min()
    }

    /// Whether the program is to end.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether it ends because a thread has panicked.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// Handles a signal.
    pub fn handle(&mut self, signal: &Signal) {
        match *signal {
            Signal::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Signal::Terminal(Event::Mouse(event)) => {
                if let Some(click) = Click::of(event) {
                    self.click(click);
                }
            }
            Signal::Terminal(_) => {}
            Signal::Work => self.each(|screen, cx| screen.work(cx)),
            Signal::End => self.end(),
            Signal::Broken => {
                self.broken = true;
                self.end();
            }
        }
    }

    /// Sends a tick to the screens.
    pub fn tick(&mut self) {
        self.ticked = self.cx.time();
        self.each(|screen, cx| screen.tick(cx));
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        frame.buffer_mut().set_style(area, self.cx.palette.base);
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let (width, height) = SMALLEST;
            let text = say!(self.cx.texts, "tui-too-small", width = width, height = height);
            frame.render_widget(
                Paragraph::new(text).wrap(Wrap { trim: true }).style(self.cx.palette.base),
                area,
            );
            return;
        }
        let keys = self.keys();
        let bar = Constraint::Length(keybar::height(&keys, area.width));
        let rows = [Constraint::Length(1), Constraint::Min(1), Constraint::Length(1), bar];
        let [title, body, remark, bar] = Layout::vertical(rows).areas(area);
        let palette = self.cx.palette;
        if let Some(screen) = self.stack.last_mut() {
            let name = screen.title(&self.cx);
            frame.render_widget(Line::styled(name, palette.title), title);
            let program = Line::styled("Plyground", palette.quiet).alignment(Alignment::Right);
            frame.render_widget(program, title);
            screen.draw(frame, body, &self.cx);
        }
        if let Some(text) = &self.remark {
            // A long message covers part of the screen rather than being cut off: its end says what to do.
            let lines = wrap(text, remark.width);
            let height = (lines.len() as u16).min(MOST_REMARKED);
            let remark = Rect { y: remark.bottom() - height, height, ..remark };
            frame.render_widget(Clear, remark);
            frame.buffer_mut().set_style(remark, palette.base);
            for (row, line) in remark.rows().zip(lines) {
                frame.render_widget(Line::styled(line, palette.title), row);
            }
        }
        keybar::draw(frame.buffer_mut(), bar, &keys, &palette, &mut self.bar);
        if let Some(help) = &mut self.help {
            let about = self.stack.last().map_or_else(Vec::new, |screen| screen.about(&self.cx));
            help.draw(frame, area, (&keys, &about), &self.cx.texts, &palette);
        }
        if self.cx.settings().glyphs == Glyphs::Ascii {
            to_ascii(frame.buffer_mut());
        }
    }

    /// The keys of the screen, and those that work everywhere.
    pub fn keys(&self) -> Vec<KeyHint> {
        let Some(screen) = self.stack.last() else { return Vec::new() };
        let texts = &self.cx.texts;
        let mut keys = screen.keys(&self.cx);
        if screen.is_typing() {
            if keys.iter().all(|key| key.press != Some(KeyCode::Esc)) {
                keys.push(KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-back")));
            }
            return keys;
        }
        keys.insert(0, KeyHint::new("?", KeyCode::Char('?'), texts.get("tui-key-help")));
        let last = if self.stack.len() > 1 {
            KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-back"))
        } else {
            KeyHint::new("q", KeyCode::Char('q'), texts.get("tui-key-quit"))
        };
        // If the screen uses Esc itself at the moment, it does not go back.
        if keys.iter().all(|key| key.press != last.press) {
            keys.insert(1, last);
        }
        keys
    }

    fn key(&mut self, key: KeyEvent) {
        self.remark = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.end();
            return;
        }
        if let Some(help) = &mut self.help {
            match key.code {
                KeyCode::Down | KeyCode::Char('j') | KeyCode::PageDown => help.scroll(1),
                KeyCode::Up | KeyCode::Char('k') | KeyCode::PageUp => help.scroll(-1),
                _ => self.help = None,
            }
            return;
        }
        let Some(screen) = self.stack.last_mut() else { return };
        let typing = screen.is_typing();
        let key = match key.code {
            KeyCode::Char(sign) if !typing => KeyEvent { code: KeyCode::Char(latin(sign)), ..key },
            _ => key,
        };
        let action = screen.key(key, &mut self.cx);
        match (action, key.code) {
            (Action::Unused, code) if typing && code != KeyCode::Esc => {}
            (Action::Unused, KeyCode::Char('?') | KeyCode::F(1)) => self.help = Some(Help::default()),
            (Action::Unused, KeyCode::Esc | KeyCode::Backspace) if self.stack.len() > 1 => {
                self.act(Action::Back);
            }
            (Action::Unused, KeyCode::Char('q')) => {
                self.act(if self.stack.len() > 1 { Action::Back } else { Action::Quit });
            }
            (Action::Unused, _) => self.remark = Some(self.cx.texts.get("tui-unknown-key")),
            (action, _) => self.act(action),
        }
    }

    fn click(&mut self, click: Click) {
        self.remark = None;
        if let Some(help) = &mut self.help {
            match click.kind {
                ClickKind::Wheel(steps) => help.scroll(steps),
                ClickKind::Press => self.help = None,
            }
            return;
        }
        let key = self.bar.at(click.at).filter(|_| click.kind == ClickKind::Press);
        if let Some(code) = key {
            return self.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
        let Some(screen) = self.stack.last_mut() else { return };
        let action = screen.mouse(click, &mut self.cx);
        self.act(action);
    }

    /// Calls every screen; only the topmost may change the stack.
    fn each(&mut self, ask: impl Fn(&mut dyn Screen, &mut Context) -> Action) {
        let top = self.stack.len().saturating_sub(1);
        for place in 0..self.stack.len() {
            let action = ask(self.stack[place].as_mut(), &mut self.cx);
            if place == top {
                self.act(action);
            }
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Unused | Action::Stay => {}
            Action::Say(text) => self.remark = Some(text),
            Action::Open(screen) => self.show(screen),
            Action::Replace(screen) => {
                self.close();
                self.show(screen);
            }
            Action::ReplaceTwo(screen) => {
                self.close();
                self.close();
                self.show(screen);
            }
            Action::Back => {
                self.close();
                match self.stack.last_mut() {
                    Some(screen) => screen.resume(&mut self.cx),
                    None => self.done = true,
                }
            }
            Action::BackSaying(text) => {
                self.act(Action::Back);
                self.remark = Some(text);
            }
            Action::Quit => self.end(),
        }
    }

    /// Opens a screen on top, with its message.
    fn show(&mut self, screen: Box<dyn Screen>) {
        self.remark = screen.greeting(&self.cx).or(self.remark.take());
        self.stack.push(screen);
    }

    /// Closes the topmost screen.
    fn close(&mut self) {
        if let Some(mut screen) = self.stack.pop() {
            screen.leave(&mut self.cx);
        }
    }

    /// Ends the program, after every screen has saved its state.
    fn end(&mut self) {
        self.done = true;
        self.stack.iter_mut().for_each(|screen| screen.leave(&mut self.cx));
    }
}
