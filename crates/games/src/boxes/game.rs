//! The game by name.

use std::fmt::Write;

use plyground_core::{
    BoardDesign, EvaluatorEntry, Feature, Game, Grid, Keys, Labels, Look, Message, Player, Position, Sign,
    message,
};

use super::features::FEATURES;
use super::text::PictureCell;
use super::{BoxLead, Boxes, BoxesLine, BoxesShape, Chains};
use crate::rows::{column_letter, read_sizes};

const EVALUATORS: &[EvaluatorEntry<Boxes>] = &[
    EvaluatorEntry::new(
        "chains",
        "the boxes of a side less those of the other, with what the open chains will bring",
        |_, _| Ok(Box::new(Chains)),
    )
    .with_flat_wins()
    .with_ordered_outcomes(),
    EvaluatorEntry::new(
        "boxes",
        "the boxes of a side less those of the other, at the end too",
        |pos: &Boxes, _| Ok(Box::new(BoxLead::new(pos.shape()))),
    )
    .with_flat_wins()
    .with_ordered_outcomes(),
];

/// Boxes each way by default.
const USUAL: (usize, usize) = (3, 3);

/// The most positions of a search that answers at once.
const AT_ONCE: usize = 400_000;

impl Game for Boxes {
    const ID: &'static str = "dots-and-boxes";
    const KEYS: Keys = Keys::Futures;
    const SUMMARY: &'static str =
        "dots-and-boxes(W,H): draw lines around W by H boxes; whoever closes one draws again";
    const LOOK: Look = Look { style: BoardDesign::Lines, ..Look::CELLS };
    const USUAL: &'static str = "3,3";
    const SCORED_BY: Option<&'static str> = Some("boxes");
    const SAMPLES: &'static [&'static str] = &["", "1,1", "1,2", "2,1", "2,2", "4,3", "1,12", "12,2", "5,5"];

    fn start(parameters: &str) -> Result<Self, Message> {
        if parameters.trim().is_empty() {
            let (width, height) = USUAL;
            return Ok(Self::new(BoxesShape::new(width, height)?));
        }
        let form = || message!("boxes-form", "write dots-and-boxes(W,H), for example dots-and-boxes(4,3)");
        let [width, height] = read_sizes(parameters).ok_or_else(form)?;
        Ok(Self::new(BoxesShape::new(width, height)?))
    }

    fn name(&self) -> String {
        match (self.shape.width(), self.shape.height()) {
            USUAL => Self::ID.to_owned(),
            (width, height) => format!("{}({width},{height})", Self::ID),
        }
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: BoxesLine) -> String {
        self.shape.write_line(m)
    }

    fn move_help(&self) -> Message {
        message!(
            "move-help-lines",
            "the cell where a line is drawn, between two dots: {line}",
            line = self.shape.write_line(self.moves().next().unwrap_or(BoxesLine(0)))
        )
    }

    fn read_move(&self, text: &str) -> Result<BoxesLine, Message> {
        let line = self.shape.read_line(text)?;
        if self.state.drawn >> line.0 & 1 == 1 {
            if self.gaps() == 0 {
                return Err(message!("move-after-the-end", "the game is over: no more moves"));
            }
            return Err(message!(
                "line-drawn",
                "{line} is drawn already: choose a gap",
                line = self.shape.write_line(line)
            ));
        }
        Ok(line)
    }

    /// Lines that close boxes first, then safe lines.
    fn appeal(&self, m: BoxesLine) -> i32 {
        let closes = self.closes(m) as i32;
        let mut after = *self;
        after.make(m);
        let gives_away = after.moves().any(|reply| after.closes(reply) > 0);
        if closes > 0 { closes + 1 } else { i32::from(!gives_away) }
    }

    fn cell(&self, m: BoxesLine) -> Option<usize> {
        let (column, row) = self.shape.column_and_row(m);
        Some(row * self.shape.columns() + column)
    }

    fn write_position(&self) -> String {
        self.write()
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        self.read(text, to_move, strict)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let rows: Vec<usize> =
            position.trim().split('/').map(|row| row.chars().count()).filter(|&count| count > 1).collect();
        let columns = *rows.first()?;
        let is_odd = columns % 2 == 1 && rows.len() % 2 == 1;
        let shape = BoxesShape::new(columns / 2, rows.len() / 2).ok()?;
        (is_odd && rows.iter().all(|&row| row == columns)).then(|| Self::new(shape).name())
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        let mut start = *self;
        start.state.to_move = starter;
        Ok(start)
    }

    fn draw(&self, _: Labels) -> String {
        let (columns, rows) = (self.shape.columns(), self.shape.rows());
        let mut board = String::new();
        for row in 0..rows {
            let _ = write!(board, "{:>3} |", rows - row);
            for column in 0..columns {
                let is_open_box = matches!(self.shape.place(column, row), PictureCell::Box(_));
                let sign = match self.sign(column, row) {
                    '.' if is_open_box => ' ',
                    sign => sign,
                };
                let _ = write!(board, " {sign}");
            }
            board.truncate(board.trim_end().len());
            board.push('\n');
        }
        let _ = write!(board, "    +{}\n     ", "-".repeat(2 * columns));
        for column in 0..columns {
            let _ = write!(board, " {}", column_letter(column));
        }
        board.push('\n');
        board
    }

    fn grid(&self) -> Option<Grid> {
        let (width, height) = (self.shape.columns(), self.shape.rows());
        let (mut cells, mut signs) = (vec![None; width * height], vec![Sign::Plain; width * height]);
        for cell in 0..width * height {
            match self.shape.place(cell % width, cell / width) {
                PictureCell::Dot => signs[cell] = Sign::Dot,
                PictureCell::Line(line) if self.state.drawn >> line.0 & 1 == 0 => signs[cell] = Sign::Gap,
                PictureCell::Line(_) => signs[cell] = Sign::Line,
                PictureCell::Box(bit) => cells[cell] = self.owner(bit),
            }
        }
        Some(Grid { width, height, cells, signs })
    }

    fn tally(&self, side: Player) -> Option<Message> {
        Some(message!("tally-boxes", "boxes: {count}", count = self.count(side) as usize))
    }

    /// The depth to which a full-width search follows at most `AT_ONCE` lines of play.
    fn default_depth(&self) -> u16 {
        let free = self.move_count();
        let lines = (1..=free).rev().scan(1_usize, |product, left| {
            *product = product.saturating_mul(left);
            (*product <= AT_ONCE).then_some(())
        });
        lines.count() as u16
    }
}
