//! The variations of a game record.

use plyground_core::Message;
use plyground_gomoku::record::{
    BranchMove, BranchPoint, Record, RecordedMove, Rows, read_cell, write_cell, write_sgf,
};
use plyground_registry::Session;

use super::{recorded, wrong};

/// The most moves of variations that are read; the others are left out.
const MOST: usize = 10_000;

/// A move of a game tree. The first one that follows another continues its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeMove {
    /// The move that it follows, by index, which is smaller; `None` for the position at the start.
    pub parent: Option<usize>,
    /// The move.
    pub text: String,
    /// A comment; often empty.
    pub comment: String,
}

/// The tree of a game without variations.
pub(super) fn line(moves: &[String]) -> Vec<TreeMove> {
    let place = |(index, text): (usize, &String)| TreeMove {
        parent: index.checked_sub(1),
        text: text.clone(),
        comment: String::new(),
    };
    moves.iter().enumerate().map(place).collect()
}

/// The tree of a record, and the number of variations that cannot be played. The session is after the main line.
pub(super) fn imported(session: &mut dyn Session, record: &Record) -> (Vec<TreeMove>, usize) {
    let mut tree = line(session.history());
    let played = tree.len();
    for (place, turn) in tree.iter_mut().zip(record.parts().1) {
        place.comment = comment(turn);
    }
    let mut walk = TreeCursor { session, path: (0..played).collect() };
    // The place in the tree of each move of the variations, if it can be played.
    let mut places: Vec<Option<usize>> = Vec::with_capacity(record.branches.len());
    let mut left_out = 0;
    for BranchMove { after, turn } in &record.branches {
        let parent = match *after {
            BranchPoint::Game(count) => Some(count.checked_sub(1)),
            BranchPoint::Branch(index) => places[index].map(Some),
        };
        let text = write_cell(turn.cell, record.height, Rows::FromBottom);
        let is_legal = |parent: &Option<usize>| {
            tree.len() < played + MOST
                && walk.go(&tree, *parent)
                && walk.session.to_move() == turn.player
                && walk.play(&text, tree.len()).is_ok()
        };
        let parent_is_known = parent.is_some();
        let place = parent.filter(is_legal).map(|parent| {
            // Two variations may begin with the same move: then they are one.
            let known = tree.iter().position(|known| known.parent == parent && known.text == text);
            if let Some(known) = known {
                walk.rename(known);
                let comments = [&tree[known].comment[..], &comment(turn)].join("\n");
                comments.trim().clone_into(&mut tree[known].comment);
                return known;
            }
            tree.push(TreeMove { parent, text: text.clone(), comment: comment(turn) });
            tree.len() - 1
        });
        left_out += usize::from(place.is_none() && parent_is_known);
        places.push(place);
    }
    (tree, left_out)
}

/// The comment of a move, with its time.
fn comment(turn: &RecordedMove) -> String {
    match turn.milliseconds {
        Some(time) => format!("{time}ms {}", turn.comment).trim_end().to_owned(),
        None => turn.comment.clone(),
    }
}

/// The comment on the game, and on the stones that were set up.
pub(super) fn whole_comment(record: &Record) -> String {
    let stones = record.parts().0.first().map_or("", |turn| turn.comment.as_str());
    [record.remark.as_str(), stones].join("\n").trim().to_owned()
}

/// Writes a game with its variations as SGF. The moves of the session come first, and the tree follows them.
pub fn write_tree(session: &dyn Session, tree: &[TreeMove], comment: &str) -> Result<String, Message> {
    let before = session.history().len();
    let mut session = session.copy();
    let mut walk = TreeCursor { session: &mut *session, path: Vec::new() };
    let main = main_line(tree);
    for &index in &main {
        walk.try_play(tree, index)?;
    }
    let mut record = recorded(&*walk.session)?;
    comment.clone_into(&mut record.remark);
    let first = record.setup + before;
    for (&index, turn) in main.iter().zip(&mut record.moves[first..]) {
        turn.comment.clone_from(&tree[index].comment);
    }
    let mut places: Vec<Option<BranchPoint>> = vec![None; tree.len()];
    for (count, &index) in main.iter().enumerate() {
        places[index] = Some(BranchPoint::Game(before + count + 1));
    }
    for (index, TreeMove { parent, comment, .. }) in tree.iter().enumerate() {
        if places[index].is_some() {
            continue;
        }
        walk.go(tree, *parent);
        let player = walk.session.to_move();
        walk.try_play(tree, index)?;
        let text = walk.session.history().last().expect("a move was played just now");
        let cell = read_cell(text, record.width, record.height, Rows::FromBottom)?;
        let after = parent.map_or(Some(BranchPoint::Game(before)), |parent| places[parent]);
        let after = after.expect("a move stands after the one that it follows");
        let turn = RecordedMove { player, cell, milliseconds: None, comment: comment.clone() };
        record.branches.push(BranchMove { after, turn });
        places[index] = Some(BranchPoint::Branch(record.branches.len() - 1));
    }
    Ok(write_sgf(&record))
}

/// The moves from the start, each the first that follows the one before.
fn main_line(tree: &[TreeMove]) -> Vec<usize> {
    let mut first: Vec<Option<usize>> = vec![None; tree.len()];
    let mut start = None;
    for (index, TreeMove { parent, .. }) in tree.iter().enumerate().rev() {
        match *parent {
            Some(parent) => first[parent] = Some(index),
            None => start = Some(index),
        }
    }
    std::iter::successors(start, |&index| first[index]).collect()
}

/// A session that goes from place to place of a tree.
struct TreeCursor<'a> {
    session: &'a mut dyn Session,
    /// The moves of the tree that it has played, by index.
    path: Vec<usize>,
}

impl TreeCursor<'_> {
    /// Goes to a place by taking moves back and playing others; false if one cannot be played.
    fn go(&mut self, tree: &[TreeMove], place: Option<usize>) -> bool {
        let mut way: Vec<usize> = std::iter::successors(place, |&index| tree[index].parent).collect();
        way.reverse();
        let common = self.path.iter().zip(&way).take_while(|(own, wanted)| own == wanted).count();
        while self.path.len() > common {
            self.session.undo();
            self.path.pop();
        }
        way[common..].iter().all(|&index| self.play(&tree[index].text, index).is_ok())
    }

    fn play(&mut self, text: &str, index: usize) -> Result<(), Message> {
        self.session.play(text)?;
        self.path.push(index);
        Ok(())
    }

    /// Plays a move of the tree; the error gives its number in the line.
    fn try_play(&mut self, tree: &[TreeMove], index: usize) -> Result<(), Message> {
        let number = self.session.history().len() + 1;
        self.play(&tree[index].text, index).map_err(|why| wrong(number, why))
    }

    /// Takes the last move for another one of the tree, which is the same.
    fn rename(&mut self, index: usize) {
        if let Some(last) = self.path.last_mut() {
            *last = index;
        }
    }
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;
    use crate::record::read;

    fn shown(tree: &[TreeMove]) -> Vec<String> {
        let one = |TreeMove { parent, text, comment }: &TreeMove| {
            let parent = parent.map_or("-".to_owned(), |parent| parent.to_string());
            format!("{parent} {text} {comment}").trim().to_owned()
        };
        tree.iter().map(one).collect()
    }

    #[test]
    fn a_tree_goes_out_and_comes_back() {
        let text = "(;GM[4]SZ[15]GC[all];B[hh]C[a](;W[gg](;B[aa]C[5ms b])(;B[bb];W[cc]))(;W[aa](;B[dd])(;B[ee]C[c])))";
        let imported = read(text, "gomoku").unwrap();
        let expected = ["- h8 a", "0 g9", "1 a15 5ms b", "1 b14", "3 c13", "0 a15", "5 d12", "5 e11 c"];
        assert_eq!(shown(&imported.tree), expected);
        assert_eq!((imported.comment.as_str(), imported.moves.len()), ("all", 3));
        let session = open(&imported.game).unwrap();
        let written = write_tree(&*session, &imported.tree, &imported.comment).unwrap();
        assert_eq!(read(&written, "gomoku").unwrap(), imported);
        // The moves of the session come first.
        let mut later = open(&imported.game).unwrap();
        later.play("o1").unwrap();
        later.play("o2").unwrap();
        let written = write_tree(&*later, &imported.tree, "").unwrap();
        assert_eq!(read(&written, "gomoku").unwrap().moves, ["o1", "o2", "h8", "g9", "a15"]);
    }

    #[test]
    fn variations_with_the_same_move_are_one() {
        let imported =
            read("(;GM[4]SZ[15];B[hh](;W[gg])(;W[aa];B[bb])(;W[aa];B[cc])(;W[gg];B[dd]))", "").unwrap();
        assert_eq!(shown(&imported.tree), ["- h8", "0 g9", "0 a15", "2 b14", "2 c13", "1 d12"]);
        assert!(imported.notes.is_empty());
    }

    #[test]
    fn a_move_that_cannot_be_played_is_named() {
        let session = open("gomoku").unwrap();
        let place = |parent, text: &str| TreeMove { parent, text: text.to_owned(), comment: String::new() };
        let tree = [place(None, "h8"), place(Some(0), "g9"), place(Some(0), "h8")];
        let said = write_tree(&*session, &tree, "").unwrap_err().to_string();
        assert!(said.starts_with("move 2: h8"), "{said}");
        assert!(write_tree(&*open("tic-tac-toe").unwrap(), &[], "").is_err());
        assert_eq!(write_tree(&*session, &[], "").unwrap().matches(';').count(), 1);
    }
}
