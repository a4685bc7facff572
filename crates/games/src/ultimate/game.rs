//! The game by name.

use plyground_core::{
    BoardDesign, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, Outcome, Player, Position, Sign,
    message,
};

use super::features::FEATURES;
use super::{Boards, LINES, Ultimate, UltimateCell};
use crate::cells;

const EVALUATORS: &[EvaluatorEntry<Ultimate>] = &[EvaluatorEntry::new(
    "boards",
    "the small boards won, and the rows of boards and of cells that can still be filled",
    |_, _| Ok(Box::new(Boards)),
)
.with_ordered_outcomes()];

/// Cells of a row or a column of the large grid.
pub(super) const SIDE: usize = 9;

/// The name of a cell on the large grid.
fn named(cell: UltimateCell) -> String {
    cells::write(cell.on_grid(), SIDE, SIDE)
}

impl Ultimate {
    /// Why a free cell cannot be played on.
    fn why_not(&self, cell: UltimateCell) -> Message {
        match self.sent() {
            Some(board) => message!(
                "ultimate-sent",
                "{cell} is in board {wrong}, but the last move sends you to board {board}: play between {first} and {last}",
                cell = named(cell),
                wrong = cell.board() + 1,
                board = board + 1,
                first = named(UltimateCell((9 * board) as u8)),
                last = named(UltimateCell((9 * board + 8) as u8))
            ),
            None => message!(
                "ultimate-closed",
                "{cell} is in board {wrong}, which is decided: play in another",
                cell = named(cell),
                wrong = cell.board() + 1
            ),
        }
    }

    fn all() -> impl Iterator<Item = UltimateCell> {
        (0..SIDE * SIDE).map(UltimateCell::at_grid)
    }
}

impl Game for Ultimate {
    const ID: &'static str = "ultimate";
    const SUMMARY: &'static str =
        "ultimate: nine boards of tic-tac-toe, and your cell sends the opponent to a board; option: count";
    const LOOK: Look = Look { style: BoardDesign::Cells, block: 3, ..Look::CELLS };
    const SAMPLES: &'static [&'static str] = &["", "count"];

    fn start(parameters: &str) -> Result<Self, Message> {
        match parameters.trim() {
            "" => Ok(Self::new(false)),
            "count" => Ok(Self::new(true)),
            _ => Err(message!(
                "ultimate-form",
                "write ultimate, or ultimate(count) if the number of boards decides where there is no row"
            )),
        }
    }

    fn name(&self) -> String {
        if self.counts { format!("{}(count)", Self::ID) } else { Self::ID.to_owned() }
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: UltimateCell) -> String {
        named(m)
    }

    fn move_help(&self) -> Message {
        message!(
            "ultimate-help",
            "a cell such as {cell}, in the board to which the last move sends you",
            cell = self.moves().next().map_or_else(|| "e5".to_owned(), named)
        )
    }

    fn read_move(&self, text: &str) -> Result<UltimateCell, Message> {
        if self.outcome.is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let cell = UltimateCell::at_grid(cells::read(text, SIDE, SIDE)?);
        if let Some(owner) = self.at(cell) {
            return Err(message!(
                "cell-taken",
                "{cell} is taken by {side}: choose an empty cell",
                cell = named(cell),
                side = owner.mark()
            ));
        }
        if self.legal() & cell.bit() == 0 { Err(self.why_not(cell)) } else { Ok(cell) }
    }

    /// The middle of a small board first, then its corners; last the moves that leave the opponent a free choice.
    fn appeal(&self, m: UltimateCell) -> i32 {
        let place = match m.place() {
            4 => 2,
            0 | 2 | 6 | 8 => 1,
            _ => 0,
        };
        if self.closed >> m.place() & 1 == 0 { place } else { place - 4 }
    }

    fn centre_distance(&self, m: UltimateCell) -> Option<u32> {
        let (column, row) = (m.on_grid() % SIDE, m.on_grid() / SIDE);
        Some((column.abs_diff(4) + row.abs_diff(4)) as u32)
    }

    fn row_length(&self) -> Option<usize> {
        None
    }

    fn cell(&self, m: UltimateCell) -> Option<usize> {
        Some(m.on_grid())
    }

    fn write_position(&self) -> String {
        self.write_text()
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        self.read_text(text, to_move, strict)
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { to_move: starter, ..*self })
    }

    fn draw(&self, _: Labels) -> String {
        self.draw_text()
    }

    /// A small board that is won is an area of its winner.
    fn grid(&self) -> Option<Grid> {
        let winner = |cell: UltimateCell| {
            Player::BOTH.into_iter().find(|&player| self.won(player) >> cell.board() & 1 != 0)
        };
        let sign = |cell| winner(cell).map_or(Sign::Plain, Sign::Inside);
        Some(Grid {
            width: SIDE,
            height: SIDE,
            cells: Self::all().map(|cell| self.at(cell)).collect(),
            signs: Self::all().map(sign).collect(),
        })
    }

    fn tally(&self, side: Player) -> Option<Message> {
        Some(message!("tally-boards", "boards: {count}", count = self.won(side).count_ones() as usize))
    }

    fn obligation(&self) -> Option<Message> {
        let board = self.sent().filter(|_| self.outcome.is_none())?;
        Some(message!(
            "ultimate-due",
            "play in board {board}, between {first} and {last}",
            board = board + 1,
            first = named(UltimateCell((9 * board) as u8)),
            last = named(UltimateCell((9 * board + 8) as u8))
        ))
    }

    fn default_depth(&self) -> u16 {
        let free = 81 - (self.stones[0] | self.stones[1]).count_ones() as u16;
        free.min(7)
    }

    fn winning_line(&self) -> Option<String> {
        let places = self.winning_cells();
        (!places.is_empty()).then(|| cells::write_all(&places, SIDE, SIDE))
    }

    /// The row in each of the three boards that are in a row; none where the number of boards decided.
    fn winning_cells(&self) -> Vec<usize> {
        let Some(Outcome::Win(winner)) = self.outcome else { return Vec::new() };
        let row_of = |set: u16| LINES.into_iter().find(|line| set & line == *line);
        let places = |set: u16| (0..9_usize).filter(move |place| set >> place & 1 != 0);
        let boards = row_of(self.won(winner)).unwrap_or(0);
        let row = |board: usize| {
            let row = row_of(self.on_board(winner, board)).unwrap_or(0);
            places(row).map(move |place| UltimateCell((9 * board + place) as u8).on_grid())
        };
        places(boards).flat_map(row).collect()
    }

    fn forbidden(&self) -> Vec<(usize, Message)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let legal = self.legal();
        let is_barred = |cell: &UltimateCell| self.at(*cell).is_none() && legal & cell.bit() == 0;
        Self::all().filter(is_barred).map(|cell| (cell.on_grid(), self.why_not(cell))).collect()
    }
}
