//! Every game in the list keeps the contract of a session.

use std::collections::BTreeSet;

use plyground_registry::{Dice, GAMES, open};
use plyground_testkit::conformance::{
    GameUnderTest, is_one_line, plays_a_random_game, searches_agree, subjects,
};

#[test]
fn random_games_are_played_and_taken_back() {
    let rounds = if cfg!(debug_assertions) { 3 } else { 12 };
    for (i, subject) in subjects().iter().enumerate() {
        let mut dice = Dice::new(i as u64);
        for _ in 0..rounds {
            plays_a_random_game(subject, &mut dice, usize::MAX)
                .unwrap_or_else(|why| panic!("{}: {why}", subject.name()));
        }
    }
}

#[test]
fn every_search_offered_agrees_with_the_first() {
    let rounds = if cfg!(debug_assertions) { 4 } else { 20 };
    for (i, subject) in subjects().iter().enumerate() {
        let mut dice = Dice::new(1_000 + i as u64);
        let widest = subject.open().legal_moves().len();
        let mut searches = 0;
        for round in 0..rounds {
            // Minimax to depth 3 on a large board is minutes in debug; the agreement tests go deeper elsewhere.
            let depth = match widest {
                0..=12 => 2 + (round % 2),
                13..=30 => 2,
                _ if cfg!(debug_assertions) => 1,
                31..=100 => 2,
                _ => 1 + u16::from(round == 0),
            };
            let plies = dice.below(widest + 1);
            searches += searches_agree(subject, &mut dice, depth, plies)
                .unwrap_or_else(|why| panic!("{}: {why}", subject.name()));
        }
        // Minimax alone has no other search to agree with.
        let has_others = subject.open().searches().len() > 1;
        assert_eq!(searches > 0, has_others, "{}: {searches} searches", subject.name());
    }
}

#[test]
fn every_entry_is_tried_and_every_name_opens() {
    let subjects = subjects();
    for entry in GAMES {
        let tried = |s: &&GameUnderTest| std::ptr::eq(s.entry, entry);
        assert!(subjects.iter().any(|s| tried(&s)), "{} is never tried", entry.id);
        assert!(!entry.summary.is_empty() && !(entry.evaluators)().is_empty());
        for (alias, parameters, _) in entry.aliases {
            let game = open(alias).unwrap();
            assert_eq!(game.game(), *alias);
            assert_eq!(game.family(), entry.id);
            let spelled = open(&format!("{}({parameters})", entry.id)).unwrap();
            assert_eq!(spelled.game(), *alias);
        }
    }
    for subject in &subjects {
        let game = subject.open();
        let again = open(&game.game()).unwrap();
        assert_eq!((again.game(), again.position()), (game.game(), game.position()));
        assert_eq!(game.family(), subject.entry.id);
        assert!(game.evaluators().contains(&game.default_evaluator().id));
    }
}

/// A tree whose author gave two branches one name must be refused, or else show a move for each of them.
#[test]
fn branches_of_one_name_are_told_apart() {
    for text in ["explicit([a:1,[b:2,c:3],a:4])", "explicit([a:1,A:2])", "explicit([É:1,é:2])"] {
        match open(text) {
            Err(why) => assert!(is_one_line(&why.to_string()), "{why}"),
            Ok(mut game) => {
                let moves = game.legal_moves();
                let mut reached = BTreeSet::new();
                for m in &moves {
                    assert_eq!(game.play(m).as_ref(), Ok(m), "{text}");
                    reached.insert(game.position());
                    game.undo();
                }
                assert_eq!(reached.len(), moves.len(), "{text}: {moves:?} lead to {reached:?} only");
            }
        }
    }
}
