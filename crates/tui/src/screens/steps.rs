//! A search shown step by step, beside the board.

use plyground_draw::tree::Tree;
use plyground_i18n::say;
use plyground_lab::record::{manageable_depth, record};
use plyground_lab::replay::Replay;
use plyground_registry::{Algorithm, Limits, Message, SearchTask, Session};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::context::Context;
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::panel::game_name;
use crate::screen::{Action, Click, ClickKind, Screen};
use crate::step;

/// A running search, or one to step through.
pub struct LearnScreen {
    session: Box<dyn Session>,
    recording: Option<BackgroundJob<Result<Tree, Message>>>,
    steps: Option<step::StepScreen>,
}

/// The most events of a search that are recorded.
const EVENTS: usize = 200_000;

impl LearnScreen {
    /// Searches a position.
    pub fn new(session: &dyn Session, algorithm: Algorithm, depth: u16, cx: &Context) -> Self {
        let (session, searched) = (session.copy(), session.copy());
        let recording = BackgroundJob::start(&cx.waker, move |job| {
            let limits = Limits { cancel: Some(job.cancel()), ..Limits::default() };
            let task = SearchTask { depth: Some(depth), limits, ..SearchTask::new(algorithm) };
            job.tell(record(&*searched, &task, "plyground", EVENTS).map(|(_, tree)| tree));
        });
        Self { session, recording: Some(recording), steps: None }
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

impl Screen for LearnScreen {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-steps-title", game = game_name(&self.session.game(), &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        if let Some(steps) = &self.steps {
            steps.draw_within(frame, area, &cx.texts, &cx.board_style());
        } else {
            frame.render_widget(Line::styled(cx.texts.get("tree-searching"), cx.palette.base), area);
        }
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        let Some(steps) = &self.steps else { return Vec::new() };
        if steps.is_typing() {
            return vec![
                KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-go")),
                KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")),
            ];
        }
        vec![
            KeyHint::new("→", KeyCode::Right, texts.get("tui-key-next")),
            KeyHint::new("←", KeyCode::Left, texts.get("tui-key-before")),
            KeyHint::new("c", KeyCode::Char('c'), texts.get("tui-key-cut")),
            KeyHint::new("n", KeyCode::Char('n'), texts.get("tui-key-below")),
            KeyHint::new("g", KeyCode::Char('g'), texts.get("tui-key-go")),
            KeyHint::new("b", KeyCode::Char('b'), texts.get("tui-key-board")),
            KeyHint::new("C", KeyCode::Char('C'), texts.get("tui-key-cut-before")),
            KeyHint::new("r", KeyCode::Char('r'), texts.get("tui-key-research")),
            KeyHint::new("↑", KeyCode::Up, texts.get("tui-key-above")),
            KeyHint::group("+ -", texts.get("tui-key-unfold")),
            KeyHint::group("J K", texts.get("tui-key-scroll")),
            KeyHint::group("Home End", texts.get("tui-key-ends")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let Some(steps) = &mut self.steps else { return Action::Unused };
        // Keys that work everywhere are handled by the program.
        let everywhere = matches!(key.code, KeyCode::Char('?' | 'q') | KeyCode::F(1) | KeyCode::Esc);
        if everywhere && !steps.is_typing() {
            return Action::Unused;
        }
        steps.press(key, &cx.texts);
        Action::Stay
    }

    fn mouse(&mut self, click: Click, _cx: &mut Context) -> Action {
        if let (Some(steps), ClickKind::Wheel(lines)) = (&mut self.steps, click.kind) {
            steps.scroll(lines as isize);
        }
        Action::Stay
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        let Some(found) = self.recording.as_ref().and_then(|job| job.results().pop()) else {
            return Action::Stay;
        };
        self.recording = None;
        match found {
            Ok(tree) => {
                self.steps = Some(step::StepScreen::new(Replay::new(tree), self.session.after(&[]).ok()));
                Action::Stay
            }
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn is_typing(&self) -> bool {
        self.steps.as_ref().is_some_and(step::StepScreen::is_typing)
    }
}
