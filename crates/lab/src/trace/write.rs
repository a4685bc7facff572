//! From a tree to a file.

use plyground_draw::tree::{Event, Header, Remark, Tree};
use serde::Serialize;

use super::VERSION;
use super::line::{HeaderLine, Number, TraceLine};

/// The tree as a trace, line by line.
pub fn write(tree: &Tree) -> String {
    let mut text = String::new();
    put(&mut text, &first(&tree.header));
    for event in tree.events() {
        put(&mut text, &line(tree, event));
        if let Event::Enter(id) = event {
            for remark in &tree.nodes[id].remarks {
                put(&mut text, &remark_line(id as u64, remark));
            }
        }
    }
    text
}

fn put(text: &mut String, line: &impl Serialize) {
    text.push_str(&serde_json::to_string(line).expect("numbers and texts can be written"));
    text.push('\n');
}

fn first(header: &Header) -> HeaderLine {
    HeaderLine {
        trace: VERSION,
        game: header.game.clone(),
        position: header.position.clone(),
        to_move: header.to_move.into(),
        algorithm: header.algorithm.clone(),
        evaluator: header.evaluator.clone(),
        depth: header.depth,
        convention: header.convention.clone(),
        ordering: header.ordering.clone(),
        mutations: header.mutations.clone(),
        weights: header.weights.clone(),
    }
}

fn remark_line(id: u64, remark: &Remark) -> TraceLine {
    match remark {
        Remark::Table { value, bound } => {
            TraceLine::Table { id, value: Number(*value), bound: (*bound).into() }
        }
        Remark::Note(text) => TraceLine::Note { id, text: text.clone() },
    }
}

fn line(tree: &Tree, event: Event) -> TraceLine {
    let id = event.node();
    let node = &tree.nodes[id];
    let parent = node.parent.map(|parent| parent as u64);
    let of_parent = || parent.expect("only the root has no parent, and it is nobody's move");
    match event {
        Event::Enter(id) => TraceLine::Enter {
            id: id as u64,
            parent,
            movement: parent.map(|_| node.movement.clone()),
            ply: node.ply,
            side: node.side.into(),
            alpha: Some(Number(node.window.alpha)),
            beta: Some(Number(node.window.beta)),
            moves: node.moves,
        },
        Event::Research(_) => TraceLine::Research { id: of_parent(), movement: node.movement.clone() },
        Event::Best(_) => TraceLine::Best {
            id: of_parent(),
            movement: node.movement.clone(),
            value: Number(tree.value_for_parent(id).expect("a move is the best only once it has a value")),
        },
        Event::Cut(_) => {
            let cut = node.cut.as_ref().expect("there is a cut where there is the event of it");
            TraceLine::Cut {
                id: id as u64,
                beta: Some(Number(node.window.beta)),
                by: cut.by.clone(),
                searched: cut.searched,
                skipped: node.skipped(),
                moves: cut.skipped.clone(),
            }
        }
        Event::Leave(_) => TraceLine::Leave {
            id: id as u64,
            value: node.value.map(Number),
            bound: Some(node.bound.into()),
            leaf: node.leaf.map(Into::into),
            dropped: node.dropped,
        },
    }
}
