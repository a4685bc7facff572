//! The match: workers play games in parallel, and each finished game is saved at once.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use plyground_gomoku::Rule;

use super::game::{RunningEngines, play};
use super::running_engine::RunningEngine;
use crate::{GameResult, MatchSetup, Opening, Standings};

/// The fixed data of a match.
#[derive(Debug)]
pub struct Match<'a> {
    /// The engines, and how they play.
    pub setup: &'a MatchSetup,
    /// The rule of the setup.
    pub rule: Rule,
    /// Empty where the engines make them.
    pub openings: &'a [Opening],
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// Plays the missing games and adds them to `games`. Each finished game is passed to `keep` before it counts, and
/// `show` is called with all of them at the beginning and after each. Ends early where `keep` fails or `asked` is set.
pub fn run<E>(
    the_match: &Match<'_>,
    games: &mut BTreeMap<usize, GameResult>,
    keep: &mut dyn FnMut(&GameResult) -> Result<(), E>,
    show: &mut dyn FnMut(&BTreeMap<usize, GameResult>),
    asked: &AtomicBool,
) -> Result<(), E> {
    let schedule = the_match.setup.schedule();
    let missing: VecDeque<usize> =
        (0..schedule.games()).filter(|number| !games.contains_key(number)).collect();
    if missing.is_empty() || decided(the_match.setup, games) {
        return Ok(());
    }
    let workers = the_match.concurrency.clamp(1, missing.len());
    let queue = Mutex::new(missing);
    let stop = AtomicBool::new(false);
    let (sender, finished) = channel();
    thread::scope(|scope| {
        for _ in 0..workers {
            let sender = sender.clone();
            scope.spawn(|| work(the_match, &queue, sender, &stop));
        }
        drop(sender);
        let collected = collect(the_match, games, keep, show, asked, &finished, &stop);
        // Ends the games that are still being played, for every reason to end the match.
        stop.store(true, Ordering::Relaxed);
        collected
    })
}

/// Collects finished games until there are no more, the test is decided or the match is cancelled.
fn collect<E>(
    the_match: &Match<'_>,
    games: &mut BTreeMap<usize, GameResult>,
    keep: &mut dyn FnMut(&GameResult) -> Result<(), E>,
    show: &mut dyn FnMut(&BTreeMap<usize, GameResult>),
    asked: &AtomicBool,
    finished: &std::sync::mpsc::Receiver<GameResult>,
    stop: &AtomicBool,
) -> Result<(), E> {
    show(games);
    loop {
        match finished.recv_timeout(Duration::from_millis(100)) {
            Ok(game) => {
                keep(&game)?;
                games.insert(game.game, game);
                show(games);
                if decided(the_match.setup, games) {
                    stop.store(true, Ordering::Relaxed);
                    return Ok(());
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        if asked.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
}

/// Plays games from the queue.
fn work(
    the_match: &Match<'_>,
    queue: &Mutex<VecDeque<usize>>,
    sender: Sender<GameResult>,
    stop: &AtomicBool,
) {
    let schedule = the_match.setup.schedule();
    let mut engines = RunningEngines::new();
    while !stop.load(Ordering::Relaxed) {
        let Some(number) = queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front() else { break };
        let pairing = schedule.pairing(number);
        // Idle engines would only take memory and processor time.
        let leaving: Vec<usize> = engines
            .keys()
            .copied()
            .filter(|engine| ![pairing.black, pairing.white].contains(engine))
            .collect();
        leaving.into_iter().filter_map(|engine| engines.remove(&engine)).for_each(RunningEngine::end);
        let opening = the_match.openings.get(pairing.opening);
        let Some(game) = play(the_match.setup, the_match.rule, opening, pairing, &mut engines, stop) else {
            break;
        };
        if sender.send(game).is_err() {
            break;
        }
    }
    // The last results need not wait until the engines have exited.
    drop(sender);
    engines.into_values().for_each(RunningEngine::end);
}

/// Whether a test has ended the match.
pub fn decided(setup: &MatchSetup, games: &BTreeMap<usize, GameResult>) -> bool {
    setup.sprt.is_some_and(|sprt| {
        let table = Standings::new(setup.engines.len(), &setup.schedule(), games.values());
        sprt.decision(&table.first_pairs()).is_some()
    })
}
