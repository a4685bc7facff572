//! What sides and moves are called in sentences.
//!
//! In a written tree moves are numbers, and so are values and counts. There a move is called a branch, by its way from the
//! root: in "branch 2.1 has the value 2" nothing can be taken for something else.

use plyground_core::Player;
use plyground_i18n::{Texts, say};

use super::{Header, Id, Tree};

impl Header {
    /// What a side is called: X or O, and MAX or MIN in a written tree.
    pub fn side_name(&self, player: Player) -> &'static str {
        if self.is_written { player.textbook_name() } else { player.board_name() }
    }
}

impl Tree {
    /// What a side is called: X or O, and MAX or MIN in a written tree.
    pub fn side_name(&self, player: Player) -> &'static str {
        self.header.side_name(player)
    }

    /// A node by the move that leads there, without a word for what it is.
    pub(super) fn called(&self, id: Id) -> String {
        self.short_name(&self.path(id))
    }

    /// The last of these moves from the root, without a word for what it is.
    pub fn short_name(&self, path: &[&str]) -> String {
        if self.header.is_written { branch(path) } else { last(path).to_owned() }
    }

    /// The last of these moves from the root, as a sentence begins with it.
    pub fn title(&self, path: &[&str], texts: &Texts) -> String {
        if path.is_empty() {
            texts.get("explain-root-name")
        } else if self.header.is_written {
            say!(texts, "explain-branch-title", movement = branch(path))
        } else {
            say!(texts, "explain-move-title", movement = last(path))
        }
    }

    /// The same within a sentence.
    pub fn name(&self, path: &[&str], texts: &Texts) -> String {
        if self.header.is_written {
            say!(texts, "explain-branch", movement = branch(path))
        } else {
            say!(texts, "explain-move", movement = last(path))
        }
    }

    /// A line of moves from the root; in a written tree the branch at its end says it all.
    pub fn line_name(&self, path: &[&str], texts: &Texts) -> String {
        if self.header.is_written { self.name(path, texts) } else { path.join(" ") }
    }
}

fn last<'a>(path: &[&'a str]) -> &'a str {
    path.last().copied().unwrap_or_default()
}

/// A branch by the numbers that lead to it, or by its name and the numbers below.
fn branch(path: &[&str]) -> String {
    let is_number = |movement: &&str| movement.bytes().all(|sign| sign.is_ascii_digit());
    let named = path.iter().rposition(|movement| !is_number(movement)).unwrap_or(0);
    path[named..].join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_is_called_by_its_numbers_or_its_name() {
        assert_eq!(branch(&["2", "1"]), "2.1");
        assert_eq!(branch(&["A", "B", "3"]), "B.3");
        assert_eq!(branch(&["A", "B"]), "B");
    }
}
