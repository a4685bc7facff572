//! Analysts: their reports agree with minimax where the true value is known, however often they are stopped.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use plyground_registry::{
    AnalystEnd, AnalystOptions, Dice, Exact, Insight, Limits, Method, Outcome, Player, Session, SolverCache,
    Solving, StopReason, Worth, open,
};

/// The proven value, after a search for the shortest way.
fn solved(session: &dyn Session, limits: Limits<'_>) -> Option<Exact> {
    let solving = &mut Solving {
        method: Method::Fastest,
        memory: 1 << 20,
        near: 100_000,
        threads: 1,
        limits,
        progress: &mut |_| (),
        kept: &mut SolverCache::new(),
    };
    session.solve(solving).unwrap().ok()
}

/// All reports of an analyst until it is done.
fn reports(session: &dyn Session, lines: usize) -> Vec<Insight> {
    let mut seen = Vec::new();
    let progress = session
        .analyst(AnalystOptions::lines(lines))
        .look(Limits::default(), &mut |insight| seen.push(insight.clone()));
    assert_eq!(progress, AnalystEnd::Done);
    seen
}

/// The worth of a position by minimax over every line of play, stored by position.
fn truth(session: &mut dyn Session, known: &mut HashMap<String, Worth>) -> Worth {
    let key = format!("{} {}", session.position(), session.to_move().mark());
    if let Some(&worth) = known.get(&key) {
        return worth;
    }
    let worth = match session.outcome() {
        Some(Outcome::Draw) => Worth::Draw,
        Some(Outcome::Win(winner)) if winner == session.to_move() => Worth::Win(0),
        Some(Outcome::Win(_)) => Worth::Loss(0),
        None => {
            let moves = session.legal_moves();
            let worths = moves.iter().map(|m| worth_of(session, m, known)).collect::<Vec<_>>();
            worths.into_iter().max_by(|a, b| a.compare(*b)).unwrap()
        }
    };
    known.insert(key, worth);
    worth
}

/// The worth of a move to the side that makes it.
fn worth_of(session: &mut dyn Session, movement: &str, known: &mut HashMap<String, Worth>) -> Worth {
    session.play(movement).unwrap();
    let worth = match truth(session, known).turned() {
        Worth::Win(plies) => Worth::Win(plies + 1),
        Worth::Loss(plies) => Worth::Loss(plies + 1),
        other => other,
    };
    session.undo();
    worth
}

fn agrees_with_the_truth(session: &mut dyn Session, known: &mut HashMap<String, Worth>) {
    let moves = session.legal_moves();
    let seen = reports(session, moves.len());
    let place = session.position();
    for pair in seen.windows(2) {
        assert!(pair[0].depth < pair[1].depth && pair[0].nodes <= pair[1].nodes, "{place}");
    }
    let last = seen.last().unwrap();
    assert_eq!(last.lines.len(), moves.len(), "{place}");
    for pair in last.lines.windows(2) {
        assert!(pair[0].worth.compare(pair[1].worth).is_ge(), "{place}: the best comes first");
    }
    for line in &last.lines {
        assert_eq!(line.worth, worth_of(session, &line.moves[0], known), "{place} {}", line.moves[0]);
        assert_eq!(line.moves.len(), line.cells.len());
        let mut game = session.copy();
        for (movement, cell) in line.moves.iter().zip(&line.cells) {
            let number = game.legal_moves().iter().position(|m| m == movement).expect("lines are legal");
            assert_eq!(game.legal_cells()[number], *cell, "{place}");
            game.play(movement).unwrap();
        }
        if let Worth::Win(plies) | Worth::Loss(plies) = line.worth {
            assert_eq!((line.moves.len(), game.outcome().is_some()), (plies.into(), true), "{place}");
        }
    }
    // Every line that was reported as certain is right.
    for insight in &seen {
        for line in insight.lines.iter().filter(|line| line.worth.is_certain()) {
            assert_eq!(
                line.worth,
                worth_of(session, &line.moves[0], known),
                "{place}, depth {}",
                insight.depth
            );
        }
    }
}

#[test]
fn analysts_of_small_games_agree_with_minimax() {
    for (game, plies) in [
        ("tic-tac-toe", 0),
        ("tic-tac-toe", 2),
        ("tic-tac-toe", 3),
        ("mnk(3,3,3,misere)", 3),
        ("mnk(4,3,3)", 5),
        ("mnk(4,3,3)", 6),
        ("mnk(5,5,5)", 17),
        ("mnk(5,5,4)", 17),
    ] {
        let mut known = HashMap::new();
        for seed in 0..if plies == 0 { 1 } else { 5 } {
            let mut dice = Dice::new(seed);
            let mut session = open(game).unwrap();
            for _ in 0..plies {
                let moves = session.legal_moves();
                if !moves.is_empty() {
                    session.play(&moves[dice.below(moves.len())]).unwrap();
                }
            }
            if session.outcome().is_none() {
                agrees_with_the_truth(&mut *session, &mut known);
            }
        }
    }
}

/// Many random positions: the worth of a solved position is minimax's over every line of play.
#[test]
fn solutions_of_small_games_agree_with_minimax() {
    const SEEDS: u64 = 60;
    let (mut count, mut counted) = ([0; 3], 0);
    for (game, fewest, most) in [
        ("tic-tac-toe", 1, 8),
        ("mnk(3,3,3,misere)", 2, 8),
        ("mnk(4,3,3)", 5, 11),
        ("mnk(4,3,4,exact)", 5, 11),
        ("mnk(5,5,4)", 18, 24),
        ("mnk(5,5,5)", 18, 24),
        ("five(5,renju)", 19, 24),
        ("five(5,caro)", 19, 24),
    ] {
        let mut known = HashMap::new();
        for seed in 0..SEEDS {
            let mut dice = Dice::new(seed);
            let mut session = open(game).unwrap();
            for _ in 0..fewest + dice.below(most - fewest + 1) {
                let moves = session.legal_moves();
                if let Some(movement) = moves.get(dice.below(moves.len().max(1))) {
                    session.play(movement).unwrap();
                }
            }
            let place = format!("{game} {}", session.position());
            let solution = solved(&*session, Limits::default()).expect("so few cells are soon looked at");
            let expected = truth(&mut *session, &mut known);
            agrees(&solution, session.to_move(), expected, &place);
            counted += usize::from(solution.plies.is_some_and(|plies| plies > 0));
            if session.outcome().is_none() {
                count[kind(expected)] += 1;
                assert_eq!(worth_of(&mut *session, &solution.line[0], &mut known), expected, "{place}");
            }
        }
    }
    assert!(count.iter().sum::<usize>() > 250 && count.iter().all(|&few| few > 20), "{count:?}");
    assert!(counted > 100, "the distance is told where it is soon found: {counted}");
}

/// Five in a row with more free cells than the textbook's search is started with: the selective engine comes first.
/// Every result that is reported as certain after that must be right.
#[test]
fn five_in_a_row_is_solved_only_by_looking_at_everything() {
    let mut kinds = [0; 3];
    for (game, plies, seeds) in [("mnk(5,5,5)", 13, 0..1), ("mnk(5,5,5)", 15, 0..6)] {
        let mut known = HashMap::new();
        for seed in seeds {
            let Some(mut session) = crowded(game, plies, seed) else { continue };
            let expected = truth(&mut *session, &mut known);
            let place = session.position();
            let limits = Limits { nodes: Some(300_000), ..Limits::default() };
            let Some(solution) = solved(&*session, limits) else { continue };
            agrees(&solution, session.to_move(), expected, &place);
            let mut last = None;
            if session.analyst(AnalystOptions::lines(1)).look(limits, &mut |seen| last = Some(seen.clone()))
                == AnalystEnd::Done
            {
                assert_eq!(kind(last.unwrap().lines[0].worth), kind(expected), "{place}");
            }
            kinds[kind(expected)] += 1;
        }
    }
    assert!(kinds[0] > 0 && kinds[1] > 0, "wins, draws and losses: {kinds:?}");
}

/// A position after a number of moves, with blocks by chance only, in which the game goes on.
fn crowded(game: &str, plies: usize, seed: u64) -> Option<Box<dyn Session>> {
    let (mut session, mut dice) = (open(game).unwrap(), Dice::new(seed));
    for _ in 0..plies {
        let moves = session.legal_moves();
        let centre = ["c3", "b3", "d3", "a3", "c2", "c4"][dice.below(6)];
        let wanted = moves.iter().position(|m| m == centre).unwrap_or_else(|| dice.below(moves.len()));
        session.play(&moves[wanted]).unwrap();
        if session.outcome().is_some() {
            return None;
        }
    }
    Some(session)
}

/// The outcome is the true one, and so is the distance where it is told.
fn agrees(solution: &Exact, side: Player, expected: Worth, place: &str) {
    assert_eq!(kind(Worth::of_outcome(solution.outcome, side)), kind(expected), "{place}");
    match (solution.plies, expected) {
        (Some(plies), Worth::Win(true_plies) | Worth::Loss(true_plies)) => {
            assert_eq!(plies, true_plies, "{place}");
        }
        (Some(plies), _) => assert_eq!(plies, 0, "{place}: only a draw that is over has a distance"),
        (None, _) => {}
    }
}

/// Win, draw or loss.
fn kind(worth: Worth) -> usize {
    match worth {
        Worth::Win(_) => 0,
        Worth::Draw => 1,
        Worth::Loss(_) => 2,
        Worth::Points(_) => panic!("it is known"),
    }
}

#[test]
fn what_nobody_can_know_is_not_solved() {
    let limits = Limits { nodes: Some(200_000), ..Limits::default() };
    let session = open("gomoku").unwrap().after(&["h8", "i9", "i7", "g9"]).unwrap();
    assert_eq!(solved(&*session, limits), None);
    // Two threes that cross: a win by threats, which holds against every reply.
    let moves = ["h8", "a1", "i8", "o1", "j10", "a15", "j11", "o15"];
    let solution = solved(&*open("gomoku").unwrap().after(&moves).unwrap(), limits).unwrap();
    assert_eq!(solution.outcome, Outcome::Win(Player::First), "{solution:?}");
    // A draw by one move proves nothing while another move may win.
    assert_eq!(solved(&*open("mnk(4,4,4)").unwrap(), Limits { nodes: Some(100), ..limits }), None);
}

#[test]
fn the_search_for_the_shortest_way_shares_the_limit() {
    let session = open("mnk(4,4,3)").unwrap();
    for (near, most) in [(100, 100), (100, 101), (100, 5_000), (5_000, 100), (1, 1)] {
        let (mut told, mut kept) = (0, SolverCache::new());
        let answer = session.solve(&mut Solving {
            method: Method::Fastest,
            memory: 1 << 20,
            near,
            threads: 1,
            limits: Limits { nodes: Some(most), ..Limits::default() },
            progress: &mut |progress| told = progress.nodes,
            kept: &mut kept,
        });
        let nodes = answer.unwrap().map_or_else(|unsolved| unsolved.nodes, |exact| exact.nodes);
        // Limits are looked at now and then, and the first depth is always searched.
        assert!(nodes <= most + 2_048 && told <= nodes, "{near} of {most}: {nodes}, told {told}");
    }
    let stop = AtomicBool::new(true);
    let limits = Limits { cancel: Some(&stop), ..Limits::default() };
    assert_eq!(solved(&*session, limits), None, "it was cancelled");
}

#[test]
fn a_finished_game_has_nothing_to_look_at() {
    let mut session = open("tic-tac-toe").unwrap();
    session.set_position("XXX/OO./...", None, true).unwrap();
    assert!(reports(&*session, 3).is_empty());
    let mut session = open("gomoku").unwrap();
    for m in ["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5"] {
        session.play(m).unwrap();
    }
    assert!(session.outcome().is_some());
    assert!(reports(&*session, 3).is_empty());
    assert!(reports(&*open("explicit(5)").unwrap(), 1).is_empty());
}

#[test]
fn a_written_tree_is_worth_its_numbers() {
    let seen = reports(&*open("explicit([[3,12,8],[2,4,6],[14,5,2]])").unwrap(), 3);
    let last = seen.last().unwrap();
    let shown: Vec<(String, Worth)> = last.lines.iter().map(|l| (l.moves.join(" "), l.worth)).collect();
    let points = |line: &str, points| (line.to_owned(), Worth::Points(points));
    assert_eq!(shown, [points("1 1", 3), points("2 1", 2), points("3 3", 2)]);
    assert_eq!((last.depth, last.nodes), (2, 15));
}

/// Stopped again and again by a growing number of nodes, an analyst comes to the same result as without a stop.
fn says_the_same_in_pieces(session: &dyn Session, lines: usize) {
    let whole = reports(session, lines);
    let mut pieces: Vec<Insight> = Vec::new();
    let mut analyst = session.analyst(AnalystOptions::lines(lines));
    let mut stops = 0;
    for nodes in (0..40).map(|round| 1 << round) {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        match analyst.look(limits, &mut |insight| pieces.push(insight.clone())) {
            AnalystEnd::Done => break,
            AnalystEnd::Stopped(reason) => assert_eq!(reason, StopReason::Nodes),
        }
        assert!(!pieces.is_empty(), "however little is allowed, something is told");
        stops += 1;
    }
    assert!(stops > 1);
    let (whole, pieces) = (whole.last().unwrap(), pieces.last().unwrap());
    // Of wins at the same distance an engine may report another one.
    let told = |insight: &Insight| -> Vec<(String, Worth)> {
        insight.lines.iter().map(|line| (line.moves[0].clone(), line.worth)).collect()
    };
    assert_eq!(told(whole), told(pieces));
    assert_eq!(analyst.look(Limits::default(), &mut |_| panic!("it was done")), AnalystEnd::Done);
}

#[test]
fn stopping_changes_nothing() {
    says_the_same_in_pieces(&*open("tic-tac-toe").unwrap(), 9);
    // A win by threes and fours that a search of depth 1 does not find.
    let session =
        open("gomoku").unwrap().after(&["h8", "a1", "i8", "o1", "j10", "a15", "j11", "o15"]).unwrap();
    says_the_same_in_pieces(&*session, 1);
    says_the_same_in_pieces(&*session, 2);
}

#[test]
fn cancelling_stops_before_anything_is_told() {
    for game in ["tic-tac-toe", "gomoku"] {
        let cancel = AtomicBool::new(true);
        let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
        let progress = open(game)
            .unwrap()
            .analyst(AnalystOptions::lines(2))
            .look(limits, &mut |_| panic!("it was cancelled"));
        assert_eq!(progress, AnalystEnd::Stopped(StopReason::Cancelled));
    }
}

/// The moves of the first line, and their worth.
fn best(game: &str, moves: &str, lines: usize) -> (String, Worth) {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let session = open(game).unwrap().after(&moves).unwrap();
    let mut last = None;
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    session.analyst(AnalystOptions::lines(lines)).look(limits, &mut |insight| last = Some(insight.clone()));
    let line = last.unwrap().lines.swap_remove(0);
    if let Worth::Win(plies) | Worth::Loss(plies) = line.worth {
        assert_eq!(line.moves.len(), usize::from(plies));
        let moves: Vec<&str> = line.moves.iter().map(String::as_str).collect();
        assert!(session.after(&moves).unwrap().outcome().is_some(), "the line is played out");
    }
    (line.moves[0].clone(), line.worth)
}

#[test]
fn forced_wins_of_five_in_a_row_are_seen_and_counted() {
    for lines in [1, 3] {
        // Four in a row, open at one end.
        assert_eq!(best("gomoku", "h8 a1 i8 a2 j8 a3 k8 g8", lines), ("l8".to_owned(), Worth::Win(1)));
        // An open three: four, any reply, five.
        assert_eq!(best("gomoku", "h8 a1 i8 a15 j8 o1", lines).1, Worth::Win(3));
        // The same for the other side: every move loses, and it chooses the longest line.
        assert!(matches!(best("gomoku", "h8 a1 i8 a15 j8 o1 k8", lines).1, Worth::Loss(2)));
        // Two threes that cross.
        assert_eq!(best("gomoku(exact)", "h8 a1 i8 o1 j10 a15 j11 o15", lines).1, Worth::Win(5));
    }
}
