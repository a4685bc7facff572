//! A form on the screen.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::context::Context;
use crate::form::{Form, FormReply};
use crate::forms::{FormDefinition, blank, renew};
use crate::keybar::KeyHint;
use crate::panel::{draw_lines, wrap};
use crate::screen::{Action, Click, Screen};

/// A form on the screen, and what it means.
pub struct FormScreen<S> {
    definition: S,
    form: Form,
    /// The text about the form. Cached, because games are opened for it.
    about: String,
}

/// What a form does when it is changed or submitted.
pub trait FormActions: FormDefinition {
    /// Handles the submitted form.
    fn start(&self, form: &Form, cx: &mut Context) -> Action;

    /// Handles a changed row.
    fn changed(&self, _id: &str, _form: &Form, _cx: &mut Context) -> Action {
        Action::Stay
    }

    /// Draws the area below the rows: the text about them.
    fn draw_below(&self, frame: &mut Frame<'_>, area: Rect, about: &str, cx: &Context) {
        let lines = wrap(about, area.width).into_iter().map(|line| Line::styled(line, cx.palette.quiet));
        draw_lines(frame.buffer_mut(), area, lines);
    }
}

impl<S: FormActions> FormScreen<S> {
    /// An empty form.
    pub fn new(definition: S, cx: &Context) -> Self {
        let form = blank(&definition, &cx.texts);
        let about = definition.about(&form, &cx.texts);
        Self { definition, form, about }
    }

    fn reply(&mut self, reply: FormReply, cx: &mut Context) -> Action {
        match reply {
            FormReply::Unused => Action::Unused,
            FormReply::Used => Action::Stay,
            FormReply::Changed(id) => {
                let action = self.definition.changed(id, &self.form, cx);
                // Only now: the change may have changed the language.
                renew(&self.definition, &mut self.form, id, &cx.texts);
                self.about = self.definition.about(&self.form, &cx.texts);
                action
            }
            FormReply::Pressed(_) => self.definition.start(&self.form, cx),
        }
    }
}

impl<S: FormActions> Screen for FormScreen<S> {
    fn title(&self, cx: &Context) -> String {
        self.definition.title(&cx.texts)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let area = centred(area);
        let used = self.form.draw(frame.buffer_mut(), area, &cx.texts, &cx.palette) + 1;
        let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        self.definition.draw_below(frame, below, &self.about, cx);
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        vec![
            KeyHint::new("Enter", KeyCode::Enter, self.definition.go(&cx.texts)),
            KeyHint::group("↑↓", cx.texts.get("tui-key-choose")),
            KeyHint::group("←→", cx.texts.get("tui-key-change")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let reply = self.form.key(key.code);
        self.reply(reply, cx)
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        let reply = self.form.click(click);
        self.reply(reply, cx)
    }

    fn is_typing(&self) -> bool {
        self.form.is_typing()
    }
}

/// The area of a form, in the middle of wide screens.
pub(super) fn centred(area: Rect) -> Rect {
    let width = area.width.min(76);
    let top = u16::from(area.height > 16) * 2;
    Rect::new(area.x + (area.width - width) / 2, area.y + top, width, area.height - top)
}
