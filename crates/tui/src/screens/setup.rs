//! From the filled-in form to the game.

use plyground_play::PlayedGame;
use plyground_registry::Message;

use super::form::FormActions;
use super::preparing::{Made, OpenMode, prepare};
use super::{Analyse, Play, Watch};
use crate::context::Context;
use crate::form::Form;
use crate::forms::{FormDefinition, Purpose, SetupForm};
use crate::running_game::RunningGame;
use crate::screen::Action;

impl FormActions for SetupForm {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        begin(*self, form, cx).unwrap_or_else(|why| Action::Say(cx.texts.tell(&why)))
    }
}

fn begin(definition: SetupForm, form: &Form, cx: &mut Context) -> Result<Action, Message> {
    let title = definition.title(&cx.texts);
    if definition.purpose() == Purpose::Analyse {
        let form = form.clone();
        let make = move || definition.session(&form);
        let show = |session, cx: &mut Context| -> Made { Ok(Box::new(Analyse::new(session, cx))) };
        return Ok(prepare(title, OpenMode::Instead, cx, make, show));
    }
    let setup = definition.setup(form, &mut cx.dice)?;
    let show = move |table, cx: &mut Context| -> Made {
        let game = RunningGame::new(table, cx);
        Ok(match definition.purpose() {
            Purpose::Watch => Box::new(Watch::new(game.without_file(), cx)),
            _ => Box::new(Play::new(game, cx)),
        })
    };
    Ok(prepare(title, OpenMode::Instead, cx, move || PlayedGame::new(&setup), show))
}
