//! The context of every screen.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use plyground_i18n::{Language, Texts};
use plyground_registry::Dice;

use crate::board::BoardStyle;
use crate::palette::Palette;
use crate::settings::Settings;
use crate::signal::Waker;
use crate::store::Store;

/// Returns the time since a fixed moment.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// What the program passes in from outside: files, clocks, settings, the seed.
#[derive(Clone)]
pub struct Environment {
    /// Where settings and games are kept.
    pub store: Store,
    /// The settings.
    pub settings: Settings,
    /// The language if the settings name none.
    pub language: &'static Language,
    /// Whether colours are wanted.
    pub has_colours: bool,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The clock for durations.
    pub clock: Clock,
    /// The clock for dates.
    pub now: fn() -> SystemTime,
    /// How long a job may take before a message about it is shown: a message that flickers is worse than a short wait.
    pub patience: Duration,
}

#[cfg(test)]
impl Environment {
    /// English, without colours, and with clocks that stand still.
    pub(crate) fn for_tests(store: Store, patience: Duration) -> Self {
        Self {
            store,
            settings: Settings::default(),
            language: &plyground_i18n::LANGUAGES[0],
            has_colours: false,
            seed: 1,
            clock: Arc::new(|| Duration::ZERO),
            now: || SystemTime::UNIX_EPOCH,
            patience,
        }
    }
}

/// The same for a screen, with the texts and colours of the settings.
pub struct Context {
    /// The messages.
    pub texts: Texts,
    /// The colours.
    pub palette: Palette,
    /// Where settings and games are kept.
    pub store: Store,
    /// Wakes the event loop.
    pub waker: Waker,
    /// Random numbers.
    pub dice: Dice,
    /// How long a job may take before a message about it is shown.
    pub patience: Duration,
    settings: Settings,
    language: &'static Language,
    has_colours: bool,
    clock: Clock,
    now: fn() -> SystemTime,
}

impl Context {
    pub(crate) fn new(given: Environment, waker: Waker) -> Self {
        let Environment { store, settings, language, has_colours, seed, clock, now, patience } = given;
        Self {
            texts: Texts::new(settings.language.unwrap_or(language)),
            palette: Palette::new(settings.scheme, has_colours),
            store,
            waker,
            dice: Dice::new(seed),
            patience,
            settings,
            language,
            has_colours,
            clock,
            now,
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings; it takes effect at once.
    pub fn set(&mut self, settings: Settings) {
        let language = settings.language.unwrap_or(self.language);
        if language != self.texts.language() {
            self.texts = Texts::new(language);
        }
        self.palette = Palette::new(settings.scheme, self.has_colours);
        self.settings = settings;
    }

    /// How boards are drawn.
    pub fn board_style(&self) -> BoardStyle<'_> {
        BoardStyle {
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

    /// The time since a fixed moment.
    pub fn time(&self) -> Duration {
        (self.clock)()
    }

    /// The clock, for another thread.
    pub fn clock(&self) -> Clock {
        Arc::clone(&self.clock)
    }

    /// The current date.
    pub fn now(&self) -> SystemTime {
        (self.now)()
    }
}
