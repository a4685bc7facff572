//! The message catalogues: complete in every language, used, and in agreement with the sources.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod catalogue;
mod rules;
mod sources;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::Path;

use plyground_i18n::{Argument, Family, LANGUAGES, Texts, Topic, topics};
use plyground_registry::{
    ALGORITHMS, CONVENTIONS, GAMES, LEVELS, MONTE_CARLO, MUTATIONS, PRESETS, evaluators,
};

use catalogue::Catalogue;
use rules::{categories, is_plural, is_sentence};
use sources::Sources;

/// Fails with everything that was found, not only with the first.
fn none(what: &str, found: impl IntoIterator<Item = impl Display>) {
    let found: Vec<String> = found.into_iter().map(|item| format!("\n  {item}")).collect();
    assert!(found.is_empty(), "{what}:{}", found.concat());
}

/// Everything in the registry's lists: the kind of thing, its id, and the line about it.
fn listed() -> Vec<(Family, String, Option<&'static str>)> {
    let mut all = Vec::new();
    for entry in GAMES {
        all.push((Family::Game, entry.id.to_owned(), Some(entry.summary)));
        let alias =
            |&(id, _, summary): &(&str, _, &'static str)| (Family::Game, id.to_owned(), Some(summary));
        all.extend(entry.aliases.iter().map(alias));
    }
    all.extend(ALGORITHMS.iter().map(|a| (Family::Algorithm, a.id.to_owned(), Some(a.summary))));
    all.push((Family::Algorithm, MONTE_CARLO.0.to_owned(), Some(MONTE_CARLO.1)));
    all.extend(
        evaluators().into_iter().map(|(id, summary, _)| (Family::Evaluator, id.to_owned(), Some(summary))),
    );
    all.extend(PRESETS.iter().map(|p| (Family::Preset, p.id.to_owned(), Some(p.summary))));
    all.extend(MUTATIONS.iter().map(|m| (Family::Mutation, m.id.to_owned(), Some(m.summary))));
    all.extend(CONVENTIONS.iter().map(|c| (Family::Convention, c.id.to_owned(), Some(c.summary))));
    let features: BTreeSet<&str> =
        GAMES.iter().flat_map(|entry| (entry.features)()).map(|(id, _)| id).collect();
    all.extend(features.into_iter().map(|id| (Family::Feature, id.to_owned(), None)));
    all.extend(LEVELS.iter().map(|level| (Family::Level, level.number.to_string(), None)));
    all
}

/// The keys of [`listed`]: of the name, and of the line; and those of the rules.
fn listed_keys() -> BTreeSet<String> {
    let keys = listed().into_iter().flat_map(|(family, id, summary)| {
        let name = format!("{}-{id}", family.prefix());
        let line = summary.map(|_| format!("{name}-summary"));
        std::iter::once(name).chain(line)
    });
    keys.chain(GAMES.iter().map(|entry| format!("rules-{}", entry.id))).collect()
}

#[test]
fn every_file_is_in_the_program_as_it_stands_in_its_folder() {
    for language in &LANGUAGES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../i18n/catalogues").join(language.code);
        assert_eq!(topics(language).len(), folder.read_dir().unwrap().count(), "{}", language.code);
        for Topic { name, source } in topics(language) {
            let file = fs::read_to_string(folder.join(format!("{name}.ftl"))).unwrap();
            assert!(*source == file, "{}/{name}.ftl", language.code);
        }
    }
}

#[test]
fn every_language_says_what_english_says_and_no_more() {
    let all = Catalogue::all();
    let keys = |catalogue: &Catalogue| -> BTreeSet<(&str, String)> {
        catalogue.messages.iter().map(|(key, message)| (message.topic, key.clone())).collect()
    };
    let english = keys(&all[0]);
    let place = |code: &str, (topic, key): &(&str, String)| format!("{code}/{topic}.ftl: {key}");
    let (mut missing, mut extra) = (Vec::new(), Vec::new());
    for other in &all[1..] {
        let (keys, code) = (keys(other), other.language.code);
        missing.extend(english.difference(&keys).map(|key| place(code, key)));
        extra.extend(keys.difference(&english).map(|key| place(code, key)));
    }
    none("not translated", missing);
    none("not in English", extra);
}

#[test]
fn gaps_are_the_same_in_every_language() {
    let all = Catalogue::all();
    let mut wrong = Vec::new();
    for other in &all[1..] {
        for key in other.messages.keys().filter(|key| all[0].messages.contains_key(*key)) {
            let (expected, found) = (all[0].gaps(key), other.gaps(key));
            if expected != found {
                wrong.push(format!("{}: {key} has {found:?}, English has {expected:?}", other.language.code));
            }
        }
    }
    none("gaps differ", wrong);
}

#[test]
fn choices_by_number_have_every_form_of_the_language() {
    let mut wrong = Vec::new();
    for catalogue in Catalogue::all() {
        let code = catalogue.language.code;
        for (key, message) in &catalogue.messages {
            for forms in message.choices.iter().filter(|forms| is_plural(forms)) {
                let has = |form: &&&str| forms.iter().any(|known| known == **form);
                let lacking: Vec<&&str> = categories(code).iter().filter(|form| !has(form)).collect();
                if !lacking.is_empty() {
                    wrong.push(format!("{code}: {key} lacks {lacking:?}"));
                }
            }
        }
    }
    none("plural forms are missing", wrong);
}

#[test]
fn nothing_is_left_in_english() {
    let all = Catalogue::all();
    let mut wrong = Vec::new();
    for other in &all[1..] {
        for (key, message) in &other.messages {
            let same = all[0].messages.get(key).is_some_and(|english| english.text == message.text);
            if same && is_sentence(&message.text) {
                wrong.push(format!("{}/{}.ftl: {key}", other.language.code, message.topic));
            }
        }
    }
    none("the same as in English", wrong);
}

#[test]
fn every_key_that_is_asked_for_is_there() {
    let (sources, english) = (Sources::read(), Catalogue::read(&LANGUAGES[0]));
    let made = sources.made.iter().map(|(key, (_, file))| (key, file));
    let missing = sources.asked.iter().chain(made).filter(|(key, _)| !english.messages.contains_key(*key));
    none(
        "not in the catalogues",
        missing.map(|(key, file)| format!("{key}, asked for in {}", file.display())),
    );
    let listed = listed_keys();
    none("not in the catalogues", listed.iter().filter(|key| !english.messages.contains_key(*key)));
}

#[test]
fn every_key_is_asked_for() {
    let (sources, english) = (Sources::read(), Catalogue::read(&LANGUAGES[0]));
    let listed = listed_keys();
    let inner: BTreeSet<&String> =
        english.messages.values().flat_map(|message| &message.references).collect();
    let used = |key: &String| {
        sources.asked.contains_key(key)
            || sources.strings.contains(key)
            || sources.puts_together(key)
            || listed.contains(key)
            || inner.contains(key)
    };
    none("nobody says", english.messages.keys().filter(|key| !used(key)));
}

#[test]
fn english_is_the_same_in_the_sources_and_in_the_catalogues() {
    let (sources, english) = (Sources::read(), Catalogue::read(&LANGUAGES[0]));
    let mut wrong = Vec::new();
    let mut compare = |key: &str, source: &str| {
        let text = english.messages.get(key).map_or("", |message| &message.text);
        if text != source {
            wrong.push(format!("{key}\n    catalogue: {text}\n    source:    {source}"));
        }
    };
    for (key, (source, _)) in &sources.made {
        compare(key, source);
    }
    for (family, id, summary) in listed() {
        if let Some(summary) = summary {
            compare(&format!("{}-{id}-summary", family.prefix()), summary);
        }
    }
    none("the English differs", wrong);
    assert!(sources.made.len() > 50, "the messages of the sources were not found");
}

#[test]
fn messages_from_below_stand_in_a_file_of_their_own() {
    let (sources, english) = (Sources::read(), Catalogue::read(&LANGUAGES[0]));
    let errors = english.messages.iter().filter(|(_, message)| message.topic == "errors").map(|(key, _)| key);
    let errors: BTreeSet<&String> = errors.collect();
    let made: BTreeSet<&String> = sources.made.keys().collect();
    none("not in errors.ftl", made.difference(&errors));
    none("in errors.ftl, but not made by `message!`", errors.difference(&made));
}

#[test]
fn every_message_can_be_said() {
    for catalogue in Catalogue::all() {
        let texts = Texts::new(catalogue.language);
        for key in catalogue.messages.keys() {
            let gaps: Vec<String> = catalogue.gaps(key).into_iter().collect();
            let say = |value: &Argument<'_>| {
                // Names are leaked: a test may be wasteful.
                let arguments: Vec<(&'static str, Argument<'_>)> =
                    gaps.iter().map(|gap| (&*gap.clone().leak(), value.clone())).collect();
                let said = texts.fill(key, &arguments);
                assert!(!said.trim().is_empty(), "{}: {key} says nothing", catalogue.language.code);
                assert!(!said.contains(['{', '}']), "{}: {key}: {said}", catalogue.language.code);
            };
            [0, 1, 2, 5, 11, 21, 22, 25, 1_000_000].map(Argument::from).iter().for_each(say);
            [Argument::decimal(1.5, 1), Argument::from("text")].iter().for_each(say);
        }
    }
}
