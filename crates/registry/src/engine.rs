//! Games that have an engine of their own: five in a row.
//!
//! The engine keeps a board of its own, so a position is copied to it stone by stone. That is done once a move, when a
//! level has to move; searches that people inspect are the textbook's.

use plyground_core::{Game, Limits, Message, Player, Position, Score};
use plyground_games::Mnk;
use plyground_games::mnk::{MnkCell, Rules, Stones};
use plyground_gomoku as gomoku;

use crate::analyst::{AnalystOptions, GomokuAnalyst};
use crate::five::Five;
use crate::remarks::{CellThreat, remarks_on_five, threats_on_five};

/// The functions of an engine for a game, in a position that was reached by these moves; they return nothing where the
/// rules of the game are not the engine's.
#[derive(Clone)]
pub(crate) struct EngineFunctions<G: Game> {
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
    /// What stones of either side on the free cells would make.
    pub(crate) threats: fn(&G, &[<G as Position>::Move]) -> Vec<CellThreat>,
    /// The name of the opening that the game begins with; the position is the one before the moves.
    pub(crate) opening: fn(&G, &[<G as Position>::Move]) -> Option<NamedOpening>,
    /// Whether games from this position can begin by swap2.
    pub(crate) has_swap2: fn(&G) -> bool,
    /// The three stones with which the engine begins by swap2.
    pub(crate) swap2_opening: Swap2OpeningFn<G>,
    /// Whether the engine takes the side that is not to move.
    pub(crate) swaps: fn(&G, &[<G as Position>::Move], Limits<'_>) -> Option<bool>,
}

type PlayFn<G> =
    fn(&G, &[<G as Position>::Move], u8, u64, Limits<'_>) -> Option<EngineMove<<G as Position>::Move>>;

type RemarksFn<G> = fn(&G, &[<G as Position>::Move], <G as Position>::Move) -> Option<Vec<Message>>;
type AnalystFn<G> = fn(&G, &[<G as Position>::Move], AnalystOptions) -> Option<GomokuAnalyst>;
type ForcedWinFn<G> = fn(&G, &[<G as Position>::Move], Limits<'_>) -> Option<Vec<<G as Position>::Move>>;

type Swap2OpeningFn<G> = fn(&G, u64, Limits<'_>) -> Option<Vec<<G as Position>::Move>>;

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

/// The name of an opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedOpening {
    /// Its number in the lists of players, such as `D4`.
    pub code: &'static str,
    /// Its name in Latin letters.
    pub name: &'static str,
    /// What the name means, in English.
    pub english: &'static str,
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
pub struct Offered<G: Game>(pub(crate) Option<EngineFunctions<G>>);

impl<G: Game> OfferEngine<G> for NoEngine {
    fn engine() -> Offered<G> {
        Offered(None)
    }
}

impl<G: FiveInARow> OfferEngine<G> for Gomoku {
    fn engine() -> Offered<G> {
        Offered(Some(EngineFunctions {
            knows,
            play,
            analyst,
            remarks,
            forced_win,
            threats,
            opening,
            has_swap2,
            swap2_opening,
            swaps,
        }))
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

fn threats<G: FiveInARow>(now: &G, moves: &[G::Move]) -> Vec<CellThreat> {
    let cell = |cell| now.cell(now.engine_move(cell));
    now.engine_board(moves).map_or_else(Vec::new, |mut board| threats_on_five(&mut board, &cell))
}

fn opening<G: FiveInARow>(start: &G, moves: &[G::Move]) -> Option<NamedOpening> {
    let board = start.engine_board(&[])?;
    if board.ply() > 0 || board.to_move() != Player::First {
        return None;
    }
    let first: Vec<gomoku::Cell> = moves.iter().take(3).map(|&m| start.engine_cell(m)).collect();
    let found = gomoku::RenjuOpening::of(&first, board.width(), board.height())?;
    Some(NamedOpening { code: found.code, name: found.name, english: found.english })
}

fn has_swap2<G: FiveInARow>(start: &G) -> bool {
    start.engine_board(&[]).is_some_and(|board| board.ply() == 0 && gomoku::has_swap2(&board))
}

/// Nodes for the value of each of the openings, and for that of the position whose side is to be chosen.
const OPENING_NODES: u64 = 20_000;
const CHOICE_NODES: u64 = 400_000;

fn swap2_opening<G: FiveInARow>(start: &G, seed: u64, limits: Limits<'_>) -> Option<Vec<G::Move>> {
    let mut board = start.engine_board(&[]).filter(|board| board.ply() == 0 && gomoku::has_swap2(board))?;
    let mut table = gomoku::TranspositionTable::new(TABLE);
    let mut judge = |board: &gomoku::Board| value(board, &mut table, OPENING_NODES, limits);
    // The openings are near one corner; the seed chooses among the four.
    let (before, turn) = ((seed / 4) as usize, seed % 4);
    let (right, bottom) = (board.width() - 1, board.height() - 1);
    let turned = |cell: gomoku::Cell| {
        let column = if turn & 1 == 0 { cell.column() } else { right - cell.column() };
        let row = if turn & 2 == 0 { cell.row() } else { bottom - cell.row() };
        start.engine_move(gomoku::Cell::new(column, row))
    };
    Some(gomoku::swap2_opening(&mut board, before, &mut judge).map(turned).to_vec())
}

fn swaps<G: FiveInARow>(now: &G, moves: &[G::Move], limits: Limits<'_>) -> Option<bool> {
    let board = now.engine_board(moves)?;
    let mut table = gomoku::TranspositionTable::new(TABLE);
    Some(gomoku::swap2_takes_black(value(&board, &mut table, CHOICE_NODES, limits)?))
}

/// The value of a position in points by a short search.
fn value(
    board: &gomoku::Board,
    table: &mut gomoku::TranspositionTable,
    nodes: u64,
    limits: Limits<'_>,
) -> Option<i32> {
    let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
    let limits = Limits { nodes: Some(nodes), ..limits };
    let options = gomoku::SearchOptions::default();
    let found = gomoku::search(board, table, options, limits, &mut |_| gomoku::Flow::Continue);
    Some(found.iteration?.lines.first()?.value.points())
}

/// The engine's value in the textbook's scale, where a win is counted down from the greatest score.
fn score(value: gomoku::Value) -> Score {
    match value.mate() {
        Some(plies) if plies > 0 => Score::new(Score::WIN.get() - plies),
        Some(plies) => Score::new(-Score::WIN.get() - plies),
        None => Score::new(value.points()),
    }
}
