//! The state of the game and a move, as data structures.

use plyground_registry::{Grid, Message, Player};

use super::classes::classes;
use super::rules::MnkGame;
use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Listing, Span, Table, label, prose};

/// The interface between a search and a game; a test compares it with the source.
const INTERFACE: &str = "\
pub trait Position: Clone {
    type Move: Copy + Eq + Debug;
    type Undo;
    type Moves: ExactSizeIterator<Item = Self::Move>;

    fn to_move(&self) -> Player;
    fn outcome(&self) -> Option<Outcome>;
    fn moves(&self) -> Self::Moves;
    fn make(&mut self, m: Self::Move) -> Self::Undo;
    fn unmake(&mut self, m: Self::Move, undo: Self::Undo);
}
";

/// Boards of up to this many cells fit one word.
const WORD: usize = 64;
/// Words of a larger board.
const WORDS: usize = 7;
/// Boards of up to this many cells are written out bit by bit.
const WRITTEN_OUT: usize = 36;

pub(super) fn state(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let texts = cx.texts;
    let game = MnkGame::of(&*cx.session);
    let mut blocks = vec![paragraph(prose!(texts, "report-state-intro"))];
    blocks.push(paragraph(match game {
        Some(game) if game.width * game.height <= WORD => prose!(texts, "report-state-one-word"),
        Some(game) => {
            let cells = game.width * game.height;
            prose!(texts, "report-state-words", cells = cells, words = WORDS)
        }
        None if cx.session.family() == "explicit" => prose!(texts, "report-state-explicit"),
        None => prose!(texts, "report-state-other"),
    }));
    if let (Some(_), Some(grid)) = (game, cx.grid())
        && grid.cells.len() <= WRITTEN_OUT
    {
        let worked = cx.after(&cx.findings.worked.moves)?;
        if let Some(grid) = worked.grid() {
            blocks.push(paragraph(prose!(texts, "report-state-example", figure = label("fig-worked"))));
            let listing =
                Listing { label: String::new(), caption: String::new(), language: "", text: bits(cx, &grid) };
            blocks.push(Block::Listing(listing));
        }
    }
    blocks.push(paragraph(prose!(
        texts,
        "report-state-operations",
        table = label("tab-operations"),
        listing = label("lst-position")
    )));
    blocks.push(Block::Table(operations(cx, game)));
    blocks.push(Block::Listing(Listing {
        label: "lst-position".to_owned(),
        caption: texts.get("report-listing-position"),
        language: "rust",
        text: INTERFACE.to_owned(),
    }));
    blocks.extend(classes(cx));
    Ok(blocks)
}

/// The two sets of marks and the free cells, row by row.
fn bits(cx: &ChapterContext<'_>, grid: &Grid) -> String {
    let rows = |is_in: &dyn Fn(Option<Player>) -> bool| {
        let bit = |&cell: &Option<Player>| if is_in(cell) { '1' } else { '0' };
        let rows: Vec<String> =
            grid.cells.chunks(grid.width).map(|row| row.iter().map(bit).collect()).collect();
        rows.join(" ")
    };
    let free = cx.texts.get("report-state-free");
    let width = free.chars().count().max(1);
    [
        format!("{:<width$}  {}\n", "X", rows(&|cell| cell == Some(Player::First))),
        format!("{:<width$}  {}\n", "O", rows(&|cell| cell == Some(Player::Second))),
        format!("{free:<width$}  {}\n", rows(&|cell| cell.is_none())),
    ]
    .concat()
}

/// The five operations, and their implementation in this game.
fn operations(cx: &ChapterContext<'_>, game: Option<MnkGame>) -> Table {
    let texts = cx.texts;
    let what = [
        ("start", texts.get("report-state-start")),
        ("moves", texts.get("report-state-moves")),
        ("make", texts.get("report-state-make")),
        ("unmake", texts.get("report-state-unmake")),
        ("outcome", texts.get("report-state-outcome")),
    ];
    let how = if game.is_some() {
        Some([
            texts.get("report-state-start-lines"),
            texts.get("report-state-moves-lines"),
            texts.get("report-state-make-lines"),
            texts.get("report-state-unmake-lines"),
            texts.get("report-state-outcome-lines"),
        ])
    } else if cx.session.family() == "explicit" {
        Some([
            texts.get("report-state-start-explicit"),
            texts.get("report-state-moves-explicit"),
            texts.get("report-state-make-explicit"),
            texts.get("report-state-unmake-explicit"),
            texts.get("report-state-outcome-explicit"),
        ])
    } else {
        None
    };
    let row = |(i, (name, what)): (usize, &(&str, String))| {
        let mut row = vec![Span::text(what), vec![Span::Code((*name).to_owned())]];
        row.extend(how.as_ref().map(|how| Span::text(&how[i])));
        row
    };
    let mut head = vec![texts.get("report-head-operation"), texts.get("report-head-function")];
    let mut columns = vec![Align::Left, Align::Left];
    if how.is_some() {
        head.push(texts.get("report-head-how"));
        columns.push(Align::Wrapped);
    }
    Table {
        label: "tab-operations".to_owned(),
        caption: prose!(texts, "report-table-operations"),
        columns,
        head,
        rows: what.iter().enumerate().map(row).collect(),
        rules: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_is_that_of_the_source() {
        let source = include_str!("../../../core/src/position.rs");
        for line in INTERFACE.lines() {
            assert!(source.lines().any(|known| known == line), "`{line}` is not in the source");
        }
        let stones = include_str!("../../../games/src/mnk/stones.rs");
        assert!(stones.contains("one machine word where that is enough, seven otherwise"));
    }
}
