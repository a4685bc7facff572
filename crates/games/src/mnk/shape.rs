//! The board and the rules: everything that stays the same during a game.

use std::fmt;

use plyground_core::{Dice, Outcome};

use super::stones::first_bits;
use super::{CELLS, MnkCell, SIDE, Stones};

/// The directions in which a line can run, as steps of column and row: right, down, and the two diagonals.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The options of the game besides the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// A line of more than K does not count.
    pub exact: bool,
    /// The player who completes a line loses.
    pub misere: bool,
}

/// K cells in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinningLine {
    /// The first cell, the topmost or leftmost.
    pub start: MnkCell,
    /// From one cell to the next.
    pub step: u16,
    /// How many cells.
    pub len: u16,
}

impl WinningLine {
    /// The cells of the line.
    pub fn cells(self) -> impl Iterator<Item = MnkCell> + Clone {
        (0..self.len).map(move |i| MnkCell::new(self.start.index() + usize::from(i * self.step)))
    }
}

/// A line on a small board: complete when the stones among `watched` are exactly `line`.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineTest {
    pub(super) line: u64,
    /// The line, and under the exact rule also the cells that would lengthen it.
    pub(super) watched: u64,
}

/// The cells around one cell, as bits counted from the first of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Neighbours {
    pub(super) first: u16,
    pub(super) mask: u64,
}

/// A board of W by H on which K in a row decide.
#[derive(Clone)]
pub struct MnkShape {
    width: usize,
    height: usize,
    k: usize,
    rules: Rules,
    /// The length of a run that decides: K.
    pub(super) run: usize,
    /// The number of the lines that decide: all.
    pub(super) deciding: usize,
    /// The result of a full board: a draw.
    pub(super) full: Option<Outcome>,
    all: [u64; CELLS.div_ceil(64)],
    lines: Vec<WinningLine>,
    /// On boards of up to 64 cells, the lines through each cell: those of cell `i` stand from `starts[i]` on.
    pub(super) tests: Vec<LineTest>,
    pub(super) starts: [u16; 65],
    /// On boards of up to 16 cells, one bit for every set of cells: whether it holds a completed line.
    tiny: bool,
    pub(super) won: [u64; 1024],
    /// The cells around each cell.
    neighbours: Vec<Neighbours>,
    /// How far the board goes from each cell, back and forth along each of [`DIRECTIONS`].
    reaches: Vec<[(u8, u8); 4]>,
    /// Where each cell goes under each symmetry.
    symmetries: Vec<Vec<MnkCell>>,
    /// Inline, so that a move waits for one load less.
    keys: [[u64; 2]; CELLS],
}

impl MnkShape {
    /// Builds the tables. The caller has checked that the board has 1 to [`CELLS`] cells and K is positive.
    pub fn new(width: usize, height: usize, k: usize, rules: Rules) -> Self {
        assert!((1..=CELLS).contains(&(width * height)) && k >= 1, "checked by Mnk::new");
        let mut shape = Self {
            width,
            height,
            k,
            rules,
            run: k,
            deciding: 0,
            full: Some(Outcome::Draw),
            all: first_bits(width * height),
            lines: Vec::new(),
            tests: Vec::new(),
            starts: [0; 65],
            tiny: width * height <= 16,
            won: [0; 1024],
            neighbours: Vec::new(),
            reaches: Vec::new(),
            symmetries: Vec::new(),
            keys: keys(),
        };
        shape.lines = shape.find_lines();
        shape.deciding = shape.lines.len();
        shape.find_tests();
        shape.find_won();
        shape.neighbours = (0..shape.cells()).map(|i| shape.around(MnkCell::new(i))).collect();
        shape.reaches = (0..shape.cells()).map(|i| shape.reach(MnkCell::new(i))).collect();
        shape.symmetries = shape.find_symmetries();
        shape
    }

    /// Columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many in a row decide.
    pub fn k(&self) -> usize {
        self.k
    }

    /// The options.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The result of a full board on which no line is complete; `None` where that is not noticed.
    #[inline]
    pub(super) fn full(&self) -> Option<Outcome> {
        self.full
    }

    /// The number of cells.
    #[inline]
    pub fn cells(&self) -> usize {
        self.width * self.height
    }

    /// Every line of K, in order of its first cell.
    pub fn lines(&self) -> &[WinningLine] {
        &self.lines
    }

    /// The whole board, one bit a cell.
    #[inline]
    pub(super) fn all(&self) -> &[u64; CELLS.div_ceil(64)] {
        &self.all
    }

    /// On a tiny board, whether a set of cells holds a completed line.
    #[inline]
    pub(super) fn won(&self, stones: u64) -> bool {
        self.won[stones as usize / 64 % self.won.len()] >> (stones % 64) & 1 == 1
    }

    /// Whether the board is small enough for [`won`](Self::won).
    #[inline]
    pub(super) fn is_tiny(&self) -> bool {
        self.tiny
    }

    /// The lines through a cell of a small board.
    #[inline]
    pub(super) fn tests(&self, cell: MnkCell) -> &[LineTest] {
        let i = cell.index() % 64;
        &self.tests[usize::from(self.starts[i])..usize::from(self.starts[i + 1])]
    }

    /// Where each cell goes under each symmetry: 8 of them on a square, 4 on a rectangle. The first moves nothing.
    pub fn symmetries(&self) -> &[Vec<MnkCell>] {
        &self.symmetries
    }

    /// What a stone of side `player` on `cell` adds to the key, the change of turn included.
    #[inline]
    pub(super) fn key(&self, player: usize, cell: MnkCell) -> u64 {
        self.keys[cell.index()][player]
    }

    /// The cell in a column from the left and a row from the top, both from 0, if it is on the board.
    pub fn cell(&self, column: i32, row: i32) -> Option<MnkCell> {
        let inside = (0..self.width as i32).contains(&column) && (0..self.height as i32).contains(&row);
        inside.then(|| MnkCell::new(row as usize * self.width + column as usize))
    }

    /// Column and row of a cell.
    pub fn place(&self, cell: MnkCell) -> (i32, i32) {
        ((cell.index() % self.width) as i32, (cell.index() / self.width) as i32)
    }

    /// How many half cells a cell lies from the middle, along the longer way.
    pub fn centre_distance(&self, cell: MnkCell) -> i32 {
        let (column, row) = self.place(cell);
        let (width, height) = (self.width as i32, self.height as i32);
        (2 * column - width + 1).abs().max((2 * row - height + 1).abs())
    }

    /// The cells around a cell.
    #[inline]
    pub(super) fn neighbours(&self, cell: MnkCell) -> Neighbours {
        self.neighbours[cell.index()]
    }

    /// Whether a line is complete through `cell`, found by walking from it over the cells that are `taken`.
    #[inline]
    pub(super) fn walk(&self, cell: MnkCell, taken: impl Fn(MnkCell) -> bool) -> bool {
        let at = cell.index();
        let steps = [1, self.width, self.width + 1, self.width - 1];
        steps.into_iter().zip(self.reaches[at]).any(|(step, (back, forth))| {
            let before = (1..=usize::from(back)).take_while(|i| taken(MnkCell::new(at - i * step)));
            let after = (1..=usize::from(forth)).take_while(|i| taken(MnkCell::new(at + i * step)));
            let run = 1 + before.count() + after.count();
            if self.rules.exact { run == self.run } else { run >= self.run }
        })
    }

    /// Whether `stones` hold a completed line anywhere, and which: the slow way, for positions set up by hand.
    pub fn completed(&self, stones: &impl Stones) -> Option<WinningLine> {
        self.lines[..self.deciding].iter().copied().find(|&line| {
            line.cells().all(|cell| stones.contains(cell))
                && !(self.rules.exact && self.beyond(line).into_iter().flatten().any(|c| stones.contains(c)))
        })
    }

    /// The cells just before and just after a line.
    fn beyond(&self, line: WinningLine) -> [Option<MnkCell>; 2] {
        let (column, row) = self.place(line.start);
        let last = line.cells().last().expect("a line has at least one cell");
        let (last_column, last_row) = self.place(last);
        let (dx, dy) = self.direction(line);
        [self.cell(column - dx, row - dy), self.cell(last_column + dx, last_row + dy)]
    }

    fn direction(&self, line: WinningLine) -> (i32, i32) {
        DIRECTIONS
            .into_iter()
            .find(|&(dx, dy)| {
                dx + dy * self.width as i32 == i32::from(line.step) && {
                    // On narrow boards two directions can have the same step; only one of them stays on the board.
                    let (column, row) = self.place(line.start);
                    let n = i32::from(line.len) - 1;
                    self.cell(column + dx * n, row + dy * n) == line.cells().last()
                }
            })
            .expect("every line was found along one of the directions")
    }

    fn around(&self, cell: MnkCell) -> Neighbours {
        let (column, row) = self.place(cell);
        let both = DIRECTIONS.into_iter().flat_map(|(dx, dy)| [(dx, dy), (-dx, -dy)]);
        let cells: Vec<usize> =
            both.filter_map(|(dx, dy)| self.cell(column + dx, row + dy)).map(MnkCell::index).collect();
        // Two rows and three cells apart at most, so that they fit into one word.
        let first = cells.iter().copied().min().unwrap_or(0);
        Neighbours { first: first as u16, mask: cells.iter().fold(0, |mask, i| mask | 1 << (i - first)) }
    }

    /// How far the board goes from a cell, backwards and forwards along each direction, K at most.
    fn reach(&self, cell: MnkCell) -> [(u8, u8); 4] {
        let (column, row) = self.place(cell);
        DIRECTIONS.map(|(dx, dy)| {
            let far = |sign: i32| {
                let on_board = |&i: &i32| self.cell(column + sign * i * dx, row + sign * i * dy).is_some();
                (1..=self.k.min(CELLS) as i32).take_while(on_board).count() as u8
            };
            (far(-1), far(1))
        })
    }

    fn find_lines(&self) -> Vec<WinningLine> {
        let mut lines = Vec::new();
        let far = self.k.min(CELLS) as i32 - 1;
        for start in (0..self.cells()).map(MnkCell::new) {
            let (column, row) = self.place(start);
            for (i, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
                // A line of one cell runs in every direction and is still one line.
                let repeated = self.k == 1 && i > 0 && !self.rules.exact;
                if self.k <= CELLS && !repeated && self.cell(column + far * dx, row + far * dy).is_some() {
                    let step = (dx + dy * self.width as i32) as u16;
                    lines.push(WinningLine { start, step, len: self.k as u16 });
                }
            }
        }
        lines
    }

    fn find_won(&mut self) {
        if self.tiny {
            for stones in 0..1_u64 << self.cells() {
                let won = self.tests.iter().any(|test| stones & test.watched == test.line);
                self.won[stones as usize / 64] |= u64::from(won) << (stones % 64);
            }
        }
    }

    fn find_tests(&mut self) {
        let mut tests = vec![Vec::new(); 64];
        if self.cells() <= 64 {
            let bits =
                |cells: &mut dyn Iterator<Item = MnkCell>| cells.fold(0_u64, |set, c| set | 1 << c.index());
            for &line in &self.lines {
                let mask = bits(&mut line.cells());
                let ends =
                    if self.rules.exact { bits(&mut self.beyond(line).into_iter().flatten()) } else { 0 };
                for cell in line.cells() {
                    tests[cell.index()].push(LineTest { line: mask, watched: mask | ends });
                }
            }
        }
        for (i, tests) in tests.into_iter().enumerate() {
            self.tests.extend(tests);
            self.starts[i + 1] = self.tests.len() as u16;
        }
    }
}

impl fmt::Debug for MnkShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shape({}, {}, {}, {:?})", self.width, self.height, self.k, self.rules)
    }
}

/// Random numbers for Zobrist keys (A. Zobrist, 1970), the same in every run.
fn keys() -> [[u64; 2]; CELLS] {
    let mut random = Dice::new(0x706c_7967_726f_756e);
    let mut table = [[0; 2]; CELLS];
    for entry in &mut table {
        *entry = [random.next() ^ SIDE, random.next() ^ SIDE];
    }
    table
}
