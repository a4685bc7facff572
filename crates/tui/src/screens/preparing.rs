//! A screen that is being made: some games build tables for their rules, and nobody should look at a dead screen meanwhile.

use plyground_registry::Message;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::sheet::centred;
use crate::context::Context;
use crate::keybar::Key;
use crate::panel::wrap;
use crate::screen::{Action, Screen};
use crate::task::Task;

/// What is being made, and what is shown once it is.
struct Preparing<T> {
    title: String,
    task: Task<Result<T, Message>>,
    then: Option<Then<T>>,
    /// Why nothing comes of it.
    failed: Option<Message>,
}

type Then<T> = Box<dyn FnOnce(T, &mut Context) -> Box<dyn Screen>>;

/// Makes something on another thread and shows the screen that comes of it; a few words, while that takes its time.
pub(super) fn prepare<T: Send + 'static>(
    title: String,
    cx: &mut Context,
    job: impl FnOnce() -> Result<T, Message> + Send + 'static,
    then: impl FnOnce(T, &mut Context) -> Box<dyn Screen> + 'static,
) -> Action {
    let task = Task::start(&cx.bell, move |desk| desk.tell(job()));
    match task.wait(cx.patience) {
        Some(Ok(made)) => Action::Open(then(made, cx)),
        Some(Err(why)) => Action::Say(cx.texts.tell(&why)),
        None => Action::Open(Box::new(Preparing { title, task, then: Some(Box::new(then)), failed: None })),
    }
}

impl<T: Send + 'static> Screen for Preparing<T> {
    fn title(&self, _cx: &Context) -> String {
        self.title.clone()
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        match &self.failed {
            Some(why) => draw_words(frame, area, &cx.texts.tell(why), cx),
            None => draw_preparing(frame, area, cx),
        }
    }

    fn keys(&self, _cx: &Context) -> Vec<Key> {
        Vec::new()
    }

    fn key(&mut self, _key: KeyEvent, _cx: &mut Context) -> Action {
        Action::Unused
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        match (self.task.news().pop(), self.then.take()) {
            (Some(Ok(made)), Some(then)) => Action::Replace(then(made, cx)),
            (Some(Err(why)), _) => {
                self.failed = Some(why);
                Action::Stay
            }
            (_, then) => {
                self.then = then;
                Action::Stay
            }
        }
    }
}

/// Says that something is on its way.
pub(super) fn draw_preparing(frame: &mut Frame<'_>, area: Rect, cx: &Context) {
    draw_words(frame, area, &cx.texts.get("tui-preparing"), cx);
}

fn draw_words(frame: &mut Frame<'_>, area: Rect, words: &str, cx: &Context) {
    let area = centred(area);
    for (row, line) in area.rows().zip(wrap(words, area.width)) {
        frame.render_widget(Line::styled(line, cx.palette.quiet), row);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;
    use std::time::{Duration, SystemTime};

    use plyground_i18n::LANGUAGES;

    use super::super::Home;
    use super::*;
    use crate::settings::Settings;
    use crate::store::Store;
    use crate::{App, Surroundings};

    #[test]
    fn what_takes_its_time_is_waited_for_on_a_screen() {
        let mut app = App::new(Surroundings {
            store: Store::default(),
            settings: Settings::default(),
            language: &LANGUAGES[0],
            has_colours: false,
            seed: 1,
            clock: Arc::new(|| Duration::ZERO),
            now: || SystemTime::UNIX_EPOCH,
            patience: Duration::ZERO,
        });
        let cx = app.context();
        let (go, gone) = channel();
        let job = move || {
            gone.recv().expect("somebody lets it go on");
            Ok(())
        };
        let home = |(), cx: &mut Context| -> Box<dyn Screen> { Box::new(Home::new(cx)) };
        let Action::Open(mut waiting) = prepare("caro".to_owned(), cx, job, home) else { panic!() };
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
        let Action::Open(at_once) = prepare("caro".to_owned(), cx, || Ok(()), home) else { panic!() };
        assert_ne!(at_once.title(cx), "caro");
    }
}
