//! Shared by the fuzz targets: boards of arbitrary size, every game of the registry, and edits of a good text.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use plyground_core::Player;
use plyground_games::Mnk;
use plyground_games::mnk::{MnkShape, Rules, SIDE_MAX, Stones};
use plyground_registry::{GAMES, Session, open};

/// The most shapes that are kept: some tens of megabytes.
const KEPT: usize = 2_000;

/// Width, height, K and the rules.
type ShapeKey = (usize, usize, usize, Rules);

thread_local! {
    /// Building a shape takes longer than every test on it, and the fuzzer reuses the same ones.
    static SHAPES: RefCell<HashMap<ShapeKey, Arc<MnkShape>>> = RefCell::default();
}

/// The size of a board and its rules, from arbitrary bytes.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub struct ArbitraryBoard {
    width: u8,
    height: u8,
    k: u8,
    exact: bool,
    misere: bool,
}

impl ArbitraryBoard {
    /// Columns.
    pub fn width(self) -> usize {
        1 + usize::from(self.width) % SIDE_MAX
    }

    /// Rows.
    pub fn height(self) -> usize {
        1 + usize::from(self.height) % SIDE_MAX
    }

    /// The empty board, where this kind of stones has room for it. A line may be longer than the board.
    pub fn empty<S: Stones>(self) -> Option<Mnk<S>> {
        let fits = self.width() * self.height() <= S::CAPACITY;
        fits.then(|| Mnk::set_up(&self.shape(), [S::default(); 2], Player::First))
    }

    fn shape(self) -> Arc<MnkShape> {
        let k = 1 + usize::from(self.k) % (SIDE_MAX + 1);
        let rules = Rules { exact: self.exact, misere: self.misere, ..Rules::default() };
        let (width, height) = (self.width(), self.height());
        SHAPES.with_borrow_mut(|shapes| {
            if shapes.len() >= KEPT {
                shapes.clear();
            }
            let entry = shapes.entry((width, height, k, rules));
            Arc::clone(entry.or_insert_with(|| Arc::new(MnkShape::new(width, height, k, rules))))
        })
    }
}

/// Every game of the registry's list by its name: with the parameters to try it with, and by its aliases.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let name = |id: &str, parameters: &str| {
        if parameters.is_empty() { id.to_owned() } else { format!("{id}({parameters})") }
    };
    let of = |game: &'static plyground_registry::GameEntry| {
        let samples = game.samples.iter().map(|parameters| name(game.id, parameters));
        let aliases = game.aliases.iter().map(|(alias, ..)| (*alias).to_owned());
        samples.chain(aliases).chain([game.id.to_owned()])
    };
    GAMES.iter().flat_map(of).filter(|name| open(name).is_ok()).collect()
});

thread_local! {
    /// Opening a game may build tables.
    static SESSIONS: RefCell<HashMap<usize, Box<dyn Session>>> = RefCell::default();
}

/// A game of the registry's list, after the moves that the bytes choose, as far as the game goes.
pub fn game_after(number: u16, choices: &[u8]) -> Box<dyn Session> {
    /// Enough to reach the middle of every game.
    const MOST: usize = 60;
    let number = usize::from(number) % NAMES.len();
    let mut session = SESSIONS.with_borrow_mut(|sessions| {
        let opened = || open(&NAMES[number]).expect("only names that open are in the list");
        sessions.entry(number).or_insert_with(opened).copy()
    });
    for &choice in choices.iter().take(MOST) {
        let legal = session.legal_moves();
        if legal.is_empty() {
            break;
        }
        let text = &legal[usize::from(choice) % legal.len()];
        let played = session.play(text).unwrap_or_else(|why| panic!("{text:?} is legal and refused: {why}"));
        assert_eq!(played, *text, "a legal move is written in another way");
    }
    session
}

/// A change to a text.
#[derive(Arbitrary, Debug)]
pub enum Edit<'a> {
    /// Inserts a text.
    Insert(u16, &'a str),
    /// Deletes characters.
    Delete(u16, u8),
    /// Replaces one character by another.
    Replace(u16, char),
    /// Replaces a digit by another.
    Digit(u16, u8),
    /// Repeats characters from elsewhere in the text.
    Repeat(u16, u16, u8),
}

/// The text after the changes, of which a few are enough.
pub fn edited(text: &str, edits: &[Edit<'_>]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for edit in edits.iter().take(6) {
        let place = |number: u16| usize::from(number) % (signs.len() + 1);
        match *edit {
            Edit::Insert(at, text) => {
                let at = place(at);
                signs.splice(at..at, text.chars());
            }
            Edit::Delete(at, count) => {
                let at = place(at);
                let end = signs.len().min(at + usize::from(count));
                signs.drain(at..end);
            }
            Edit::Replace(at, sign) => {
                let at = place(at);
                if let Some(place) = signs.get_mut(at) {
                    *place = sign;
                }
            }
            Edit::Digit(number, digit) => {
                let digits: Vec<usize> = (0..signs.len()).filter(|&at| signs[at].is_ascii_digit()).collect();
                if let Some(&at) = digits.get(usize::from(number) % digits.len().max(1)) {
                    signs[at] = char::from(b'0' + digit % 10);
                }
            }
            Edit::Repeat(from, to, count) => {
                let (from, to) = (place(from), place(to));
                let copied: Vec<char> = signs.iter().skip(from).take(count.into()).copied().collect();
                signs.splice(to..to, copied);
            }
        }
    }
    signs.into_iter().collect()
}
