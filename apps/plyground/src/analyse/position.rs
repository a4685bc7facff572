//! From arguments to a board.

use std::fmt::Write;
use std::path::Path;

use plyground_gomoku::record::{
    Record, Rows, board_of_stones, read_cells, read_list, read_moves, read_psq, read_sgf, write_cell,
};
use plyground_gomoku::{Board, Cell, Rule};
use plyground_i18n::say;
use plyground_registry::{Outcome, Player};

use super::args::PositionArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, output};

/// A position, and the notation of its cells.
#[derive(Clone)]
pub(crate) struct GomokuPosition {
    pub(crate) board: Board,
    pub(crate) rows: Rows,
    /// The game that led to it; for stones without an order, a possible one.
    pub(crate) game: Record,
    /// Whether that is the game that was played.
    pub(crate) is_played: bool,
}

impl GomokuPosition {
    /// The position that was asked for; a finished game is refused.
    pub(crate) fn new(args: &PositionArgs) -> Result<Self, Failure> {
        let rows = args.rows();
        let (width, height) = size(args).unwrap_or((15, 15));
        let (mut board, mut game) = match (&args.file, &args.black, &args.white) {
            (Some(path), ..) => of_game(args, game_in(args, path)?)?,
            (None, None, None) => {
                let moves = args.moves.as_deref().unwrap_or_default();
                let cells = read_moves(moves, width, height, rows)?;
                of_game(args, Record::of_cells(width, height, cells)?)?
            }
            (None, black, white) => {
                let read = |text: &Option<String>| {
                    read_moves(text.as_deref().unwrap_or_default(), width, height, rows)
                };
                let (black, white) = (read(black)?, read(white)?);
                let fits = black.len() == white.len() || black.len() == white.len() + 1;
                if args.to_move.is_none() && !fits {
                    let (black, white) = (black.len(), white.len());
                    return Err(say!(texts(), "analyse-whose-turn", black = black, white = white).into());
                }
                let rule = args.rule.unwrap_or(Rule::Freestyle);
                let board = board_of_stones(width, height, rule, &black, &white)?;
                (board, in_turn(width, height, &black, &white)?)
            }
        };
        if let Some(side) = args.to_move {
            board.set_turn(side.into());
        }
        match board.outcome() {
            None => {
                game.rule = Some(board.rule());
                let is_played = args.black.is_none() && args.white.is_none();
                Ok(Self { board, rows, game, is_played })
            }
            Some(outcome) => Err(over(game.parts().1.len(), outcome)),
        }
    }

    /// Whether its game was played, and leads to it with this side to move.
    pub(crate) fn is_end_of_game(&self) -> bool {
        let end = self.game.board(self.board.rule());
        self.is_played && end.is_ok_and(|end| end.to_move() == self.board.to_move())
    }

    /// Whether the sides alternate in the game, black first, so that its moves alone determine the position.
    pub(crate) fn alternates(&self) -> bool {
        let sides = Player::BOTH.into_iter().cycle();
        let in_turn = self.game.moves.iter().zip(sides).all(|(turn, side)| turn.player == side);
        let next = Player::BOTH[self.game.moves.len() % 2];
        in_turn && next == self.board.to_move() && self.game.board(self.board.rule()).is_ok()
    }

    /// A cell in the notation of the position.
    pub(crate) fn cell(&self, cell: Cell) -> String {
        write_cell(cell, self.board.height(), self.rows)
    }

    /// Cells in the notation of the position.
    pub(crate) fn cells(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// The board with its coordinates: `X` for black, `O` for white.
    pub(crate) fn draw(&self) -> String {
        let board = &self.board;
        let letters: Vec<String> =
            (0..board.width()).map(|column| char::from(b'a' + column as u8).to_string()).collect();
        let mut text = String::new();
        for row in 0..board.height() {
            let number = match self.rows {
                Rows::FromBottom => board.height() - row,
                Rows::FromTop => row + 1,
            };
            let stone = |column| match board.stone(Cell::new(column, row)) {
                Some(Player::First) => "X",
                Some(Player::Second) => "O",
                None => ".",
            };
            let stones: Vec<&str> = (0..board.width()).map(stone).collect();
            let _ = writeln!(text, "{number:>2} {}", stones.join(" "));
        }
        let _ = writeln!(text, "   {}", letters.join(" "));
        text
    }
}

/// `black` or `white`, for programs.
pub(crate) fn side_id(player: Player) -> &'static str {
    match player {
        Player::First => "black",
        Player::Second => "white",
    }
}

fn size(args: &PositionArgs) -> Option<(usize, usize)> {
    let both = args.width.zip(args.height).or(args.size.map(|size| (size, size)))?;
    Some((both.0.into(), both.1.into()))
}

/// The game in a file, by its content: SGF, PSQ, or a list of moves.
fn game_in(args: &PositionArgs, path: &Path) -> Result<Record, Failure> {
    let file = path.display().to_string();
    let text = files::read_leniently(path)?;
    if text.trim().is_empty() {
        return Err(say!(texts(), "analyse-empty-file", file = file).into());
    }
    let wrong =
        |why: &_| Failure::Usage(say!(texts(), "match-file-wrong", file = &file, why = texts().tell(why)));
    let record = if text.trim_start().starts_with("Piskvorky") {
        read_psq(&text).map_err(|why| wrong(&why))?
    } else if text.contains("(;") {
        read_sgf(&text).map_err(|why| wrong(&why))?.swap_remove(0)
    } else {
        read_list(&text, size(args).unwrap_or((15, 15)), args.rows()).map_err(|why| wrong(&why))?
    };
    match size(args) {
        Some((width, height)) if (width, height) != (record.width, record.height) => {
            let (width, height) = (record.width, record.height);
            Err(say!(texts(), "analyse-other-size", file = file, width = width, height = height).into())
        }
        _ => {
            if args.rule.is_none() && !record.strange_rule.is_empty() {
                let rule = record.strange_rule.escape_debug().to_string();
                output::note(&say!(texts(), "analyse-strange-rule", file = file, rule = rule));
            }
            Ok(record)
        }
    }
}

/// The position of a game after the number of moves that was asked for.
fn of_game(args: &PositionArgs, mut record: Record) -> Result<(Board, Record), Failure> {
    if let Some(ply) = args.ply {
        let (stones, moves) = record.parts();
        let (stones, moves) = (stones.len(), moves.len());
        if ply > moves {
            return Err(say!(texts(), "analyse-no-ply", ply = ply, moves = moves).into());
        }
        if ply < moves {
            // The result of the game is not part of this position.
            record.moves.truncate(stones + ply);
            record.result = None;
            record.ending.clear();
        }
    }
    let rule = args.rule.or(record.rule).unwrap_or(Rule::Freestyle);
    Ok((record.board(rule)?, record))
}

/// A game with these stones in which the sides alternate as long as both have some left.
fn in_turn(width: usize, height: usize, black: &[Cell], white: &[Cell]) -> Result<Record, Failure> {
    let mut record = Record::new(width, height)?;
    for number in 0..black.len().max(white.len()) {
        for (player, cells) in [(Player::First, black), (Player::Second, white)] {
            if let Some(&cell) = cells.get(number) {
                record.push(player, cell);
            }
        }
    }
    Ok(record)
}

/// The error for a finished game.
fn over(moves: usize, outcome: Outcome) -> Failure {
    Failure::Usage(match outcome {
        Outcome::Draw => texts().get("analyse-over-full"),
        Outcome::Win(winner) => {
            let earlier = moves.saturating_sub(1);
            say!(texts(), "analyse-over", side = side_id(winner), moves = moves, earlier = earlier)
        }
    })
}

/// Reads one cell.
pub(crate) fn read_one(text: &str, position: &GomokuPosition) -> Result<Cell, Failure> {
    let board = &position.board;
    let read = if text.contains(',') { read_moves } else { read_cells };
    match read(text, board.width(), board.height(), position.rows)?.as_slice() {
        [cell] => Ok(*cell),
        _ => Err(say!(texts(), "analyse-one-cell", text = text.escape_debug().to_string()).into()),
    }
}
