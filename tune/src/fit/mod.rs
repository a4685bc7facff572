//! Fitting the weights: the evaluation to game results and search values, the policy to the moves chosen.

mod choices;
mod descent;
mod positions;
mod text;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_core::Player;
use plyground_gomoku::{Board, Cell, Rule, Threat};

use self::choices::Choices;
use self::descent::Examples as _;
use self::positions::Positions;

/// The options of a fit.
pub(crate) struct FitOptions {
    pub(crate) rule: Rule,
    pub(crate) size: usize,
    pub(crate) epochs: usize,
    pub(crate) result: f32,
    pub(crate) threads: usize,
}

/// Points per unit of the logistic curve: this many make a win e times as likely as a loss.
const SCALE: f32 = 200.0;
/// Search values beyond this are proven wins or losses.
const PROVEN: i32 = 20_000;

pub(crate) fn fit(files: &[PathBuf], options: &FitOptions, out: &Path) -> io::Result<()> {
    let texts = files.iter().map(fs::read_to_string).collect::<io::Result<Vec<String>>>()?;
    let games: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    // The test set consists of whole games: positions of one game are correlated.
    let (test, train) = games.split_at(games.len() / 20);
    let (test, train) = (read(test, options), read(train, options));
    println!("{} games, {} positions", games.len(), train.positions.len() + test.positions.len());
    let value = positions::fit(&train.positions, &test.positions, options);
    println!("{} choices", train.choices.len() + test.choices.len());
    let policy = choices::fit(&train.choices, &test.choices, options);
    fs::write(out, text::text(&value, &policy))
}

/// The examples from a set of games.
#[derive(Default)]
struct TrainingSet {
    positions: Positions,
    choices: Choices,
}

fn read(games: &[&str], options: &FitOptions) -> TrainingSet {
    let mut set = TrainingSet::default();
    std::thread::scope(|scope| {
        let share = games.len().div_ceil(options.threads).max(1);
        let readers: Vec<_> = games
            .chunks(share)
            .map(|games| {
                scope.spawn(move || {
                    let mut set = TrainingSet::default();
                    for game in games {
                        read_game(game, options, &mut set);
                    }
                    set
                })
            })
            .collect();
        for reader in readers {
            let part = reader.join().expect("no reader panics");
            set.positions.append(part.positions);
            set.choices.append(part.choices);
        }
    });
    set
}

/// Adds the examples of a game: its positions without a proven value, a five or an own open four.
fn read_game(line: &str, options: &FitOptions, set: &mut TrainingSet) {
    let mut words = line.split_whitespace();
    let Some(result) = words.next().and_then(|word| word.parse::<f32>().ok()) else { return };
    let mut board = Board::new(options.size, options.size, options.rule).expect("the size is allowed");
    for word in words {
        let mut parts = word.split(',');
        let mut number = || parts.next().and_then(|part| part.parse::<i32>().ok());
        let (Some(column), Some(row)) = (number(), number()) else { return };
        let cell = Cell::new(column as usize, row as usize);
        if !board.is_empty(cell) {
            return;
        }
        if let Some(value) = number() {
            let me = board.to_move();
            let open = value.abs() < PROVEN
                && board.count(me, Threat::Five) + board.count(me.other(), Threat::Five) == 0
                && board.count(me, Threat::OpenFour) == 0;
            if open {
                let won = if me == Player::First { result } else { -result };
                let judged = 1.0 / (1.0 + (-(value as f32) / SCALE).exp());
                let target = options.result * (won + 1.0) / 2.0 + (1.0 - options.result) * judged;
                set.positions.push(&board, target);
                set.choices.push(&mut board, cell);
            }
        }
        board.play(cell);
    }
}
