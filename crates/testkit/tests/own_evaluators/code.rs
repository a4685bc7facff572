//! Evaluators that are code of the user's: programs are asked in batches and once, functions are called.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use plyground_registry::{
    Algorithm, AskValues, Dice, FunctionEvaluator, Message, OwnEvaluator, ProgramEvaluator, Score,
    SearchTask, open,
};
use plyground_testkit::conformance::{searches_agree_with, subjects};

/// Values a position by its text, and keeps the questions.
struct Mixer(Arc<Mutex<Vec<Vec<String>>>>);

fn mixed(line: &str) -> i32 {
    let hash = line.bytes().fold(17_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    (hash >> 8) as i32 % 100 - 50
}

impl AskValues for Mixer {
    fn values(&mut self, _: &str, positions: &[String]) -> Result<Option<Vec<i32>>, Message> {
        self.0.lock().unwrap().push(positions.to_vec());
        Ok(Some(positions.iter().map(|line| mixed(line)).collect()))
    }
}

#[test]
fn a_program_is_asked_in_batches_and_once() {
    for game in
        ["tic-tac-toe", "connect(4,4,3)", "othello(4)", "checkers", "dots-and-boxes(2,2)", "kalah(3,2)"]
    {
        let asked = Arc::new(Mutex::new(Vec::new()));
        let program = ProgramEvaluator::new("mixer", "mixer", Box::new(Mixer(Arc::clone(&asked))));
        let mut session = open(game).unwrap();
        session.add_evaluator(&OwnEvaluator::Program(Arc::new(program))).unwrap();
        searches_agree_with(&*session, "mixer", &mut Dice::new(3), 3)
            .unwrap_or_else(|why| panic!("{game}: {why}"));
        let asked = asked.lock().unwrap();
        let all: Vec<&String> = asked.iter().flatten().collect();
        let different: BTreeSet<&String> = all.iter().copied().collect();
        assert_eq!(all.len(), different.len(), "{game}: a position was asked for twice");
        assert!(all.iter().all(|line| line.ends_with(" X") || line.ends_with(" O")), "{game}");
    }
}

#[test]
fn minimax_asks_a_program_for_all_moves_of_a_node_at_once() {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let program = ProgramEvaluator::new("mixer", "mixer", Box::new(Mixer(Arc::clone(&asked))));
    let mut session = open("checkers").unwrap();
    let evaluator = Some(session.add_evaluator(&OwnEvaluator::Program(Arc::new(program))).unwrap());
    let task = SearchTask { evaluator, depth: Some(3), ..SearchTask::new(Algorithm::Minimax) };
    session.search(&task).unwrap();
    let asked = asked.lock().unwrap();
    let positions: usize = asked.iter().map(Vec::len).sum();
    // There are seven moves at the start and 49 ways to play two; each of these is one question at most.
    assert!(asked.len() <= 49 && positions > 200, "{} questions for {positions} positions", asked.len());
}

/// Answers twice and then never again; counts the questions.
struct Tired(Arc<Mutex<u32>>);

impl AskValues for Tired {
    fn values(&mut self, _: &str, positions: &[String]) -> Result<Option<Vec<i32>>, Message> {
        let mut asked = self.0.lock().unwrap();
        *asked += 1;
        if *asked > 2 { Err("too tired".into()) } else { Ok(Some(vec![1; positions.len()])) }
    }
}

#[test]
fn a_program_that_fails_fails_the_search() {
    for algorithm in open("tic-tac-toe").unwrap().searches() {
        let mut session = open("tic-tac-toe").unwrap();
        let asked = Arc::new(Mutex::new(0));
        let program = ProgramEvaluator::new("tired", "tired", Box::new(Tired(Arc::clone(&asked))));
        let own = session.add_evaluator(&OwnEvaluator::Program(Arc::new(program))).unwrap();
        let task = SearchTask { evaluator: Some(own), depth: Some(4), ..SearchTask::new(algorithm) };
        assert_eq!(session.search(&task).unwrap_err(), "too tired".into(), "{}", algorithm.id());
        assert_eq!(session.judge(&task).unwrap_err(), "too tired".into());
        assert_eq!(session.minimal_tree(&task, 100).unwrap_err(), "too tired".into());
        assert_eq!(*asked.lock().unwrap(), 3, "{}: asked again after a failure", algorithm.id());
    }
}

/// Two games may write different positions in the same way.
#[test]
fn a_program_is_asked_again_in_another_game() {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let program = Arc::new(ProgramEvaluator::new("mixer", "mixer", Box::new(Mixer(Arc::clone(&asked)))));
    for (game, questions) in [("tic-tac-toe", 1), ("tic-tac-toe(misere)", 2), ("tic-tac-toe", 2)] {
        let mut session = open(game).unwrap();
        let evaluator = Some(session.add_evaluator(&OwnEvaluator::Program(Arc::clone(&program))).unwrap());
        let task = SearchTask { evaluator, depth: Some(0), ..SearchTask::new(Algorithm::Minimax) };
        session.judge(&task).unwrap();
        assert_eq!(asked.lock().unwrap().len(), questions, "{game}");
    }
}

/// The number of legal moves, by a name.
fn mobility(name: &str) -> OwnEvaluator {
    let value = FunctionEvaluator::new(name, |position| Score::new(position.move_texts().len() as i32));
    OwnEvaluator::Function(Arc::new(value))
}

#[test]
fn a_function_is_an_evaluator_of_every_game() {
    for subject in subjects() {
        let mut session = subject.open();
        let own = session.add_evaluator(&mobility("Legal_Moves")).unwrap();
        assert_eq!(own.id, "legal-moves");
        if session.outcome().is_none() {
            let task = SearchTask { evaluator: Some(own), ..SearchTask::new(Algorithm::Minimax) };
            let moves = session.legal_moves().len() as i32;
            assert_eq!(session.judge(&task).unwrap().value, Score::new(moves), "{}", subject.name());
        }
    }
    let mut session = open("connect(4,4,3)").unwrap();
    session.add_evaluator(&mobility("moves")).unwrap();
    searches_agree_with(&*session, "moves", &mut Dice::new(3), 3).unwrap();
}

#[test]
fn functions_of_one_name_are_told_apart() {
    let mut session = open("tic-tac-toe").unwrap();
    let functions = [mobility("zero"), mobility("mine"), mobility("mine")];
    let names = functions.each_ref().map(|own| session.add_evaluator(own).unwrap().id);
    assert_eq!(names, ["zero-2", "mine", "mine-2"]);
    assert_eq!(session.add_evaluator(&functions[2]).unwrap().id, "mine-2", "the same twice is one");
    assert_eq!(session.own_evaluator("mine"), Some(functions[1].clone()));
    assert_eq!(session.own_evaluator("zero"), None, "it is the game's");
    assert_eq!(functions[2].definition(), ("function", "mine"));
    assert!(open("tic-tac-toe").unwrap().evaluator("mine").is_err(), "another session");
}
