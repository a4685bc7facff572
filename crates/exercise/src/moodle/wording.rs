//! The words of a question on the screen: its boxes stand below the picture, and the picture is described for those who do not
//! see it.

use plyground_i18n::{Texts, say};
use plyground_registry::Player;

use crate::picture::grid;
use crate::words::signed;
use crate::{ExerciseKind, ExerciseTree, Question, Subject, prompt};

/// What is asked, without the blanks that a printed picture has.
pub(super) fn asked(texts: &Texts, question: &Question) -> String {
    let ask = match question.kind {
        ExerciseKind::Values => "exercise-moodle-values",
        ExerciseKind::Signs => "exercise-moodle-signs",
        ExerciseKind::Unvisited => "exercise-moodle-unvisited",
        ExerciseKind::Windows => "exercise-moodle-windows",
        ExerciseKind::Returned => "exercise-moodle-returned",
        ExerciseKind::Counts | ExerciseKind::Research | ExerciseKind::WinningMove => {
            return prompt(texts, question);
        }
    };
    format!("{} {}", texts.get("exercise-tree"), texts.get(ask))
}

/// All that the picture shows.
pub(super) fn description(texts: &Texts, question: &Question) -> String {
    match &question.subject {
        Subject::Tree(tree) => {
            let nodes: Vec<String> = tree.inner().into_iter().map(|node| children(tree, node)).collect();
            say!(texts, "exercise-moodle-tree", nodes = nodes.join(" "))
        }
        Subject::Position { game, position, to_move } => {
            let grid = grid(game, position, *to_move);
            let stones = |side: Player| {
                let cells = (0..grid.cells.len()).filter(|&cell| grid.cells[cell] == Some(side));
                let name = |cell: usize| {
                    let column = char::from(b'a' + (cell % grid.width) as u8);
                    format!("{column}{}", grid.height - cell / grid.width)
                };
                cells.map(name).collect::<Vec<_>>().join(", ")
            };
            say!(texts, "exercise-moodle-board", x = stones(Player::First), o = stones(Player::Second))
        }
    }
}

/// `B (MIN): a = 3, b = 5.`
fn children(tree: &ExerciseTree, node: usize) -> String {
    let side = if tree.is_max(node) { Player::First } else { Player::Second };
    let child = |child: usize| match (tree.nodes[child].value, tree.name(child)) {
        (None, name) => name.to_owned(),
        (Some(value), "") => signed(value),
        (Some(value), name) => format!("{name} = {}", signed(value)),
    };
    let below: Vec<String> = tree.children(node).map(child).collect();
    format!("{} ({}): {}.", tree.name(node), side.textbook_name(), below.join(", "))
}
