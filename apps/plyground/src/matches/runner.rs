//! The match: workers play games side by side, finished ones are kept at once.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use plyground_gomoku::Rule;
use plyground_lab::matches::{GameResult, Opening, Setup, Standings};

use super::folder::Folder;
use super::game::{Seats, play};
use super::live::Live;
use super::seat::Seat;
use crate::failure::Failure;
use crate::interrupt::Guard;

/// All that a match needs to know while it is played.
pub(super) struct Match<'a> {
    pub(super) setup: &'a Setup,
    pub(super) rule: Rule,
    /// None where engines make them.
    pub(super) openings: &'a [Opening],
    pub(super) concurrency: usize,
}

/// Plays what is missing, and adds it to the games.
pub(super) fn run(
    the_match: &Match<'_>,
    games: &mut BTreeMap<usize, GameResult>,
    folder: Option<&mut Folder>,
    guard: &Guard,
) -> Result<(), Failure> {
    let plan = the_match.setup.plan();
    let missing: VecDeque<usize> = (0..plan.games()).filter(|number| !games.contains_key(number)).collect();
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
        let collected = collect(the_match, games, folder, guard, &finished, &stop);
        // Whatever ended the collecting ends the games that are still being played.
        stop.store(true, Ordering::Relaxed);
        collected
    })
}

/// Takes finished games in until there are no more, the test is decided or somebody asks for an end.
fn collect(
    the_match: &Match<'_>,
    games: &mut BTreeMap<usize, GameResult>,
    mut folder: Option<&mut Folder>,
    guard: &Guard,
    finished: &std::sync::mpsc::Receiver<GameResult>,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let mut live = Live::new(the_match.setup, games.len());
    live.show(games);
    loop {
        match finished.recv_timeout(Duration::from_millis(100)) {
            Ok(game) => {
                if let Some(folder) = &mut folder {
                    folder.add(&game)?;
                }
                games.insert(game.game, game);
                live.show(games);
                if decided(the_match.setup, games) {
                    stop.store(true, Ordering::Relaxed);
                    return Ok(());
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        if guard.asked() {
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
    let plan = the_match.setup.plan();
    let mut seats = Seats::new();
    while !stop.load(Ordering::Relaxed) {
        let Some(number) = queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front() else { break };
        let pairing = plan.pairing(number);
        // Engines that are not at the board would only take memory and disturb.
        let leaving: Vec<usize> =
            seats.keys().copied().filter(|engine| ![pairing.black, pairing.white].contains(engine)).collect();
        leaving.into_iter().filter_map(|engine| seats.remove(&engine)).for_each(Seat::end);
        let opening = the_match.openings.get(pairing.opening);
        let Some(game) = play(the_match.setup, the_match.rule, opening, pairing, &mut seats, stop) else {
            break;
        };
        if sender.send(game).is_err() {
            break;
        }
    }
    // The table need not wait until the engines have left.
    drop(sender);
    seats.into_values().for_each(Seat::end);
}

/// Whether a test has ended the match.
pub(super) fn decided(setup: &Setup, games: &BTreeMap<usize, GameResult>) -> bool {
    setup.sprt.is_some_and(|sprt| {
        let table = Standings::new(setup.engines.len(), &setup.plan(), games.values());
        sprt.decision(&table.first_pairs()).is_some()
    })
}
