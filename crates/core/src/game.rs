//! The human half of a game: names, notation, boards as text.

use crate::{Evaluator, Grid, Look, Message, Player, Position, message};

/// How the free cells of a drawn board are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// Not at all.
    None,
    /// With the number that a player may type instead of coordinates.
    Numbers,
}

/// What a person may set about an evaluator.
#[derive(Clone, Copy, Default, Debug)]
pub struct Settings<'a> {
    /// The text of a weights file (TOML).
    pub weights: Option<&'a str>,
    /// Mistakes to be reproduced, by name; an evaluator looks for those that it knows.
    pub mutations: &'a [&'a str],
}

/// An evaluator whose type is known only at run time, or what is wrong with the board or the settings.
pub type BuiltEvaluator<G> = Result<Box<dyn Evaluator<G>>, Message>;

/// An evaluator that a game offers by name.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each named")]
pub struct EvaluatorEntry<G: ?Sized> {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// Builds it for the board at hand.
    pub build: fn(&G, &Settings<'_>) -> BuiltEvaluator<G>,
    /// Whether a win is worth the same at any distance, so that a player may want to be told to hurry.
    pub has_flat_wins: bool,
    /// Whether any win is worth more to it than any draw, and any draw more than any loss, so that the value of a game that
    /// was searched to all its ends says who wins.
    pub orders_outcomes: bool,
    /// Whether a weights file can be given.
    pub takes_weights: bool,
    /// Whether all images of a position are worth the same to it.
    pub is_symmetric: bool,
}

impl<G: ?Sized> EvaluatorEntry<G> {
    /// An evaluator without weights that has its own idea of near and far wins.
    pub const fn new(
        id: &'static str,
        summary: &'static str,
        build: fn(&G, &Settings<'_>) -> BuiltEvaluator<G>,
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

    /// The same, and a win is worth the same at any distance.
    pub const fn with_flat_wins(self) -> Self {
        Self { has_flat_wins: true, ..self }
    }

    /// The same, and any win is worth more than any draw, any draw more than any loss.
    pub const fn with_ordered_outcomes(self) -> Self {
        Self { orders_outcomes: true, ..self }
    }

    /// The same, and all images of a position are worth the same.
    pub const fn with_symmetry(self) -> Self {
        Self { is_symmetric: true, ..self }
    }

    /// The same, and a weights file can be given.
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

/// What the keys of a game's positions tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// What their texts tell apart.
    Positions,
    /// More: positions that were there before matter too, as where a repetition is a draw, and the text does not tell them.
    Histories,
    /// Less: only what may still happen, and the score. Whose a box is, for instance, matters to nobody any more.
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

/// A game that people can name, set up, read and type moves for.
///
/// Only the first three items are required; the rest have defaults that a small game can live with.
/// Errors are sentences for the person who typed: they say what is wrong and what to do. A plain sentence will do, with
/// `.into()`; one made by [`message!`](crate::message!) can be said in other languages.
pub trait Game: Position<Move: Send + Sync> + Send + Sync + 'static {
    /// The name typed on a command line; parameters follow in parentheses.
    const ID: &'static str;
    /// One line for a list.
    const SUMMARY: &'static str;
    /// Names for particular parameters: the name, the parameters, one line.
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// Whether the game is nothing but a tree that somebody wrote down. Its sides are then MAX and MIN, and its moves are
    /// called branches.
    const IS_WRITTEN: bool = false;

    /// How its board is drawn.
    const LOOK: Look = Look::CELLS;

    /// The numbers that a form asks for, in the order of the parameters; empty where a form offers the game by its names
    /// only.
    const DIMENSIONS: &'static [Dimension] = &[];

    /// What the keys of positions tell apart, where the game has keys.
    const KEYS: Keys = Keys::Positions;

    /// The evaluator that gives a finished game the score by which it is played for more than a win, such as the discs of
    /// Othello, wherever a search began; `None` where only winning counts.
    const SCORED_BY: Option<&'static str> = None;

    /// Parameters to try the game with: the conformance tests play these.
    const SAMPLES: &'static [&'static str] = &[""];

    /// The opening position for the parameters between the parentheses, which may be none.
    fn start(parameters: &str) -> Result<Self, Message>;

    /// The name with the parameters that lead here, such as `mnk(5,5,4)`.
    fn name(&self) -> String {
        Self::ID.to_owned()
    }

    /// What a side is called in sentences.
    fn side_name(player: Player) -> &'static str {
        if Self::IS_WRITTEN { player.textbook_name() } else { player.board_name() }
    }

    /// Evaluators made for this game.
    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        &[]
    }

    /// The evaluator that suits this board when nobody names one; `None` for the first on offer.
    fn default_evaluator(&self) -> Option<&'static str> {
        None
    }

    /// Writes a move, in one word: lists of moves are separated by blanks.
    fn write_move(&self, m: Self::Move) -> String {
        format!("{m:?}").replace(char::is_whitespace, "")
    }

    /// How moves are typed, in a line for people.
    fn move_help(&self) -> Message {
        let moves: Vec<String> = self.moves().take(12).map(|m| self.write_move(m)).collect();
        message!("move-help-one-of", "one of {moves}", moves = moves.join(" "))
    }

    /// Which of two moves of the same value looks better to people: the one with the larger number.
    fn appeal(&self, _m: Self::Move) -> i32 {
        0
    }

    /// How far a move is from the middle of the board, in any unit; `None` where there is no middle.
    fn centre_distance(&self, _m: Self::Move) -> Option<u32> {
        None
    }

    /// How many stones in a row win, in a game that is won so; `None` in any other.
    fn row_length(&self) -> Option<usize> {
        None
    }

    /// What somebody should know before they play this game, besides its rules.
    fn notice(&self) -> Option<Message> {
        None
    }

    /// Reads a move and checks that it is legal here.
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

    /// The place of a move on a board of cells, counted from 0 along the rows from the top left.
    fn cell(&self, _m: Self::Move) -> Option<usize> {
        None
    }

    /// The cells that a person points at, one after the other, to make a move: for most games the one where it is played.
    fn path(&self, m: Self::Move) -> Vec<usize> {
        self.cell(m).into_iter().collect()
    }

    /// The cells each of which means this move when a person points at it and at no other: its [`path`](Self::path) where that
    /// is one cell, and where stones fall, any cell of the column.
    fn area(&self, m: Self::Move) -> Vec<usize> {
        let path = self.path(m);
        if path.len() == 1 { path } else { Vec::new() }
    }

    /// The number that a player may type for a move, as a board drawn with [`Labels::Numbers`] shows it.
    fn number(&self, _m: Self::Move) -> Option<usize> {
        None
    }

    /// The position as one line of text that [`read_position`](Self::read_position) understands.
    fn write_position(&self) -> String;

    /// Sets up a position. `strict` refuses one that no play can reach.
    fn read_position(&self, _text: &str, _to_move: Option<Player>, _strict: bool) -> Result<Self, Message> {
        Err(message!(
            "position-not-from-text",
            "positions of {game} cannot be set up from text: give the moves instead",
            game = Self::ID
        ))
    }

    /// The name of the game on whose board a position text is drawn, where that is another size of this one.
    fn fitting(&self, _position: &str) -> Option<String> {
        None
    }

    /// The opening position with the other side to begin, where the rules allow either.
    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        if starter == self.to_move() {
            Ok(self.clone())
        } else {
            let side = Self::side_name(self.to_move());
            Err(message!("starter-fixed", "in {game} {side} always begins", game = Self::ID, side = side))
        }
    }

    /// The board for people, several lines.
    fn draw(&self, _labels: Labels) -> String {
        self.write_position()
    }

    /// The board for a picture, where the game is played on one of cells.
    fn grid(&self) -> Option<Grid> {
        None
    }

    /// How deep a search looks when nobody says: as deep as answers at once.
    fn default_depth(&self) -> u16 {
        4
    }

    /// The cells or stones that decided the game, as text.
    fn winning_line(&self) -> Option<String> {
        None
    }

    /// The cells that decided the game, counted as in [`cell`](Self::cell); none where no cells did.
    fn winning_cells(&self) -> Vec<usize> {
        Vec::new()
    }

    /// Empty cells where the side to move may not play, counted as in [`cell`](Self::cell), and why.
    fn forbidden(&self) -> Vec<(usize, Message)> {
        Vec::new()
    }

    /// This position under a mistake in the rules that the game knows by that name.
    fn with_mutation(&self, _mutation: &str) -> Option<Self> {
        None
    }

    /// This finished position as if nobody had noticed the end yet, for programs that move without looking.
    fn reopened(&self) -> Option<Self> {
        None
    }
}
