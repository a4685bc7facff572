//! SGF, the format of Go programs, as gomoku programs use it: `GM[4]`, one node per stone.
//!
//! After the specification `FF[4]` (A. Hollosi, 1999). The first variation is the game. `AB` and `AW` set up stones, `AE`
//! removes them; only moves are read in the other variations.

mod branches;
mod writing;

use plyground_core::{Message, Outcome, Player, message};

use super::nodes::{Property, Scanner, SgfNode};
use super::stones::two_stones;
use super::{Record, RecordedMove};
use crate::cells::{Cell, CellSet};
use crate::rule::Rule;

pub use writing::{write_sgf, write_sgf_with};

/// The games of an SGF file.
pub fn read_sgf(text: &str) -> Result<Vec<Record>, Message> {
    let text = text.trim_start_matches('\u{feff}');
    let mut scanner = Scanner::new(text);
    let mut games = Vec::new();
    // Text before the first game is ignored, as the specification demands.
    while scanner.skip_to_game() {
        games.push(branches::game_with_branches(scanner.tree()?)?);
    }
    if games.is_empty() {
        return Err(message!("record-sgf-not", "this is not SGF: a game begins with `(;`"));
    }
    Ok(games)
}

/// The game along a line of nodes, and for each node the number of stones on the board after it. `None` for the nodes before
/// a removal of stones: their positions are not part of the record, so no variation can be attached there.
fn game(nodes: &[SgfNode]) -> Result<(Record, Vec<Option<usize>>), Message> {
    let root = nodes.first().map_or(&[][..], Vec::as_slice);
    let get = |name: &str| {
        let found = root.iter().find(|(known, _)| known == name);
        found.and_then(|(_, values)| values.first()).map(|value| value.trim().to_owned())
    };
    if let Some(kind) = get("GM").filter(|kind| kind != "4") {
        return Err(message!(
            "record-sgf-game",
            "this SGF is a game of another kind, GM[{kind}]: gomoku and renju are GM[4]",
            kind = kind.escape_debug().to_string()
        ));
    }
    let (width, height) = match get("SZ") {
        None => (15, 15),
        Some(size) => {
            let (width, height) = size.split_once(':').unwrap_or((&size, &size));
            // A size that is not a number becomes 0, which `Record::new` refuses.
            (width.trim().parse().unwrap_or(0), height.trim().parse().unwrap_or(0))
        }
    };
    let mut record = Record::new(width, height)?;
    if let Some(rule) = get("RU") {
        record.rule = rule_of(&rule);
        record.strange_rule = if record.rule.is_none() { rule } else { String::new() };
    }
    record.players = [get("PB").unwrap_or_default(), get("PW").unwrap_or_default()];
    record.event = get("EV").unwrap_or_default();
    record.ending = get("TE").unwrap_or_default();
    let remarks = [get("GC"), get("C").filter(|_| !has_stones(root))];
    record.remark =
        remarks.into_iter().flatten().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n");
    record.result = get("RE").and_then(|result| match result.chars().next()?.to_ascii_uppercase() {
        'B' => Some(Outcome::Win(Player::First)),
        'W' => Some(Outcome::Win(Player::Second)),
        '0' | 'D' => Some(Outcome::Draw),
        _ => None,
    });
    // The side to move after a played stone was removed.
    let mut turn_after_removal = None;
    let mut counts: Vec<Option<usize>> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let comment = node.iter().find(|(name, _)| name == "C").and_then(|(_, values)| values.first());
        let (milliseconds, comment) = time_and_remark(comment.map_or("", String::as_str));
        let is_played = node.iter().any(|(name, _)| matches!(name.as_str(), "B" | "W"));
        // Stones set up later are read as moves: the position before them belongs to the game.
        let mut is_setup = !is_played && record.setup == record.moves.len();
        // The properties of a node have no order: stones are removed before any is added.
        let next = record.moves.last().map(|turn| turn.player.other());
        for (name, values) in node {
            let player = match name.as_str() {
                "B" | "AB" => Player::First,
                "W" | "AW" => Player::Second,
                "AE" => {
                    let before = record.moves.len();
                    let was_played = remove_stones(&mut record, &cells(values, width, height)?);
                    if record.moves.len() < before {
                        counts.fill(None);
                    }
                    if was_played {
                        // The remaining stones no longer have an order of play.
                        (is_setup, turn_after_removal, record.to_move) = (true, next, None);
                    }
                    continue;
                }
                _ => continue,
            };
            let cells = if name.starts_with('A') {
                // A stone that is set up where it stands already changes nothing.
                let mut stones = CellSet::default();
                for turn in record.moves.iter().filter(|turn| turn.player == player) {
                    stones.insert(turn.cell);
                }
                let mut cells = cells(values, width, height)?;
                cells.retain(|&cell| !stones.contains(cell));
                cells
            } else {
                // An empty move is a pass.
                filled(values).map(|value| cell(value, width, height)).collect::<Result<_, _>>()?
            };
            let turn = |cell| RecordedMove { player, cell, milliseconds, comment: comment.clone() };
            record.moves.extend(cells.into_iter().map(turn));
            // Fails early: a short text can list every cell thousands of times.
            if record.moves.len() > width * height {
                return Err(two_stones(taken_twice(&record.moves), height));
            }
        }
        if is_setup {
            record.setup = record.moves.len();
            let named =
                node.iter().find(|(name, _)| name == "PL").and_then(|(_, values)| side(values.first()?));
            record.to_move = named.or(record.to_move);
        }
        if !node.iter().any(|(name, _)| is_stones(name)) && !counts.is_empty() && !comment.is_empty() {
            // The comment of a node without a stone belongs to the move before it.
            let remark = record.moves.last_mut().map_or(&mut record.remark, |turn| &mut turn.comment);
            append(remark, &comment);
        }
        counts.push(Some(record.moves.len()));
    }
    let (stones, moves) = record.parts();
    if let Some(first) = moves.first().filter(|_| record.to_move.is_none()) {
        // Without `PL` the first move determines the side to move. It is not stored if it is the default, black on an empty
        // board.
        let is_default = stones.is_empty() && first.player == Player::First;
        record.to_move = (!is_default).then_some(first.player);
    }
    record.to_move = record.to_move.or(turn_after_removal.filter(|_| record.parts().1.is_empty()));
    Ok((record, counts))
}

/// Appends a comment as a paragraph.
fn append(remark: &mut String, comment: &str) {
    if !remark.is_empty() && !comment.is_empty() {
        remark.push('\n');
    }
    remark.push_str(comment);
}

/// Whether a node adds or removes stones, so that its comment is about them.
fn has_stones(node: &[Property]) -> bool {
    node.iter().any(|(name, _)| is_stones(name))
}

/// Whether a property adds or removes stones.
fn is_stones(name: &str) -> bool {
    matches!(name, "B" | "W" | "AB" | "AW" | "AE")
}

/// Removes stones. Returns whether one of them had been played.
fn remove_stones(record: &mut Record, cells: &[Cell]) -> bool {
    let is_removed = |turn: &RecordedMove| cells.contains(&turn.cell);
    let (stones, moves) = record.parts();
    let kept = stones.iter().filter(|turn| !is_removed(turn)).count();
    let was_played = moves.iter().any(is_removed);
    record.setup = kept;
    record.moves.retain(|turn| !is_removed(turn));
    was_played
}

/// The first cell with two stones, given more stones than cells.
fn taken_twice(turns: &[RecordedMove]) -> Cell {
    let mut taken = CellSet::default();
    let twice = turns.iter().map(|turn| turn.cell).find(|&cell| {
        let again = taken.contains(cell);
        taken.insert(cell);
        again
    });
    twice.expect("more stones than cells share one")
}

/// The values that are not empty.
fn filled(values: &[String]) -> impl Iterator<Item = &str> {
    values.iter().map(|value| value.trim()).filter(|value| !value.is_empty())
}

/// The distinct cells of a list, in which two corners may stand for a rectangle: `aa:cc`.
fn cells(values: &[String], width: usize, height: usize) -> Result<Vec<Cell>, Message> {
    let (mut cells, mut named) = (Vec::new(), CellSet::default());
    for value in filled(values) {
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let (from, to) = (cell(from.trim(), width, height)?, cell(to.trim(), width, height)?);
        // The specification puts the upper left corner first; the other order is accepted too.
        let span = |a: usize, b: usize| a.min(b)..=a.max(b);
        for row in span(from.row(), to.row()) {
            for cell in span(from.column(), to.column()).map(|column| Cell::new(column, row)) {
                if !named.contains(cell) {
                    named.insert(cell);
                    cells.push(cell);
                }
            }
        }
    }
    Ok(cells)
}

/// `B`, `W`, or as in older programs `black`, `white`, `1`, `2`.
fn side(text: &str) -> Option<Player> {
    match text.trim().chars().next()?.to_ascii_uppercase() {
        'B' | '1' => Some(Player::First),
        'W' | '2' => Some(Player::Second),
        _ => None,
    }
}

fn rule_of(text: &str) -> Option<Rule> {
    match text {
        "0" => Some(Rule::Freestyle),
        "1" => Some(Rule::Standard),
        "2" | "4" => Some(Rule::Renju),
        "8" | "9" => Some(Rule::Caro),
        name => name.parse().ok(),
    }
}

/// Splits `272ms depth 8` into a time and a comment.
fn time_and_remark(comment: &str) -> (Option<u64>, String) {
    let comment = comment.trim();
    let (first, rest) = comment.split_once(' ').unwrap_or((comment, ""));
    match first.strip_suffix("ms").and_then(|time| time.parse().ok()) {
        Some(time) => (Some(time), rest.to_owned()),
        None => (None, comment.to_owned()),
    }
}

fn cell(value: &str, width: usize, height: usize) -> Result<Cell, Message> {
    let place = |letter: char| letter.is_ascii_lowercase().then(|| usize::from(letter as u8 - b'a'));
    let mut letters = value.chars();
    let found = match (letters.next(), letters.next(), letters.next()) {
        (Some(column), Some(row), None) => place(column).zip(place(row)),
        _ => None,
    };
    let found = found.filter(|&(column, row)| column < width && row < height);
    found.map(|(column, row)| Cell::new(column, row)).ok_or_else(|| {
        message!(
            "record-sgf-cell",
            "`{value}` is not a cell of the {width}x{height} board in SGF: write two letters, {first} for the top left",
            value = value.chars().take(20).collect::<String>().escape_debug().to_string(),
            width = width,
            height = height,
            first = "aa"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::BranchPoint;
    use super::*;

    #[test]
    fn a_game_comes_back_as_it_was() {
        let mut record =
            Record::of_cells(15, 12, [Cell::new(7, 7), Cell::new(0, 11), Cell::new(14, 0)]).unwrap();
        record.rule = Some(Rule::Caro);
        record.players = ["A ] \\ b".to_owned(), "Жук".to_owned()];
        record.result = Some(Outcome::Win(Player::Second));
        record.ending = "time".to_owned();
        record.event = "A - B".to_owned();
        record.remark = "depth 4; [a] \\ b\nsecond line".to_owned();
        record.moves[1].milliseconds = Some(272);
        record.moves[1].comment = "depth 8, eval -34 [h8\\]\nsecond line".to_owned();
        record.moves[2].milliseconds = Some(0);
        record.moves[0].comment = "a remark alone".to_owned();
        let text = write_sgf(&record) + &write_sgf(&Record::new(20, 20).unwrap());
        let read = read_sgf(&text).unwrap();
        assert_eq!(read, [record, Record::new(20, 20).unwrap()]);
    }

    #[test]
    fn files_of_other_programs_are_read() {
        let text = "junk ( (;FF[4]GM[4]RU[1]SZ[15]PB[Rapfi]PW[Wine]RE[B+1]\r\n;B[af]C[opening move];W[ah]C[889ms]\
                    (;B[ba](;W[bb])(;W[cc]))(;B[hh]))";
        let games = read_sgf(text).unwrap();
        let cells: Vec<(usize, usize)> =
            games[0].moves.iter().map(|turn| (turn.cell.column(), turn.cell.row())).collect();
        assert_eq!(cells, [(0, 5), (0, 7), (1, 0), (1, 1)], "the first variation");
        assert_eq!(games[0].moves[0].comment, "opening move");
        let branches: Vec<(BranchPoint, usize)> =
            games[0].branches.iter().map(|branch| (branch.after, branch.turn.cell.column())).collect();
        assert_eq!(branches, [(BranchPoint::Game(3), 2), (BranchPoint::Game(2), 7)]);
        assert_eq!((games[0].moves[1].milliseconds, games[0].moves[1].comment.as_str()), (Some(889), ""));
        assert_eq!(games[0].rule, Some(Rule::Standard));
        let strange = read_sgf("(;GM[4]RU[Swap 7])").unwrap().swap_remove(0);
        assert_eq!((strange.rule, strange.strange_rule.as_str()), (None, "Swap 7"));
        assert_eq!(games[0].result, Some(Outcome::Win(Player::First)));
        let setup = read_sgf("(;GM[4]SZ[9]AB[aa][bb]AW[cc];B[];Black[dd])").unwrap();
        assert_eq!(setup[0].moves.len(), 4);
        assert_eq!(setup[0].moves[2].player, Player::Second);
    }

    #[test]
    fn stones_that_are_set_up_come_before_the_moves() {
        let read = |text: &str| read_sgf(text).unwrap().swap_remove(0);
        let turn = |record: &Record| record.board(Rule::Freestyle).unwrap().to_move();
        let stones = "(;GM[4]SZ[15]AB[hh][hg][if]AW[gh]";
        let named = read(&format!("{stones}PL[W])"));
        assert_eq!((named.setup, named.moves.len(), turn(&named)), (4, 4, Player::Second));
        assert_eq!(read(&write_sgf(&named)), named);
        // PL may stand before the stones, or in a node of its own.
        assert_eq!(turn(&read("(;GM[4]PL[black]AB[hh]AW[gh][aa];PL[W])")), Player::Second);
        assert_eq!(turn(&read("(;GM[4]PL[W]AB[hh]AW[gh])")), Player::Second);
        // Without it the first move determines the side to move, or without moves the number of stones.
        let mut played = read(&format!("{stones};B[aa];W[bb])"));
        assert_eq!((played.setup, played.moves.len(), turn(&played)), (4, 6, Player::First));
        played.moves.truncate(4);
        assert_eq!(turn(&played), Player::First);
        assert_eq!(turn(&read(&format!("{stones})"))), Player::Second);
        let twice = read("(;GM[4]AB[hh]AW[hh])").board(Rule::Freestyle).err().unwrap();
        assert!(twice.to_string().contains("two stones"), "{twice}");
    }

    #[test]
    fn lists_of_points_may_be_compressed() {
        let read = |text: &str| read_sgf(text).unwrap().swap_remove(0);
        let plain = read("(;GM[4]SZ[9]AB[aa][ba][ab][bb][hh]AW[ca][cb][cc];B[dd])");
        assert_eq!(read("(;GM[4]SZ[9]AB[aa:bb][hh]AW[ca:cc];B[dd])"), plain);
        assert_eq!(read("(;GM[4]SZ[9]AB[bb:aa][hh:hh]AW[ ca : cc ];B[dd])").setup, 8);
        for wrong in ["AB[aa:]", "AB[:bb]", "AB[aa:bb:cc]", "AB[aa:jj]", ";B[aa:bb]"] {
            let said = read_sgf(&format!("(;GM[4]SZ[9]{wrong})")).unwrap_err().to_string();
            assert!(said.contains("not a cell"), "{wrong}: {said}");
        }
    }

    #[test]
    fn cells_named_again_and_again_cost_nothing() {
        let read = |text: &str| read_sgf(text);
        let once = read("(;GM[4]SZ[20]AB[aa:tt])").unwrap();
        let list = "[aa:tt]".repeat(20_000);
        assert_eq!(read(&format!("(;GM[4]SZ[20]AB{list})")).unwrap(), once);
        assert_eq!(read(&format!("(;GM[4]SZ[20]AB[aa:tt]AE{list})")).unwrap()[0].moves, []);
        let (row, rows) = ("AB[ba:ta]", "AB[ba:ta]".repeat(20_000));
        let once = read(&format!("(;GM[4]SZ[20]{row})")).unwrap();
        assert_eq!(
            read(&format!("(;GM[4]SZ[20]{rows})")).unwrap(),
            once,
            "one stone set up twice is one stone"
        );
        assert_eq!(read(&format!("(;GM[4]SZ[20]{row};{rows})")).unwrap()[0].moves, once[0].moves);
        let said = read("(;GM[4]SZ[20]AB[ba:tt]AW[ba:tt])").unwrap_err();
        assert!(said.to_string().contains("two stones on b20"), "{said}");
    }

    #[test]
    fn control_characters_do_not_come_back_as_something_else() {
        let read = |text: &str| read_sgf(text).unwrap().swap_remove(0);
        let record = read("(;GM[4]SZ[9];B[ee]C[\0 \\\u{3}5ms\0 the\tmiddle\r\nof it])");
        assert_eq!(
            (record.moves[0].milliseconds, record.moves[0].comment.as_str()),
            (Some(5), "the middle\nof it")
        );
        assert_eq!(read(&write_sgf(&record)), record);
    }

    #[test]
    fn stones_are_taken_away() {
        let read = |text: &str| read_sgf(text).unwrap().swap_remove(0);
        let turn = |record: &Record| record.board(Rule::Freestyle).unwrap().to_move();
        // From the set-up stones: as if they had never been set up. Empty cells may be listed too.
        let plain = read("(;GM[4]SZ[9]AB[aa][hh]AW[cc]PL[W];W[dd])");
        assert_eq!(read("(;GM[4]SZ[9]AB[aa:bb][hh]AW[cc];AE[ba:bb][ab][ii]PL[W];W[dd])"), plain);
        // From a game: the remaining stones are a position with the same side to move.
        let moves = ";B[ee];W[dd];B[ff]";
        let left = read(&format!("(;GM[4]SZ[9]{moves};AE[dd])"));
        assert_eq!((left.setup, left.moves.len(), turn(&left)), (2, 2, Player::Second));
        assert_eq!(read(&write_sgf(&left)), left);
        let named = read(&format!("(;GM[4]SZ[9]{moves};PL[B]AE[dd]AW[aa])"));
        assert_eq!((named.setup, named.moves.len(), turn(&named)), (3, 3, Player::First));
        for properties in ["AE[dd]AW[aa]", "AW[aa]AE[dd]"] {
            let edited = read(&format!("(;GM[4]SZ[9]{moves};{properties})"));
            assert_eq!((edited.setup, turn(&edited)), (3, Player::Second), "{properties}");
        }
        let further = read(&format!("(;GM[4]SZ[9]{moves};AE[ff];B[gg];W[dc])"));
        assert_eq!((further.setup, further.to_move), (2, Some(Player::First)));
        assert_eq!(further.board(Rule::Freestyle).unwrap().ply(), 4);
        // Removing nothing leaves the game as it is.
        let nothing = read(&format!("(;GM[4]SZ[9]{moves};AE[aa];W[gg])"));
        assert_eq!((nothing.setup, nothing.moves.len(), nothing.to_move), (0, 4, None));
    }

    #[test]
    fn the_first_variation_of_a_game_without_moves_says_whose_turn_it_is() {
        let read = |text: &str| read_sgf(text).unwrap().swap_remove(0);
        for text in
            ["(;GM[4](;;)(;W[kj]))", "(;GM[4](;C[no move])(;B[kj]))", "(;GM[4]AB[aa](;;)(;W[kj])(;B[cc]))"]
        {
            let written = write_sgf(&read(text));
            assert_eq!(write_sgf(&read(&written)), written, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, why) in [
            ("", "not SGF"),
            ("(", "not SGF"),
            ("(;GM[1]SZ[19];B[aa])", "GM[4]"),
            ("(;SZ[3])", "5 to 20"),
            ("(;SZ[x])", "5 to 20"),
            ("(;SZ[15];B[zz])", "not a cell"),
            ("(;SZ[15];B[aaa])", "not a cell"),
            ("(;SZ[15];B[ж", "bracket is missing"),
            ("(;SZ[15];B[aa]C[\\", "bracket is missing"),
            ("(;SZ[15]", "bracket is missing"),
        ] {
            let said = read_sgf(text).unwrap_err().to_string();
            assert!(said.contains(why), "{text}: {said}");
        }
    }
}
