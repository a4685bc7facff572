//! On any text, no parser panics, every error is one line, and what is accepted can be written and read again.

use plyground_core::Message;
use plyground_games::Explicit;
use plyground_games::mnk::Weights;
use plyground_registry::{Player, Session, open};
use plyground_testkit::conformance::is_one_line;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestError, TestRng, TestRunner};

/// Cases of each property. Opening a board of 16 cells builds a table of 65,536 entries, which is slow in debug code.
const CASES: u32 = if cfg!(debug_assertions) { 1_500 } else { 15_000 };

/// Runs a property on strings from a fixed seed, without leaving files behind.
fn check(strings: impl Strategy<Value = String>, property: impl Fn(&str) -> TestCaseResult) {
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    match runner.run(&strings, |text| property(&text)) {
        Ok(()) => {}
        Err(TestError::Fail(why, text)) => panic!("{text:?}: {why}"),
        Err(TestError::Abort(why)) => panic!("{why}"),
    }
}

/// Half of the strings are arbitrary, line breaks included; the others are one of `valid` with a few typing errors.
fn typed(valid: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop_oneof![1 => "(?s).{0,40}", 3 => slipped(valid.iter().map(|&text| text.to_owned()).collect())]
}

fn slipped(valid: Vec<String>) -> impl Strategy<Value = String> {
    const SLIPS: &[&str] = &[
        "",
        "",
        "",
        " ",
        "\n",
        "\t",
        "\r",
        "\0",
        "(",
        ")",
        "[",
        "]",
        "[[",
        "]]",
        ",",
        ",,",
        "/",
        ".",
        "-",
        "+",
        "_",
        ":",
        "=",
        "\"",
        "'",
        "`",
        "#",
        "0",
        "1",
        "9",
        "99",
        "00",
        "65536",
        "4294967296",
        "99999999999999999999",
        "a",
        "Z",
        "x",
        "X",
        "O",
        "XX",
        "OOO",
        "inf",
        "-inf",
        "∞",
        "é",
        "Ж",
        "🦀",
        "\u{85}",
        "\u{2028}",
        "exact",
        "misere",
        "row",
        "col",
        "mnk",
        "[white]",
        "five = 1\n",
        "\\",
        "{",
        "}",
    ];
    let slips = prop::collection::vec((any::<Index>(), any::<bool>(), select(SLIPS)), 0..5);
    (select(valid), slips).prop_map(|(text, slips)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (place, replace, slip) in slips {
            let at = place.index(chars.len() + 1);
            let end = if replace { (at + 1).min(chars.len()) } else { at };
            chars.splice(at..end, slip.chars());
        }
        chars.into_iter().collect()
    })
}

/// The result, where the text was not refused; a refusal must be one line.
fn accepted<T>(result: Result<T, Message>) -> Result<Option<T>, TestCaseError> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(why) => {
            prop_assert!(is_one_line(&why.to_string()), "the complaint is not one line: {why:?}");
            Ok(None)
        }
    }
}

fn refused(why: Message) -> TestCaseError {
    TestCaseError::fail(String::from(why))
}

const GAMES: &[&str] = &[
    "tic-tac-toe",
    "gomoku",
    "piskvorky",
    "Tic_Tac_Toe",
    "gomoku(exact)",
    "tic-tac-toe(misere)",
    "mnk(3,3,3)",
    "mnk(7,6,4)",
    "mnk( 15 , 15 , 5 , exact )",
    "mnk(3,3,3,misere,exact)",
    "mnk(20,20,5)",
    "mnk(2,7,65535)",
    "renju",
    "caro",
    "five(5,renju)",
    "five( 19 , caro )",
    "five(6,9,caro)",
    "explicit(5)",
    "explicit([[3,12,8],[2,4,6],[14,5,2]])",
    "explicit(A:[b1:-inf,[inf,∞],c:[7]])",
    "ultimate( count )",
    "dots(5, 7, ground, cross)",
    "tochki(ground)",
    "torus(5,5,4)",
];

#[test]
fn names_of_games() {
    check(typed(GAMES), |text| {
        let Some(game) = accepted(open(text))? else { return Ok(()) };
        let again = open(&game.game()).map_err(refused)?;
        prop_assert_eq!(again.game(), game.game());
        prop_assert_eq!(again.position(), game.position());
        Ok(())
    });
}

const TREES: &[&str] = &[
    "5",
    "-inf",
    "[[3,12,8],[2,4,6],[14,5,2]]",
    " A : [ b1: -inf , [ +inf,∞ ] , c:[7] ] ",
    "[1,[2,[3,[4,[5,[6]]]]]]",
    "[inf:1,x_2:[-999999999,999999999],Ж:0]",
];

#[test]
fn written_trees() {
    use plyground_core::Game;
    check(typed(TREES), |text| {
        let Some(tree) = accepted(Explicit::parse(text))? else { return Ok(()) };
        let again = Explicit::parse(&tree.write_position()).map_err(refused)?;
        prop_assert_eq!(&again, &tree);
        Ok(())
    });
}

/// Reads the text into a game with every choice of the side to move, strictly and not.
fn read_position(game: &mut dyn Session, text: &str) -> TestCaseResult {
    for to_move in [None, Some(Player::First), Some(Player::Second)] {
        let before = (game.position(), game.to_move());
        let strict = accepted(game.set_position(text, to_move, true))?.is_some();
        if !strict {
            prop_assert_eq!(&(game.position(), game.to_move()), &before, "refused, but the game changed");
        }
        let lenient = accepted(game.set_position(text, to_move, false))?.is_some();
        prop_assert!(lenient || !strict, "what the strict reading takes, the other must take");
        if lenient {
            let read = (game.position(), game.to_move(), game.legal_moves());
            prop_assert!(to_move.is_none_or(|side| side == read.1));
            game.set_position(&read.0, Some(read.1), strict).map_err(refused)?;
            prop_assert_eq!((game.position(), game.to_move(), game.legal_moves()), read);
        }
    }
    Ok(())
}

const POSITIONS: &[&str] = &[
    "X.O/.X./..O",
    "3/1X1/3",
    ".........",
    "XOX/OXO/OXO",
    "XXX/OO./...",
    "xxx/ooo/3",
    "9",
    "X.O.X/5/5/.O.../5",
    "25",
    "XXXX./OOO../5/5/5",
    "XXXXX/OOOO./5/5/5",
    "..X../..X../XX.../5/OOOO.",
    "9/9/9/9/X8/9/9/9/9 b4",
    "XXX6/9/9/9/9/9/9/9/OOO6 -",
    "..X../.XOX./..X../.O.O./5",
    "..X../.XOX./..X../OOO../5 5/2X2/5/5/5",
    "..X../.XOX./..X../OO.../5 5/2X2/5/5/5 ground",
    "OXO/X.X/OX.",
];

#[test]
fn positions() {
    let games = [
        "tic-tac-toe",
        "tic-tac-toe(misere)",
        "piskvorky",
        "mnk(5,5,4,exact)",
        "mnk(9,1,3)",
        "five(5,renju)",
        "explicit([1,2])",
        "ultimate",
        "dots(5,5,ground)",
        "dots(3,3)",
        "torus(3,3,3)",
    ];
    let games: Vec<Box<dyn Session>> = games.iter().map(|name| open(name).unwrap()).collect();
    check(typed(POSITIONS), |text| games.iter().try_for_each(|game| read_position(&mut *game.fresh(), text)));
}

const MOVES: &[&str] = &[
    "b2",
    "A1",
    "5",
    "2 2",
    "2,3",
    "row 2 col 1",
    " Row 1 column 3 ",
    "a9",
    "o15",
    "15 15",
    "1",
    "left",
    "RIGHT",
    "Ground",
];

#[test]
fn moves() {
    let games = [
        "tic-tac-toe",
        "gomoku",
        "renju",
        "mnk(20,1,3)",
        "explicit([left:[1,2],right:[3],[4,5]])",
        "ultimate",
        "dots(9,4,ground)",
        "torus(3,3,3)",
    ];
    let games: Vec<Box<dyn Session>> = games.iter().map(|name| open(name).unwrap()).collect();
    check(typed(MOVES), |text| {
        for game in &games {
            let mut game = game.fresh();
            let before = (game.position(), game.legal_moves());
            let played = accepted(game.play(text))?;
            if let Some(written) = &played {
                prop_assert!(before.1.contains(written), "{written} is not a legal move");
                let after = game.position();
                prop_assert!(game.undo());
                prop_assert_eq!(game.play(written), Ok(written.clone()));
                prop_assert_eq!(game.position(), after);
                prop_assert!(game.undo());
            }
            prop_assert_eq!((game.position(), game.legal_moves()), before);
        }
        Ok(())
    });
}

/// The keys of a weights file, from the top of the ladder.
const PATTERNS: [&str; 8] = [
    "five",
    "open_four",
    "open_three",
    "three_open_left",
    "three_open_right",
    "open_two",
    "two_open_right",
    "two_open_left",
];

fn weights_file(weights: &Weights) -> String {
    let table = |name: &str, values: &[i32; 8]| {
        let rows: Vec<String> =
            PATTERNS.iter().zip(values).map(|(key, value)| format!("{key} = {value}")).collect();
        format!("[{name}]\n{}\n", rows.join("\n"))
    };
    table("white", &weights.white) + &table("black", &weights.black)
}

#[test]
fn weights() {
    let largest = Weights { white: [1_000_000; 8], black: [0; 8] };
    let files = vec![
        weights_file(&Weights::PRINTED),
        weights_file(&largest),
        weights_file(&largest).replace(" = ", "="),
        "[white]\n[black]\n".to_owned(),
        "\"line\\nbreak\" = 1".to_owned(),
        "[white]\n\"a\\tb\" = 1".to_owned(),
    ];
    check(prop_oneof![1 => "(?s).{0,40}", 4 => slipped(files)], |text| {
        let Some(weights) = accepted(Weights::from_toml(text))? else { return Ok(()) };
        prop_assert_eq!(Weights::from_toml(&weights_file(&weights)), Ok(weights));
        Ok(())
    });
    assert_eq!(Weights::from_toml(&weights_file(&Weights::PRINTED)), Ok(Weights::PRINTED));
}
