//! The page in every language, with all its dialogs.

use std::collections::BTreeMap;

use crate::support::{VIEWS, Visit, is_long, wait_for_turn};
use plyground_i18n::LANGUAGES;

/// Every visible or announced text: the page's content, and the labels for screen readers.
const TEXTS: &str = "[...document.querySelectorAll('body *:not(noscript)')].flatMap(e => \
    [...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data), e.getAttribute('aria-label'), e.getAttribute('title'), \
    e.getAttribute('placeholder')]).filter(Boolean).map(t => t.trim()).filter(Boolean)";

/// The controls that open dialogs, by their view.
const DIALOGS: [(&str, &str); 6] = [
    ("new-game", ".page-head button"),
    ("play", ".table-panel .tools button:nth-child(1)"),
    ("play", ".table-panel .tools button:nth-child(2)"),
    ("play", "[data-act=flag]"),
    ("learn", ".tree-spot-leaf"),
    ("learn", ".tree-spot-click[role=button]:not(.tree-spot-leaf)"),
];

#[test]
fn every_view_speaks_its_language() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    let mut english: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (i, language) in LANGUAGES.iter().enumerate() {
        for (j, view) in VIEWS.into_iter().enumerate() {
            // Every view in English and in one other language; in all of them where there is time.
            let is_chosen = i == 0 || i - 1 == j % (LANGUAGES.len() - 1);
            if !is_chosen && !is_long() {
                continue;
            }
            view.open(page, &visit.server, language.code);
            let name = view.name;
            let mut texts: Vec<String> = serde_json::from_value(page.eval(TEXTS)).unwrap();
            for (_, opener) in DIALOGS.iter().filter(|(view, _)| *view == name) {
                page.click(opener);
                page.wait_for("dialog[open]");
                texts.extend(serde_json::from_value::<Vec<String>>(page.eval(TEXTS)).unwrap());
                page.press("Escape");
                page.wait("document.querySelector('dialog') === null");
            }
            for text in &texts {
                let is_key = text.starts_with("web-") && !text.contains(' ');
                let has_gap = text.contains("{$")
                    || text.split('{').skip(1).any(|rest| rest.contains('}') && !rest.contains('['));
                assert!(!is_key && !has_gap, "{name} in {}: {text}", language.code);
            }
            if language.code == "en" {
                english.insert(name, texts);
                continue;
            }
            // A text of more than one word that is the same as in English is not translated.
            let same: Vec<&String> = texts
                .iter()
                .filter(|text| english[name].contains(text))
                .filter(|text| text.split_whitespace().count() > 2 && text.chars().any(char::is_lowercase))
                .filter(|text| text.chars().filter(|sign| sign.is_alphabetic()).count() > 12)
                .filter(|text| !text.starts_with("explicit(") && !text.contains("depth="))
                .collect();
            assert!(same.is_empty(), "{name} in {}: {same:?}", language.code);
        }
    }
    visit.end();
}

#[test]
fn sides_are_called_by_their_colours_in_the_case_of_the_sentence() {
    let visit = Visit::to("play?game=gomoku&moves=h8&x=person&o=person&lang=uk");
    let page = &visit.page;
    wait_for_turn(page);
    assert_eq!(page.text("#status"), "Хід білих");
    assert_eq!(page.text(".player-o .player-note"), "хід · білі");
    assert_eq!(page.text(".player-x .player-note"), "грає за чорних");
    let label = "document.querySelector('.moves [data-ply=\"1\"]').getAttribute('aria-label')";
    assert_eq!(page.eval(label), "1. h8, чорні");
    page.click("[data-act=flag]");
    page.click("dialog .primary");
    assert_eq!(page.text(".banner-words"), "Білі здаються: перемога за чорними.");
    // Marks remain where a game is played with marks.
    page.eval("location.hash = '#/play?game=tic-tac-toe&moves=b2&x=person&o=person&lang=uk'");
    page.wait("document.querySelector('#status')?.textContent === 'Хід O'");
    visit.end();
}
