//! What every screen may ask for.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use plyground_i18n::{Language, Texts};
use plyground_registry::Dice;

use crate::board::Look;
use crate::palette::Palette;
use crate::settings::Settings;
use crate::signal::Bell;
use crate::store::Store;

/// Tells the time since any fixed moment.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// What the outside gives to the screens.
#[derive(Clone)]
pub struct Surroundings {
    /// Where settings and games are kept.
    pub store: Store,
    /// What was set.
    pub settings: Settings,
    /// The language where the settings name none.
    pub language: &'static Language,
    /// Whether colours are wanted.
    pub has_colours: bool,
    /// For everything that is left to chance.
    pub seed: u64,
    /// For durations.
    pub clock: Clock,
    /// For dates.
    pub now: fn() -> SystemTime,
    /// How long something may take before it is said that it does: words that flicker are worse than a moment.
    pub patience: Duration,
}

/// The same for a screen, with the words and the colours that go with the settings.
pub struct Context {
    /// Everything that can be said.
    pub texts: Texts,
    /// The colours.
    pub palette: Palette,
    /// Where settings and games are kept.
    pub store: Store,
    /// Wakes the event loop.
    pub bell: Bell,
    /// Throws for whatever is left to chance.
    pub dice: Dice,
    /// How long something may take before it is said that it does.
    pub patience: Duration,
    settings: Settings,
    language: &'static Language,
    has_colours: bool,
    clock: Clock,
    now: fn() -> SystemTime,
}

impl Context {
    pub(crate) fn new(given: Surroundings, bell: Bell) -> Self {
        let Surroundings { store, settings, language, has_colours, seed, clock, now, patience } = given;
        Self {
            texts: Texts::new(settings.language.unwrap_or(language)),
            palette: Palette::new(settings.scheme, has_colours),
            store,
            bell,
            dice: Dice::new(seed),
            patience,
            settings,
            language,
            has_colours,
            clock,
            now,
        }
    }

    /// What is set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Sets something else; it is seen at once.
    pub fn set(&mut self, settings: Settings) {
        let language = settings.language.unwrap_or(self.language);
        if language != self.texts.language() {
            self.texts = Texts::new(language);
        }
        self.palette = Palette::new(settings.scheme, self.has_colours);
        self.settings = settings;
    }

    /// How boards are drawn.
    pub fn look(&self) -> Look<'_> {
        Look {
            glyphs: self.settings.glyphs,
            marks: self.settings.marks,
            has_coordinates: !self.settings.hides_coordinates,
            palette: &self.palette,
        }
    }

    /// Whether colours are wanted.
    pub fn has_colours(&self) -> bool {
        self.has_colours
    }

    /// The time since any fixed moment.
    pub fn time(&self) -> Duration {
        (self.clock)()
    }

    /// The clock, for another thread.
    pub fn clock(&self) -> Clock {
        Arc::clone(&self.clock)
    }

    /// The date.
    pub fn now(&self) -> SystemTime {
        (self.now)()
    }
}
