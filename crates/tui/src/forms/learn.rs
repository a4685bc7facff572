//! The form for stepping through a search: a tree or a position, and a search.

use plyground_i18n::{Family, Texts};
use plyground_lab::record::manageable_depth;
use plyground_registry::{Algorithm, Message, Session, TEXTBOOK, open};

use super::FormDefinition;
use super::game::{LECTURE, tree_row, written};
use crate::form::{Form, FormRow};

/// The form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LearnForm;

/// The things to search: the tree of a lecture, a tree of the user's, or a position of a small game.
const SUBJECTS: [&str; 4] = ["lecture", "tree", "tic-tac-toe", "piskvorky"];

impl LearnForm {
    /// The position to search.
    ///
    /// # Errors
    ///
    /// If there is no such game, or a move is not legal.
    pub fn session(self, form: &Form) -> Result<Box<dyn Session>, Message> {
        let session = match SUBJECTS[form.choice("subject")] {
            "lecture" => open(&written(LECTURE))?,
            "tree" => open(&written(form.text("tree")))?,
            game => open(game)?,
        };
        played(session, form.text("moves"))
    }

    /// The search.
    pub fn algorithm(self, form: &Form) -> Algorithm {
        TEXTBOOK[form.choice("algorithm")].algorithm
    }

    /// The depth: the chosen one, or as deep as the tree can still be shown.
    pub fn depth(self, form: &Form, session: &dyn Session) -> u16 {
        let usual = || manageable_depth(session, session.default_depth().max(1));
        form.number("depth").unwrap_or_else(usual)
    }
}

/// A game after typed moves.
pub(super) fn played(mut session: Box<dyn Session>, moves: &str) -> Result<Box<dyn Session>, Message> {
    for word in moves.split([' ', ',']).filter(|word| !word.is_empty()) {
        session.play(word)?;
    }
    Ok(session)
}

impl FormDefinition for LearnForm {
    fn title(&self, texts: &Texts) -> String {
        texts.get("tui-home-learn")
    }

    fn go(&self, texts: &Texts) -> String {
        texts.get("tui-go-learn")
    }

    fn rows(&self, form: &Form, texts: &Texts) -> Vec<FormRow> {
        let subject = form.choice("subject");
        let subjects = SUBJECTS.map(|subject| match subject {
            "lecture" => texts.get("tui-learn-lecture"),
            "tree" => texts.get("tui-learn-own"),
            game => texts.name(Family::Game, game),
        });
        let mut rows =
            vec![FormRow::choice("subject", texts.get("tui-learn-subject"), subjects.into(), subject)];
        let moves =
            |usual| FormRow::text("moves", texts.get("tui-setup-moves"), form.text_or("moves", usual));
        match SUBJECTS[subject] {
            "lecture" => {}
            "tree" => rows.push(tree_row(form, texts)),
            "tic-tac-toe" => rows.push(moves("b2 a1 c3 a3")),
            _ => rows.push(moves("")),
        }
        let algorithms = TEXTBOOK.iter().map(|entry| texts.name(Family::Algorithm, entry.id)).collect();
        let at = form.choice_or("algorithm", 2);
        rows.push(FormRow::choice("algorithm", texts.get("tui-learn-search"), algorithms, at));
        if subject > 1 {
            let depth = form.number("depth").unwrap_or(2);
            rows.push(FormRow::number("depth", texts.get("tui-learn-depth"), depth, 1..=9));
        }
        rows.push(FormRow::button(self.go(texts)));
        rows
    }

    fn about(&self, form: &Form, texts: &Texts) -> String {
        let entry = &TEXTBOOK[form.choice("algorithm")];
        let search = texts.summary(Family::Algorithm, entry.id, entry.summary);
        format!("{search}\n\n{}", texts.get("tui-learn-line"))
    }

    fn complaint(&self, id: &str, form: &Form) -> Option<Message> {
        ["tree", "moves"].contains(&id).then(|| self.session(form).err()).flatten()
    }

    /// The moves of one game are not valid in another.
    fn surviving_rows(&self, changed: &str) -> Option<&'static [&'static str]> {
        (changed == "subject").then_some(&["subject", "algorithm"])
    }
}
