//! One game between two engines.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use plyground_core::{Outcome, Player};
use plyground_gomoku::{Cell, Rule};

use super::running_engine::{EngineMove, Failed, MoveRequest, RunningEngine, Swap2Choice};
use super::swap2::{self, GameStart};
use crate::{Ending, Fault, GameResult, MatchSetup, MoveNote, Opening, Pairing, Referee, Winner, read_score};

/// The result of a game.
struct GameEnd {
    outcome: Outcome,
    ending: Ending,
    detail: String,
    /// How long the loser had been thinking when it lost on time.
    late: Option<Duration>,
}

/// The running engines of a worker, by their numbers.
pub(super) type RunningEngines = BTreeMap<usize, RunningEngine>;

/// Plays a game of the schedule; where no opening is given the engines make it by swap2. None when stopped: then the game
/// does not count.
pub(super) fn play(
    setup: &MatchSetup,
    rule: Rule,
    opening: Option<&Opening>,
    pairing: Pairing,
    engines: &mut RunningEngines,
    stop: &AtomicBool,
) -> Option<GameResult> {
    let begun = Instant::now();
    let given = opening.cloned().unwrap_or_default();
    let mut referee = Referee::new(setup.size, rule, &given).expect("openings were tried before the match");
    let planned = [pairing.black, pairing.white];
    let mut start = GameStart { opening: given, sides: planned, first: None };
    let mut notes = Vec::new();
    let mut game = || {
        ready(setup, rule, pairing, engines, stop)?;
        if opening.is_none() {
            start = swap2::agree(planned, engines, &mut referee, stop)?;
        }
        moves(setup, &mut start, engines, &mut referee, &mut notes, stop)
    };
    let verdict = game();
    let sides = start.sides;
    let memory = sides.map(|engine| engines.get(&engine).and_then(RunningEngine::memory));
    let mut lost = |player: Player, fault: Fault, detail: String, late: Option<Duration>| {
        // Its state is unknown, so the next game gets a new process.
        drop(engines.remove(&sides[player.index()]));
        GameEnd { outcome: Outcome::Win(player.other()), ending: Ending::Fault(fault), detail, late }
    };
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err((player, Failed::Fault(fault, detail))) => lost(player, fault, detail, None),
        Err((player, Failed::Late(time, detail))) => lost(player, Fault::Time, detail, Some(time)),
        Err((_, Failed::Stopped)) => return None,
    };
    let allowed = sides.map(|engine| setup.engines[engine].memory);
    let over = |side: usize| memory[side].zip(allowed[side]).is_some_and(|(used, allowed)| used > allowed);
    let name = |engine: usize| setup.engines[engine].name.clone();
    Some(GameResult {
        game: pairing.number,
        black: name(sides[0]),
        white: name(sides[1]),
        swapped: sides != planned,
        winner: Winner::from(verdict.outcome),
        ending: verdict.ending,
        detail: verdict.detail,
        moves: referee.moves(),
        // An engine that failed during the opening has left a part of it on the board.
        opening: referee.board().ply() - notes.len(),
        notes,
        memory,
        over_memory: [over(0), over(1)],
        late: verdict.late,
        time: begun.elapsed(),
    })
}

/// Starts the engines that are not running, and begins a game with both.
fn ready(
    setup: &MatchSetup,
    rule: Rule,
    pairing: Pairing,
    engines: &mut RunningEngines,
    stop: &AtomicBool,
) -> Result<(), (Player, Failed)> {
    for (player, engine) in Player::BOTH.into_iter().zip([pairing.black, pairing.white]) {
        let mut begin = || {
            let running = match engines.entry(engine) {
                Entry::Occupied(running) => running.into_mut(),
                Entry::Vacant(free) => {
                    free.insert(RunningEngine::start(&setup.engines[engine], setup.tolerance)?)
                }
            };
            running.new_game(setup.size, rule, setup.level_seed(pairing.number, engine), stop)
        };
        begin().map_err(|failed| (player, failed))?;
    }
    Ok(())
}

/// Plays the moves after the opening.
fn moves(
    setup: &MatchSetup,
    start: &mut GameStart,
    engines: &mut RunningEngines,
    referee: &mut Referee,
    notes: &mut Vec<MoveNote>,
    stop: &AtomicBool,
) -> Result<GameEnd, (Player, Failed)> {
    let mut stones: Vec<Cell> = start.opening.clone();
    let mut said = Vec::new();
    // An engine that has made no move yet does not know the opening.
    let mut is_new = [!stones.is_empty(); 2];
    loop {
        let player = referee.to_move();
        let answer = if let Some(answer) = start.first.take() {
            answer
        } else {
            let request = match stones.last() {
                None => MoveRequest::Begin,
                Some(_) if std::mem::take(&mut is_new[player.index()]) => {
                    MoveRequest::Board(&stones, player == Player::First)
                }
                Some(&last) => MoveRequest::Turn(last),
            };
            let engine = start.sides[player.index()];
            let running = engines.get_mut(&engine).expect("both were started for this game");
            running.ask(&request, stop).map_err(|failed| (player, failed))?
        };
        let EngineMove { column, row, note } = answer;
        let cell = referee.play(column, row).map_err(|breach| {
            let detail = format!("move {}, {column},{row}: {}", stones.len() + 1, breach.reason());
            (player, Failed::Fault(breach.fault(), detail))
        })?;
        stones.push(cell);
        said.push(read_score(&note.said));
        notes.push(note);
        let judged = || setup.adjudication.judge(stones.len(), player, &said);
        if let Some((outcome, ending)) = referee.over().or_else(judged) {
            return Ok(GameEnd { outcome, ending, detail: String::new(), late: None });
        }
    }
}

/// Checks that an engine can be started and accepts the board.
pub fn try_out(setup: &MatchSetup, engine: usize, stop: &AtomicBool) -> Result<(), Failed> {
    let rule = setup.rule().expect("a setup has a rule");
    let mut running = RunningEngine::start(&setup.engines[engine], setup.tolerance)?;
    running.new_game(setup.size, rule, setup.seed, stop)?;
    if setup.swap2 {
        match running.choose(&[], stop)?.0 {
            Swap2Choice::Stones(stones) if stones.len() == 3 => {}
            other => {
                let detail = format!("SWAP2BOARD without stones was answered by {other}");
                return Err(Failed::Fault(Fault::Protocol, detail));
            }
        }
    }
    running.end();
    Ok(())
}

/// Why an engine could not begin, for people; none if it was stopped.
pub fn reason(failed: &Failed) -> Option<String> {
    let (fault, detail) = match failed {
        Failed::Fault(fault, detail) => (*fault, detail),
        Failed::Late(_, detail) => (Fault::Time, detail),
        Failed::Stopped => return None,
    };
    Some(format!("{}: {detail}", fault.id()))
}
