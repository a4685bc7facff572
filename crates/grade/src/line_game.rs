//! The m,n,k game on a small board, with the mistakes that can be made in its rules and in its evaluation.

use plyground_core::{Message, message};

use crate::model::{Ended, PlainGame};
use crate::{LinesSeen, Program, Switch, Switches, WIN};

/// A board; a cell is a bit, counted along the rows from the top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineGame {
    stones: [u64; 2],
    is_x_to_move: bool,
    cells: u16,
    shape: Shape,
    /// The lines by which a game is won, and those that the evaluation counts.
    winning: Vec<u64>,
    counted: Vec<u64>,
    switches: Switches,
    lines_seen: LinesSeen,
    is_x_at_root: bool,
    win: i32,
}

/// Columns, rows, and stones in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shape {
    width: i32,
    height: i32,
    row: i32,
}

const MOST_CELLS: i32 = 36;

/// Which lines a program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a kind of line")]
struct KnownLines {
    rising: bool,
    falling: bool,
    last_row: bool,
    last_column: bool,
    cells_of_last_row: bool,
    cells_of_last_column: bool,
    wraps: bool,
    rows_wrap: bool,
}

impl KnownLines {
    const ALL: Self = Self {
        rising: true,
        falling: true,
        last_row: true,
        last_column: true,
        cells_of_last_row: true,
        cells_of_last_column: true,
        wraps: false,
        rows_wrap: false,
    };
}

impl LineGame {
    /// Reads `mnk(W,H,K)` and rows from the top, separated by `/`.
    pub(crate) fn parse(game: &str, position: &str, is_x_to_move: bool) -> Result<Self, Message> {
        let shape = shape(game).ok_or_else(|| {
            message!(
                "grade-game-unknown",
                "`{game}` is no game of a task: write explicit, or mnk(W,H,K) with at most {most} cells",
                game = game.escape_debug().to_string(),
                most = MOST_CELLS
            )
        })?;
        let unreadable = || {
            message!(
                "grade-board-unreadable",
                "`{position}` is not a board of {width} by {height}: write its rows from the top with X, O and ., separated by /",
                position = position.escape_debug().to_string(),
                width = shape.width,
                height = shape.height
            )
        };
        let rows: Vec<&str> = position.split('/').collect();
        let is_good = rows.len() as i32 == shape.height
            && rows
                .iter()
                .all(|row| row.len() as i32 == shape.width && row.bytes().all(|b| b"XO.".contains(&b)));
        if !is_good {
            return Err(unreadable());
        }
        let mut stones = [0, 0];
        for (cell, sign) in rows.concat().bytes().enumerate() {
            match sign {
                b'X' => stones[0] |= 1 << cell,
                b'O' => stones[1] |= 1 << cell,
                _ => {}
            }
        }
        let cells = (shape.width * shape.height) as u16;
        let lines = lines(shape, KnownLines::ALL);
        let board = Self {
            stones,
            is_x_to_move,
            cells,
            shape,
            counted: lines.clone(),
            winning: lines,
            switches: Switches::NONE,
            lines_seen: LinesSeen::Opponent,
            is_x_at_root: is_x_to_move,
            win: WIN,
        };
        if board.ended().is_some() || board.has_line(board.mover()) {
            return Err(message!(
                "grade-board-over",
                "the game is over on the board `{position}`: a task needs a move",
                position = position.to_owned()
            ));
        }
        Ok(board)
    }

    /// The same board in a program.
    pub(crate) fn of(&self, program: &Program) -> Self {
        let switches = program.switches;
        let has = |list: &[Switch]| list.iter().any(|&switch| switches.has(switch));
        let known = |only_wins: bool| KnownLines {
            rising: !(has(&[Switch::NoDiagonals, Switch::NoRisingDiagonals])
                || only_wins && has(&[Switch::NoDiagonalsInWins, Switch::NoRisingDiagonalsInWins])),
            falling: !(has(&[Switch::NoDiagonals, Switch::NoFallingDiagonals])
                || only_wins && has(&[Switch::NoDiagonalsInWins, Switch::NoFallingDiagonalsInWins])),
            last_row: !has(&[Switch::NoLastRow, Switch::NoLastRowOrColumn]),
            last_column: !has(&[Switch::NoLastColumn, Switch::NoLastRowOrColumn]),
            cells_of_last_row: !has(&[Switch::NoCellsOfLastRow]),
            cells_of_last_column: !has(&[Switch::NoCellsOfLastColumn]),
            wraps: has(&[Switch::LinesWrap]) || only_wins && has(&[Switch::LinesWrapInWins]),
            rows_wrap: has(&[Switch::RowsWrap]) || only_wins && has(&[Switch::RowsWrapInWins]),
        };
        let (mut winning, counted) = (lines(self.shape, known(true)), lines(self.shape, known(false)));
        let lines_seen = program.writing.lines_seen;
        if lines_seen == LinesSeen::ByCell {
            winning.sort_by_key(|line| line.trailing_zeros());
        }
        Self { winning, counted, switches, lines_seen, ..self.clone() }
    }

    /// The same board where a win has another value.
    pub(crate) fn with_win(self, win: i32) -> Self {
        Self { win, ..self }
    }

    /// The largest value: a win, or all lines.
    pub(crate) fn largest(&self) -> i32 {
        self.win.max(self.counted.len() as i32)
    }

    /// The number of free cells.
    pub(crate) fn free(&self) -> u32 {
        u32::from(self.cells) - (self.stones[0] | self.stones[1]).count_ones()
    }

    fn has_line(&self, player: usize) -> bool {
        self.winning.iter().any(|line| line & !self.stones[player] == 0)
    }

    fn open_to(&self, player: usize) -> i32 {
        self.counted.iter().filter(|&line| line & self.stones[1 - player] == 0).count() as i32
    }

    /// The side that has a line, as far as the program looks.
    fn winner(&self) -> Option<usize> {
        let can_win = |player: usize| player == 0 || !self.switches.has(Switch::OnlyXWins);
        let has_line = |player: usize| can_win(player) && self.has_line(player);
        if self.lines_seen < LinesSeen::ByDirection || self.switches.has(Switch::WinLate) {
            return self.sides_seen().iter().copied().find(|&player| has_line(player));
        }
        let owner = |line: &u64| (0..2).find(|&player| can_win(player) && line & !self.stones[player] == 0);
        self.winning.iter().find_map(owner)
    }

    /// The sides whose lines the program looks for, in its order.
    fn sides_seen(&self) -> &'static [usize] {
        match (self.lines_seen, self.is_x_to_move) {
            (_, true) if self.switches.has(Switch::WinLate) => &[0],
            (_, false) if self.switches.has(Switch::WinLate) => &[1],
            (LinesSeen::Opponent, true) => &[1],
            (LinesSeen::Opponent, false) => &[0],
            (LinesSeen::OpponentFirst, true) | (LinesSeen::MoverFirst, false) => &[1, 0],
            _ => &[0, 1],
        }
    }

    fn mover(&self) -> usize {
        usize::from(!self.is_x_to_move)
    }
}

fn shape(game: &str) -> Option<Shape> {
    let inner = game.strip_prefix("mnk(")?.strip_suffix(')')?;
    let numbers: Vec<i32> = inner.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let [width, height, row] = numbers[..] else { return None };
    let is_good = width > 0
        && height > 0
        && row > 0
        && row <= width.max(height)
        && width.checked_mul(height).is_some_and(|cells| cells <= MOST_CELLS);
    is_good.then_some(Shape { width, height, row })
}

/// The lines of the board as sets of cells.
fn lines(shape: Shape, known: KnownLines) -> Vec<u64> {
    let Shape { width, height, row } = shape;
    let mut list = Vec::new();
    for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        let is_known = match (right, down) {
            (1, 1) => known.falling,
            (-1, 1) => known.rising,
            _ => true,
        };
        for start in 0..width * height {
            let (x, y) = (start % width, start / width);
            let (last_x, last_y) = (x + right * (row - 1), y + down * (row - 1));
            let is_inside = (0..width).contains(&last_x) && last_y < height;
            // The mistake of counting cells without looking at columns: a line goes on at the other edge.
            let step = right + down * width;
            let may_wrap = known.wraps || known.rows_wrap && down == 0;
            let is_on_board = may_wrap && start + step * (row - 1) < width * height;
            let is_missed = (!known.last_row && down == 0 && y == height - 1)
                || (!known.last_column && right == 0 && x == width - 1)
                || (!known.cells_of_last_row && last_y == height - 1)
                || (!known.cells_of_last_column && x.max(last_x) == width - 1);
            if is_known && (is_inside || is_on_board) && !is_missed {
                list.push((0..row).fold(0, |line, n| line | 1 << (start + step * n)));
            }
        }
    }
    list
}

impl PlainGame for LineGame {
    fn is_x_to_move(&self) -> bool {
        self.is_x_to_move
    }

    fn moves(&self) -> Vec<u16> {
        let taken = self.stones[0] | self.stones[1];
        (0..self.cells).filter(|cell| taken >> cell & 1 == 0).collect()
    }

    fn free_from(&self, cell: u16) -> Option<u16> {
        let taken = self.stones[0] | self.stones[1];
        (cell..self.cells).find(|cell| taken >> cell & 1 == 0)
    }

    fn make(&mut self, m: u16) {
        let mover = self.mover();
        self.stones[mover] |= 1 << m;
        self.stones[1 - mover] &= !(1 << m);
        self.is_x_to_move = !self.is_x_to_move;
    }

    fn unmake(&mut self, m: u16) {
        self.stones = self.stones.map(|stones| stones & !(1 << m));
        self.is_x_to_move = !self.is_x_to_move;
    }

    fn leave_stone(&mut self) {
        self.is_x_to_move = !self.is_x_to_move;
    }

    fn ended(&self) -> Option<Ended> {
        if let Some(winner) = self.winner() {
            Some(if winner == self.mover() { Ended::Won } else { Ended::Lost })
        } else if self.free() == 0 && !self.switches.has(Switch::FullBoardUnseen) {
            Some(Ended::Drawn)
        } else {
            None
        }
    }

    fn win(&self) -> i32 {
        self.win
    }

    fn evaluate(&self) -> i32 {
        let (own, other) = (self.open_to(self.mover()), self.open_to(1 - self.mover()));
        let value = if self.switches.has(Switch::OnlyOwnLines) {
            own
        } else if self.switches.has(Switch::OnlyLinesOfRoot) {
            if self.is_x_to_move == self.is_x_at_root { own } else { -other }
        } else {
            own - other
        };
        if self.switches.has(Switch::EvaluationTurned) { -value } else { value }
    }

    fn key(&self, with_owners: bool) -> u128 {
        let [x, o] = self.stones.map(u128::from);
        let Shape { width, height, .. } = self.shape;
        let board = (width as u128) << 112 | (height as u128) << 118;
        board | if with_owners { x | o << 64 } else { x | o }
    }

    fn is_board(&self) -> bool {
        true
    }

    fn cells(&self) -> u16 {
        self.cells
    }
}
