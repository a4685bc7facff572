//! The differences between the three games.

use std::fmt::Debug;

use super::board::Geometry;

/// The fate of a man that reaches the king row while it captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowning {
    /// It is crowned, and the move ends.
    EndsTheMove,
    /// It is crowned and goes on capturing as a king.
    GoesOn,
    /// It goes on capturing as a man, and is crowned only where the move ends on the king row.
    AtTheEnd,
}

/// The rules of one of the games, as constants, so that the rules are compiled once for each game.
pub trait Variant: Copy + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// Names of the game: the name itself, what stands between the parentheses of `draughts(…)`, and one line.
    const NAMES: &'static [(&'static str, &'static str, &'static str)];
    /// Names under which no list has the game, and the name under which it does.
    const SYNONYMS: &'static [(&'static str, &'static str)] = &[];
    /// The board. Dark squares in a row are half the columns.
    const BOARD: Geometry;
    /// Rows of men that each side begins with.
    const ROWS_OF_MEN: u32;
    /// Whether the side that begins stands at the top of the board, where the numbers of squares begin.
    const FIRST_ON_TOP: bool;
    /// The letters of the two sides in position texts.
    const COLOURS: [char; 2];
    /// Whether squares are written as letters and digits, such as `c3`, and captures with a colon.
    const IS_ALGEBRAIC: bool;
    /// Whether men capture backwards too.
    const MEN_CAPTURE_BACKWARDS: bool;
    /// Whether kings move and capture over any distance.
    const KINGS_FLY: bool;
    /// Whether the capture of the most pieces is compulsory.
    const MOST_MUST_BE_CAPTURED: bool;
    /// The fate of a man that reaches the king row in the middle of a capture.
    const CROWNING: Crowning;
    /// The number of moves in a row, counting both sides, of kings only and without a capture, after which the game is
    /// drawn.
    const QUIET_LIMIT: u8;
    /// Whether a capture or a crowning begins the count of an ending anew, even where its limit stays the same.
    const CHANGE_RESTARTS_ENDING: bool;
    /// Whether the limit of an ending stays in force where a capture leads to one with another limit.
    const LIMIT_OUTLASTS_CAPTURE: bool;

    /// How many moves, counting both sides, an ending with these pieces may take; 0 where there is no such limit.
    fn ending_limit(pieces: [u64; 2], kings: u64) -> u8;
}

/// English draughts, known as checkers in America.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct English;

impl Variant for English {
    const NAMES: &'static [(&'static str, &'static str, &'static str)] = &[
        ("english-draughts", "english", "draughts on 8x8 with kings that step, as in Britain and America"),
        ("checkers", "checkers", "another name of English draughts"),
    ];
    const SYNONYMS: &'static [(&'static str, &'static str)] = &[("checkers", "english-draughts")];
    const BOARD: Geometry = Geometry::new(4);
    const ROWS_OF_MEN: u32 = 3;
    const FIRST_ON_TOP: bool = true;
    const COLOURS: [char; 2] = ['B', 'W'];
    const IS_ALGEBRAIC: bool = false;
    const MEN_CAPTURE_BACKWARDS: bool = false;
    const KINGS_FLY: bool = false;
    const MOST_MUST_BE_CAPTURED: bool = false;
    const CROWNING: Crowning = Crowning::EndsTheMove;
    const QUIET_LIMIT: u8 = 80;
    const CHANGE_RESTARTS_ENDING: bool = false;
    const LIMIT_OUTLASTS_CAPTURE: bool = false;

    #[inline]
    fn ending_limit(_: [u64; 2], _: u64) -> u8 {
        0
    }
}

/// Russian draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Russian;

impl Variant for Russian {
    const NAMES: &'static [(&'static str, &'static str, &'static str)] = &[(
        "russian-draughts",
        "russian",
        "draughts on 8x8 with flying kings and men that capture backwards too",
    )];
    const BOARD: Geometry = Geometry::new(4);
    const ROWS_OF_MEN: u32 = 3;
    const FIRST_ON_TOP: bool = false;
    const COLOURS: [char; 2] = ['W', 'B'];
    const IS_ALGEBRAIC: bool = true;
    const MEN_CAPTURE_BACKWARDS: bool = true;
    const KINGS_FLY: bool = true;
    const MOST_MUST_BE_CAPTURED: bool = false;
    const CROWNING: Crowning = Crowning::GoesOn;
    const QUIET_LIMIT: u8 = 30;
    const CHANGE_RESTARTS_ENDING: bool = true;
    const LIMIT_OUTLASTS_CAPTURE: bool = false;

    #[inline]
    fn ending_limit(pieces: [u64; 2], kings: u64) -> u8 {
        if pieces[0] & kings == 0 || pieces[1] & kings == 0 {
            return 0;
        }
        match (pieces[0] | pieces[1]).count_ones() {
            0..=3 => 10,
            4 | 5 => 60,
            6 | 7 => 120,
            _ => 0,
        }
    }
}

/// International draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct International;

impl Variant for International {
    const NAMES: &'static [(&'static str, &'static str, &'static str)] = &[(
        "international-draughts",
        "international",
        "draughts on 10x10 with flying kings; as many as possible must be captured",
    )];
    const BOARD: Geometry = Geometry::new(5);
    const ROWS_OF_MEN: u32 = 4;
    const FIRST_ON_TOP: bool = false;
    const COLOURS: [char; 2] = ['W', 'B'];
    const IS_ALGEBRAIC: bool = false;
    const MEN_CAPTURE_BACKWARDS: bool = true;
    const KINGS_FLY: bool = true;
    const MOST_MUST_BE_CAPTURED: bool = true;
    const CROWNING: Crowning = Crowning::AtTheEnd;
    const QUIET_LIMIT: u8 = 50;
    const CHANGE_RESTARTS_ENDING: bool = false;
    const LIMIT_OUTLASTS_CAPTURE: bool = true;

    #[inline]
    fn ending_limit(pieces: [u64; 2], kings: u64) -> u8 {
        let limit_against_lone_king = |lone: u64, many: u64| match many.count_ones() {
            _ if lone.count_ones() != 1 || lone & kings == 0 || many & kings == 0 => 0,
            1 | 2 => 10,
            3 => 32,
            _ => 0,
        };
        limit_against_lone_king(pieces[0], pieces[1]).max(limit_against_lone_king(pieces[1], pieces[0]))
    }
}
