//! Draughts against published figures, and against a slow second version of its rules.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod draws;
mod slow;
mod texts;

use std::collections::BTreeSet;

use plyground_core::{Evaluator, Game, Indexed, Keyed, Noisy, Outcome, Position, Sign};
use plyground_games::Draughts;
use plyground_games::draughts::{English, International, Material, Russian, Variant};
use plyground_registry::Dice;
use plyground_search::perft;
use slow::{GameHistory, LiteralBoard, Ruleset};

/// This number in release, fewer in debug.
fn rounds(many: usize) -> usize {
    if cfg!(debug_assertions) { many.div_ceil(50) } else { many }
}

fn assert_perft<V: Variant>(known: &[u64], in_debug: usize) {
    let depths = if cfg!(debug_assertions) { in_debug } else { known.len() };
    let mut pos = Draughts::<V>::new();
    for (depth, &paths) in (1..).zip(&known[..depths]) {
        assert_eq!(perft(&mut pos, depth), paths, "depth {depth}");
    }
}

#[test]
fn perft_of_english_draughts() {
    let known = [7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564, 85_242_128];
    assert_perft::<English>(&known, 7);
}

#[test]
fn perft_of_russian_draughts() {
    let known = [7, 49, 302, 1_469, 7_482, 37_986, 190_146, 929_899, 4_570_586, 22_444_032];
    assert_perft::<Russian>(&known, 7);
}

#[test]
fn perft_of_international_draughts() {
    let known = [9, 81, 658, 4_265, 27_117, 167_140, 1_049_442, 6_483_961, 41_022_423];
    assert_perft::<International>(&known, 6);
}

/// The board of a position in the types of the slow version.
fn board_of<V: Variant>(pos: &Draughts<V>) -> LiteralBoard {
    let grid = pos.grid().unwrap();
    let cell = |row: usize, column: usize| {
        grid.at(column, row).map(|player| (player, grid.sign(column, row) == Sign::King))
    };
    let cells = (0..grid.height).map(|row| (0..grid.width).map(|column| cell(row, column)).collect());
    LiteralBoard { cells: cells.collect() }
}

/// The moves of the fast version must lead to the same boards as the slow ones, each once, and be written and read.
fn assert_same_moves<V: Variant>(pos: &mut Draughts<V>, rules: Ruleset) {
    let shown = pos.write_position();
    let moves: Vec<_> = pos.moves().collect();
    assert_eq!((pos.moves().len(), pos.move_count()), (moves.len(), moves.len()), "{shown}");
    let side = pos.grid().unwrap().width;
    let square = |cell: usize| ((cell % side) as i32, (cell / side) as i32);
    let (mut found, mut written) = (BTreeSet::new(), BTreeSet::new());
    for &m in &moves {
        assert!(pos.index(m) < pos.indices());
        let path = pos.path(m);
        let (from, to) = (square(path[0]), square(path[path.len() - 1]));
        assert_eq!(pos.cell(m), path.last().copied());
        found.insert((from, to, pos.after(m, |pos| board_of(pos))));
        let text = pos.write_move(m);
        assert_eq!(pos.read_move(&text), Ok(m), "{text} in {shown}");
        assert_eq!(pos.is_noisy(m), text.contains(['x', ':']));
        written.insert(text);
    }
    let expected = rules.results(&board_of(pos), pos.to_move());
    assert_eq!(found, expected, "{shown}");
    assert_eq!((written.len(), found.len()), (moves.len(), moves.len()), "{shown}");
}

/// Plays random games from the beginning and from endings, where draws are near.
fn assert_same_games<V: Variant>(rules: Ruleset, endings: &[&str]) {
    let (mut wins, mut draws) = (0, 0);
    for seed in 0..rounds(1_000) {
        let mut dice = Dice::new(seed as u64);
        let mut pos = Draughts::<V>::new();
        if seed % 2 == 1 {
            pos = read(endings[seed / 2 % endings.len()]);
        }
        let mut history = GameHistory { rules, positions: vec![(board_of(&pos), pos.to_move())] };
        loop {
            let outcome = pos.outcome();
            assert_eq!(outcome, history.outcome(), "{}", pos.write_position());
            match outcome {
                None => assert_same_moves(&mut pos, rules),
                Some(ending) => {
                    assert_eq!((pos.moves().len(), pos.move_count()), (0, 0));
                    *(if ending == Outcome::Draw { &mut draws } else { &mut wins }) += 1;
                    break;
                }
            }
            let mut pick = || pos.moves().nth(dice.below(pos.move_count())).unwrap();
            let mut chosen = pick();
            // In endings a player that mostly offers no captures gets further.
            for _ in 0..4 * (seed % 2) {
                if pos.clone().after(chosen, |pos| pos.moves().any(|reply| pos.is_noisy(reply))) {
                    chosen = pick();
                }
            }
            pos.make(chosen);
            history.positions.push((board_of(&pos), pos.to_move()));
        }
    }
    assert!(wins > 0 && draws > 0, "{wins} wins, {draws} draws");
}

#[test]
fn english_games_are_those_of_the_slow_rules() {
    let endings = ["B:BK1,K2:WK32,K31", "B:BK1,5:WK32,28", "B:BK1,K5,13:W21,K32"];
    assert_same_games::<English>(Ruleset::English, &endings);
}

#[test]
fn russian_games_are_those_of_the_slow_rules() {
    let endings =
        ["W:WKa1:BKh2", "W:WKa1,Kc1:BKh2,Kb8", "W:WKa1,Kc1,a3:BKh4,Kh6,h8", "W:WKa1,Kb2,Kc1:BKh2,b8"];
    assert_same_games::<Russian>(Ruleset::Russian, &endings);
}

#[test]
fn international_games_are_those_of_the_slow_rules() {
    let endings = [
        "W:WK46,41,K50:BK5",
        "W:WK46,K50:BK45",
        "W:WK46,K50,K47:BK45,K35,6",
        "W:WK46,49,50:BK5",
        "W:WK46:BK5",
    ];
    assert_same_games::<International>(Ruleset::International, &endings);
}

/// Boards with many kings, on which captures turn corners, meet pieces that were jumped over, and return.
fn assert_same_captures<V: Variant>(rules: Ruleset) {
    let mut longest = 0;
    let empty = Draughts::<V>::new();
    let side = empty.grid().unwrap().width as u32;
    for seed in 0..rounds(20_000) as u64 {
        let mut dice = Dice::new(seed);
        let mut squares: Vec<u32> = (1..=side * side / 2).collect();
        let mut lists = [Vec::new(), Vec::new()];
        for (player, list) in lists.iter_mut().enumerate() {
            for _ in 0..=dice.below(if player == 0 { 5 } else { 14 }) {
                let square = squares.swap_remove(dice.below(squares.len()));
                let is_king = square <= side / 2 || square > side * (side - 1) / 2 || dice.below(3) == 0;
                list.push(format!("{}{square}", if is_king { "K" } else { "" }));
            }
        }
        let [first, second] = V::COLOURS;
        let text = format!("{first}:{first}{}:{second}{}", lists[0].join(","), lists[1].join(","));
        let mut pos = empty.read_position(&text, None, false).unwrap();
        assert_same_moves(&mut pos, rules);
        longest = longest.max(pos.moves().map(|m| pos.path(m).len()).max().unwrap_or(0));
    }
    assert!(longest > 5, "{longest}");
}

#[test]
fn captures_are_those_of_the_slow_rules() {
    assert_same_captures::<English>(Ruleset::English);
    assert_same_captures::<Russian>(Ruleset::Russian);
    assert_same_captures::<International>(Ruleset::International);
}

fn read<V: Variant>(text: &str) -> Draughts<V> {
    Draughts::new().read_position(text, None, true).unwrap()
}

fn written<V: Variant>(text: &str) -> Vec<String> {
    let pos = read::<V>(text);
    let mut moves: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
    moves.sort();
    moves
}

#[test]
fn the_rules_differ_where_they_should() {
    // A man reaches the king row, and there is more to capture.
    assert_eq!(written::<English>("B:B22:W25,26,27"), ["22x29", "22x31"]);
    assert_eq!(written::<Russian>("W:Wf6:Be7,c7"), ["f6:a5", "f6:b6"]);
    let mut pos = read::<Russian>("W:Wf6:Be7,c7,h2");
    play(&mut pos, "f6:b6");
    assert_eq!(pos.write_position(), "B:WKb6:Bh2");
    // The man passes through the king row and stays a man; the longer capture is compulsory.
    let mut pos = read::<International>("W:W12:B8,9,33");
    let only: Vec<_> = pos.moves().collect();
    assert_eq!(only.iter().map(|&m| pos.write_move(m)).collect::<Vec<_>>(), ["12x14"]);
    assert_eq!(pos.path(only[0]).len(), 3);
    pos.make(only[0]);
    assert_eq!(pos.write_position(), "B:W14:B33");
    // Men capture backwards, but not in English draughts.
    assert_eq!(written::<International>("W:W19:B23,24"), ["19x28", "19x30"]);
    assert_eq!(written::<English>("B:B22:W18,17"), ["22-25", "22-26"]);
}

/// The Turkish stroke: a captured piece stays on the board until the end of the move, and blocks the king.
#[test]
fn captured_pieces_stand_in_the_way_until_the_move_is_over() {
    // From a5 the king could take d2 as well if c3, which it jumped over first, were off the board.
    assert_eq!(written::<Russian>("W:WKa1:Bb6,c3,d2,d6"), ["a1:a5", "a1:a7"]);
    let mut pos = read::<Russian>("W:WKa1:Bb6,c3,d2,d6");
    play(&mut pos, "a1:a5");
    assert_eq!(pos.write_position(), "B:WKa5:Bd2");
}

/// Plays moves one after the other.
fn play<V: Variant>(pos: &mut Draughts<V>, moves: &str) {
    for text in moves.split(' ') {
        assert_eq!(pos.outcome(), None, "before {text}");
        let m = pos.read_move(text).unwrap_or_else(|why| panic!("{why}"));
        pos.make(m);
    }
}

fn assert_undone<V: Variant>(games: usize) {
    let start = Draughts::<V>::new();
    for seed in 0..games as u64 {
        let mut dice = Dice::new(seed);
        let mut pos = start.clone();
        let mut made = Vec::new();
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).expect("an unfinished game has moves");
            let key = pos.key();
            made.push((m, key, pos.make(m)));
        }
        while let Some((m, key, undo)) = made.pop() {
            pos.unmake(m, undo);
            assert_eq!(pos.key(), key);
        }
        assert_eq!(pos, start);
    }
}

#[test]
fn ten_thousand_games_are_undone_to_the_start() {
    assert_undone::<English>(rounds(10_000));
    assert_undone::<Russian>(rounds(10_000));
    assert_undone::<International>(rounds(10_000));
}

#[test]
fn the_evaluator_is_the_sum_of_its_terms_and_takes_no_side() {
    fn check<V: Variant>(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut pos = Draughts::<V>::new();
        assert_eq!(Material.evaluate(&pos).get(), 0);
        while pos.outcome().is_none() {
            let points = |player| -> i32 {
                Material.terms(&pos).iter().filter(|t| t.player == player).map(|t| t.points).sum()
            };
            let (ours, theirs) = (points(pos.to_move()), points(pos.to_move().other()));
            assert_eq!(Material.evaluate(&pos).get(), ours - theirs);
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            pos.make(m);
        }
    }
    check::<English>(1);
    check::<Russian>(2);
    check::<International>(3);
}
