//! The names of sides in sentences: `X`, or the colour of a side's pieces in the case that the sentence needs.
//!
//! A catalogue writes `{ $side }`, or `{ SIDE($side, case: "genitive") }`; `place: "start"` makes the first letter a capital.
//! Verbs agree by `{ AGREE($side, one: "plays", many: "play") }`: a letter is singular, and the colours are what the message
//! `web-side-number` of the language says.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use plyground_core::PieceColour;

use crate::{Language, topics};

// keys: web-side-black, web-side-white, web-side-red, web-side-yellow, web-side-blue, web-side-black-genitive
// keys: web-side-white-genitive, web-side-red-genitive, web-side-yellow-genitive, web-side-blue-genitive
// keys: web-side-black-dative, web-side-white-dative, web-side-red-dative, web-side-yellow-dative, web-side-blue-dative
// keys: web-side-black-accusative, web-side-white-accusative, web-side-red-accusative, web-side-yellow-accusative
// keys: web-side-blue-accusative, web-side-black-instrumental, web-side-white-instrumental, web-side-red-instrumental
// keys: web-side-yellow-instrumental, web-side-blue-instrumental, web-side-number
/// The prefix of the messages with the names of colours; the case follows, except for the nominative.
const PREFIX: &str = "web-side-";

/// The arguments of messages that are sides.
const SIDES: [&str; 9] = ["side", "winner", "loser", "opponent", "asks", "first", "other", "x", "o"];

/// The names of the colours in a language, and what the sides X and O are called.
#[derive(Clone)]
pub(crate) struct SideNames {
    /// By colour and case, such as `black-genitive`; the nominative by the colour alone.
    forms: Arc<HashMap<String, String>>,
    colours: Option<[PieceColour; 2]>,
}

impl fmt::Debug for SideNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colours.fmt(f)
    }
}

impl SideNames {
    /// The names of a language; the sides are called X and O.
    pub(crate) fn new(language: &'static Language) -> Self {
        let lines = topics(language).iter().flat_map(|topic| topic.source.lines());
        let named = |line: &str| {
            let (key, text) = line.strip_prefix(PREFIX)?.split_once('=')?;
            Some((key.trim().to_owned(), text.trim().to_owned()))
        };
        Self { forms: Arc::new(lines.filter_map(named).collect()), colours: None }
    }

    /// The same names, with X and O called by their colours.
    pub(crate) fn calling(&self, colours: Option<[PieceColour; 2]>) -> Self {
        Self { forms: Arc::clone(&self.forms), colours }
    }

    /// The value of an argument: the colour of a side instead of its letter.
    pub(crate) fn translate<'a>(&self, name: &str, value: FluentValue<'a>) -> FluentValue<'a> {
        let (Some([x, o]), true, FluentValue::String(text)) = (self.colours, SIDES.contains(&name), &value)
        else {
            return value;
        };
        let colour = match text.as_ref() {
            "X" => x,
            "O" => o,
            _ => return value,
        };
        FluentValue::from(self.forms.get(colour.id()).map_or(colour.id(), String::as_str).to_owned())
    }

    /// Adds the functions `SIDE` and `AGREE` to the messages of the language.
    pub(crate) fn add_functions(&self, bundle: &mut FluentBundle<FluentResource>) {
        let (names, verbs) = (self.clone(), self.clone());
        let free = "no other function has this name";
        bundle
            .add_function("SIDE", move |arguments, options| match arguments.first() {
                Some(FluentValue::String(side)) => {
                    let case = option(options, "case").unwrap_or("nominative");
                    let starts = option(options, "place") == Some("start");
                    FluentValue::from(names.written(side, case, starts))
                }
                other => other.cloned().unwrap_or(FluentValue::Error),
            })
            .expect(free);
        bundle
            .add_function("AGREE", move |arguments, options| {
                let one = option(options, "one").unwrap_or("");
                FluentValue::from(match arguments.first() {
                    Some(FluentValue::String(side)) => {
                        verbs.agreed(side, one, option(options, "many").unwrap_or(one))
                    }
                    _ => one.to_owned(),
                })
            })
            .expect(free);
    }

    /// A side in a sentence. A gap that the page fills in gets the case and the place after its name.
    fn written(&self, side: &str, case: &str, starts: bool) -> String {
        if let Some(gap) = gap(side) {
            let place = if starts { ":start" } else { "" };
            let plain = case == "nominative" && !starts;
            return if plain { side.to_owned() } else { format!("{{{gap}:{case}{place}}}") };
        }
        let inflected = self.colour(side).and_then(|colour| self.forms.get(&format!("{colour}-{case}")));
        let name = inflected.map_or(side, String::as_str);
        let mut letters = name.chars();
        match letters.next() {
            Some(first) if starts => first.to_uppercase().chain(letters).collect(),
            _ => name.to_owned(),
        }
    }

    /// The form of a verb. A gap that the page fills in gets both forms after its name.
    fn agreed(&self, side: &str, one: &str, many: &str) -> String {
        if let Some(gap) = gap(side) {
            return format!("{{{gap}|{one}|{many}}}");
        }
        let plural =
            self.colour(side).is_some() && self.forms.get("number").is_some_and(|number| number == "many");
        if plural { many } else { one }.to_owned()
    }

    /// The colour with this name.
    fn colour(&self, name: &str) -> Option<&'static str> {
        let all = [
            PieceColour::Black,
            PieceColour::White,
            PieceColour::Red,
            PieceColour::Yellow,
            PieceColour::Blue,
        ];
        all.map(PieceColour::id).into_iter().find(|id| self.forms.get(*id).is_some_and(|known| known == name))
    }
}

/// The name of a gap such as `{side}`.
fn gap(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.strip_suffix('}')
}

fn option<'a>(options: &'a FluentArgs<'_>, name: &'static str) -> Option<&'a str> {
    match options.get(name)? {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LANGUAGES, Texts, say};

    fn texts(code: &str) -> Texts {
        Texts::new(LANGUAGES.iter().find(|language| language.code == code).unwrap())
    }

    #[test]
    fn sides_are_named_by_their_colours_in_the_right_case() {
        let stones = Some([PieceColour::Black, PieceColour::White]);
        let said = |code: &str| {
            let texts = texts(code);
            let named = texts.calling(stones);
            [
                say!(texts, "remark-stops-five", side = "O"),
                say!(named, "remark-stops-five", side = "O"),
                say!(named, "play-won", side = "X"),
            ]
        };
        assert_eq!(said("en"), ["stops the five of O", "stops the five of White", "Game over! Black wins."]);
        assert_eq!(said("uk")[1..], ["зупиняє п'ятірку білих", "Гру закінчено! Перемога чорних."]);
        assert_eq!(said("pl")[1..], ["zatrzymuje piątkę białych", "Koniec gry! Wygrywają czarne."]);
        assert_eq!(said("sk")[1..], ["zastavuje päťku bieleho", "Koniec hry! Vyhral čierny."]);
    }

    #[test]
    fn a_text_of_the_page_names_the_case_of_its_gaps() {
        let page = texts("uk").prefixed("web-cell-inside");
        assert_eq!(page[0].1, "в області {side:genitive}");
        let page = texts("pl").prefixed("web-side-thinks");
        assert_eq!(page[0].1, "{side:nominative:start} {side|myśli|myślą}…");
    }
}
