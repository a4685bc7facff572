//! The family by name.

use plyground_core::{
    BoardDesign, BoardLabels, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, Outcome,
    PieceColour, Player, Position, message,
};

use super::features::FEATURES;
use super::{Column, Connect, ConnectShape, OpenFours, StonesLeft};
use crate::reachable::{check_turns, line_to_move};
use crate::rows::{self, read_size, read_sizes};

const ALIASES: &[(&str, &str, &str)] = &[("connect-four", "7,6,4", "four in a row on 7x6, stones fall down")];

const EVALUATORS: &[EvaluatorEntry<Connect>] = &[
    EvaluatorEntry::new(
        "open-fours",
        "the lines that a side can still fill, by the square of what is there",
        |pos: &Connect, _| Ok(Box::new(OpenFours::new(pos.shape()))),
    )
    .with_ordered_outcomes()
    .with_symmetry(),
    EvaluatorEntry::new(
        "stones-left",
        "for a win, the stones that the winner has left, the winning one included; 0 for anything else",
        |_, _| Ok(Box::new(StonesLeft)),
    )
    .with_ordered_outcomes()
    .with_symmetry(),
];

/// The shortest name of a game.
fn named(width: usize, height: usize, k: usize) -> String {
    let parameters = format!("{width},{height},{k}");
    match ALIASES.iter().find(|(_, alias, _)| *alias == parameters) {
        Some((name, ..)) => (*name).to_owned(),
        None => format!("connect({parameters})"),
    }
}

impl Connect {
    fn cells(&self) -> Grid {
        let (width, height) = (self.shape.width(), self.shape.height());
        let cell = |i: usize| self.at(i % width, height - 1 - i / width);
        Grid::plain(width, height, (0..width * height).map(cell).collect())
    }

    /// The place of a cell that a bit stands for, along the rows from the top left.
    fn place(&self, bit: u32) -> usize {
        let (column, row) =
            (bit as usize / (self.shape.height() + 1), bit as usize % (self.shape.height() + 1));
        (self.shape.height() - 1 - row) * self.shape.width() + column
    }
}

impl Connect {
    /// Refuses unreachable positions: uneven numbers of stones, and lines that the last stone did not complete.
    fn check_reachable(&self) -> Result<(), Message> {
        let (me, waiting) = (self.to_move, self.to_move.other());
        check_turns(Player::BOTH.map(|side| self.of(side).count_ones() as usize), me)?;
        if self.shape.has_line(self.of(me)) {
            return Err(line_to_move(me));
        }
        let stones = self.of(waiting);
        // The last stone lies on top of a column.
        let tops = (self.taken + self.shape.bottom) >> 1 & self.taken;
        let mut last = (0..64).map(|place| 1_u64 << place).filter(|stone| stones & tops & stone != 0);
        if !self.shape.has_line(stones) || last.any(|stone| !self.shape.has_line(stones ^ stone)) {
            Ok(())
        } else {
            Err(message!(
                "position-lines-apart",
                "{side} has lines that no single last stone completes",
                side = waiting.mark()
            ))
        }
    }
}

impl Game for Connect {
    const ID: &'static str = "connect";
    const SUMMARY: &'static str =
        "connect(W,H,K): K in a row on W columns of H cells; a stone falls to the lowest free one";
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = ALIASES;
    const LOOK: Look = Look { style: BoardDesign::Holes, labels: BoardLabels::ColumnNumbers, ..Look::CELLS };
    const SCORED_BY: Option<&'static str> = Some("stones-left");
    const SAMPLES: &'static [&'static str] =
        &["7,6,4", "4,4,4", "1,1,1", "5,4,3", "9,6,5", "1,7,2", "8,7,4", "26,1,2"];

    fn start(parameters: &str) -> Result<Self, Message> {
        let form = || message!("connect-form", "write connect(W,H,K), for example connect(7,6,4)");
        let [width, height, k] = read_sizes(parameters).ok_or_else(form)?;
        Ok(Self::new(ConnectShape::new(width, height, k)?))
    }

    fn name(&self) -> String {
        named(self.shape.width(), self.shape.height(), self.shape.k())
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: Column) -> String {
        (m.number() + 1).to_string()
    }

    fn move_help(&self) -> Message {
        message!("move-help-columns", "the number of a column, 1 to {last}", last = self.shape.width())
    }

    fn read_move(&self, text: &str) -> Result<Column, Message> {
        if self.outcome.is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let text = text.trim().to_lowercase();
        // The letter below the column on the board is accepted, and so is the cell where the stone comes to lie; of a
        // full column any cell is accepted, so that the reply can say that it is full.
        let landing = |column: &Column| {
            let row = self.cell(*column).map(|cell| self.shape.height() - cell / self.shape.width());
            let letter = rows::column_letter(column.number());
            let is_meant = |row: usize| text == format!("{letter}{row}");
            let is_cell = match row {
                Some(row) => is_meant(row),
                None => (1..=self.shape.height()).any(is_meant),
            };
            text == letter.to_string() || is_cell
        };
        let all = (0..self.shape.width()).map(|number| self.shape.column(number));
        let letter = all.into_iter().find(landing).map(Column::number);
        let number = read_size(&text).and_then(|number| number.checked_sub(1));
        let column = number.or(letter).filter(|&column| column < self.shape.width()).ok_or_else(|| {
            message!(
                "column-unreadable",
                "`{text}` is not a column: type its number, 1 to {last}",
                text = text.escape_debug().to_string(),
                last = self.shape.width()
            )
        })?;
        let column = self.shape.column(column);
        if self.moves().any(|legal| legal == column) {
            Ok(column)
        } else {
            Err(message!(
                "column-full",
                "column {column} is full: choose another",
                column = column.number() + 1
            ))
        }
    }

    /// Columns near the middle first.
    fn appeal(&self, m: Column) -> i32 {
        -((2 * m.number()).abs_diff(self.shape.width() - 1) as i32)
    }

    fn centre_distance(&self, m: Column) -> Option<u32> {
        Some((2 * m.number()).abs_diff(self.shape.width() - 1) as u32)
    }

    fn notice(&self) -> Option<Message> {
        let k = self.shape.k();
        (k > self.shape.width() && k > self.shape.height()).then(|| {
            message!("mnk-never-won", "no line of {k} fits on this board: every game ends in a draw", k = k)
        })
    }

    fn cell(&self, m: Column) -> Option<usize> {
        let gap = (self.taken + self.shape.bottom) & self.shape.cells(m);
        (gap != 0).then(|| self.place(gap.trailing_zeros()))
    }

    /// Pointing at any cell of a column drops a stone there.
    fn area(&self, m: Column) -> Vec<usize> {
        let (width, height) = (self.shape.width(), self.shape.height());
        (0..height).map(|row| row * width + m.number()).collect()
    }

    fn write_position(&self) -> String {
        rows::write(&self.cells())
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let (width, height) = (self.shape.width(), self.shape.height());
        let cells = rows::read(text.trim(), width, height)?;
        let mut stones = [0; 2];
        for (i, owner) in cells.iter().enumerate() {
            if let Some(player) = owner {
                let below = cells.get(i + width);
                if below == Some(&None) {
                    return Err(message!(
                        "connect-floating",
                        "there is nothing below the stone in column {column}, row {row}: stones fall down",
                        column = i % width + 1,
                        row = height - i / width
                    ));
                }
                stones[player.index()] |= self.shape.bit(i % width, height - 1 - i / width);
            }
        }
        let [x, o] = stones.map(u64::count_ones);
        let to_move = to_move.unwrap_or(if x > o { Player::Second } else { Player::First });
        let pos = Self::set_up(self.shape, stones, to_move);
        if strict {
            pos.check_reachable()?;
        }
        Ok(pos)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = rows::dimensions(position)?;
        Some(named(width, height, self.shape.k()))
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { mine: self.of(starter), to_move: starter, ..*self })
    }

    fn draw(&self, labels: Labels) -> String {
        rows::draw(&self.cells(), labels, false)
    }

    fn grid(&self) -> Option<Grid> {
        Some(self.cells())
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        Some([PieceColour::Red, PieceColour::Yellow])
    }

    fn default_depth(&self) -> u16 {
        let free = (self.shape.board & !self.taken).count_ones() as u16;
        free.min(8)
    }

    fn winning_line(&self) -> Option<String> {
        let cells = self.winning_cells();
        let (width, height) = (self.shape.width(), self.shape.height());
        let name = |&cell: &usize| format!("{}{}", rows::column_letter(cell % width), height - cell / width);
        (!cells.is_empty()).then(|| cells.iter().map(name).collect::<Vec<_>>().join(" "))
    }

    fn winning_cells(&self) -> Vec<usize> {
        let Some(Outcome::Win(winner)) = self.outcome else { return Vec::new() };
        let stones = self.of(winner);
        for step in self.shape.steps() {
            let lines = self.shape.lines(stones, step);
            if lines != 0 {
                let first = lines.trailing_zeros();
                return (0..u32::from(self.shape.k)).map(|i| self.place(first + i * step)).collect();
            }
        }
        Vec::new()
    }
}
