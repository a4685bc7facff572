//! From what was agreed on to the game.

use plyground_play::Table;
use plyground_registry::Message;

use super::preparing::prepare;
use super::sheet::Purposeful;
use super::{Analyse, Play, Watch};
use crate::context::Context;
use crate::form::Form;
use crate::party::Party;
use crate::screen::Action;
use crate::sheet::{Purpose, SetupSheet, Sheet};

impl Purposeful for SetupSheet {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        match begin(*self, form, cx) {
            // The sheet has done its work.
            Ok(Action::Open(screen)) => Action::Replace(screen),
            Ok(action) => action,
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }
}

fn begin(sheet: SetupSheet, form: &Form, cx: &mut Context) -> Result<Action, Message> {
    let title = sheet.title(&cx.texts);
    if sheet.purpose() == Purpose::Analyse {
        let form = form.clone();
        let make = move || sheet.session(&form);
        return Ok(prepare(title, cx, make, |session, cx| Box::new(Analyse::new(session, cx))));
    }
    let setup = sheet.setup(form, &mut cx.dice)?;
    Ok(prepare(
        title,
        cx,
        move || Table::new(&setup),
        move |table, cx| {
            let party = Party::new(table, cx);
            match sheet.purpose() {
                Purpose::Watch => Box::new(Watch::new(party.unkept(), cx)),
                _ => Box::new(Play::new(party, cx)),
            }
        },
    ))
}
