//! What the engine says of the positions of games before it searches: the baseline that a network is measured against.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;

use plyground_gomoku::{Board, Cell, Rule, Threat};

/// Writes a line for each game, a word for each move: `-` for a move of the opening, else `score,rank,candidates,threats`.
///
/// The score is the static evaluation for the mover. The rank counts the candidates that are ordered before the move that
/// was played, and is `-` where that move is none of them. The threats are a sum: 1 where the mover can make five, 2 where
/// the opponent can, 4 and 8 where they can make an open four or two fours.
pub(crate) fn judge(games: &Path, rule: Rule, size: usize, out: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(out)?);
    for (number, line) in BufReader::new(File::open(games)?).lines().enumerate() {
        let judged = game(&line?, rule, size)
            .ok_or_else(|| io::Error::other(format!("line {} is not a game on this board", number + 1)))?;
        writeln!(file, "{judged}")?;
    }
    file.flush()
}

/// None where the line is not a game.
fn game(line: &str, rule: Rule, size: usize) -> Option<String> {
    let mut board = Board::new(size, size, rule)?;
    let mut judged = String::new();
    for word in line.split_whitespace().skip(1) {
        let mut parts = word.split(',');
        let mut coordinate = || parts.next()?.parse::<usize>().ok().filter(|&place| place < size);
        let cell = Cell::new(coordinate()?, coordinate()?);
        if !board.is_empty(cell) || board.outcome().is_some() {
            return None;
        }
        judged.push_str(if judged.is_empty() { "" } else { " " });
        if parts.next()? == "-" {
            judged.push('-');
        } else {
            let _ = write!(judged, "{}", position(&mut board, cell));
        }
        board.play(cell);
    }
    Some(judged)
}

fn position(board: &mut Board, played: Cell) -> String {
    let (me, you) = (board.to_move(), board.to_move().other());
    let threats = [(me, Threat::Five), (you, Threat::Five), (me, Threat::OpenFour), (you, Threat::OpenFour)];
    let threats = threats.map(|(player, threat)| u8::from(board.count(player, threat) > 0));
    let threats = threats[0] | threats[1] << 1 | threats[2] << 2 | threats[3] << 3;
    let scores: Vec<(Cell, i32)> = board.candidates().map(|cell| (cell, board.policy_score(cell))).collect();
    let place = scores.iter().position(|&(cell, _)| cell == played);
    let rank = place.map_or_else(
        || "-".to_owned(),
        |place| {
            let mine = scores[place].1;
            // Among equals the search tries the first one first.
            let before = |&(other, &(_, score)): &(usize, &(Cell, i32))| {
                score > mine || score == mine && other < place
            };
            scores.iter().enumerate().filter(before).count().to_string()
        },
    );
    format!("{},{rank},{},{threats}", board.evaluate(), scores.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_searched_move_is_judged() {
        let judged = game("1 7,7,- 7,8,- 8,7,100 8,8,-90 9,7,120", Rule::Freestyle, 15).expect("a game");
        let words: Vec<&str> = judged.split(' ').collect();
        assert_eq!(words[..2], ["-", "-"]);
        for word in &words[2..] {
            let parts: Vec<i32> = word.split(',').map(|part| part.parse().expect("a number")).collect();
            assert!(parts[1] < parts[2] && parts[3] == 0, "{word}");
        }
    }

    #[test]
    fn threats_are_told_apart_by_side() {
        // Black has four in a row with one end closed, then white is to move.
        let line = "1 3,7,- 2,7,- 4,7,- 0,0,- 5,7,- 0,2,- 6,7,- 7,7,0 9,9,0";
        let judged = game(line, Rule::Freestyle, 15).expect("a game");
        let words: Vec<&str> = judged.split(' ').collect();
        assert!(words[7].ends_with(",2"), "{judged}");
        assert!(words[8].ends_with(",0"), "{judged}");
    }

    #[test]
    fn what_is_not_a_game_is_refused() {
        for line in ["1 7,7,- 7,7,-", "1 15,0,-", "1 x", "1 7,7"] {
            assert!(game(line, Rule::Freestyle, 15).is_none(), "{line}");
        }
    }
}
