//! Finding a name, or the one nearest to it.

use plyground_core::{Message, message};

/// The item called `name`, or a message that lists the names and suggests the nearest one.
///
/// Underscores are read as hyphens and capitals as small letters. `kind` is an English word for the items, such as
/// `game`; languages that inflect it have a form of their own for each.
pub fn find<'a, T>(
    kind: &str,
    name: &str,
    items: &'a [T],
    id: impl Fn(&T) -> &'static str,
) -> Result<&'a T, Message> {
    find_index(kind, name, items, id).map(|index| &items[index])
}

/// The index of the item called `name`.
pub(crate) fn find_index<T>(
    kind: &str,
    name: &str,
    items: &[T],
    id: impl Fn(&T) -> &'static str,
) -> Result<usize, Message> {
    let wanted = normal(name);
    let index = items.iter().position(|item| id(item) == wanted);
    index.ok_or_else(|| unknown(kind, name, items.iter().map(&id)))
}

/// A name as the lists have it: small letters and hyphens.
pub(crate) fn normal(name: &str) -> String {
    name.trim().to_lowercase().replace('_', "-")
}

/// The message for an unknown name, with the nearest one as a suggestion.
pub(crate) fn unknown(kind: &str, name: &str, ids: impl Iterator<Item = &'static str> + Clone) -> Message {
    let wanted = name.trim().to_lowercase();
    let distance = |id: &&str| strsim::damerau_levenshtein(id, &wanted);
    let shown = name.trim().escape_debug().to_string();
    let nearest = ids.clone().min_by_key(distance).filter(|id| distance(id) <= id.len().max(3) / 2);
    match nearest {
        Some(id) => message!(
            "name-unknown-near",
            "there is no {kind} `{name}`: did you mean `{nearest}`?",
            kind = kind,
            name = shown,
            nearest = id
        ),
        None => message!(
            "name-unknown",
            "there is no {kind} `{name}`: there are {names}",
            kind = kind,
            name = shown,
            names = ids.collect::<Vec<_>>().join(", ")
        ),
    }
}
