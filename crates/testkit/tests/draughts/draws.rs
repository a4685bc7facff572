//! Draws, and the parts of a key that depend on them.

use std::collections::BTreeMap;

use plyground_core::{Game, Keyed, Outcome, Position};
use plyground_games::Draughts;
use plyground_games::draughts::{English, International, Material, Russian, Variant};
use plyground_registry::Dice;
use plyground_search::move_ordering::Killers;
use plyground_search::{AlphaBeta, Pvs, Table, Task, search};

use super::{play, read, rounds};

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
    // A move of a man restarts the count.
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

#[test]
fn sixteen_moves_of_three_against_one_stay_after_a_capture() {
    let mut pos = read::<International>("B:WK41,K45,K50:BK46:E27");
    play(&mut pos, "46x37");
    assert_eq!(pos.write_position(), "W:WK45,K50:BK37:E6", "four plies of the 32 are left, and not ten");
    play(&mut pos, "45-40 37-41 40-45");
    assert_eq!(pos.outcome(), None);
    play(&mut pos, "41-37");
    assert_eq!(pos.outcome(), Some(Outcome::Draw));
    // Early in the ending the five moves of two against one are fewer than the moves that are left.
    let mut pos = read::<International>("B:WK41,K45,K50:BK46:E3");
    play(&mut pos, "46x37");
    assert_eq!(pos.write_position(), "W:WK45,K50:BK37");
    // At the very end the capture itself is the last move.
    let mut pos = read::<International>("B:WK41,K45,K50:BK46:E31");
    play(&mut pos, "46x37");
    assert_eq!(pos.outcome(), Some(Outcome::Draw));
    // By Russian rules a capture restarts the count.
    let mut pos = read::<Russian>("B:WKb2,Kh2,Kg1:BKa1:E50");
    play(&mut pos, "a1:c3");
    assert_eq!(pos.write_position(), "W:WKh2,Kg1:BKc3");
}

/// Searches with and without a table must agree where draws are near: after moves to and fro, where a position depends
/// on more than its board.
fn assert_table_is_sound<V: Variant>(text: &str, depth: u16) {
    for seed in 0..rounds(400) as u64 {
        let mut dice = Dice::new(seed);
        let mut pos = read::<V>(text);
        let mut played = Vec::new();
        while played.len() < 10 && pos.outcome().is_none() {
            // Mostly the piece that moved last goes back.
            let back: Option<&String> = played.len().checked_sub(2).and_then(|own| played.get(own));
            let back = back.map(|text| text.rsplit(['-', 'x', ':']).collect::<Vec<_>>().join("-"));
            let back = back.filter(|_| dice.below(4) > 0).and_then(|text| pos.read_move(&text).ok());
            let m = back.unwrap_or_else(|| pos.moves().nth(dice.below(pos.move_count())).unwrap());
            played.push(pos.write_move(m));
            pos.make(m);
        }
        let plain = search(&AlphaBeta, &mut pos, &Material, &Task::to_depth(depth));
        let table = Table::new(1 << 14);
        let searcher = Pvs::with_ordering(&table, Killers::default()).with_etc();
        let fast = search(&searcher, &mut pos, &Material, &Task::to_depth(depth));
        assert_eq!(fast.value, plain.value, "{} after {played:?}", pos.write_position());
    }
}

#[test]
fn a_table_does_not_mix_up_histories() {
    assert_table_is_sound::<English>("B:BK1,K18:WK32", 7);
    assert_table_is_sound::<English>("B:BK1,K5:WK32,K28", 7);
    assert_table_is_sound::<English>("B:BK1,K2,9:WK32,20:H66", 6);
    assert_table_is_sound::<Russian>("W:WKa1,Kc1:BKh2,b8:H16", 4);
    assert_table_is_sound::<International>("W:WK46,41,K50:BK5:E20", 4);
    assert_table_is_sound::<International>("B:WK41,K45,K50:BK46:E20", 4);
}

/// The same board after as many moves, but other positions in between: the third occurrence comes elsewhere.
#[test]
fn keys_tell_histories_apart() {
    let after = |moves: &str| {
        let mut pos = read::<English>("B:BK10,K1:WK32,K31");
        play(&mut pos, moves);
        pos
    };
    let [one, other, again] =
        ["10-6 32-28 6-10 28-32", "10-7 32-27 7-10 27-32", "10-6 32-28 6-10 28-32"].map(after);
    assert_eq!(one.write_position(), other.write_position());
    assert!(one.key() != other.key() && one != other);
    assert_eq!((one.key(), &one), (again.key(), &again));
    let set_up = read::<English>(&one.write_position());
    assert!(one.key() != set_up.key() && one != set_up, "a position that is set up has no history");
}

/// Of all positions of many games, two with the same key have the same text, counters included.
#[test]
fn keys_tell_positions_apart() {
    let mut seen = BTreeMap::new();
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
