//! Monte Carlo tree search by name: on every game of the registry, and as text.

use std::collections::BTreeSet;

use plyground_core::Outcome;
use plyground_registry::{Algorithm, Dice, GAMES, Named, Sampling, Session, open};

/// A board of every game, the written trees left out.
fn boards() -> Vec<Box<dyn Session>> {
    let mut names = BTreeSet::new();
    for entry in GAMES.iter().filter(|entry| !entry.is_written) {
        names.extend(entry.aliases.iter().map(|(alias, ..)| (*alias).to_owned()));
        names.extend(entry.samples.iter().map(|sample| format!("{}({sample})", entry.id)));
    }
    names.iter().map(|name| open(name).unwrap_or_else(|why| panic!("{name}: {why}"))).collect()
}

/// Plays a random game and returns the position before the last move, if that won at once.
fn before_a_win(session: &dyn Session, dice: &mut Dice) -> Option<Box<dyn Session>> {
    let mut game = session.fresh();
    let mut mover = game.to_move();
    while game.outcome().is_none() {
        mover = game.to_move();
        let legal = game.legal_moves();
        game.play(&legal[dice.below(legal.len())]).expect("a legal move can be played");
    }
    let is_won = game.outcome() == Some(Outcome::Win(mover));
    (game.undo() && is_won).then_some(game)
}

#[test]
fn a_win_at_hand_is_taken_in_every_game() {
    const GAMES_OF_EACH: usize = 12;
    let mut dice = Dice::new(5);
    let (mut families, mut won) = (BTreeSet::new(), BTreeSet::new());
    for session in boards() {
        families.insert(session.family());
        for _ in 0..GAMES_OF_EACH {
            let Some(game) = before_a_win(&*session, &mut dice) else { continue };
            won.insert(game.family());
            let sampling = Sampling {
                playouts: Some(1 + dice.below(50) as u64),
                seed: dice.state(),
                ..Sampling::default()
            };
            let found = game.sample(&sampling).expect("every game can be sampled");
            let best = found.outlook.best.clone().expect("there is a move");
            let win = Some(Outcome::Win(game.to_move()));
            let place = format!("{} {}", game.game(), game.position());
            assert_eq!(game.after(&[&best]).unwrap().outcome(), win, "{place}: {best}");
            assert_eq!((found.outlook.proven, found.expected()), (win, Some(1.0)), "{place}");
        }
    }
    assert_eq!(won, families, "every game can be won by the last move");
}

#[test]
fn the_same_seed_gives_the_same_answer_and_another_seed_another() {
    let session = open("connect-four").unwrap();
    let ask = |seed, threads, rave| {
        let sampling = Sampling { playouts: Some(2_000), seed, threads, rave, ..Sampling::default() };
        session.sample(&sampling).expect("connect four numbers its moves")
    };
    for (threads, rave) in [(1, false), (3, false), (2, true)] {
        let first = ask(1, threads, rave);
        assert_eq!(first, ask(1, threads, rave));
        assert_ne!(first, ask(2, threads, rave));
        assert_eq!((first.outlook.playouts, first.outlook.threads), (2_000, threads));
        let visits: u64 = first.outlook.moves.iter().map(|sampled| sampled.visits).sum();
        assert_eq!(visits, 2_000, "nothing is proven so early, so every playout is that of one move");
        assert!(first.expected().is_some_and(|share| (0.3..0.9).contains(&share)), "{first:?}");
        let line: Vec<&str> = first.outlook.line.iter().map(String::as_str).collect();
        assert!(session.after(&line).is_ok() && line.first().copied() == first.outlook.best.as_deref());
    }
    assert_ne!(ask(1, 1, false), ask(1, 1, true), "rave changes where the playouts go");
}

#[test]
fn rave_is_refused_where_moves_have_no_numbers() {
    let rave = Sampling { rave: true, playouts: Some(10), ..Sampling::default() };
    let why = open("renju").unwrap().sample(&rave).unwrap_err();
    assert_eq!(why.key(), Some("rave-needs-numbers"));
    assert!(open("gomoku").unwrap().sample(&rave).is_ok());
}

#[test]
fn a_finished_game_has_an_outcome_and_no_move() {
    let over = open("tic-tac-toe").unwrap().after(&["a1", "b1", "a2", "b2", "a3"]).unwrap();
    let found = over.sample(&Sampling::default()).unwrap();
    assert_eq!((found.outlook.best.clone(), found.outlook.proven), (None, over.outcome()));
    assert_eq!(found.expected(), Some(0.0), "it is lost for whoever would be to move");
}

/// It is no search that has to agree with minimax, and is in none of their lists.
#[test]
fn it_is_not_taken_for_a_search_with_a_value() {
    assert_eq!(Named::find(" Monte_Carlo "), Ok(Named::MonteCarlo));
    assert_eq!(Named::find("pvs"), Ok(Named::Search(Algorithm::Pvs)));
    assert_eq!(Algorithm::find("monte-carlo").unwrap_err().key(), Some("monte-carlo-no-value"));
    assert_eq!(Algorithm::find("monte-carl").unwrap_err().key(), Some("name-unknown-near"));
    assert_eq!(Algorithm::named("monte-carlo"), None);
}
