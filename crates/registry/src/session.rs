//! A game in progress whose type the front end need not know.
//!
//! [`Session`] is made of small traits, one for each use of a game: what can be [seen](Board) of a position, how the game is
//! [played](MakeMoves), how it is [searched](Search) and [analysed](Analyse).

use std::any::Any;

use plyground_core::{BoardNames, Grid, Labels, Limits, Look, Message, Outcome, PieceColour, Player};
use plyground_search::observers::Recording;

use crate::analyst::{Analyst, AnalystOptions, Worth};
use crate::exact::{Exact, Solving, Unsolved};
use crate::position_view::PositionView;
use crate::sampling::{RecordedPlayout, Samples, Sampling};
use crate::{
    Algorithm, Answer, CellThreat, EngineMove, Judgement, NamedEvaluator, NamedOpening, OwnEvaluator,
    SearchTask,
};

/// A game that can be set up, played and searched. Errors are sentences for the person who asked, in English
/// unless a front end says them in another language.
pub trait Session: Board + MakeMoves + Search + Analyse + Send {
    /// For a downcast to the type of the game.
    fn as_any(&self) -> &dyn Any;
    /// The same game with nothing played.
    fn fresh(&self) -> Box<dyn Session>;
    /// The same game as it stands, with its history.
    fn copy(&self) -> Box<dyn Session>;
    /// The same game as it stands after these moves, which are its history; the moves so far are forgotten.
    fn after(&self, moves: &[&str]) -> Result<Box<dyn Session>, Message>;
}

impl Clone for Box<dyn Session> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// What can be seen of a position.
pub trait Board {
    /// The position itself, by its own type or for an evaluator that suits every game.
    fn view(&self) -> &dyn PositionView;
    /// The name with its parameters.
    fn game(&self) -> String;
    /// The name of the family, without parameters.
    fn family(&self) -> &'static str;
    /// Whether it is an explicit tree, given as text.
    fn is_written(&self) -> bool;
    /// The name of a side in sentences: X or O, and MAX or MIN in a written tree.
    fn side_name(&self, player: Player) -> &'static str;
    /// The side whose turn it is.
    fn to_move(&self) -> Player;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// The position as one line.
    fn position(&self) -> String;
    /// The board for people.
    fn draw(&self, labels: Labels) -> String;
    /// The board for a picture, where the game is played on one of cells.
    fn grid(&self) -> Option<Grid>;
    /// Whether a position is nothing but the stones that were placed, in any order and on any side of the board.
    fn places_stones(&self) -> bool;
    /// How that board is drawn.
    fn look(&self) -> Look;
    /// The names of its cells.
    fn names(&self) -> BoardNames;
    /// The colours of X and O, where players call the sides by them.
    fn colours(&self) -> Option<[PieceColour; 2]>;
    /// What a side has so far, where players count it.
    fn tally(&self, side: Player) -> Option<Message>;
    /// What the rules demand of the next move, such as a capture.
    fn obligation(&self) -> Option<Message>;
    /// The line that decided the game.
    fn winning_line(&self) -> Option<String>;
    /// The cells that decided the game, counted from 0 along the rows from the top left; empty where no cells did.
    fn winning_cells(&self) -> Vec<usize>;
    /// Empty cells where the side to move may not play, counted in the same way, and why.
    fn forbidden(&self) -> Vec<(usize, Message)>;
    /// The number of marks in a row that win; `None` in a game that is won otherwise.
    fn row_length(&self) -> Option<usize>;
    /// A notice for players before the game, besides its rules: that neither side can win it.
    fn notice(&self) -> Option<Message>;
    /// How moves are typed, in a line for people.
    fn move_help(&self) -> Message;
    /// Every legal move, in the game's order.
    fn legal_moves(&self) -> Vec<String>;
    /// The cells of the legal moves, in the same order; `None` for a move that is no cell.
    fn legal_cells(&self) -> Vec<Option<usize>>;
    /// The cells that a person points at for each of the legal moves, in the same order.
    fn legal_paths(&self) -> Vec<Vec<usize>>;
    /// The cells each of which alone denotes a move when a person points at it, in the same order.
    fn legal_areas(&self) -> Vec<Vec<usize>>;
    /// The numbers that may be typed for the legal moves, in the same order; empty where the game has none.
    fn move_numbers(&self) -> Vec<usize>;
    /// The [indices](plyground_core::Indexed) of the legal moves, in the same order, and a bound of all indices; `None`
    /// where the game has none. Two moves may share one.
    fn legal_indices(&self) -> Option<(usize, Vec<usize>)>;
    /// The worth of the end of the game for the side that would be to move; `None` while it goes on. In a written tree
    /// that is the number at the leaf.
    fn final_worth(&self) -> Option<Worth>;
    /// The effects of a legal move, in words that follow the move: that it wins at once, stops the other side, makes
    /// two threats. Empty where there are none, and where the move is not legal.
    fn remarks(&self, text: &str) -> Vec<Message>;
    /// What stones of either side on the free cells would make, in players' terms; `None` in a game that does not name
    /// them.
    fn threats(&self) -> Option<Vec<CellThreat>>;
    /// The name of the opening with which the game began; `None` where it has none.
    fn opening(&self) -> Option<NamedOpening>;
    /// Reasons for a legal move without such effects, in words that follow the move: the lines that it lies on, the
    /// middle of the board. Empty where the game is not one of rows, and where the move is not legal.
    fn merits(&self, text: &str) -> Vec<Message>;
}

/// How a position is set up and the game is played.
pub trait MakeMoves {
    /// Sets up a position, forgetting the moves so far. `strict` refuses unreachable positions.
    fn set_position(&mut self, text: &str, to_move: Option<Player>, strict: bool) -> Result<(), Message>;
    /// The name of the game on whose board a position text is drawn, where that is another size of this one.
    fn fitting(&self, position: &str) -> Option<String>;
    /// Lets the other side begin.
    fn set_starter(&mut self, starter: Player) -> Result<(), Message>;
    /// Plays a move and returns it in the game's own notation.
    fn play(&mut self, text: &str) -> Result<String, Message>;
    /// Takes back the last move; false if there is none.
    fn undo(&mut self) -> bool;
    /// The moves played since the position was set up.
    fn history(&self) -> &[String];
}

/// How a position is searched and counted.
pub trait Search {
    /// The searches of the textbook that suit the game.
    fn algorithms(&self) -> Vec<Algorithm>;
    /// All searches that suit the game, those of the textbook first.
    fn searches(&self) -> Vec<Algorithm>;
    /// The evaluators that it offers.
    fn evaluators(&self) -> Vec<&'static str>;
    /// The evaluator of this name, or a message that suggests the nearest one.
    fn evaluator(&self, name: &str) -> Result<NamedEvaluator, Message>;
    /// What formulas can count in its positions: the name and one line.
    fn features(&self) -> Vec<(&'static str, &'static str)>;
    /// Where the evaluator of this name comes from, if it was added.
    fn own_evaluator(&self, name: &str) -> Option<OwnEvaluator>;
    /// Adds an evaluator that a user brings, under its own name; copies of the session have it too.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use plyground_registry::{Algorithm, FunctionEvaluator, OwnEvaluator, Score, SearchTask, open};
    ///
    /// let mut session = open("tic-tac-toe").unwrap();
    /// let moves = FunctionEvaluator::new("moves", |position| Score::new(position.move_texts().len() as i32));
    /// let evaluator = session.add_evaluator(&OwnEvaluator::Function(Arc::new(moves))).unwrap();
    /// let task = SearchTask { evaluator: Some(evaluator), depth: Some(2), ..SearchTask::new(Algorithm::Minimax) };
    /// assert_eq!(session.copy().search(&task).unwrap().report.value, Some(Score::new(7)));
    /// ```
    fn add_evaluator(&mut self, source: &OwnEvaluator) -> Result<NamedEvaluator, Message>;
    /// The default evaluator.
    fn default_evaluator(&self) -> NamedEvaluator;
    /// The default depth of a search.
    fn default_depth(&self) -> u16;
    /// Searches the position.
    fn search(&self, task: &SearchTask<'_>) -> Result<Answer, Message>;
    /// Plays random games and reports their statistics: Monte Carlo tree search.
    fn sample(&self, sampling: &Sampling<'_>) -> Result<Samples, Message>;
    /// The same on one thread, with a record of up to `most` playouts: how the tree of the search grows.
    fn record_playouts(
        &self,
        sampling: &Sampling<'_>,
        most: usize,
    ) -> Result<Vec<RecordedPlayout<String>>, Message>;
    /// The requested evaluator's value of the position itself, and its terms.
    fn judge(&self, task: &SearchTask<'_>) -> Result<Judgement, Message>;
    /// Searches and records how the answer was found, in up to `most` events; where there were more, whole subtrees far
    /// from the root are left out. The search is one of fixed depth.
    fn record(&self, task: &SearchTask<'_>, most: usize) -> Result<(Answer, Recording<String>), Message>;
    /// Deepens iteratively by alpha-beta with a transposition table, up to the depth of the task, and records every
    /// iteration in up to `most` events. The table stays from one iteration to the next; moves are in the game's order, the
    /// table's move first.
    fn record_iterations(
        &self,
        task: &SearchTask<'_>,
        most: usize,
    ) -> Result<Vec<(Answer, Recording<String>)>, Message>;
    /// The number of nodes of the smallest tree that proves the requested value, independent of the search and the
    /// order of moves; `None` if more than `most` nodes would have to be searched.
    fn minimal_tree(&self, task: &SearchTask<'_>, most: u64) -> Result<Option<u64>, Message>;
    /// The number of ways to play `depth` moves.
    fn perft(&self, depth: u16) -> u64;
    /// The same for each move.
    fn divide(&self, depth: u16) -> Vec<(String, u64)>;
    /// The number of positions that minimax enters from here to `depth`, this one included; `None` where there are more
    /// than `most`.
    fn positions(&self, depth: u16, most: u64) -> Option<u64>;
}

/// Play by levels, analysis and proof.
pub trait Analyse {
    /// Whether an engine plays the levels of this game, under any name it was opened by.
    fn has_engine(&self) -> bool;
    /// The move of the engine that plays this game at a level, from 1: a function of the position, the last moves and the
    /// seed. None where no engine plays the game by these rules; a search plays it then.
    fn level_move(&self, level: u8, seed: u64, limits: Limits<'_>) -> Option<EngineMove<String>>;
    /// Whether the game can begin by swap2: one player places three stones, the other chooses a side.
    fn has_swap2(&self) -> bool;
    /// The three moves with which the engine begins by swap2: a function of the seed. None where the game has no swap2 or
    /// has begun.
    fn swap2_opening(&self, seed: u64, limits: Limits<'_>) -> Option<Vec<String>>;
    /// Whether the engine would rather have the side that is not to move; none where no engine plays the game, and where the
    /// limits are too tight.
    fn swaps_sides(&self, limits: Limits<'_>) -> Option<bool>;
    /// An analyst of this position: the engine that plays the game, or else the textbook's search. In a finished game it is done at once. Deep searches take a deep stack: give a thread for
    /// them 16 MiB.
    fn analyst(&self, options: AnalystOptions) -> Box<dyn Analyst>;
    /// The proven value of the position, or why it was not found; in a finished game, the result.
    fn solve(&self, solving: &mut Solving<'_>) -> Result<Result<Exact, Unsolved>, Message>;
}
