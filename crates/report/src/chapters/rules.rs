//! The game and its rules.

use plyground_i18n::Family;
use plyground_lab::lines::{cells_to_fill, rounded_factorial};
use plyground_registry::{GAMES, Session, parameters, spelled_out};

use super::{Block, ChapterContext, Cover, capitalised, paragraph};
use crate::document::{Align, Span, Table, code, label, plain, prose};
use crate::findings::name_of;

/// An m,n,k-game: k in a row on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MnkGame {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) k: usize,
    /// Longer rows do not count.
    pub(crate) exact: bool,
    /// The player who completes a row loses.
    pub(crate) misere: bool,
}

impl MnkGame {
    /// The rules, read from the game's name; `None` for other games.
    pub(crate) fn of(session: &dyn Session) -> Option<Self> {
        if session.family() != "mnk" {
            return None;
        }
        let name = session.game();
        let aliases = GAMES.iter().flat_map(|entry| entry.aliases);
        let alias = aliases.into_iter().find(|(alias, ..)| *alias == name);
        let parameters = match alias {
            Some((_, parameters, _)) => (*parameters).to_owned(),
            None => name.split_once('(')?.1.trim_end_matches(')').to_owned(),
        };
        let mut words = parameters.split(',').map(str::trim);
        let mut number = || words.next()?.parse().ok();
        let (width, height, k) = (number()?, number()?, number()?);
        let options: Vec<&str> = words.collect();
        Some(Self {
            width,
            height,
            k,
            exact: options.contains(&"exact"),
            misere: options.contains(&"misere"),
        })
    }

    /// The number of rows of `k` cells on the board.
    pub(crate) fn count(self) -> usize {
        let places = |length: usize| (length + 1).saturating_sub(self.k);
        let (across, down) = (places(self.width), places(self.height));
        // A row of one cell has no direction: it counts once.
        if self.k == 1 {
            return self.width * self.height;
        }
        across * self.height + down * self.width + 2 * across * down
    }
}

pub(super) fn rules(cx: &ChapterContext<'_>, cover: &Cover) -> Vec<Block> {
    let (texts, session, settings) = (cx.texts, &*cx.session, &cx.findings.settings);
    let mut blocks =
        vec![paragraph(prose!(texts, "report-rules-kind", game = plain(&capitalised(&cx.game()))))];
    match MnkGame::of(session) {
        Some(game) => blocks.extend(of_mnk(cx, game)),
        None if session.family() == "explicit" => {
            blocks.push(paragraph(prose!(texts, "report-rules-explicit")));
        }
        None => {
            let entry = GAMES.iter().find(|entry| entry.id == session.family());
            let summary = entry.map_or("", |entry| entry.summary);
            let summary = texts.summary(Family::Game, session.family(), summary);
            if let Some(rules) = texts.rules(session.family(), &parameters(session)) {
                blocks.push(paragraph(vec![Span::Text(rules)]));
            }
            if let Some(rules) = &cover.additions.rules {
                let parts =
                    rules.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
                blocks.extend(parts.filter(|part| !part.is_empty()).map(|part| paragraph(Span::text(part))));
            } else if !summary.is_empty() {
                blocks.push(paragraph(prose!(texts, "report-rules-other", summary = plain(&summary))));
            }
            if let Some(name) = spelled_out(session) {
                blocks.push(paragraph(prose!(texts, "report-rules-name", name = code(&name))));
            }
        }
    }
    let opening = settings.moves.is_empty() && settings.start.is_none();
    let caption = if opening {
        prose!(texts, "report-figure-opening")
    } else {
        prose!(texts, "report-figure-position", side = session.side_name(session.to_move()))
    };
    blocks.push(ChapterContext::board(session, "fig-board", caption));
    if !opening {
        let side = session.side_name(session.to_move());
        let mut text = prose!(texts, "report-rules-position", figure = label("fig-board"), side = side);
        if !settings.moves.is_empty() {
            text.push(Span::Text(" ".to_owned()));
            text.extend(prose!(texts, "report-rules-moves", moves = code(&settings.moves.join(" "))));
        }
        blocks.push(paragraph(text));
    }
    blocks.extend(size(cx));
    blocks.extend(space(cx).map(paragraph));
    blocks
}

/// The size of the search space: the number of orders in which the cells can be filled.
fn space(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    /// The largest board whose number is written out.
    const SHORT: usize = 12;
    let (texts, cells) = (cx.texts, cells_to_fill(&*cx.session)?);
    if cells <= SHORT {
        let orders: u64 = (1..=cells as u64).product();
        return Some(prose!(texts, "report-rules-space", cells = cells, orders = orders));
    }
    let (mantissa, exponent) = rounded_factorial(cells);
    let (mantissa, exponent) = (texts.decimal(mantissa, 1), exponent.to_string());
    let key = "report-rules-space-large";
    Some(prose!(texts, key, cells = cells, mantissa = plain(&mantissa), exponent = plain(&exponent)))
}

fn of_mnk(cx: &ChapterContext<'_>, game: MnkGame) -> Vec<Block> {
    let texts = cx.texts;
    let MnkGame { width, height, k, exact, misere } = game;
    let cells = width * height;
    let goal = match (misere, exact) {
        (false, false) => prose!(texts, "report-rules-win", k = k),
        (false, true) => prose!(texts, "report-rules-win-exact", k = k),
        (true, false) => prose!(texts, "report-rules-lose", k = k),
        (true, true) => prose!(texts, "report-rules-lose-exact", k = k),
    };
    vec![
        paragraph(prose!(texts, "report-rules-board", width = width, height = height, cells = cells)),
        paragraph(goal),
        paragraph(prose!(texts, "report-rules-draw", lines = game.count(), figure = label("fig-board"))),
    ]
}

/// The number of positions at each ply, as counted by a search that enters all of them.
fn size(cx: &ChapterContext<'_>) -> Vec<Block> {
    let (texts, findings) = (cx.texts, cx.findings);
    let Some(base) = cx.base() else { return Vec::new() };
    let mine = findings.comparison.iter().filter(|record| record.algorithm == base);
    let Some(record) = mine.max_by_key(|record| record.depth) else { return Vec::new() };
    let positions = &record.counts.nodes_by_ply;
    if positions.len() < 2 {
        return Vec::new();
    }
    let row = |(ply, &count): (usize, &u64)| {
        let next = positions.get(ply + 1).map(|&next| texts.decimal(next as f64 / count.max(1) as f64, 2));
        vec![
            Span::text(ply.to_string()),
            cx.count(count, format!("{}/nodes at ply {ply}", name_of(record))),
            Span::text(next.unwrap_or_else(|| "–".to_owned())),
        ]
    };
    let table = Table {
        label: "tab-size".to_owned(),
        caption: prose!(texts, "report-table-size"),
        columns: vec![Align::Right; 3],
        head: vec![
            texts.get("report-head-ply"),
            texts.get("report-head-positions"),
            texts.get("report-head-moves"),
        ],
        rows: positions.iter().enumerate().map(row).collect(),
        rules: Vec::new(),
    };
    let mut text = prose!(texts, "report-rules-size", table = label("tab-size"));
    if let Some(branching) = record.branching() {
        text.push(Span::Text(" ".to_owned()));
        text.extend(prose!(
            texts,
            "report-rules-branching",
            branching = plain(&texts.decimal(branching, 2)),
            depth = record.depth
        ));
    }
    vec![paragraph(text), Block::Table(table)]
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn rules_are_read_from_names() {
        let game = |game: &str| MnkGame::of(&*open(game).unwrap()).unwrap();
        let tic_tac_toe = game("tic-tac-toe");
        assert_eq!((tic_tac_toe.width, tic_tac_toe.k, tic_tac_toe.count()), (3, 3, 8));
        assert_eq!(game("gomoku").count(), 572);
        let odd = game("mnk(6,5,4,exact,misere)");
        assert_eq!((odd.width, odd.height, odd.exact, odd.misere), (6, 5, true, true));
        assert_eq!(odd.count(), 3 * 5 + 2 * 6 + 2 * 3 * 2);
        assert_eq!(game("mnk(3,3,4)").count(), 0);
        assert_eq!(MnkGame::of(&*open("explicit([1,2])").unwrap()), None);
    }
}
