//! What is filled in before something begins, whoever asks for it: a screen shows all of it at once, and line by line it is
//! asked row by row.

mod game;
mod lab;
mod learn;
mod settings;
mod setup;

use plyground_i18n::Texts;
use plyground_registry::Message;

use crate::form::{Form, Row};

pub use game::{game, notice};
pub use lab::LabSheet;
pub use learn::LearnSheet;
pub use settings::SettingsSheet;
pub use setup::{Purpose, SetupSheet};

/// Something to fill in.
pub trait Sheet {
    /// What it is for.
    fn title(&self, texts: &Texts) -> String;

    /// What is done with it once it is filled in.
    fn go(&self, texts: &Texts) -> String;

    /// The rows that go with what was filled in so far.
    fn rows(&self, form: &Form, texts: &Texts) -> Vec<Row>;

    /// A few words about what was chosen.
    fn about(&self, form: &Form, texts: &Texts) -> String;

    /// What is wrong with what was typed into a row, for whoever is asked row by row.
    fn complaint(&self, _id: &str, _form: &Form) -> Option<Message> {
        None
    }

    /// The rows that outlast a change of this one; `None` for all.
    fn outlasting(&self, _changed: &str) -> Option<&'static [&'static str]> {
        None
    }
}

/// An empty form of a sheet.
pub fn blank(sheet: &dyn Sheet, texts: &Texts) -> Form {
    let mut form = Form::default();
    form.set(sheet.rows(&form, texts));
    form
}

/// Brings the rows up to date after one was filled in.
pub fn renew(sheet: &dyn Sheet, form: &mut Form, changed: &str, texts: &Texts) {
    if let Some(ids) = sheet.outlasting(changed) {
        form.retain(ids);
    }
    form.set(sheet.rows(form, texts));
}
