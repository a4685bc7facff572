//! A position as a picture.

use plyground_registry::{Grid, Labels, Player, Session, Sign};

use plyground_draw::board::{board, letters, numbered};

/// Larger boards show stones with the numbers of their moves; others show marks.
const SMALL: usize = 49;

/// The current position as SVG: with marks, or with numbered stones on large boards; as the game's text where it has no
/// board of cells.
pub fn picture(session: &dyn Session, title: &str) -> String {
    let Some(grid) = session.grid() else {
        return letters(&session.draw(Labels::None), title).1;
    };
    match played(session) {
        Some(moves) if grid.cells.len() > SMALL && !moves.is_empty() => {
            numbered(&grid, &session.names(), &moves, title).1
        }
        _ => board(&grid, &session.names(), title).1,
    }
}

/// The cells of the moves in order, and the side that moved; `None` if a move is not a stone on one cell.
fn played(session: &dyn Session) -> Option<Vec<(usize, Player)>> {
    if !session.grid()?.signs.iter().all(|sign| matches!(sign, Sign::Plain | Sign::Inside(_))) {
        return None;
    }
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

    #[test]
    fn what_cells_show_is_drawn() {
        let after = |game: &str, moves: &[&str]| {
            let session = open(game).unwrap().after(moves).unwrap();
            picture(&*session, "a board")
        };
        // Nine dots, two lines, and no frame.
        let boxes = after("dots-and-boxes(2,2)", &["b5", "a4"]);
        assert_eq!((boxes.matches("<circle").count(), boxes.matches("<line").count()), (9, 2), "{boxes}");
        // A line is not a stone with a number, however large the board.
        assert_eq!(after("dots-and-boxes(4,4)", &["b5"]).matches("<circle").count(), 25);
        let kalah = after("kalah", &["3"]);
        assert_eq!(kalah.matches(">5</text>").count(), 3, "{kalah}");
        let mut draughts = open("russian-draughts").unwrap();
        draughts.set_position("W:Wa1,Kc3:Bf4,Kh8", None, false).unwrap();
        let draughts = picture(&*draughts, "a board");
        assert_eq!((draughts.matches(">K</text>").count(), draughts.matches("<circle").count()), (2, 2));
    }
}
