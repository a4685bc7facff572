//! Draughts against published figures, and against a slow second version of its rules.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod slow;

use std::collections::BTreeSet;

use plyground_core::{Evaluator, Game, Indexed, Keyed, Outcome, Player, Position, Sign};
use plyground_games::Draughts;
use plyground_games::draughts::{English, International, Material, Russian, Variant};
use plyground_registry::Dice;
use plyground_search::guide::Killers;
use plyground_search::{AlphaBeta, Pvs, Table, Task, perft, search};
use slow::{Board, Rules, Story};

/// So many in release, fewer in debug.
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

/// What a position shows, as the slow version has it.
fn board_of<V: Variant>(pos: &Draughts<V>) -> Board {
    let grid = pos.grid().unwrap();
    let cell = |row: usize, column: usize| {
        grid.at(column, row).map(|player| (player, grid.sign(column, row) == Sign::King))
    };
    let cells = (0..grid.height).map(|row| (0..grid.width).map(|column| cell(row, column)).collect());
    Board { cells: cells.collect() }
}

/// The moves of the fast version must lead where the slow ones lead, each once, and be written and read.
fn assert_same_moves<V: Variant>(pos: &mut Draughts<V>, rules: Rules) {
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
        assert_eq!(pos.is_capture(m), text.contains(['x', ':']));
        written.insert(text);
    }
    let expected = rules.results(&board_of(pos), pos.to_move());
    assert_eq!(found, expected, "{shown}");
    assert_eq!((written.len(), found.len()), (moves.len(), moves.len()), "{shown}");
}

/// Plays random games from the beginning and from endings, where draws are near.
fn assert_same_games<V: Variant>(rules: Rules, endings: &[&str]) {
    let (mut wins, mut draws) = (0, 0);
    for seed in 0..rounds(1_000) {
        let mut dice = Dice::new(seed as u64);
        let mut pos = Draughts::<V>::new();
        if seed % 2 == 1 {
            pos = read(endings[seed / 2 % endings.len()]);
        }
        let mut story = Story { rules, positions: vec![(board_of(&pos), pos.to_move())] };
        loop {
            let outcome = pos.outcome();
            assert_eq!(outcome, story.outcome(), "{}", pos.write_position());
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
            // In endings somebody who gives nothing away gets further.
            for _ in 0..4 * (seed % 2) {
                if pos.clone().after(chosen, |pos| pos.moves().any(|reply| pos.is_capture(reply))) {
                    chosen = pick();
                }
            }
            pos.make(chosen);
            story.positions.push((board_of(&pos), pos.to_move()));
        }
    }
    assert!(wins > 0 && draws > 0, "{wins} wins, {draws} draws");
}

#[test]
fn english_games_are_those_of_the_slow_rules() {
    let endings = ["B:BK1,K2:WK32,K31", "B:BK1,5:WK32,28", "B:BK1,K5,13:W21,K32"];
    assert_same_games::<English>(Rules::English, &endings);
}

#[test]
fn russian_games_are_those_of_the_slow_rules() {
    let endings =
        ["W:WKa1:BKh2", "W:WKa1,Kc1:BKh2,Kb8", "W:WKa1,Kc1,a3:BKh4,Kh6,h8", "W:WKa1,Kb2,Kc1:BKh2,b8"];
    assert_same_games::<Russian>(Rules::Russian, &endings);
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
    assert_same_games::<International>(Rules::International, &endings);
}

/// Boards with many kings, on which captures go round corners, meet what they have jumped over, and come back.
fn assert_same_captures<V: Variant>(rules: Rules) {
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
    assert_same_captures::<English>(Rules::English);
    assert_same_captures::<Russian>(Rules::Russian);
    assert_same_captures::<International>(Rules::International);
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
    // A man comes to the king row, and there is more to take.
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
    // Men capture backwards, but not in England.
    assert_eq!(written::<International>("W:W19:B23,24"), ["19x28", "19x30"]);
    assert_eq!(written::<English>("B:B22:W18,17"), ["22-25", "22-26"]);
}

/// The Turkish stroke: what was jumped over stays, and stops the king from going on.
#[test]
fn captured_pieces_stand_in_the_way_until_the_move_is_over() {
    // From a5 the king could take d2 as well if c3, which it jumped over first, were off the board.
    assert_eq!(written::<Russian>("W:WKa1:Bb6,c3,d2,d6"), ["a1:a5", "a1:a7"]);
    let mut pos = read::<Russian>("W:WKa1:Bb6,c3,d2,d6");
    play(&mut pos, "a1:a5");
    assert_eq!(pos.write_position(), "B:WKa5:Bd2");
}

#[test]
fn moves_are_read_in_every_usual_form() {
    let pos = Draughts::<English>::new();
    for text in ["11-15", " 11-15 ", "11x15", "11:15", "11*15", "f6-e5"] {
        assert_eq!(pos.read_move(text).map(|m| pos.write_move(m)).as_deref(), Ok("11-15"), "{text}");
    }
    let pos = Draughts::<Russian>::new();
    for text in ["c3-d4", "C3-D4", "c3:d4", "22-18"] {
        assert_eq!(pos.read_move(text).map(|m| pos.write_move(m)).as_deref(), Ok("c3-d4"), "{text}");
    }
    for text in
        ["c3", "c3-", "-c3", "c3-c4", "c3-d5", "c3-d4-e5", "33-29", "0-4", "c3 d4", "c3--d4", "ы-b4", "cc-d4"]
    {
        let why = pos.read_move(text).unwrap_err().to_string();
        assert!(why.contains("is not a move here: try one of") && why.contains("c3-d4"), "{text}: {why}");
    }
}

/// Two captures from one square to another that take different pieces need the squares between.
#[test]
fn ambiguous_captures_are_written_out() {
    let text = "B:B2:W6,7,14,15";
    assert_eq!(written::<English>(text), ["2x11x18", "2x9x18"]);
    let pos = read::<English>(text);
    let why = pos.read_move("2x18").unwrap_err().to_string();
    assert_eq!(why, "`2x18` can be played in more than one way: write 2x9x18 / 2x11x18");
    // A short capture and a round trip can end on the same square: the fewest squares are all squares of the short one.
    let pos = read::<English>("B:B9,K14,K28,K31:WK1,K4,5,K6,K10,11,K13,K16,17,K18,25,26");
    let path = |text: &str| pos.read_move(text).map(|m| pos.path(m).len());
    assert_eq!((path("14x7"), path("14x21x30x23x14x7"), path("14x21x7")), (Ok(2), Ok(6), Ok(6)));
}

#[test]
fn whoever_must_capture_is_told_so() {
    let pos = read::<English>("B:B10,1:W15");
    let why = pos.read_move("1-5").unwrap_err().to_string();
    assert_eq!(why, "a capture is compulsory: play one of 10x19");
}

#[test]
fn positions_are_read_and_wrong_ones_refused() {
    let start = Draughts::<International>::new();
    let pos = start.read_position(" w:bk3,k4:w50,K6:h7 ", None, true).unwrap();
    assert_eq!(pos.write_position(), "W:W50,K6:BK4,K3:H7");
    for (text, said) in [
        ("", "write who is to move"),
        ("X:W1:B2", "write who is to move"),
        ("W:W31", "write who is to move"),
        ("W:W31:W32", "write who is to move"),
        ("W:W31:B2:H", "write who is to move"),
        ("W:W31:B2:H1:H1", "write who is to move"),
        ("W:W31:B2:Q1", "write who is to move"),
        ("W:W31:B2:H999", "write who is to move"),
        ("W:W31:", "write who is to move"),
        ("W:W51:B2", "`51` is not a square here"),
        ("W:W31,:B2", "`` is not a square here"),
        ("W:Wé:B2", "is not a square here"),
        ("W:W31,31:B2", "two pieces cannot stand on 31"),
        ("W:W31:B31", "two pieces cannot stand on 31"),
        ("W:W1:B2", "a man cannot stand on 1"),
        ("W:W:B", "no piece"),
        ("W:WK31:BK2:H51", "leave out :H"),
        ("W:WK31:BK2:E11", "leave out :H"),
        ("W:WK31:BK2:R2", "leave out :H"),
        ("W:W31:B2:H3", "leave out :H"),
    ] {
        let why = start.read_position(text, None, true).map(|pos| pos.write_position()).unwrap_err();
        assert!(why.to_string().contains(said), "{text}: {why}");
    }
    let many = format!("W:W{}:B1", (21..=41).map(|n| n.to_string()).collect::<Vec<_>>().join(","));
    assert!(start.read_position(&many, None, true).unwrap_err().to_string().contains("too many pieces"));
    assert!(start.read_position(&many, None, false).is_ok());
    let turn = start.read_position("W:W31:B2", Some(Player::Second), true).unwrap_err();
    assert!(turn.to_string().contains("says that W is to move"), "{turn}");
}

/// Plays moves one after the other.
fn play<V: Variant>(pos: &mut Draughts<V>, moves: &str) {
    for text in moves.split(' ') {
        assert_eq!(pos.outcome(), None, "before {text}");
        let m = pos.read_move(text).unwrap_or_else(|why| panic!("{why}"));
        pos.make(m);
    }
}

#[test]
fn the_third_occurrence_is_a_draw_and_its_text_says_so() {
    let mut pos = read::<English>("B:BK1,5:WK32,28");
    play(&mut pos, "1-6 32-27 6-1 27-32 1-6 32-27 6-1");
    let key = pos.key();
    let back = pos.read_move("27-32").unwrap();
    let undo = pos.make(back);
    assert_eq!((pos.outcome(), pos.moves().len()), (Some(Outcome::Draw), 0));
    let text = pos.write_position();
    assert!(text.ends_with(":H8:R3"), "{text}");
    assert_eq!(read::<English>(&text).outcome(), Some(Outcome::Draw));
    pos.unmake(back, undo);
    assert_eq!((pos.key(), pos.outcome()), (key, None));
}

#[test]
fn counts_end_the_game_at_their_limits() {
    for (text, m) in [("B:BK1,5:WK32,28:H79", "1-6"), ("B:BK1:WK32,28:H79", "1-6")] {
        let mut pos = read::<English>(text);
        play(&mut pos, m);
        assert_eq!(pos.outcome(), Some(Outcome::Draw), "{text}");
    }
    // A man that moves begins the count anew.
    let mut pos = read::<English>("B:BK1,5:WK32,28:H79");
    play(&mut pos, "5-9");
    assert_eq!((pos.outcome(), pos.write_position().as_str()), (None, "W:BK1,9:W28,K32"));
    for text in ["W:WKa1,Kc1,a3:BKh4,Kh6,b8:H29", "W:WKa1,Kc1:BKh2,Kh4,Kh6:H3:E59", "W:WKa1:BKh2:E9"] {
        let mut pos = read::<Russian>(text);
        play(&mut pos, "a1-b2");
        assert_eq!(pos.outcome(), Some(Outcome::Draw), "{text}");
    }
    for text in ["W:WK46,41,K50:BK5:E31", "W:WK46,K50:BK45:E9", "W:WK46,K50,K47:BK45,K35,6:H49"] {
        let mut pos = read::<International>(text);
        let last =
            pos.moves().find(|&m| pos.write_move(m).contains('-') && !pos.write_move(m).starts_with("41"));
        pos.make(last.unwrap());
        assert_eq!(pos.outcome(), Some(Outcome::Draw), "{text}");
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

/// Endings in which draws are near: a table must not take a position for one with another history.
fn assert_table_is_sound<V: Variant>(text: &str, depth: u16) {
    let mut pos = read::<V>(text);
    let mut dice = Dice::new(5);
    for _ in 0..rounds(100) + 4 {
        let plain = search(&AlphaBeta, &mut pos, &Material, &Task::to_depth(depth));
        let table = Table::new(1 << 12);
        let searcher = Pvs::guided(&table, Killers::default()).looking_ahead();
        let fast = search(&searcher, &mut pos, &Material, &Task::to_depth(depth));
        assert_eq!(fast.value, plain.value, "{}", pos.write_position());
        let count = pos.move_count();
        if count == 0 {
            pos = read::<V>(text);
        } else {
            let m = pos.moves().nth(dice.below(count)).unwrap();
            pos.make(m);
        }
    }
}

#[test]
fn a_table_does_not_mix_up_histories() {
    assert_table_is_sound::<English>("B:BK1,K2:WK32,K31", 7);
    assert_table_is_sound::<English>("B:BK1,K2,9:WK32,20:H70", 7);
    assert_table_is_sound::<Russian>("W:WKa1,Kc1:BKh2,b8:H20", 4);
    assert_table_is_sound::<International>("W:WK46,41,K50:BK5:E20", 4);
}

/// The keys of all positions of many games, whatever their history: two are the same only if everything is.
#[test]
fn keys_tell_positions_apart() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..rounds(500) as u64 {
        let mut dice = Dice::new(seed);
        let mut pos = Draughts::<Russian>::new();
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            pos.make(m);
            let text = pos.write_position();
            let known = seen.entry(pos.key()).or_insert_with(|| text.clone());
            assert_eq!(*known, text);
        }
    }
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
