//! The interface of a screen.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::context::Context;
use crate::keybar::KeyHint;

/// A screen. Screens lie on a stack; the topmost is shown and gets the keys.
pub trait Screen {
    /// Its title.
    fn title(&self, cx: &Context) -> String;

    /// Draws it. The screen may record where things were drawn, and changes nothing else.
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context);

    /// The keys that work now, the most important first.
    fn keys(&self, cx: &Context) -> Vec<KeyHint>;

    /// Handles a key.
    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action;

    /// Handles the mouse.
    fn mouse(&mut self, _click: Click, _cx: &mut Context) -> Action {
        Action::Unused
    }

    /// Takes results of work on other threads. Called for every screen on the stack.
    fn work(&mut self, _cx: &mut Context) -> Action {
        Action::Stay
    }

    /// Handles a tick.
    fn tick(&mut self, _cx: &mut Context) -> Action {
        Action::Stay
    }

    /// Its tick interval; `None` if it needs no ticks.
    fn tick_interval(&self) -> Option<Duration> {
        None
    }

    /// Whether letters go into a text field at the moment, and are no commands.
    fn is_typing(&self) -> bool {
        false
    }

    /// A message for users who see it for the first time; shown at the bottom until the next key.
    fn greeting(&self, _cx: &Context) -> Option<String> {
        None
    }

    /// The paragraphs of the help below the keys: the rules of the current game.
    fn about(&self, _cx: &Context) -> Vec<String> {
        Vec::new()
    }

    /// The screen is closed, or the whole program ends.
    fn leave(&mut self, _cx: &mut Context) {}

    /// It is the topmost screen again.
    fn resume(&mut self, _cx: &mut Context) {}
}

/// The effect of an event on the stack of screens.
pub enum Action {
    /// The event is not handled here.
    Unused,
    /// Nothing.
    Stay,
    /// A message is shown at the bottom until the next key.
    Say(String),
    /// Another screen is opened on top.
    Open(Box<dyn Screen>),
    /// Another screen replaces this one.
    Replace(Box<dyn Screen>),
    /// Another screen replaces this one and the one below it.
    ReplaceTwo(Box<dyn Screen>),
    /// The screen is closed.
    Back,
    /// The screen is closed, and a message is shown.
    BackSaying(String),
    /// The program ends.
    Quit,
}

/// A mouse event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Click {
    /// Where.
    pub at: Position,
    /// What.
    pub kind: ClickKind,
}

/// The kind of a mouse event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClickKind {
    /// The left button was pressed.
    Press,
    /// The wheel was turned by this many steps, positive downwards.
    Wheel(i32),
}

impl Click {
    /// The mouse event of a terminal event, if it is one of these kinds.
    pub fn of(event: MouseEvent) -> Option<Self> {
        let kind = match event.kind {
            MouseEventKind::Down(MouseButton::Left) => ClickKind::Press,
            MouseEventKind::ScrollDown => ClickKind::Wheel(1),
            MouseEventKind::ScrollUp => ClickKind::Wheel(-1),
            _ => return None,
        };
        Some(Self { at: Position::new(event.column, event.row), kind })
    }
}

/// The direction of a cursor key, an arrow or h, j, k, l: columns to the right and rows down.
pub fn step(code: KeyCode) -> Option<(isize, isize)> {
    Some(match code {
        KeyCode::Left | KeyCode::Char('h') => (-1, 0),
        KeyCode::Right | KeyCode::Char('l') => (1, 0),
        KeyCode::Up | KeyCode::Char('k') => (0, -1),
        KeyCode::Down | KeyCode::Char('j') => (0, 1),
        _ => return None,
    })
}
