//! The form for a comparison.

use plyground_i18n::{Family, Texts};
use plyground_lab::experiment::{Experiment, Timing};
use plyground_registry::{Message, Session, TEXTBOOK, open};

use super::FormDefinition;
use super::game::{game, game_complaint, game_rows, summary};
use crate::form::{Form, FormRow};

/// The form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LabForm;

/// The rows that switch searches on, in the order of the list.
const SEARCHES: [&str; 4] = ["minimax", "negamax", "alpha-beta", "negascout"];

impl LabForm {
    /// The game on which searches are compared.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn session(self, form: &Form) -> Result<Box<dyn Session>, Message> {
        open(&game(form))
    }

    /// The comparison on that game.
    ///
    /// # Errors
    ///
    /// If no search is left.
    pub fn experiment(self, form: &Form, session: &dyn Session, texts: &Texts) -> Result<Experiment, String> {
        let offered = session.algorithms();
        let wanted =
            TEXTBOOK.iter().filter(|entry| form.switch(entry.id) && offered.contains(&entry.algorithm));
        let algorithms: Vec<String> = wanted.map(|entry| entry.id.to_owned()).collect();
        if algorithms.is_empty() {
            return Err(texts.get("tui-lab-none"));
        }
        let evaluators = session.evaluators();
        let evaluator = evaluators.get(form.choice_or("evaluator", usual_evaluator(session)));
        Ok(Experiment {
            evaluators: evaluator.map(|id| (*id).to_owned()).into_iter().collect(),
            depths: (1..=form.number("depth").unwrap_or(2)).collect(),
            algorithms,
            timing: form.switch("time").then(Timing::default),
            ..Experiment::of(session)
        })
    }
}

/// The place of the game's own evaluator among those that it offers.
fn usual_evaluator(session: &dyn Session) -> usize {
    let usual = session.default_evaluator().id;
    session.evaluators().iter().position(|id| *id == usual).unwrap_or_default()
}

impl FormDefinition for LabForm {
    fn title(&self, texts: &Texts) -> String {
        texts.get("tui-home-lab")
    }

    fn go(&self, texts: &Texts) -> String {
        texts.get("tui-go-lab")
    }

    fn rows(&self, form: &Form, texts: &Texts) -> Vec<FormRow> {
        let mut rows = game_rows(form, texts);
        let session = open(&game(form)).ok();
        let usual = || session.as_ref().map_or(2, |session| session.default_depth().clamp(2, 9));
        let depth = form.number("depth").unwrap_or_else(usual);
        rows.push(FormRow::number("depth", texts.get("tui-lab-depth"), depth, 1..=12));
        if let Some(session) = &session {
            let names = session.evaluators().into_iter().map(|id| texts.name(Family::Evaluator, id));
            let at = form.choice_or("evaluator", usual_evaluator(&**session));
            rows.push(FormRow::choice("evaluator", texts.get("tui-lab-evaluator"), names.collect(), at));
        }
        for id in SEARCHES {
            let is_on = form.field(id).is_none() || form.switch(id);
            rows.push(FormRow::switch(id, texts.name(Family::Algorithm, id), is_on));
        }
        rows.push(FormRow::switch("time", texts.get("tui-lab-time"), form.switch("time")));
        rows.push(FormRow::button(self.go(texts)));
        rows
    }

    fn about(&self, form: &Form, texts: &Texts) -> String {
        summary(form, texts)
    }

    fn complaint(&self, id: &str, form: &Form) -> Option<Message> {
        game_complaint(id, form)
    }

    /// Every game and every size of board has its own depths.
    fn surviving_rows(&self, changed: &str) -> Option<&'static [&'static str]> {
        const SEARCHES: [&str; 6] = ["game", "minimax", "negamax", "alpha-beta", "negascout", "time"];
        const SIZES: [&str; 9] =
            ["game", "width", "height", "in-row", "minimax", "negamax", "alpha-beta", "negascout", "time"];
        match changed {
            "game" => Some(&SEARCHES),
            "width" | "height" | "in-row" => Some(&SIZES),
            _ => None,
        }
    }
}
