//! Renju and caro: their own rules, in the notation of gomoku.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_registry::{
    AnalystEnd, AnalystOptions, Dice, Labels, Limits, Outcome, Player, Session, Worth, open,
};

/// The position with these stones.
fn set_up(game: &str, x: &str, o: &str, to_move: Player) -> Box<dyn Session> {
    let mut rows = vec![vec!['.'; 15]; 15];
    for (stones, mark) in [(x, 'X'), (o, 'O')] {
        for stone in stones.split_whitespace() {
            let column = usize::from(stone.as_bytes()[0] - b'a');
            rows[15 - stone[1..].parse::<usize>().unwrap()][column] = mark;
        }
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let mut session = open(game).unwrap();
    session.set_position(&rows.join("/"), Some(to_move), false).unwrap();
    session
}

/// The number of a cell from the top left.
fn cell(text: &str) -> usize {
    let column = usize::from(text.as_bytes()[0] - b'a');
    (15 - text[1..].parse::<usize>().unwrap()) * 15 + column
}

fn forbidden(session: &dyn Session) -> Vec<(usize, String)> {
    session.forbidden().into_iter().map(|(cell, why)| (cell, why.to_string())).collect()
}

#[test]
fn forbidden_points_are_told_with_their_reasons() {
    for (x, point, why) in [
        ("f8 g8 h9 h10", "h8", "X may not make two open threes at once"),
        ("e8 f8 g8 h9 h10 h11", "h8", "X may not make two fours at once"),
        ("d8 e8 f8 h8 i8", "g8", "X may not make six or more in a row"),
    ] {
        let mut session = set_up("renju", x, "", Player::First);
        assert!(forbidden(&*session).contains(&(cell(point), why.to_owned())), "{x}");
        assert!(!session.legal_moves().contains(&point.to_owned()));
        assert!(!session.legal_cells().contains(&Some(cell(point))));
        let said = session.play(point).unwrap_err().to_string();
        assert_eq!(said, format!("{point} is forbidden: {why}; choose another cell"));
        assert!(session.history().is_empty() && session.remarks(point).is_empty());
        // Every cell is either free to play on, forbidden or taken.
        let taken = x.split(' ').count();
        assert_eq!(session.legal_moves().len() + forbidden(&*session).len() + taken, 225);
        // White may, and in caro either may.
        let mut white = set_up("renju", "", x, Player::Second);
        assert!(forbidden(&*white).is_empty());
        assert_eq!(white.play(point).as_deref(), Ok(point));
        let mut caro = set_up("caro", x, "", Player::First);
        assert!(forbidden(&*caro).is_empty());
        assert_eq!(caro.play(point).as_deref(), Ok(point));
    }
    // A five wins, even if the stone also makes a forbidden shape.
    let session = set_up("renju", "d8 e8 f8 g8 h9 h10 h11", "", Player::First);
    assert!(!forbidden(&*session).iter().any(|(at, _)| *at == cell("h8")));
    assert!(open("gomoku").unwrap().forbidden().is_empty());
}

#[test]
fn each_rule_has_its_own_wins() {
    for (game, x, o, last, wins) in [
        ("renju", "d8 e8 f8 g8", "", "h8", true),
        ("caro", "d8 e8 f8 g8", "c8", "h8", true),
        ("caro", "d8 e8 f8 g8", "c8 i8", "h8", false),
        ("caro", "d8 e8 f8 g8 i8", "c8 j8", "h8", true),
    ] {
        let mut session = set_up(game, x, o, Player::First);
        session.play(last).unwrap();
        assert_eq!(session.outcome().is_some(), wins, "{game} {x} {o}");
        let stones = x.split(' ').chain([last]).filter(|_| wins);
        let mut row: Vec<usize> = stones.map(cell).collect();
        row.sort_unstable();
        assert_eq!(session.winning_cells(), row);
        assert_eq!(session.winning_line().is_some(), wins);
    }
    // White wins with six in renju, where black may not even make them.
    let mut session = set_up("renju", "", "d8 e8 f8 h8 i8", Player::Second);
    session.play("g8").unwrap();
    assert_eq!(session.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(session.winning_cells().len(), 6);
}

/// Boards and notation are the same as in gomoku.
#[test]
fn the_notation_is_that_of_gomoku() {
    for (game, twin) in [
        ("renju", "gomoku"),
        ("caro", "gomoku"),
        ("five(5,caro)", "mnk(5,5,5)"),
        ("five(7,5,renju)", "mnk(7,5,5)"),
    ] {
        let (mut ours, mut theirs) = (open(game).unwrap(), open(twin).unwrap());
        let mut dice = Dice::new(3);
        for _ in 0..12 {
            assert_eq!(ours.grid(), theirs.grid());
            assert_eq!(ours.position(), theirs.position());
            assert_eq!(ours.move_help(), theirs.move_help());
            assert_eq!(ours.draw(Labels::Numbers), theirs.draw(Labels::Numbers));
            assert_eq!(ours.draw(Labels::None), theirs.draw(Labels::None));
            let moves = ours.legal_moves();
            assert!(moves.iter().all(|m| theirs.legal_moves().contains(m)));
            if forbidden(&*ours).is_empty() {
                assert_eq!(moves, theirs.legal_moves());
                assert_eq!(ours.legal_cells(), theirs.legal_cells());
                assert_eq!(ours.move_numbers(), theirs.move_numbers());
            }
            let Some(m) = moves.get(dice.below(moves.len().max(1))) else { break };
            assert_eq!(ours.play(m), theirs.play(m));
            let again = [ours.play(m), theirs.play(m)].map(|said| said.unwrap_err().to_string());
            assert_eq!(again[0], again[1]);
        }
    }
    let mut renju = open("renju").unwrap();
    assert_eq!(renju.play("8 8").as_deref(), Ok("h8"));
    assert_eq!(renju.play("row 9 col 8").as_deref(), Ok("h9"));
}

#[test]
fn positions_are_read_whatever_the_order_of_their_stones() {
    // Six of black in renju, set up by hand, win nothing.
    let six = set_up("renju", "d8 e8 f8 g8 h8 i8", "", Player::Second);
    assert_eq!(six.outcome(), None);
    // A stone where two fives cross came last.
    let crossed = set_up("caro", "d8 e8 f8 g8 h8 h9 h10 h11 h12", "", Player::Second);
    assert_eq!(crossed.outcome(), Some(Outcome::Win(Player::First)));
    assert!(crossed.legal_moves().is_empty());
    // Two fives that no single last stone can have completed.
    let mut caro = open("caro").unwrap();
    let rows = ["XXXXX..........", "...............", "XXXXX.........."];
    let rows: Vec<&str> = rows.into_iter().chain(["..............."; 12]).collect();
    let said = caro.set_position(&rows.join("/"), None, false).unwrap_err().to_string();
    assert!(said.contains("over before"), "{said}");
    assert_eq!(caro.fitting("...../...../...../...../.....").as_deref(), Some("five(5,caro)"));
}

#[test]
fn names_say_the_rule_and_the_size() {
    for (name, game) in [
        ("renju", "renju"),
        ("five(15,15,caro)", "caro"),
        ("five(19, renju)", "five(19,renju)"),
        ("five(6,9,caro)", "five(6,9,caro)"),
        ("renju(9)", "five(9,renju)"),
    ] {
        assert_eq!(open(name).unwrap().game(), game);
    }
    for (name, part) in [
        ("five", "write five(N,RULE)"),
        ("five(15)", "write five(N,RULE)"),
        ("five(4,renju)", "from 5 to 20"),
        ("five(21,caro)", "from 5 to 20"),
        ("five(15,chess)", "`chess` is not a rule"),
        ("five(x,caro)", "`x` is not a size"),
        ("renju(4)", "renju: write five"),
    ] {
        let said = open(name).err().unwrap().to_string();
        assert!(said.contains(part), "{name}: {said}");
    }
}

#[test]
fn who_begins_matters_in_renju_only() {
    let said = open("renju").unwrap().set_starter(Player::Second).unwrap_err().to_string();
    assert_eq!(said, "in renju X always begins");
    let mut caro = open("caro").unwrap();
    caro.set_starter(Player::Second).unwrap();
    assert_eq!(caro.to_move(), Player::Second);
    caro.play("h8").unwrap();
    assert_eq!(caro.grid().unwrap().at(7, 7), Some(Player::Second));
}

#[test]
fn the_engine_plays_by_the_rule() {
    // The fork on h8 would win, were it allowed.
    let x = "f8 g8 h9 h10";
    for level in [1, 4, 10] {
        let session = set_up("renju", x, "a1 a15 o1 o15", Player::First);
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let choice = session.level_move(level, 5, limits).unwrap();
        assert!(session.legal_moves().contains(&choice.best), "level {level}");
    }
    let mut last = None;
    let session = set_up("renju", "h8 i8 j8 k8", "a1 a15 o1 g8", Player::First);
    session
        .analyst(AnalystOptions::lines(1))
        .look(Limits::default(), &mut |insight| last = Some(insight.clone()));
    let line = last.unwrap().lines.swap_remove(0);
    assert_eq!((line.moves, line.worth), (vec!["l8".to_owned()], Worth::Win(1)));
    // In caro the same five is closed.
    let session = set_up("caro", "h8 i8 j8 k8", "a1 m8 o1 g8", Player::First);
    assert_eq!(session.remarks("l8")[0].to_string(), "makes five closed at both ends, which do not win here");
}

/// Few cells are left: the search is exhaustive, by the rules of the game.
#[test]
fn the_last_moves_are_known_for_certain() {
    for game in ["five(5,renju)", "five(5,caro)"] {
        let mut tried = 0;
        for seed in 0..20 {
            let (mut session, mut dice) = (open(game).unwrap(), Dice::new(seed));
            while session.outcome().is_none() && session.history().len() < 18 {
                let moves = session.legal_moves();
                session.play(&moves[dice.below(moves.len())]).unwrap();
            }
            let mut last = None;
            let progress = session
                .analyst(AnalystOptions::lines(9))
                .look(Limits::default(), &mut |seen| last = Some(seen.clone()));
            assert_eq!(progress, AnalystEnd::Done);
            if session.outcome().is_none() {
                let lines = last.unwrap().lines;
                assert_eq!(lines.len(), session.legal_moves().len());
                assert!(lines.iter().all(|line| line.worth.is_certain()), "{}", session.position());
                tried += 1;
            }
        }
        assert!(tried > 5, "{game}");
    }
}
