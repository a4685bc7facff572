//! Games that the searches of a report play.

use plyground_registry::{Algorithm, Dice, Mutation, Outcome, Player, Score, Session};

use super::searcher::{ReportSearcher, Stop};

/// A player.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Policy<'a> {
    /// A search of a given depth, with its mistakes.
    Search(Algorithm, u16, &'a [&'static Mutation]),
    /// Random moves.
    Chance,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The moves in order.
    pub moves: Vec<PlayedMove>,
    /// Its result; `None` if it was not finished.
    pub outcome: Option<Outcome>,
    /// The line that decided it.
    pub winning_line: Option<String>,
}

/// A move of such a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedMove {
    /// The move.
    pub text: String,
    /// The side that played it.
    pub side: Player,
    /// The value that the search found, for that side; `None` for a random move.
    pub value: Option<Score>,
    /// Nodes of the search.
    pub nodes: u64,
}

impl Played {
    /// The moves alone.
    pub fn texts(&self) -> Vec<&str> {
        self.moves.iter().map(|m| m.text.as_str()).collect()
    }
}

/// Plays from the session's position until the end, or until `most` moves were made.
pub(crate) fn play(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    policies: [Policy<'_>; 2],
    seed: u64,
    most: usize,
) -> Result<Played, Stop> {
    let mut session = session.after(&[])?;
    let mut dice = Dice::new(seed);
    let mut moves = Vec::new();
    while session.outcome().is_none() && moves.len() < most {
        searcher.check_cancelled()?;
        let side = session.to_move();
        let legal = session.legal_moves();
        let mut chance = || legal[dice.below(legal.len())].clone();
        let (text, value, nodes) = match policies[side.index()] {
            Policy::Chance => (chance(), None, 0),
            Policy::Search(algorithm, depth, mutations) => {
                let report = searcher.search(&*session, algorithm, depth, mutations)?.report;
                // A search with a mistake may find no move good enough; it must play nevertheless.
                (report.best.unwrap_or_else(|| legal[0].clone()), report.value, report.counts.nodes)
            }
        };
        let text = session.play(&text)?;
        moves.push(PlayedMove { text, side, value, nodes });
    }
    Ok(Played { moves, outcome: session.outcome(), winning_line: session.winning_line() })
}
