//! From the filled-in form to a search that is shown step by step.

use plyground_registry::Session;

use super::Steps;
use super::preparing::{Made, Place, prepare};
use super::sheet::Purposeful;
use crate::context::Context;
use crate::form::Form;
use crate::screen::Action;
use crate::sheet::{LearnSheet, Sheet};

impl Purposeful for LearnSheet {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        let (sheet, title) = (*self, self.title(&cx.texts));
        let (form, chosen) = (form.clone(), form.clone());
        let show = move |session: Box<dyn Session>, cx: &mut Context| -> Made {
            if session.outcome().is_some() {
                return Err(cx.texts.get("tui-learn-finished"));
            }
            let depth = sheet.depth(&chosen, &*session);
            Ok(Box::new(Steps::new(&*session, sheet.algorithm(&chosen), depth, cx)))
        };
        prepare(title, Place::Over, cx, move || sheet.session(&form), show)
    }
}
