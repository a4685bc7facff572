//! A random game, recorded with everything that a session shows on the way: the game's rules, notation, board and
//! evaluators, as a file whose changes are read in a diff. After the playthroughs of `OpenSpiel` (Lanctot et al.,
//! 2019).

use std::fmt::Write;

use plyground_core::{Labels, Outcome, Player, Sign};
use plyground_registry::{Algorithm, Dice, GAMES, SearchTask, Session};

use crate::conformance::{GameUnderTest, subjects};

/// Games of a family that are recorded: every alias, and samples as long as there is room.
const SHOWN: usize = 4;
/// Games that do not end by then are abandoned.
const LONGEST: usize = 300;
/// Longer lists continue on the next line.
const WIDTH: usize = 110;
/// Positions at the start and at the end of a game that are all shown.
const START: usize = 3;
const END: usize = 3;
/// Positions that are shown in all, those in the middle spread evenly.
const POSITIONS: usize = 9;
/// Perft goes as deep as this number of nodes allows.
const NODES: u64 = 5_000;

/// The games that are recorded, each with the name of its file.
pub fn shown() -> Vec<(GameUnderTest, String)> {
    let mut all: Vec<(GameUnderTest, String)> = Vec::new();
    for subject in subjects() {
        let session = subject.open();
        let name = session.game();
        let is_alias = GAMES.iter().any(|entry| entry.aliases.iter().any(|(alias, ..)| *alias == name));
        let known = all.iter().filter(|(other, _)| other.entry.id == subject.entry.id).count();
        let file = file_name(&name);
        // A game without a choice is not recorded.
        let is_worth_it = is_alias || known < SHOWN && session.legal_moves().len() > 1;
        if is_worth_it && all.iter().all(|(_, other)| *other != file) {
            all.push((subject, file));
        }
    }
    all
}

/// A name that every file system accepts.
fn file_name(game: &str) -> String {
    let mut name = String::new();
    for letter in game.chars() {
        if letter.is_ascii_alphanumeric() {
            name.push(letter);
        } else if !name.ends_with('-') {
            name.push('-');
        }
    }
    format!("{}.txt", name.trim_end_matches('-'))
}

/// The game and a play of it. The seed is computed from the name, so that an added game changes no other.
pub fn playthrough(subject: &GameUnderTest) -> String {
    let mut session = subject.open();
    let seed =
        session.game().bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let mut dice = Dice::new(seed);
    let mut page = head(&*session, subject);
    let mut played = session.copy();
    while played.outcome().is_none() && played.history().len() < LONGEST {
        let moves = played.legal_moves();
        let chosen = &moves[dice.below(moves.len())];
        played.play(chosen).expect("a legal move can be played");
    }
    let moves = played.history().to_vec();
    let stops = stops(moves.len());
    for (number, &ply) in stops.iter().enumerate() {
        position(&mut page, &*session, ply);
        let next = stops.get(number + 1).copied().unwrap_or(moves.len());
        if next > ply {
            listed(&mut page, "played", moves[ply..next].to_vec());
            for text in &moves[ply..next] {
                session.play(text).expect("it was played before");
            }
        }
    }
    page
}

/// The plies at which the position is shown: all of a short game.
fn stops(plies: usize) -> Vec<usize> {
    let step = plies.saturating_sub(START + END).div_ceil(POSITIONS - START - END).max(1);
    let is_shown = |ply: &usize| *ply < START || *ply + END > plies || (ply - START).is_multiple_of(step);
    (0..=plies).filter(is_shown).collect()
}

/// The properties that stay the same throughout the game.
fn head(session: &dyn Session, subject: &GameUnderTest) -> String {
    let mut page = String::new();
    line(&mut page, "game", &session.game());
    line(&mut page, "family", session.family());
    line(&mut page, "parameters", subject.parameters);
    line(&mut page, "summary", subject.entry.summary);
    line(&mut page, "sides", &Player::BOTH.map(|player| session.side_name(player)).join(" "));
    line(&mut page, "written", yes(session.is_written()));
    line(&mut page, "engine", yes(session.has_engine()));
    listed(&mut page, "searches", session.algorithms().iter().map(|a| a.id().to_owned()).collect());
    listed(&mut page, "evaluators", session.evaluators().iter().map(|id| (*id).to_owned()).collect());
    line(
        &mut page,
        "by default",
        &format!("{} to depth {}", session.default_evaluator().id, session.default_depth()),
    );
    if let Some(notice) = session.notice() {
        line(&mut page, "notice", &notice.to_string());
    }
    let (mut counts, mut before) = (Vec::new(), 0);
    for depth in 0..=9 {
        match session.positions(depth, NODES) {
            Some(nodes) if depth == 0 || nodes > before => {
                counts.push(session.perft(depth).to_string());
                before = nodes;
            }
            _ => break,
        }
    }
    listed(&mut page, "perft", counts);
    page
}

/// Everything that a position shows.
fn position(page: &mut String, session: &dyn Session, ply: usize) {
    let _ = writeln!(page, "\n== ply {ply}: {} to move\n", session.side_name(session.to_move()));
    let drawn = session.draw(Labels::None);
    page.push_str(drawn.trim_end_matches('\n'));
    page.push_str("\n\n");
    let numbered = session.draw(Labels::Numbers);
    if numbered != drawn {
        let _ = writeln!(page, "{}\n", numbered.trim_end_matches('\n'));
    }
    line(page, "position", &session.position());
    signs(page, session);
    moves(page, session);
    match session.outcome() {
        Some(Outcome::Draw) => line(page, "result", "draw"),
        Some(Outcome::Win(winner)) => line(page, "result", &format!("{} wins", session.side_name(winner))),
        None => {}
    }
    if let Some(decided) = session.winning_line() {
        line(page, "decided by", &format!("{decided}, cells {}", numbers(&session.winning_cells())));
    }
    if let Some(worth) = session.final_worth() {
        line(page, "worth", &format!("{worth:?}"));
    }
    // The hash of a position means nothing to a reader.
    for evaluator in session.evaluators().into_iter().filter(|id| *id != "scramble") {
        let task = SearchTask {
            evaluator: Some(session.evaluator(evaluator).expect("the game lists it")),
            ..SearchTask::new(Algorithm::Minimax)
        };
        let said = match session.judge(&task) {
            Ok(judgement) => {
                let terms = judgement.terms.iter();
                let parts = terms.map(|term| format!("{} {} {}", term.player.mark(), term.name, term.points));
                let parts: Vec<String> = parts.collect();
                let sum = if parts.is_empty() { String::new() } else { format!(" = {}", counted(&parts)) };
                format!("{}{sum}", judgement.value.get())
            }
            Err(why) => why.to_string(),
        };
        listed(page, &format!("by {evaluator}"), said.split(' ').map(str::to_owned).collect());
    }
}

/// The signs of cells besides their owners; left out where there are none.
fn signs(page: &mut String, session: &dyn Session) {
    let Some(grid) = session.grid().filter(|grid| !grid.signs.is_empty()) else { return };
    for row in 0..grid.height {
        let sign = |column| {
            let owner = grid.at(column, row).map_or('.', Player::mark);
            match grid.sign(column, row) {
                Sign::Plain => format!("{owner} "),
                Sign::King => format!("{owner}K"),
                Sign::Count(count) => format!("{owner}{count}"),
                Sign::Dot => "+ ".to_owned(),
                Sign::Gap => "  ".to_owned(),
                Sign::Line => format!("{owner}="),
                Sign::Inside(player) => format!("{owner}{}", player.mark().to_ascii_lowercase()),
                Sign::Outside => "# ".to_owned(),
            }
        };
        let row_text: Vec<String> = (0..grid.width).map(sign).collect();
        line(page, if row == 0 { "signs" } else { "" }, &row_text.join(" "));
    }
}

/// The legal moves, and how they are pointed at.
fn moves(page: &mut String, session: &dyn Session) {
    let (texts, cells) = (session.legal_moves(), session.legal_cells());
    if texts.is_empty() {
        return;
    }
    line(page, "help", &session.move_help().to_string());
    line(page, "moves", &texts.len().to_string());
    listed(page, "legal", texts.clone());
    if cells.iter().any(Option::is_some) {
        let cell = |cell: &Option<usize>| cell.map_or_else(|| "-".to_owned(), |cell| cell.to_string());
        listed(page, "cells", cells.iter().map(cell).collect());
    }
    let alone: Vec<Vec<usize>> = cells.iter().map(|cell| cell.iter().copied().collect()).collect();
    let (paths, areas) = (session.legal_paths(), session.legal_areas());
    if paths != alone {
        listed(page, "paths", paths.iter().map(|path| joined(path, ">")).collect());
    }
    if areas != paths {
        listed(page, "areas", areas.iter().map(|area| joined(area, ",")).collect());
    }
    if !session.move_numbers().is_empty() {
        line(page, "numbers", &numbers(&session.move_numbers()));
    }
    for (cell, why) in session.forbidden() {
        line(page, "forbidden", &format!("{cell}: {why}"));
    }
}

/// Equal parts merged, with their number.
fn counted(parts: &[String]) -> String {
    let mut seen: Vec<(&str, usize)> = Vec::new();
    for part in parts {
        match seen.iter_mut().find(|(known, _)| known == part) {
            Some((_, count)) => *count += 1,
            None => seen.push((part, 1)),
        }
    }
    let told = |&(part, count): &(&str, usize)| {
        if count == 1 { part.to_owned() } else { format!("{count} × {part}") }
    };
    seen.iter().map(told).collect::<Vec<_>>().join(", ")
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

fn numbers(list: &[usize]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The cells of a move in one word.
fn joined(list: &[usize], between: &str) -> String {
    let words: Vec<String> = list.iter().map(ToString::to_string).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(between) }
}

/// A name and a text.
fn line(page: &mut String, name: &str, text: &str) {
    let _ = writeln!(page, "{}", format!("{name:<17} {text}").trim_end());
}

/// A name and a list of words, in lines of bounded width.
fn listed(page: &mut String, name: &str, words: Vec<String>) {
    let mut name = name;
    let mut text = String::new();
    for word in words {
        if !text.is_empty() && text.len() + 1 + word.len() > WIDTH - 18 {
            line(page, name, &text);
            (name, text) = ("", String::new());
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&word);
    }
    line(page, name, &text);
}
