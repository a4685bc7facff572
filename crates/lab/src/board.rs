//! A position as a picture.

use plyground_registry::{Grid, Labels, Player, Session};

use crate::report::board::{board, letters, numbered};

/// Boards with more cells show stones with the numbers of their moves; smaller ones show marks.
const SMALL: usize = 49;

/// The board as it stands, as SVG: with marks, or with numbered stones on large boards; in the letters of the game where it
/// has no board of cells.
pub fn picture(session: &dyn Session, title: &str) -> String {
    let Some(grid) = session.grid() else {
        return letters(&session.draw(Labels::None), title).1;
    };
    match played(session) {
        Some(moves) if grid.cells.len() > SMALL && !moves.is_empty() => {
            numbered(&grid, true, &moves, title).1
        }
        _ => board(&grid, true, title).1,
    }
}

/// The cells of the moves in their order, and who moved there; `None` where a move is not one cell.
fn played(session: &dyn Session) -> Option<Vec<(usize, Player)>> {
    let mut game = session.fresh();
    let mut moves = Vec::new();
    let mut before: Grid = game.grid()?;
    for text in session.history() {
        let player = game.to_move();
        game.play(text).ok()?;
        let now = game.grid()?;
        let [(column, row)] = now.changes(&before)[..] else { return None };
        moves.push((row * now.width + column, player));
        before = now;
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn large_boards_number_their_moves_and_small_ones_do_not() {
        let after = |game: &str, moves: &[&str]| {
            let session = open(game).unwrap().after(moves).unwrap();
            picture(&*session, "a < b")
        };
        let large = after("gomoku", &["h8", "i9", "j10"]);
        assert!(large.contains(">3</text>") && large.matches("<circle").count() == 3, "{large}");
        let small = after("tic-tac-toe", &["b2", "a1"]);
        assert_eq!(small.matches("<circle").count(), 1, "{small}");
        assert!(small.contains("a &lt; b") && small.contains(">c</text>"), "{small}");
        assert!(after("explicit([3,5])", &[]).contains("<text"));
    }
}
