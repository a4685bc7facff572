//! Ultimate tic-tac-toe: nine boards of tic-tac-toe; the cell of a move is the board of the reply.
//!
//! The rules are those that most people play, and those of "Work towards solving Ultimate Tic Tac Toe" (minimax.dev):
//! three in a row win a small board, and nothing more is played there; a small board that is full without a row has no
//! winner; a player who is sent to a board that is won or full chooses any other; three small boards in a row win. The
//! game goes on until a side has them or no board is open, and then it is a draw. Under `count` the side that has won
//! more small boards then wins.
//!
//! The stones of a side are one word of 81 bits, small board after small board, so the cells of a board lie together: a
//! shift brings them to the bottom of the word, as an index into a table of 512 bits that marks the rows.

mod evaluator;
mod features;
mod game;
mod text;

pub use evaluator::Boards;

use plyground_core::{Alternating, Indexed, Keyed, Outcome, Player, Position};

use crate::bits::moves_by_bits;
use crate::keys;

/// A cell: nine times its small board, and its place there; both are counted along the rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UltimateCell(u8);

impl UltimateCell {
    /// The small board, from 0.
    pub fn board(self) -> usize {
        usize::from(self.0 / 9)
    }

    /// The place on the small board, from 0; also the board to which a stone there sends the opponent.
    pub fn place(self) -> usize {
        usize::from(self.0 % 9)
    }

    /// The place on the large grid of 9 by 9, along its rows from the top left.
    fn on_grid(self) -> usize {
        let (board, place) = (self.board(), self.place());
        (board / 3 * 3 + place / 3) * 9 + board % 3 * 3 + place % 3
    }

    /// The cell at such a place.
    fn at_grid(place: usize) -> Self {
        let (row, column) = (place / 9, place % 9);
        Self((9 * (row / 3 * 3 + column / 3) + row % 3 * 3 + column % 3) as u8)
    }

    #[inline]
    fn bit(self) -> u128 {
        1 << self.0
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ultimate {
    stones: [u128; 2],
    /// The small boards that each side has won, a bit each.
    won: [u16; 2],
    /// Those where nothing more is played, because they are won or full.
    closed: u16,
    /// The small board where the side to move must play; `ANY` where it may choose.
    sent: u8,
    /// Whether the number of small boards decides where no row does.
    counts: bool,
    to_move: Player,
    outcome: Option<Outcome>,
}

/// Instead of a small board: any that is open.
const ANY: u8 = 9;

/// Nine bits: a small board, or all of them.
const NINE: u16 = 0x1ff;

/// The rows, columns and diagonals of nine cells.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// For every set of nine cells whether it has three in a row.
static HAS_LINE: [u64; 8] = {
    let mut table = [0; 8];
    let mut set = 0;
    while set < 512 {
        let mut i = 0;
        while i < LINES.len() {
            if set as u16 & LINES[i] == LINES[i] {
                table[set / 64] |= 1 << (set % 64);
            }
            i += 1;
        }
        set += 1;
    }
    table
};

#[inline]
fn has_line(set: u16) -> bool {
    HAS_LINE[usize::from(set / 64) % 8] >> (set % 64) & 1 != 0
}

/// All cells of these small boards.
static CELLS: [u128; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut board = 0;
        while board < 9 {
            if set >> board & 1 != 0 {
                table[set] |= (NINE as u128) << (9 * board);
            }
            board += 1;
        }
        set += 1;
    }
    table
};

impl Ultimate {
    /// The empty boards. If `counts`, the side that has won more small boards wins where there is no row of them.
    pub fn new(counts: bool) -> Self {
        Self {
            stones: [0; 2],
            won: [0; 2],
            closed: 0,
            sent: ANY,
            counts,
            to_move: Player::First,
            outcome: None,
        }
    }

    /// The stones of a side on a small board, a bit each.
    #[inline]
    pub fn on_board(&self, player: Player, board: usize) -> u16 {
        (self.stones[player.index()] >> (9 * board)) as u16 & NINE
    }

    /// The small boards that a side has won, a bit each.
    pub fn won(&self, player: Player) -> u16 {
        self.won[player.index()]
    }

    /// The small board where the side to move must play; `None` where it may choose.
    pub fn sent(&self) -> Option<usize> {
        (self.sent != ANY).then_some(usize::from(self.sent))
    }

    /// The side with a stone on a cell.
    pub fn at(&self, cell: UltimateCell) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.stones[player.index()] & cell.bit() != 0)
    }

    /// Where the side to move may play.
    #[inline]
    fn legal(&self) -> u128 {
        if self.outcome.is_some() {
            return 0;
        }
        let boards = if self.sent == ANY { NINE & !self.closed } else { 1 << self.sent };
        CELLS[usize::from(boards) % 512] & !(self.stones[0] | self.stones[1])
    }

    /// The result once no board is open and neither side has a row.
    fn without_row(&self) -> Outcome {
        let [first, second] = self.won.map(u16::count_ones);
        match first.cmp(&second) {
            std::cmp::Ordering::Greater if self.counts => Outcome::Win(Player::First),
            std::cmp::Ordering::Less if self.counts => Outcome::Win(Player::Second),
            _ => Outcome::Draw,
        }
    }
}

impl Position for Ultimate {
    type Move = UltimateCell;
    /// The position before.
    type Undo = Self;
    type Moves = Cells;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn moves(&self) -> Cells {
        Cells(self.legal())
    }

    #[inline]
    fn make(&mut self, cell: UltimateCell) -> Self {
        let before = *self;
        let (me, board) = (self.to_move, cell.board());
        self.stones[me.index()] |= cell.bit();
        let mine = self.on_board(me, board);
        if has_line(mine) {
            self.won[me.index()] |= 1 << board;
            self.closed |= 1 << board;
            if has_line(self.won[me.index()]) {
                self.outcome = Some(Outcome::Win(me));
            }
        } else if mine | self.on_board(me.other(), board) == NINE {
            self.closed |= 1 << board;
        }
        if self.closed == NINE && self.outcome.is_none() {
            self.outcome = Some(self.without_row());
        }
        self.sent = if self.closed >> cell.place() & 1 == 0 { cell.place() as u8 } else { ANY };
        self.to_move = me.other();
        before
    }

    #[inline]
    fn unmake(&mut self, _: UltimateCell, before: Self) {
        *self = before;
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.legal().count_ones() as usize
    }
}

impl Alternating for Ultimate {}

impl Keyed for Ultimate {
    /// The stones, the board to be played in and the side to move, multiplied into one word. The rest follows from them.
    #[inline]
    fn key(&self) -> u64 {
        let [first, second] = self.stones;
        let turn = u64::from(self.sent) << 1 | self.to_move.index() as u64;
        // The upper parts are 17 bits each, so there is room for everything else between them.
        let rest = (first >> 64) as u64 | ((second >> 64) as u64) << 20 | turn << 40;
        let stones = keys::of_sets([first as u64, second as u64]);
        keys::fold(stones ^ 0xa076_1d64_78bd_642f, rest ^ 0xe703_7ed1_a0b4_28db)
    }
}

impl Indexed for Ultimate {
    fn indices(&self) -> usize {
        81
    }

    #[inline]
    fn index(&self, cell: UltimateCell) -> usize {
        usize::from(cell.0)
    }
}

moves_by_bits! {
    /// Cells, small board after small board.
    Cells(u128) of UltimateCell
}
