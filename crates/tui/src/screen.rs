//! What a screen is.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::context::Context;
use crate::keybar::Key;

/// One of the things that a person can look at. Screens lie on a stack; the topmost is seen and gets the keys.
pub trait Screen {
    /// What stands above it.
    fn title(&self, cx: &Context) -> String;

    /// Draws it. The screen may note where things stand, and changes nothing else.
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context);

    /// The keys that work now, the most important first.
    fn keys(&self, cx: &Context) -> Vec<Key>;

    /// Does what a key asks for.
    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action;

    /// Does what the mouse asks for.
    fn mouse(&mut self, _click: Click, _cx: &mut Context) -> Action {
        Action::Unused
    }

    /// Looks for results of work on other threads. Asked of every screen on the stack.
    fn work(&mut self, _cx: &mut Context) -> Action {
        Action::Stay
    }

    /// Time has passed.
    fn tick(&mut self, _cx: &mut Context) -> Action {
        Action::Stay
    }

    /// How often it wants to be told that time passes; `None` if nothing moves by itself.
    fn beat(&self) -> Option<Duration> {
        None
    }

    /// Whether letters are typed into a field just now and mean nothing else.
    fn is_typing(&self) -> bool {
        false
    }

    /// What somebody should know who sees it for the first time; said at the bottom until the next key.
    fn greeting(&self, _cx: &Context) -> Option<String> {
        None
    }

    /// What the help tells besides the keys, a paragraph each: the rules of a game that is played here.
    fn about(&self, _cx: &Context) -> Vec<String> {
        Vec::new()
    }

    /// It goes away, or the whole program ends.
    fn leave(&mut self, _cx: &mut Context) {}

    /// It is seen again, after what lay over it went away.
    fn resume(&mut self, _cx: &mut Context) {}
}

/// What becomes of the stack of screens.
pub enum Action {
    /// The event means nothing here.
    Unused,
    /// Nothing.
    Stay,
    /// Something is to be said at the bottom until the next key.
    Say(String),
    /// Another screen lies on top.
    Open(Box<dyn Screen>),
    /// Another screen takes this one's place.
    Replace(Box<dyn Screen>),
    /// Another screen takes the place of this one and of the one below it.
    ReplaceTwo(Box<dyn Screen>),
    /// The screen goes away.
    Back,
    /// The screen goes away, and something is to be said about that.
    BackSaying(String),
    /// The program ends.
    Quit,
}

/// What the mouse did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Click {
    /// Where.
    pub at: Position,
    /// What.
    pub kind: ClickKind,
}

/// What was done with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClickKind {
    /// Its left button was pressed.
    Press,
    /// Its wheel was turned, by so many steps down.
    Wheel(i32),
}

impl Click {
    /// What the terminal says about the mouse, if it matters.
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

/// A step of a cursor, by the arrows or by h, j, k and l: columns to the right and rows down.
pub fn step(code: KeyCode) -> Option<(isize, isize)> {
    Some(match code {
        KeyCode::Left | KeyCode::Char('h') => (-1, 0),
        KeyCode::Right | KeyCode::Char('l') => (1, 0),
        KeyCode::Up | KeyCode::Char('k') => (0, -1),
        KeyCode::Down | KeyCode::Char('j') => (0, 1),
        _ => return None,
    })
}
