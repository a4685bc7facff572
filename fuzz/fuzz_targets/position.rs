//! Position texts on boards of every size: what is read is written back to the same position.

#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_core::{Game, Labels, Player, Position};
use plyground_fuzz::Board;
use plyground_games::mnk::{Large, Mnk, Small, Stones};

#[derive(Arbitrary, Debug)]
struct Input<'a> {
    board: Board,
    second_to_move: Option<bool>,
    text: Text<'a>,
}

/// Arbitrary text seldom has the right number of cells, so half of the inputs are drawn to fit the board.
#[derive(Arbitrary, Debug)]
enum Text<'a> {
    Any(&'a str),
    Cells(&'a [u8]),
}

impl Text<'_> {
    fn on(&self, board: Board) -> String {
        let cells = match self {
            Self::Any(text) => return (*text).to_owned(),
            Self::Cells(cells) => cells,
        };
        let mut marks = cells.iter().map(|cell| ['.', 'X', 'O'][usize::from(cell % 3)]);
        let mut row = || (0..board.width()).map(|_| marks.next().unwrap_or('.')).collect::<String>();
        (0..board.height()).map(|_| row()).collect::<Vec<_>>().join("/")
    }
}

fuzz_target!(|input: Input<'_>| {
    let text = input.text.on(input.board);
    let to_move = input.second_to_move.map(|second| if second { Player::Second } else { Player::First });
    let small = input.board.empty::<Small>().map(|board| check(&board, &text, to_move));
    let large = input.board.empty::<Large>().map(|board| check(&board, &text, to_move));
    if let (Some(small), Some(large)) = (small, large) {
        assert_eq!(small, large, "the two kinds of stones disagree on {text:?}");
    }
});

/// What a position text turned into: the text that was written back, whether play can reach it, and how it ended.
type Seen = Option<(String, bool, Option<plyground_core::Outcome>)>;

fn check<S: Stones>(board: &Mnk<S>, text: &str, to_move: Option<Player>) -> Seen {
    if let Some(Ok(mut fitting)) = board.fitting(text).map(|name| plyground_registry::open(&name)) {
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
