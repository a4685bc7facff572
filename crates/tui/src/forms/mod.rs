//! The forms that are filled in before an activity starts. The screens show a form as a whole; the line mode asks row
//! by row.

mod game;
mod lab;
mod learn;
mod settings;
mod setup;

use plyground_i18n::Texts;
use plyground_registry::Message;

use crate::form::{Form, FormRow};

pub use game::{game, notice};
pub use lab::LabForm;
pub use learn::LearnForm;
pub use settings::SettingsForm;
pub use setup::{Purpose, SetupForm};

/// A form and its meaning.
pub trait FormDefinition {
    /// Its title.
    fn title(&self, texts: &Texts) -> String;

    /// The label of its submit button.
    fn go(&self, texts: &Texts) -> String;

    /// Its rows, depending on what is filled in so far.
    fn rows(&self, form: &Form, texts: &Texts) -> Vec<FormRow>;

    /// A few words about the choice.
    fn about(&self, form: &Form, texts: &Texts) -> String;

    /// The error in the text of a row, for the line mode, which asks row by row.
    fn complaint(&self, _id: &str, _form: &Form) -> Option<Message> {
        None
    }

    /// The rows whose values survive a change of this one; `None` for all.
    fn surviving_rows(&self, _changed: &str) -> Option<&'static [&'static str]> {
        None
    }
}

/// An empty form.
pub fn blank(definition: &dyn FormDefinition, texts: &Texts) -> Form {
    let mut form = Form::default();
    form.set(definition.rows(&form, texts));
    form
}

/// Updates the rows after one was changed.
pub fn renew(definition: &dyn FormDefinition, form: &mut Form, changed: &str, texts: &Texts) {
    if let Some(ids) = definition.surviving_rows(changed) {
        form.retain(ids);
    }
    form.set(definition.rows(form, texts));
}
