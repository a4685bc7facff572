//! The terms of an evaluation add up to it, in every game and with every evaluator.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_registry::{Algorithm, Dice, GAMES, Outcome, Score, SearchTask, Session};

/// The sum of the terms for the side to move; `None` where there are none.
fn sum(session: &dyn Session, evaluator: &str) -> Option<i32> {
    let task = SearchTask {
        evaluator: Some(session.evaluator(evaluator).unwrap()),
        ..SearchTask::new(Algorithm::Minimax)
    };
    let terms = session.judge(&task).unwrap().terms;
    let points = terms.iter().map(|t| if t.player == session.to_move() { t.points } else { -t.points });
    (!terms.is_empty()).then(|| points.sum())
}

#[test]
fn the_parts_of_a_judgement_add_up_to_it() {
    let mut dice = Dice::new(20);
    let mut summed: Vec<&str> = Vec::new();
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
        for mut session in entry.samples.iter().copied().chain(aliases).filter_map(|p| (entry.open)(p).ok()) {
            while session.outcome().is_none() && session.history().len() < 60 {
                for evaluator in session.evaluators() {
                    let task = SearchTask {
                        evaluator: Some(session.evaluator(evaluator).unwrap()),
                        depth: Some(0),
                        ..SearchTask::new(Algorithm::Minimax)
                    };
                    // Some evaluators accept boards of one size only.
                    let Ok(answer) = session.search(&task) else { continue };
                    let value = session.judge(&task).unwrap().value;
                    assert_eq!(Some(value), answer.report.value, "{} {evaluator}", session.game());
                    if let Some(sum) = sum(&*session, evaluator) {
                        assert_eq!(sum, value.get(), "{} {evaluator} {}", session.game(), session.position());
                        summed.push(evaluator);
                    }
                }
                let moves = session.legal_moves();
                session.play(&moves[dice.below(moves.len())]).unwrap();
            }
        }
    }
    for evaluator in ["open-lines", "pattern-ladder", "line-powers"] {
        assert!(summed.contains(&evaluator), "{evaluator} is a sum");
    }
}

/// The values of the ends of many random games for the side to move: lost, drawn, won.
fn ends(open: &dyn Fn() -> Box<dyn Session>, evaluator: &str, dice: &mut Dice) -> [Vec<Score>; 3] {
    let mut ends = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..30 {
        let mut session = open();
        while session.outcome().is_none() {
            let moves = session.legal_moves();
            session.play(&moves[dice.below(moves.len())]).unwrap();
        }
        let task = SearchTask {
            evaluator: Some(session.evaluator(evaluator).unwrap()),
            ..SearchTask::new(Algorithm::Minimax)
        };
        let Ok(judgement) = session.judge(&task) else { break };
        let kind = match session.outcome().unwrap() {
            Outcome::Draw => 1,
            Outcome::Win(winner) => 2 * usize::from(winner == session.to_move()),
        };
        ends[kind].push(judgement.value);
    }
    ends
}

#[test]
fn who_promises_to_order_outcomes_does_and_the_others_do_not() {
    let mut dice = Dice::new(7);
    let (mut ordered, mut broken): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
        for parameters in entry.samples.iter().copied().chain(aliases) {
            let Ok(session) = (entry.open)(parameters) else { continue };
            for evaluator in session.evaluators() {
                let [lost, drawn, won] = ends(&|| session.fresh(), evaluator, &mut dice);
                let below = |low: &[Score], high: &[Score]| low.iter().max() < high.iter().min();
                let empty = |a: &[Score], b: &[Score]| a.is_empty() || b.is_empty();
                let pairs = [(&lost, &drawn), (&drawn, &won), (&lost, &won)];
                let is_ordered = pairs.iter().all(|(low, high)| empty(low, high) || below(low, high));
                if session.evaluator(evaluator).unwrap().orders_outcomes {
                    assert!(is_ordered, "{} {evaluator}: {lost:?} {drawn:?} {won:?}", session.game());
                    ordered.push(evaluator);
                } else if !is_ordered {
                    broken.push(evaluator);
                }
            }
        }
    }
    for evaluator in ["open-lines", "line-powers", "outcome", "nearer-wins", "written"] {
        assert!(ordered.contains(&evaluator), "{evaluator}");
    }
    // Patterns would seem to, but their weights may come from a file with any weights.
    for evaluator in ["zero", "scramble"] {
        assert!(broken.contains(&evaluator), "{evaluator} could promise it");
    }
}

#[test]
fn a_finished_game_is_judged_as_a_search_does() {
    let mut session = plyground_registry::open("tic-tac-toe").unwrap();
    session.set_position("XXX/OO./...", None, true).unwrap();
    let task = SearchTask {
        evaluator: Some(session.evaluator("open-lines").unwrap()),
        ..SearchTask::new(Algorithm::Minimax)
    };
    let judgement = session.judge(&task).unwrap();
    assert_eq!((judgement.value.get(), judgement.terms.len()), (-100, 0));
}

#[test]
fn patterns_are_worth_what_the_scale_says() {
    let mut session = plyground_registry::open("gomoku").unwrap();
    for text in ["h8", "a1", "h9", "c1", "h10", "e1"] {
        session.play(text).unwrap();
    }
    let task = SearchTask {
        evaluator: Some(session.evaluator("pattern-ladder").unwrap()),
        ..SearchTask::new(Algorithm::Minimax)
    };
    let judgement = session.judge(&task).unwrap();
    assert_eq!((judgement.scale.len(), judgement.terms.len()), (16, 1));
    assert!(judgement.terms.iter().all(|term| judgement.scale.contains(term)));
}
