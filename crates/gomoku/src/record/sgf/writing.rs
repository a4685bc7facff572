//! A game as the nodes of an SGF file.

use plyground_core::{Outcome, Player};

use crate::cells::Cell;
use crate::record::nodes::{PlacedNode, Property, SgfNode, write_tree};
use crate::record::{BranchMove, BranchPoint, Record, RecordedMove};

/// A game in SGF.
pub fn write_sgf(record: &Record) -> String {
    write_sgf_with(record, &[])
}

/// A game in SGF, with additional variations from its last position.
pub fn write_sgf_with(record: &Record, lines: &[Vec<RecordedMove>]) -> String {
    let (stones, moves) = record.parts();
    let mut root = root(record);
    root.extend(set_up(record, stones));
    let mut nodes: Vec<PlacedNode> = vec![(None, root)];
    for turn in moves {
        nodes.push((Some(nodes.len() - 1), node(turn)));
    }
    let last = nodes.len() - 1;
    for BranchMove { after, turn } in &record.branches {
        let parent = match *after {
            BranchPoint::Game(count) => count.min(last),
            BranchPoint::Branch(index) => last + 1 + index,
        };
        nodes.push((Some(parent), node(turn)));
    }
    for line in lines {
        let mut parent = last;
        for turn in line {
            nodes.push((Some(parent), node(turn)));
            parent = nodes.len() - 1;
        }
    }
    write_tree(&nodes)
}

/// The root node: the root and game-info properties whose values are known.
fn root(record: &Record) -> SgfNode {
    let size = if record.width == record.height {
        record.width.to_string()
    } else {
        format!("{}:{}", record.width, record.height)
    };
    let result = match record.result {
        Some(Outcome::Win(Player::First)) => "B+",
        Some(Outcome::Win(Player::Second)) => "W+",
        Some(Outcome::Draw) => "0",
        None => "",
    };
    let properties = [
        ("FF", "4"),
        ("GM", "4"),
        ("CA", "UTF-8"),
        ("AP", "plyground"),
        ("SZ", &size),
        ("RU", record.rule.map_or(record.strange_rule.as_str(), |rule| rule.name())),
        ("EV", &record.event),
        ("PB", &record.players[0]),
        ("PW", &record.players[1]),
        ("RE", result),
        ("TE", &record.ending),
        ("GC", &record.remark),
    ];
    let known = properties.into_iter().filter(|(_, value)| !value.is_empty());
    known.map(|(name, value)| property(name, value.to_owned())).collect()
}

/// The setup properties. The set-up stones share one node, and so one comment.
fn set_up(record: &Record, stones: &[RecordedMove]) -> SgfNode {
    let mut node = SgfNode::new();
    for (player, name) in [(Player::First, "AB"), (Player::Second, "AW")] {
        let own = stones.iter().filter(|turn| turn.player == player);
        let points: Vec<String> = own.map(|turn| point(turn.cell)).collect();
        if !points.is_empty() {
            node.push((name.to_owned(), points));
        }
    }
    node.extend(record.to_move.map(|player| property("PL", colour(player).to_owned())));
    node.extend(stones.first().and_then(remark));
    node
}

/// The node of a move.
fn node(turn: &RecordedMove) -> SgfNode {
    std::iter::once(property(colour(turn.player), point(turn.cell))).chain(remark(turn)).collect()
}

/// The comment of a stone, with its time.
fn remark(turn: &RecordedMove) -> Option<Property> {
    let comment = match turn.milliseconds {
        Some(time) => format!("{time}ms {}", turn.comment),
        None => turn.comment.clone(),
    };
    let comment = comment.trim();
    (!comment.is_empty()).then(|| property("C", comment.to_owned()))
}

fn property(name: &str, value: String) -> Property {
    (name.to_owned(), vec![value])
}

fn colour(player: Player) -> &'static str {
    match player {
        Player::First => "B",
        Player::Second => "W",
    }
}

/// A cell as two letters, from the top left.
fn point(cell: Cell) -> String {
    [cell.column(), cell.row()].map(|place| char::from(b'a' + place as u8)).iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Rows, read_cells, read_sgf};
    use crate::rule::Rule;

    fn cells(text: &str) -> Vec<Cell> {
        read_cells(text, 15, 15, Rows::FromBottom).unwrap()
    }

    /// A line that the given side begins, with a remark about its first move.
    fn line(first: Player, text: &str, remark: &str) -> Vec<RecordedMove> {
        let mut record = Record::new(15, 15).unwrap();
        for (number, cell) in cells(text).into_iter().enumerate() {
            record.push(if number % 2 == 0 { first } else { first.other() }, cell);
        }
        remark.clone_into(&mut record.moves[0].comment);
        record.moves
    }

    #[test]
    fn each_line_comes_back_as_the_rest_of_the_game() {
        let mut played = Record::of_cells(15, 15, cells("h8i9j10")).unwrap();
        played.rule = Some(Rule::Renju);
        played.players[0] = "A ] (;b".to_owned();
        played.remark = "depth 4 [of \\ 9]; (;B[aa])".to_owned();
        let mut set_up = Record { setup: 3, to_move: Some(Player::Second), ..played.clone() };
        for turn in &mut set_up.moves {
            turn.comment = "a problem".to_owned();
        }
        set_up.moves.sort_by_key(|turn| turn.player);
        let lines = [
            line(Player::Second, "i7g9a1", "1. +159 [sure\\]"),
            line(Player::Second, "o15", "2. (;W[aa])"),
            line(Player::Second, "a15b15", "3."),
        ];
        for game in [&played, &set_up] {
            for first in 0..lines.len() {
                // The first variation is read as the game, so each is written first once.
                let mut turned = lines.to_vec();
                turned.rotate_left(first);
                let mut whole = game.clone();
                whole.moves.extend(turned[0].iter().cloned());
                for line in &turned[1..] {
                    let mut after = BranchPoint::Game(game.parts().1.len());
                    for turn in line {
                        whole.branches.push(BranchMove { after, turn: turn.clone() });
                        after = BranchPoint::Branch(whole.branches.len() - 1);
                    }
                }
                assert_eq!(read_sgf(&write_sgf_with(game, &turned)).unwrap(), [whole]);
            }
            assert_eq!(read_sgf(&write_sgf(game)).unwrap(), std::slice::from_ref(game));
        }
    }

    #[test]
    fn variations_stand_side_by_side_at_the_end() {
        let game = Record::of_cells(15, 15, cells("h8")).unwrap();
        let lines = [line(Player::Second, "i9j10", "good"), line(Player::Second, "a1", "")];
        let text = write_sgf_with(&game, &lines);
        assert_eq!(
            text,
            "(;FF[4]GM[4]CA[UTF-8]AP[plyground]SZ[15]\n;B[hh]\n(;W[ig]C[good];B[jf])\n(;W[ao]))\n"
        );
    }
}
