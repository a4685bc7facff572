//! Connect Four: plain alpha-beta and an iterative search with a table against the crates `minimax` 0.6 and `board-game` 0.8, and the
//! solver.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::Ordering;

use board_game::ai::minimax::minimax_value;
use board_game::games::connect4::Connect4;
use minimax::Strategy;
use minimax::strategies::iterative::{IterativeOptions, IterativeSearch};
use minimax::strategies::negamax::Negamax;
use plyground_core::{Game, Keyed, Limits, Window};
use plyground_games::Connect;
use plyground_games::general::{ByOutcome, Zero};
use plyground_search::move_ordering::{MoveOrdering, Static};
use plyground_search::{AlphaBeta, Context, Folded, Ours, Pvs, Searcher, Table};
use plyground_solve::connect::ConnectSolver;

use crate::connect_rivals::{ConnectBits, Ends, NODES, Undecided};
use crate::measure::{Race, race, race_rates, times};
use crate::report::{Bar, Measurement, Unit};

const DEPTH: u16 = 12;
/// The nodes of alpha-beta to that depth, with columns from left to right and an evaluator that knows only finished
/// games.
const ALPHA_BETA_NODES: u64 = 3_050_083;
/// The size of the transposition table in an iterative search: the rival's default.
const TABLE_BYTES: usize = 1 << 20;

pub(crate) const ROWS: &[Measurement] = &[
    // The rival shuffles the root moves, so that its trees differ from round to round.
    Measurement {
        task: "Connect Four alpha-beta, depth 12, zero, nodes a second",
        rival: "minimax 0.6",
        unit: Unit::Rate,
        bar: Bar::AtLeast(2.0),
        measure: |_| {
            let mut rival = Negamax::new(Undecided, DEPTH as u8);
            let theirs = || {
                NODES.store(1, Ordering::Relaxed);
                rival.choose_move(&ConnectBits::EMPTY);
                NODES.load(Ordering::Relaxed)
            };
            race_rates(20, alpha_beta, theirs).into()
        },
    },
    Measurement {
        task: "Connect Four alpha-beta, depth 12, zero",
        rival: "board-game 0.8",
        unit: Unit::Time,
        bar: Bar::AtMost(0.5),
        measure: |_| {
            NODES.store(0, Ordering::Relaxed);
            minimax_value(&Connect4::default(), &Ends::<true>, DEPTH.into());
            assert_eq!(NODES.load(Ordering::Relaxed), ALPHA_BETA_NODES, "it searches another tree");
            let theirs = || minimax_value(&Connect4::default(), &Ends::<false>, DEPTH.into());
            race(20, alpha_beta, theirs).into()
        },
    },
    Measurement {
        task: "Connect Four iterative PVS, table and symmetry, middle first, depth 12, zero",
        rival: "minimax 0.6",
        unit: Unit::Time,
        bar: Bar::AtMost(0.5),
        measure: |_| {
            let middle = || Static(|pos: &Folded<Connect>, m| pos.0.appeal(m));
            iterative(|| deepen(Folded(start()), middle())).into()
        },
    },
    Measurement {
        task: "Connect Four iterative PVS, table alone, depth 12, zero",
        rival: "minimax 0.6",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| iterative(|| deepen(start(), ())).into(),
    },
    Measurement {
        task: "Connect Four solved, 7x6, one thread, no book",
        rival: "",
        unit: Unit::Time,
        bar: Bar::None,
        measure: |_| Some(times(3, solve).into()),
    },
    Measurement {
        task: "Connect Four solved, 7x6, one thread, no book",
        rival: "P. Pons' c4solver",
        unit: Unit::Time,
        bar: Bar::AtMost(1.0),
        measure: |options| {
            let program = options.solver.as_deref()?;
            race(1, solve, || {
                solve_by(program).unwrap_or_else(|error| panic!("{}: {error}", program.display()));
            })
            .into()
        },
    },
];

/// Alpha-beta with an evaluator that knows only finished games; returns the number of nodes.
fn alpha_beta() -> u64 {
    let mut context = Context { evaluator: &ByOutcome, observer: (), choices: Ours };
    AlphaBeta.value(&mut context, &mut start(), DEPTH, Window::FULL).expect("nothing stops it");
    ALPHA_BETA_NODES
}

/// Iterative deepening, with tables of the same size that start empty.
fn iterative(ours: impl FnMut()) -> Race {
    let theirs = || {
        let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
        let mut rival = IterativeSearch::new(Undecided, options);
        rival.set_max_depth(DEPTH as u8);
        rival.choose_move(&ConnectBits::EMPTY)
    };
    race(300, ours, theirs)
}

fn deepen<P: Keyed, G: MoveOrdering<P>>(mut pos: P, guide: G) {
    let table = Table::new(TABLE_BYTES / Table::ENTRY_BYTES);
    let search = Pvs::with_ordering(&table, guide);
    for depth in 1..=DEPTH {
        let mut context = Context { evaluator: &Zero, observer: (), choices: Ours };
        search.value(&mut context, &mut pos, depth, Window::FULL).expect("nothing stops it");
    }
}

/// The whole game from the empty board.
fn solve() -> i32 {
    let answer =
        ConnectSolver::default().solve(&start(), Limits::default(), &mut |_| ()).expect("nothing limits it");
    assert_eq!(answer.score, 1, "the first player wins with his last stone but one");
    answer.score
}

/// The same by a program that reads the columns played so far, none, and writes the score.
fn solve_by(program: &Path) -> io::Result<()> {
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?.write_all(b"\n")?;
    let output = child.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    if said.trim() == "1" {
        Ok(())
    } else {
        Err(io::Error::other(format!("it says `{}`, not 1", said.trim())))
    }
}

fn start() -> Connect {
    Connect::start("7,6,4").expect("the usual board")
}
