//! Moves as text in reachable positions: what is read is legal, and playing it leaves a readable position.

#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_core::{Game, Position};
use plyground_fuzz::{ArbitraryBoard, Edit, edited, game_after};
use plyground_games::Explicit;
use plyground_games::mnk::{Large, Mnk, Small, Stones};
use plyground_registry::Session;

/// Named and unnamed branches, uneven depth.
const TREE: &str = "[A:[1,b:2,[C:3]],d1:[x:inf,y:[4,5]],7]";

#[derive(Arbitrary, Debug)]
enum MoveInput<'a> {
    /// On a board of any size, and in a tree.
    Board { board: ArbitraryBoard, played: Vec<u8>, text: MoveText<'a> },
    /// In a game of the registry: the text of a legal move, edited.
    Game { game: u16, played: Vec<u8>, legal: u16, edits: Vec<Edit<'a>> },
}

/// Arbitrary text seldom names a cell of the board, so most inputs are written in one of the forms.
#[derive(Arbitrary, Debug)]
enum MoveText<'a> {
    Any(&'a str),
    Letter(u8, u8),
    Number(u16),
    Pair(u8, u8),
    Words(u8, u8),
}

impl MoveText<'_> {
    /// The text, for cells up to just beyond the edges of the board.
    fn on(&self, board: ArbitraryBoard) -> String {
        let (columns, rows) = (board.width() + 2, board.height() + 2);
        let fit = |column: u8, row: u8| (usize::from(column) % columns, usize::from(row) % rows);
        match *self {
            Self::Any(text) => text.to_owned(),
            Self::Letter(column, row) => {
                let (column, row) = fit(column, row);
                format!("{}{row}", char::from(b'a' + column as u8))
            }
            Self::Number(number) => (usize::from(number) % (columns * rows)).to_string(),
            Self::Pair(column, row) => {
                let (column, row) = fit(column, row);
                format!("{row} {column}")
            }
            Self::Words(column, row) => {
                let (column, row) = fit(column, row);
                format!("Row {row} col {column}")
            }
        }
    }
}

fuzz_target!(|input: MoveInput<'_>| match input {
    MoveInput::Board { board, played: moves, text } => {
        let text = text.on(board);
        if let Some(board) = board.empty::<Small>() {
            on_board(&board, &moves, &text);
        }
        if let Some(board) = board.empty::<Large>() {
            on_board(&board, &moves, &text);
        }
        let tree = Explicit::parse(TREE).expect("the tree above is well formed");
        read(&played(tree, &moves), &text);
    }
    MoveInput::Game { game, played, legal, edits } => {
        let session = game_after(game, &played);
        let moves = session.legal_moves();
        let text = moves.get(usize::from(legal) % moves.len().max(1)).map_or("", String::as_str);
        in_game(session, &edited(text, &edits));
    }
});

/// Plays a move from text and takes it back.
fn in_game(mut session: Box<dyn Session>, text: &str) {
    let seen = |session: &dyn Session| {
        (session.position(), session.to_move(), session.legal_moves(), session.history().to_vec())
    };
    let before = seen(&*session);
    let game = session.game();
    let Ok(played) = session.play(text) else {
        assert_eq!(seen(&*session), before, "{game}: {text:?} is refused and changes something");
        return;
    };
    assert!(before.2.contains(&played), "{game}: {text:?} was read as {played:?}, which is not legal");
    assert_eq!(session.history().last(), Some(&played), "{game}: {text:?}");
    let mut again = session.fresh();
    again.set_position(&session.position(), Some(session.to_move()), true).unwrap_or_else(|why| {
        panic!("{game}: play reached {:?}, which is not read: {why}", session.position())
    });
    assert_eq!(again.position(), session.position(), "{game}: the position is read differently");
    assert!(session.undo(), "{game}: {played:?} cannot be taken back");
    assert_eq!(seen(&*session), before, "{game}: taking back {played:?} does not restore the position");
}

fn on_board<S: Stones>(board: &Mnk<S>, moves: &[u8], text: &str) {
    let pos = played(board.clone(), moves);
    if let Some(after) = read(&pos, text) {
        let written = after.write_position();
        let again = board.read_position(&written, Some(after.to_move()), true);
        assert_eq!(again, Ok(after), "play reached {written:?}, but reading it gives another position");
    }
}

/// The position after the moves that the bytes choose, as far as the game goes.
fn played<G: Game>(mut pos: G, choices: &[u8]) -> G {
    for &choice in choices {
        let count = pos.move_count();
        let Some(m) = pos.moves().nth(usize::from(choice) % count.max(1)) else { break };
        pos.make(m);
    }
    pos
}

/// Reads a move and plays it; returns the position after it.
fn read<G: Game + PartialEq + std::fmt::Debug>(pos: &G, text: &str) -> Option<G> {
    let m = pos.read_move(text).ok()?;
    assert!(pos.moves().any(|legal| legal == m), "{text:?} was read as {m:?}, which is not legal");
    assert_eq!(pos.read_move(&pos.write_move(m)), Ok(m), "a written move is read differently");
    let mut after = pos.clone();
    let undo = after.make(m);
    let result = after.clone();
    after.unmake(m, undo);
    assert_eq!(after, *pos, "taking back {m:?} does not restore the position");
    Some(result)
}
