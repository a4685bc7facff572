//! Connect Four for the rivals: a bit board as a user of the crate `minimax` 0.6 would write it, and the board that comes with the
//! crate `board-game` 0.8.

use std::cmp::Ordering as Order;
use std::sync::atomic::{AtomicU64, Ordering};

use board_game::ai::minimax::Heuristic;
use board_game::board::{Board, Outcome};
use board_game::games::connect4::Connect4;
use board_game::pov::NonPov;
use minimax::{Evaluation, Evaluator, Game, Winner};

/// The nodes that a rival has entered. Only one thread counts, so the additions do not contend.
pub(crate) static NODES: AtomicU64 = AtomicU64::new(0);

/// The rival's board: the stones of the side to move and of the other, in columns of seven bits.
#[derive(Clone, Copy)]
pub(crate) struct ConnectBits {
    stones: [u64; 2],
}

impl ConnectBits {
    pub(crate) const EMPTY: Self = Self { stones: [0; 2] };

    fn taken(self) -> u64 {
        self.stones[0] | self.stones[1]
    }
}

const FULL: u64 = 0x0000_fdfb_f7ef_dfbf;
const BOTTOM: u64 = 0x0000_0408_1020_4081;

pub(crate) struct ConnectFour;

impl Game for ConnectFour {
    type S = ConnectBits;
    type M = u8;

    fn generate_moves(state: &ConnectBits, moves: &mut Vec<u8>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            let gaps = (state.taken() + BOTTOM) & FULL;
            moves.extend((0..7).filter(|column| gaps >> (7 * column) & 0x3f != 0));
        }
        over
    }

    fn apply(state: &mut ConnectBits, column: u8) -> Option<ConnectBits> {
        NODES.store(NODES.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        let stone = (state.taken() + BOTTOM) & 0x3f << (7 * column);
        Some(ConnectBits { stones: [state.stones[1], state.stones[0] | stone] })
    }

    fn get_winner(state: &ConnectBits) -> Option<Winner> {
        let stones = state.stones[1];
        let has_line = [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = stones & stones >> step;
            pairs & pairs >> (2 * step) != 0
        });
        if has_line { Some(Winner::PlayerJustMoved) } else { (state.taken() == FULL).then_some(Winner::Draw) }
    }

    fn zobrist_hash(state: &ConnectBits) -> u64 {
        (state.stones[0] + state.taken() + BOTTOM).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
    }
}

/// Every unfinished position has the value 0.
pub(crate) struct Undecided;

impl Evaluator for Undecided {
    type G = ConnectFour;
    fn evaluate(&self, _: &ConnectBits) -> Evaluation {
        0
    }
}

/// The same for `board-game`, whose alpha-beta asks about every position once.
#[derive(Debug)]
pub(crate) struct Ends<const COUNTS: bool>;

impl<const COUNTS: bool> Heuristic<Connect4> for Ends<COUNTS> {
    type V = i32;

    fn value(&self, board: &Connect4, _: u32) -> i32 {
        if COUNTS {
            NODES.fetch_add(1, Ordering::Relaxed);
        }
        match board.outcome() {
            None | Some(Outcome::Draw) => 0,
            Some(outcome) => outcome.pov(board.next_player()).sign(),
        }
    }

    fn merge(old: i32, new: i32) -> (i32, Order) {
        (old.max(new), new.cmp(&old))
    }
}
