//! A search shown step by step, beside the board.

use plyground_draw::tree::Tree;
use plyground_i18n::say;
use plyground_lab::record::{manageable_depth, record};
use plyground_lab::replay::Replay;
use plyground_registry::{Algorithm, Limits, Message, Request, Session};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::context::Context;
use crate::keybar::Key;
use crate::panel::game_name;
use crate::screen::{Action, Click, ClickKind, Screen};
use crate::step;
use crate::task::Task;

/// A running search, or one to step through.
pub struct Steps {
    session: Box<dyn Session>,
    recording: Option<Task<Result<Tree, Message>>>,
    walk: Option<step::Screen>,
}

/// The most events of a search that are recorded.
const EVENTS: usize = 200_000;

impl Steps {
    /// Searches a position.
    pub fn new(session: &dyn Session, algorithm: Algorithm, depth: u16, cx: &Context) -> Self {
        let (session, searched) = (session.copy(), session.copy());
        let recording = Task::start(&cx.bell, move |desk| {
            let limits = Limits { cancel: Some(desk.cancel()), ..Limits::default() };
            let request = Request { depth: Some(depth), limits, ..Request::new(algorithm) };
            desk.tell(record(&*searched, &request, "plyground", EVENTS).map(|(_, tree)| tree));
        });
        Self { session, recording: Some(recording), walk: None }
    }

    /// Searches a position with alpha-beta, as deep as the tree can still be shown.
    ///
    /// # Errors
    ///
    /// If there is nothing to search.
    pub fn of_position(session: &dyn Session, cx: &Context) -> Result<Self, String> {
        if session.outcome().is_some() {
            return Err(say!(cx.texts, "study-finished", position = session.position()));
        }
        let offered = session.algorithms();
        let algorithm =
            if offered.contains(&Algorithm::AlphaBeta) { Algorithm::AlphaBeta } else { offered[0] };
        Ok(Self::new(session, algorithm, manageable_depth(session, session.default_depth().max(1)), cx))
    }
}

impl Screen for Steps {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-steps-title", game = game_name(&self.session.game(), &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        if let Some(walk) = &self.walk {
            walk.draw_within(frame, area, &cx.texts, &cx.look());
        } else {
            frame.render_widget(Line::styled(cx.texts.get("tree-searching"), cx.palette.base), area);
        }
    }

    fn keys(&self, cx: &Context) -> Vec<Key> {
        let texts = &cx.texts;
        let Some(walk) = &self.walk else { return Vec::new() };
        if walk.is_typing() {
            return vec![
                Key::new("Enter", KeyCode::Enter, texts.get("tui-key-go")),
                Key::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")),
            ];
        }
        vec![
            Key::new("→", KeyCode::Right, texts.get("tui-key-next")),
            Key::new("←", KeyCode::Left, texts.get("tui-key-before")),
            Key::new("c", KeyCode::Char('c'), texts.get("tui-key-cut")),
            Key::new("n", KeyCode::Char('n'), texts.get("tui-key-below")),
            Key::new("g", KeyCode::Char('g'), texts.get("tui-key-go")),
            Key::new("b", KeyCode::Char('b'), texts.get("tui-key-board")),
            Key::new("C", KeyCode::Char('C'), texts.get("tui-key-cut-before")),
            Key::new("r", KeyCode::Char('r'), texts.get("tui-key-research")),
            Key::new("↑", KeyCode::Up, texts.get("tui-key-above")),
            Key::group("+ -", texts.get("tui-key-unfold")),
            Key::group("J K", texts.get("tui-key-scroll")),
            Key::group("Home End", texts.get("tui-key-ends")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let Some(walk) = &mut self.walk else { return Action::Unused };
        // Keys that work everywhere are handled by the program.
        let everywhere = matches!(key.code, KeyCode::Char('?' | 'q') | KeyCode::F(1) | KeyCode::Esc);
        if everywhere && !walk.is_typing() {
            return Action::Unused;
        }
        walk.press(key, &cx.texts);
        Action::Stay
    }

    fn mouse(&mut self, click: Click, _cx: &mut Context) -> Action {
        if let (Some(walk), ClickKind::Wheel(lines)) = (&mut self.walk, click.kind) {
            walk.scroll(lines as isize);
        }
        Action::Stay
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        let Some(found) = self.recording.as_ref().and_then(|task| task.news().pop()) else {
            return Action::Stay;
        };
        self.recording = None;
        match found {
            Ok(tree) => {
                self.walk = Some(step::Screen::new(Replay::new(tree), self.session.after(&[]).ok()));
                Action::Stay
            }
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn is_typing(&self) -> bool {
        self.walk.as_ref().is_some_and(step::Screen::is_typing)
    }
}
