//! Names of sides and moves in sentences.
//!
//! In an explicit game tree moves are numbers, like values and counts. There a move is called a branch, by its path
//! from the root: "branch 2.1 has the value 2" is unambiguous.

use plyground_core::Player;
use plyground_i18n::{Texts, say};

use super::{Header, Id, Tree};

impl Header {
    /// The name of a side: X or O, and MAX or MIN in an explicit game tree.
    pub fn side_name(&self, player: Player) -> &'static str {
        if self.is_written { player.textbook_name() } else { player.board_name() }
    }
}

impl Tree {
    /// The name of a side: X or O, and MAX or MIN in an explicit game tree.
    pub fn side_name(&self, player: Player) -> &'static str {
        self.header.side_name(player)
    }

    /// The name of a node by the move that leads there, without a noun.
    pub(super) fn called(&self, id: Id) -> String {
        self.short_name(&self.path(id))
    }

    /// The name of the last of these moves from the root, without a noun.
    pub fn short_name(&self, path: &[&str]) -> String {
        if self.header.is_written { self.branch(path) } else { last(path).to_owned() }
    }

    /// The last of these moves from the root, for the beginning of a sentence.
    pub fn title(&self, path: &[&str], texts: &Texts) -> String {
        if path.is_empty() {
            texts.get("explain-root-name")
        } else if self.header.is_written {
            say!(texts, "explain-branch-title", movement = self.branch(path))
        } else {
            say!(texts, "explain-move-title", movement = last(path))
        }
    }

    /// The same within a sentence.
    pub fn name(&self, path: &[&str], texts: &Texts) -> String {
        if self.header.is_written {
            say!(texts, "explain-branch", movement = self.branch(path))
        } else {
            say!(texts, "explain-move", movement = last(path))
        }
    }

    /// A branch by its path, from above the root if the header says what is there.
    fn branch(&self, path: &[&str]) -> String {
        let above = self.header.above.iter().map(String::as_str);
        branch(&above.chain(path.iter().copied()).collect::<Vec<_>>())
    }

    /// A line of moves from the root; in an explicit game tree the branch at its end identifies it.
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
