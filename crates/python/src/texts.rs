//! Sentences for people, in the language that was chosen.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use plyground_core::Message;
use plyground_i18n::{LANGUAGES, Texts, choose};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    plyground,
    PlygroundError,
    PyValueError,
    "A question that has no answer; the sentence says what to do."
);
pyo3::create_exception!(
    plyground,
    GameError,
    PlygroundError,
    "A game, an evaluator or a search written in Python that does not keep its promises."
);

static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// The messages of the chosen language.
pub(crate) fn texts() -> &'static Texts {
    static ALL: [OnceLock<Texts>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];
    let chosen = CHOSEN.load(Ordering::Relaxed);
    ALL[chosen].get_or_init(|| Texts::new(&LANGUAGES[chosen]))
}

/// Chooses the language of all sentences, by its code: en, ru, uk, sk, cs or pl. Without one, returns the code in use.
#[pyfunction]
#[pyo3(signature = (code=None))]
pub(crate) fn language(code: Option<&str>) -> PyResult<&'static str> {
    if code.is_some() {
        let wanted = choose(code, |_| None).map_err(|why| wrong(&why))?;
        let place = LANGUAGES.iter().position(|language| language == wanted).unwrap_or(0);
        CHOSEN.store(place, Ordering::Relaxed);
    }
    Ok(LANGUAGES[CHOSEN.load(Ordering::Relaxed)].code)
}

// What the Python part says.
// keys: python-picture-ending, python-no-board, python-package-missing, python-move-unknown
// keys: python-side-unknown, python-nothing-to-plot, python-traced-above, python-traced-attribute
/// The sentence with this key and these details.
#[pyfunction]
pub(crate) fn say(key: &str, details: Vec<(String, String)>) -> String {
    let texts = texts();
    if !texts.has(key) {
        return key.to_owned();
    }
    // The catalogue wants names that live as long as the program; there are as many as placeholders in the catalogues.
    let details: Vec<(&'static str, plyground_i18n::Argument<'_>)> = details
        .into_iter()
        .map(|(name, value)| (kept(&name), plyground_i18n::Argument::from(value)))
        .collect();
    texts.fill(key, &details)
}

/// The names of placeholders that the Python part uses.
fn kept(name: &str) -> &'static str {
    const NAMES: [&str; 6] = ["name", "move", "moves", "value", "file", "package"];
    NAMES.into_iter().find(|known| *known == name).unwrap_or("name")
}

/// A sentence as an exception.
pub(crate) fn wrong(why: &Message) -> PyErr {
    PlygroundError::new_err(texts().tell(why))
}

/// The same, where Python code does not keep the promises of a game.
pub(crate) fn game_error(why: &Message) -> PyErr {
    GameError::new_err(texts().tell(why))
}
