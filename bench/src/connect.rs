//! Connect Four: plain alpha-beta and an iterative search with a table against the crate `minimax` 0.6, and the solver.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use minimax::strategies::iterative::{IterativeOptions, IterativeSearch};
use minimax::strategies::negamax::Negamax;
use minimax::{Evaluation, Evaluator, Game, Strategy, Winner};
use plyground_core::{Game as _, Limits, Window};
use plyground_games::Connect;
use plyground_games::general::{ByOutcome, Zero};
use plyground_search::observers::Counting;
use plyground_search::{AlphaBeta, Context, Ours, Pvs, Searcher, Table};
use plyground_solve::connect::Solver;

use crate::measure::race;
use crate::report::{Bar, Record};

const DEPTH: u16 = 12;
/// What the table of an iterative search may take: what the rival takes if nothing else is said.
const TABLE_BYTES: usize = 1 << 20;

/// Alpha-beta with nothing but ends to see. The rival shuffles the moves of the root, so that its trees differ from round to
/// round: what is compared is nodes a second.
pub(crate) fn alpha_beta() -> Record {
    let mut pos = start();
    let mut counting = Counting::new();
    let mut context = Context { evaluator: &ByOutcome, observer: &mut counting, choices: Ours };
    AlphaBeta.value(&mut context, &mut pos, DEPTH, Window::FULL).expect("nothing stops it");
    let nodes = counting.into_counts().nodes as f64;
    let mut rival = Negamax::new(Undecided, DEPTH as u8);
    let (mut ours, mut theirs) = (0.0_f64, 0.0_f64);
    for _ in 0..10 {
        let began = Instant::now();
        let mut context = Context { evaluator: &ByOutcome, observer: (), choices: Ours };
        AlphaBeta.value(&mut context, &mut pos, DEPTH, Window::FULL).expect("nothing stops it");
        ours = ours.max(nodes / began.elapsed().as_secs_f64());
        NODES.store(1, Ordering::Relaxed);
        let began = Instant::now();
        rival.choose_move(&Bits::EMPTY);
        theirs = theirs.max(NODES.load(Ordering::Relaxed) as f64 / began.elapsed().as_secs_f64());
    }
    Record::speeds(
        "Connect Four alpha-beta, depth 12, zero, nodes a second",
        "minimax 0.6",
        ours,
        theirs,
        Bar::AtLeast(2.0),
    )
}

/// Depth by depth to the same depth, with tables of the same size that begin empty. Neither has more to order moves by than its
/// table: killers, history and looking ahead change the number of our nodes by less than one in a hundred here.
pub(crate) fn iterative() -> Record {
    let (ours, theirs) = race(
        10,
        || {
            let table = Table::new(TABLE_BYTES / Table::MEMO_BYTES);
            let mut pos = start();
            let search = Pvs::new(&table);
            for depth in 1..=DEPTH {
                let mut context = Context { evaluator: &Zero, observer: (), choices: Ours };
                search.value(&mut context, &mut pos, depth, Window::FULL).expect("nothing stops it");
            }
        },
        || {
            let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
            let mut rival = IterativeSearch::new(Undecided, options);
            rival.set_max_depth(DEPTH as u8);
            rival.choose_move(&Bits::EMPTY)
        },
    );
    Record::times(
        "Connect Four iterative PVS with a table, depth 12, zero",
        "minimax 0.6",
        ours,
        theirs,
        Bar::AtMost(0.5),
    )
}

/// The whole game from the empty board.
pub(crate) fn solved() -> Record {
    let began = Instant::now();
    let answer =
        Solver::default().solve(&start(), Limits::default(), &mut |_| ()).expect("nothing limits it");
    assert_eq!(answer.score, 1, "the first player wins with his last stone but one");
    Record::time("Connect Four solved, 7x6, one thread, no book", began.elapsed().as_secs_f64())
}

fn start() -> Connect {
    Connect::start("7,6,4").expect("the usual board")
}

/// The nodes that the rival has entered. One thread counts, so that adding needs no lock.
static NODES: AtomicU64 = AtomicU64::new(0);

/// The rival's board: the stones of the side to move and of the other, in columns of seven bits.
#[derive(Clone, Copy)]
struct Bits {
    stones: [u64; 2],
}

impl Bits {
    const EMPTY: Self = Self { stones: [0; 2] };

    fn taken(self) -> u64 {
        self.stones[0] | self.stones[1]
    }
}

const FULL: u64 = 0x0000_fdfb_f7ef_dfbf;
const BOTTOM: u64 = 0x0000_0408_1020_4081;

struct ConnectFour;

impl Game for ConnectFour {
    type S = Bits;
    type M = u8;

    fn generate_moves(state: &Bits, moves: &mut Vec<u8>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            let gaps = (state.taken() + BOTTOM) & FULL;
            moves.extend((0..7).filter(|column| gaps >> (7 * column) & 0x3f != 0));
        }
        over
    }

    fn apply(state: &mut Bits, column: u8) -> Option<Bits> {
        NODES.store(NODES.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        let stone = (state.taken() + BOTTOM) & 0x3f << (7 * column);
        Some(Bits { stones: [state.stones[1], state.stones[0] | stone] })
    }

    fn get_winner(state: &Bits) -> Option<Winner> {
        let stones = state.stones[1];
        let has_line = [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = stones & stones >> step;
            pairs & pairs >> (2 * step) != 0
        });
        if has_line { Some(Winner::PlayerJustMoved) } else { (state.taken() == FULL).then_some(Winner::Draw) }
    }

    fn zobrist_hash(state: &Bits) -> u64 {
        (state.stones[0] + state.taken() + BOTTOM).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
    }
}

/// Everything undecided is worth nothing.
struct Undecided;

impl Evaluator for Undecided {
    type G = ConnectFour;
    fn evaluate(&self, _: &Bits) -> Evaluation {
        0
    }
}
