//! The games by name.

use std::fmt::Write;

use plyground_core::{
    BoardDesign, BoardLabels, EvaluatorEntry, Feature, Game, Grid, Keys, Labels, Look, Message, PieceColour,
    Player, Position, Sign, message,
};

use super::board::{bit_at, number_of, place_of};
use super::features::features;
use super::{Draughts, Material, Move, Variant};
use crate::rows::column_letter;

impl<V: Variant> Draughts<V> {
    /// The only evaluator.
    const EVALUATORS: &'static [EvaluatorEntry<Self>] = &[EvaluatorEntry::new(
        "material",
        "100 a man, more a king, and a little for where the pieces stand (draughts)",
        |_, _| Ok(Box::new(Material)),
    )
    .with_ordered_outcomes()];

    /// The place of a square along the rows from the top left, light squares counted.
    fn place(bit: u8) -> usize {
        let (column, row) = place_of::<V>(bit);
        (row * V::BOARD.side() + column) as usize
    }

    fn owner(&self, bit: u8) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.state.pieces[player.index()] >> bit & 1 == 1)
    }

    fn is_king(&self, bit: u8) -> bool {
        self.state.kings >> bit & 1 == 1
    }

    /// What a drawn board shows on a square: men small, kings large.
    fn mark(&self, bit: u8, labels: Labels) -> String {
        match self.owner(bit).map(Player::mark) {
            Some(mark) if self.is_king(bit) => mark.to_string(),
            Some(mark) => mark.to_ascii_lowercase().to_string(),
            None if labels == Labels::Numbers && !V::IS_ALGEBRAIC => number_of::<V>(bit).to_string(),
            None => ".".to_owned(),
        }
    }
}

impl<V: Variant> Game for Draughts<V> {
    const ID: &'static str = "draughts";
    const KEYS: Keys = Keys::Histories;
    const SUMMARY: &'static str =
        "draughts(RULES): draughts by the rules english, russian or international; captures are compulsory";
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = V::NAMES;
    /// Squares are numbered, or named as on a chess board.
    const LOOK: Look = Look {
        style: BoardDesign::Squares,
        labels: if V::IS_ALGEBRAIC { BoardLabels::Coordinates } else { BoardLabels::CellNames },
        ..Look::CELLS
    };
    const SYNONYMS: &'static [(&'static str, &'static str)] = V::SYNONYMS;
    const SAMPLES: &'static [&'static str] = &[];

    fn start(parameters: &str) -> Result<Self, Message> {
        let wanted = parameters.trim().to_lowercase();
        let known = V::NAMES.iter().find(|(_, parameter, _)| *parameter == wanted);
        let (name, ..) = known.ok_or_else(|| {
            message!(
                "draughts-rules",
                "write draughts(english), draughts(russian) or draughts(international)"
            )
        })?;
        Ok(Self { name, ..Self::new() })
    }

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        Self::EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        features()
    }

    fn write_move(&self, m: Move) -> String {
        self.written(m)
    }

    fn move_help(&self) -> Message {
        message!(
            "draughts-move-help",
            "the squares from and to, and those between where that is not clear: one of {moves}",
            moves = self.first_moves()
        )
    }

    fn read_move(&self, text: &str) -> Result<Move, Message> {
        self.read(text)
    }

    /// Moves to squares near the middle first.
    fn appeal(&self, m: Move) -> i32 {
        -(self.centre_distance(m).unwrap_or_default() as i32)
    }

    fn centre_distance(&self, m: Move) -> Option<u32> {
        let (column, row) = place_of::<V>(m.to);
        let from_middle = |place: u32| (2 * place).abs_diff(V::BOARD.side() - 1);
        Some(from_middle(column).max(from_middle(row)))
    }

    /// The square where it ends.
    fn cell(&self, m: Move) -> Option<usize> {
        Some(Self::place(m.to))
    }

    fn path(&self, m: Move) -> Vec<usize> {
        self.squares_of(m).into_iter().map(Self::place).collect()
    }

    fn write_position(&self) -> String {
        self.write_fen()
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        self.read_fen(text, to_move, strict)
    }

    /// Rows are labelled by the numbers of their first and last squares, or as a chess board where squares are named so.
    fn draw(&self, labels: Labels) -> String {
        let side = V::BOARD.side();
        let width = if V::IS_ALGEBRAIC || labels == Labels::None { 1 } else { 2 };
        let mut board = String::new();
        for row in 0..side {
            let numbers = (0..side).filter_map(|column| bit_at::<V>(column, row)).map(number_of::<V>);
            let (first, last) = (numbers.clone().min(), numbers.max());
            let label = if V::IS_ALGEBRAIC { Some(side - row) } else { first };
            let _ = write!(board, "{:>3} |", label.unwrap_or_default());
            let mut cells = String::new();
            for column in 0..side {
                let text = bit_at::<V>(column, row).map_or_else(String::new, |bit| self.mark(bit, labels));
                let _ = write!(cells, " {text:>width$}");
            }
            if !V::IS_ALGEBRAIC {
                let _ = write!(cells, " | {}", last.unwrap_or_default());
            }
            let _ = writeln!(board, "{}", cells.trim_end());
        }
        if V::IS_ALGEBRAIC {
            let letters: String =
                (0..side as usize).flat_map(|column| [' ', column_letter(column)]).collect();
            let _ = write!(board, "    +{}\n     {letters}\n", "-".repeat(2 * side as usize));
        }
        board
    }

    /// Without the light squares.
    fn grid(&self) -> Option<Grid> {
        let side = V::BOARD.side();
        let places = || (0..side).flat_map(|row| (0..side).map(move |column| bit_at::<V>(column, row)));
        let sign = |bit: u8| if self.is_king(bit) { Sign::King } else { Sign::Plain };
        Some(Grid {
            width: side as usize,
            height: side as usize,
            cells: places().map(|bit| bit.and_then(|bit| self.owner(bit))).collect(),
            signs: places().map(|bit| bit.map_or(Sign::Outside, sign)).collect(),
        })
    }

    fn cell_name(&self, cell: usize) -> Option<String> {
        let side = V::BOARD.side();
        let bit = bit_at::<V>(cell as u32 % side, cell as u32 / side)?;
        (!V::IS_ALGEBRAIC).then(|| number_of::<V>(bit).to_string())
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        Some(V::COLOURS.map(|letter| if letter == 'B' { PieceColour::Black } else { PieceColour::White }))
    }

    fn tally(&self, side: Player) -> Option<Message> {
        let pieces = self.state.pieces[side.index()].count_ones();
        Some(message!("tally-pieces", "pieces: {count}", count = pieces as usize))
    }

    fn obligation(&self) -> Option<Message> {
        let must_capture = self.outcome().is_none() && self.moves().next().is_some_and(Move::is_capture);
        must_capture.then(|| message!("draughts-capture-due", "a capture is compulsory"))
    }

    fn default_depth(&self) -> u16 {
        8
    }
}
