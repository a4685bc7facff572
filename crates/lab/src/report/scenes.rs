//! The positions on which a report explains things: one for the evaluator, one for the trees.
//!
//! Both come from the games that were played, so that they are positions of this game with these settings.

use plyground_registry::{Algorithm, Dice, Message, Recording, Score, Session, Term};

use super::asker::{Asker, Stop};
use super::playing::Played;

/// A position on which the evaluator is explained.
#[derive(Clone, PartialEq, Debug)]
pub struct Worked {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// What the evaluator says of it, for the side to move.
    pub value: Score,
    /// How that comes about, where it is a sum.
    pub parts: Vec<Part>,
    /// What one of each thing that it looks for is worth, where that is always the same.
    pub scale: Vec<Part>,
    /// What minimax makes of every move there, so many plies deep: shown where the evaluator is no sum.
    pub choices: Vec<(String, Score)>,
    /// Those plies.
    pub depth: u16,
}

/// Equal parts of a judgement together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What is judged.
    pub name: &'static str,
    /// How often each side has it.
    pub counts: [u64; 2],
    /// What that is worth to each side.
    pub points: [i64; 2],
}

/// A position whose tree is small enough to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// How deep it is searched.
    pub depth: u16,
    /// Each search of it, in the order of the report.
    pub searches: Vec<Watched>,
}

/// A search that was watched.
#[derive(Clone, PartialEq, Debug)]
pub struct Watched {
    /// The search.
    pub algorithm: Algorithm,
    /// What it found, for the side to move.
    pub value: Option<Score>,
    /// Its choice.
    pub best: Option<String>,
    /// The positions that it entered.
    pub nodes: u64,
    /// Nodes that it left early.
    pub cutoffs: u64,
    /// Children that it searched twice.
    pub researches: u64,
    /// How it went.
    pub recording: Recording<String>,
}

/// Trees with so many positions are looked at,
const SMALLEST_TREE: u64 = 8;
const LARGEST_TREE: u64 = 60;
const DEEPEST_TREE: u16 = 4;
/// and one whose widest level has so many fits a page best.
const BEST_WIDTH: u64 = 9;
const LARGEST_WIDTH: u64 = 12;
/// Values with more digits make its nodes wide.
const LONG_NUMBER: i32 = 1_000_000;
/// Events of a search that are kept for a picture.
const EVENTS: usize = 40_000;
/// After so many moves there is something to judge.
const INSTRUCTIVE: usize = 3;

/// Every unfinished position of the games, the earliest first, each once.
pub(crate) fn positions(session: &dyn Session, games: &[Played]) -> Result<Vec<Vec<String>>, Message> {
    let mut seen = Vec::new();
    let mut lines: Vec<Vec<String>> = Vec::new();
    for game in games {
        for count in 0..game.moves.len() {
            let line: Vec<&str> = game.moves[..count].iter().map(|m| m.text.as_str()).collect();
            let position = session.after(&line)?.position();
            if !seen.contains(&position) {
                seen.push(position);
                lines.push(line.into_iter().map(str::to_owned).collect());
            }
        }
    }
    Ok(lines)
}

/// Late positions of games at random, in games whose trees can be small: not many moves, and not on a large board.
pub(crate) fn endings(session: &dyn Session, seed: u64) -> Result<Vec<Vec<String>>, Message> {
    const GAMES: usize = 60;
    const FEW: usize = 5;
    const MOVES: usize = 80;
    const LARGE: usize = 36;
    let mut lines = Vec::new();
    if session.grid().is_some_and(|grid| grid.cells.len() > LARGE) {
        return Ok(lines);
    }
    let mut dice = Dice::new(seed);
    for _ in 0..GAMES {
        let mut there = session.after(&[])?;
        while there.outcome().is_none() && there.history().len() < MOVES {
            let moves = there.legal_moves();
            if moves.len() <= FEW && !lines.iter().any(|line| line == there.history()) {
                lines.push(there.history().to_vec());
            }
            there.play(&moves[dice.below(moves.len())])?;
        }
    }
    Ok(lines)
}

/// The session after these moves.
pub(crate) fn stand(session: &dyn Session, moves: &[String]) -> Result<Box<dyn Session>, Message> {
    session.after(&moves.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The position that shows most of the evaluator: where it has the most different parts, then some stones to look at, then
/// the clearest opinion.
/// Where it is no sum, a position from which the end can be seen.
pub(crate) fn worked(
    asker: &Asker<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
) -> Result<Worked, Stop> {
    let mut best: Option<((usize, bool, u32), Worked)> = None;
    for line in lines {
        let there = stand(session, line)?;
        let judgement = asker.judge(&*there)?;
        let (parts, scale) = (together(&judgement.terms), together(&judgement.scale));
        let kinds = parts.iter().flat_map(|part| part.counts).filter(|&count| count > 0).count();
        let interest = (kinds, line.len() >= INSTRUCTIVE, judgement.value.get().unsigned_abs());
        if kinds > 0 && best.as_ref().is_none_or(|(most, _)| interest > *most) {
            let (moves, value) = (line.clone(), judgement.value);
            best = Some((interest, Worked { moves, value, parts, scale, choices: Vec::new(), depth: 0 }));
        }
    }
    match best {
        Some((_, worked)) => Ok(worked),
        None => with_choices(asker, session, lines),
    }
}

/// A position whose moves have different values, as late as possible.
fn with_choices(asker: &Asker<'_>, session: &dyn Session, lines: &[Vec<String>]) -> Result<Worked, Stop> {
    let mut fallback = None;
    for line in lines.iter().rev() {
        let there = stand(session, line)?;
        if there.legal_moves().len() < 2 {
            continue;
        }
        let depth = affordable(&*there, asker.settings.effort).max(1);
        let choices = asker.search(&*there, Algorithm::Minimax, depth, &[])?.report.root_moves.into_iter();
        let choices: Vec<(String, Score)> = choices.map(|choice| (choice.movement, choice.value)).collect();
        let value = asker.judge(&*there)?.value;
        let differ = choices.iter().any(|(_, value)| *value != choices[0].1);
        let worked = Worked { moves: line.clone(), value, choices, depth, ..nothing() };
        if differ {
            return Ok(worked);
        }
        fallback.get_or_insert(worked);
    }
    if let Some(worked) = fallback {
        return Ok(worked);
    }
    let value = asker.judge(session)?.value;
    Ok(Worked { value, ..nothing() })
}

fn nothing() -> Worked {
    let (parts, scale) = (Vec::new(), Vec::new());
    Worked { moves: Vec::new(), value: Score::ZERO, parts, scale, choices: Vec::new(), depth: 0 }
}

/// Equal parts of a judgement together, in the order in which they first appear.
fn together(terms: &[Term]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for term in terms {
        let place = parts.iter().position(|part| part.name == term.name).unwrap_or_else(|| {
            parts.push(Part { name: term.name, counts: [0; 2], points: [0; 2] });
            parts.len() - 1
        });
        let side = term.player.index();
        parts[place].counts[side] += 1;
        parts[place].points[side] += i64::from(term.points);
    }
    parts
}

/// The deepest that minimax can look from here with so many nodes.
pub(crate) fn affordable(session: &dyn Session, most: u64) -> u16 {
    let mut before = 0;
    let grows = |depth: &u16| match session.positions(*depth, most) {
        Some(positions) if positions > before => {
            before = positions;
            true
        }
        _ => false,
    };
    (0..=64).take_while(grows).last().unwrap_or(0)
}

/// Whether a tree shows a cut, only short numbers, and a move that is searched again, and how well it fits a page.
type Rank = (bool, bool, bool, u64);

/// The position whose tree shows most: where something is cut, and searched again if a search does that, in a tree that
/// fits a page.
pub(crate) fn scene(
    asker: &Asker<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
    algorithms: &[Algorithm],
) -> Result<Scene, Stop> {
    let mut best: Option<(Rank, Vec<String>, u16)> = None;
    for line in lines {
        let there = stand(session, line)?;
        for depth in 2..=DEEPEST_TREE {
            let Some(SMALLEST_TREE..) = there.positions(depth, LARGEST_TREE) else { continue };
            let whole = asker.search(&*there, Algorithm::Minimax, depth, &[])?.report;
            let width = whole.counts.nodes_by_ply.iter().copied().max().unwrap_or(0);
            let is_short = whole.root_moves.iter().all(|choice| choice.value.get().abs() < LONG_NUMBER);
            if width > LARGEST_WIDTH {
                continue;
            }
            let mut interest = (false, false);
            for &algorithm in algorithms {
                let counts = asker.search(&*there, algorithm, depth, &[])?.report.counts;
                interest = (interest.0 || counts.cutoffs() > 0, interest.1 || counts.researches > 0);
            }
            let rank = (interest.0, is_short, interest.1, LARGEST_WIDTH - width.abs_diff(BEST_WIDTH));
            if best.as_ref().is_none_or(|(most, ..)| rank > *most) {
                best = Some((rank, line.clone(), depth));
            }
        }
    }
    let (moves, depth) = match best {
        Some((_, moves, depth)) => (moves, depth),
        // No tree of this game is small: the picture will show a part of a late one.
        None => late(session, lines)?,
    };
    let there = stand(session, &moves)?;
    let watch = |&algorithm: &Algorithm| -> Result<Watched, Stop> {
        let (answer, recording) = asker.record(&*there, algorithm, depth, EVENTS)?;
        let report = answer.report;
        Ok(Watched {
            algorithm,
            value: report.value,
            best: report.best,
            nodes: report.counts.nodes,
            cutoffs: report.counts.cutoffs(),
            researches: report.counts.researches,
            recording,
        })
    };
    let searches = algorithms.iter().map(watch).collect::<Result<_, _>>()?;
    Ok(Scene { moves, depth, searches })
}

/// The latest position from which two moves can be made, and two plies; or the root, as deep as it goes.
fn late(session: &dyn Session, lines: &[Vec<String>]) -> Result<(Vec<String>, u16), Message> {
    for line in lines.iter().rev() {
        let there = stand(session, line)?;
        let one = there.positions(1, u64::MAX);
        if one.is_some() && there.positions(2, u64::MAX) > one {
            return Ok((line.clone(), 2));
        }
    }
    Ok((Vec::new(), 1))
}
