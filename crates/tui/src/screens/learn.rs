//! From what was chosen to a search that is walked through.

use super::Steps;
use super::sheet::Purposeful;
use crate::context::Context;
use crate::form::Form;
use crate::screen::Action;
use crate::sheet::LearnSheet;

impl Purposeful for LearnSheet {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        let session = match self.session(form) {
            Ok(session) => session,
            Err(why) => return Action::Say(cx.texts.tell(&why)),
        };
        if session.outcome().is_some() {
            return Action::Say(cx.texts.get("tui-learn-finished"));
        }
        let depth = self.depth(form, &*session);
        Action::Open(Box::new(Steps::new(&*session, self.algorithm(form), depth, cx)))
    }
}
