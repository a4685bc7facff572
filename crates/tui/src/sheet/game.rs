//! The rows that choose a game.

use plyground_i18n::{Family, Texts, say};
use plyground_registry::{GAMES, Message, Session, open};

use crate::form::{Form, Row};

/// The largest board there is.
const LARGEST: u16 = 20;
/// A tree of a lecture, to begin with.
pub(super) const LECTURE: &str = "[[3,12,8],[2,4,6],[14,5,2]]";
/// Stands for a game that is typed as commands name it.
const NAMED: &str = "named";
/// One that no other row leads to.
const SAMPLE: &str = "five(19,renju)";

/// The families that [`game_rows`] asks more about.
const ASKED: [&str; 2] = ["mnk", "explicit"];

/// The names that games are chosen by: every alias, then every family that is played without parameters, then those that
/// [`game_rows`] asks more about, and [`NAMED`] for all others.
pub(super) fn names() -> Vec<&'static str> {
    let aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter().map(|(alias, ..)| *alias));
    let families = GAMES.iter().filter(|entry| !ASKED.contains(&entry.id) && (entry.open)("").is_ok());
    let families = families.map(|entry| entry.id);
    let mut names: Vec<&str> = Vec::new();
    for name in aliases.chain(families).chain(ASKED).chain([NAMED]) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The name that was chosen.
fn chosen(form: &Form) -> &'static str {
    let names = names();
    names[form.choice("game").min(names.len() - 1)]
}

/// The rows that choose a game: its name, and what else it takes.
pub(super) fn game_rows(form: &Form, texts: &Texts) -> Vec<Row> {
    let name = |name: &&str| match *name {
        "mnk" => texts.get("tui-setup-own"),
        NAMED => texts.get("tui-setup-named"),
        name => texts.name(Family::Game, name),
    };
    let options = names().iter().map(name).collect();
    let mut rows = vec![Row::choice("game", texts.get("tui-setup-game"), options, form.choice("game"))];
    match chosen(form) {
        "mnk" => {
            let number =
                |id, label, usual| Row::number(id, label, form.number(id).unwrap_or(usual), 1..=LARGEST);
            rows.push(number("width", texts.get("tui-setup-width"), 7));
            rows.push(number("height", texts.get("tui-setup-height"), 7));
            rows.push(number("in-row", texts.get("tui-setup-in-row"), 4));
        }
        "explicit" => rows.push(tree_row(form, texts)),
        NAMED => rows.push(Row::text("named", texts.get("tui-setup-name"), form.text_or("named", SAMPLE))),
        _ => {}
    }
    rows
}

/// The row in which a tree is written.
pub(super) fn tree_row(form: &Form, texts: &Texts) -> Row {
    Row::text("tree", texts.get("tui-setup-tree"), form.text_or("tree", LECTURE))
}

/// The game that those rows describe.
pub fn game(form: &Form) -> String {
    match chosen(form) {
        "mnk" => {
            let number = |id| form.number(id).unwrap_or(3);
            format!("mnk({},{},{})", number("width"), number("height"), number("in-row"))
        }
        "explicit" => format!("explicit({})", form.text("tree")),
        NAMED => form.text("named").to_owned(),
        name => name.to_owned(),
    }
}

/// What is wrong with a game, once the row that makes it one is filled in.
pub(super) fn game_complaint(id: &str, form: &Form) -> Option<Message> {
    ["named", "tree", "in-row"].contains(&id).then(|| open(&game(form)).err()).flatten()
}

/// What somebody should know before they play this game, besides its rules.
pub fn notice(session: &dyn Session, texts: &Texts) -> Option<String> {
    session.notice().map(|notice| say!(texts, "tui-setup-notice", notice = texts.tell(&notice)))
}

/// A line about that game.
pub(super) fn summary(form: &Form, texts: &Texts) -> String {
    match chosen(form) {
        "mnk" => {
            let line = texts.get("tui-setup-mnk-line");
            match open(&game(form)).ok().and_then(|session| notice(&*session, texts)) {
                Some(notice) => format!("{line}\n\n{notice}"),
                None => line,
            }
        }
        "explicit" => texts.get("tui-setup-tree-line"),
        NAMED => texts.get("tui-setup-named-line"),
        name => {
            let mut aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter());
            let english = aliases.find(|(alias, ..)| *alias == name).map_or("", |(.., line)| line);
            texts.summary(Family::Game, name, english)
        }
    }
}
