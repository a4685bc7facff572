//! One game between two engines.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use plyground_gomoku::{Cell, Rule};
use plyground_lab::matches::{
    Ending, Fault, GameResult, MoveNote, Opening, Pairing, Referee, Setup, Winner, read_score,
};
use plyground_registry::{Outcome, Player};

use super::seat::{Failed, Question, Seat};

/// What a game came to.
struct Verdict {
    outcome: Outcome,
    ending: Ending,
    detail: String,
}

/// The engines that a worker keeps running, by their numbers.
pub(super) type Seats = BTreeMap<usize, Seat>;

/// Plays a game from the plan. None when somebody asked us to stop: then it does not count.
pub(super) fn play(
    setup: &Setup,
    rule: Rule,
    opening: &Opening,
    pairing: Pairing,
    seats: &mut Seats,
    stop: &AtomicBool,
) -> Option<GameResult> {
    let begun = Instant::now();
    let mut referee = Referee::new(setup.size, rule, opening).expect("openings were tried before the match");
    let mut notes = Vec::new();
    let sides = [pairing.black, pairing.white];
    let verdict = match ready(setup, rule, sides, seats, stop) {
        Ok(()) => moves(setup, opening, sides, seats, &mut referee, &mut notes, stop),
        Err(failed) => Err(failed),
    };
    let memory = sides.map(|engine| seats.get(&engine).and_then(Seat::memory));
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err((player, Failed::Fault(fault, detail))) => {
            // Nobody knows what it is doing now: the next game gets a new process.
            drop(seats.remove(&sides[player.index()]));
            Verdict { outcome: Outcome::Win(player.other()), ending: Ending::Fault(fault), detail }
        }
        Err((_, Failed::Stopped)) => return None,
    };
    let allowed = sides.map(|engine| setup.engines[engine].memory);
    let over = |side: usize| memory[side].zip(allowed[side]).is_some_and(|(used, allowed)| used > allowed);
    let name = |engine: usize| setup.engines[engine].name.clone();
    Some(GameResult {
        game: pairing.number,
        black: name(pairing.black),
        white: name(pairing.white),
        winner: Winner::from(verdict.outcome),
        ending: verdict.ending,
        detail: verdict.detail,
        moves: referee.moves(),
        opening: opening.len(),
        notes,
        memory,
        over_memory: [over(0), over(1)],
        seconds: begun.elapsed().as_secs() as u32,
    })
}

/// Starts what is not running, and a game with both.
fn ready(
    setup: &Setup,
    rule: Rule,
    sides: [usize; 2],
    seats: &mut Seats,
    stop: &AtomicBool,
) -> Result<(), (Player, Failed)> {
    for player in Player::BOTH {
        let engine = sides[player.index()];
        let mut begin = || {
            let seat = match seats.entry(engine) {
                Entry::Occupied(seat) => seat.into_mut(),
                Entry::Vacant(free) => free.insert(Seat::start(&setup.engines[engine], setup.tolerance)?),
            };
            seat.new_game(setup.size, rule, stop)
        };
        begin().map_err(|failed| (player, failed))?;
    }
    Ok(())
}

/// The game itself.
fn moves(
    setup: &Setup,
    opening: &Opening,
    sides: [usize; 2],
    seats: &mut Seats,
    referee: &mut Referee,
    notes: &mut Vec<MoveNote>,
    stop: &AtomicBool,
) -> Result<Verdict, (Player, Failed)> {
    let mut stones: Vec<Cell> = opening.clone();
    let mut said = Vec::new();
    loop {
        let player = referee.to_move();
        // An engine that has not moved yet does not know the opening.
        let is_new = stones.len() < opening.len() + 2;
        let question = match stones.last() {
            None => Question::Begin,
            Some(&last) if !is_new || opening.is_empty() => Question::Turn(last),
            Some(_) => Question::Board(&stones, player == Player::First),
        };
        let seat = seats.get_mut(&sides[player.index()]).expect("both were started for this game");
        let answer = seat.ask(&question, stop).map_err(|failed| (player, failed))?;
        let (column, row) = (answer.column, answer.row);
        let cell = referee.play(column, row).map_err(|breach| {
            let detail = format!("move {}, {column},{row}: {}", stones.len() + 1, breach.reason());
            (player, Failed::Fault(breach.fault(), detail))
        })?;
        stones.push(cell);
        said.push(read_score(&answer.note.said));
        notes.push(answer.note);
        let judged = || setup.adjudication.judge(stones.len(), player, &said);
        if let Some((outcome, ending)) = referee.over().or_else(judged) {
            return Ok(Verdict { outcome, ending, detail: String::new() });
        }
    }
}

/// Whether an engine can be started and takes the board: what is wrong otherwise.
pub(super) fn try_out(setup: &Setup, engine: usize, stop: &AtomicBool) -> Result<(), Failed> {
    let rule = setup.rule().expect("a setup has a rule");
    let mut seat = Seat::start(&setup.engines[engine], setup.tolerance)?;
    seat.new_game(setup.size, rule, stop)?;
    seat.end();
    Ok(())
}

/// What an engine that cannot even begin did, for people.
pub(super) fn reason(fault: Fault, detail: &str) -> String {
    format!("{}: {detail}", fault.id())
}
