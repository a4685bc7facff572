//! The events of a search, in sentences.
//!
//! All values are those of the side that moves at the root, at every node: "X already has 0, and O can hold this branch
//! to -1" compares like with like.

mod reason;

use plyground_core::{Bound, Leaf, Score, Window};
use plyground_i18n::{Texts, say};

pub use reason::{Reason, reason};

use crate::tree::{Event, Id, Remark, Tree};

/// A value for people.
pub fn score(value: Score) -> String {
    match value {
        Score::INFINITE => "∞".to_owned(),
        value if value == -Score::INFINITE => "−∞".to_owned(),
        value => value.to_string(),
    }
}

/// A window for people.
pub fn window(window: Window) -> String {
    format!("({}, {})", score(window.alpha), score(window.beta))
}

/// An event in one sentence.
pub fn sentence(tree: &Tree, event: Event, texts: &Texts) -> String {
    match event {
        Event::Enter(id) => entered(tree, id, texts),
        Event::Research(id) => {
            let window = window(tree.window_for_root(id));
            say!(texts, "explain-research", movement = title(tree, id, texts), window = window)
        }
        Event::Best(id) => best(tree, id, texts),
        Event::Cut(id) => cut(tree, id, texts),
        Event::Leave(id) => left(tree, id, texts),
    }
}

/// Further sentences about a node: the remarks of the search, and what was not recorded.
pub fn remarks(tree: &Tree, id: Id, texts: &Texts) -> Vec<String> {
    let sign = |value: Score| if tree.is_max(id) { value } else { -value };
    let write = |remark: &Remark| match remark {
        Remark::Note(text) => say!(texts, "explain-note", text = text),
        Remark::Table { value, .. } => say!(texts, "explain-table", value = score(sign(*value))),
    };
    let dropped = tree.nodes[id].dropped;
    let hidden = (dropped > 0).then(|| say!(texts, "explain-dropped", count = dropped));
    tree.nodes[id].remarks.iter().map(write).chain(hidden).collect()
}

fn entered(tree: &Tree, id: Id, texts: &Texts) -> String {
    let node = &tree.nodes[id];
    let side = tree.side_name(node.side);
    let seen = tree.window_for_root(id);
    let movement = title(tree, id, texts);
    if id == 0 {
        return if seen == Window::FULL {
            say!(texts, "explain-enter-root", side = side)
        } else {
            say!(texts, "explain-enter-root-window", side = side, window = window(seen))
        };
    }
    if tree.is_tested(id) {
        // The null window lies just above the mover's best value, from its side.
        let parent = &tree.nodes[node.parent.expect("only the root has no parent")];
        let mover = tree.side_name(parent.side);
        return if parent.side == tree.root().side {
            let than = score(seen.alpha);
            say!(texts, "explain-test-above", movement = movement, than = than, side = mover)
        } else {
            let than = score(seen.beta);
            say!(texts, "explain-test-below", movement = movement, than = than, side = mover)
        };
    }
    if node.leaf.is_some() {
        say!(texts, "explain-enter-leaf", movement = movement)
    } else if seen == Window::FULL {
        say!(texts, "explain-enter", movement = movement, side = side)
    } else {
        say!(texts, "explain-enter-window", movement = movement, side = side, window = window(seen))
    }
}

fn best(tree: &Tree, id: Id, texts: &Texts) -> String {
    let node = &tree.nodes[id];
    let parent = &tree.nodes[node.parent.expect("the root is nobody's move")];
    let value = tree.seen_by_root(id).map_or_else(|| "?".to_owned(), score);
    let side = tree.side_name(parent.side);
    say!(texts, "explain-best", movement = title(tree, id, texts), side = side, value = value)
}

fn left(tree: &Tree, id: Id, texts: &Texts) -> String {
    let node = &tree.nodes[id];
    let name = title(tree, id, texts);
    let Some(value) = tree.seen_by_root(id).map(score) else {
        return say!(texts, "explain-stopped", name = name);
    };
    if node.from_table().is_some() {
        // keys: explain-table-exact, explain-table-at-least, explain-table-at-most
        let key = match tree.bound_for_root(id) {
            Bound::Lower => "explain-table-at-least",
            Bound::Upper => "explain-table-at-most",
            _ => "explain-table-exact",
        };
        return say!(texts, key, name = name, value = value);
    }
    match (node.leaf, tree.bound_for_root(id)) {
        (Some(Leaf::Finished), _) if tree.header.is_written => {
            say!(texts, "explain-leaf", name = name, value = value)
        }
        (Some(Leaf::Finished), _) => say!(texts, "explain-finished", name = name, value = value),
        (Some(Leaf::Horizon), _) => say!(texts, "explain-horizon", name = name, value = value),
        (None, Bound::Lower) => say!(texts, "explain-at-least", name = name, value = value),
        (None, Bound::Upper) => say!(texts, "explain-at-most", name = name, value = value),
        (None, _) => match node.best {
            Some(best) => {
                let best = tree.name(&tree.path(best), texts);
                say!(texts, "explain-worth-by", name = name, value = value, best = best)
            }
            None => say!(texts, "explain-worth", name = name, value = value),
        },
    }
}

fn cut(tree: &Tree, id: Id, texts: &Texts) -> String {
    let node = &tree.nodes[id];
    let name = title(tree, id, texts);
    let why = why_cut(tree, id, texts);
    match node.skipped() {
        0 => say!(texts, "explain-cut-on-last", name = name, why = why),
        skipped => say!(texts, "explain-cut", name = name, why = why, count = skipped),
    }
}

/// A node by the move that leads there, for the beginning of a sentence.
fn title(tree: &Tree, id: Id, texts: &Texts) -> String {
    tree.title(&tree.path(id), texts)
}

/// Why the other moves of a node do not matter: half a sentence, to be put after a colon.
pub fn why_cut(tree: &Tree, id: Id, texts: &Texts) -> String {
    let Some(reason) = reason(tree, id) else { return String::new() };
    match reason {
        Reason::Alternative { keeper, at, has, from, side, holds } => {
            let (has, holds) = (score(has), score(holds));
            let mut path = tree.path(at);
            path.push(&from);
            let from = tree.name(&path, texts);
            let is_max = keeper == tree.root().side;
            let key = if is_max { "explain-because-max" } else { "explain-because-min" };
            say!(
                texts,
                key,
                keeper = tree.side_name(keeper),
                has = has,
                from = from,
                side = tree.side_name(side),
                holds = holds
            )
        }
        Reason::Test { at, than, holds, .. } => {
            let movement = tree.name(&tree.path(at), texts);
            say!(texts, "explain-because-test", movement = movement, than = score(than), holds = score(holds))
        }
        Reason::Given { bound, holds } => {
            say!(texts, "explain-because-given", bound = score(bound), holds = score(holds))
        }
        Reason::Unbeatable { holds } => say!(texts, "explain-because-unbeatable", holds = score(holds)),
        Reason::Closed { window: closed } => say!(texts, "explain-because-closed", window = window(closed)),
    }
}
