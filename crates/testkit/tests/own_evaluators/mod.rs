//! Evaluators that people bring: formulas equal what they write down, and every search agrees under them.

mod code;

use std::collections::BTreeSet;

use plyground_i18n::{Family, Texts};
use plyground_registry::{
    CONVENTIONS, Dice, Finished, GAMES, NamedEvaluator, OwnEvaluator, Player, SearchTask, Session, open,
};
use plyground_testkit::conformance::{searches_agree_with, subjects};

fn formula(text: &str) -> OwnEvaluator {
    OwnEvaluator::Formula(text.to_owned())
}

fn refusal(game: &str, text: &str) -> String {
    open(game).unwrap().add_evaluator(&formula(text)).unwrap_err().to_string()
}

/// Every search must find the same with both, and take the same way.
fn assert_same(session: &dyn Session, one: NamedEvaluator, other: NamedEvaluator, depth: u16) {
    for algorithm in session.algorithms() {
        for named in CONVENTIONS {
            let search = |evaluator| {
                let task = SearchTask {
                    evaluator: Some(evaluator),
                    depth: Some(depth),
                    conventions: named.conventions,
                    ..SearchTask::new(algorithm)
                };
                let report = session.search(&task).unwrap().report;
                (report.value, report.best, report.pv, report.counts)
            };
            assert_eq!(search(one), search(other), "{} {} {depth}", algorithm.id(), named.id);
        }
    }
}

const OPEN_LINES: &str = r#"
name = "my-lines"
game = "tic-tac-toe"
formula = "lines - their.lines"
win = 100
nearer = false
"#;

/// Document 000's evaluator, written as a formula.
#[test]
fn open_lines_as_a_formula_are_open_lines() {
    let mut session = open("tic-tac-toe").unwrap();
    let own = session.add_evaluator(&formula(OPEN_LINES)).unwrap();
    let listed = session.evaluator("open-lines").unwrap();
    let properties = |named: NamedEvaluator| (named.has_flat_wins, named.orders_outcomes, named.folds);
    assert_eq!(properties(own), properties(listed));
    for depth in [0, 1, 3, 5] {
        assert_same(&*session, own, listed, depth);
    }
    for text in ["b2", "a1", "c3"] {
        session.play(text).unwrap();
    }
    assert_same(&*session, own, listed, 9);
}

#[test]
fn material_as_weights_is_material() {
    for (game, king) in [("english-draughts", 140), ("russian-draughts", 300)] {
        let mut session = open(game).unwrap();
        let text = format!(
            "name = \"mine\"\n[weights]\nmen = 100\nkings = {king}\nadvance = 2\nback_row = 6\ncentre = 3.0\n"
        );
        let own = session.add_evaluator(&formula(&text)).unwrap();
        let listed = session.evaluator("material").unwrap();
        let mut dice = Dice::new(5);
        for _ in 0..12 {
            let moves = session.legal_moves();
            session.play(&moves[dice.below(moves.len())]).unwrap();
            assert_same(&*session, own, listed, 3);
        }
        let judged = |evaluator| {
            let task = SearchTask { evaluator: Some(evaluator), ..SearchTask::new(session.algorithms()[0]) };
            session.judge(&task).unwrap()
        };
        let (mine, theirs) = (judged(own), judged(listed));
        assert_eq!(mine.value, theirs.value);
        // The terms of a sum with whole weights add up to its value.
        let sum =
            |player: Player| mine.terms.iter().filter(|t| t.player == player).map(|t| t.points).sum::<i32>();
        let me = session.to_move();
        assert_eq!(mine.value.get(), sum(me) - sum(me.other()));
    }
}

/// A formula over everything that a game can count, with numbers that make ties rare.
fn everything(session: &dyn Session) -> String {
    let terms = session
        .features()
        .into_iter()
        .enumerate()
        .map(|(i, (id, _))| format!("{} * {id} - {}.5 * their.{id}", 7 + 3 * i, 5 + 2 * i));
    let sum = terms.take(14).collect::<Vec<_>>().join(" + ");
    format!("name = \"everything\"\nformula = \"max(-900, min(900, {sum})) + if(tempo > 0, 1, 0)\"\n")
}

#[test]
fn every_search_agrees_with_minimax_under_a_formula() {
    for (i, subject) in subjects().iter().enumerate() {
        let mut dice = Dice::new(40 + i as u64);
        let mut game = subject.open();
        let widest = game.legal_moves().len();
        let text = everything(&*game);
        let named =
            game.add_evaluator(&formula(&text)).unwrap_or_else(|why| panic!("{}: {why}", subject.name()));
        assert!(!named.has_flat_wins && named.orders_outcomes && !named.takes_weights);
        for _ in 0..dice.below(widest + 1) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(&moves[dice.below(moves.len())]).unwrap();
        }
        let depth = match widest {
            0..=12 => 3,
            13..=100 => 2,
            _ => 1,
        };
        searches_agree_with(&*game, "everything", &mut dice, depth)
            .unwrap_or_else(|why| panic!("{}: {why}", subject.name()));
    }
}

/// Positions with the same key have the same features, and images where they claim it: principal variation search folds.
#[test]
fn images_are_folded_only_where_every_feature_allows_it() {
    let mut session = open("tic-tac-toe").unwrap();
    let lines = session.add_evaluator(&formula("name = 'a'\nformula = 'lines2 + centre'")).unwrap();
    assert!(lines.folds);
    let mut draughts = open("english-draughts").unwrap();
    assert!(!draughts.add_evaluator(&formula("name = 'a'\nformula = 'men'")).unwrap().folds);
}

#[test]
fn finished_games_are_worth_what_the_file_says() {
    let over = |text: &str| {
        let mut session = open("tic-tac-toe").unwrap();
        let own = session.add_evaluator(&formula(text)).unwrap();
        for text in ["b2", "a1", "a2", "b1", "c2"] {
            session.play(text).unwrap();
        }
        let task = |finished| {
            let mut task = SearchTask { evaluator: Some(own), ..SearchTask::new(session.algorithms()[0]) };
            task.conventions.finished = finished;
            task
        };
        let value = |finished| session.search(&task(finished)).unwrap().report.value.unwrap().get();
        (value(Finished::Evaluator), own.has_flat_wins, own.orders_outcomes)
    };
    let with = |rest: &str| over(&format!("name = 'a'\nformula = '7'\n{rest}"));
    assert_eq!(with(""), (-1_000_000_000, false, true));
    assert_eq!(with("win = 50\nnearer = false"), (-50, true, true));
    assert_eq!(
        with("win = 50\nloss = -3"),
        (-3, false, false),
        "a distant win may be worth no more than a draw"
    );
    assert_eq!(with("ends = 'formula'"), (7, true, false));
    assert_eq!(with("win = 5\ndraw = 5\nloss = 1\nnearer = false"), (1, true, false));
}

#[test]
fn a_value_lies_between_a_loss_and_a_win() {
    let value = |rest: &str| {
        let mut session = open("tic-tac-toe").unwrap();
        let own = session.add_evaluator(&formula(&format!("name = 'a'\n{rest}"))).unwrap();
        let task = SearchTask { evaluator: Some(own), ..SearchTask::new(session.algorithms()[0]) };
        session.judge(&task).unwrap().value.get()
    };
    assert_eq!(value("formula = '1000 * lines'\nwin = 100"), 100);
    assert_eq!(value("formula = '-1000 * lines'\nwin = 100"), -100);
    assert_eq!(value("formula = '5000000000'"), 999_999_000, "it cannot be taken for a win");
    assert_eq!(value("formula = '2.5'"), 3);
    assert_eq!(value("formula = '-2.5'"), -3);
    assert_eq!(value("formula = 'lines / stones'"), 0);
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    for (text, expected) in [
        ("name =", "the evaluator file is not TOML: line 1"),
        ("formula = '1'", "the evaluator file has no name"),
        ("name = 'a'", "an evaluator file has either a formula or a table [weights]"),
        ("name = 'a'\nformula = '1'\n[weights]\nlines = 1", "an evaluator file has either"),
        ("name = 'a'\nfromula = '1'", "the evaluator file has an unknown key `fromula`"),
        (
            "name = 'a'\nformula = 1",
            "`formula` in the evaluator file has a value of the wrong kind: write formula = \"…\"",
        ),
        (
            "name = 'a'\nweights = 1",
            "`weights` in the evaluator file has a value of the wrong kind: write [weights]",
        ),
        ("name = 'a'\n[weights]\nlines = 'x'", "`lines` in the evaluator file has a value of the wrong kind"),
        (
            "name = 'a'\n[weights]\nline = 1",
            "there is no feature `line`: did you mean `lines`? (asked of mnk)",
        ),
        ("name = 'Ä'\nformula = '1'", "`Ä` cannot be the name of an evaluator"),
        ("name = ''\nformula = '1'", "`` cannot be the name of an evaluator"),
        ("name = 'zero'\nformula = '1'", "there is another evaluator with the name zero"),
        (
            "name = 'a'\ngame = 'othello'\nformula = '1'",
            "the evaluator a is for othello, and this is tic-tac-toe",
        ),
        ("name = 'a'\ngame = 'otello'\nformula = '1'", "there is no game `otello`: did you mean `othello`?"),
        (
            "name = 'a'\nformula = '3*lines2 - 2*their.lins2'",
            "formula, character 20: there is no feature `lins2`: did you mean `lines2`? (asked of mnk)",
        ),
        ("name = 'a'\nformula = '1'\nwin = -1", "win, draw and loss are whole numbers"),
        ("name = 'a'\nformula = '1'\nwin = 10\ndraw = 11", "win, draw and loss are whole numbers"),
        ("name = 'a'\nformula = '1'\nwin = 1000000001", "win, draw and loss are whole numbers"),
        ("name = 'a'\nformula = '1'\nends = 'x'", "`ends` in the evaluator file is"),
    ] {
        let error = refusal("tic-tac-toe", text);
        assert!(error.starts_with(expected), "{text}: {error}");
    }
    assert!(refusal("tic-tac-toe", &format!("name = 'a'\n# {}", "x".repeat(70_000))).contains("bytes"));
    for game in ["mnk", "mnk(3,3,3)", "Tic_Tac_Toe"] {
        let text = format!("name = 'a'\ngame = '{game}'\nformula = 'lines'");
        assert!(open("tic-tac-toe").unwrap().add_evaluator(&formula(&text)).is_ok(), "{game}");
    }
}

#[test]
fn copies_of_a_session_have_its_evaluators() {
    let mut session = open("tic-tac-toe").unwrap();
    let own = session.add_evaluator(&formula(OPEN_LINES)).unwrap();
    assert_eq!(session.add_evaluator(&formula(OPEN_LINES)), Ok(own), "the same twice is one");
    for copy in [session.copy(), session.fresh(), session.after(&["b2"]).unwrap()] {
        assert_eq!(copy.evaluator("My_Lines"), Ok(own));
        assert!(copy.evaluators().contains(&"my-lines"));
    }
    let other = open("tic-tac-toe").unwrap();
    let task = SearchTask { evaluator: Some(own), ..SearchTask::new(other.algorithms()[0]) };
    assert!(other.search(&task).unwrap_err().to_string().starts_with("there is no evaluator `my-lines`"));
}

#[test]
fn weights_make_evaluators_of_their_own() {
    let table = |five: u32| {
        format!(
            "five = {five}\nopen_four = 1\nopen_three = 1\nthree_open_left = 1\nthree_open_right = 1\n\
             open_two = 1\ntwo_open_right = 1\ntwo_open_left = 1\n"
        )
    };
    let file = |five| format!("[white]\n{0}[black]\n{0}", table(five));
    let mut session = open("gomoku").unwrap();
    let weights = |text: String, name: &str| OwnEvaluator::Weights {
        evaluator: "pattern-ladder".to_owned(),
        name: name.to_owned(),
        text,
    };
    let complaint = session.add_evaluator(&weights("x = 1".to_owned(), "a")).unwrap_err();
    assert!(complaint.to_string().contains("weights file"), "{complaint}");
    let wrong = OwnEvaluator::Weights { evaluator: "zero".to_owned(), name: "a".to_owned(), text: file(9) };
    assert!(session.add_evaluator(&wrong).unwrap_err().to_string().contains("has no weights to set"));
    let one = session.add_evaluator(&weights(file(9), "a")).unwrap();
    let two = session.add_evaluator(&weights(file(8), "a")).unwrap();
    assert_eq!((one.id, two.id), ("pattern-ladder:a", "pattern-ladder:a-2"));
    for text in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"] {
        session.play(text).unwrap();
    }
    let own = |evaluator: NamedEvaluator, text: String| {
        let by_file = SearchTask {
            evaluator: Some(session.evaluator("pattern-ladder").unwrap()),
            weights: Some(&text),
            depth: Some(1),
            ..SearchTask::new(session.algorithms()[0])
        };
        let by_name = SearchTask { evaluator: Some(evaluator), weights: None, ..by_file.clone() };
        let value = |task| session.search(task).unwrap().report.value;
        assert_eq!(value(&by_file), value(&by_name));
    };
    own(one, file(9));
    own(two, file(8));
}

#[test]
fn features_are_told_in_the_words_of_the_code() {
    let texts = Texts::english();
    for (id, summary) in GAMES.iter().flat_map(|entry| (entry.features)()) {
        assert_eq!(texts.name(Family::Feature, id), summary, "{id}");
        let is_name = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        assert!(is_name && !["min", "max", "abs", "if", "my", "their"].contains(&id), "{id}");
    }
    for entry in GAMES {
        let ids: Vec<&str> = (entry.features)().into_iter().map(|(id, _)| id).collect();
        let different: BTreeSet<&&str> = ids.iter().collect();
        assert!(
            ids.contains(&"mobility") && ids.contains(&"tempo") && ids.len() == different.len(),
            "{}",
            entry.id
        );
    }
}
