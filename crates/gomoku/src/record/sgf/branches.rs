//! The variations of an SGF file.

use std::mem::take;

use plyground_core::{Message, Player};

use super::{append, cell, filled, game, is_stones, time_and_remark};
use crate::record::nodes::{PlacedNode, SgfNode};
use crate::record::{BranchMove, BranchPoint, Record, RecordedMove};

/// The game along the first variation, with the other variations as branches. A variation is cut, and counted, at its first
/// node with stones that are not a single move.
pub(super) fn game_with_branches(mut nodes: Vec<PlacedNode>) -> Result<Record, Message> {
    let line = first_line(&nodes);
    let own: Vec<SgfNode> = line.iter().map(|&index| take(&mut nodes[index].1)).collect();
    let (mut record, counts) = game(&own)?;
    let mut points: Vec<Option<BranchPoint>> = vec![None; nodes.len()];
    let mut is_own = vec![false; nodes.len()];
    for (&index, count) in line.iter().zip(counts) {
        is_own[index] = true;
        points[index] = count.and_then(|count| count.checked_sub(record.setup)).map(BranchPoint::Game);
    }
    for (index, (parent, node)) in nodes.iter().enumerate().filter(|&(index, _)| !is_own[index]) {
        let Some(parent) = *parent else { continue };
        points[index] = points[parent].and_then(|after| follow(&mut record, after, node));
        // Counted once, at the node where it is cut: descendants are not counted again.
        record.variations +=
            usize::from(points[index].is_none() && (is_own[parent] || points[parent].is_some()));
    }
    // If the first variation has no moves, the next one becomes the main line when the record is written, so its first move
    // determines the side to move.
    if record.to_move.is_none() && record.parts().1.is_empty() {
        let begins = |branch: &&BranchMove| matches!(branch.after, BranchPoint::Game(0));
        let first = record.branches.iter().find(begins).map(|branch| branch.turn.player);
        let is_default = record.parts().0.is_empty() && first == Some(Player::First);
        record.to_move = first.filter(|_| !is_default);
    }
    Ok(record)
}

/// The nodes from the root along the first variation.
fn first_line(nodes: &[PlacedNode]) -> Vec<usize> {
    let mut first = vec![None; nodes.len()];
    for (index, (parent, _)) in nodes.iter().enumerate().rev() {
        if let Some(parent) = *parent {
            first[parent] = Some(index);
        }
    }
    let start = (!nodes.is_empty()).then_some(0);
    std::iter::successors(start, |&index| first[index]).collect()
}

/// Appends the move of a node to the variations and returns the place after it; `None` if its stones are not a single move. The
/// comment of a node without a stone belongs to the move before it.
fn follow(record: &mut Record, after: BranchPoint, node: &SgfNode) -> Option<BranchPoint> {
    let comment = node.iter().find(|(name, _)| name == "C").and_then(|(_, values)| values.first());
    let (milliseconds, comment) = time_and_remark(comment.map_or("", String::as_str));
    let mut stones = node.iter().filter(|(name, _)| is_stones(name));
    let Some((name, values)) = stones.next() else {
        let turn = match after {
            BranchPoint::Branch(index) => &mut record.branches[index].turn,
            BranchPoint::Game(count) => record.moves.get_mut((record.setup + count).checked_sub(1)?)?,
        };
        append(&mut turn.comment, &comment);
        return Some(after);
    };
    let player = match name.as_str() {
        "B" => Player::First,
        "W" => Player::Second,
        _ => return None,
    };
    let mut values = filled(values);
    let (value, others) = (values.next()?, values.next());
    if others.is_some() || stones.next().is_some() {
        return None;
    }
    let cell = cell(value, record.width, record.height).ok()?;
    record.branches.push(BranchMove { after, turn: RecordedMove { player, cell, milliseconds, comment } });
    Some(BranchPoint::Branch(record.branches.len() - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{read_sgf, write_sgf};

    fn read(text: &str) -> Record {
        read_sgf(text).unwrap().swap_remove(0)
    }

    #[test]
    fn variations_come_back_as_they_were() {
        let text = "(;GM[4]SZ[15]C[root];B[hh]C[a](;W[gg]C[b \\]](;B[aa])(;B[bb];W[cc]C[5ms c]))(;W[aa](;B[dd])(;B[ee])))";
        let record = read(text);
        assert_eq!((record.moves.len(), record.branches.len(), record.variations), (3, 5, 0));
        assert_eq!((record.remark.as_str(), record.moves[1].comment.as_str()), ("root", "b ]"));
        let after: Vec<BranchPoint> = record.branches.iter().map(|branch| branch.after).collect();
        let expected = [
            BranchPoint::Game(2),
            BranchPoint::Branch(0),
            BranchPoint::Game(1),
            BranchPoint::Branch(2),
            BranchPoint::Branch(2),
        ];
        assert_eq!(after, expected);
        assert_eq!(read(&write_sgf(&record)), record);
    }

    #[test]
    fn what_is_no_move_is_counted_and_left_out() {
        let counted = |text: &str| {
            let record = read(text);
            (record.branches.len(), record.variations)
        };
        assert_eq!(counted("(;GM[4]SZ[15];B[hh](;W[gg])(;W[zz];B[aa]))"), (0, 1));
        assert_eq!(counted("(;GM[4]SZ[15];B[hh](;W[gg])(;AB[aa];W[bb])(;W[];B[aa])(;W[cc]))"), (1, 2));
        // Before stones are removed, the position is another one.
        assert_eq!(counted("(;GM[4]SZ[15];B[hh](;W[gg];AE[hh])(;W[aa]))"), (0, 1));
        assert_eq!(counted("(;GM[4]SZ[15]AB[hh](;W[gg])(;W[aa]))"), (1, 0));
    }

    #[test]
    fn a_file_may_be_as_deep_as_it_is_long() {
        let depth = 100_000;
        let text =
            format!("(;GM[4]SZ[15];B[hh]{}{}{}", "(;C[x]".repeat(depth), "(;W[aa])", ")".repeat(depth + 1));
        assert_eq!(read(&text).moves.len(), 2);
        let wide = format!("(;GM[4]SZ[15];B[hh]{}{})", "(;W[gg];B[aa])", "(;W[ig];B[aa])".repeat(20_000));
        let record = read(&wide);
        assert_eq!(record.branches.len(), 40_000);
        assert_eq!(read(&write_sgf(&record)), record);
        let deep =
            format!("(;GM[4]SZ[15];B[hh]{}(;W[aa]){})", "(;W[gg](;B[aa])".repeat(50_000), ")".repeat(50_000));
        assert_eq!(read(&write_sgf(&read(&deep))), read(&deep));
    }
}
