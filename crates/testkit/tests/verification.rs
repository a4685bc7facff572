//! Every game and every search of the lists keeps the contract that a library user's game and search are checked
//! against.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_core::{Game, Indexed, Keyed, Message, Outcome, Player, Position, Symmetric};
use plyground_registry::typed::Visitor;
use plyground_registry::{ALGORITHMS, Algorithm, MUTATIONS, Mutation, Plugin, open};
use plyground_registry_verify::verify::{ContractRule, TestPlan};
use plyground_registry_verify::{GameCheck, SearchCheck, verify_game, verify_search, verify_search_on};
use plyground_testkit::conformance::subjects;

fn mutation(id: &str) -> &'static Mutation {
    MUTATIONS.iter().find(|mutation| mutation.id == id).unwrap()
}

#[test]
fn every_game_of_the_list_passes() {
    for (subject, seed) in subjects().iter().zip(0..) {
        let game = subject.open();
        // A game of five in a row is tens of thousands of moves made and unmade.
        let is_large = game.legal_moves().len() > 60;
        let rounds = match (cfg!(debug_assertions), is_large) {
            (true, true) => 1,
            (true, false) => 2,
            (false, true) => 3,
            (false, false) => 20,
        };
        let most_moves = if cfg!(debug_assertions) && is_large { 6 } else { 2_000 };
        let plan = TestPlan { seed, rounds, most_moves, ..TestPlan::default() };
        match verify_game(&*game, None, &plan, &mut |_| true).unwrap() {
            Ok(passed) => assert!(passed.is_complete && passed.figures.positions > 0),
            // The plan was shorter than the game.
            Err(failure) if failure.rule == ContractRule::Endless && most_moves == 6 => {}
            Err(failure) => panic!("{}: {failure}", subject.name()),
        }
    }
}

#[test]
fn every_search_of_the_list_passes() {
    let rounds = if cfg!(debug_assertions) { 40 } else { 150 };
    let plan = TestPlan { rounds, ..TestPlan::default() };
    // A tree has no noisy moves, and quiescence search has other values than minimax.
    for entry in ALGORITHMS.iter().filter(|entry| entry.algorithm != Algorithm::Quiescence) {
        let verdict = verify_search(entry.algorithm, None, &plan, &mut |_| true).unwrap();
        let passed = verdict.unwrap_or_else(|failure| panic!("{}: {failure}", entry.id));
        assert!(passed.is_complete && passed.figures.rounds >= rounds, "{}", entry.id);
    }
}

#[test]
fn every_search_passes_on_positions_of_games() {
    let (rounds, most_nodes) = if cfg!(debug_assertions) { (2, 100) } else { (3, 500) };
    for subject in subjects() {
        let game = subject.open();
        let plan = TestPlan { rounds, most_nodes, ..TestPlan::default() };
        if game.legal_moves().len() > 60 {
            continue; // they are slow, and no other games to a search than the smaller ones
        }
        for algorithm in game.searches().into_iter().filter(|&search| search != Algorithm::Quiescence) {
            let verdict = verify_search_on(&*game, algorithm, None, &plan, &mut |_| true).unwrap();
            verdict.unwrap_or_else(|failure| panic!("{}, {}: {failure}", subject.name(), algorithm.id()));
        }
    }
}

/// The mistakes of the documents show that mistakes would be found.
#[test]
fn mistakes_are_found() {
    let plan = TestPlan::default();
    let game = open("tic-tac-toe").unwrap();
    let failure =
        verify_game(&*game, Some(mutation("full-board-unseen")), &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.moves.len()), (ContractRule::End, 9), "{failure}");
    let leaf = Some(mutation("leaf-for-mover"));
    let failure = verify_search(Algorithm::Minimax, leaf, &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.position.as_str()), (ContractRule::Value, "[1]"), "{failure}");
    let failure =
        verify_search_on(&*game, Algorithm::Minimax, leaf, &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.depth), (ContractRule::Value, Some(1)), "{failure}");
    assert!(verify_search(Algorithm::AlphaBeta, leaf, &plan, &mut |_| true).is_err());
    assert!(verify_game(&*open("connect-four").unwrap(), leaf, &plan, &mut |_| true).is_err());
}

#[test]
fn somebody_who_has_seen_enough_is_told_what_was_tried() {
    let plan = TestPlan { rounds: 50, ..TestPlan::default() };
    let mut rounds = 0;
    let game = open("tic-tac-toe").unwrap();
    let verdict = verify_game(&*game, None, &plan, &mut |figures| {
        rounds = figures.rounds;
        rounds < 7
    });
    let passed = verdict.unwrap().unwrap();
    assert!(!passed.is_complete && passed.figures.rounds == 7 && rounds == 7);
}

/// Ten stones of which one to three are taken; the last one wins. By mistake all positions with the same side to move share a
/// symmetric key.
#[derive(Clone)]
struct SubtractionGame(u8, Player);

impl Position for SubtractionGame {
    type Move = u8;
    type Undo = ();
    type Moves = std::ops::RangeInclusive<u8>;

    fn to_move(&self) -> Player {
        self.1
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.0 == 0).then_some(Outcome::Win(self.1.other()))
    }
    fn moves(&self) -> Self::Moves {
        1..=self.0.min(3)
    }
    fn make(&mut self, m: u8) {
        *self = Self(self.0 - m, self.1.other());
    }
    fn unmake(&mut self, m: u8, (): ()) {
        *self = Self(self.0 + m, self.1.other());
    }
}

impl Keyed for SubtractionGame {
    fn key(&self) -> u64 {
        u64::from(self.0) << 1 | self.1.index() as u64
    }
}

impl Indexed for SubtractionGame {
    fn indices(&self) -> usize {
        4
    }
    fn index(&self, m: u8) -> usize {
        m.into()
    }
}

impl Symmetric for SubtractionGame {
    fn symmetric_key(&self) -> u64 {
        self.1.index() as u64
    }
}

impl Game for SubtractionGame {
    const ID: &'static str = "stones";
    const SUMMARY: &'static str = "ten stones";

    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self(10, Player::First))
    }
    fn write_position(&self) -> String {
        self.0.to_string()
    }
}

/// The search with symmetry and several threads is compared with minimax in all of these ways.
#[test]
fn every_way_to_run_a_search_is_tried() {
    let plan = TestPlan { rounds: 20, ..TestPlan::default() };
    let (start, abilities) = (
        SubtractionGame::start("").unwrap(),
        Plugin::<SubtractionGame>::new().indexed().symmetric().abilities(),
    );
    let watcher = &mut |_: &_| true;
    let check = SearchCheck { algorithm: Algorithm::Pvs, mutation: None, plan: &plan, watcher };
    let failure = check.visit(&start, &abilities).unwrap().unwrap_err();
    assert!(failure.call.starts_with("symmetry: true, "), "{failure}");
    let check = GameCheck { mutation: None, plan: &plan, watcher: &mut |_| true };
    let failure = check.visit(&start, &abilities).unwrap().unwrap_err();
    assert_eq!(failure.rule, ContractRule::ImageShared, "{failure}");
    // Alone and on threads, each of them folded and not.
    let plan = TestPlan { rounds: 3, most_nodes: 100, ..plan };
    let rounds = |game: &str| {
        let game = open(game).unwrap();
        let verdict = verify_search_on(&*game, Algorithm::Pvs, None, &plan, &mut |_| true);
        verdict.unwrap().unwrap().figures.rounds
    };
    assert_eq!((rounds("tic-tac-toe"), rounds("nim")), (12, 6));
}
