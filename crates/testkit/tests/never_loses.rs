//! At full depth the library never loses tic-tac-toe, against every line of the opponent.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeMap;

use plyground_core::{Outcome, Player};
use plyground_registry::{Algorithm, SearchTask, Session, open};

/// The opponent's lines by how they ended.
#[derive(Default, Debug, PartialEq, Eq)]
struct Tally {
    won: u64,
    drawn: u64,
    /// These are written out, because they are the failures.
    lost: Vec<String>,
}

/// One side, played by a search; the same position gets the same answer, so each is searched once.
struct SearchPlayer<'a> {
    side: Player,
    task: SearchTask<'a>,
    replies: BTreeMap<String, String>,
}

impl SearchPlayer<'_> {
    fn reply(&mut self, game: &dyn Session) -> String {
        let position = game.position();
        let task = &self.task;
        let reply = self.replies.entry(position).or_insert_with(|| {
            let report = game.search(task).unwrap().report;
            report.best.expect("an unfinished game has a best move")
        });
        reply.clone()
    }

    /// Plays against every line of the opponent's.
    fn play_out(&mut self, game: &mut dyn Session, tally: &mut Tally) {
        match game.outcome() {
            Some(Outcome::Draw) => tally.drawn += 1,
            Some(Outcome::Win(winner)) if winner == self.side => tally.won += 1,
            Some(Outcome::Win(_)) => tally.lost.push(game.history().join(" ")),
            None => {
                let ours = game.to_move() == self.side;
                let moves = if ours { vec![self.reply(game)] } else { game.legal_moves() };
                for m in moves {
                    game.play(&m).unwrap();
                    self.play_out(game, tally);
                    assert!(game.undo());
                }
            }
        }
    }
}

fn play_all(game: &str, side: Player, algorithm: Algorithm, evaluator: &str) -> Tally {
    let mut session = open(game).unwrap();
    let evaluator = Some(session.evaluator(evaluator).unwrap());
    let task = SearchTask { evaluator, depth: Some(9), ..SearchTask::new(algorithm) };
    let mut tally = Tally::default();
    let mut player = SearchPlayer { side, task, replies: BTreeMap::new() };
    player.play_out(&mut *session, &mut tally);
    tally
}

#[test]
fn every_line_of_the_opponents_is_held() {
    for evaluator in ["outcome", "nearer-wins"] {
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
            for side in Player::BOTH {
                let tally = play_all("tic-tac-toe", side, algorithm, evaluator);
                assert!(tally.lost.is_empty(), "{side:?} by {algorithm:?} with {evaluator}: {tally:?}");
                assert!(
                    tally.won > 0 && tally.drawn > 0,
                    "some opponents blunder and some do not: {tally:?}"
                );
            }
        }
    }
}

/// A player that takes the first free cell does lose: the walk above can find a loss.
#[test]
fn a_player_without_judgement_loses_some_line() {
    for side in Player::BOTH {
        assert!(!play_all("tic-tac-toe", side, Algorithm::AlphaBeta, "zero").lost.is_empty(), "{side:?}");
    }
}
