//! What people need of a game: names, notation, boards as text.

use crate::{Evaluator, Feature, Grid, Look, Message, PieceColour, Player, Position, message};

/// How the free cells of a drawn board are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// Not at all.
    None,
    /// With the number that a player may type instead of coordinates.
    Numbers,
}

/// The settings of an evaluator.
#[derive(Clone, Copy, Default, Debug)]
pub struct EvaluatorSettings<'a> {
    /// The name under which the evaluator was asked for.
    pub name: &'a str,
    /// The text of a weights file (TOML).
    pub weights: Option<&'a str>,
    /// Names of the mutations to apply; an evaluator ignores those that it does not have.
    pub mutations: &'a [&'a str],
}

/// An evaluator, or why it cannot be built for this board and these settings.
pub type BuiltEvaluator<G> = Result<Box<dyn Evaluator<G>>, Message>;

/// An evaluator that a game offers by name.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each named")]
pub struct EvaluatorEntry<G: ?Sized> {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// Builds it for the board of a position.
    pub build: fn(&G, &EvaluatorSettings<'_>) -> BuiltEvaluator<G>,
    /// Whether a win has the same value at any distance; a player with this evaluator may delay a win.
    pub has_flat_wins: bool,
    /// Whether every win has a larger value than every draw, and every draw than every loss, so that the value of an exhaustive
    /// search implies the outcome.
    pub orders_outcomes: bool,
    /// Whether a weights file can be given.
    pub takes_weights: bool,
    /// Whether all symmetric images of a position have the same value.
    pub is_symmetric: bool,
}

impl<G: ?Sized> EvaluatorEntry<G> {
    /// An evaluator with none of the optional properties.
    pub const fn new(
        id: &'static str,
        summary: &'static str,
        build: fn(&G, &EvaluatorSettings<'_>) -> BuiltEvaluator<G>,
    ) -> Self {
        Self {
            id,
            summary,
            build,
            has_flat_wins: false,
            orders_outcomes: false,
            takes_weights: false,
            is_symmetric: false,
        }
    }

    /// The same with [`has_flat_wins`](Self::has_flat_wins).
    pub const fn with_flat_wins(self) -> Self {
        Self { has_flat_wins: true, ..self }
    }

    /// The same with [`orders_outcomes`](Self::orders_outcomes).
    pub const fn with_ordered_outcomes(self) -> Self {
        Self { orders_outcomes: true, ..self }
    }

    /// The same with [`is_symmetric`](Self::is_symmetric).
    pub const fn with_symmetry(self) -> Self {
        Self { is_symmetric: true, ..self }
    }

    /// The same with [`takes_weights`](Self::takes_weights).
    pub const fn with_weights(self) -> Self {
        Self { takes_weights: true, ..self }
    }
}

impl<G: ?Sized> Clone for EvaluatorEntry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: ?Sized> Copy for EvaluatorEntry<G> {}

/// Which positions have different keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// Those with different texts.
    Positions,
    /// More: also those with different histories, where a repetition is a draw; the text does not contain the history.
    Histories,
    /// Fewer: only those with different futures or scores. The owner of a single box, for instance, does not matter.
    Futures,
}

/// A number among the parameters of a game, as a form asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dimension {
    /// What it is: `width`, `height` or `in-row`.
    pub id: &'static str,
    /// What a form proposes.
    pub usual: u16,
    /// The largest; the smallest is 1.
    pub most: u16,
}

/// A game with a name and a notation.
///
/// Only `ID`, `SUMMARY`, `start` and `write_position` are required. Errors are sentences for the user, which say what is wrong
/// and what to do; those made by [`message!`](crate::message!) can be translated.
pub trait Game: Position<Move: Send + Sync, Undo: Clone + Send> + Send + Sync + 'static {
    /// The name typed on a command line; parameters follow in parentheses.
    const ID: &'static str;
    /// One line for a list.
    const SUMMARY: &'static str;
    /// Names for particular parameters: the name, the parameters, one line.
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// The parameters used if the name is given without any; empty if the name needs parameters or the game has none.
    const USUAL: &'static str = "";
    /// Names that lists leave out, each with the name under which the game is listed.
    const SYNONYMS: &'static [(&'static str, &'static str)] = &[];

    /// Whether the game is an explicit tree, given as text. Its sides are then called MAX and MIN, and its moves branches.
    const IS_WRITTEN: bool = false;

    /// Whether a move puts a stone on a cell and does nothing else, and turned and mirrored boards are alike: then stones that
    /// were placed in another order, or on another side of the board, make the same position.
    const PLACES_STONES: bool = false;

    /// How its board is drawn.
    const LOOK: Look = Look::CELLS;

    /// The numbers that a form asks for, in the order of the parameters; empty where a form offers the game by its names
    /// only.
    const DIMENSIONS: &'static [Dimension] = &[];

    /// Which positions have different keys, if the game has keys.
    const KEYS: Keys = Keys::Positions;

    /// The evaluator whose value of a finished game is its score, such as the disc difference in Othello; `None` if only
    /// winning counts.
    const SCORED_BY: Option<&'static str> = None;

    /// The parameters for the conformance tests.
    const SAMPLES: &'static [&'static str] = &[""];

    /// The start position for the text between the parentheses, which may be empty.
    fn start(parameters: &str) -> Result<Self, Message>;

    /// The name with its parameters, such as `mnk(5,5,4)`.
    fn name(&self) -> String {
        Self::ID.to_owned()
    }

    /// The name of a side in sentences about boards that are drawn as text.
    fn side_name(player: Player) -> &'static str {
        if Self::IS_WRITTEN { player.textbook_name() } else { player.board_name() }
    }

    /// Evaluators made for this game.
    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        &[]
    }

    /// What formulas can count in a position. In addition, formulas for any game can use the number of moves and the side to
    /// move.
    fn features() -> &'static [Feature<Self>] {
        &[]
    }

    /// The default evaluator for this board; `None` for the first in the list.
    fn default_evaluator(&self) -> Option<&'static str> {
        None
    }

    /// The notation of a move, without spaces: lists of moves are separated by spaces.
    fn write_move(&self, m: Self::Move) -> String {
        format!("{m:?}").replace(char::is_whitespace, "")
    }

    /// One line of help about the notation of moves.
    fn move_help(&self) -> Message {
        let moves: Vec<String> = self.moves().take(12).map(|m| self.write_move(m)).collect();
        message!("move-help-one-of", "one of {moves}", moves = moves.join(" "))
    }

    /// Ranks moves of equal value by how natural they look to people; the largest is preferred.
    fn appeal(&self, _m: Self::Move) -> i32 {
        0
    }

    /// The distance of a move from the centre of the board, in any unit; `None` if there is no centre.
    fn centre_distance(&self, _m: Self::Move) -> Option<u32> {
        None
    }

    /// The number of stones in a row that win; `None` in a game that is won otherwise.
    fn row_length(&self) -> Option<usize> {
        None
    }

    /// A remark for players besides the rules.
    fn notice(&self) -> Option<Message> {
        None
    }

    /// Parses a legal move.
    fn read_move(&self, text: &str) -> Result<Self::Move, Message> {
        let word = text.replace(char::is_whitespace, "");
        let found = self.moves().find(|&m| self.write_move(m).eq_ignore_ascii_case(&word));
        found.ok_or_else(|| {
            let legal: Vec<String> = self.moves().take(12).map(|m| self.write_move(m)).collect();
            let text = text.trim().escape_debug().to_string();
            message!(
                "move-unknown",
                "`{text}` is not a move here: try one of {moves}",
                text = text,
                moves = legal.join(" ")
            )
        })
    }

    /// The index of the cell of a move, from 0 along the rows from the top left.
    fn cell(&self, _m: Self::Move) -> Option<usize> {
        None
    }

    /// The cells to point at in turn to make a move; in most games the cell of the move.
    fn path(&self, m: Self::Move) -> Vec<usize> {
        self.cell(m).into_iter().collect()
    }

    /// The cells of which any one selects this move: its [`path`](Self::path) if that is a single cell; where stones fall, the
    /// whole column.
    fn area(&self, m: Self::Move) -> Vec<usize> {
        let path = self.path(m);
        if path.len() == 1 { path } else { Vec::new() }
    }

    /// The number of a move on a board with [`Labels::Numbers`].
    fn number(&self, _m: Self::Move) -> Option<usize> {
        None
    }

    /// The position as one line of text, for [`read_position`](Self::read_position).
    fn write_position(&self) -> String;

    /// Sets up a position. With `strict` it is an error if no game can reach it.
    fn read_position(&self, _text: &str, _to_move: Option<Player>, _strict: bool) -> Result<Self, Message> {
        Err(message!(
            "position-not-from-text",
            "positions of {game} cannot be set up from text: give the moves instead",
            game = Self::ID
        ))
    }

    /// The name of this game in the size of the board that the text describes, if that is another size.
    fn fitting(&self, _position: &str) -> Option<String> {
        None
    }

    /// The start position with this side to begin, if the rules allow it.
    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        if starter == self.to_move() {
            Ok(self.clone())
        } else {
            let side = Self::side_name(self.to_move());
            Err(message!("starter-fixed", "in {game} {side} always begins", game = Self::ID, side = side))
        }
    }

    /// The board as several lines of text.
    fn draw(&self, _labels: Labels) -> String {
        self.write_position()
    }

    /// The board for pictures, if the game has a board of cells.
    fn grid(&self) -> Option<Grid> {
        None
    }

    /// The name of a cell, as in [`cell`](Self::cell), where cells are not named by the letter of a column and the number of
    /// a row; then [`LOOK`](Self::LOOK) has [`BoardLabels::CellNames`](crate::BoardLabels::CellNames).
    fn cell_name(&self, _cell: usize) -> Option<String> {
        None
    }

    /// The colours of X and O, where players call the sides by them; such a board is drawn with pieces of these colours.
    fn colours(&self) -> Option<[PieceColour; 2]> {
        None
    }

    /// What a side has so far, where players count it: discs, boxes, captured dots, the seeds in its store.
    fn tally(&self, _side: Player) -> Option<Message> {
        None
    }

    /// What the rules demand of the next move beyond the usual, such as a capture; `None` where nothing is demanded.
    fn obligation(&self) -> Option<Message> {
        None
    }

    /// The default search depth: one that takes no noticeable time.
    fn default_depth(&self) -> u16 {
        4
    }

    /// The cells or stones that decided the game, as text.
    fn winning_line(&self) -> Option<String> {
        None
    }

    /// The cells that decided the game, as in [`cell`](Self::cell); empty if none did.
    fn winning_cells(&self) -> Vec<usize> {
        Vec::new()
    }

    /// Empty cells where the side to move may not play, as in [`cell`](Self::cell), with the reason.
    fn forbidden(&self) -> Vec<(usize, Message)> {
        Vec::new()
    }

    /// This position under the rules with a mutation of this name, if the game has it.
    fn with_mutation(&self, _mutation: &str) -> Option<Self> {
        None
    }

    /// This finished position as an unfinished one, to reproduce programs that do not check for the end of the game.
    fn reopened(&self) -> Option<Self> {
        None
    }
}
