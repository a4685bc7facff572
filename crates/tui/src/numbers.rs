//! The numbers of cells, in games whose moves are typed by numbers.

use plyground_registry::{Session, Sign};

/// The numbers of cells where moves are typed by them: the squares of a draughts board, or the houses of the side to
/// move. Empty if cells are named by letters and rows.
pub fn numbers(session: &dyn Session) -> Vec<(usize, usize)> {
    let Some(grid) = session.grid().filter(|grid| !grid.signs.is_empty()) else { return Vec::new() };
    let mut asked = session.copy();
    // A finished game has no legal moves to read the numbers from, so the last move is taken back first.
    if asked.outcome().is_some() {
        asked.undo();
    }
    let first = |text: &String| text.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok();
    let typed: Option<Vec<(usize, usize)>> = asked
        .legal_moves()
        .iter()
        .zip(asked.legal_paths())
        .map(|(text, path)| Some((*path.first()?, first(text)?)))
        .collect();
    let Some(typed) = typed.filter(|typed| !typed.is_empty()) else { return Vec::new() };
    if grid.signs.iter().any(|sign| matches!(sign, Sign::Count(_))) {
        return typed;
    }
    let squares = (0..grid.cells.len()).filter(|&cell| grid.signs[cell] != Sign::Outside);
    let squares: Vec<(usize, usize)> = squares.zip(1..).collect();
    if typed.iter().all(|pair| squares.contains(pair)) { squares } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn squares_and_houses_have_numbers_where_moves_are_typed_by_them() {
        let numbers = |game: &str| numbers(&*open(game).unwrap());
        for (game, squares) in [("english-draughts", 32), ("international-draughts", 50)] {
            let found = numbers(game);
            assert_eq!((found.len(), found[0], found[4].1), (squares, (1, 1), 5), "{game}");
        }
        assert_eq!(numbers("kalah"), [(9, 1), (10, 2), (11, 3), (12, 4), (13, 5), (14, 6)]);
        for game in ["russian-draughts", "tic-tac-toe", "connect-four", "nim", "dots-and-boxes"] {
            assert_eq!(numbers(game), [], "{game}");
        }
    }
}
