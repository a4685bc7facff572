//! Games that the searches of a report play.

use plyground_registry::{Algorithm, Dice, Mutation, Outcome, Player, Score, Session};

use super::asker::{Asker, Stop};

/// Who chooses the moves of a side.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mind<'a> {
    /// A search of so many plies, with mistakes if any.
    Search(Algorithm, u16, &'a [&'static Mutation]),
    /// Chance.
    Chance,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The moves in order.
    pub moves: Vec<PlayedMove>,
    /// How it ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// What decided it.
    pub winning_line: Option<String>,
}

/// A move of such a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedMove {
    /// The move.
    pub text: String,
    /// Who played it.
    pub side: Player,
    /// What the search expected of it, for that side; `None` where chance chose.
    pub value: Option<Score>,
    /// Nodes that it took.
    pub nodes: u64,
}

impl Played {
    /// The moves alone.
    pub fn texts(&self) -> Vec<&str> {
        self.moves.iter().map(|m| m.text.as_str()).collect()
    }
}

/// Plays from where the session stands until the end, or until so many moves were made.
pub(crate) fn play(
    asker: &Asker<'_>,
    session: &dyn Session,
    minds: [Mind<'_>; 2],
    seed: u64,
    most: usize,
) -> Result<Played, Stop> {
    let mut session = session.after(&[])?;
    let mut dice = Dice::new(seed);
    let mut moves = Vec::new();
    while session.outcome().is_none() && moves.len() < most {
        asker.go_on()?;
        let side = session.to_move();
        let legal = session.legal_moves();
        let mut chance = || legal[dice.below(legal.len())].clone();
        let (text, value, nodes) = match minds[side.index()] {
            Mind::Chance => (chance(), None, 0),
            Mind::Search(algorithm, depth, mutations) => {
                let report = asker.search(&*session, algorithm, depth, mutations)?.report;
                // A program with a mistake can find no move good enough; it must play all the same.
                (report.best.unwrap_or_else(|| legal[0].clone()), report.value, report.counts.nodes)
            }
        };
        let text = session.play(&text)?;
        moves.push(PlayedMove { text, side, value, nodes });
    }
    Ok(Played { moves, outcome: session.outcome(), winning_line: session.winning_line() })
}
