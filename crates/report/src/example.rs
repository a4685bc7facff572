//! The position whose trees a report draws.

use plyground_registry::{Algorithm, Message, Recording, Score, Session};

use super::positions::session_after;
use super::searcher::{ReportSearcher, Stop};

/// A position whose tree is small enough to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// The depth of the search.
    pub depth: u16,
    /// The recordings of all searches, in the order of the report.
    pub searches: Vec<Watched>,
}

/// A recorded search.
#[derive(Clone, PartialEq, Debug)]
pub struct Watched {
    /// The search.
    pub algorithm: Algorithm,
    /// Its value for the side to move.
    pub value: Option<Score>,
    /// Its best move.
    pub best: Option<String>,
    /// Nodes entered.
    pub nodes: u64,
    /// Nodes with a cutoff.
    pub cutoffs: u64,
    /// Children searched twice.
    pub researches: u64,
    /// The recording.
    pub recording: Recording<String>,
}

/// Limits on the nodes and the depth of the trees that are considered,
const SMALLEST_TREE: u64 = 8;
const LARGEST_TREE: u64 = 60;
const DEEPEST_TREE: u16 = 4;
/// and on the width of the widest level; `BEST_WIDTH` fits a page best.
const BEST_WIDTH: u64 = 9;
const LARGEST_WIDTH: u64 = 12;
/// Values of more digits make the nodes wide.
const LONG_NUMBER: i32 = 1_000_000;
/// Most events of a search that are recorded for a picture.
const EVENTS: usize = 40_000;

/// Whether a tree shows a cutoff, only short numbers, and a re-search, and how well it fits a page.
type Rank = (bool, bool, bool, u64);

/// The most instructive position: its tree has a cutoff, a re-search if a search makes any, and fits a page.
pub(crate) fn example(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
    algorithms: &[Algorithm],
) -> Result<Example, Stop> {
    let mut best: Option<(Rank, Vec<String>, u16)> = None;
    for line in lines {
        let there = session_after(session, line)?;
        for depth in 2..=DEEPEST_TREE {
            let Some(SMALLEST_TREE..) = there.positions(depth, LARGEST_TREE) else { continue };
            let whole = searcher.search(&*there, Algorithm::Minimax, depth, &[])?.report;
            let width = whole.counts.nodes_by_ply.iter().copied().max().unwrap_or(0);
            let is_short = whole.root_moves.iter().all(|choice| choice.value.get().abs() < LONG_NUMBER);
            if width > LARGEST_WIDTH {
                continue;
            }
            let mut interest = (false, false);
            for &algorithm in algorithms {
                let counts = searcher.search(&*there, algorithm, depth, &[])?.report.counts;
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
        // The game has no small tree: the picture will show a part of a late one.
        None => late(session, lines)?,
    };
    let there = session_after(session, &moves)?;
    let watch = |&algorithm: &Algorithm| -> Result<Watched, Stop> {
        let (answer, recording) = searcher.record(&*there, algorithm, depth, EVENTS)?;
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
    let recorded = algorithms.iter().map(watch).collect::<Result<_, _>>()?;
    Ok(Example { moves, depth, searches: recorded })
}

/// The latest position with a tree of two plies; otherwise the root, with one ply.
fn late(session: &dyn Session, lines: &[Vec<String>]) -> Result<(Vec<String>, u16), Message> {
    for line in lines.iter().rev() {
        let there = session_after(session, line)?;
        let one = there.positions(1, u64::MAX);
        if one.is_some() && there.positions(2, u64::MAX) > one {
            return Ok((line.clone(), 2));
        }
    }
    Ok((Vec::new(), 1))
}
