//! The rows that choose a game.

use plyground_i18n::{Family, Texts, say};
use plyground_registry::{Dimension, GAMES, GameEntry, Message, Session, listed_under, open, synonyms_of};

use crate::form::{Form, FormRow};

/// The tree of a lecture, used as the default.
pub(super) const LECTURE: &str = "[[3,12,8],[2,4,6],[14,5,2]]";
/// The choice of any game, typed by its name as in commands.
const NAMED: &str = "named";
/// An example of a game that no other choice leads to.
const SAMPLE: &str = "five(19,renju)";

/// The families for which [`game_rows`] has more rows: those that declare dimensions, and written trees.
fn asked() -> impl Iterator<Item = &'static GameEntry> {
    GAMES.iter().filter(|entry| !entry.dimensions.is_empty() || entry.is_written)
}

/// The one among them with this name.
fn asked_about(name: &str) -> Option<&'static GameEntry> {
    asked().find(|entry| entry.id == name)
}

/// The choices of a game: every alias, then every other family by its listed name, then those for which [`game_rows`]
/// has more rows, and [`NAMED`] for all others.
pub(super) fn names() -> Vec<String> {
    let aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter().map(|(alias, ..)| (*alias).to_owned()));
    let families = GAMES.iter().filter(|entry| asked_about(entry.id).is_none()).filter_map(GameEntry::listed);
    let asked = asked().map(|entry| entry.id.to_owned());
    let mut names: Vec<String> = Vec::new();
    for name in aliases.chain(families).chain(asked).chain([NAMED.to_owned()]) {
        if listed_under(&name) == name && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The chosen name.
fn chosen(form: &Form) -> String {
    let mut names = names();
    names.swap_remove(form.choice("game").min(names.len() - 1))
}

/// The rows that choose a game: its name, and its dimensions or tree.
pub(super) fn game_rows(form: &Form, texts: &Texts) -> Vec<FormRow> {
    let name = |name: &String| match asked_about(name) {
        Some(entry) if !entry.dimensions.is_empty() => texts.get("tui-setup-own"),
        None if name == NAMED => texts.get("tui-setup-named"),
        _ => with_synonyms(name, texts),
    };
    let options = names().iter().map(name).collect();
    let mut rows = vec![FormRow::choice("game", texts.get("tui-setup-game"), options, form.choice("game"))];
    let chosen = chosen(form);
    match asked_about(&chosen) {
        Some(entry) if entry.is_written => rows.push(tree_row(form, texts)),
        Some(entry) => rows.extend(entry.dimensions.iter().map(|dimension| {
            let &Dimension { id, usual, most } = dimension;
            // keys: tui-setup-width, tui-setup-height, tui-setup-in-row
            let label = texts.get(&format!("tui-setup-{id}"));
            FormRow::number(id, label, form.number(id).unwrap_or(usual), 1..=most)
        })),
        None if chosen == NAMED => {
            rows.push(FormRow::text("named", texts.get("tui-setup-name"), form.text_or("named", SAMPLE)));
        }
        None => {}
    }
    rows
}

/// The name of a game with its other names.
fn with_synonyms(name: &str, texts: &Texts) -> String {
    let also: Vec<String> =
        synonyms_of(name).into_iter().map(|other| texts.name(Family::Game, other)).collect();
    let name = texts.name(Family::Game, name);
    if also.is_empty() { name } else { format!("{name} ({})", also.join(", ")) }
}

/// The row of a written tree.
pub(super) fn tree_row(form: &Form, texts: &Texts) -> FormRow {
    FormRow::text("tree", texts.get("tui-setup-tree"), form.text_or("tree", LECTURE))
}

/// The game that those rows describe.
pub fn game(form: &Form) -> String {
    let chosen = chosen(form);
    match asked_about(&chosen) {
        Some(entry) if entry.is_written => written(form.text("tree")),
        Some(entry) => {
            let number = |dimension: &Dimension| form.number(dimension.id).unwrap_or(3).to_string();
            let numbers: Vec<String> = entry.dimensions.iter().map(number).collect();
            format!("{}({})", entry.id, numbers.join(","))
        }
        None if chosen == NAMED => form.text("named").to_owned(),
        None => chosen,
    }
}

/// The name of the game of a written tree.
pub(super) fn written(tree: &str) -> String {
    let entry = GAMES.iter().find(|entry| entry.is_written).expect("a tree can be written down");
    format!("{}({tree})", entry.id)
}

/// The error in a game, once the row that completes its name is filled in.
pub(super) fn game_complaint(id: &str, form: &Form) -> Option<Message> {
    ["named", "tree", "in-row"].contains(&id).then(|| open(&game(form)).err()).flatten()
}

/// What to know before playing this game, besides its rules.
pub fn notice(session: &dyn Session, texts: &Texts) -> Option<String> {
    session.notice().map(|notice| say!(texts, "tui-setup-notice", notice = texts.tell(&notice)))
}

/// The summary of that game.
pub(super) fn summary(form: &Form, texts: &Texts) -> String {
    let chosen = chosen(form);
    match asked_about(&chosen) {
        Some(entry) if entry.is_written => texts.get("tui-setup-tree-line"),
        Some(_) => {
            let line = texts.get("tui-setup-mnk-line");
            match open(&game(form)).ok().and_then(|session| notice(&*session, texts)) {
                Some(notice) => format!("{line}\n\n{notice}"),
                None => line,
            }
        }
        None if chosen == NAMED => texts.get("tui-setup-named-line"),
        None => {
            let mut aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter());
            let english = aliases.find(|(alias, ..)| *alias == chosen).map_or("", |(.., line)| line);
            texts.summary(Family::Game, &chosen, english)
        }
    }
}
