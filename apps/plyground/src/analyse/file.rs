//! `--out FILE`: the game of a position and the lines found in it, as a file for other programs.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use plyground_gomoku::Cell;
use plyground_gomoku::record::{Record, RecordedMove, write_cells, write_list, write_psq, write_sgf_with};
use plyground_i18n::say;
use plyground_registry::Player;

use super::position::GomokuPosition;
use crate::failure::Failure;
use crate::files;
use crate::language::texts;

/// A file that is to be written.
pub(crate) struct Outlet {
    path: PathBuf,
    form: OutletFormat,
}

/// A line that was found, and a remark on it.
pub(crate) struct Variation<'a> {
    pub(crate) moves: &'a [Cell],
    pub(crate) remark: String,
}

impl Variation<'_> {
    /// Its moves, the first by the given side and with the remark.
    fn turns(&self, first: Player) -> Vec<RecordedMove> {
        let sides = [first, first.other()].into_iter().cycle();
        let remarks = std::iter::once(self.remark.as_str()).chain(std::iter::repeat(""));
        let moves = self.moves.iter().zip(sides).zip(remarks);
        moves
            .map(|((&cell, player), remark)| RecordedMove {
                player,
                cell,
                milliseconds: None,
                comment: remark.to_owned(),
            })
            .collect()
    }
}

#[derive(Clone, Copy)]
enum OutletFormat {
    Sgf,
    Psq,
    Moves,
}

impl Outlet {
    /// The file that was asked for. One that cannot be written is refused before the search.
    pub(crate) fn new(path: &Path, position: &GomokuPosition) -> Result<Self, Failure> {
        let file = path.display().to_string();
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        let form = match ending.as_deref() {
            Some("sgf") => OutletFormat::Sgf,
            Some("psq") => OutletFormat::Psq,
            Some("txt") => OutletFormat::Moves,
            _ => return Err(Failure::Usage(say!(texts(), "analyse-out-kind", file = file))),
        };
        if !matches!(form, OutletFormat::Sgf) && !position.alternates() {
            return Err(Failure::Usage(say!(texts(), "analyse-out-order", file = file)));
        }
        files::check(path)?;
        Ok(Self { path: path.to_owned(), form })
    }

    /// Writes it, whole or not at all.
    pub(crate) fn write(
        &self,
        position: &GomokuPosition,
        verdict: &str,
        lines: &[Variation<'_>],
    ) -> Result<(), Failure> {
        let text = match self.form {
            OutletFormat::Sgf => sgf(position, verdict, lines),
            OutletFormat::Psq => psq(position, verdict, lines),
            OutletFormat::Moves => moves(position, verdict, lines),
        };
        files::write(&self.path, text)
    }
}

/// The game, and each line as a variation from its last position.
fn sgf(position: &GomokuPosition, verdict: &str, lines: &[Variation<'_>]) -> String {
    let mut game = Record { remark: verdict.to_owned(), ..position.game.clone() };
    if !position.is_end_of_game() {
        // Stones without an order are set up, and the side to move is named.
        (game.setup, game.to_move) = (game.moves.len(), Some(position.board.to_move()));
        // The variations of the file are about the moves that led here.
        game.branches.clear();
    }
    let first = position.board.to_move();
    let lines: Vec<Vec<RecordedMove>> = lines.iter().map(|line| line.turns(first)).collect();
    write_sgf_with(&game, &lines)
}

/// The game. The lines come after the end that Piskvork reads: as moves they would be a part of the game.
fn psq(position: &GomokuPosition, verdict: &str, lines: &[Variation<'_>]) -> String {
    let mut text = write_psq(&position.game);
    let _ = writeln!(text, "; verdict {verdict}");
    for line in lines {
        let cells = write_cells(line.moves.iter().copied(), position.board.height(), position.rows);
        let _ = writeln!(text, "; line {}: {cells}", line.remark);
    }
    text
}

/// The game as `h8i9j10`, and the lines as comments.
fn moves(position: &GomokuPosition, verdict: &str, lines: &[Variation<'_>]) -> String {
    let mut text = write_list(&position.game, position.rows);
    let _ = writeln!(text, "# {verdict}");
    for line in lines {
        let cells = write_cells(line.moves.iter().copied(), position.board.height(), position.rows);
        let _ = writeln!(text, "# {}: {cells}", line.remark);
    }
    text
}
