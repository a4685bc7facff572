//! Position texts of every game, and on boards of every size: what is read is written back to the same position.

#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_core::{Game, Labels, Player, Position};
use plyground_fuzz::{ArbitraryBoard, Edit, edited, game_after};
use plyground_games::mnk::{Large, Mnk, Small, Stones};
use plyground_registry::{Session, open};

#[derive(Arbitrary, Debug)]
enum PositionInput<'a> {
    /// On a board of any size.
    Board { board: ArbitraryBoard, second_to_move: Option<bool>, text: PositionText<'a> },
    /// In a game of the registry: the text of a reachable position, edited.
    Game { game: u16, played: Vec<u8>, second_to_move: Option<bool>, edits: Vec<Edit<'a>> },
}

/// Arbitrary text seldom has the right number of cells, so half of the inputs are drawn to fit the board.
#[derive(Arbitrary, Debug)]
enum PositionText<'a> {
    Any(&'a str),
    Cells(&'a [u8]),
}

impl PositionText<'_> {
    fn on(&self, board: ArbitraryBoard) -> String {
        let cells = match self {
            Self::Any(text) => return (*text).to_owned(),
            Self::Cells(cells) => cells,
        };
        let mut marks = cells.iter().map(|cell| ['.', 'X', 'O'][usize::from(cell % 3)]);
        let mut row = || (0..board.width()).map(|_| marks.next().unwrap_or('.')).collect::<String>();
        (0..board.height()).map(|_| row()).collect::<Vec<_>>().join("/")
    }
}

fuzz_target!(|input: PositionInput<'_>| match input {
    PositionInput::Board { board, second_to_move, text } => {
        let text = text.on(board);
        let to_move = side(second_to_move);
        let small = board.empty::<Small>().map(|board| check(&board, &text, to_move));
        let large = board.empty::<Large>().map(|board| check(&board, &text, to_move));
        if let (Some(small), Some(large)) = (small, large) {
            assert_eq!(small, large, "the two kinds of stones disagree on {text:?}");
        }
    }
    PositionInput::Game { game, played, second_to_move, edits } => {
        let session = game_after(game, &played);
        let text = edited(&session.position(), &edits);
        let to_move = side(second_to_move).or(edits.is_empty().then_some(session.to_move()));
        let is_read = check_game(&*session.fresh(), &text, to_move);
        let is_as_played = edits.is_empty() && to_move == Some(session.to_move());
        assert!(is_read || !is_as_played, "{}: play reaches {text:?}, which is not read", session.game());
    }
});

fn side(second: Option<bool>) -> Option<Player> {
    second.map(|second| if second { Player::Second } else { Player::First })
}

/// Whether the text can be read in a game as a position that play reaches.
fn check_game(start: &dyn Session, text: &str, to_move: Option<Player>) -> bool {
    let read = |text: &str, to_move, strict| {
        let mut session = start.copy();
        session.set_position(text, to_move, strict).map(|()| session)
    };
    if let Some(Ok(mut fitting)) = start.fitting(text).map(|name| open(&name)) {
        // The size fits; there may still be signs in the text that no position has.
        let _ = fitting.set_position(text, to_move, false);
    }
    let strict = read(text, to_move, true).ok();
    let Ok(now) = read(text, to_move, false) else {
        assert!(strict.is_none(), "strict reading takes what lenient reading refuses");
        return false;
    };
    let seen = |session: &dyn Session| (session.position(), session.to_move(), session.legal_moves());
    if let Some(strict) = &strict {
        assert_eq!(seen(&**strict), seen(&*now), "strict reading gives another position");
    }
    let written = now.position();
    let again = read(&written, Some(now.to_move()), strict.is_some());
    let again =
        again.unwrap_or_else(|why| panic!("{text:?} is written as {written:?}, which is not read: {why}"));
    assert_eq!(seen(&*again), seen(&*now), "{written:?} is read differently");
    let legal = now.legal_moves().len();
    assert_eq!(legal == 0, now.outcome().is_some(), "{written:?}");
    assert_eq!([now.legal_cells().len(), now.legal_paths().len(), now.legal_areas().len()], [legal; 3]);
    now.winning_line();
    now.draw(Labels::Numbers);
    now.grid();
    strict.is_some()
}

/// The result of a position text: the text that was written back, whether it is reachable, and the outcome.
type ReadResult = Option<(String, bool, Option<plyground_core::Outcome>)>;

fn check<S: Stones>(board: &Mnk<S>, text: &str, to_move: Option<Player>) -> ReadResult {
    if let Some(Ok(mut fitting)) = board.fitting(text).map(|name| open(&name)) {
        fitting.set_position(text, to_move, false).expect("the board was made to fit this text");
    }
    let strict = board.read_position(text, to_move, true).ok();
    let Ok(pos) = board.read_position(text, to_move, false) else {
        assert!(strict.is_none(), "strict reading takes what lenient reading refuses");
        return None;
    };
    assert!(strict.as_ref().is_none_or(|strict| *strict == pos), "strict reading gives another position");
    let written = pos.write_position();
    let again = board.read_position(&written, Some(pos.to_move()), strict.is_some());
    assert_eq!(again.as_ref(), Ok(&pos), "{written:?} is read differently");
    assert_eq!(pos.moves().len(), pos.move_count());
    assert_eq!(pos.moves().len() == 0, pos.outcome().is_some());
    pos.winning_line();
    pos.draw(Labels::Numbers);
    Some((written, strict.is_some(), pos.outcome()))
}
