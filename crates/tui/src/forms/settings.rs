//! The form for the settings.

use plyground_i18n::{LANGUAGES, Texts};
use plyground_registry::Player;

use super::FormDefinition;
use crate::form::{Form, FormRow};
use crate::glyphs::{Glyphs, Marks};
use crate::palette::Scheme;
use crate::settings::Settings;

/// The form, with the current settings as its initial values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingsForm {
    settings: Settings,
}

impl SettingsForm {
    /// The form of these settings.
    pub fn new(settings: Settings) -> Self {
        Self { settings }
    }

    /// The settings in the form.
    pub fn settings(self, form: &Form) -> Settings {
        let usual = self.settings;
        let place = |id: &str, usual: usize| form.choice_or(id, usual);
        let is_on = |id: &str, usual: bool| if form.field(id).is_some() { form.switch(id) } else { usual };
        Settings {
            language: place("language", language(&usual)).checked_sub(1).map(|place| &LANGUAGES[place]),
            glyphs: Glyphs::ALL[place("glyphs", at(&Glyphs::ALL, usual.glyphs))],
            scheme: Scheme::ALL[place("palette", at(&Scheme::ALL, usual.scheme))],
            marks: Marks::ALL[place("marks", at(&Marks::ALL, usual.marks))],
            hides_coordinates: !is_on("coordinates", !usual.hides_coordinates),
            is_linear: is_on("linear", usual.is_linear),
        }
    }
}

/// The index of a language in the list, whose first entry is the system's language.
fn language(settings: &Settings) -> usize {
    let set = settings.language.and_then(|set| LANGUAGES.iter().position(|language| language == set));
    set.map_or(0, |place| place + 1)
}

fn at<T: Copy + PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

impl FormDefinition for SettingsForm {
    fn title(&self, texts: &Texts) -> String {
        texts.get("tui-home-settings")
    }

    fn go(&self, texts: &Texts) -> String {
        texts.get("tui-key-done")
    }

    fn rows(&self, form: &Form, texts: &Texts) -> Vec<FormRow> {
        let settings = self.settings(form);
        let mut languages = vec![texts.get("tui-language-usual")];
        languages.extend(LANGUAGES.iter().map(|language| language.name.to_owned()));
        let glyphs = Glyphs::ALL.map(|glyphs| match glyphs {
            Glyphs::Ascii => texts.get("tui-glyphs-ascii"),
            Glyphs::Unicode => texts.get("tui-glyphs-unicode"),
            Glyphs::Large => texts.get("tui-glyphs-large"),
        });
        let schemes = Scheme::ALL.map(|scheme| match scheme {
            Scheme::Terminal => texts.get("tui-palette-terminal"),
            Scheme::Dark => texts.get("tui-palette-dark"),
            Scheme::Light => texts.get("tui-palette-light"),
            Scheme::Contrast => texts.get("tui-palette-contrast"),
            Scheme::ColourBlind => texts.get("tui-palette-colour-blind"),
        });
        let marks = Marks::ALL.map(|marks| Player::BOTH.map(|side| marks.sign(side, Glyphs::Unicode)));
        let marks = marks.map(|[first, second]| format!("{first} {second}"));
        vec![
            FormRow::choice("language", texts.get("tui-set-language"), languages, language(&settings)),
            FormRow::choice(
                "glyphs",
                texts.get("tui-set-glyphs"),
                glyphs.into(),
                at(&Glyphs::ALL, settings.glyphs),
            ),
            FormRow::choice(
                "palette",
                texts.get("tui-set-palette"),
                schemes.into(),
                at(&Scheme::ALL, settings.scheme),
            ),
            FormRow::choice(
                "marks",
                texts.get("tui-set-marks"),
                marks.into(),
                at(&Marks::ALL, settings.marks),
            ),
            FormRow::switch("coordinates", texts.get("tui-set-coordinates"), !settings.hides_coordinates),
            FormRow::switch("linear", texts.get("tui-set-linear"), settings.is_linear),
        ]
    }

    fn about(&self, _form: &Form, _texts: &Texts) -> String {
        String::new()
    }
}
