//! A screen shown while another is prepared: some games build tables for their rules, which takes a while.

use plyground_registry::Message;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::form::centred;
use crate::context::Context;
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::panel::wrap;
use crate::screen::{Action, Screen};

/// The running preparation, and how the screen is made from its result.
struct Preparing<T> {
    title: String,
    mode: OpenMode,
    job: BackgroundJob<Result<T, Message>>,
    then: Option<Then<T>>,
}

type Then<T> = Box<dyn FnOnce(T, &mut Context) -> Made>;

/// The prepared screen, or the error message.
pub(super) type Made = Result<Box<dyn Screen>, String>;

/// Where the prepared screen is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OpenMode {
    /// On top of the screen that requested it.
    Over,
    /// In place of that screen. Until then it stays, so that the user can go back and change something.
    Instead,
}

/// Prepares something on another thread and opens the screen made from it; shows a message if that takes a while.
pub(super) fn prepare<T: Send + 'static>(
    title: String,
    mode: OpenMode,
    cx: &mut Context,
    work: impl FnOnce() -> Result<T, Message> + Send + 'static,
    then: impl FnOnce(T, &mut Context) -> Made + 'static,
) -> Action {
    let job = BackgroundJob::start(&cx.waker, move |job| job.tell(work()));
    let Some(done) = job.wait(cx.patience) else {
        let then: Option<Then<T>> = Some(Box::new(then));
        return Action::Open(Box::new(Preparing { title, mode, job, then }));
    };
    match (done.map_err(|why| cx.texts.tell(&why)).and_then(|done| then(done, cx)), mode) {
        (Ok(screen), OpenMode::Over) => Action::Open(screen),
        (Ok(screen), OpenMode::Instead) => Action::Replace(screen),
        (Err(why), _) => Action::Say(why),
    }
}

impl<T: Send + 'static> Screen for Preparing<T> {
    fn title(&self, _cx: &Context) -> String {
        self.title.clone()
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        draw_preparing(frame, area, cx);
    }

    fn keys(&self, _cx: &Context) -> Vec<KeyHint> {
        Vec::new()
    }

    fn key(&mut self, _key: KeyEvent, _cx: &mut Context) -> Action {
        Action::Unused
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        let Some(done) = self.job.results().pop() else { return Action::Stay };
        let Some(then) = self.then.take() else { return Action::Stay };
        match (done.map_err(|why| cx.texts.tell(&why)).and_then(|done| then(done, cx)), self.mode) {
            (Ok(screen), OpenMode::Over) => Action::Replace(screen),
            (Ok(screen), OpenMode::Instead) => Action::ReplaceTwo(screen),
            (Err(why), _) => Action::BackSaying(why),
        }
    }
}

/// Shows the message that a screen is being prepared.
pub(super) fn draw_preparing(frame: &mut Frame<'_>, area: Rect, cx: &Context) {
    let area = centred(area);
    for (row, line) in area.rows().zip(wrap(&cx.texts.get("tui-preparing"), area.width)) {
        frame.render_widget(Line::styled(line, cx.palette.quiet), row);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::super::Home;
    use super::*;
    use crate::store::Store;
    use crate::{App, Environment};

    #[test]
    fn what_takes_its_time_is_waited_for_on_a_screen() {
        let mut app = App::new(Environment::for_tests(Store::default(), Duration::ZERO));
        let cx = app.context();
        let (go, gone) = channel();
        let work = move || {
            gone.recv().expect("somebody lets it go on");
            Ok(())
        };
        let home = |(), cx: &mut Context| -> Made { Ok(Box::new(Home::new(cx))) };
        let Action::Open(mut waiting) = prepare("caro".to_owned(), OpenMode::Over, cx, work, home) else {
            panic!()
        };
        assert_eq!(waiting.title(cx), "caro");
        assert!(matches!(waiting.work(cx), Action::Stay));
        go.send(()).unwrap();
        let next = loop {
            if let Action::Replace(next) = waiting.work(cx) {
                break next;
            }
            std::thread::yield_now();
        };
        assert_ne!(next.title(cx), "caro");
        cx.patience = Duration::from_secs(600);
        let Action::Open(at_once) = prepare("caro".to_owned(), OpenMode::Over, cx, || Ok(()), home) else {
            panic!()
        };
        assert_ne!(at_once.title(cx), "caro");
    }
}
