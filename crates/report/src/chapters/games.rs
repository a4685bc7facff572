//! Games that the program played.

use std::fmt::Write;

use plyground_draw::board;
use plyground_i18n::say;
use plyground_registry::{Grid, Labels, Message, Outcome, Player};

use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Figure, Listing, Span, Table, label, plain, prose};
use crate::findings::{game_name, move_name};
use crate::playing::{Played, PlayedMove};

/// Boards of up to this many cells are shown after every move, larger ones once with the numbers of the moves.
const SMALL: usize = 25;
/// Most pictures in a strip.
const STRIP: usize = 16;

pub(super) fn games(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let (texts, findings) = (cx.texts, cx.findings);
    let name = cx.search(&findings.player);
    let mut blocks = vec![paragraph(prose!(
        texts,
        "report-games-intro",
        search = plain(&name),
        depth = findings.play_depth
    ))];
    for (i, game) in findings.games.iter().enumerate() {
        let number = i + 1;
        blocks.push(Block::Heading(heading(cx, number)));
        if i > 0 {
            let side = cx.session.to_move().other().mark();
            let seed = findings.settings.seed.to_string();
            blocks.push(paragraph(prose!(
                texts,
                "report-games-chance-intro",
                side = side,
                seed = plain(&seed)
            )));
        }
        blocks.push(paragraph(description(cx, game, number)));
        blocks.push(Block::Table(moves(cx, game, number)));
        blocks.extend(picture(cx, game, number)?);
        blocks.extend(screens(cx, game, number)?);
    }
    Ok(blocks)
}

/// The players of a game, by its number: its heading and the alternative text of its picture.
fn heading(cx: &ChapterContext<'_>, number: usize) -> String {
    cx.texts.get(if number == 1 { "report-games-itself" } else { "report-games-chance" })
}

/// The course of a game, in a sentence or two.
fn description(cx: &ChapterContext<'_>, game: &Played, number: usize) -> Vec<Span> {
    let texts = cx.texts;
    let plies = game.moves.len();
    let table = label(&format!("tab-game-{number}"));
    match (game.outcome, &game.winning_line) {
        (Some(Outcome::Win(winner)), Some(line)) => prose!(
            texts,
            "report-game-won-by",
            table = table,
            side = cx.session.side_name(winner),
            plies = plies,
            line = plain(line)
        ),
        (Some(Outcome::Win(winner)), None) => {
            prose!(
                texts,
                "report-game-won",
                table = table,
                side = cx.session.side_name(winner),
                plies = plies
            )
        }
        (Some(Outcome::Draw), _) => prose!(texts, "report-game-drawn", table = table, plies = plies),
        (None, _) => prose!(texts, "report-game-unfinished", table = table, plies = plies),
    }
}

/// The moves, two plies a row.
fn moves(cx: &ChapterContext<'_>, game: &Played, number: usize) -> Table {
    let texts = cx.texts;
    let shows_values = game.moves.iter().any(|m| m.value.is_some());
    let cells = |place: usize| {
        let Some(m) = game.moves.get(place) else { return vec![Vec::new(); 3] };
        let by_search = m.value.is_some();
        let dash = || Span::text("–");
        vec![
            vec![Span::Code(m.text.clone())],
            if by_search { Span::text(cx.maybe(m.value)) } else { dash() },
            if by_search { cx.count(m.nodes, move_name(&game_name(number), place)) } else { dash() },
        ]
    };
    let starter = game.moves.first().map_or(Player::First, |m| m.side);
    // If turns do not alternate, each move has a row of its own.
    let alternate = game.moves.windows(2).all(|pair| pair[0].side != pair[1].side);
    let step = if alternate { 2 } else { 1 };
    let row = |(i, pair): (usize, &[PlayedMove])| {
        let mut row = vec![Span::text((i + 1).to_string())];
        if !alternate {
            row.push(Span::text(cx.session.side_name(pair[0].side)));
        }
        for place in 0..step {
            row.extend(cells(i * step + place));
        }
        row
    };
    let mut head = vec![texts.get("report-head-number")];
    let mut columns = vec![Align::Right];
    if !alternate {
        head.push(texts.get("report-head-side"));
        columns.push(Align::Left);
    }
    for place in 0..step {
        head.push(match (alternate, place) {
            (true, 0) => starter.mark().to_string(),
            (true, _) => starter.other().mark().to_string(),
            (false, _) => texts.get("report-head-move"),
        });
        head.extend([texts.get("report-head-value"), texts.get("report-head-nodes")]);
        columns.extend([Align::Left, Align::Right, Align::Right]);
    }
    let caption =
        if shows_values { prose!(texts, "report-table-game") } else { prose!(texts, "report-table-moves") };
    Table {
        label: format!("tab-game-{number}"),
        caption,
        columns,
        head,
        rows: game.moves.chunks(step).enumerate().map(row).collect(),
        rules: Vec::new(),
    }
}

/// The screens of the program in the game, as text: at its start, in its middle and at its end.
fn screens(cx: &ChapterContext<'_>, game: &Played, number: usize) -> Result<Option<Block>, Message> {
    // A larger board would fill pages.
    const ROWS: usize = 9;
    if cx.grid().is_none_or(|grid| grid.height > ROWS) || game.moves.is_empty() {
        return Ok(None);
    }
    let mut session = cx.after(&[])?;
    let shown = [1, game.moves.len().div_ceil(2), game.moves.len()];
    let mut text = String::new();
    for (i, m) in game.moves.iter().enumerate() {
        session.play(&m.text)?;
        if shown.contains(&(i + 1)) {
            let side = cx.session.side_name(m.side);
            text.push_str(&say!(cx.texts, "play-program-plays", side = side, move = m.text.as_str()));
            let _ = write!(text, "\n\n{}\n", session.draw(Labels::Numbers));
        }
    }
    if let Some(outcome) = game.outcome {
        text.push_str(&match outcome {
            Outcome::Draw => cx.texts.get("play-tie"),
            Outcome::Win(winner) => say!(cx.texts, "play-won", side = cx.session.side_name(winner)),
        });
    }
    Ok(Some(Block::Listing(Listing {
        label: format!("lst-game-{number}"),
        caption: cx.texts.get("report-listing-screens"),
        language: "",
        text: text.trim_end().to_owned(),
    })))
}

/// The game in pictures: a strip of small boards, or one large board with the numbers of the moves.
fn picture(cx: &ChapterContext<'_>, game: &Played, number: usize) -> Result<Vec<Block>, Message> {
    let texts = cx.texts;
    let Some(start) = cx.grid() else { return Ok(Vec::new()) };
    let mut grids = vec![start];
    let mut cells: Vec<Option<usize>> = Vec::new();
    let mut session = cx.after(&[])?;
    for m in &game.moves {
        let place = session.legal_moves().iter().position(|legal| *legal == m.text);
        cells.push(place.and_then(|place| session.legal_cells()[place]));
        session.play(&m.text)?;
        grids.extend(session.grid());
    }
    let caption = prose!(texts, "report-figure-game");
    let title = heading(cx, number);
    let picture = if grids[0].cells.len() <= SMALL && game.moves.len() <= STRIP {
        let boards: Vec<(Grid, Option<usize>, String)> = game
            .moves
            .iter()
            .enumerate()
            .map(|(i, m)| {
                let below = say!(
                    texts,
                    "report-board-move",
                    number = i + 1,
                    side = cx.session.side_name(m.side),
                    movement = m.text.clone()
                );
                (grids[i + 1].clone(), cells[i], below)
            })
            .collect();
        board::strip(&boards, &title).map(|picture| (picture, caption))
    } else {
        let played: Option<Vec<(usize, Player)>> =
            cells.iter().zip(&game.moves).map(|(cell, m)| Some(((*cell)?, m.side))).collect();
        // Numbers identify the player and the time of a mark only if each move changes one cell.
        let stays = grids.windows(2).all(|pair| pair[1].changes(&pair[0]).len() == 1);
        let last = grids.last().cloned();
        last.map(|last| match played.filter(|_| stays) {
            Some(played) => {
                let picture = board::numbered(&last, &cx.session.names(), &played, &title);
                (picture, prose!(texts, "report-figure-game-numbered"))
            }
            None => {
                (board::board(&last, &cx.session.names(), &title), prose!(texts, "report-figure-game-end"))
            }
        })
    };
    let block = picture.map(|((width, svg), caption)| {
        Block::Figure(Figure { label: format!("fig-game-{number}"), caption, svg, width })
    });
    Ok(block.into_iter().collect())
}
