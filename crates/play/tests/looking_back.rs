//! Hints, reviews, and games that are read and written.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_core::{Limits, Player};
use plyground_i18n::{LANGUAGES, Texts};
use plyground_play::record::{RecordFormat, fits, read, write};
use plyground_play::{Ending, MistakeKind, Moment, MoveVerdict, Review, accuracy, hint, worth};
use plyground_registry::{Session, Worth, open};

fn after(game: &str, moves: &str) -> Box<dyn Session> {
    let mut session = open(game).unwrap();
    for text in moves.split_whitespace() {
        session.play(text).unwrap();
    }
    session
}

fn nodes(most: u64) -> Limits<'static> {
    Limits { nodes: Some(most), ..Limits::default() }
}

#[test]
fn a_hint_is_the_winning_move_and_says_why() {
    let session = after("tic-tac-toe", "a1 b1 a2 b2");
    for language in &LANGUAGES {
        let hint = hint(&*session, Limits::default(), &Texts::new(language)).unwrap();
        assert_eq!((hint.movement.as_str(), hint.worth), ("a3", Worth::Win(1)));
        assert!(hint.reasons.len() >= 2, "{:?}", hint.reasons);
        assert!(hint.reasons.last().unwrap().contains("a3"), "{:?}", hint.reasons);
    }
    let won = after("tic-tac-toe", "a1 b1 a2 b2 a3");
    assert_eq!(hint(&*won, Limits::default(), &Texts::english()), None);
}

#[test]
fn a_hint_at_gomoku_stops_the_open_three() {
    let session = after("gomoku", "h8 a1 i8 a15 j8");
    let hint = hint(&*session, nodes(200_000), &Texts::english()).unwrap();
    assert!(["g8", "k8", "f8", "l8"].contains(&hint.movement.as_str()), "{hint:?}");
}

#[test]
fn a_review_finds_the_move_that_lost() {
    // O answers the corner with an edge, which loses; X takes the win.
    let game = after("tic-tac-toe", "a1 b1 a3 a2 c1 b2 c3 b3");
    let mut review = Review::new(&*game);
    while review.step(Limits::default()) {}
    assert_eq!(review.progress(), (9, 9));
    let moments = review.moments();
    assert_eq!(moments.len(), 8);
    let turning: Vec<(usize, Player)> = moments
        .iter()
        .rev()
        .filter(|moment| moment.verdict == MoveVerdict::Turning)
        .map(|moment| (moment.ply, moment.by))
        .collect();
    assert_eq!(turning.first(), Some(&(1, Player::Second)), "{moments:#?}");
    assert_eq!(
        moments.last().map(|moment| moment.verdict),
        Some(MoveVerdict::Best),
        "a corner is as good as any"
    );
}

#[test]
fn a_review_measures_both_sides() {
    // O's first move loses, and the second one has nothing left to lose.
    let mut review = Review::new(&*after("tic-tac-toe", "a1 b1 b2 a2 c3"));
    while review.step(Limits::default()) {}
    let (x, o) = (review.summary(Player::First), review.summary(Player::Second));
    assert_eq!((x.accuracy, x.mistakes), (Some(100.0), [0; 4]));
    assert_eq!(o.count(MistakeKind::Blunder), 1, "{o:?}");
    assert!((o.accuracy.unwrap() - accuracy(0.5)).abs() < 1e-9, "{o:?}");
    let words = o.words("O", &Texts::english());
    assert_eq!(words, "O: accuracy 14 %; blunders 1, missed wins 0, mistakes 0, inaccuracies 0");
    let kinds: Vec<Option<MistakeKind>> = review.moments().iter().rev().map(Moment::mistake).collect();
    assert_eq!(kinds, [None, Some(MistakeKind::Blunder), None, None, None]);
    // A move without a choice says nothing about who made it.
    let mut forced = Review::new(&*after("tic-tac-toe", "a1 b2 c3 b1 b3 a3 c1 c2 a2"));
    while forced.step(Limits::default()) {}
    assert!(forced.moments()[0].is_forced && !forced.moments()[1].is_forced);
}

/// The values of a written tree are numbers, not wins and losses.
#[test]
fn a_review_of_a_written_tree_counts_what_stands_at_the_leaves() {
    let verdicts = |moves: &str| {
        let game = after("explicit([[3,12,8],[2,4,6],[14,5,2]])", moves);
        let mut review = Review::new(&*game);
        while review.step(Limits::default()) {}
        let told = review.moments().iter().rev();
        told.map(|moment| (moment.verdict == MoveVerdict::Best, moment.before, moment.after))
            .collect::<Vec<_>>()
    };
    let points = Worth::Points;
    // MAX should have taken the first branch, which is worth 3; MIN answers as well as can be.
    assert_eq!(verdicts("2 1"), [(false, points(3), points(2)), (true, points(-2), points(-2))]);
    assert_eq!(verdicts("1 2"), [(true, points(3), points(3)), (false, points(-3), points(-12))]);
}

/// X has a win in eleven by fours and threes, and has begun it. With X to move it is found at once; with O to move, not
/// by a search as short as this.
const LONG_WIN: &str = "h8 g8 i8 a15 j8 o15 h10 h11 i9";

#[test]
fn a_long_win_that_is_under_way_makes_the_move_that_allowed_it_the_turning_point() {
    let mut review = Review::new(&*after("gomoku", LONG_WIN));
    while review.step(nodes(1_000)) {}
    let [began, allowed, rest @ ..] = review.moments() else { panic!("nine moves were made") };
    assert_eq!(
        (began.movement.as_str(), began.before, began.verdict),
        ("i9", Worth::Win(11), MoveVerdict::Best)
    );
    assert_eq!(began.after, Worth::Win(11));
    assert_eq!(
        (allowed.movement.as_str(), allowed.after, allowed.verdict),
        ("h11", Worth::Loss(12), MoveVerdict::Turning)
    );
    assert!(rest.iter().all(|moment| moment.verdict != MoveVerdict::Turning), "{rest:#?}");
}

#[test]
fn a_move_that_looked_best_and_lost_is_measured_against_the_others() {
    let mut review = Review::new(&*after("gomoku", LONG_WIN));
    assert!(review.step(nodes(1_000)) && review.step(nodes(1_000)));
    // A short search takes h11 for the best move.
    assert!(review.step(nodes(1)));
    let allowed = review.moments().last().unwrap();
    assert_eq!((allowed.movement.as_str(), allowed.verdict), ("h11", MoveVerdict::Turning));
    assert_ne!(allowed.best[0], "h11");
    assert!(!allowed.before.is_certain(), "{allowed:?}");
}

#[test]
fn the_last_move_that_held_is_the_one_before_the_loss() {
    let game = after("tic-tac-toe", "a1 b1 b2 a2 c3");
    let mut review = Review::new(&*game);
    while review.step(Limits::default()) {}
    let hold = review.last_hold(Player::Second).unwrap();
    assert_eq!((hold.ply, hold.verdict), (1, MoveVerdict::Turning));
    assert_eq!(review.last_hold(Player::First), None, "the winner has nothing to regret");
}

#[test]
fn a_review_that_is_stopped_goes_on() {
    let game = after("tic-tac-toe", "b2 a1 c3");
    let stop = std::sync::atomic::AtomicBool::new(true);
    let mut review = Review::new(&*game);
    let stopped = Limits { cancel: Some(&stop), ..Limits::default() };
    assert!(review.step(stopped) && review.step(stopped));
    assert_eq!(review.progress(), (0, 4));
    while review.step(Limits::default()) {}
    assert_eq!(review.progress(), (4, 4));
}

#[test]
fn what_is_written_is_read_again() {
    let game = after("gomoku", "h8 i9 j10 i7 a1");
    for (_, form) in RecordFormat::ALL {
        let text = write(&*game, form).unwrap();
        let again = read(&text, "gomoku").unwrap();
        assert_eq!((again.game.as_str(), again.moves.as_slice()), ("gomoku", game.history()), "{text}");
    }
    let exact = after("mnk(9,9,5,exact)", "a1 b2 c3");
    assert_eq!(read(&write(&*exact, RecordFormat::Sgf).unwrap(), "gomoku").unwrap().game, "mnk(9,9,5,exact)");
    let small = after("tic-tac-toe", "b2");
    assert_eq!(write(&*small, RecordFormat::Sgf).unwrap_err().key(), Some("record-five-only"));
    assert_eq!(read(&write(&*small, RecordFormat::Moves).unwrap(), "tic-tac-toe").unwrap().moves, ["b2"]);
}

#[test]
fn a_position_that_was_set_up_is_written_with_its_stones() {
    let mut game = open("gomoku").unwrap();
    let rows = vec!["...............".to_owned(); 13].join("/");
    game.set_position(&format!("XX............./OO............./{rows}"), Some(Player::Second), false)
        .unwrap();
    game.play("h8").unwrap();
    let again = read(&write(&*game, RecordFormat::Sgf).unwrap(), "gomoku").unwrap();
    let mut session = open(&again.game).unwrap();
    session.set_position(again.position.as_deref().unwrap(), again.starter, false).unwrap();
    for text in &again.moves {
        session.play(text).unwrap();
    }
    assert_eq!((session.position(), session.to_move()), (game.position(), game.to_move()));
    assert!(write(&*game, RecordFormat::Psq).is_err());
}

#[test]
fn moves_are_read_however_they_are_listed() {
    for text in ["h8 i9 j10", "h8i9j10", "1. h8 i9 2. j10", "1.h8, 2.i9; 3.j10", "# a remark\nh8\ni9\nj10\n"]
    {
        assert_eq!(read(text, "gomoku").unwrap().moves, ["h8", "i9", "j10"], "{text}");
    }
    let wrong = read("h8 h8", "gomoku").unwrap_err();
    assert!(wrong.to_string().starts_with("move 2: "), "{wrong}");
    assert!(read("(;GM[4]SZ[15];B[hh];B[ii])", "gomoku").is_err());
    assert_eq!(read(" \n", "gomoku").unwrap_err().key(), Some("record-empty"));
}

#[test]
fn a_hint_says_what_would_happen_instead() {
    let said = |game: &str, moves: &str, most: u64| {
        hint(&*after(game, moves), nodes(most), &Texts::english()).unwrap().reasons.join(" ")
    };
    // O must take the centre after a corner.
    let only = said("tic-tac-toe", "a1", 1_000_000);
    assert!(only.contains("Only this holds the draw:") && only.contains("would lose in"), "{only}");
    assert!(said("tic-tac-toe", "", 1_000_000).contains("holds the draw as well"));
    let wins = said("tic-tac-toe", "a1 b1 a2 b2", 1_000_000);
    assert!(wins.contains("Nothing else wins. The other moves: 0 win, "), "{wins}");
    // All seven moves hold the draw.
    assert!(said("tic-tac-toe", "a1 b2", 1_000_000).contains("Every other move holds the draw as well."));
    assert!(said("tic-tac-toe", "a1 b1 c1 a2 b2 c2 b3 a3", 1_000).contains("the only legal move"));
    // Nothing is threatened at the beginning, and there is still a reason to give.
    let quiet = said("gomoku", "h8", 20_000);
    assert!(quiet.contains("line") || quiet.contains("lines"), "{quiet}");
    let tree = said("explicit([[3,12,8],[2,4,6],[14,5,2]])", "", 1_000);
    assert!(tree.contains("Branch 2 is next best: 1 point less."), "{tree}");
}

#[test]
fn a_win_that_may_not_be_the_shortest_is_one_at_most() {
    let texts = Texts::english();
    assert_eq!(worth::words_at(Worth::Win(17), 6, &texts), "wins in 17 at most");
    assert_eq!(worth::words_at(Worth::Win(17), 17, &texts), "wins in 17");
    assert_eq!(worth::words_at(Worth::Loss(4), 2, &texts), "loses in 4");
}

#[test]
fn every_move_of_a_review_is_told_with_what_was_better() {
    let texts = Texts::english();
    let mut review = Review::new(&*after("tic-tac-toe", "a1 b1 a3 a2 c1 b2 c3"));
    while review.step(Limits::default()) {}
    let told: Vec<(usize, Option<&str>, String)> =
        review.moments().iter().map(|moment| (moment.ply, moment.better(), moment.words(&texts))).collect();
    // The last move wins, and is looked at like the others.
    assert_eq!(told[0], (6, None, "c3 is as good as b3".to_owned()));
    let lost = told.iter().find(|(ply, ..)| *ply == 1).unwrap();
    assert!(lost.1.is_some() && lost.2.starts_with("b1 loses the game: after"), "{lost:?}");
    for moment in review.moments() {
        assert_eq!(moment.better().is_none(), moment.verdict == MoveVerdict::Best, "{moment:?}");
    }
}

#[test]
fn a_review_says_whether_somebody_gave_up_too_early() {
    let texts = Texts::english();
    let said = |moves: &str, ending: Ending| {
        let mut review = Review::new(&*after("tic-tac-toe", moves));
        assert_eq!(review.verdict_on_ending(&ending, &texts), None, "nothing has been looked at");
        while review.step(Limits::default()) {}
        review.verdict_on_ending(&ending, &texts)
    };
    let (x, o) = (Player::First, Player::Second);
    assert_eq!(
        said("a1 b2", Ending::Resigned(x)).unwrap(),
        "X resigned although no loss was in sight (a draw)."
    );
    assert_eq!(
        said("a1 b2", Ending::Resigned(o)).unwrap(),
        "O resigned although no loss was in sight (a draw)."
    );
    let lost = said("a1 b1 a3 a2", Ending::OutOfTime(o)).unwrap();
    assert!(lost.starts_with("O ran out of time in a position that was judged lost (loses in "), "{lost}");
    let won = said("a1 b1 a3 a2", Ending::Resigned(x)).unwrap();
    assert!(won.starts_with("X resigned a position that was judged won (wins in "), "{won}");
    assert_eq!(said("a1 b2", Ending::Board(plyground_core::Outcome::Draw)), None);
}

#[test]
fn a_form_fits_where_a_game_can_be_written_in_it() {
    let mut sessions: Vec<Box<dyn Session>> = Vec::new();
    for game in [
        "tic-tac-toe",
        "piskvorky",
        "gomoku",
        "gomoku(exact)",
        "renju",
        "caro",
        "mnk(5,5,5)",
        "mnk(20,20,5)",
        "mnk(5,20,5)",
        "mnk(4,9,5)",
        "mnk(15,15,5,misere)",
        "mnk(15,15,6)",
        "five(9,caro)",
        "explicit([3,5])",
    ] {
        sessions.push(open(game).unwrap());
    }
    sessions.push(after("gomoku", "h8 i9 j10"));
    sessions.push(after("gomoku", "h8 a1 i8 a2 j8 a3 k8 a4 l8"));
    let mut set_up = open("mnk(5,5,5)").unwrap();
    set_up.set_position("X4/5/5/5/4O", None, false).unwrap();
    sessions.push(set_up);
    let mut turned = open("gomoku").unwrap();
    turned.set_starter(Player::Second).unwrap();
    sessions.push(turned);
    for session in sessions {
        for (name, form) in RecordFormat::ALL {
            let can = write(&*session, form).is_ok();
            assert_eq!(fits(&*session, form), can, "{} {name} {:?}", session.game(), session.history());
        }
    }
}
