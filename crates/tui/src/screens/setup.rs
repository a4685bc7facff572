//! From the filled-in form to the game.

use plyground_play::Table;
use plyground_registry::Message;

use super::preparing::{Made, Place, prepare};
use super::sheet::Purposeful;
use super::{Analyse, Play, Watch};
use crate::context::Context;
use crate::form::Form;
use crate::party::Party;
use crate::screen::Action;
use crate::sheet::{Purpose, SetupSheet, Sheet};

impl Purposeful for SetupSheet {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        begin(*self, form, cx).unwrap_or_else(|why| Action::Say(cx.texts.tell(&why)))
    }
}

fn begin(sheet: SetupSheet, form: &Form, cx: &mut Context) -> Result<Action, Message> {
    let title = sheet.title(&cx.texts);
    if sheet.purpose() == Purpose::Analyse {
        let form = form.clone();
        let make = move || sheet.session(&form);
        let show = |session, cx: &mut Context| -> Made { Ok(Box::new(Analyse::new(session, cx))) };
        return Ok(prepare(title, Place::Instead, cx, make, show));
    }
    let setup = sheet.setup(form, &mut cx.dice)?;
    let show = move |table, cx: &mut Context| -> Made {
        let party = Party::new(table, cx);
        Ok(match sheet.purpose() {
            Purpose::Watch => Box::new(Watch::new(party.unkept(), cx)),
            _ => Box::new(Play::new(party, cx)),
        })
    };
    Ok(prepare(title, Place::Instead, cx, move || Table::new(&setup), show))
}
