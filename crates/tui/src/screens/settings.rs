//! What a person can set. Everything is seen at once and kept at once.

use plyground_i18n::{LANGUAGES, say};
use plyground_registry::{Player, open};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use super::setup::{centred, form_keys};
use crate::board::{self, Overlay};
use crate::context::Context;
use crate::form::{Field, Form, Reply, Row};
use crate::glyphs::{Glyphs, Marks};
use crate::keybar::Key;
use crate::palette::Scheme;
use crate::screen::{Action, Click, Screen};
use crate::settings::Settings;

/// The form, and a small board that shows what it does.
pub struct SettingsScreen {
    form: Form,
}

impl SettingsScreen {
    /// As things are.
    pub fn new(cx: &Context) -> Self {
        let mut screen = Self { form: Form::default() };
        screen.fill(cx);
        screen
    }

    fn fill(&mut self, cx: &Context) {
        let (texts, settings) = (&cx.texts, cx.settings());
        let choice = |id, label, options: Vec<String>, at: Option<usize>| Row {
            id,
            label,
            field: Field::Choice { options, at: at.unwrap_or(0) },
        };
        let mut languages = vec![texts.get("tui-language-usual")];
        languages.extend(LANGUAGES.iter().map(|language| language.name.to_owned()));
        let language =
            settings.language.and_then(|set| LANGUAGES.iter().position(|language| language == set));
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
        self.form.set(vec![
            choice("language", texts.get("tui-set-language"), languages, language.map(|place| place + 1)),
            choice(
                "glyphs",
                texts.get("tui-set-glyphs"),
                glyphs.into(),
                Glyphs::ALL.iter().position(|&glyphs| glyphs == settings.glyphs),
            ),
            choice(
                "palette",
                texts.get("tui-set-palette"),
                schemes.into(),
                Scheme::ALL.iter().position(|&scheme| scheme == settings.scheme),
            ),
            choice(
                "marks",
                texts.get("tui-set-marks"),
                marks.into(),
                Marks::ALL.iter().position(|&marks| marks == settings.marks),
            ),
            Row {
                id: "coordinates",
                label: texts.get("tui-set-coordinates"),
                field: Field::Switch(!settings.hides_coordinates),
            },
            Row {
                id: "linear",
                label: texts.get("tui-set-linear"),
                field: Field::Switch(settings.is_linear),
            },
        ]);
    }

    fn reply(&mut self, reply: Reply, cx: &mut Context) -> Action {
        match reply {
            Reply::Unused => Action::Unused,
            Reply::Used => Action::Stay,
            Reply::Pressed(_) => Action::Back,
            Reply::Changed(id) => {
                let place = |id: &str| self.form.choice(id);
                let settings = Settings {
                    language: place("language").checked_sub(1).map(|place| &LANGUAGES[place]),
                    glyphs: Glyphs::ALL[place("glyphs")],
                    scheme: Scheme::ALL[place("palette")],
                    marks: Marks::ALL[place("marks")],
                    hides_coordinates: !self.form.switch("coordinates"),
                    is_linear: self.form.switch("linear"),
                };
                cx.set(settings);
                let kept = cx.store.keep_settings(&settings);
                self.fill(cx);
                match kept {
                    Err(error) => Action::Say(say!(cx.texts, "tui-not-kept", why = error.to_string())),
                    Ok(()) if id == "linear" && settings.is_linear => {
                        Action::Say(cx.texts.get("tui-set-linear-line"))
                    }
                    Ok(()) => Action::Stay,
                }
            }
        }
    }
}

impl Screen for SettingsScreen {
    fn title(&self, cx: &Context) -> String {
        cx.texts.get("tui-home-settings")
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let area = centred(area);
        let used = self.form.draw(frame.buffer_mut(), area, &cx.texts, &cx.palette) + 1;
        let sample = Rect::new(area.x, area.y + used, area.width, area.height.saturating_sub(used));
        let mut session = open("tic-tac-toe").expect("the game is in the list");
        for movement in ["b2", "a1", "c3", "a3"] {
            session.play(movement).expect("the cells are free");
        }
        let overlay = Overlay { cursor: Some(3), last: Some(0), ..Overlay::default() };
        let grid = session.grid().expect("it is played on a board");
        board::draw(frame.buffer_mut(), sample, &grid, &overlay, &cx.look());
    }

    fn keys(&self, cx: &Context) -> Vec<Key> {
        form_keys(cx, cx.texts.get("tui-key-done"))
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let reply = self.form.key(key.code);
        self.reply(reply, cx)
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        let reply = self.form.click(click);
        self.reply(reply, cx)
    }
}
