//! Monte Carlo tree search: playouts a second on the empty board of Connect Four.

use board_game::ai::mcts::mcts_build_tree;
use board_game::games::connect4::Connect4;
use minimax::Strategy;
use minimax::strategies::mcts::{MCTSOptions, MonteCarloTreeSearch};
use plyground_core::{Game, Limits};
use plyground_games::Connect;
use plyground_search::MonteCarlo;
use plyground_search::monte_carlo::Options;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::connect_rivals::{ConnectBits, ConnectFour};
use crate::measure::race_rates;
use crate::report::{Bar, Measurement, Unit};

const PLAYOUTS: u32 = 100_000;
const ROUNDS: usize = 15;
const TASK: &str = "Connect Four Monte Carlo tree search, playouts a second";

pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: TASK,
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(1.5),
        measure: |_| {
            let theirs = || {
                let options = MCTSOptions::default().with_num_threads(1);
                let mut rival = MonteCarloTreeSearch::<ConnectFour>::new(options);
                rival.set_max_rollouts(PLAYOUTS);
                rival.choose_move(&ConnectBits::EMPTY);
                PLAYOUTS.into()
            };
            race_rates(ROUNDS, || playouts(1), theirs).into()
        },
    },
    Measurement {
        task: TASK,
        rival: "board-game 0.8",
        unit: Unit::Rate,
        bar: Bar::AtLeast(1.5),
        measure: |_| {
            let mut random = SmallRng::seed_from_u64(1);
            let theirs = || {
                mcts_build_tree(&Connect4::default(), PLAYOUTS.into(), 1.2, &mut random);
                PLAYOUTS.into()
            };
            race_rates(ROUNDS, || playouts(1), theirs).into()
        },
    },
    Measurement {
        task: "Connect Four Monte Carlo tree search, two threads, playouts a second",
        rival: "one thread",
        unit: Unit::Rate,
        bar: Bar::None,
        measure: |_| race_rates(ROUNDS, || playouts(2), || playouts(1)).into(),
    },
];

/// A tree that grows with every playout, as the rivals' do.
fn playouts(threads: usize) -> u64 {
    let playouts = u64::from(PLAYOUTS) * threads as u64;
    let options = Options { playouts: Some(playouts), patience: 1, threads, ..Options::default() };
    let start = Connect::start("7,6,4").expect("the usual board");
    MonteCarlo::new(options).search_on_threads(&start, &|| None, Limits::default()).playouts
}
