//! From what was agreed on to the game.

use plyground_registry::Message;

use super::sheet::Purposeful;
use super::{Analyse, Play, Watch};
use crate::context::Context;
use crate::form::Form;
use crate::party::Party;
use crate::screen::Action;
use crate::sheet::{Purpose, SetupSheet};

impl Purposeful for SetupSheet {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        begin(*self, form, cx).unwrap_or_else(|why| Action::Say(cx.texts.tell(&why)))
    }
}

fn begin(sheet: SetupSheet, form: &Form, cx: &mut Context) -> Result<Action, Message> {
    Ok(Action::Replace(match sheet.purpose() {
        Purpose::Play => {
            let party = Party::new(&sheet.setup(form, &mut cx.dice)?, cx)?;
            Box::new(Play::new(party, cx))
        }
        Purpose::Watch => {
            let party = Party::new(&sheet.setup(form, &mut cx.dice)?, cx)?.unkept();
            Box::new(Watch::new(party, cx))
        }
        Purpose::Analyse => Box::new(Analyse::new(sheet.session(form)?, cx)),
    }))
}
