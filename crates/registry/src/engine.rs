//! Games that have an engine of their own: five in a row.
//!
//! The engine keeps a board of its own, so a position is copied to it stone by stone. That is done once a move, when a
//! level has to move; searches that people inspect are the textbook's.

use plyground_core::{Game, Limits, Message, Position, Score};
use plyground_games::Mnk;
use plyground_games::mnk::{MnkCell, Rules, Stones};
use plyground_gomoku as gomoku;

use crate::analyst::{AnalystOptions, GomokuAnalyst};
use crate::five::Five;
use crate::remarks::remarks_on_five;

/// The functions of an engine for a game, in a position that was reached by these moves; they return nothing where the
/// rules of the game are not the engine's.
#[derive(Clone)]
pub(crate) struct Engine<G: Game> {
    /// Whether it plays by the rules of this position.
    pub(crate) knows: fn(&G) -> bool,
    /// The move of a level's player, from a seed.
    pub(crate) play: PlayFn<G>,
    /// An analyst of the position that reports a number of lines.
    pub(crate) analyst: AnalystFn<G>,
    /// The effects of a legal move.
    pub(crate) remarks: RemarksFn<G>,
    /// The line of a win by threats that holds against every legal reply.
    pub(crate) forced_win: ForcedWinFn<G>,
}

type PlayFn<G> =
    fn(&G, &[<G as Position>::Move], u8, u64, Limits<'_>) -> Option<EngineMove<<G as Position>::Move>>;

type RemarksFn<G> = fn(&G, &[<G as Position>::Move], <G as Position>::Move) -> Option<Vec<Message>>;
type AnalystFn<G> = fn(&G, &[<G as Position>::Move], AnalystOptions) -> Option<GomokuAnalyst>;
type ForcedWinFn<G> = fn(&G, &[<G as Position>::Move], Limits<'_>) -> Option<Vec<<G as Position>::Move>>;

/// A move, and the player's evaluation of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineMove<M> {
    /// The move.
    pub best: M,
    /// The player's value of the position.
    pub value: Score,
    /// The depth of the search.
    pub depth: u16,
    /// Positions entered.
    pub nodes: u64,
}

/// There is no engine for the game.
pub struct NoEngine;
/// The gomoku engine plays it.
pub struct Gomoku;

/// The engine that plays the levels of a game.
pub trait OfferEngine<G: Game> {
    #[doc(hidden)]
    fn engine() -> Offered<G>;
}

/// An engine; its contents are private.
pub struct Offered<G: Game>(pub(crate) Option<Engine<G>>);

impl<G: Game> OfferEngine<G> for NoEngine {
    fn engine() -> Offered<G> {
        Offered(None)
    }
}

impl<G: FiveInARow> OfferEngine<G> for Gomoku {
    fn engine() -> Offered<G> {
        Offered(Some(Engine { knows, play, analyst, remarks, forced_win }))
    }
}

/// A game that the gomoku engine knows under some of its rules.
pub trait FiveInARow: Game {
    #[doc(hidden)]
    fn engine_board(&self, moves: &[Self::Move]) -> Option<gomoku::Board>;
    #[doc(hidden)]
    fn engine_move(&self, cell: gomoku::Cell) -> Self::Move;
    #[doc(hidden)]
    fn engine_cell(&self, m: Self::Move) -> gomoku::Cell;
}

impl<S: Stones> FiveInARow for Mnk<S>
where
    Self: Game<Move = MnkCell>,
{
    /// The position on the engine's board, the moves last and in their order; none where the engine has other rules or the
    /// game is over.
    fn engine_board(&self, moves: &[MnkCell]) -> Option<gomoku::Board> {
        let shape = self.shape();
        let Rules { exact, misere } = shape.rules();
        if shape.k() != 5 || misere || !shape.notices_ends() || self.outcome().is_some() {
            return None;
        }
        let rule = if exact { gomoku::Rule::Standard } else { gomoku::Rule::Freestyle };
        let mut board = gomoku::Board::new(shape.width(), shape.height(), rule)?;
        let stone = |cell| Some((self.at(cell)?, self.engine_cell(cell)));
        let set_up = (0..shape.cells()).map(MnkCell::new).filter(|cell| !moves.contains(cell));
        let left = board.set_up(&set_up.filter_map(stone).collect::<Vec<_>>());
        for (player, cell) in moves.iter().copied().filter_map(stone) {
            board.put(player, cell);
        }
        board.set_turn(self.to_move());
        left.is_empty().then_some(board)
    }

    fn engine_move(&self, cell: gomoku::Cell) -> MnkCell {
        MnkCell::new(cell.row() * self.shape().width() + cell.column())
    }

    fn engine_cell(&self, m: MnkCell) -> gomoku::Cell {
        let width = self.shape().width();
        gomoku::Cell::new(m.index() % width, m.index() / width)
    }
}

impl FiveInARow for Five {
    fn engine_board(&self, _moves: &[gomoku::Cell]) -> Option<gomoku::Board> {
        self.outcome().is_none().then(|| self.board().clone())
    }

    fn engine_move(&self, cell: gomoku::Cell) -> gomoku::Cell {
        cell
    }

    fn engine_cell(&self, m: gomoku::Cell) -> gomoku::Cell {
        m
    }
}

/// Bytes of a player's transposition table.
const TABLE: usize = 4 << 20;

fn knows<G: FiveInARow>(now: &G) -> bool {
    now.engine_board(&[]).is_some()
}

fn play<G: FiveInARow>(
    now: &G,
    moves: &[G::Move],
    level: u8,
    seed: u64,
    limits: Limits<'_>,
) -> Option<EngineMove<G::Move>> {
    let board = now.engine_board(moves)?;
    let choice =
        gomoku::Level::new(level)?.play(&board, seed, &mut gomoku::TranspositionTable::new(TABLE), limits)?;
    Some(EngineMove {
        best: now.engine_move(choice.cell),
        value: score(choice.value),
        depth: u16::try_from(choice.depth).unwrap_or(u16::MAX),
        nodes: choice.nodes,
    })
}

/// Empty cells up to which the textbook's search soon knows every end, which the engine's selective search never does.
const FEW: usize = 9;

fn analyst<G: FiveInARow>(now: &G, moves: &[G::Move], options: AnalystOptions) -> Option<GomokuAnalyst> {
    let board = now.engine_board(moves)?;
    let free = board.width() * board.height() - board.ply();
    (free > FEW).then(|| GomokuAnalyst::new(board, options))
}

/// Nodes of the search for a win by threats.
const THREATS: u64 = 200_000;
/// Nodes of the same search against one reply. A win is tried against hundreds of them, and most are refuted in a few nodes.
const REPLY: u64 = 20_000;

fn forced_win<G: FiveInARow>(now: &G, moves: &[G::Move], limits: Limits<'_>) -> Option<Vec<G::Move>> {
    let mut board = now.engine_board(moves)?;
    let within =
        |nodes: u64| Limits { nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))), ..limits };
    [gomoku::ThreatSpace::Vcf, gomoku::ThreatSpace::Vct].into_iter().find_map(|threats| {
        let mut solver = gomoku::ThreatSearch::new(threats);
        let gomoku::ThreatResult::Win(line) = solver.solve(&mut board, within(THREATS)) else { return None };
        let trial = gomoku::check_win(&mut board, &mut solver, within(REPLY));
        let holds = matches!(trial, gomoku::WinCheck::Holds(_));
        holds.then(|| line.into_iter().map(|cell| now.engine_move(cell)).collect())
    })
}

fn remarks<G: FiveInARow>(now: &G, moves: &[G::Move], m: G::Move) -> Option<Vec<Message>> {
    Some(remarks_on_five(&now.engine_board(moves)?, now.engine_cell(m)))
}

/// The engine's value in the textbook's scale, where a win is counted down from the greatest score.
fn score(value: gomoku::Value) -> Score {
    match value.mate() {
        Some(plies) if plies > 0 => Score::new(Score::WIN.get() - plies),
        Some(plies) => Score::new(-Score::WIN.get() - plies),
        None => Score::new(value.points()),
    }
}
