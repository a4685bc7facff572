//! From the filled-in form to a search that is shown step by step.

use plyground_registry::Session;

use super::LearnScreen;
use super::form::FormActions;
use super::preparing::{Made, OpenMode, prepare};
use crate::context::Context;
use crate::form::Form;
use crate::forms::{FormDefinition, LearnForm};
use crate::screen::Action;

impl FormActions for LearnForm {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        let (definition, title) = (*self, self.title(&cx.texts));
        let (form, chosen) = (form.clone(), form.clone());
        let show = move |session: Box<dyn Session>, cx: &mut Context| -> Made {
            if session.outcome().is_some() {
                return Err(cx.texts.get("tui-learn-finished"));
            }
            let depth = definition.depth(&chosen, &*session);
            Ok(Box::new(LearnScreen::new(&*session, definition.algorithm(&chosen), depth, cx)))
        };
        prepare(title, OpenMode::Over, cx, move || definition.session(&form), show)
    }
}
