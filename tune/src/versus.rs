//! The engine against itself with other numbers: a match, and a walk towards better ones.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use plyground_core::{Outcome, Player};
use plyground_gomoku::{TranspositionTable, Tunables};

use crate::games::{Dice, best, opening};
use crate::play::Play;

/// Reads `name=value,name=value`.
pub(crate) fn read(text: &str) -> Result<Tunables, String> {
    let mut tunables = Tunables::default();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("`{part}` is not NAME=VALUE"))?;
        let number = tunables.named(name).ok_or_else(|| format!("the search has no number `{name}`"))?;
        *number = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
    }
    Ok(tunables)
}

/// Two games from one opening, each side beginning once: points of the first, from 0 to 2.
fn pair(plan: &Play, number: u64, sides: [Tunables; 2], tables: &mut [TranspositionTable; 2]) -> f64 {
    let mut dice = Dice::of_round(plan.seed, number);
    // What an opening is judged by may not depend on the pair that this thread played before.
    tables[0].clear();
    let start = opening(plan.size, plan.rule, &mut dice, &mut tables[0]);
    let mut points = 0.0;
    for first in 0..2 {
        tables.iter_mut().for_each(TranspositionTable::clear);
        let mut board = start.clone();
        let black = if start.to_move() == Player::First { first } else { 1 - first };
        while board.outcome().is_none() {
            let who = if board.to_move() == Player::First { black } else { 1 - black };
            let Some((cell, _)) = best(&board, &mut tables[who], sides[who], plan.nodes) else { break };
            board.play(cell);
        }
        points += match board.outcome() {
            Some(Outcome::Win(winner)) => {
                let who = if winner == Player::First { black } else { 1 - black };
                if who == 0 { 1.0 } else { 0.0 }
            }
            _ => 0.5,
        };
    }
    points
}

/// Plays pairs of games on several threads until they or the time are over; `choose` says who plays, `tell` hears.
fn play<T>(
    plan: &Play,
    pairs: usize,
    choose: impl Fn(u64) -> ([Tunables; 2], T) + Sync,
    tell: impl Fn(f64, T) + Sync,
) {
    let tables = || [TranspositionTable::new(16 << 20), TranspositionTable::new(16 << 20)];
    plan.share(pairs, tables, |number, tables| {
        let (sides, note) = choose(number);
        tell(pair(plan, number, sides, tables), note);
    });
}

/// A match between two sets of numbers.
pub(crate) fn versus(plan: &Play, pairs: usize, first: Tunables, second: Tunables) {
    let counts = Mutex::new([0_u32; 5]);
    play(
        plan,
        pairs,
        |_| ([first, second], ()),
        |points, ()| {
            counts.lock().expect("no player panics")[(points * 2.0) as usize] += 1;
        },
    );
    let counts = counts.into_inner().expect("no player panics");
    let pairs = f64::from(counts.iter().sum::<u32>().max(1));
    let mean = counts.iter().zip(0..).map(|(&n, i)| f64::from(n) * f64::from(i)).sum::<f64>() / pairs / 4.0;
    let spread =
        counts.iter().zip(0..).map(|(&n, i)| f64::from(n) * (f64::from(i) / 4.0 - mean).powi(2)).sum::<f64>();
    let error = (spread / pairs / pairs).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let margin = (elo(mean + 1.96 * error) - elo(mean - 1.96 * error)) / 2.0;
    println!("{counts:?} score {mean:.3}, Elo {:+.1} ± {margin:.1} after {} games", elo(mean), 2.0 * pairs);
}

/// Walks the numbers with these names towards better ones: simultaneous perturbation stochastic approximation, by
/// Spall (1992). Every pair of games nudges all of them at once.
pub(crate) fn walk(plan: &Play, pairs: usize, names: &[String]) -> Result<(), String> {
    let chosen: Vec<_> = Tunables::ALL
        .iter()
        .filter(|tunable| names.is_empty() || names.iter().any(|name| name == tunable.name))
        .collect();
    if chosen.is_empty() {
        return Err("none of these is a number of the search".to_owned());
    }
    let values = Mutex::new(chosen.iter().map(|tunable| f64::from(tunable.default)).collect::<Vec<_>>());
    let played = AtomicUsize::new(0);
    // A twelfth of the range apart at first, less and less.
    let steps: Vec<f64> =
        chosen.iter().map(|tunable| (f64::from(tunable.range.1 - tunable.range.0) / 12.0).max(0.6)).collect();
    let with = |values: &[f64]| {
        let mut tunables = Tunables::default();
        for (tunable, value) in chosen.iter().zip(values) {
            let bounded = value.clamp(f64::from(tunable.range.0), f64::from(tunable.range.1));
            *tunables.named(tunable.name).expect("it is one of them") = bounded.round() as i32;
        }
        tunables
    };
    let choose = |number: u64| {
        let mut dice = Dice::new(plan.seed ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let ahead = 1.0 / (1.0 + number as f64 / 500.0).powf(0.101);
        let nudge: Vec<f64> =
            steps.iter().map(|step| if dice.below(2) == 0 { *step } else { -step } * ahead).collect();
        let values = values.lock().expect("no player panics").clone();
        let up: Vec<f64> = values.iter().zip(&nudge).map(|(value, nudge)| value + nudge).collect();
        let down: Vec<f64> = values.iter().zip(&nudge).map(|(value, nudge)| value - nudge).collect();
        ([with(&up), with(&down)], nudge)
    };
    play(plan, pairs, choose, |points, nudge| {
        let number = played.fetch_add(1, Relaxed) + 1;
        let rate = 0.05 / (1.0 + number as f64 / 1_000.0).powf(0.602);
        let mut values = values.lock().expect("no player panics");
        for ((value, nudge), tunable) in values.iter_mut().zip(&nudge).zip(&chosen) {
            *value += rate * (points - 1.0) * nudge * 2.0;
            *value = value.clamp(f64::from(tunable.range.0), f64::from(tunable.range.1));
        }
        if number.is_multiple_of(500) {
            println!("{number} pairs: {}", shown(&chosen, &values));
        }
    });
    println!("{}", shown(&chosen, &values.into_inner().expect("no player panics")));
    Ok(())
}

fn shown(chosen: &[&plyground_gomoku::Tunable], values: &[f64]) -> String {
    let parts: Vec<String> = chosen
        .iter()
        .zip(values)
        .map(|(tunable, value)| format!("{}={}", tunable.name, value.round()))
        .collect();
    parts.join(",")
}
