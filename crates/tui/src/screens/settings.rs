//! The settings: every change takes effect and is saved at once.

use plyground_i18n::say;
use plyground_registry::open;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::form::FormActions;
use crate::board::{self, Overlay};
use crate::context::Context;
use crate::form::Form;
use crate::forms::SettingsForm;
use crate::screen::Action;

impl FormActions for SettingsForm {
    fn start(&self, _form: &Form, _cx: &mut Context) -> Action {
        Action::Back
    }

    fn changed(&self, id: &str, form: &Form, cx: &mut Context) -> Action {
        let settings = self.settings(form);
        cx.set(settings);
        match cx.store.keep_settings(&settings) {
            Err(error) => Action::Say(say!(cx.texts, "tui-not-kept", why = error.to_string())),
            Ok(()) if id == "linear" && settings.is_linear => {
                Action::Say(cx.texts.get("tui-set-linear-line"))
            }
            Ok(()) => Action::Stay,
        }
    }

    /// Draws a small board as a preview.
    fn draw_below(&self, frame: &mut Frame<'_>, area: Rect, _about: &str, cx: &Context) {
        let mut session = open("tic-tac-toe").expect("the game is in the list");
        for movement in ["b2", "a1", "c3", "a3"] {
            session.play(movement).expect("the cells are free");
        }
        let overlay = Overlay { cursor: Some(3), last: Some(0), ..Overlay::default() };
        let grid = session.grid().expect("it is played on a board");
        board::draw(frame.buffer_mut(), area, &grid, &overlay, &cx.board_style());
    }
}
