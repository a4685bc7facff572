//! Weights from games: what positions are worth from how the games ended, the policy of moves from what was chosen.

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
use self::descent::Lesson as _;
use self::positions::Positions;

/// How to fit.
pub(crate) struct Plan {
    pub(crate) rule: Rule,
    pub(crate) size: usize,
    pub(crate) epochs: usize,
    pub(crate) result: f32,
    pub(crate) threads: usize,
}

/// Points that make a win e times as likely as a loss.
const SCALE: f32 = 200.0;
/// Values beyond this are proven wins or losses.
const PROVEN: i32 = 20_000;

pub(crate) fn fit(files: &[PathBuf], plan: &Plan, out: &Path) -> io::Result<()> {
    let texts = files.iter().map(fs::read_to_string).collect::<io::Result<Vec<String>>>()?;
    let games: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    // Whole games are held back: positions of one game are alike.
    let (test, train) = games.split_at(games.len() / 20);
    let (test, train) = (read(test, plan), read(train, plan));
    println!("{} games, {} positions", games.len(), train.positions.len() + test.positions.len());
    let value = positions::learn(&train.positions, &test.positions, plan);
    println!("{} choices", train.choices.len() + test.choices.len());
    let policy = choices::learn(&train.choices, &test.choices, plan);
    fs::write(out, text::text(&value, &policy))
}

/// What can be learnt from games.
#[derive(Default)]
struct Lessons {
    positions: Positions,
    choices: Choices,
}

fn read(games: &[&str], plan: &Plan) -> Lessons {
    let mut lessons = Lessons::default();
    std::thread::scope(|scope| {
        let share = games.len().div_ceil(plan.threads).max(1);
        let readers: Vec<_> = games
            .chunks(share)
            .map(|games| {
                scope.spawn(move || {
                    let mut lessons = Lessons::default();
                    for game in games {
                        read_game(game, plan, &mut lessons);
                    }
                    lessons
                })
            })
            .collect();
        for reader in readers {
            let part = reader.join().expect("no reader panics");
            lessons.positions.append(part.positions);
            lessons.choices.append(part.choices);
        }
    });
    lessons
}

/// Adds the positions of a game from which something can be learnt: those that no search had decided yet.
fn read_game(line: &str, plan: &Plan, lessons: &mut Lessons) {
    let mut words = line.split_whitespace();
    let Some(result) = words.next().and_then(|word| word.parse::<f32>().ok()) else { return };
    let mut board = Board::new(plan.size, plan.size, plan.rule).expect("the size is allowed");
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
                let target = plan.result * (won + 1.0) / 2.0 + (1.0 - plan.result) * judged;
                lessons.positions.push(&board, target);
                lessons.choices.push(&mut board, cell);
            }
        }
        board.play(cell);
    }
}
