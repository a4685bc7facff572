//! Five in a row by rules that no m,n,k game has: renju and caro, on the engine's board.
//!
//! The rules are the engine's, the notation that of the m,n,k games: a [`Mnk`] with the same stones and without wins
//! reads moves and draws boards. The module is part of the registry because only the registry depends on both.

mod game;

pub(crate) use game::why_forbidden;

use std::fmt;
use std::sync::Arc;

use plyground_core::{Alternating, Evaluator, Keyed, Outcome, Player, Position, Score};
use plyground_games::Mnk;
use plyground_games::mnk::{self, Large, MnkShape, Rules, Stones};
use plyground_gomoku::{Board, Cell, CellIter, Forbidden, Rule, Static, Threat};

/// A position of renju or caro.
#[derive(Clone)]
pub(crate) struct Five {
    board: Board,
    outcome: Option<Outcome>,
    /// How cells are written.
    shape: Arc<MnkShape>,
}

impl Five {
    /// The empty board; none where the engine has no board of this size.
    fn new(width: usize, height: usize, rule: Rule) -> Option<Self> {
        let board = Board::new(width, height, rule)?;
        let shape = MnkShape::new(width, height, 5, Rules::default()).without_wins().without_draws();
        let shape = Arc::new(shape);
        Some(Self { board, outcome: None, shape })
    }

    /// The same game with these stones; none where rows win that no single last stone can have completed.
    fn with_stones(&self, stones: &[(Player, Cell)], to_move: Player) -> Option<Self> {
        let (width, height) = (self.board.width(), self.board.height());
        let board = Board::of_stones(width, height, self.board.rule(), stones, to_move)?;
        let mut position = Self { board, outcome: None, shape: Arc::clone(&self.shape) };
        position.outcome = position.result();
        Some(position)
    }

    /// The engine's board.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The result, once there is one. In renju black can be left without a legal move: that is a draw.
    fn result(&mut self) -> Option<Outcome> {
        let board = &mut self.board;
        if board.outcome().is_some() || board.to_move() == Player::Second {
            return board.outcome();
        }
        // Only suspect cells can be forbidden; all free cells are suspect on nearly full boards alone.
        let free = board.width() * board.height() - board.ply();
        let is_stuck = board.count(Player::First, Threat::Suspect) == free && board.moves().len() == 0;
        is_stuck.then_some(Outcome::Draw)
    }

    /// Why the side to move may not play on an empty cell.
    fn forbidden_on(&self, cell: Cell) -> Option<Forbidden> {
        let is_suspect = self.to_move() == Player::First
            && self.outcome.is_none()
            && self.board.threat(Player::First, cell) == Threat::Suspect;
        // Only a trial move shows whether it is forbidden.
        if is_suspect { self.board.clone().forbidden(cell) } else { None }
    }

    /// The same stones as an m,n,k game.
    fn picture(&self) -> Mnk<Large> {
        let mut stones = [Large::default(); 2];
        for cell in self.board.played() {
            let owner = self.board.stone(cell).expect("a cell that was played on has a stone");
            stones[owner.index()].toggle(self.on_picture(cell));
        }
        Mnk::set_up(&self.shape, stones, self.to_move())
    }

    fn on_picture(&self, cell: Cell) -> mnk::MnkCell {
        mnk::MnkCell::new(cell.row() * self.board.width() + cell.column())
    }

    fn on_board(&self, cell: mnk::MnkCell) -> Cell {
        Cell::new(cell.index() % self.board.width(), cell.index() / self.board.width())
    }
}

impl Position for Five {
    type Move = Cell;
    type Undo = ();
    type Moves = CellIter;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn moves(&self) -> CellIter {
        Position::moves(&self.board)
    }

    fn make(&mut self, cell: Cell) {
        self.board.play(cell);
        self.outcome = self.result();
    }

    fn unmake(&mut self, _cell: Cell, (): ()) {
        self.board.undo();
        self.outcome = None;
    }
}

impl Alternating for Five {}

impl Keyed for Five {
    fn key(&self) -> u64 {
        self.board.key()
    }
}

impl fmt::Debug for Five {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use plyground_core::Game;
        write!(f, "{} {} {}", self.name(), self.write_position(), self.to_move().mark())
    }
}

/// The engine's evaluation; an end is counted as everywhere.
struct EngineStatic;

impl Evaluator<Five> for EngineStatic {
    fn evaluate(&self, pos: &Five) -> Score {
        Static.evaluate(&pos.board)
    }
}
